# La table de Der Palast von Eschnapur : ce qu’on en dit dans le terminal et sur la page. Voir locales/README.md.

## The parts of the screen: on a tab, and at length

eschnapur-panel-board = Palais
    .title = Le palais
eschnapur-panel-bids = Mises
    .title = Qui mise quoi
eschnapur-panel-market = Acheter
    .title = Privilèges et banque

## Où en est le jeu

eschnapur-remark-round = Manche { $round }
eschnapur-remark-phase = Phase { $phase } : { $phase-name }
eschnapur-remark-window = Phase { $phase } : achat de privilèges
eschnapur-remark-coins = Phase { $phase } : prendre de l’or à la banque
eschnapur-remark-from-hand = Phase { $phase } : une carte de la main pour { $official-the }
eschnapur-remark-over = La partie est terminée

## Ce qui s’y passe

eschnapur-remark-phase-explained = { $phase-explained }
eschnapur-remark-window-explained = { $window ->
    [a] Avant qu’on pose l’or, qui peut payer peut acheter des privilèges ; « { eschnapur-privilege-win-ties } » et « { eschnapur-privilege-from-hand } » seulement maintenant (E2.1, E10.2). Le moment d’achat se termine quand tout le monde a passé depuis le dernier achat.
    [b] Une carte a été bloquée. Qui l’a posée peut refuser le blocage avec le privilège voulu et garde le bloc (E10.8). Le moment d’achat se termine quand tout le monde a passé depuis le dernier achat (E10.2).
    [c] La phase 6 est remportée. Avant la distribution des marqueurs, on peut acheter des privilèges ; « { eschnapur-privilege-choose-order } » permet de prendre d’abord un marqueur (E6.2, E10.4).
    [d] Avant chaque bloc, qui construit peut acheter des privilèges (E10.2).
    [e] La phase 8 est remportée. Avant le déplacement, on peut acheter des privilèges ; « { eschnapur-privilege-last-stone } » protège le bloc le plus haut d’une section (E10.9), « { eschnapur-privilege-ignore-stop } » aide qui déplace (E10.11).
   *[f] Les cartes perdantes sont devenues des points Privilège (E9.1). On peut acheter des privilèges avant que les salaires soient versés et les sections complètes décomptées (E9.2).
}
eschnapur-remark-coins-explained = Qui a droit à de l’or prend des cartes de n’importe quelles valeurs qui font exactement cette somme (EG.1). Si la banque ne peut pas payer exactement, on prend la plus grande somme inférieure qu’elle peut payer (EG.2). On compte de la carte la plus haute à la plus basse.
eschnapur-remark-from-hand-explained = Les autres ont révélé leurs cartes devant ce fonctionnaire. Qui a acheté « { eschnapur-privilege-from-hand } » en joue maintenant une ouvertement (E10.13).
eschnapur-remark-over-explained = Les points Privilège rapportent des points de victoire selon le rang (E11.1). Qui a le plus de points de victoire gagne ; à égalité, c’est l’or qui décide (E11.2).
eschnapur-remark-official = { $official } ({ $official-name }) : { $official-explained }
eschnapur-remark-privilege = { $privilege-title } ({ $cost }) : { $privilege-explained }

## Le palais

eschnapur-remark-part = Section
eschnapur-remark-wage = Salaire
eschnapur-remark-state = État
eschnapur-remark-finished = Achevée
eschnapur-remark-stopped = Interdite
eschnapur-remark-protected = Bloc le plus haut protégé
eschnapur-remark-palace-legend = Cases à partir du bas : une lettre est un bloc, un nombre la valeur d’une case libre, * le sac d’or
board-palace = Le palais
board-stones-from-below = Blocs depuis le bas
board-next-field = Prochaine case
board-free-fields = Cases libres
board-part-stands = { $stones ->
    [one] { $stones } case occupée sur { $fields }, prochaine case de valeur { $next }, salaire { $wage }
   *[other] { $stones } cases occupées sur { $fields }, prochaine case de valeur { $next }, salaire { $wage }
}
board-part-full = Les { $fields } cases sont occupées, salaire { $wage }
board-part-shares = Blocs : { $shares }
board-part-bag = Sac d’or sur la case de valeur { $value }
board-part-sites = Lieu choisi par { $names }
board-part-lifted = Son bloc le plus haut est déplacé
board-part-planned = { $count ->
    [one] Un bloc prévu
   *[other] { $count } blocs prévus
}
board-part-promise = Si elle est achevée ainsi : { $told }
board-part-site-planned = Prévue comme ton lieu
board-part-scored = Marqué : { $told }
board-part-brief = Section { $part } : { $stones } sur { $fields }, puis { $next }
board-part-brief-full = Section { $part } : complète
board-part-brief-finished = Section { $part } : achevée
board-part-brief-stopped = interdite
board-take-back = La section { $part } est prévue : la reprendre
board-race = Points de victoire : { $told }
# Combien quelqu’un a de quelque chose.
board-one = { $name } { $count }
# What the figures of a player and the track are, for whoever points at them.
board-tally-vp = Les points de victoire décident de la partie. Les sections achevées en rapportent, et à la fin le rang en points Privilège.
board-tally-pp = Les points Privilège viennent de l’or qui n’a rien remporté. Les privilèges en coûtent ; ce qui reste rapporte des points de victoire à la fin.
board-tally-stones = Blocs à construire : chaque personne construit les siens en phase 7 de cette manche.
board-tally-supply = La réserve : les blocs que personne n’a encore reçus. Une section achevée rend ici ses blocs.
board-tally-cards = Cartes Or en main. Ce qui est posé est dépensé, seul un 0 revient ; primes, salaires et privilèges rapportent de nouvelles cartes.
board-race-explained = Les points de victoire de toute la table, de gauche à droite. Qui en a le plus à la fin gagne.

