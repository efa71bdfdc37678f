# A finished game is played again.
replay-title = Replay
replay-moment = Round { $round }, moment { $at } of { $of }
replay-slider = The whole game
replay-steps = Steps
replay-controls = Controls

replay-beginning = To the beginning
replay-back = One step back
replay-forward = One step forward
replay-end = To the end
replay-last-mark = To the mark before
replay-next-mark = To the next mark
replay-play = Play
replay-pause = Pause
replay-play-or-pause = Play or pause
replay-speed = Speed
replay-times = { $speed }×

replay-eyes = Whose eyes
replay-eyes-spectator = Spectator
replay-eyes-all = All-seeing
replay-moves = Moves
replay-no-moves = Nobody has decided anything yet.
replay-more = More

replay-subtitles = What happens
replay-begins = The game begins.
replay-help = Marks and keys
replay-spoil = Show the marks ahead, too
# What stands on the keys.
replay-key-forward = →
replay-key-back = ←
replay-key-next-mark = Shift + →
replay-key-last-mark = Shift + ←
replay-key-beginning = Home
replay-key-end = End
replay-key-play = Space

replay-copy = Copy link
replay-copied = Copied
replay-copy-by-hand = Copy it by hand:
replay-record = Record
replay-record-title = Download the record
replay-final = Final page

replay-not-over = This game is not over yet
replay-not-over-why = Secrets stay secret until the end. Then you can look at every moment here.
replay-not-found = There is no such game
replay-not-found-why = Perhaps the link is not complete, or the table was deleted.
replay-unknown-game = This game cannot be shown yet
replay-unknown-game-why = Its board is not drawn here so far.
replay-unreachable = No connection
replay-unreachable-why = The server cannot be reached. Try again in a moment.
replay-refused = That did not work
replay-to-table = To the table
replay-to-lobby = To the lobby
