# The rulebooks in the app. What a game says of its own is in rules-<game>.ftl.
rules-title = The rules
rules-which = Which game’s rules would you like to read?
rules-first-page = The game in a minute
rules-contents = Contents
rules-search = Search the rules
# A hit that is a whole page.
rules-page = Page
# How many places were found.
rules-found = { $count ->
    [0] Nothing found. Try a shorter word.
    [one] { $count } place found
   *[other] { $count } places found
 }
rules-copy = Copy the link to rule { $rule }
rules-copied = Link to rule { $rule } copied
rules-turn = Turn the page
rules-nowhere = There is no such rule
rules-nowhere-text = Perhaps the link is old or was cut off. The search finds it if it is there.
rules-learn = Learn by playing
rules-play = Play now
rules-round = A round
rules-goal = How to win
rules-ids = Every rule has a name
rules-ids-text = When the game refuses a move it names the rule, such as { $rule }. Type that into the search, or press / to get there.
rules-edition-link = See which
