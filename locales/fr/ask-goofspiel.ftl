# Ce qu’on demande dans Goofspiel, et ce qu’on peut choisir. Voir locales/README.md.
# `.more` est ce qu’un choix apporte, dit là où il y a de la place.

goofspiel-ask-bid = { $kept-count ->
    [0] Quelle carte mises-tu pour le prix { $prize } ?
   *[other] Quelle carte mises-tu pour le prix { $prize } et ce qui est resté, { $stake } points en tout ?
}

goofspiel-choice-bid = Miser { $card }
    .more = { $above-count ->
        [0] personne n’a de carte plus haute
       *[other] cartes plus hautes chez { $above }
    }
