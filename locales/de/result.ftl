# The page after the last round, whatever the game.
result-place = { $place }.
result-nothing = nichts
result-total = Summe
result-chart = Punkte im Lauf der Runden
result-chart-table = Die Punkte als Tabelle
result-round = Runde
# The last label of the chart: after the points for privilege points.
result-end = Ende
