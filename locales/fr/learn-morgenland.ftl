# The lessons of Morgenland.

# The first game and the second one: what they are, how long they take, and their ends.
morgenland-course-basic = La première partie
    .lead = Grottes, garde et palais : comment les trésors deviennent des artefacts.
    .promise = Trois manches avec des grottes bien remplies et deux bots aimables : une dizaine de minutes.
    .over = { $isover ->
        [true] { $isbest ->
            [true] Bien joué : personne n’a plus d’artefacts !
           *[false] Ta première partie est terminée
        }
       *[false] Maintenant, tu sais jouer
    }
    .over-text = { $isover ->
        [true] Tu en as { $artefacts } ; personne n’en a plus de { $best }. La prochaine fois, tu devineras plus tôt où vont les autres.
       *[false] En { $rounds } manches, tu as vu comment cela se joue. Tu as { $artefacts ->
            [one] { $artefacts } artefact
           *[other] { $artefacts } artefacts
        }, et il en reste { $left } dans le palais : tu peux continuer la partie ou passer à la magie.
    }
morgenland-course-magic = La partie avec magie
    .lead = Les artefacts deviennent des pouvoirs, et les sorts mettent tout sens dessus dessous.
    .promise = Trois manches avec deux bots aimables : une dizaine de minutes.
    .over = { $isover ->
        [true] { $isbest ->
            [true] Quelle magie : personne n’a plus d’artefacts !
           *[false] Ta première partie avec magie est terminée
        }
       *[false] Maintenant, tu connais la magie
    }
    .over-text = { $isover ->
        [true] Tu en as { $artefacts } ; personne n’en a plus de { $best }. À chaque partie viennent d’autres sorts : il n’y en a pas deux pareilles.
       *[false] En { $rounds } manches, tu as vu comment marche la magie. Tu as { $artefacts ->
            [one] { $artefacts } artefact
           *[other] { $artefacts } artefacts
        }, et il en reste { $left } dans le palais : tu peux continuer la partie ou t’asseoir avec d’autres.
    }

