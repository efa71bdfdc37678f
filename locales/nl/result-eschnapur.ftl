# The page after the last round of Der Palast von Eschnapur.
eschnapur-result-winner = { $name } wint met { $points ->
    [one] 1 overwinningspunt
   *[other] { $points } overwinningspunten
}
eschnapur-result-winners = { $name } delen de winst met { $points ->
    [one] 1 overwinningspunt
   *[other] { $points } overwinningspunten
}
eschnapur-result-by-points = { $points ->
    [one] Dat is 1 punt meer dan { $other }.
   *[other] Dat zijn { $points } punten meer dan { $other }.
}
eschnapur-result-by-gold = { $other } heeft evenveel punten, maar { $gold } goud is meer dan { $less }.
eschnapur-result-by-hidden-gold = { $other } heeft evenveel punten, maar minder goud.
eschnapur-result-by-shared = Gelijk in punten en in goud.
eschnapur-result-parts-finished = Het spel eindigde in ronde { $round }, toen { $parts } paleisdelen voltooid waren.
eschnapur-result-stalemate = Het spel eindigde in ronde { $round }, omdat er twee rondes lang niets was veranderd.

eschnapur-result-scores = Waar de punten vandaan komen
eschnapur-result-made = { $stones ->
    [one] bovenste veld { $field }, plus 1 steen
   *[other] bovenste veld { $field }, plus { $stones } stenen
}
eschnapur-result-made-explained = Klein gedrukt: het veld van de bovenste steen + het aantal stenen.
eschnapur-result-bonus = Rang in privilege­punten
eschnapur-result-gold = Goud over
eschnapur-result-gold-explained = Bij gelijke punten wint wie meer goud over heeft.
eschnapur-result-officials = Gewonnen ambte­naren

eschnapur-result-best = Het beste bod
eschnapur-result-best-told = { $name } won { $official-the } in ronde { $round } met een { $gold }, hoewel er een { $against } lag.
eschnapur-result-best-alone = { $name } won { $official-the } in ronde { $round } met een { $gold }. Verder bood niemand daar.
eschnapur-result-unluckiest = De meeste pech
eschnapur-result-unluckiest-told = { $names } legden in ronde { $round } elk een { $gold } voor { $official-the }. De kaarten vielen tegen elkaar weg, en { $winner } won met een { $less }.
eschnapur-result-unluckiest-nobody = { $names } legden in ronde { $round } elk een { $gold } voor { $official-the }. De kaarten vielen tegen elkaar weg, en niemand won.
