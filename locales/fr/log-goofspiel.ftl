# Ce qui se passe dans Goofspiel. Voir locales/README.md.
goofspiel-round-began = { $kept-count ->
    [0] La manche { $round } commence : le prix { $prize } est retourné.
   *[other] La manche { $round } commence : le prix { $prize } est retourné. Avec ce qui est resté, { $stake } points sont en jeu.
}
goofspiel-bid = { $seat } mise { $card }.
goofspiel-chose = { $seat } a choisi.
goofspiel-took-back = { $seat } reprend son choix.
goofspiel-revealed = { $seat } a misé { $card }.
goofspiel-won = { $prizes-count ->
    [one] { $seat } remporte le prix { $prizes } avec le { $card }.
   *[other] { $seat } remporte les prix { $prizes } avec le { $card } : { $points } points.
}
goofspiel-tied = { $fate ->
    [kept] Même mise ({ $card }) pour { $seats } : personne ne gagne. { $prizes-count ->
        [one] Le prix { $prizes } reste pour la mise suivante.
       *[other] Les prix { $prizes } restent pour la mise suivante.
    }
   *[discarded] Même mise ({ $card }) pour { $seats } : personne ne gagne. { $prizes-count ->
        [one] Le prix { $prizes } est écarté.
       *[other] Les prix { $prizes } sont écartés.
    }
}
goofspiel-ended = On a misé pour tous les prix : la partie est terminée.
