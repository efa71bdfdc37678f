# The page after the last round of Der Palast von Eschnapur.
result-winner = { $name } gewinnt mit { $points ->
    [one] 1 Siegpunkt
   *[other] { $points } Siegpunkten
}
result-winners = { $name } teilen sich den Sieg mit { $points ->
    [one] 1 Siegpunkt
   *[other] { $points } Siegpunkten
}
result-by-points = { $points ->
    [one] Das ist 1 Punkt mehr als { $other }.
   *[other] Das sind { $points } Punkte mehr als { $other }.
}
result-by-gold = { $other } hat gleich viele Punkte, aber { $gold } Gold schlägt { $less }.
result-by-hidden-gold = { $other } hat gleich viele Punkte, aber weniger Gold.
result-by-shared = Gleich an Punkten und an Gold.
result-parts-finished = Die Partie endete in Runde { $round }, als { $parts } Palastteile fertig waren.
result-stalemate = Die Partie endete in Runde { $round }, weil sich zwei Runden lang nichts geändert hatte.

result-scores = Woher die Punkte kommen
result-place = { $place }.
result-made = { $stones ->
    [one] oberstes Feld { $field }, dazu 1 Stein
   *[other] oberstes Feld { $field }, dazu { $stones } Steine
}
result-nothing = nichts
result-made-explained = Klein gedruckt: Feld des obersten Steins + Anzahl der Steine.
result-bonus = Rang bei Privileg­punkten
result-total = Summe
result-gold = Übriges Gold
result-gold-explained = Bei gleichen Punkten gewinnt, wer mehr Gold übrig hat.
result-officials = Gewon­nene Beamte

result-chart = Punkte im Lauf der Runden
result-chart-table = Die Punkte als Tabelle
result-round = Runde
# The last label of the chart: after the points for privilege points.
result-end = Ende

result-best = Das beste Gebot
result-best-told = { $name } gewann { $official-the } in Runde { $round } mit einer { $gold }, obwohl dort eine { $against } lag.
result-best-alone = { $name } gewann { $official-the } in Runde { $round } mit einer { $gold }. Sonst hat dort niemand geboten.
result-unluckiest = Das größte Pech
result-unluckiest-told = { $names } legten in Runde { $round } jeweils eine { $gold } für { $official-the }. Die Karten hoben sich auf, und { $winner } gewann mit einer { $less }.
result-unluckiest-nobody = { $names } legten in Runde { $round } jeweils eine { $gold } für { $official-the }. Die Karten hoben sich auf, und niemand gewann.
