# Was jemand in Goofspiel gefragt wird, und was sich wählen lässt. Siehe locales/README.md.
# `.more` ist, was eine Wahl bringt, und wird gesagt, wo Platz ist.

goofspiel-ask-bid = { $kept-count ->
    [0] Welche Karte bietest du für den Preis { $prize }?
   *[other] Welche Karte bietest du für den Preis { $prize } und was liegen blieb, zusammen { $stake } Punkte?
}

goofspiel-choice-bid = { $card } bieten
    .more = { $above-count ->
        [0] niemand hat eine höhere Karte
       *[other] höhere Karten bei { $above }
    }
