# Opening a table.
new-table-title = New table
new-table-way = How do you play?
new-table-way-friends = Each on their own device
new-table-way-friends-explained = You send a link; bots can fill the seats.
new-table-way-device = Everyone on this device
new-table-way-device-explained = The device goes from hand to hand; only names are needed.

new-table-seats = Who sits where?
new-table-seats-explained = An open seat goes to whoever follows your link first.
new-table-seat = Seat { $seat }
new-table-seat-me = Me
new-table-seat-invited = Somebody I invite
new-table-seat-bot = Bot: { $level }
new-table-seat-companion = Plays on this device
new-table-names = Who else plays?
new-table-names-explained = Before each turn the screen asks you to pass the device on, so that nobody sees another’s secrets.
new-table-name-of = Name of player { $seat }
new-table-companion-failed = { $name } could not be added on this device:
new-table-names-missing = Everybody who plays on this device needs a name.

new-table-pace = How fast?
new-table-pace-explained = How long everybody may think.
new-table-pace-shared = Whoever shares a device plays without a clock.
new-table-pace-free = No clock
new-table-pace-free-explained = Everybody thinks as long as they like.
new-table-pace-live = Live
new-table-pace-live-explained = A clock for each player, in one sitting.
new-table-pace-days = Over days
new-table-pace-days-explained = So many hours for each move.
new-table-minutes = Time for each player
new-table-increment = Added for each move
new-table-hours = Time for each move
new-table-deadline-live = When somebody’s clock runs out, what they have chosen so far counts, and a bot chooses the rest. After two times in a row a bot plays for them until they come back.
new-table-deadline-days = At the deadline, what somebody has chosen so far counts, and a bot chooses the rest. After two times in a row a bot plays for them until they come back. Quiet hours do not count.

new-table-more = More options
new-table-counting = Open counting
new-table-counting-explained = The screen shows what everybody could know by keeping count, such as gold in hand.
new-table-spectators = Spectators
new-table-spectators-explained = Others may look on. They never see secrets.
new-table-chat = Private chat
new-table-chat-explained = Spectators do not read what players write.
new-table-public = Show in the lobby
new-table-public-explained = Everybody finds the table; otherwise only those who have its link.
new-table-stand-in = Who stands in?
new-table-stand-in-explained = The bot that plays for whoever is away.
new-table-edition = An edition of your own
new-table-edition-explained = A .toml file with the figures of your copy of the game.
new-table-edition-more = What is an edition?
new-table-edition-choose = Choose a file
new-table-edition-forget = Use the usual edition
new-table-edition-chosen = { $name } will be used.

new-table-open = Open table
new-table-open-explained = Then you get a link to send.
new-table-start = Start the game
new-table-start-explained = Everybody is there, so it begins at once.
