# Ce qu'on dit de la table de Morgenland : où en est la partie, ce qui se trouve où, ce que disent les règles. Voir
# locales/README.md.

## Où en est la manche

morgenland-remark-round = Manche { $round }
morgenland-remark-opening = Les premiers trésors
morgenland-remark-start = La manche commence
morgenland-remark-placing = Pose des figurines
morgenland-remark-placed = Toutes les figurines sont posées
morgenland-remark-tally = Décompte : { $space-name }
morgenland-remark-caves-done = Les grottes sont décomptées, c’est au tour de la ville
morgenland-remark-over = La partie est terminée

## Morceaux de phrases

# Une figurine comme on la connaît.
morgenland-remark-piece = { $own ->
    [true] { $token ->
        [none] ta figurine { $piece }
       *[other] ton { $token } { $open ->
            [true] visible
           *[false] caché
        }
    }
   *[false] { $token ->
        [none] la figurine cachée { $piece } ({ $piece-owner })
       *[other] le { $token } visible ({ $piece-owner })
    }
}{ $space ->
    [none] { "" }
   *[other] { " " }{ $space-at }
}{ $cannot-count ->
    [0] { "" }
   *[other] { " " }(exclus : { $cannot })
}
morgenland-remark-hit = { $own ->
    [true] { $token ->
        [none] { morgenland-artefact-carpet.your }
       *[other] ton { $token }
    }
   *[false] { $token ->
        [none] { morgenland-artefact-carpet.the } ({ $seat })
       *[other] le { $token } ({ $seat })
    }
}
morgenland-remark-price = { $place ->
    [1] { $units } d’une sorte
    [2] { $units } d’une deuxième
    [3] { $units } d’une troisième
    [4] { $units } d’une quatrième
   *[other] { $units } d’une cinquième
}
morgenland-remark-strength = { $seat } { $strength }
morgenland-remark-play = « { $play-card-value-name } » ({ $play-seat }){ morgenland-play-details }

## Les tableaux

morgenland-remark-head = { $head ->
    [space] Case
    [there] Sur place
    [player] Qui
    [all] Total
    [artefacts] Artefacts
   *[bank] Banque
}
morgenland-remark-kind = { $kind-title }
morgenland-remark-space = { $space-title }
morgenland-remark-cave = { $kind-name }
morgenland-remark-guard = { $strength ->
    [none] force ?
   *[other] force { $strength }
}
morgenland-remark-room = { $artefact ->
    [none] { $stack ->
        [0] tout est vendu
       *[other] { $stack } face cachée
    }
   *[other] { $stack ->
        [0] { $artefact-name }, le dernier artefact
       *[other] { $artefact-name }, encore { $stack }
    }
}
morgenland-remark-tent = { $spells ->
    [1] encore 1 sort
   *[other] encore { $spells } sorts
}
morgenland-remark-city = { $space ->
    [djinn] deux artefacts
    [market] 1 trésor pour 3
   *[caravanserai] le chameau
}
morgenland-remark-closed = ({ $spell-name })
morgenland-remark-face-down = { $own ->
    [true] [ ] face cachée, les tiennes avec leur valeur
   *[false] [ ] face cachée
}
morgenland-remark-twice-sign = 7×2 compte double
morgenland-remark-carpet-sign = ~3 désigne { morgenland-artefact-carpet.a }
morgenland-remark-collected = { $total } : { $owned }
morgenland-remark-collected-unseen = { $total } face cachée
morgenland-remark-owned = { $artefacts-count ->
    [1] { $artefact-name }
   *[other] { $artefacts }
}{ $used ->
    [no] { "" }
    [lit] { " " }(allumée)
    [some] { " " }(déjà { $times })
   *[all] { " " }(a servi)
}

## Ce qui se trouve dessous

morgenland-remark-label = { $about ->
    [sequence] Ordre
    [strength] Force
    [palace] Palais
    [round] Cette manche
    [seen] Vu
    [tokens] Figurines
    [own-spells] Tes sorts
    [spells] Sorts
   *[discarded] Défaussés
}
morgenland-remark-declared-label = Annonce { $place }
morgenland-remark-sequence = { $first } a le chameau, puis { $others }
morgenland-remark-standing = { $space-at } { $standing }
morgenland-remark-palace = { $entered-count ->
    [0] fermé à tout le monde
   *[other] ouvert à { $entered }
}
morgenland-remark-taboo = { $spell-name } : plus rien ne peut venir { $space-to }
morgenland-remark-holds = { $seat ->
    [none] { $spell-name }
   *[other] « { $spell-name } », lancé par { $seat }
} : { $spell-effect }
morgenland-remark-smuggler = { $spell-name } : { $seat } a la plus grande force ({ $spaces })
morgenland-remark-djinn = { $space-title } : { $seat } peut utiliser deux artefacts
morgenland-remark-keys = passent le garde ({ morgenland-artefact-key }) : { $seats }
morgenland-remark-searched = dans la pile : { $artefacts }
morgenland-remark-undermost = tout en dessous, il y a { $artefact-a }
morgenland-remark-undermost-if-any = s’il reste { $artefact-a } dans la pile, c’est tout en dessous
morgenland-remark-spells = { $spells }
morgenland-remark-gave = (donné par toi : { $spells })
morgenland-remark-declared = { $play }{ $fate ->
    [waiting] { "" }
    [now] , en cours
    [countered] , contré
   *[done] , accompli
}

## Ce que disent les règles

morgenland-remark-step = { $step-name }
morgenland-remark-award = { $award-name }
morgenland-remark-spell = { $spell-name } ({ $rule }) : { $spell-effect }
morgenland-remark-artefact = { $artefact-subject } ({ $rule }) : { $artefact-effect }

