# The page after the last round of Der Palast von Eschnapur.
result-winner = { $name } gagne avec { $points ->
    [one] { $points } point de victoire
   *[other] { $points } points de victoire
}
result-winners = { $name } se partagent la victoire avec { $points ->
    [one] { $points } point de victoire
   *[other] { $points } points de victoire
}
result-by-points = { $points ->
    [one] C’est { $points } point de plus que { $other }.
   *[other] C’est { $points } points de plus que { $other }.
}
result-by-gold = { $other } a autant de points, mais { $gold } en or vaut mieux que { $less }.
result-by-hidden-gold = { $other } a autant de points, mais moins d’or.
result-by-shared = À égalité de points et d’or.
result-parts-finished = La partie s’est terminée à la manche { $round }, quand { $parts } sections du palais étaient achevées.
result-stalemate = La partie s’est terminée à la manche { $round }, car rien n’avait changé pendant deux manches.

result-scores = D’où viennent les points
result-place = { $place ->
    [1] 1re
   *[other] { $place }e
}
result-made = { $stones ->
    [one] case la plus haute { $field }, plus { $stones } bloc
   *[other] case la plus haute { $field }, plus { $stones } blocs
}
result-nothing = rien
result-made-explained = En petit : la case du bloc le plus haut + le nombre de blocs.
result-bonus = Rang en points Privilège
result-total = Total
result-gold = Or restant
result-gold-explained = À égalité de points, qui a le plus d’or l’emporte.
result-officials = Fonction­naires remportés

result-chart = Les points au fil des manches
result-chart-table = Les points en tableau
result-round = Manche
# The last label of the chart: after the points for privilege points.
result-end = Fin

result-best = La meilleure mise
result-best-told = { $name } a remporté { $official-the } à la manche { $round } avec un { $gold }, alors qu’un { $against } s’y trouvait.
result-best-alone = { $name } a remporté { $official-the } à la manche { $round } avec un { $gold }. Personne d’autre n’a misé là.
result-unluckiest = La plus grande malchance
result-unluckiest-told = { $names } ont posé un même { $gold } pour { $official-the } à la manche { $round }. Les cartes se sont annulées, et { $winner } a gagné avec un { $less }.
result-unluckiest-nobody = { $names } ont posé un même { $gold } pour { $official-the } à la manche { $round }. Les cartes se sont annulées, et personne n’a gagné.
