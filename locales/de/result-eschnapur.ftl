# The page after the last round of Der Palast von Eschnapur.
eschnapur-result-winner = { $name } gewinnt mit { $points ->
    [one] 1 Siegpunkt
   *[other] { $points } Siegpunkten
}
eschnapur-result-winners = { $name } teilen sich den Sieg mit { $points ->
    [one] 1 Siegpunkt
   *[other] { $points } Siegpunkten
}
eschnapur-result-by-points = { $points ->
    [one] Das ist 1 Punkt mehr als { $other }.
   *[other] Das sind { $points } Punkte mehr als { $other }.
}
eschnapur-result-by-gold = { $other } hat gleich viele Punkte, aber { $gold } Gold schlägt { $less }.
eschnapur-result-by-hidden-gold = { $other } hat gleich viele Punkte, aber weniger Gold.
eschnapur-result-by-shared = Gleich an Punkten und an Gold.
eschnapur-result-parts-finished = Die Partie endete in Runde { $round }, als { $parts } Palastteile fertig waren.
eschnapur-result-stalemate = Die Partie endete in Runde { $round }, weil sich zwei Runden lang nichts geändert hatte.

eschnapur-result-scores = Woher die Punkte kommen
eschnapur-result-made = { $stones ->
    [one] oberstes Feld { $field }, dazu 1 Stein
   *[other] oberstes Feld { $field }, dazu { $stones } Steine
}
eschnapur-result-made-explained = Klein gedruckt: Feld des obersten Steins + Anzahl der Steine.
eschnapur-result-bonus = Rang bei Privileg­punkten
eschnapur-result-gold = Übriges Gold
eschnapur-result-gold-explained = Bei gleichen Punkten gewinnt, wer mehr Gold übrig hat.
eschnapur-result-officials = Gewon­nene Beamte

eschnapur-result-best = Das beste Gebot
eschnapur-result-best-told = { $name } gewann { $official-the } in Runde { $round } mit einer { $gold }, obwohl dort eine { $against } lag.
eschnapur-result-best-alone = { $name } gewann { $official-the } in Runde { $round } mit einer { $gold }. Sonst hat dort niemand geboten.
eschnapur-result-unluckiest = Das größte Pech
eschnapur-result-unluckiest-told = { $names } legten in Runde { $round } jeweils eine { $gold } für { $official-the }. Die Karten hoben sich auf, und { $winner } gewann mit einer { $less }.
eschnapur-result-unluckiest-nobody = { $names } legten in Runde { $round } jeweils eine { $gold } für { $official-the }. Die Karten hoben sich auf, und niemand gewann.
