# The page after the last round of Morgenland, and what is told of a round that is over.
morgenland-result-winner = { $name } wint met { $artefacts ->
    [one] 1 artefact
   *[other] { $artefacts } artefacten
}
morgenland-result-winners = { $name } delen de winst met { $artefacts ->
    [one] 1 artefact
   *[other] { $artefacts } artefacten
}
morgenland-result-by-artefacts = { $more ->
    [one] Dat is er { $more } meer dan { $others }.
   *[other] Dat zijn er { $more } meer dan { $others }.
}
morgenland-result-by-scrolls = Evenveel artefacten als { $others }, maar { $most ->
    [one] 1 schriftrol
   *[other] { $most } schriftrollen
} tegen { $less }.
morgenland-result-by-treasure = Evenveel artefacten en schriftrollen als { $others }, maar { $most ->
    [one] 1 schat
   *[other] { $most } schatten
} tegen { $less }.
morgenland-result-by-shared = Gelijk in artefacten, schriftrollen en schatten.
morgenland-result-ended-sold-out = Het laatste artefact werd verkocht in ronde { $round }.
morgenland-result-ended-too-long = Het spel eindigde met ronde { $round }, hoewel niet alles verkocht was.

morgenland-result-scores = Wat iedereen verzameld heeft
morgenland-result-artefacts = Artefacten
morgenland-result-entered = In het paleis geweest
morgenland-result-by-strength = door sterkte
morgenland-result-by-bribe = met smeergeld
morgenland-result-by-key = met een sleutel
morgenland-result-gained = Schatten gekregen
morgenland-result-spent = Schatten uitgegeven
morgenland-result-left = Schatten over
morgenland-result-bought = Artefacten gekocht
morgenland-result-away = Weg­gestuurd
morgenland-result-cast = Tover­kaarten gespeeld
morgenland-result-countered = Daarvan afgeweerd

morgenland-result-chart = Artefacten per ronde
morgenland-result-chart-table = De artefacten als tabel
# What a mark on a line of the chart means.
morgenland-result-mark = in deze ronde in het paleis

morgenland-result-decided = Wat de doorslag gaf
morgenland-result-never-behind = Op geen enkel moment had iemand meer artefacten dan { $name }.
morgenland-result-ahead = In ronde { $round } kocht { $name } { $artefact } en lag met { $owned ->
    [one] 1 artefact
   *[other] { $owned } artefacten
} tot het einde voor op alle anderen.
morgenland-result-level = In ronde { $round } kocht { $name } { $artefact } en had { $owned ->
    [one] 1 artefact
   *[other] { $owned } artefacten
}. Meer had vanaf dat moment niemand.
morgenland-result-way = { $name } was in { $entered } van de { $rounds } rondes in het paleis en betaalde van { $gained ->
    [one] 1 schat
   *[other] { $gained } schatten
} er { $paid } voor { $bought ->
    [one] 1 artefact
   *[other] { $bought } artefacten
}.
# An artefact of which nobody else knows which it is.
morgenland-result-unseen = een artefact
morgenland-result-dearest = De duurste aankoop
morgenland-result-dearest-told = In ronde { $round } betaalde { $name } { $units ->
    [one] 1 schat
   *[other] { $units } schatten
} voor { $artefact } { $at }.
morgenland-result-unluckiest = De meeste pech bij de paleiswacht
morgenland-result-unluckiest-told = In ronde { $round } had de paleiswacht sterkte { $guard } en { $name } { $strength }: { $tokens ->
    [one] 1 figuur kwam terug uit de kamers.
   *[other] { $tokens } figuren kwamen terug uit de kamers.
}

## A round that is over

morgenland-summary-spells = Toverkaarten gekregen
morgenland-summary-palace = Paleis
morgenland-summary-plays = Magie
morgenland-summary-play = { $came ->
    [countered] { $play }, afgeweerd
    [nothing] { $play }, zonder effect
   *[done] { $play }
}
