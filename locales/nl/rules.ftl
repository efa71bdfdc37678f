# The rulebooks in the app. What a game says of its own is in rules-<game>.ftl.
rules-title = De spelregels
rules-which = Van welk spel wil je de regels lezen?
rules-first-page = Het spel in een minuut
rules-contents = Inhoud
rules-search = Zoeken in de regels
# A hit that is a whole page.
rules-page = Pagina
# How many places were found.
rules-found = { $count ->
    [0] Niets gevonden. Probeer een korter woord.
    [one] { $count } plaats gevonden
   *[other] { $count } plaatsen gevonden
 }
rules-copy = Link naar regel { $rule } kopiëren
rules-copied = Link naar regel { $rule } gekopieerd
rules-turn = Bladeren
rules-nowhere = Deze regel bestaat niet
rules-nowhere-text = Misschien is de link oud of afgebroken. Als de regel er is, vindt de zoekfunctie hem.
rules-learn = Al spelend leren
rules-play = Nu spelen
rules-round = Een ronde
rules-goal = Zo win je
rules-ids = Elke regel heeft een naam
rules-ids-text = Als het spel een zet weigert, noemt het de regel, bijvoorbeeld { $rule }. Typ dat in het zoekveld; met / kom je daar.
rules-edition-link = Kijk welke
