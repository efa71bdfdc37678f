# What every screen has.
close = Close
loading = Loading
skip-to-main = To the content
failed-to-load = This screen did not load
failed-to-load-why = Perhaps the connection is gone, or Durbar was just updated.
try-again = Try again
outdated = The server was renewed since this page was loaded.
outdated-why = Load it again to go on; nothing of your game is lost.
outdated-reload = Load again
main-navigation = Durbar
nav-home = Durbar: to the lobby
nav-rules = Rules
nav-settings = Settings
rule-link = Rule { $rule }
title-your-turn = { $count ->
    [one] ● Your turn – { $title }
   *[other] ● Your turn ({ $count }) – { $title }
 }

# What somebody is called who has not told their name.
guest-name = Guest
# A seat without a player.
seat-open = Open seat
bot-name = Bot { $seat }
somebody = Somebody
