# Wat er in de lobby over Morgenland staat.
game-morgenland = Morgenland
lobby-morgenland-feels = Stuur gedekte figuren naar drakengrotten, de stad en het paleis, en hoop dat niemand dezelfde schat wilde.
