# Ce qu'on dit de la table de Morgenland : où en est la partie, ce qui se trouve où, ce que disent les règles. Voir
# locales/README.md.

## The parts of the screen: on a tab, and at length

morgenland-panel-mountain = Montagne
    .title = La montagne : grottes, ville et palais
morgenland-panel-players = Table
    .title = Qui joue, trésors et artefacts
morgenland-panel-supplies = Réserves
    .title = Magie, banque et pioches

## Où en est la manche

morgenland-remark-round = Manche { $round }
morgenland-remark-opening = Les premiers trésors
morgenland-remark-start = La manche commence
morgenland-remark-placing = Pose des figurines
morgenland-remark-placed = Toutes les figurines sont posées
morgenland-remark-tally = Décompte : { $space-name }
morgenland-remark-caves-done = Les grottes sont décomptées, c’est au tour de la ville
morgenland-remark-over = La partie est terminée

## La montagne : ce qu’offre une case, qui s’y trouve, et ce qui vaut

morgenland-mountain-no-treasure = Aucun trésor
morgenland-mountain-shelves = Étagères : { $shelves }
morgenland-mountain-shelf-empty = rien
morgenland-mountain-spells = { $left ->
    [0] Plus aucun sort
    [1] Encore 1 sort
   *[other] Encore { $left } sorts
}
morgenland-mountain-two = Deux artefacts au lieu d’un
morgenland-mountain-exchange = 1 trésor contre 3
morgenland-mountain-camel = { $here ->
    [true] Le chameau
   *[false] Le chameau est attribué
}
morgenland-mountain-guard = { $strength ->
    [none] Force inconnue
   *[other] Force { $strength }
}
morgenland-mountain-stack = { $stack ->
    [0] Tout est vendu
   *[other] { $stack } face cachée
}
morgenland-mountain-open-artefact = { $stack ->
    [0] { $artefact }, en dernier
   *[other] { $artefact }, et encore { $stack }
}
morgenland-mountain-piece-own = { $token } face cachée{ $times ->
    [1] { "" }
   *[other] , comptant { $times } fois
}
morgenland-mountain-piece-open = { $token }{ $times ->
    [1] { "" }
   *[other] , comptant { $times } fois
}
morgenland-mountain-piece-planned = { $token }, au brouillon{ $times ->
    [1] { "" }
   *[other] , comptant { $times } fois
}
morgenland-mountain-hidden = { $count ->
    [1] 1 figurine face cachée
   *[other] { $count } figurines face cachée
}
morgenland-mountain-party = { $name } : { $things }
morgenland-mountain-strength = { $hidden ->
    [0] ensemble { $strength }
   *[other] ensemble au moins { $strength }
}
morgenland-mountain-turn = { $turn ->
    [now] En cours de décompte
   *[done] Décompte fait
}
morgenland-mountain-taboo = Plus rien ne peut venir ici
morgenland-mountain-smuggler = { $name } compte ici pour la plus grande force
morgenland-mountain-shut = Fermée pour toi dans cette manche
morgenland-mountain-unused = Ne sert pas dans le jeu de base
morgenland-mountain-rank = { $place }. { $name } { $strength }
morgenland-mountain-tie = { $strength } = { $strength }, { $name } passe avant
morgenland-mountain-price = paie { $bill }
morgenland-mountain-bought = achète l’artefact
morgenland-mountain-owes = manque { $due }
morgenland-mountain-declined = renonce
morgenland-mountain-short = ne peut pas payer
morgenland-mountain-enters = entre
morgenland-mountain-away = reste dehors
morgenland-mountain-sequence = { $first } a le chameau, puis { $others }
morgenland-mountain-ranking = Qui a la plus grande force : { $space }

# Ce que fait une case quand on la choisit.
morgenland-mountain-place = Poser { $token } : { $space }
morgenland-mountain-sum = Ta force ici serait de { $sum }
morgenland-mountain-pick = Poser une figurine : { $space }
morgenland-mountain-take-back = Reprendre { $token } : { $space }
morgenland-mountain-name = Choisir : { $space }
morgenland-mountain-piles = Choisis une case pour voir ses figurines.
morgenland-mountain-pile = { $space } : choisir parmi les figurines ici
morgenland-mountain-stranded = Rien à toi n’ouvre encore le palais : aucune figurine chez le garde, aucune clé.
    .short = Encore ni figurine chez le garde, ni clé
