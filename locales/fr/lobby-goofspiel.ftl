# Ce que l’accueil dit de Goofspiel.
game-goofspiel = Goofspiel
lobby-goofspiel-feels = Un petit jeu pour s’échauffer : treize cartes par personne, treize prix, et chaque mise est secrète. Cinq minutes, et on ne peut s’en prendre qu’à soi-même.
