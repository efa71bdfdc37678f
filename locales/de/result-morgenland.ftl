# The page after the last round of Morgenland, and what is told of a round that is over.
morgenland-result-winner = { $name } gewinnt mit { $artefacts ->
    [one] 1 Artefakt
   *[other] { $artefacts } Artefakten
}
morgenland-result-winners = { $name } teilen sich den Sieg mit { $artefacts ->
    [one] 1 Artefakt
   *[other] { $artefacts } Artefakten
}
morgenland-result-by-artefacts = { $more ->
    [one] Das ist { $more } mehr als { $others }.
   *[other] Das sind { $more } mehr als { $others }.
}
morgenland-result-by-scrolls = Ebenso viele Artefakte wie { $others }, aber { $most ->
    [one] 1 Schriftrolle
   *[other] { $most } Schriftrollen
} gegen { $less }.
morgenland-result-by-treasure = Ebenso viele Artefakte und Schriftrollen wie { $others }, aber { $most ->
    [one] 1 Schatz
   *[other] { $most } Schätze
} gegen { $less }.
morgenland-result-by-shared = Gleichstand bei Artefakten, Schriftrollen und Schätzen.
morgenland-result-ended-sold-out = Das letzte Artefakt wurde in Runde { $round } verkauft.
morgenland-result-ended-too-long = Die Partie endete mit Runde { $round }, obwohl nicht alles verkauft war.

morgenland-result-scores = Was alle gesammelt haben
morgenland-result-artefacts = Artefakte
morgenland-result-entered = Im Palast gewesen
morgenland-result-by-strength = durch Stärke
morgenland-result-by-bribe = mit Bestechungs­geld
morgenland-result-by-key = mit einem Schlüssel
morgenland-result-gained = Schätze bekommen
morgenland-result-spent = Schätze ausge­geben
morgenland-result-left = Schätze übrig
morgenland-result-bought = Artefakte gekauft
morgenland-result-away = Abge­wiesen
morgenland-result-cast = Zauber­karten gespielt
morgenland-result-countered = Davon abgewehrt

morgenland-result-chart = Artefakte im Lauf der Runden
morgenland-result-chart-table = Die Artefakte als Tabelle
# What a mark on a line of the chart means.
morgenland-result-mark = in dieser Runde im Palast

morgenland-result-decided = Was den Ausschlag gab
morgenland-result-never-behind = Zu keiner Zeit hatte jemand mehr Artefakte als { $name }.
morgenland-result-ahead = In Runde { $round } kaufte { $name } { $artefact } und lag mit { $owned ->
    [one] 1 Artefakt
   *[other] { $owned } Artefakten
} bis zum Schluss vor allen anderen.
morgenland-result-level = In Runde { $round } kaufte { $name } { $artefact } und hatte { $owned ->
    [one] 1 Artefakt
   *[other] { $owned } Artefakte
}. Mehr hatte von da an niemand.
morgenland-result-way = { $name } war in { $entered } von { $rounds } Runden im Palast und zahlte von { $gained ->
    [one] 1 Schatz
   *[other] { $gained } Schätzen
} { $paid } für { $bought ->
    [one] 1 Artefakt
   *[other] { $bought } Artefakte
}.
# An artefact of which nobody else knows which it is.
morgenland-result-unseen = ein Artefakt
morgenland-result-dearest = Der teuerste Kauf
morgenland-result-dearest-told = In Runde { $round } zahlte { $name } { $units ->
    [one] 1 Schatz
   *[other] { $units } Schätze
} für { $artefact } { $at }.
morgenland-result-unluckiest = Das größte Pech beim Palastwächter
morgenland-result-unluckiest-told = In Runde { $round } hatte der Palastwächter Stärke { $guard } und { $name } { $strength }: { $tokens ->
    [one] 1 Figur kam aus den Kammern zurück.
   *[other] { $tokens } Figuren kamen aus den Kammern zurück.
}

## A round that is over

morgenland-summary-spells = Zauberkarten bekommen
morgenland-summary-palace = Palast
morgenland-summary-plays = Magie
morgenland-summary-play = { $came ->
    [countered] { $play }, abgewehrt
    [nothing] { $play }, ohne Wirkung
   *[done] { $play }
}
