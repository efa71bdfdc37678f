# What is wrong: problems of the protocol, refusals of a table, and reasons of the rules. See locales/README.md.

## What can be wrong with what a client wants

problem-of-tables-of-one-host = tables of one host
problem-of-companions = people on one device
problem-of-watched-tables = watched tables
problem-of-sockets = sockets
problem-of-sockets-of-one-person = sockets of one person
problem-of-sockets-from-one-address = sockets from one address
problem-of-muted-people = muted people

problem-malformed = The message cannot be read: { $why }.
problem-invalid = { $field }: { $why }.
problem-too-large = A message has at most { $most } bytes.
problem-not-text = Messages are text, not bytes.
problem-not-found = { $what ->
    [page] There is no such page.
    [game] There is no such game.
    [table] There is no such table.
    [moment] There is no such moment.
   *[person] There is no such person.
}
problem-not-signed-in = Say who you are first: become a guest, or recover one.
problem-wrong-code = This recovery code belongs to nobody.
problem-cross-origin = Requests from other sites are refused.
problem-no-spectators = This table admits no spectators.
problem-not-watching = Watch the table first.
problem-no-such-frame = There is no frame { $seq }: the last one is { $last }.
problem-not-yours = This person does not play on your device.
problem-too-fast = Too much at once: wait { $wait } milliseconds.
problem-too-many = At most { $most } { $of-name }.
problem-banned = You are shut out: { $reason }.
problem-still-here = This player is still here.
problem-no-record-yet = The record is published when the game is over.
problem-too-slow = The connection was too slow.
problem-restarting = The server is restarting: come back in a moment.
problem-busy = The server is busy: try again in a moment.
problem-failed = The server failed: perhaps it was done all the same, so look before you try again.

## Why a table refuses something

refused-not-seated = You do not sit at this table.
refused-not-the-host = Only the host of the table may do this.
refused-no-such-seat = This table has no such seat.
refused-seat-taken = This seat is taken.
refused-nobody-there = Nobody sits there whom this could be about.
refused-already-seated = You already have a seat at this table.
refused-colour-taken = Another player has this colour.
refused-begun = The game has begun.
refused-not-begun = The game has not begun.
refused-over = The game is over.
refused-not-over = The game is not over.
refused-paused = The game is paused.
refused-not-paused = The game is not paused.
refused-seat-open = A seat is still open.
refused-not-asked = You are not asked for a choice now.
refused-stale = This answers question { $given }, but question { $asked } is asked now.
refused-not-an-action = { $misread ->
    [word] "{ $text }" is not an action: "{ $misread-word }" must be one of { $misread-instead }.
   *[pattern] "{ $text }" is not an action: actions are { $misread-patterns }.
}
refused-illegal = { $why } ({ $rule }).
refused-plan-whole = Your plan is whole: seal it, or take something back.
refused-plan-not-whole = Your plan is not whole yet.
refused-plan-length = A plan has at most { $most } choices.
refused-nothing-drafted = Nothing is drafted.
refused-not-your-choice = You did not choose this: there was no alternative, or your time was over.
refused-away = A bot plays for you: come back first.
refused-not-away = No bot plays for you.
refused-resigned = You have given up this game.
refused-no-such-window = This game has no such moment to step in.
refused-text-length = Say something of 1 to { $most } characters.
refused-too-often = This was done at this table as often as it can be: { $most } times.
refused-halted = This table rests because its log no longer folds: { $why }.
refused-impossible = The log does not fold: { $why }.
