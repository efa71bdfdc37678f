# The lobby: first screen, lists of tables, invitation.
lobby-title = Durbar: games of sealed bids
lobby-heading = Sealed bids, open court
lobby-line = Games in which everybody decides in secret and all is revealed at once. In your browser, without an account.

lobby-no-screen = { $game } has no table in the browser yet. It can be played in the terminal.

lobby-play-now = Play now
lobby-start = Start
lobby-not-now = Not now
lobby-which-game = Which game?
lobby-how-many = How many players?
lobby-how-strong = How strong are the bots?
lobby-your-name = Your name
lobby-optional = (optional)
level-random = Aimless
level-random-explained = Plays at random.
level-novice = Gentle
level-novice-explained = Good for a first game.
level-regular = Cunning
level-regular-explained = Thinks before every move.
level-expert = Expert
level-expert-explained = Weighs whole plans against yours.

lobby-ways = More to do
lobby-with-friends = New table with friends
lobby-learn = Learn by playing
lobby-rules = Rules
lobby-resume = Resume on another device

lobby-your-turn-at = { $count ->
    [one] It is your turn at one table
   *[other] It is your turn at { $count } tables
}
lobby-mine = My tables
lobby-mine-none = You do not sit at any table yet. One press on “Play now” changes that.
lobby-open-tables = Open tables
lobby-open-none = No public table is waiting for players. Open one, and others will find it here.
lobby-running = Games to watch
lobby-running-none = Nobody is playing in public right now.
lobby-finished = Finished games
lobby-finished-none = No public game has ended yet. Those that do can be replayed here.
lobby-more = Show older ones

lobby-state-your-turn = Your turn
lobby-state-turn-of = { $name } is to play, on this device
lobby-state-thinking = { $count ->
    [one] { $names } is thinking
   *[other] { $names } are thinking
}
lobby-state-playing = In play
lobby-state-gathering = { $open ->
    [0] Ready to begin
    [one] Waiting for one more player
   *[other] Waiting for { $open } more players
}
lobby-state-paused = Paused
lobby-state-abandoned = Given up together
lobby-state-closed = Closed before it began
lobby-state-closed-operator = Closed by the operator
lobby-state-won = { $count ->
    [one] { $names } won
   *[other] { $names } share the victory
}
lobby-time-left = Time left: { $time }
lobby-changed = Last active: { $when }
lobby-you = { $name } (you)

lobby-play = Play
lobby-open = Open
lobby-join = Join
lobby-watch = Watch
lobby-replay = Replay

lobby-pace-free = No clock
lobby-pace-live = { $time } each
lobby-pace-live-increment = { $time } each, plus { $increment } per move
lobby-pace-days = { $time } per move
lobby-length = about { $time }
lobby-players = { $count ->
    [one] 1 player
   *[other] { $count } players
}
lobby-special-no-counting = No open counting
lobby-special-no-spectators = No spectators
lobby-special-private-chat = Private chat
lobby-special-by-link = By link only
lobby-choice-version = Which version?
lobby-choice-version-basic = Basic game
lobby-choice-version-basic-explained = Tokens and treasure. Good for a first game.
lobby-choice-version-magic = With magic
lobby-choice-version-magic-explained = Artefacts and spells change everything. For whoever knows the basic game.

lobby-invite-title = Join me at a table
lobby-invite-link = Link to this table
lobby-invite-copy = Copy link
lobby-invite-share = Share
lobby-invite-code = QR code with the link to this table
