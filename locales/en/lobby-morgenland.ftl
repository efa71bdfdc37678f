# What the lobby says of Morgenland.
game-morgenland = Morgenland
lobby-morgenland-feels = Send out hidden tokens to dragons’ caves, the city and the palace, and hope that nobody was after the same treasure.
