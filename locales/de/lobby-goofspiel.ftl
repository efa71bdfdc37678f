# Was in der Lobby über Goofspiel steht.
game-goofspiel = Goofspiel
lobby-goofspiel-feels = Ein kleines Spiel zum Aufwärmen: dreizehn Karten für alle, dreizehn Preise, und jedes Gebot ist geheim. Fünf Minuten, und schuld bist nur du selbst.
