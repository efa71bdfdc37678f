# What messengers show of the link to a table. Only the server says it.

preview-invites = { $host } invites you: { $game }
preview-people = { $names }
preview-people-and-bots = { $names }, { $bots ->
    [one] one bot
   *[other] { $bots } bots
}
preview-bots = { $bots ->
    [one] one bot
   *[other] { $bots } bots
}
preview-gathering = { $free ->
    [0] everybody is there
    [one] one free seat
   *[other] { $free } free seats
}
preview-playing = the game has begun, look on
preview-finished = the game is over, watch it again
preview-closed = this table is closed
preview-private = The game has begun; only its players may look

# So much time, in one unit.
preview-span-weeks = { $count ->
    [one] 1 week
   *[other] { $count } weeks
}
preview-span-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
preview-span-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
}
preview-span-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
preview-span-seconds = { $count ->
    [one] 1 second
   *[other] { $count } seconds
}
