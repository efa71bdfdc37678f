# The page after the last round of Der Palast von Eschnapur.
result-winner = { $name } wins with { $points ->
    [one] 1 victory point
   *[other] { $points } victory points
}
result-winners = { $name } share the win with { $points ->
    [one] 1 victory point
   *[other] { $points } victory points
}
result-by-points = { $points ->
    [one] That is 1 point more than { $other }.
   *[other] That is { $points } points more than { $other }.
}
result-by-gold = { $other } has as many points, but { $gold } gold beats { $less }.
result-by-hidden-gold = { $other } has as many points, but less gold.
result-by-shared = Equal in points and in gold.
result-parts-finished = The game ended in round { $round }, when { $parts } parts of the palace were finished.
result-stalemate = The game ended in round { $round }, because nothing had changed for two rounds.

result-scores = Where the points come from
result-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
result-made = { $stones ->
    [one] topmost field { $field }, plus 1 stone
   *[other] topmost field { $field }, plus { $stones } stones
}
result-nothing = nothing
result-made-explained = Small print: the field of the topmost stone + the number of stones.
result-bonus = Rank in privilege points
result-total = Total
result-gold = Gold left
result-gold-explained = Equal points: more gold left wins.
result-officials = Officials won

result-chart = Points over the rounds
result-chart-table = The points as a table
result-round = Round
# The last label of the chart: after the points for privilege points.
result-end = End

result-best = The best bid
result-best-told = { $name } won { $official-the } with a { $gold } in round { $round }, although a { $against } lay there.
result-best-alone = { $name } won { $official-the } with a { $gold } in round { $round }. Nobody else bid there.
result-unluckiest = The unluckiest bid
result-unluckiest-told = { $names } each laid a { $gold } for { $official-the } in round { $round }. The cards cancelled out, and { $winner } won with a { $less }.
result-unluckiest-nobody = { $names } each laid a { $gold } for { $official-the } in round { $round }. The cards cancelled out, and nobody won.
