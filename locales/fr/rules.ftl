# The rulebooks in the app. What a game says of its own is in rules-<game>.ftl.
rules-title = Les règles
rules-which = De quel jeu veux-tu lire les règles ?
rules-first-page = Le jeu en une minute
rules-contents = Sommaire
rules-search = Chercher dans les règles
# A hit that is a whole page.
rules-page = Page
# How many places were found.
rules-found = { $count ->
    [0] Rien trouvé. Essaie un mot plus court.
    [one] { $count } passage trouvé
   *[other] { $count } passages trouvés
 }
rules-copy = Copier le lien vers la règle { $rule }
rules-copied = Lien vers la règle { $rule } copié
rules-turn = Tourner la page
rules-nowhere = Cette règle n’existe pas
rules-nowhere-text = Le lien est peut-être ancien ou coupé. Si elle existe, la recherche la trouvera.
rules-learn = Apprendre en jouant
rules-play = Jouer maintenant
rules-round = Une manche
rules-goal = Comment gagner
rules-ids = Chaque règle a un nom
rules-ids-text = Quand le jeu refuse un coup, il nomme la règle, par exemple { $rule }. Tape-la dans la recherche ; la touche / y mène.
rules-edition-link = Voir lesquels
