# Ce que les messageries montrent du lien d’une table. Seul le serveur le dit.

preview-invites = { $host } t’invite : { $game }
preview-people = { $names }
preview-people-and-bots = { $names }, { $bots ->
    [one] un bot
   *[other] { $bots } bots
}
preview-bots = { $bots ->
    [one] un bot
   *[other] { $bots } bots
}
preview-gathering = { $free ->
    [0] tout le monde est là
    [one] une place libre
   *[other] { $free } places libres
}
preview-playing = la partie a commencé, viens la regarder
preview-finished = la partie est terminée, viens la revoir
preview-closed = cette table est fermée
preview-private = La partie a commencé ; seules les personnes qui jouent peuvent la voir

# So much time, in one unit.
preview-span-weeks = { $count ->
    [one] 1 semaine
   *[other] { $count } semaines
}
preview-span-days = { $count ->
    [one] 1 jour
   *[other] { $count } jours
}
preview-span-hours = { $count ->
    [one] 1 heure
   *[other] { $count } heures
}
preview-span-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
preview-span-seconds = { $count ->
    [one] 1 seconde
   *[other] { $count } secondes
}