# What the coach says: a heading and a few sentences each.
morgenland-learn-welcome = Bienvenue en Orient !
morgenland-learn-welcome-text = En haut de la montagne se dresse le palais, et ses chambres abritent { $artefacts } artefacts. Qui en a le plus à la fin gagne. Ils se paient en trésors, et les trésors sont dans les grottes des dragons.
morgenland-learn-opening = Tes premiers trésors
morgenland-learn-opening-text = { $due ->
    [one] Prends encore { $due } trésor de la sorte que tu veux.
   *[other] Prends { $due } trésors des sortes que tu veux.
} On paie en sortes différentes : un peu de chacune vaut mieux que beaucoup d’une seule.
morgenland-learn-card = Une carte Trésor
morgenland-learn-card-text = À chaque manche, une carte remplit les grottes : cette fois { $units } trésors dans { $caves ->
    [one] une grotte
   *[other] { $caves } grottes
}, et dans chacune une autre sorte. L’étagère du haut va à qui y a la plus grande force.
morgenland-learn-tokens = Tes figurines
morgenland-learn-tokens-text = Derrière ton écran, il y a { $count } figurines, de { $low } à { $high }. Dans l’ordre du tour, on en pose une à la fois, face cachée, jusqu’à ce qu’il n’y en ait plus. Les autres voient où sont les tiennes, mais pas ce qu’elles valent.
morgenland-learn-placing = Pose une figurine
morgenland-learn-placing-text = { $words ->
    [true] Chaque choix nomme une figurine et une case.
   *[false] Choisis une figurine puis une case, ou fais-la glisser jusque-là.
} Sur une même case, tes figurines s’additionnent. Le bluff est permis : un 1 ressemble à un 9.
morgenland-learn-spaces = Où trouver quoi
morgenland-learn-spaces-text = Voici le chemin de la manche, une fois toutes les figurines posées :
morgenland-learn-part-caves = Grottes : des trésors pour les plus grandes forces.
morgenland-learn-part-market = Marché : des trésors contre des trésors.
morgenland-learn-part-caravanserai = Caravansérail : le chameau, et avec lui le premier tour.
morgenland-learn-part-guard = Garde : le passage vers le palais.
morgenland-learn-part-rooms = { $rooms } chambres : un artefact dans chacune.
morgenland-learn-rooms = Dans les chambres, les figurines se paient
morgenland-learn-rooms-text = Dans une chambre, qui a la plus grande force peut acheter en premier, mais paie pour chacune de ses figurines : un { $high } gagne sans peine et coûte { $high } trésors, un { $low } seulement { $low }. Qui n’achète pas ne paie rien.
morgenland-learn-guard = Pense au garde
morgenland-learn-guard-text = Tes figurines dans les chambres ne servent que si tu passes le garde. Sa force est entre 1 et 10, et personne ne la connaît encore. Une figurine haute chez lui te fait entrer ; une basse permet au moins un pot-de-vin.
morgenland-learn-stranded = Tes figurines sont devant une porte close
morgenland-learn-stranded-text = Tu as des figurines dans les chambres et aucune chez le garde, et il ne te reste que { $left ->
    [one] { $left } figurine
   *[other] { $left } figurines
} à poser. Sans figurine chez le garde, tu reprendras toutes celles des chambres.
morgenland-learn-tally = Maintenant, on compte
morgenland-learn-tally-text = Case après case, les figurines sont révélées et additionnées. Ici, { $space-at }, { $isme ->
    [true] l’avantage est à toi
   *[false] l’avantage est à { $name }
}, avec une force de { $strength }. Puis vient la case suivante, jusqu’aux chambres.
morgenland-learn-tie = À force égale
morgenland-learn-tie-text = { $who ->
    [ahead] { $behind } et toi avez une force de { $strength }. Tu viens plus tôt dans l’ordre du tour : l’avantage est à toi.
    [behind] { $ahead } et toi avez une force de { $strength }. { $ahead } vient plus tôt dans l’ordre du tour et a l’avantage.
   *[others] { $ahead } et { $behind } ont une force de { $strength }. { $ahead } vient plus tôt dans l’ordre du tour et a l’avantage.
} L’ordre du tour commence par qui a le chameau.
morgenland-learn-nothing = Plus d’étagère pour toi
morgenland-learn-nothing-text = { $space-title } : { $shelves ->
    [one] une étagère de trésors
   *[other] { $shelves } étagères de trésors
}, et d’autres ont eu plus de force. Ce que tu y as posé n’a servi à rien ; à la fin de la manche, cela te revient, comme toutes les figurines.
morgenland-learn-shelf = Tu reçois { morgenland-units-of-cave }
morgenland-learn-shelf-text = { $shelf ->
    [1] Personne n’a plus de force que toi ici : tu prends l’étagère du haut.
   *[other] Tu prends l’étagère { $shelf } à partir du haut, car d’autres avaient plus de force.
} Qui vient ensuite prend la suivante, tant qu’il y en a.
morgenland-learn-market = Une affaire au Marché
morgenland-learn-market-text = Ici, personne n’a plus de force que toi : tu peux donner un trésor et en prendre { $units } de ton choix à la banque. Rien ne t’y oblige.
morgenland-learn-camel = Le chameau
morgenland-learn-camel-text = { $isme ->
    [true] Tu as maintenant le chameau et la première place dans l’ordre du tour
   *[false] { $name } a maintenant le chameau et la première place dans l’ordre du tour
}, et cela tout de suite : en premier pour poser, et devant à chaque égalité.
morgenland-learn-guard-turned = Le garde est de force { $strength }
morgenland-learn-guard-turned-text = { $fate ->
    [enters] Ta force de { $own } suffit : les chambres te sont ouvertes.
    [short] Ta force est de { $own }, il manque donc { $missing }. Qui a trop peu ici peut payer la différence en trésors.
   *[absent] Tu n’as rien ici, donc les chambres te restent fermées pour cette manche.
} Chez le garde, pas de concurrence : qui a assez de force entre.
morgenland-learn-bribe = Un pot-de-vin pour le garde ?
morgenland-learn-bribe-text = Il a { $guard }, tu as { $strength }. Pour { $due ->
    [one] { $due } trésor de la sorte que tu veux
   *[other] { $due } trésors des sortes que tu veux
}, il te laisse entrer. Cela vaut la peine si quelque chose t’attend dans les chambres et s’il te reste de quoi l’acheter.
morgenland-learn-turned-away = Retour à la maison
morgenland-learn-turned-away-text = { $tokens ->
    [one] Ta figurine revient
   *[other] Tes { $tokens } figurines reviennent
} des chambres, car le garde t’a refusé l’entrée. Tu ne perds aucun trésor, mais tu n’achètes rien dans cette manche.
morgenland-learn-buy = Tu peux acheter
morgenland-learn-buy-text = { $space-title } te coûte { $price } : { $tokens ->
    [one] la valeur de ta figurine, en une seule sorte
   *[other] pour chaque figurine sa valeur, et pour chacune une autre sorte
}. Si tu renonces, qui vient ensuite peut acheter. Ce que personne n’achète reste pour la manche suivante.
morgenland-learn-paying = Choisis les sortes
morgenland-learn-paying-text = Une sorte par figurine. Paie avec ce que tu as en abondance, et garde des sortes différentes pour la chambre suivante. Tu vois ce qui reste avant de sceller.
morgenland-learn-bought = { $count ->
    [one] Ton premier artefact !
   *[other] Encore un artefact : tu en as { $count }
}
morgenland-learn-bought-text = Il est à toi jusqu’à la fin, et personne d’autre ne sait lequel c’est. Dans le jeu de base, tous comptent pareil ; à égalité, les parchemins décident à la fin.
morgenland-learn-bought-other = { $name } achète un artefact
morgenland-learn-bought-other-text = Chaque chambre vend un artefact par manche, et celui-ci, { $space-at }, est parti. Ce qui n’est pas vendu attend la manche suivante.
morgenland-learn-round = Une nouvelle manche
morgenland-learn-round-text = Toutes les figurines sont revenues, ce qui restait dans les grottes est à la banque, et une nouvelle carte est révélée. Il reste { $left } artefacts : la partie se termine dès que le dernier est acheté.
morgenland-learn-ties-at-the-end = Comment cela se termine
morgenland-learn-ties-at-the-end-text = À la fin, le plus grand nombre d’artefacts gagne. À égalité, qui a plus de parchemins est devant, puis qui a plus de trésors. Ce qui te reste peut donc aussi décider.
morgenland-learn-ended = La fin
morgenland-learn-ended-text = { $ending ->
    [too-long] La partie a duré très longtemps et s’arrête ici.
   *[sold-out] Le dernier artefact est vendu.
} On montre tout : le plus d’artefacts gagne, puis comptent les parchemins, puis les trésors.

