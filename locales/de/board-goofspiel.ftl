# Der Tisch von Goofspiel: was im Terminal und auf der Seite davon gesagt wird. Siehe locales/README.md.

goofspiel-remark-round = Runde { $round } von { $rounds }
goofspiel-remark-over = Die Partie ist zu Ende
goofspiel-remark-round-explained = Alle bieten im Geheimen eine Karte ihrer Hand für den Preis, der offen liegt (G1.2). Alle Gebote werden auf einmal aufgedeckt (G1.4); das höchste gewinnt, wenn niemand sonst so hoch geboten hat (G2.1), und alle Gebote sind weg.
goofspiel-remark-ties-explained = { $ties ->
    [kept] Haben mehrere das höchste Gebot gemacht, gewinnt niemand: Der Preis bleibt liegen, und das nächste Gebot gilt für beide (G2.2).
   *[discarded] Haben mehrere das höchste Gebot gemacht, gewinnt niemand: Der Preis kommt weg (G2.2).
}
goofspiel-remark-over-explained = Jeder Preis ist so viele Punkte wert, wie seine Zahl sagt. Wer die meisten Punkte hat, gewinnt (G3.2).

goofspiel-remark-player = Wer
goofspiel-remark-points = Punkte
goofspiel-remark-won = Preise
goofspiel-remark-hand = Auf der Hand
goofspiel-remark-bid = Gebot
goofspiel-remark-legend = Karten in Klammern liegen verdeckt
goofspiel-remark-prize = Preis
goofspiel-remark-kept = Liegen geblieben
goofspiel-remark-stack = Noch verdeckt
goofspiel-remark-discarded = Weggekommen
goofspiel-remark-nothing = keine