morgenland-mountain-card = Carte Trésor de cette manche

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
    [market] 1 trésor contre 3
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
morgenland-award-guard = Qui a au moins la force du garde entre au palais ; qui a moins de force peut payer la différence. Les autres reprennent leurs figurines dans les chambres (M3.8).
morgenland-award-room = Qui a la plus grande force peut acheter l’artefact : chacune de ses figurines dans la chambre coûte sa valeur en trésors d’une sorte, et chacune d’une autre sorte (M3.9).

morgenland-step-opening = Avant la première manche, tout le monde prend 3 trésors au choix à la banque (M0.3), par sorte dans l’ordre des grottes.
morgenland-step-placing = Dans l’ordre du tour, on pose une figurine à la fois, face cachée, jusqu’à ce que personne n’en ait plus (M2.1) : autant qu’on veut sur une case, mais pas plus de cinq dans une chambre (M2.2), et aucune là où il n’y a rien à gagner (M2.3).
morgenland-step-placing-magic = Avant de poser, tu peux jouer quelque chose : un artefact, ou un sort à la lumière de ta lampe (M6.1, M5.2) ; les autres peuvent y répondre (M6.2).
morgenland-step-tallying = Ensuite on décompte les cases : les grottes, la ville, le garde et les chambres, chaque fois de gauche à droite (M3.1).
morgenland-step-market-take = Qui a la plus grande force au Marché a donné un trésor et en prend trois au choix à la banque (M3.6), par sorte dans l’ordre des grottes.
morgenland-step-bribe = Qui a chez le garde une figurine ou un tapis volant, mais moins de force que lui, peut payer la différence en trésors de toute sorte, tout ou rien. Qui n’entre pas reprend ses figurines dans les chambres et ne peut pas acheter dans cette manche (M3.8).
morgenland-step-pay-bribe = Le pot-de-vin se paie en trésors de toute sorte (M3.8), par sorte dans l’ordre des grottes.
morgenland-step-room = Dans chaque chambre un artefact est à vendre. Parmi les personnes qui peuvent payer, celle qui a la plus grande force peut l’acheter : chacune de ses figurines dans la chambre coûte sa valeur en trésors d’une sorte, et chacune d’une autre sorte. Les doubles et les tapis volants sont aussi des figurines (M3.9, M5.8). Qui renonce laisse le choix à qui vient ensuite, au prix de ses propres figurines. Ce qui n’est pas vendu reste pour la manche suivante (M3.10).
morgenland-step-tent = Qui a la plus grande force garde un des deux sorts piochés et donne l’autre à qui vient ensuite ; s’il n’y a personne d’autre, il est défaussé (M3.4).
morgenland-step-camel = Qui agit en contrebande et a la plus grande force au Caravansérail peut laisser le chameau où il est ; alors personne ne le prend (M7.15).
morgenland-step-window = Dans l’ordre du tour, on interroge qui pourrait jouer quelque chose. On peut utiliser un artefact par manche (M5.1) ; les sorts demandent une lampe allumée (M5.2). Quand tout le monde a passé, ce qui est annoncé s’accomplit dans l’ordre du tour, puis on interroge de nouveau tout le monde (M6.2).
morgenland-step-answers = Il y a une annonce, et qui pourrait jouer quelque chose peut répondre. Quand tout le monde a passé, on règle d’abord les contre-sorts (M5.3) ; puis tout s’accomplit dans l’ordre du tour, pour chaque personne dans l’ordre de ses annonces (M6.2).
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

## The replay: what decides the game, and what is marked

morgenland-points = Artefacts
morgenland-mark-round = une manche commence
morgenland-mark-reveal = une case est décomptée
morgenland-mark-finish = un artefact est acheté

## Journal, résultat et résumé

# Les étapes d’une manche : les noms sont en haut sur le bandeau, aussi courts que possible.
morgenland-phase-1 = Trésors
    .explained = La carte Trésor du dessus est révélée, et ses trésors vont sur les étagères des grottes (M1.1). Un garde de force 1 à 10 est tiré face cachée (M1.3). Avec la magie, chaque chambre montre son premier artefact (M1.4).
morgenland-phase-2 = Pose
    .explained = Dans l’ordre du tour, on pose une figurine à la fois, face cachée, jusqu’à ce que personne n’en ait plus (M2.1) : autant qu’on veut sur une case, mais pas plus de cinq dans une chambre (M2.2), et aucune là où il n’y a rien à gagner (M2.3).
morgenland-phase-3 = Grottes
    .explained = Les grottes sont décomptées de gauche à droite. Qui a la plus grande force prend l’étagère du haut, qui vient ensuite la deuxième, et ainsi de suite (M3.3). À force égale, l’avantage va à qui vient plus tôt dans l’ordre du tour (M3.2).