# The second game.
morgenland-learn-magic = Maintenant avec magie
morgenland-learn-magic-text = Grottes, garde et chambres sont comme tu les connais. Mais maintenant, les artefacts servent aussi : un par manche. Tout le monde commence avec une lampe. Et { $spells } sorts attendent dans la Tente.
morgenland-learn-open-artefacts = Les artefacts sont visibles
morgenland-learn-open-artefacts-text = Chaque chambre montre l’artefact à vendre. { $space-title }, par exemple, propose { $artefact-a }. Tu peux donc aller où se trouve le pouvoir que tu veux.
morgenland-learn-own-lamp = Ta lampe
morgenland-learn-own-lamp-text = Elle compte comme artefact à la fin, et elle ouvre la voie à la magie : dès que tu as un sort, tu peux l’allumer et lancer dans cette manche autant de tes sorts que tu veux.
morgenland-learn-tent = La Tente d’Aladin
morgenland-learn-tent-text = Ici, qui a la plus grande force pioche deux sorts, en garde un et donne l’autre à qui vient ensuite. Il y en a { $spells } dans la pioche, et aucun ne revient.
morgenland-learn-djinn = La Maison du Djinn
morgenland-learn-djinn-text = Ici, qui a la plus grande force peut utiliser deux artefacts dans cette manche au lieu d’un. Cela se passe avant le garde et les chambres, là où c’est le plus utile.
morgenland-learn-keep = Deux sorts
morgenland-learn-keep-text = Tu en as pioché deux et tu en gardes un. { $isalone ->
    [true] Il n’y a personne d’autre ici : l’autre est défaussé, face visible.
   *[false] { $name } reçoit l’autre, et tu sais lequel c’est.
}
morgenland-learn-spell-handed = Un sort pour toi
morgenland-learn-spell-handed-text = { $name } avait plus de force que toi dans la Tente, a pioché deux sorts et t’en a donné un : « { $spell-name } ». Vous êtes deux à savoir que tu l’as ; les autres savent seulement que tu en as un.
morgenland-learn-two-artefacts = Double pouvoir
morgenland-learn-two-artefacts-text = { $isme ->
    [true] Tu peux maintenant utiliser deux artefacts dans cette manche
   *[false] { $name } peut maintenant utiliser deux artefacts dans cette manche
}. Pour le reste de la table, cela reste un seul.
morgenland-learn-reading = Que fait « { $spell-name } » ?
morgenland-learn-reading-text = { $words ->
    [true] Dans la liste de ce que tu as, chaque sort dit ce qu’il fait et quelle règle l’explique en entier.
   *[false] Pointe la carte ou appuie longtemps dessus : elle dit ce qu’elle fait et quelle règle l’explique en entier. Toutes les cartes se lisent ainsi, celles des autres aussi dès qu’elles sont visibles.
}
morgenland-learn-before-placing = Avant de poser
morgenland-learn-before-placing-text = Avant de poser une figurine, tu peux jouer quelque chose. Rien ne presse : de tels moments de jeu reviennent au décompte des cases.
morgenland-learn-answer = Tu peux répondre
morgenland-learn-answer-text = Quelque chose est annoncé, mais pas encore accompli. Tu peux jouer aussi, ou passer. Quand tout le monde a passé à la suite, tout s’accomplit.
morgenland-learn-window = Un moment de jeu
morgenland-learn-window-text = D’après ce que tout le monde peut voir, tu pourrais jouer quelque chose ici : c’est pourquoi on t’interroge. Passer ne coûte rien ; ce que tu n’utilises pas maintenant servira plus tard.
morgenland-learn-less = Trop de questions ?
morgenland-learn-less-text = « { prompt-pass-round } » vaut pour le reste de la manche, et avec « { prompt-here-if-it-concerns-me } » on ne te demande que si ce qui est joué te concerne. Avec « { prompt-hold-window } », le jeu s’arrête au prochain moment de jeu, quoi que tu aies dit.
morgenland-learn-cast = Lancer un sort ?
morgenland-learn-cast-text = Ta lampe est allumée : { $count ->
    [one] tu peux lancer ton sort
   *[other] tu peux lancer { $count } sorts
} maintenant. Un sort lancé est perdu ; celui que tu gardes attend un meilleur moment.
morgenland-learn-naming = Que vises-tu ?
morgenland-learn-naming-text = Dis maintenant ce que tu vises : une figurine, une case, un artefact. Tout le monde le voit. Une figurine qui n’est plus là au moment voulu est à l’abri.
morgenland-learn-lit = Une lampe est allumée
morgenland-learn-lit-text = { $isme ->
    [true] Jusqu’à la fin de la manche, tu peux lancer tes sorts
   *[false] Jusqu’à la fin de la manche, { $name } peut lancer tous ses sorts
}. Rien n’arrête une lampe ; on ne peut répondre qu’aux sorts.
morgenland-learn-declared = Annoncé, pas encore accompli
morgenland-learn-declared-text = { $isme ->
    [true] Ce que tu joues est maintenant visible
   *[false] Ce que joue { $name } est maintenant visible
}, mais rien ne s’est encore passé. D’abord, tout le monde peut répondre. Puis tout s’accomplit : les contre-sorts d’abord, le reste dans l’ordre du tour. Une réponse peut donc venir avant ce à quoi elle répond.
morgenland-learn-countered = Contré !
morgenland-learn-countered-text = { $by } a le pouvoir d’un contre-sort : « { $spell-name } » ({ $name }) reste sans effet, et ce sort est perdu. Les contre-sorts passent avant tout le reste, et on ne peut pas les contrer à leur tour.
morgenland-learn-carried-out = Maintenant, cela s’accomplit
morgenland-learn-carried-out-text = Tout le monde a passé : ce qui était annoncé s’accomplit, dans l’ordre du tour. { $isme ->
    [true] Ceci vient de toi.
   *[false] Ceci vient de { $name }.
} Ensuite, on interroge de nouveau tout le monde, jusqu’à ce que personne ne veuille plus rien jouer.
morgenland-learn-came-to-nothing = Sans effet
morgenland-learn-came-to-nothing-text = Ce que visait { $name } n’était plus là au moment voulu. La carte est jouée quand même. Une réponse n’a donc pas besoin d’être un contre-sort.
morgenland-learn-bought-scroll = Un parchemin
morgenland-learn-bought-scroll-text = { $name } achète un parchemin. Il n’a aucun pouvoir pendant une manche, mais à nombre d’artefacts égal, qui a plus de parchemins gagne.
morgenland-learn-bought-magic = Tu as { $artefact-a }
morgenland-learn-bought-magic-text = Cela compte à la fin, et sert dès maintenant. Tu as { $count ->
    [one] { $count } artefact
   *[other] { $count } artefacts
}, et tout le monde voit lesquels.
morgenland-learn-round-magic = Tout est de nouveau prêt
morgenland-learn-round-magic-text = Les artefacts utilisés peuvent resservir, et les lampes sont éteintes jusqu’à ce qu’on les allume. Les sorts lancés sont perdus. Il reste { $left } artefacts dans le palais.

