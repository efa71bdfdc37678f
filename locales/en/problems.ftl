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
refused-text-length = Say something of 1 to { $most } characters.
refused-too-often = This was done at this table as often as it can be: { $most } times.
refused-halted = This table rests because its log no longer folds: { $why }.
refused-impossible = The log does not fold: { $why }.

## Why the rules of Der Palast von Eschnapur refuse something: no full stop, the rule follows

eschnapur-illegal-over = The game is over
eschnapur-illegal-not-asked = It is not this player’s turn to choose
eschnapur-illegal-wrong-kind = This is not what is asked for now
eschnapur-illegal-part-out = This part is out of the game with so few players
eschnapur-illegal-site-finished = Sites are picked among unfinished parts
eschnapur-illegal-site-not-higher = Two different sites are picked, the lower number first
eschnapur-illegal-site-leaves-none = The first of two sites cannot be the highest unfinished part
eschnapur-illegal-other-official = Gold is laid from the first official to the last
eschnapur-illegal-slot-taken = Last round’s blocked card still lies there
eschnapur-illegal-no-such-card = There is no such card in the hand
eschnapur-illegal-must-fill = A slot stays empty only if there are fewer cards than slots
eschnapur-illegal-nothing-chosen = There is nothing to take back
eschnapur-illegal-too-late = Choices can be taken back only until the last player has chosen
eschnapur-illegal-own-card = The blockade does not go on an own card
eschnapur-illegal-no-card-there = No face-down card lies there
eschnapur-illegal-same-player = The blockade was on this player’s card last round
eschnapur-illegal-same-official = The blockade was at this official last round
eschnapur-illegal-hand-card = Cards of the player who plays from the hand cannot be blocked
eschnapur-illegal-hand-other = The card from the hand is for the official that is being revealed
eschnapur-illegal-hand-lacks = There is no such card in the hand to play
eschnapur-illegal-hand-must-play = A card must be played unless there are fewer than officials to come
eschnapur-illegal-stop-finished = The stop goes on an unfinished part
eschnapur-illegal-stop-again = The stop lay on this part in the round before
eschnapur-illegal-has-marker = This player has a turn-order marker already
eschnapur-illegal-no-stones = No stone is left on the tableau
eschnapur-illegal-part-finished = This part is finished
eschnapur-illegal-part-full = This part is full
eschnapur-illegal-stopped = This part is stopped
eschnapur-illegal-not-a-site = This part is not one of the two sites
eschnapur-illegal-must-build = Stones that can be built must be built
eschnapur-illegal-not-in-bank = The bank has no such card
eschnapur-illegal-coin-order = Coins are taken from the highest to the lowest
eschnapur-illegal-coin-misfits = With this card the largest payable sum cannot be reached exactly
eschnapur-illegal-nothing-to-move = No stone lies on this part
eschnapur-illegal-nowhere-to-move = There is no other part it could go to
eschnapur-illegal-move-stopped = A stone is not moved from or to the stopped part
eschnapur-illegal-protected = This stone is protected
eschnapur-illegal-same-part = A moved stone goes to another part
eschnapur-illegal-move-finished = A moved stone goes to an unfinished part
eschnapur-illegal-move-full = A moved stone goes to a part with a free field
eschnapur-illegal-gone = This privilege is out of the game
eschnapur-illegal-too-dear = Too few privilege points
eschnapur-illegal-wrong-window = This privilege is not for now
eschnapur-illegal-not-blocked = The blockade does not lie on an own card that is still to be revealed
eschnapur-illegal-no-stop = No part is stopped
eschnapur-illegal-not-the-mover = Only the winner of phase 8 could use it now
eschnapur-illegal-no-stone-anywhere = No stone lies on any part
eschnapur-illegal-nothing-to-protect = No stone that could be protected lies on this part

## Why the rules of Morgenland refuse something: no full stop, the rule follows

morgenland-illegal-over = The game is over
morgenland-illegal-not-asked = It is not this player’s turn to choose
morgenland-illegal-wrong-kind = This is not what is asked for now
morgenland-illegal-final = All choices are made openly, one after another, so that none can be taken back
morgenland-illegal-not-in-hand = This token is not behind the screen
morgenland-illegal-nothing-there = There is nothing to be had on this space
morgenland-illegal-full-room = Five own tokens in a room are the most
morgenland-illegal-closed = The rooms are closed to this player
morgenland-illegal-taboo = Nothing more may come to this space
morgenland-illegal-tallied = This space has been tallied
morgenland-illegal-same-space = A moved token goes to another space
morgenland-illegal-not-in-bank = The bank has none of this kind
morgenland-illegal-not-owned = There is none of this kind to give
morgenland-illegal-taken-in-order = Treasure is chosen in the order of the caves
morgenland-illegal-too-few-after = Too little treasure of this and later kinds would be left for what is due
morgenland-illegal-kind-paid = Each token is paid with a different kind
morgenland-illegal-too-few-of-kind = There are too few of this kind for this token
morgenland-illegal-rest-unpayable = The other tokens could not be paid any more
morgenland-illegal-not-drawn = This spell was not drawn
morgenland-illegal-scroll-unused = The Scroll has no use in a round
morgenland-illegal-names-spell = A Counterspell is declared by naming the spell it is used against
morgenland-illegal-no-artefact = There is no such artefact to use
morgenland-illegal-used = This artefact was used this round
morgenland-illegal-no-use-left = No more artefacts may be used this round
morgenland-illegal-lamp-lit = A Lamp burns already
morgenland-illegal-lamp-needs-spell = A Lamp needs a spell in hand
morgenland-illegal-nothing-to-double = There is no own open token in a space being tallied
morgenland-illegal-no-landing = A Carpet lands on the space being tallied
morgenland-illegal-no-guard = A Key is for the guard
morgenland-illegal-key-used = One Key is enough
morgenland-illegal-no-spell = This spell is not in hand
morgenland-illegal-no-lamp = Spells are played by the light of a Lamp
morgenland-illegal-not-declared = No other player has declared this spell
morgenland-illegal-own-spell = A Counterspell is for spells of others
morgenland-illegal-only-counters = Only a Counterspell may answer now
morgenland-illegal-for-buyers = Abracadabra is for the buyer in a room
morgenland-illegal-dragon-asleep = A dragon returns only once tallying has begun
morgenland-illegal-not-the-hour = A Smuggler acts only after the last cave was tallied
morgenland-illegal-no-effect = It could do nothing at all now
morgenland-illegal-no-piece = No such piece lies on the board
morgenland-illegal-at-guard = Spells do not work at the guard
morgenland-illegal-nowhere-to-go = This piece could go nowhere
morgenland-illegal-not-own-piece = It moves an own piece
morgenland-illegal-own-piece = It is for the pieces of others
morgenland-illegal-not-the-caster = The answer is for a piece of the caster
morgenland-illegal-not-a-cave = This is not a cave
morgenland-illegal-cave-full = There is treasure in this cave
morgenland-illegal-cave-empty = There is no treasure in this cave
morgenland-illegal-swap-used = An artefact that was used this round is not swapped
morgenland-illegal-no-open-artefact = No artefact lies open there
morgenland-illegal-no-stack = No artefacts lie face down there
morgenland-illegal-not-in-room = There is no such artefact in the room
morgenland-illegal-not-in-stack = There is no such artefact in the stack
morgenland-illegal-not-borrowable = No other player has used such an artefact this round, or its power cannot be borrowed
morgenland-illegal-kind-given = What was given is not taken back
morgenland-illegal-bank-short = The bank has too little of other kinds
