# Was Messenger von dem Link zu einem Tisch zeigen. Nur der Server sagt es.

preview-invites = { $host } lädt dich ein: { $game }
preview-people = { $names }
preview-people-and-bots = { $names }, { $bots ->
    [one] ein Bot
   *[other] { $bots } Bots
}
preview-bots = { $bots ->
    [one] ein Bot
   *[other] { $bots } Bots
}
preview-gathering = { $free ->
    [0] alle sind da
    [one] ein Platz ist frei
   *[other] { $free } Plätze sind frei
}
preview-playing = das Spiel läuft, schau zu
preview-finished = die Partie ist zu Ende, sieh es dir noch einmal an
preview-closed = dieser Tisch ist geschlossen
preview-private = Das Spiel hat begonnen; nur wer mitspielt, darf es sehen

# So much time, in one unit.
preview-span-weeks = { $count ->
    [one] 1 Woche
   *[other] { $count } Wochen
}
preview-span-days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
}
preview-span-hours = { $count ->
    [one] 1 Stunde
   *[other] { $count } Stunden
}
preview-span-minutes = { $count ->
    [one] 1 Minute
   *[other] { $count } Minuten
}
preview-span-seconds = { $count ->
    [one] 1 Sekunde
   *[other] { $count } Sekunden
}
