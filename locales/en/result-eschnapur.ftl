# The page after the last round of Der Palast von Eschnapur.
eschnapur-result-winner = { $name } wins with { $points ->
    [one] 1 victory point
   *[other] { $points } victory points
}
eschnapur-result-winners = { $name } share the win with { $points ->
    [one] 1 victory point
   *[other] { $points } victory points
}
eschnapur-result-by-points = { $points ->
    [one] That is 1 point more than { $other }.
   *[other] That is { $points } points more than { $other }.
}
eschnapur-result-by-gold = { $other } has as many points, but { $gold } gold beats { $less }.
eschnapur-result-by-hidden-gold = { $other } has as many points, but less gold.
eschnapur-result-by-shared = Equal in points and in gold.
eschnapur-result-parts-finished = The game ended in round { $round }, when { $parts } parts of the palace were finished.
eschnapur-result-stalemate = The game ended in round { $round }, because nothing had changed for two rounds.

eschnapur-result-scores = Where the points come from
eschnapur-result-made = { $stones ->
    [one] topmost field { $field }, plus 1 stone
   *[other] topmost field { $field }, plus { $stones } stones
}
eschnapur-result-made-explained = Small print: the field of the topmost stone + the number of stones.
eschnapur-result-bonus = Rank in privilege points
eschnapur-result-gold = Gold left
eschnapur-result-gold-explained = Equal points: more gold left wins.
eschnapur-result-officials = Officials won

eschnapur-result-best = The best bid
eschnapur-result-best-told = { $name } won { $official-the } with a { $gold } in round { $round }, although a { $against } lay there.
eschnapur-result-best-alone = { $name } won { $official-the } with a { $gold } in round { $round }. Nobody else bid there.
eschnapur-result-unluckiest = The unluckiest bid
eschnapur-result-unluckiest-told = { $names } each laid a { $gold } for { $official-the } in round { $round }. The cards cancelled out, and { $winner } won with a { $less }.
eschnapur-result-unluckiest-nobody = { $names } each laid a { $gold } for { $official-the } in round { $round }. The cards cancelled out, and nobody won.
