# A finished game is played again.
replay-title = Rediffusion
replay-moment = Manche { $round }, moment { $at } sur { $of }
replay-slider = Toute la partie
replay-steps = Pas à pas
replay-controls = Commandes

replay-beginning = Au début
replay-back = Un pas en arrière
replay-forward = Un pas en avant
replay-end = À la fin
replay-last-mark = Au repère précédent
replay-next-mark = Au repère suivant
replay-play = Lecture
replay-pause = Pause
replay-play-or-pause = Lecture ou pause
replay-speed = Vitesse
replay-times = { $speed }×

replay-eyes = Par les yeux de
replay-eyes-spectator = Public
replay-eyes-all = Tout voir
replay-moves = Coups
replay-no-moves = Personne n’a encore rien décidé.
replay-more = Plus

replay-subtitles = Ce qui se passe
replay-begins = La partie commence.
replay-help = Repères et touches
replay-spoil = Montrer aussi les repères à venir
# What stands on the keys.
replay-key-forward = →
replay-key-back = ←
replay-key-next-mark = Maj + →
replay-key-last-mark = Maj + ←
replay-key-beginning = Début
replay-key-end = Fin
replay-key-play = Espace

replay-copy = Copier le lien
replay-copied = Copié
replay-copy-by-hand = Copie-le à la main :
replay-record = Enregistrement
replay-record-title = Télécharger l’enregistrement
replay-final = Page finale

replay-not-over = Cette partie n’est pas terminée
replay-not-over-why = Les secrets restent secrets jusqu’à la fin. Ensuite, tu pourras revoir chaque moment ici.
replay-not-found = Cette partie n’existe pas
replay-not-found-why = Le lien est peut-être incomplet, ou la table a été supprimée.
replay-unknown-game = Ce jeu ne peut pas encore être montré
replay-unknown-game-why = Son plateau n’est pas encore dessiné ici.
replay-unreachable = Pas de connexion
replay-unreachable-why = Le serveur est injoignable. Réessaie dans un instant.
replay-refused = Cela n’a pas marché
replay-to-table = À la table
replay-to-lobby = Au salon
