# Why something cannot be chosen in Goofspiel. See locales/README.md.
goofspiel-illegal-over = The game is over
goofspiel-illegal-not-asked = This player has bid already, or does not play
goofspiel-illegal-spent = This card was bid before
goofspiel-illegal-nothing-chosen = There is nothing to take back
