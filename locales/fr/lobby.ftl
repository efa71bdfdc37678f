# The lobby: first screen, lists of tables, invitation.
lobby-title = Durbar : jeux d’enchères secrètes
lobby-heading = Enchères secrètes à la cour
lobby-line = Des jeux où tout le monde décide en secret, puis tout est révélé d’un coup. Dans ton navigateur, sans compte.

lobby-no-screen = { $game } n’a pas encore de table dans le navigateur. On peut y jouer dans le terminal.

lobby-play-now = Jouer maintenant
lobby-start = C’est parti
lobby-not-now = Pas maintenant
lobby-which-game = Quel jeu ?
lobby-how-many = À combien jouez-vous ?
lobby-how-strong = Quelle force pour les bots ?
lobby-your-name = Ton nom
lobby-optional = (facultatif)
level-random = Au hasard
level-random-explained = Joue au hasard.
level-novice = Facile
level-novice-explained = Idéal pour une première partie.
level-regular = Habile
level-regular-explained = Réfléchit avant chaque coup.
level-expert = Redoutable
level-expert-explained = Pèse des plans entiers face aux tiens.

lobby-ways = À faire aussi
lobby-with-friends = Nouvelle table à plusieurs
lobby-learn = Apprendre en jouant
lobby-rules = Règles
lobby-resume = Reprendre sur un autre appareil

lobby-your-turn-at = { $count ->
    [one] C’est à toi de jouer à une table
   *[other] C’est à toi de jouer à { $count } tables
}
lobby-mine = Mes tables
lobby-mine-none = Tu n’es encore à aucune table. Appuie sur « Jouer maintenant » pour y remédier.
lobby-open-tables = Tables ouvertes
lobby-open-none = Aucune table publique n’attend personne. Ouvres-en une : on la trouvera ici.
lobby-running = Parties à regarder
lobby-running-none = Personne ne joue en public en ce moment.
lobby-finished = Parties terminées
lobby-finished-none = Aucune partie publique n’est encore terminée. Tu pourras les revoir ici.
lobby-more = Voir les plus anciennes

lobby-state-your-turn = À toi de jouer
lobby-state-turn-of = À { $name } de jouer, sur cet appareil
lobby-state-thinking = { $count ->
    [one] { $names } réfléchit
   *[other] { $names } réfléchissent
}
lobby-state-playing = En cours
lobby-state-gathering = { $open ->
    [0] Prête à commencer
    [one] Il manque encore une personne
   *[other] Il manque encore { $open } personnes
}
lobby-state-paused = En pause
lobby-state-abandoned = Abandonnée d’un commun accord
lobby-state-closed = Fermée avant le début
lobby-state-closed-operator = Fermée par la gestion du serveur
lobby-state-won = { $count ->
    [one] Victoire de { $names }
   *[other] Victoire partagée : { $names }
}
lobby-time-left = Temps restant : { $time }
lobby-changed = Dernière activité : { $when }
lobby-you = { $name } (toi)

lobby-play = Jouer
lobby-open = Ouvrir
lobby-join = Participer
lobby-watch = Regarder
lobby-replay = Revoir

lobby-pace-free = Sans pendule
lobby-pace-live = { $time } par personne
lobby-pace-live-increment = { $time } par personne, plus { $increment } par coup
lobby-pace-days = { $time } par coup
lobby-length = environ { $time }
lobby-players = { $count ->
    [one] 1 personne
   *[other] { $count } personnes
}
lobby-special-no-counting = Sans comptes ouverts
lobby-special-no-spectators = Sans public
lobby-special-private-chat = Discussion privée
lobby-special-by-link = Par lien seulement
lobby-choice-version = Quelle version ?
lobby-choice-version-basic = Jeu de base
lobby-choice-version-basic-explained = Des figurines et des trésors. Parfait pour une première partie.
lobby-choice-version-magic = Avec magie
lobby-choice-version-magic-explained = Les artefacts et les sorts changent tout. Pour qui connaît le jeu de base.

lobby-invite-title = Rejoins ma table
lobby-invite-link = Lien vers cette table
lobby-invite-copy = Copier le lien
lobby-invite-share = Partager
lobby-invite-code = Code QR avec le lien vers cette table