## Qui joue, et les mises

eschnapur-remark-player = Qui
eschnapur-remark-vp = PV
    .title = Points de victoire
    .count = { $count ->
        [one] { $count } point de victoire
       *[other] { $count } points de victoire
    }
eschnapur-remark-pp = PP
    .title = Points Privilège
    .count = { $count ->
        [one] { $count } point Privilège
       *[other] { $count } points Privilège
    }
eschnapur-remark-stones = Blocs
    .count = { $count ->
        [one] { $count } bloc à construire
       *[other] { $count } blocs à construire
    }
eschnapur-remark-supply = Réserve
    .count = { $count ->
        [one] { $count } bloc en réserve
       *[other] { $count } blocs en réserve
    }
eschnapur-remark-cards = Cartes
    .count = { $count ->
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
eschnapur-remark-sites = Lieux
eschnapur-remark-players-legend = PV : points de victoire, PP : points Privilège ; les numéros sont les fonctionnaires, [?] une carte face cachée
eschnapur-remark-seal = { $official } { $official-name }
board-bids = Qui mise quoi
board-players = Autour de la table
board-officials = Fonctionnaires
board-reasons = Pourquoi
board-place = Numéro { $place } dans l’ordre du tour

board-reason-highest = { $gold } l’emporte
board-reason-cancelled = { $cards } s’annulent, { $gold } l’emporte
board-reason-ties = { $cards } : { $name } remporte l’égalité
board-reason-all-cancelled = { $cards } s’annulent : personne
board-reason-zero = 0 ne gagne jamais
board-reason-nobody = Personne
board-reason-shared = { $cards } : chaque fois la moitié
board-reason-ties-shared = { $cards } : { $name } reçoit tout, les autres la moitié
board-reason-blocked = Bloquée
board-reason-full = Tous les blocs
board-reason-no-stones = Aucun bloc

# Lines of the log that tell several things at once.
board-told-end = La fin
board-told-sites = { $count ->
    [one] { $names } a choisi ses lieux.
   *[other] { $names } ont choisi leurs lieux.
}
board-told-gold = { $count ->
    [one] { $names } a posé son or.
   *[other] { $names } ont posé leur or.
}
board-told-all-down = Tout le monde a posé { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} face cachée.
board-told-down = Les cartes sont posées face cachée : { $cards }.
board-told-moved-own = { $name } déplace un de ses blocs de la section { $from } vers la section { $to }.
board-told-cards = Pour { $official-the } : { $cards }.
board-told-no-card = { $name } aucune
board-told-from-hand = { $name } { $gold } de sa main
board-told-blocked-card = { $name } carte bloquée
board-told-nobody-cancelled = Personne ne remporte { $official-the } : { $cards } s’annulent.
board-told-nobody-zero = Personne ne remporte { $official-the } : un 0 ne gagne jamais.
board-told-nobody-blocked = Personne ne remporte { $official-the } : la carte y est bloquée.
board-told-nobody-laid = Personne ne remporte { $official-the } : personne n’y a posé de carte.
board-told-blocked = { $stones ->
    [one] { $by } bloque la carte posée par { $name } pour { $official-the } ; { $name } reçoit 1 bloc en échange.
   *[other] { $by } bloque la carte posée par { $name } pour { $official-the } ; { $name } reçoit { $stones } blocs en échange.
}
board-told-stones = Les cartes rapportent des blocs : { $shares }.
board-told-stones-shared = Les cartes rapportent des blocs : { $shares }, car des cartes égales rapportent la moitié.
board-told-stones-ties = Les cartes rapportent des blocs : { $shares } ; { $name } remporte l’égalité, sinon des cartes égales rapportent la moitié.
board-told-built-on = { $stones ->
    [one] { $stones } bloc sur { $part-name }
   *[other] { $stones } blocs sur { $part-name }
}
board-told-built = { $name } construit { $parts }.
board-told-passed = { $names } n’achètent rien.
board-told-points = Points Privilège pour l’or qui n’a rien remporté : { $gains }.
# $why is one of the three below it.
board-told-coins = { $count ->
    [one] { $name } prend { $gold } en or, { $why }.
   *[other] { $name } prend { $gold } en or, { $why } : { $cards }.
}
board-told-coins-short = { $name } prend { $gold } sur { $due } en or, { $why } : la banque ne peut pas tout payer.
board-paid-premium = la prime de { $part-name }
board-paid-wage = le salaire de { $part-name }
board-paid-privilege = comme le dit le privilège
# Beside “Take 3 gold from the bank.”
board-why-premium = C’est la prime de { $part-name }.
board-why-wage = C’est le salaire de { $part-name }.
board-why-privilege = Ton privilège le rapporte.
board-planned-sites = { $name } choisit { $parts }.
board-planned-gold = { $name } pose { $cards }.
board-planned-coins = { $name } prend { $cards } à la banque.
board-planned-card = { $gold } pour { $official-the }
board-planned-blockade-beside = { $name } met le marqueur Blocage à côté du palais.
board-planned-stop-beside = { $name } met le marqueur Interdiction à côté du palais.
board-planned-order = { $name } fixe l’ordre du tour : { $order }.
board-hands = Toutes les mains
board-hand-of = { $name } : { $cards }

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

## Ce qui est à côté

eschnapur-remark-hand = Ta main
eschnapur-remark-bank = Banque
eschnapur-remark-no-cards = aucune carte
eschnapur-remark-order = Ordre du tour
eschnapur-remark-no-order = Pas encore décidé
eschnapur-remark-favour = { $official-title }
eschnapur-remark-blocked = sur la carte posée par { $seat } pour { $official-the }
eschnapur-remark-this-round = Cette manche
eschnapur-remark-wins-ties = { $seat } remporte les égalités
eschnapur-remark-plays-from-hand = { $seat } joue de sa main
eschnapur-remark-privileges = Privilèges
eschnapur-remark-price = { $privilege-name } ({ $cost })
eschnapur-remark-no-privileges = plus aucun
# Ce que tout le monde peut savoir des cartes de quelqu’un, quand les comptes sont ouverts.
board-cards-owned = { $told } ; avec celles posées face cachée : { $cards }
board-hand-cards = Valeur { $gold } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
board-hand-planned = { $gold } en or prévu
board-hand-left = { $gold } en or en main
board-bank-sum = { $gold } en or
board-bank-cards = Valeur { $gold } à la banque : { $count }
board-return = Remettre le { $gold }
board-taken = { $taken } pris sur { $total }
board-markers = Marqueurs Ordre du tour
board-markers-handed = Tous les marqueurs sont distribués
board-marker-back = Marqueur { $marker } : le reprendre
board-market = Privilèges et réserves
board-my-points = { $points } PP
board-privilege-cost = Coûte { $cost } PP.
board-privilege-gone = Vendu
board-privilege-open = À acheter maintenant
board-privilege-planned = Prévu
board-privilege-reached = Tu as assez de points.
board-official-now = en cours de révélation
board-explained = Leurs effets
board-supplies = Blocs en réserve

## Une manche en chiffres

board-summary-stones = Blocs reçus
board-summary-built = Blocs construits
board-summary-gold = Or pris
board-summary-pp = Points Privilège gagnés
board-summary-vp = Points de victoire marqués

## Lu à haute voix, et touches

board-read-no-hand = Tu n’as pas de main.
board-read-no-bids = Rien n’est encore posé.
eschnapur-key-pick = Prendre une carte par sa valeur ; encore : la poser
eschnapur-key-lay = Poser la carte prise pour le fonctionnaire 1 à 5
eschnapur-key-walk = D’une place pour les cartes à la suivante
eschnapur-key-forget = Remettre la carte prise

## The replay: what decides the game, and what is marked

eschnapur-points = Points de victoire
eschnapur-mark-round = une manche commence
eschnapur-mark-reveal = des cartes sont révélées
eschnapur-mark-finish = une section du palais est achevée
