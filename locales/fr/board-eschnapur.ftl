# Le plateau de Der Palast von Eschnapur.

eschnapur-phase-1 = Lieux
eschnapur-phase-1-explained = Chacun choisit en secret deux parties du palais où construire pendant cette manche.
eschnapur-phase-2 = Or
eschnapur-phase-2-explained = Chacun pose une carte Or face cachée devant chaque fonctionnaire.
eschnapur-phase-3 = Blocage
eschnapur-phase-3-explained = Qui remporte le fonctionnaire 1 peut bloquer une carte face cachée de quelqu’un d’autre.
eschnapur-phase-4 = Interdiction
eschnapur-phase-4-explained = Qui remporte le fonctionnaire 2 peut interdire une partie du palais pendant cette manche.
eschnapur-phase-5 = Blocs
eschnapur-phase-5-explained = Chaque carte rapporte autant de blocs que sa valeur ; des cartes égales, la moitié arrondie vers le haut.
eschnapur-phase-6 = Ordre du tour
eschnapur-phase-6-explained = Qui remporte le fonctionnaire 4 distribue les marqueurs Ordre du tour.
eschnapur-phase-7 = Construire
eschnapur-phase-7-explained = Dans l’ordre du tour, chacun révèle ses lieux et y construit ses blocs.
eschnapur-phase-8 = Déplacer
eschnapur-phase-8-explained = Qui remporte le fonctionnaire 5 peut déplacer le bloc le plus haut d’une partie vers une autre.
eschnapur-phase-9 = Décompte
eschnapur-phase-9-explained = Les cartes qui n’ont rien remporté donnent des points Privilège. Les parties complètes versent leur salaire et sont décomptées.

board-palace = Le palais
board-bids = Joueurs et mises
board-players = Joueurs
board-state = État
board-reasons = Pourquoi
board-place = Numéro { $place } dans l’ordre du tour

board-official-1 = Blocage
board-official-1-explained = La carte la plus forte peut poser le blocage sur une carte face cachée d’un autre. Cette carte n’est pas révélée pendant cette manche ; son propriétaire reçoit un bloc.
board-official-2 = Inter­diction
board-official-2-explained = La carte la plus forte peut interdire une partie du palais : pendant cette manche, personne n’y construit et aucun bloc n’en part ni n’y arrive.
board-official-3 = Blocs
board-official-3-explained = Chacun reçoit autant de blocs que vaut sa carte. Des cartes égales n’en rapportent que la moitié, arrondie vers le haut.
board-official-4 = Ordre du tour
board-official-4-explained = La carte la plus forte décide dans quel ordre on construit.
board-official-5 = Déplace­ment
board-official-5-explained = La carte la plus forte peut déplacer le bloc le plus haut d’une partie vers une autre.

board-reason-highest = { $gold } l’emporte
board-reason-cancelled = { $cards } s’annulent, { $gold } l’emporte
board-reason-ties = { $cards } : { $name } remporte l’égalité
board-reason-all-cancelled = { $cards } s’annulent : personne
board-reason-zero = 0 ne gagne jamais
board-reason-nobody = Personne
board-reason-shared = { $cards } : la moitié chacun
board-reason-full = Tout en entier
board-reason-no-stones = Aucun bloc

board-slot-empty = vide
board-slot-left = reste vide
board-slot-hidden = une carte face cachée
board-slot-up = un { $gold }
board-slot-down = un { $gold }, face cachée
board-slot-planned = un { $gold }, prévu
board-slot-blocked = bloquée
board-slot-carried = de la manche précédente
board-slot-won = l’emporte
board-slot-stones = { $count ->
    [one] { $count } bloc
   *[other] { $count } blocs
}
board-slot-cancelled = annulée
board-slot-back = revient en main
board-block = Bloquer la carte de { $name } : { $official }

board-count-vp = { $count ->
    [one] { $count } point de victoire
   *[other] { $count } points de victoire
}
board-count-pp = { $count ->
    [one] { $count } point Privilège
   *[other] { $count } points Privilège
}
board-count-stones = { $count ->
    [one] { $count } bloc à construire
   *[other] { $count } blocs à construire
}
board-count-supply = { $count ->
    [one] { $count } bloc en réserve
   *[other] { $count } blocs en réserve
}
board-count-cards = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}

