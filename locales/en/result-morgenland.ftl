# The page after the last round of Morgenland, and what is told of a round that is over.
morgenland-result-winner = { $name } wins with { $artefacts ->
    [one] 1 artefact
   *[other] { $artefacts } artefacts
}
morgenland-result-winners = { $name } share the win with { $artefacts ->
    [one] 1 artefact
   *[other] { $artefacts } artefacts
}
morgenland-result-by-artefacts = That is { $more } more than { $others }.
morgenland-result-by-scrolls = As many artefacts as { $others }, but { $most ->
    [one] 1 Scroll
   *[other] { $most } Scrolls
} against { $less }.
morgenland-result-by-treasure = As many artefacts and Scrolls as { $others }, but { $most ->
    [one] 1 treasure
   *[other] { $most } treasures
} against { $less }.
morgenland-result-by-shared = Equal in artefacts, in Scrolls and in treasure.
morgenland-result-ended-sold-out = The last artefact was sold in round { $round }.
morgenland-result-ended-too-long = The game ended with round { $round }, although not everything was sold.

morgenland-result-scores = What everybody collected
morgenland-result-artefacts = Artefacts
morgenland-result-entered = Entered the palace
morgenland-result-by-strength = by strength
morgenland-result-by-bribe = with a bribe
morgenland-result-by-key = with a Key
morgenland-result-gained = Treasure gained
morgenland-result-spent = Treasure spent
morgenland-result-left = Treasure left
morgenland-result-bought = Artefacts bought
morgenland-result-away = Turned away
morgenland-result-cast = Spells cast
morgenland-result-countered = Of these countered

morgenland-result-chart = Artefacts over the rounds
morgenland-result-chart-table = The artefacts as a table
# What a mark on a line of the chart means.
morgenland-result-mark = entered the palace in this round

morgenland-result-decided = What decided it
morgenland-result-never-behind = At no time did anybody have more artefacts than { $name }.
morgenland-result-ahead = In round { $round }, { $name } bought { $artefact }, and with { $owned ->
    [one] 1 artefact
   *[other] { $owned } artefacts
} was ahead of everybody until the end.
morgenland-result-level = In round { $round }, { $name } bought { $artefact } and had { $owned ->
    [one] 1 artefact
   *[other] { $owned } artefacts
}. From then on nobody ever had more.
morgenland-result-way = { $name } entered the palace in { $entered } of { $rounds } rounds, and of { $gained ->
    [one] 1 treasure
   *[other] { $gained } treasures
} paid { $paid } for { $bought ->
    [one] 1 artefact
   *[other] { $bought } artefacts
}.
# An artefact of which nobody else knows which it is.
morgenland-result-unseen = an artefact
morgenland-result-dearest = The dearest purchase
morgenland-result-dearest-told = { $name } paid { $units ->
    [one] 1 treasure
   *[other] { $units } treasures
} for { $artefact } { $at } in round { $round }.
morgenland-result-unluckiest = The unluckiest at the guard
morgenland-result-unluckiest-told = In round { $round } the guard had strength { $guard }, and { $name } had { $strength }: { $tokens ->
    [one] 1 token came back from the rooms.
   *[other] { $tokens } tokens came back from the rooms.
}

## A round that is over

morgenland-summary-spells = Spells received
morgenland-summary-palace = Palace
morgenland-summary-plays = Magic
morgenland-summary-play = { $came ->
    [countered] { $play }, countered
    [nothing] { $play }, without effect
   *[done] { $play }
}
