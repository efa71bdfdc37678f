# Ce qu'on demande dans Morgenland et ce qu'on peut choisir. Voir locales/README.md.
# Après « de » et « que » un prénom peut demander l'élision : les phrases les évitent devant les noms.

## Tant de trésors

morgenland-treasures-due = { $due ->
    [1] 1 trésor
   *[other] { $due } trésors
}
morgenland-treasures-given = { $units ->
    [1] 1 trésor
   *[other] { $units } trésors
}

## Questions

morgenland-ask-place = Pose une figurine { $open ->
    [true] face visible (mais cachée { morgenland-space-guard.at })
   *[false] face cachée
} : laquelle, et où{ $playable ->
    [true] , ou que joues-tu d’abord
   *[false] { "" }
} ?
morgenland-ask-opening = Tout le monde commence avec 3 trésors : prends { morgenland-treasures-due } à la banque, par sorte dans l’ordre des grottes. Lequel ensuite ?
morgenland-ask-market-take = { morgenland-space-market.title } : prends { morgenland-treasures-due } à la banque, par sorte dans l’ordre des grottes. Lequel ensuite ?
morgenland-ask-take = { $spell-name } : prends { morgenland-treasures-due } à la banque, par sorte dans l’ordre des grottes. Lequel ensuite ?
morgenland-ask-pay-bribe = Le pot-de-vin : donne { morgenland-treasures-due } à la banque, par sorte dans l’ordre des grottes. Lequel ensuite ?
morgenland-ask-give = { $caster ->
    [none] { $spell-name }
   *[other] « { $spell-name } », lancé par { $caster }
} : donne { morgenland-treasures-due } à { $to ->
    [none] la banque
   *[other] { $to }
}, par sorte dans l’ordre des grottes. Lequel ensuite ?
morgenland-ask-market = Tu as la plus grande force { morgenland-space-market.at } : donnes-tu 1 trésor contre { $units } de ton choix à la banque ?
morgenland-ask-bribe = Le garde a une force de { $guard }, toi de { $strength } : paies-tu { morgenland-treasures-due } pour entrer au palais ?
morgenland-ask-buy = { $room-title } : achètes-tu { $artefact ->
    [none] l’artefact du dessus
   *[other] { $artefact-the }
} pour { $price } ?
morgenland-ask-price = { $room-title } : avec quelle sorte paies-tu { $due } pour { $token ->
    [none] { morgenland-artefact-carpet.your }
   *[other] ton { $token }
}{ $reversed ->
    [true] , qui compte { $due }
   *[false] { "" }
}{ $later-count ->
    [0] { "" }
    [1] { " " }(ensuite { $later } d’une autre sorte)
   *[other] { " " }(ensuite { $later } d’autres sortes)
} ?
morgenland-ask-keep = Quel sort gardes-tu ? { $to ->
    [none] L’autre est défaussé, face visible.
   *[other] L’autre va à { $to }.
}
morgenland-ask-camel = Par contrebande, tu as la plus grande force { morgenland-space-caravanserai.at } : prends-tu le chameau pour jouer en premier ?
morgenland-ask-window = { $stage } : que joues-tu ?
morgenland-ask-tally = { $space-subject } passe au décompte ({ $guard ->
    [none] { "" }
   *[other] force { $guard } ; { "" }
}{ $standing-count ->
    [0] personne
   *[other] { $standing }
}) : que joues-tu ?
morgenland-ask-answer = Annoncé : { $plays }. Que joues-tu ?
morgenland-ask-counter = { $seat } achète avec « { morgenland-spell-abracadabra } » : utilises-tu un contre-sort ?
morgenland-ask-name = { $play-card ->
    [artefact] { $play-card-value-subject }
   *[spell] { $play-card-value-name }{ morgenland-play-artefact }
} : { $what ->
    [doubled] laquelle de tes figurines compte une fois de plus ?
    [countered] contre quel sort ?
    [borrowed] quel pouvoir empruntes-tu ?
    [given] lequel de tes artefacts donnes-tu ?
    [swapped] contre l’artefact visible de quelle chambre ?
    [own-token] laquelle de tes figurines déplaces-tu ?
    [other-token] quelle figurine des autres déplaces-tu ?
    [destination] où va { $piece } ?
    [token-back] quelle figurine est retirée ?
    [empty-cave] quelle grotte vide reçoit des trésors ?
    [stack] dans quelle chambre ?
    [closed] sur quelle case rien ne peut plus venir ?
   *[eclipsed] sur quelle case ?
}
morgenland-ask-search = Tu as payé et tu fouilles { $room-name } : quel artefact prends-tu ?
morgenland-ask-mirage = { morgenland-spell-mirage } : quel artefact de la pile doit être visible { $room-at } ?
morgenland-ask-city-tax = « { morgenland-spell-city-tax } », lancé par { $caster } : paies-tu { morgenland-treasures-due } pour { $piece } ?
morgenland-ask-sultans-tax = « { morgenland-spell-sultans-tax } », lancé par { $caster } : paies-tu { morgenland-treasures-due } pour { $tokens ->
    [1] ta figurine
   *[other] tes { $tokens } figurines
} dans les chambres ?
morgenland-ask-retaliate = { $caster } a retiré ta figurine du plateau : laquelle des siennes retires-tu en retour ?
morgenland-ask-trade = { morgenland-spell-trade } : { $units ->
    [0] quel trésor donnes-tu d’abord, par sorte dans l’ordre des grottes ?
   *[other] tu as donné { morgenland-treasures-given }. En donnes-tu encore un ?
}

