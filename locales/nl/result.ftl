# The page after the last round of Der Palast von Eschnapur.
result-winner = { $name } wint met { $points ->
    [one] 1 overwinningspunt
   *[other] { $points } overwinningspunten
}
result-winners = { $name } delen de winst met { $points ->
    [one] 1 overwinningspunt
   *[other] { $points } overwinningspunten
}
result-by-points = { $points ->
    [one] Dat is 1 punt meer dan { $other }.
   *[other] Dat zijn { $points } punten meer dan { $other }.
}
result-by-gold = { $other } heeft evenveel punten, maar { $gold } goud is meer dan { $less }.
result-by-hidden-gold = { $other } heeft evenveel punten, maar minder goud.
result-by-shared = Gelijk in punten en in goud.
result-parts-finished = Het spel eindigde in ronde { $round }, toen { $parts } paleisdelen voltooid waren.
result-stalemate = Het spel eindigde in ronde { $round }, omdat er twee rondes lang niets was veranderd.

result-scores = Waar de punten vandaan komen
result-place = { $place }e
result-made = { $stones ->
    [one] bovenste veld { $field }, plus 1 steen
   *[other] bovenste veld { $field }, plus { $stones } stenen
}
result-nothing = niets
result-made-explained = Klein gedrukt: het veld van de bovenste steen + het aantal stenen.
result-bonus = Rang in privilege­punten
result-total = Totaal
result-gold = Goud over
result-gold-explained = Bij gelijke punten wint wie meer goud over heeft.
result-officials = Gewonnen ambte­naren

result-chart = Punten per ronde
result-chart-table = De punten als tabel
result-round = Ronde
# The last label of the chart: after the points for privilege points.
result-end = Einde

result-best = Het beste bod
result-best-told = { $name } won { $official-the } in ronde { $round } met een { $gold }, hoewel er een { $against } lag.
result-best-alone = { $name } won { $official-the } in ronde { $round } met een { $gold }. Verder bood niemand daar.
result-unluckiest = De meeste pech
result-unluckiest-told = { $names } legden in ronde { $round } elk een { $gold } voor { $official-the }. De kaarten vielen tegen elkaar weg, en { $winner } won met een { $less }.
result-unluckiest-nobody = { $names } legden in ronde { $round } elk een { $gold } voor { $official-the }. De kaarten vielen tegen elkaar weg, en niemand won.
