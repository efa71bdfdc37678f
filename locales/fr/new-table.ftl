# Opening a table.
new-table-title = Nouvelle table
new-table-way = Comment jouez-vous ?
new-table-way-friends = Sur des appareils différents
new-table-way-friends-explained = Tu envoies un lien ; des bots peuvent compléter.
new-table-way-device = Ensemble sur cet appareil
new-table-way-device-explained = L’appareil passe de main en main ; il ne faut que des noms.

new-table-seats = Qui s’assied où ?
new-table-seats-explained = Une place libre revient à qui suit ton lien en premier.
new-table-seat = Place { $seat }
new-table-seat-me = Moi
new-table-seat-invited = Quelqu’un que j’invite
new-table-seat-bot = Bot : { $level }
new-table-seat-companion = Joue sur cet appareil
new-table-names = Qui joue avec toi ?
new-table-names-explained = Avant chaque tour, l’écran demande de passer l’appareil : personne ne voit les secrets des autres.
new-table-name-of = Nom à la place { $seat }
new-table-companion-failed = Impossible d’ajouter { $name } sur cet appareil :
new-table-names-missing = Il faut un nom à chaque personne qui joue sur cet appareil.

new-table-pace = À quel rythme ?
new-table-pace-explained = Le temps de réflexion accordé.
new-table-pace-shared = Sur un appareil partagé, on joue sans pendule.
new-table-pace-free = Sans pendule
new-table-pace-free-explained = On réfléchit aussi longtemps qu’on veut.
new-table-pace-live = En direct
new-table-pace-live-explained = Une pendule par personne, d’une traite.
new-table-pace-days = Sur plusieurs jours
new-table-pace-days-explained = Tant d’heures par coup.
new-table-minutes = Temps par personne
new-table-increment = Ajouté à chaque coup
new-table-hours = Temps par coup
new-table-deadline-live = Quand une pendule arrive à zéro, ce qui est déjà choisi compte et un bot choisit le reste. Après deux fois de suite, un bot joue jusqu’au retour de la personne.
new-table-deadline-days = À l’échéance, ce qui est déjà choisi compte et un bot choisit le reste. Après deux fois de suite, un bot joue jusqu’au retour de la personne. Les heures calmes ne comptent pas.

new-table-more = Plus d’options
new-table-counting = Comptes ouverts
new-table-counting-explained = L’écran montre ce qu’on pourrait savoir en comptant, comme l’or en main.
new-table-spectators = Public admis
new-table-spectators-explained = D’autres peuvent regarder, sans jamais voir les secrets.
new-table-chat = Discussion privée
new-table-chat-explained = Qui regarde ne lit pas ce qui s’écrit à la table.
new-table-public = Afficher dans le salon
new-table-public-explained = Tout le monde trouve la table ; sinon, seulement qui a le lien.
new-table-stand-in = Qui remplace ?
new-table-stand-in-explained = Ce bot joue en cas d’absence.
new-table-edition = Ta propre édition
new-table-edition-explained = Un fichier .toml avec les chiffres de ton exemplaire.
new-table-edition-more = Qu’est-ce qu’une édition ?
new-table-edition-choose = Choisir un fichier
new-table-edition-forget = Revenir à l’édition habituelle
new-table-edition-chosen = { $name } sera utilisé.

new-table-open = Ouvrir la table
new-table-open-explained = Tu reçois ensuite un lien à envoyer.
new-table-start = Commencer la partie
new-table-start-explained = Tout le monde est là : ça commence tout de suite.
