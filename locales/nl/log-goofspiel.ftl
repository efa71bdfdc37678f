# Wat er in Goofspiel gebeurt. Zie locales/README.md.
goofspiel-round-began = { $kept-count ->
    [0] Ronde { $round } begint: de prijs { $prize } wordt omgedraaid.
   *[other] Ronde { $round } begint: de prijs { $prize } wordt omgedraaid. Met wat er is blijven liggen, gaat het om { $stake } punten.
}
goofspiel-bid = { $seat } biedt { $card }.
goofspiel-chose = { $seat } heeft gekozen.
goofspiel-took-back = { $seat } neemt de keuze terug.
goofspiel-revealed = { $seat } heeft { $card } geboden.
goofspiel-won = { $prizes-count ->
    [one] { $seat } wint met de { $card } de prijs { $prizes }.
   *[other] { $seat } wint met de { $card } de prijzen { $prizes }: { $points } punten.
}
goofspiel-tied = { $fate ->
    [kept] { $seats } hebben allemaal { $card } geboden, dus niemand wint. { $prizes-count ->
        [one] De prijs { $prizes } blijft liggen voor het volgende bod.
       *[other] De prijzen { $prizes } blijven liggen voor het volgende bod.
    }
   *[discarded] { $seats } hebben allemaal { $card } geboden, dus niemand wint. { $prizes-count ->
        [one] De prijs { $prizes } gaat weg.
       *[other] De prijzen { $prizes } gaan weg.
    }
}
goofspiel-ended = Om alle prijzen is geboden: het spel is afgelopen.
