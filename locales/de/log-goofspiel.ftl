# Was in Goofspiel geschieht. Siehe locales/README.md.
goofspiel-round-began = { $kept-count ->
    [0] Runde { $round } beginnt: Der Preis { $prize } wird aufgedeckt.
   *[other] Runde { $round } beginnt: Der Preis { $prize } wird aufgedeckt. Mit dem, was liegen blieb, geht es um { $stake } Punkte.
}
goofspiel-bid = { $seat } bietet { $card }.
goofspiel-chose = { $seat } hat gewählt.
goofspiel-took-back = { $seat } nimmt die Wahl zurück.
goofspiel-revealed = { $seat } hat { $card } geboten.
goofspiel-won = { $prizes-count ->
    [one] { $seat } gewinnt mit der { $card } den Preis { $prizes }.
   *[other] { $seat } gewinnt mit der { $card } die Preise { $prizes }: { $points } Punkte.
}
goofspiel-tied = { $fate ->
    [kept] { $seats } haben jeweils { $card } geboten, also gewinnt niemand. { $prizes-count ->
        [one] Der Preis { $prizes } bleibt für das nächste Gebot liegen.
       *[other] Die Preise { $prizes } bleiben für das nächste Gebot liegen.
    }
   *[discarded] { $seats } haben jeweils { $card } geboten, also gewinnt niemand. { $prizes-count ->
        [one] Der Preis { $prizes } kommt weg.
       *[other] Die Preise { $prizes } kommen weg.
    }
}
goofspiel-ended = Um alle Preise wurde geboten: Die Partie ist zu Ende.
