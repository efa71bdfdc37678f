# Wat berichtenapps van de link naar een tafel tonen. Alleen de server zegt het.

preview-invites = { $host } nodigt je uit: { $game }
preview-people = { $names }
preview-people-and-bots = { $names }, { $bots ->
    [one] één bot
   *[other] { $bots } bots
}
preview-bots = { $bots ->
    [one] één bot
   *[other] { $bots } bots
}
preview-gathering = { $free ->
    [0] iedereen is er
    [one] één vrije plaats
   *[other] { $free } vrije plaatsen
}
preview-playing = het spel is begonnen, kijk mee
preview-finished = het spel is afgelopen, bekijk het nog eens
preview-closed = deze tafel is gesloten
preview-private = Het spel is begonnen; alleen wie meespeelt mag kijken

# So much time, in one unit.
preview-span-weeks = { $count ->
    [one] 1 week
   *[other] { $count } weken
}
preview-span-days = { $count ->
    [one] 1 dag
   *[other] { $count } dagen
}
preview-span-hours = { $count ->
    [one] 1 uur
   *[other] { $count } uur
}
preview-span-minutes = { $count ->
    [one] 1 minuut
   *[other] { $count } minuten
}
preview-span-seconds = { $count ->
    [one] 1 seconde
   *[other] { $count } seconden
}
