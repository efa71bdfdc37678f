# The frame around a game: phases, prompts, log, chat, menu, end.

table-title = Table: { $game }
table-round = Round { $round }
table-phases = Phases of the round
table-phase-done = Phase { $number }, { $name }: done
table-phase-now = Phase { $number }, { $name }: now
table-phase-ahead = Phase { $number }, { $name }: still to come
table-side = Log, chat and notes
table-log = Log
table-chat = Chat
table-notes = Notes
table-board = Board
table-parts = Parts of the table
table-to-choice = To what you may choose
table-announcements = What is announced
table-connecting = The connection is gone. Durbar is trying again; nothing you did is lost.
table-halted = This table rests, because its record no longer fits the rules: { $why }
table-foreign = This game has no table in the browser yet
table-foreign-why = It can be played in the terminal, and programs can play it through the protocol.
table-seat-state = State

clock-days = { $days } days
clock-hours = { $hours } hours

seat-thinking = thinking
seat-done = ready
seat-away = away
seat-replaced = a bot plays

prompt-label = What is asked
prompt-past = You are looking at an earlier moment.
prompt-now = Back to now
prompt-hold = Hold
prompt-go-on = Go on
prompt-next = Next
prompt-skip = Skip all
prompt-paused = The game is paused. It goes on when everybody wants it to.
prompt-over = The game is over.
prompt-won = { $count ->
    [one] The game is over. { $names } wins.
   *[other] The game is over. { $names } share the win.
}
prompt-going-on = One moment …
prompt-waiting = { $count ->
    [one] { $names } is still thinking.
   *[other] { $names } are still thinking.
}
prompt-sealed = { $count ->
    [one] Sealed. { $names } is still thinking; until then you can take it back.
   *[other] Sealed. { $names } are still thinking; until then you can take it back.
}
prompt-planned = That is your plan. Seal it, or change it.
prompt-seal = Seal
prompt-seal-sure = Really seal?
prompt-seal-again = Press S again to seal, Escape to think again.
prompt-undo = Undo
prompt-withdraw = Take back
prompt-pass-round = Pass for this round
prompt-passing = { $until ->
    [next-round] You pass for this round.
    [somebody-plays] You pass until somebody plays something.
   *[it-concerns-me] You pass until something concerns you.
}
prompt-here-if-it-concerns-me = Here only if it concerns me
prompt-here-never = Never ask me here
prompt-hold-window = Ask me next time
    .explained = Hold: whatever comes, the game waits for you the next time.
prompt-stand-no-more = Ask me again

absence-text = { $count ->
    [one] Something happened while you were away.
   *[other] { $count } things happened while you were away.
}
absence-show = Show me
absence-dismiss = Go on

recap-title = Round { $round }: what happened

log-filter = Show which rounds
log-all = All rounds
log-look = Show this moment
log-empty = Nothing has happened yet.
log-before = Before the game
log-alike = { $told } The same goes for { $names }.
log-seated = { $count ->
    [one] { $names } sits down at the table.
   *[other] { $names } sit down at the table.
}
log-open = What this was made of
log-keys = Arrow keys lead from line to line, Enter shows the moment of a line, and → opens what it is made of.
log-newest = To the newest line

chat-say = Say something
chat-send = Send
chat-empty = Nobody has said anything yet.
chat-heard = { $name } says: { $text }
chat-mute = mute
chat-unmute = read again
chat-muted = { $name } is muted.
chat-report = report
chat-report-title = Report { $name }
chat-report-who-reads = Whoever runs this server reads what you write here.
chat-report-what = What is wrong?
chat-report-send = Send
chat-report-done = Thank you. It was passed on.

notes-label = Plans, suspicions, what others might have …
notes-explained = Only you see this. It stays on this device.

menu-open = Menu
menu-title = This table
menu-text = Words instead of pictures
menu-sound = Sound
menu-motion = Motion
menu-motion-system = as on this device
menu-motion-full = full
menu-motion-still = none
menu-pace = Pace
menu-pace-system = as on this device
menu-pace-leisurely = leisurely
menu-pace-normal = normal
menu-pace-brisk = brisk
menu-pace-off = off
menu-hold = Step by click
menu-windows = When the game asks whether you step in
menu-windows-concerned = Pass until something concerns me
menu-windows-always = Always ask me
menu-windows-kept = On this device the next table of this game begins with the same.
menu-pause = Propose a pause
menu-pause-no-more = No pause after all
menu-resume = Play on
menu-resume-no-more = Not yet
menu-abandon = Propose to end without a result
menu-abandon-no-more = Do not end after all
menu-for-it = For it: { $names }
menu-return = I am back: let me play
menu-resign = Give up
menu-resign-sure = A bot will play for you to the end.
menu-resign-yes = Give up
menu-resign-no = Play on
menu-link = Link to this table
menu-commitment = Proof of fair luck
menu-commitment-explained = All luck of this game follows from a number that was drawn before it began. This is its fingerprint; the number itself is in the record afterwards, so that anybody can check it.

end-label = How it ended
end-replay = Watch the game again
end-rematch = Once more!
end-no-rematch = Rather not
end-to-rematch = To the new table
end-record = Download the record
end-lobby = To the lobby
end-closed = The table was closed
end-abandoned = The players ended the game without a result

gathering-title = Who plays?
gathering-you = that is you
gathering-here = is here
gathering-sit = Sit here
gathering-rise = Stand up
gathering-bot = Add a bot …
gathering-bot-for = Bot for seat { $seat }
gathering-clear = Free the seat
gathering-colour = Your colour
gathering-start = Start
gathering-cancel = Close the table
gathering-not-full = Every seat needs a player or a bot.
gathering-wait-for-host = Everybody is here. The host starts the game.
gathering-wait = Waiting for more players.
gathering-invite = Invite others

curtain-title = { $name }, it is your turn
curtain-text = Hand over the device. Nobody else should look.
curtain-open = I am { $name }
curtain-back = { $name }: take it back

# What may be chosen, and the plan, as lists.
choices-title = What you may choose
choices-none = Nothing more: seal the plan.
choices-plan = Your plan
choices-drop = take out
choices-drop-this = { choices-drop }: { $choice }
choices-planned = Planned: { $choice }.
choices-dropped = Taken out: { $choice }.

# Which keys do what.
keys-title = Keys
keys-choice = Go to what you may choose
keys-seal = Seal: press it twice
keys-undo = Take back the last choice
keys-hold = Hold: be asked the next time
keys-next = While something is shown: the next thing
keys-digit = Choose by the number in front
keys-walk = From choice to choice about the same thing
keys-keys = This list
keys-aloud = Read aloud
keys-aloud-explained = Screen readers say it.
keys-question = What is asked
keys-awaited = Who is awaited
keys-last = What happened last
keys-hand = Your hand
keys-points = The points
keys-said-you = You are asked.
keys-said-no-digit = Nothing here has the number { $digit }.
keys-said-points = { $name } { $points }
key-space = Space
key-enter = Enter
key-escape = Esc
key-left = ←
key-right = →
