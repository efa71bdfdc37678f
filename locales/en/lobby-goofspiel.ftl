# What the lobby says of Goofspiel.
game-goofspiel = Goofspiel
lobby-goofspiel-feels = A small game to warm up with: thirteen cards each, thirteen prizes, and every bid is secret. Five minutes, and nobody to blame but yourself.