morgenland-award-cave = Dans une grotte, qui a la plus grande force prend l’étagère du haut, qui vient ensuite la deuxième, et ainsi de suite (M3.3).
morgenland-award-tent = Qui a la plus grande force pioche deux sorts, en garde un et donne l’autre à qui vient ensuite (M3.4).
morgenland-award-djinn = Qui a la plus grande force peut utiliser deux artefacts dans cette manche au lieu d’un (M3.5).
morgenland-award-market = Qui a la plus grande force peut donner un trésor pour trois de son choix (M3.6).
morgenland-award-caravanserai = Qui a la plus grande force prend le chameau et joue aussitôt en premier (M3.7).
morgenland-award-guard = Qui a au moins la force du garde entre au palais ; qui en a moins peut payer la différence. Les autres reprennent leurs figurines dans les chambres (M3.8).
morgenland-award-room = Qui a la plus grande force peut acheter l’artefact : chacune de ses figurines dans la chambre coûte sa valeur en trésors d’une sorte, et chacune d’une autre sorte (M3.9).

morgenland-step-opening = Avant la première manche, tout le monde prend 3 trésors au choix à la banque (M0.3), par sorte dans l’ordre des grottes.
morgenland-step-placing = À tour de rôle, on pose une figurine face cachée, jusqu’à ce que personne n’en ait plus (M2.1) : autant qu’on veut sur une case, mais pas plus de cinq dans une chambre (M2.2), et aucune là où il n’y a rien à gagner (M2.3).
morgenland-step-placing-magic = Avant de poser, tu peux jouer quelque chose : un artefact, ou un sort à la lumière de ta lampe (M6.1, M5.2) ; les autres peuvent y répondre (M6.2).
morgenland-step-tallying = Ensuite on décompte les cases : les grottes, la ville, le garde et les chambres, chaque fois de gauche à droite (M3.1).
morgenland-step-market-take = Qui a la plus grande force au Marché a donné un trésor et en prend trois au choix à la banque (M3.6), par sorte dans l’ordre des grottes.
morgenland-step-bribe = Qui a chez le garde une figurine ou un tapis volant, mais moins de force que lui, peut payer la différence en trésors de toute sorte, tout ou rien. Qui n’entre pas reprend ses figurines dans les chambres et ne peut pas acheter dans cette manche (M3.8).
morgenland-step-pay-bribe = Le pot-de-vin se paie en trésors de toute sorte (M3.8), par sorte dans l’ordre des grottes.
morgenland-step-room = Dans chaque chambre un artefact est à vendre. Parmi les personnes qui peuvent payer, celle qui a la plus grande force peut l’acheter : chacune de ses figurines dans la chambre coûte sa valeur en trésors d’une sorte, et chacune d’une autre sorte. Les doubles et les tapis volants sont aussi des figurines (M3.9, M5.8). Qui décline laisse le choix à qui vient ensuite, au prix de ses propres figurines. Ce qui n’est pas vendu reste pour la manche suivante (M3.10).
morgenland-step-tent = Qui a la plus grande force garde un des deux sorts piochés et donne l’autre à qui vient ensuite ; s’il n’y a personne d’autre, il est défaussé (M3.4).
morgenland-step-camel = Qui agit en contrebande et a la plus grande force au Caravansérail peut laisser le chameau où il est ; alors personne ne le prend (M7.15).
morgenland-step-window = On demande à tour de rôle à qui pourrait jouer quelque chose. On peut utiliser un artefact par manche (M5.1) ; les sorts demandent une lampe allumée (M5.2). Quand tout le monde a passé, ce qui est annoncé s’accomplit à tour de rôle, puis on demande encore à tout le monde (M6.2).
morgenland-step-answers = Il y a une annonce, et qui pourrait jouer quelque chose peut répondre. Quand tout le monde a passé, on règle d’abord les contre-sorts (M5.3) ; puis tout s’accomplit à tour de rôle, pour chaque personne dans l’ordre de ses annonces (M6.2).
morgenland-step-naming = Ce que vise une annonce se nomme avec elle (M6.4). Une figurine qui a quitté sa case avant l’accomplissement est à l’abri.
morgenland-step-treasure = Ce qu’un sort exige ou donne se choisit quand il s’accomplit (M6.4), pièce par pièce dans l’ordre des grottes.
morgenland-step-search = Le prix est payé, et qui achète prend n’importe quel artefact de la chambre : celui qui est visible, ou un de la pile (M7.2).
morgenland-step-mirage = Un artefact de la pile vient face visible sur le dessus ; celui qui était visible va sous la pile (M7.12).
morgenland-step-city-tax = Tout le monde, sauf qui a lancé le sort, paie 2 trésors pour chacune de ses figurines en ville ou la reprend, une par une (M7.5).
morgenland-step-sultans-tax = Tout le monde, sauf qui a lancé le sort, paie 1 trésor pour chacune de ses figurines dans les chambres, pour toutes, ou les reprend toutes (M7.18).
morgenland-step-retaliation = Qui a perdu une figurine par « Œil pour œil » peut aussitôt retirer du plateau une figurine de qui a lancé le sort ; rien ne peut empêcher cette réponse (M7.9).
morgenland-step-trade = Autant de ses trésors qu’on veut, par sorte dans l’ordre des grottes, puis autant à la banque de sortes qui n’ont pas été données (M7.21).
morgenland-step-over = Qui a le plus d’artefacts gagne. À égalité, plus de parchemins l’emportent, puis plus de trésors (M4.1, M4.2).

morgenland-remark-options = { $version-name }
