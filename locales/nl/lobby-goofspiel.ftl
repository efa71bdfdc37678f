# Wat er in de lobby over Goofspiel staat.
game-goofspiel = Goofspiel
lobby-goofspiel-feels = Een klein spel om warm te draaien: dertien kaarten voor iedereen, dertien prijzen, en elk bod is geheim. Vijf minuten, en je kunt alleen jezelf de schuld geven.
