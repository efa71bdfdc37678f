# The page after the last round, whatever the game.
result-place = { $place }e
result-nothing = niets
result-total = Totaal
result-chart = Punten per ronde
result-chart-table = De punten als tabel
result-round = Ronde
# The last label of the chart: after the points for privilege points.
result-end = Einde
