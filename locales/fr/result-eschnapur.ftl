# The page after the last round of Der Palast von Eschnapur.
eschnapur-result-winner = { $name } gagne avec { $points ->
    [one] { $points } point de victoire
   *[other] { $points } points de victoire
}
eschnapur-result-winners = { $name } se partagent la victoire avec { $points ->
    [one] { $points } point de victoire
   *[other] { $points } points de victoire
}
eschnapur-result-by-points = { $points ->
    [one] C’est { $points } point de plus que { $other }.
   *[other] C’est { $points } points de plus que { $other }.
}
eschnapur-result-by-gold = { $other } a autant de points, mais { $gold } en or vaut mieux que { $less }.
eschnapur-result-by-hidden-gold = { $other } a autant de points, mais moins d’or.
eschnapur-result-by-shared = À égalité de points et d’or.
eschnapur-result-parts-finished = La partie s’est terminée à la manche { $round }, quand { $parts } sections du palais étaient achevées.
eschnapur-result-stalemate = La partie s’est terminée à la manche { $round }, car rien n’avait changé pendant deux manches.

eschnapur-result-scores = D’où viennent les points
eschnapur-result-made = { $stones ->
    [one] case la plus haute { $field }, plus { $stones } bloc
   *[other] case la plus haute { $field }, plus { $stones } blocs
}
eschnapur-result-made-explained = En petit : la case du bloc le plus haut + le nombre de blocs.
eschnapur-result-bonus = Rang en points Privilège
eschnapur-result-gold = Or restant
eschnapur-result-gold-explained = À égalité de points, qui a le plus d’or l’emporte.
eschnapur-result-officials = Fonction­naires remportés

eschnapur-result-best = La meilleure mise
eschnapur-result-best-told = { $name } a remporté { $official-the } à la manche { $round } avec un { $gold }, alors qu’un { $against } s’y trouvait.
eschnapur-result-best-alone = { $name } a remporté { $official-the } à la manche { $round } avec un { $gold }. Personne d’autre n’a misé là.
eschnapur-result-unluckiest = La plus grande malchance
eschnapur-result-unluckiest-told = { $names } ont posé un même { $gold } pour { $official-the } à la manche { $round }. Les cartes se sont annulées, et { $winner } a gagné avec un { $less }.
eschnapur-result-unluckiest-nobody = { $names } ont posé un même { $gold } pour { $official-the } à la manche { $round }. Les cartes se sont annulées, et personne n’a gagné.
