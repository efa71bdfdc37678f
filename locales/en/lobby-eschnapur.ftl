# What the lobby says of Der Palast von Eschnapur.
game-eschnapur = Der Palast von Eschnapur
lobby-eschnapur-feels = Bribe five officials with hidden gold, build the towers of a palace, and watch equal bids cancel each other out.
