# Was in der Lobby über Morgenland steht.
game-morgenland = Morgenland
lobby-morgenland-feels = Schicke verdeckte Figuren in Drachenhöhlen, in die Stadt und in den Palast und hoffe, dass niemand denselben Schatz wollte.
