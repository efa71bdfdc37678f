# The page after the last round, whatever the game.
result-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
result-nothing = nothing
result-total = Total
result-chart = Points over the rounds
result-chart-table = The points as a table
result-round = Round
# The last label of the chart: after the points for privilege points.
result-end = End