board-part = Partie { $part }
board-part-stands = { $stones } cases construites sur { $fields }, prochaine case { $next }, salaire { $wage }.
board-part-full = Les { $fields } cases sont construites, salaire { $wage }.
board-part-finished = Achevée.
board-part-share = { $name } { $count }
board-part-shares = Blocs : { $shares }.
board-part-bag = Sac d’or sur la case { $value }.
board-part-stopped = Construction interdite.
board-part-sites = Lieu de { $names }.
board-site = Choisir la partie { $part } comme lieu
board-stop = Interdire de construire sur la partie { $part }
board-build = Construire un bloc sur la partie { $part }
board-lift = Prendre le bloc le plus haut de la partie { $part }
board-set = Déplacer le bloc vers la partie { $part }
board-protect = Protéger le bloc le plus haut de la partie { $part }
board-take-back = La partie { $part } est prévue : la reprendre
board-promise = Si elle est achevée ainsi :

board-race = Points de victoire : { $told }
board-race-one = { $name } { $points }

board-hand = Ta main
board-hand-cards = Or { $gold } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
board-hand-planned = { $gold } or prévu
board-hand-left = { $gold } or en main
board-targets = Fonctionnaires
board-leave = Laisser vide

board-bank = Banque
board-bank-sum = { $gold } or
board-bank-cards = Or { $gold } à la banque : { $count }
board-take = Prendre un { $gold } (la banque en a { $count })
board-return = Remettre le { $gold }
board-taken = { $taken } pris sur { $total }

board-markers = Marqueurs Ordre du tour
board-hand-marker = Qui reçoit le marqueur { $number } ?
board-markers-handed = Tous les marqueurs sont distribués
board-marker-back = Marqueur { $number } : le reprendre
board-choose-marker = Quel marqueur prends-tu ?
board-choose-marker-one = Prendre le marqueur { $number }

board-market = Privilèges et réserves
board-privileges = Privilèges
board-my-points = { $points } PP
board-privilege-cost = Coûte { $cost } PP.
board-privilege-gone = Parti
board-privilege-open = À acheter maintenant
board-privilege-planned = Prévu
board-supplies = Blocs en réserve
board-supply-one = { $name } : { $count }
board-order = Ordre du tour
board-order-none = Pas encore décidé

board-privilege-choose-order = Choisir son rang
board-privilege-choose-order-explained = Tu prends le marqueur Ordre du tour de ton choix avant que les autres soient distribués.
board-privilege-choose-order-when = En phase 6, après victoire.
board-privilege-win-ties = Remporter les égalités
board-privilege-win-ties-explained = Pendant cette manche, tu remportes toute égalité pour la carte la plus forte, et des cartes égales ne réduisent pas tes blocs de moitié.
board-privilege-win-ties-when = Avant de poser l’or.
board-privilege-free-sites = Libre choix des lieux
board-privilege-free-sites-explained = Pendant ce tour, tu construis sur toutes les parties inachevées que tu veux, sauf la partie interdite.
board-privilege-free-sites-when = À ton tour de construire.
board-privilege-gold-five = Or 5
board-privilege-gold-five-explained = Tu prends 5 or à la banque.
board-privilege-gold-five-when = À chaque moment d’achat.
board-privilege-refuse-blockade = Refuser le blocage
board-privilege-refuse-blockade-explained = Le blocage quitte ta carte, qui est jouée normalement. Tu gardes le bloc reçu.
board-privilege-refuse-blockade-when = Si ta carte est bloquée.
board-privilege-last-stone = Dernier bloc
board-privilege-last-stone-explained = Tu nommes une partie : son bloc le plus haut ne peut pas être déplacé pendant cette phase.
board-privilege-last-stone-when = En phase 8, après victoire.
board-privilege-gold-and-stones = Or 3 et 2 blocs
board-privilege-gold-and-stones-explained = Tu prends 3 or à la banque et 2 blocs dans ta réserve.
board-privilege-gold-and-stones-when = À chaque moment d’achat.
board-privilege-ignore-stop = Ignorer l’interdiction
board-privilege-ignore-stop-explained = Tu construis sur la partie interdite si c’est un de tes lieux ; ou, si tu as remporté la phase 8, tu en déplaces un bloc ou y en déplaces un.
board-privilege-ignore-stop-when = Construction ou phase 8.
board-privilege-three-stones = Trois blocs
board-privilege-three-stones-explained = Tu prends 3 blocs dans ta réserve.
board-privilege-three-stones-when = À chaque moment d’achat.
board-privilege-from-hand = Jouer de sa main
board-privilege-from-hand-explained = Tu ne poses rien maintenant. Devant chaque fonctionnaire, tu joues ouvertement une carte de ta main après que les autres ont révélé les leurs.
board-privilege-from-hand-when = Avant de poser l’or.
