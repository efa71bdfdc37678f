# Was in der Lobby über Der Palast von Eschnapur steht.
game-eschnapur = Der Palast von Eschnapur
lobby-eschnapur-feels = Bestich fünf Beamte mit verdecktem Gold, baue die Türme eines Palasts und sieh zu, wie gleiche Gebote sich aufheben.
