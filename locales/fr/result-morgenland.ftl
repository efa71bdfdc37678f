# The page after the last round of Morgenland, and what is told of a round that is over.
morgenland-result-winner = { $name } gagne avec { $artefacts ->
    [one] { $artefacts } artefact
   *[other] { $artefacts } artefacts
}
morgenland-result-winners = { $name } se partagent la victoire avec { $artefacts ->
    [one] { $artefacts } artefact
   *[other] { $artefacts } artefacts
}
morgenland-result-by-artefacts = C’est { $more } de plus que { $others }.
morgenland-result-by-scrolls = Autant d’artefacts que { $others }, mais { $most ->
    [one] { $most } parchemin
   *[other] { $most } parchemins
} contre { $less }.
morgenland-result-by-treasure = Autant d’artefacts et de parchemins que { $others }, mais { $most ->
    [one] { $most } trésor
   *[other] { $most } trésors
} contre { $less }.
morgenland-result-by-shared = À égalité d’artefacts, de parchemins et de trésors.
morgenland-result-ended-sold-out = Le dernier artefact a été vendu à la manche { $round }.
morgenland-result-ended-too-long = La partie s’est terminée avec la manche { $round }, alors que tout n’était pas vendu.

morgenland-result-scores = Ce que chaque personne a réuni
morgenland-result-artefacts = Artefacts
morgenland-result-entered = Entrées au palais
morgenland-result-by-strength = par la force
morgenland-result-by-bribe = avec un pot-de-vin
morgenland-result-by-key = avec une clé
morgenland-result-gained = Trésors obtenus
morgenland-result-spent = Trésors dépensés
morgenland-result-left = Trésors restants
morgenland-result-bought = Artefacts achetés
morgenland-result-away = Refus du garde
morgenland-result-cast = Sorts lancés
morgenland-result-countered = Dont contrés

morgenland-result-chart = Les artefacts au fil des manches
morgenland-result-chart-table = Les artefacts en tableau
# What a mark on a line of the chart means.
morgenland-result-mark = entrée au palais à cette manche

morgenland-result-decided = Ce qui a fait la différence
morgenland-result-never-behind = À aucun moment quelqu’un n’a eu plus d’artefacts que { $name }.
morgenland-result-ahead = À la manche { $round }, { $name } a acheté { $artefact } et, avec { $owned ->
    [one] { $owned } artefact
   *[other] { $owned } artefacts
}, a gardé la tête jusqu’à la fin.
morgenland-result-level = À la manche { $round }, { $name } a acheté { $artefact }, ce qui faisait { $owned ->
    [one] { $owned } artefact
   *[other] { $owned } artefacts
}. Dès lors, personne n’en a eu plus.
morgenland-result-way = { $name } a pu entrer au palais { $entered } fois en { $rounds } manches et, de { $gained ->
    [one] { $gained } trésor
   *[other] { $gained } trésors
}, en a payé { $paid } pour { $bought ->
    [one] { $bought } artefact
   *[other] { $bought } artefacts
}.
# An artefact of which nobody else knows which it is.
morgenland-result-unseen = un artefact
morgenland-result-dearest = L’achat le plus cher
morgenland-result-dearest-told = { $name } a payé { $units ->
    [one] { $units } trésor
   *[other] { $units } trésors
} pour { $artefact } { $at } à la manche { $round }.
morgenland-result-unluckiest = La plus grande malchance chez le garde
morgenland-result-unluckiest-told = À la manche { $round }, le garde avait une force de { $guard }, et { $name } de { $strength } : { $tokens ->
    [one] { $tokens } figurine est revenue des chambres.
   *[other] { $tokens } figurines sont revenues des chambres.
}

## A round that is over

morgenland-summary-spells = Sorts obtenus
morgenland-summary-palace = Palais
morgenland-summary-plays = Magie
morgenland-summary-play = { $came ->
    [countered] { $play }, contré
    [nothing] { $play }, sans effet
   *[done] { $play }
}