morgenland-phase-4 = Ville
    .explained = Puis vient la ville : la Tente donne des sorts (M3.4), la Maison du Djinn un second artefact à utiliser (M3.5), le Marché 3 trésors contre un (M3.6), le Caravansérail le chameau (M3.7). Chaque fois, c’est pour qui a la plus grande force.
morgenland-phase-5 = Garde
    .explained = Le garde est révélé. Qui a au moins sa force entre au palais ; qui a moins chez lui peut payer la différence en trésors. Les autres reprennent leurs figurines dans les chambres (M3.8).
morgenland-phase-6 = Palais
    .explained = Dans chaque chambre, qui a la plus grande force peut acheter un artefact : chacune de ses figurines y coûte sa valeur en trésors d’une sorte, et chacune d’une autre sorte. Qui renonce laisse le choix à qui vient ensuite, au prix de ses propres figurines (M3.9).

morgenland-told-end = La fin
morgenland-told-guard = { morgenland-space-guard.title } (force { $strength })
morgenland-told-nobody = personne
morgenland-told-smuggled = { $name } { $strength } ({ morgenland-spell-smuggler })
morgenland-told-before = { $first } passe avant { $others }
morgenland-told-tie = { $standing } ({ $ties })
morgenland-told-standing = { $space } : { $standing }.
morgenland-told-outcome = { $space } : { $standing } : { $deals }.
morgenland-told-alone = { $told }.
morgenland-told-takes = { $name } prend { $treasure }
morgenland-told-trades = { $name } donne { $gave } pour { $got }
morgenland-told-gives = { $name } donne { $treasure } à la banque.
morgenland-told-gives-to = { $name } donne { $treasure } à { $to }.
morgenland-told-spells = { $count ->
    [1] { $name } pioche un sort
   *[other] { $name } pioche { $count } sorts
}
morgenland-told-spell-given = { $name } pioche 2 sorts, en garde un et donne l’autre à { $to }
morgenland-told-spell-discarded = { $name } pioche 2 sorts, en garde un et défausse { $spell }
morgenland-told-djinn = { $name } peut utiliser deux artefacts dans cette manche
morgenland-told-camel = { $name } prend le chameau
morgenland-told-camel-left = { $name } laisse le chameau où il est
morgenland-told-entered = { $count ->
    [1] { $names } entre
   *[other] { $names } entrent
}
morgenland-told-bribe = { $units ->
    [0] { $name } soudoie le garde et entre
    [1] { $name } paie 1 trésor et entre
   *[other] { $name } paie { $units } trésors et entre
}
morgenland-told-key = { $name } entre avec { morgenland-artefact-key.a }
morgenland-told-away = { $tokens ->
    [0] { $name } reste dehors
    [1] { $name } reste dehors et reprend 1 figurine
   *[other] { $name } reste dehors et reprend { $tokens } figurines
}
morgenland-told-unseen = l’artefact
morgenland-told-bought = { $name } achète { $artefact } pour { $price }
morgenland-told-declined = { $name } renonce
morgenland-told-short = { $name } ne peut pas payer le prix
morgenland-told-open = { $artefact } { $at }
morgenland-told-round = La manche { $round } commence.
morgenland-told-filled = Les grottes reçoivent { $treasure }.
morgenland-told-turned = Il y a { $artefacts }.
morgenland-told-place = { $name } { $at }
morgenland-told-place-token = { $name } { $token } { $at }
morgenland-told-placed = Figurines posées : { $tokens }.
morgenland-told-passed = { $names } ne jouent rien.
morgenland-told-back = { $tokens ->
    [1] { $name } reprend 1 figurine.
   *[other] { $name } reprend { $tokens } figurines.
}

## Réserves et magie

morgenland-supplies-declared = Annoncé, dans cet ordre
morgenland-supplies-none-declared = Rien n’est annoncé.
morgenland-supplies-playable = Ce que tu peux jouer
morgenland-supplies-counter = Contrer
morgenland-supplies-deck = Cartes Trésor
morgenland-supplies-deck-left = encore { $left } sur { $all }
morgenland-supplies-coming = Ce qui peut encore venir
morgenland-supplies-sale = encore { $left } sur { $all } dans le palais
morgenland-supplies-in-game = Dans la partie
morgenland-supplies-where = Où ils sont
morgenland-supplies-owns = { $name } { $count }
morgenland-supplies-open = visible { $room-at }
morgenland-supplies-in-stack = { $count } face cachée { $room-at }