# Artefacts, when they can be used for the first time.
morgenland-learn-use-lamp-text = Allume-la, et jusqu’à la fin de la manche tu peux lancer autant de tes sorts que tu veux. C’est ton artefact de cette manche.
morgenland-learn-use-counterspell-text = Quelqu’un annonce un sort, et tu peux le contrer : il reste alors sans effet, et il est perdu. Garde ton contre-sort pour un sort qui fait mal.
morgenland-learn-use-double-text = Une de tes figurines visibles sur la case en cours de décompte compte double. Dans une chambre, tu la paies double aussi, dans une sorte de plus.
morgenland-learn-use-carpet-text = Pose-le sur la case en cours de décompte : il y vaut une figurine de force 3, même si tu n’en as pas. Chez le garde, il permet un pot-de-vin.
morgenland-learn-use-key-text = Entre au palais sans figurine et sans pot-de-vin. Elle sert ici, chez le garde, pas avant.

# The end of a course: things that did not come up in it.
morgenland-learn-unmet-place = Cases :
morgenland-learn-unmet-moment = Moments :
morgenland-learn-unmet-artefact = Artefacts :
morgenland-learn-unmet-later = Ce qui vient plus tard :
morgenland-learn-topic-tie = la force égale
morgenland-learn-topic-shelf = les étagères et qui les reçoit
morgenland-learn-topic-bribe = le pot-de-vin
morgenland-learn-topic-turned-away = les chambres fermées
morgenland-learn-topic-buying = l’achat d’un artefact
morgenland-learn-topic-artefacts = les artefacts comme pouvoirs
morgenland-learn-topic-spells = les sorts, un par un
morgenland-learn-topic-windows = quand la magie se joue
morgenland-learn-topic-casting = lancer un sort
morgenland-learn-topic-naming = ce que vise une annonce
morgenland-learn-topic-answer = annoncer et répondre
morgenland-learn-topic-carried-out = dans quel ordre cela s’accomplit
morgenland-learn-topic-came-to-nothing = ce qui reste sans effet
morgenland-learn-topic-parasite = les pouvoirs empruntés
morgenland-learn-topic-smuggler = entrer en ville par contrebande
