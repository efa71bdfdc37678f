# The page after the last round, whatever the game.
result-place = { $place ->
    [1] 1re
   *[other] { $place }e
}
result-nothing = rien
result-total = Total
result-chart = Les points au fil des manches
result-chart-table = Les points en tableau
result-round = Manche
# The last label of the chart: after the points for privilege points.
result-end = Fin