## Qui joue, et les mains

morgenland-players = Qui joue, et avec quoi
morgenland-players-player = Nom
morgenland-players-tokens = Figurines derrière l’écran
morgenland-players-treasure = Trésors
morgenland-players-artefacts = Artefacts
morgenland-players-spells = Sorts
morgenland-players-state = Cette manche
morgenland-place = Numéro { $place } dans l’ordre du tour
morgenland-place-explained = L’ordre du tour part du chameau et suit le sens des aiguilles d’une montre. À force égale, qui vient plus tôt l’emporte.
morgenland-camel = Le chameau
morgenland-camel-explained = Qui a le chameau joue en premier. Au Caravansérail, il change de mains aussitôt.
morgenland-awaited = est en train de choisir
morgenland-tokens-behind = { $count ->
    [0] Aucune figurine derrière l’écran
    [1] 1 figurine derrière l’écran
   *[other] { $count } figurines derrière l’écran
}
morgenland-tokens-explained = Chaque personne a huit figurines : 1, 2 et de 4 à 9. Celles qui ne sont pas sur le plateau sont derrière son écran.
morgenland-treasure-none = pas de { $kind }
morgenland-treasure-explained = Derrière l’écran. Les trésors achètent des artefacts, chaque figurine du prix avec une sorte à elle, et paient pots-de-vin et impôts.
morgenland-treasure-unseen = Trésors derrière l’écran
morgenland-treasure-unseen-explained = À cette table, on ne voit que ses propres trésors. Tout se prend et se donne ouvertement : qui compte au fur et à mesure le sait.
morgenland-artefacts-unseen = { $count ->
    [1] 1 artefact, face cachée
   *[other] { $count } artefacts, face cachée
}
morgenland-artefacts-unseen-explained = Dans le jeu de base, seule la personne qui les a sait quels artefacts ce sont, jusqu’à la fin de la partie.
morgenland-artefacts-none = pas encore d’artefact
morgenland-artefact-used = { $artefacts }, déjà en usage dans cette manche
morgenland-artefact-lit = { $artefacts }, allumée
morgenland-spells-held = { $count ->
    [0] Aucun sort en main
    [1] 1 sort en main
   *[other] { $count } sorts en main
}
morgenland-spells-known = { $held }, dont { $spells }
morgenland-spells-explained = Les sorts se lancent à la lumière de sa propre lampe. Chacun ne sert qu’une fois.
morgenland-carpet-lies = { morgenland-artefact-carpet } { $at }
morgenland-palace-open = Peut entrer au palais
morgenland-palace-closed = Ne peut pas entrer au palais
morgenland-palace-explained = Qui a au moins la force du garde, paie la différence ou utilise une clé peut acheter dans les chambres pendant cette manche.
morgenland-hand = Ma main
morgenland-hand-tokens = Mes figurines
morgenland-hand-token = Figurine { $token }
morgenland-hand-token-explained = Choisis-la puis une case, ou fais-la glisser. Elle ajoute sa valeur à ta force, et dans une chambre elle coûte autant.
morgenland-hand-treasure = Mes trésors
morgenland-hand-artefacts = Mes artefacts
morgenland-hand-spells = Mes sorts
morgenland-hand-offers = Ce qui est visé
morgenland-hands = Toutes les mains
morgenland-hand-of = { $name } : figurines { $tokens } ; sorts { $spells }
morgenland-paying = Ce que tu paies
morgenland-paying-open = { $due } d’une sorte
morgenland-paying-paid = { $due } { $kind }
morgenland-paying-other = Payer cette figurine avec une autre sorte
morgenland-paying-given = { $given } sur { $due } donnés
morgenland-paying-any = { $given } donnés
morgenland-paying-back = Remettre { $treasure }
morgenland-paying-keep = Tu gardes { $treasures }
morgenland-taking = Banque
morgenland-taking-taken = { $taken } sur { $due } pris
morgenland-taking-have = Tu as alors { $treasures }

morgenland-words-of = { $what } : { $is }
morgenland-words-who = Qui s’y trouve
morgenland-words-state = État
morgenland-words-explained = Ce que font les artefacts et les sorts
morgenland-words-place = Ordre
morgenland-words-hand = Ce que tu as
morgenland-read-no-hand = Tu ne fais que regarder et n’as rien en main.
morgenland-read-nobody = Personne n’est ici
morgenland-read-space = { $space } ({ $offer })
