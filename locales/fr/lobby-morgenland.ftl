# Ce que l’accueil dit de Morgenland.
game-morgenland = Morgenland
lobby-morgenland-feels = Envoie des figurines cachées dans les grottes des dragons, en ville et au palais, en espérant que personne ne visait le même trésor.
