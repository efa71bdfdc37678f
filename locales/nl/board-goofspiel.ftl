# De tafel van Goofspiel: wat er in de terminal en op de pagina van wordt gezegd. Zie locales/README.md.

goofspiel-remark-round = Ronde { $round } van { $rounds }
goofspiel-remark-over = Het spel is afgelopen
goofspiel-remark-round-explained = Iedereen biedt in het geheim een kaart uit de hand voor de prijs die open ligt (G1.2). Alle biedingen worden tegelijk omgedraaid (G1.4); het hoogste bod wint, als niemand anders zo hoog heeft geboden (G2.1), en alle geboden kaarten zijn weg.
goofspiel-remark-ties-explained = { $ties ->
    [kept] Als het hoogste bod meer dan eens is gedaan, wint niemand: de prijs blijft liggen, en het volgende bod geldt voor beide (G2.2).
   *[discarded] Als het hoogste bod meer dan eens is gedaan, wint niemand: de prijs gaat weg (G2.2).
}
goofspiel-remark-over-explained = Elke prijs is zoveel punten waard als zijn getal zegt. Wie de meeste punten heeft, wint (G3.2).

goofspiel-remark-player = Wie
goofspiel-remark-points = Punten
goofspiel-remark-won = Prijzen
goofspiel-remark-hand = In de hand
goofspiel-remark-bid = Bod
goofspiel-remark-legend = Kaarten tussen haken liggen gedekt
goofspiel-remark-prize = Prijs
goofspiel-remark-kept = Blijven liggen
goofspiel-remark-stack = Nog gedekt
goofspiel-remark-discarded = Weg
goofspiel-remark-nothing = geen