## Ce qu'on peut choisir ; `more` dit ce que cela apporte, là où il y a de la place

morgenland-choice-place = Poser ton { $token } { $space-at }{ $open ->
    [true] , face visible
   *[false] { "" }
}
morgenland-choice-take = Prendre { morgenland-units-of-kind }
    .more = la banque en a { $bank }
morgenland-choice-give = Donner { morgenland-units-of-kind }
    .more = tu en as { $owned }
morgenland-choice-bribe = Payer { morgenland-treasures-due } et entrer
morgenland-choice-no-bribe = Ne rien payer
    .more = { $tokens ->
        [0] aucune chambre ne t’est ouverte dans cette manche
        [1] tu reprends 1 figurine dans les chambres, et aucune ne t’est ouverte dans cette manche
       *[other] tu reprends { $tokens } figurines dans les chambres, et aucune ne t’est ouverte dans cette manche
    }
morgenland-choice-buy = Acheter { $artefact-the }
    .more = { $artefact-effect }
morgenland-choice-buy-unseen = L’acheter
morgenland-choice-buy-with = Acheter avec « { $spell-name } »
    .more = { $spell-effect }
morgenland-choice-no-buy = Ne pas acheter
morgenland-choice-no-market = Ne rien donner
morgenland-choice-keep = Garder « { $spell-name } »
    .more = { $spell-effect }
morgenland-choice-take-camel = Prendre le chameau
morgenland-choice-leave-camel = Laisser le chameau où il est
morgenland-choice-pass = Rien
morgenland-choice-use = Utiliser { $artefact-your }
    .more = { $artefact-effect }
morgenland-choice-counter = Contrer « { $spell-name } »
    .more = { morgenland-artefact-counterspell } contre { $play ->
        [none] « { $spell-name } »
       *[other] { $play }
    }
morgenland-choice-cast = Lancer « { $spell-name } »
    .more = { $spell-effect }
morgenland-choice-borrow = { $artefact-subject }
    .more = { $artefact-effect }
morgenland-choice-against = Contre « { $spell-name } »
    .more = { $play ->
        [none] { $spell-effect }
       *[other] { $play }
    }
morgenland-choice-swap = Donner { $artefact-your }
    .more = { $artefact-effect }
morgenland-choice-swap-for = Contre { $artefact-the } { $room-at }
    .more = { $artefact-effect }
morgenland-choice-find = { $artefact-subject } { $open ->
    [true] (face visible)
   *[false] (dans la pile)
}
    .more = { $artefact-effect }
morgenland-choice-turn = { $artefact-subject }
    .more = { $artefact-effect }
morgenland-choice-token = Figurine : { $piece }
morgenland-choice-move = L’envoyer { $space-to }
morgenland-choice-cave = { $cave-title }
    .more = { morgenland-units-of-cave } ({ $shelves })
morgenland-choice-stack = { $room-title }
    .more = { $artefact ->
        [none] { $stack } face cachée
       *[other] visible : { $artefact-name }, face cachée : { $stack }
    }
morgenland-choice-eclipse = { $space-title }
    .more = touche { $hits }
morgenland-choice-space = { $space-title }
morgenland-choice-pay-city-tax = Payer { morgenland-treasures-due }
    .more = la figurine reste
morgenland-choice-no-city-tax = Ne rien payer
    .more = tu reprends la figurine
morgenland-choice-pay-sultans-tax = Payer { morgenland-treasures-due }
    .more = tes figurines restent
morgenland-choice-no-sultans-tax = Ne rien payer
    .more = { $tokens ->
        [1] tu reprends 1 figurine dans les chambres
       *[other] tu reprends { $tokens } figurines dans les chambres
    }
morgenland-choice-stop-trading = Ne plus rien donner
    .more = tu prends { morgenland-treasures-given } d’autres sortes

morgenland-ask-options = Quelle version ?

## Windows: when players are asked whether they step in. The names are short.

morgenland-window-start = Début de la manche
    .explained = Avant qu’on pose la première figurine. Cela te concerne si ta lampe est allumée et que tu as un sort.
morgenland-window-placed = Toutes les figurines posées
    .explained = Avant le décompte de la première grotte. Cela te concerne si ta lampe est allumée et que tu as un sort.
morgenland-window-cave = Dans une grotte
    .explained = Quand on a révélé les figurines d’une grotte, avant que quelqu’un reçoive des trésors. Cela te concerne si des figurines à toi et à d’autres s’y trouvent.
morgenland-window-caves-done = Après les grottes
    .explained = Avant le décompte de la ville. Cela te concerne si ta lampe est allumée et que tu as un sort.
morgenland-window-city = En ville
    .explained = Quand on a révélé les figurines de la Tente d’Aladin, de la Maison du Djinn, du Marché ou du Caravansérail, avant que quelqu’un reçoive quelque chose. Cela te concerne si des figurines à toi et à d’autres s’y trouvent.
morgenland-window-guard = Chez le garde
    .explained = Quand on a révélé le garde et les figurines qui sont chez lui, avant que quelqu’un entre au palais. Cela te concerne si tu as une figurine chez le garde ou dans une chambre.
morgenland-window-room = Dans une chambre
    .explained = Quand on a révélé les figurines d’une chambre, avant que quelqu’un puisse acheter. Cela te concerne si des figurines à toi et à d’autres s’y trouvent.
morgenland-window-answer = Quelqu’un joue quelque chose
    .explained = Un artefact ou un sort a été annoncé, et on peut y répondre. Cela te concerne si c’est toi que l’annonce vise, ou ce qui est à toi, ou une case où tu as une figurine.
