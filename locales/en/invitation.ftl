# Coming to a table by its link: who invites to what, why somebody can only watch, and links that lead nowhere.

invitation-by = { $name } invites you to play
invitation-who = Who plays
invitation-how = How it is played
invitation-name-why = The others see it at the table.
invitation-join = Join
invitation-watch = Watch
invitation-own = Open a table of your own
invitation-full = All seats are taken
invitation-full-why = The game has not begun yet. If a seat becomes free, you can take it here.
invitation-will-watch = You will see the game here as soon as it begins.
invitation-begun = The game has begun
invitation-begun-why = Nobody can join any more, but you can watch.
invitation-private = Only its players see this game
invitation-private-why = The game has begun, and this table admits no spectators.
invitation-withdrawn = This invitation was withdrawn
invitation-withdrawn-why = { $name } closed the table before the game began.
invitation-closed = This table was closed
invitation-closed-why = The operator says why: { $reason }
invitation-abandoned = This game was given up
invitation-abandoned-why = The players ended it without a result.

nowhere-table = There is no such table
nowhere-table-text = This link was to a table, but there is none at this address. Perhaps a part of the link is missing, or the table no longer exists. Ask for the link again.
nowhere-replay = There is no such replay
nowhere-replay-text = This link was to a finished game, but there is none at this address. Perhaps a part of the link is missing.
nowhere-lesson = There is no such lesson
nowhere-lesson-text = This link was to a first game with a coach. It begins at another address.
nowhere-rule = There is no such page in the rules
nowhere-rule-text = This link was to a rule. The search in the rules finds it if it is there.
nowhere-settings = There is no such setting
nowhere-settings-text = This link was to your settings. A recovery code is no link: you enter it in the settings.
