# Wat er in de lobby over Der Palast von Eschnapur staat.
game-eschnapur = Der Palast von Eschnapur
lobby-eschnapur-feels = Koop vijf ambtenaren om met gedekt goud, bouw de torens van een paleis en zie hoe gelijke biedingen tegen elkaar wegvallen.
