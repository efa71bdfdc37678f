# La table de Goofspiel : ce qu’on en dit dans le terminal et sur la page. Voir locales/README.md.

goofspiel-remark-round = Manche { $round } sur { $rounds }
goofspiel-remark-over = La partie est terminée
goofspiel-remark-round-explained = Tout le monde mise en secret une carte de sa main pour le prix visible (G1.2). Toutes les mises sont révélées d’un coup (G1.4) ; la plus haute gagne, si elle est seule à cette hauteur (G2.1), et toutes les cartes misées ont servi.
goofspiel-remark-ties-explained = { $ties ->
    [kept] Si la mise la plus haute a été faite plusieurs fois, personne ne gagne : le prix reste, et la mise suivante vaut pour les deux (G2.2).
   *[discarded] Si la mise la plus haute a été faite plusieurs fois, personne ne gagne : le prix est écarté (G2.2).
}
goofspiel-remark-over-explained = Chaque prix vaut autant de points que son nombre. Qui a le plus de points gagne (G3.2).

goofspiel-remark-player = Qui
goofspiel-remark-points = Points
goofspiel-remark-won = Prix remportés
goofspiel-remark-hand = Main
goofspiel-remark-bid = Mise
goofspiel-remark-legend = Les cartes entre crochets sont face cachée
goofspiel-remark-prize = Prix
goofspiel-remark-kept = Restés
goofspiel-remark-stack = Encore cachés
goofspiel-remark-discarded = Écartés
goofspiel-remark-nothing = aucun
