# Was über den Tisch von Morgenland gesagt wird: wo das Spiel steht, was wo liegt, was die Regeln sagen. Siehe
# locales/README.md.

## Wo die Runde steht

morgenland-remark-round = Runde { $round }
morgenland-remark-opening = Die ersten Schätze
morgenland-remark-start = Die Runde beginnt
morgenland-remark-placing = Figuren werden abgelegt
morgenland-remark-placed = Alle Figuren liegen
morgenland-remark-tally = Wertung: { $space-name }
morgenland-remark-caves-done = Die Höhlen sind gewertet, jetzt kommt die Stadt
morgenland-remark-over = Die Partie ist zu Ende

## Teile von Sätzen

# Eine Figur, wie jemand sie kennt.
morgenland-remark-piece = { $own ->
    [true] deine { $token ->
        [none] Figur { $piece }
       *[other] { $open ->
            [true] offene
           *[false] verdeckte
        } { $token }
    }
   *[false] { $token ->
        [none] die verdeckte Figur { $piece } von { $piece-owner }
       *[other] die offene { $token } von { $piece-owner }
    }
}{ $space ->
    [none] { "" }
   *[other] { " " }{ $space-at }
}{ $cannot-count ->
    [0] { "" }
   *[other] { " " }(ausgeschlossen: { $cannot })
}
morgenland-remark-hit = { $own ->
    [true] { $token ->
        [none] { morgenland-artefact-carpet.your }
       *[other] deine { $token }
    }
   *[false] { $token ->
        [none] { morgenland-artefact-carpet.the } von { $seat }
       *[other] die { $token } von { $seat }
    }
}
morgenland-remark-price = { $place ->
    [1] { $units } von einer Art
    [2] { $units } von einer zweiten
    [3] { $units } von einer dritten
    [4] { $units } von einer vierten
   *[other] { $units } von einer fünften
}
morgenland-remark-strength = { $seat } { $strength }
morgenland-remark-play = „{ $play-card-value-name }“ ({ $play-seat }){ morgenland-play-details }

## Die Tabellen

morgenland-remark-head = { $head ->
    [space] Feld
    [there] Dort
    [player] Wer
    [all] Alle
    [artefacts] Artefakte
   *[bank] Bank
}
morgenland-remark-kind = { $kind-title }
morgenland-remark-space = { $space-title }
morgenland-remark-cave = { $kind-name }
morgenland-remark-guard = { $strength ->
    [none] Stärke ?
   *[other] Stärke { $strength }
}
morgenland-remark-room = { $artefact ->
    [none] { $stack ->
        [0] ausverkauft
       *[other] { $stack } verdeckt
    }
   *[other] { $stack ->
        [0] { $artefact-name }, das letzte
       *[other] { $artefact-name }, noch { $stack }
    }
}
morgenland-remark-tent = { $spells ->
    [1] noch 1 Zauberkarte
   *[other] noch { $spells } Zauberkarten
}
morgenland-remark-city = { $space ->
    [djinn] zwei Artefakte
    [market] 1 Schatz für 3
   *[caravanserai] das Kamel
}
morgenland-remark-closed = ({ $spell-name })
morgenland-remark-face-down = { $own ->
    [true] [ ] verdeckt, deine mit ihren Werten
   *[false] [ ] verdeckt
}
morgenland-remark-twice-sign = 7×2 zählt doppelt
morgenland-remark-carpet-sign = ~3 steht für { morgenland-artefact-carpet.a }
morgenland-remark-collected = { $total }: { $owned }
morgenland-remark-collected-unseen = { $total } verdeckt
morgenland-remark-owned = { $artefacts-count ->
    [1] { $artefact-name }
   *[other] { $artefacts }
}{ $used ->
    [no] { "" }
    [lit] { " " }(brennt)
    [some] { " " }({ $times } benutzt)
   *[all] { " " }(benutzt)
}

## Was darunter steht

morgenland-remark-label = { $about ->
    [sequence] Reihenfolge
    [strength] Stärke
    [palace] Palast
    [round] Diese Runde
    [seen] Gesehen
    [tokens] Figuren
    [own-spells] Deine Zauberkarten
    [spells] Zauberkarten
   *[discarded] Abgeworfen
}
morgenland-remark-declared-label = Angesagt { $place }
morgenland-remark-sequence = { $first } hat das Kamel, dann { $others }
morgenland-remark-standing = { $space-at } { $standing }
morgenland-remark-palace = { $entered-count ->
    [0] niemand darf hinein
   *[other] offen für { $entered }
}
morgenland-remark-taboo = { $spell-name }: Es darf nichts mehr { $space-to }
morgenland-remark-holds = { $seat ->
    [none] { $spell-name }
   *[other] „{ $spell-name }“ von { $seat }
}: { $spell-effect }
morgenland-remark-smuggler = { $spell-name }: { $seat } gilt als am stärksten ({ $spaces })
morgenland-remark-djinn = { $space-title }: { $seat } darf zwei Artefakte benutzen
morgenland-remark-keys = am Palastwächter vorbei ({ morgenland-artefact-key }): { $seats }
morgenland-remark-searched = der Stapel hat noch { $artefacts }
morgenland-remark-undermost = der Stapel hat zuunterst { $artefact-a }
morgenland-remark-undermost-if-any = hat der Stapel noch { $artefact-a }, dann zuunterst
morgenland-remark-spells = { $spells }
morgenland-remark-gave = (von dir: { $spells })
morgenland-remark-declared = { $play }{ $fate ->
    [waiting] { "" }
    [now] , jetzt
    [countered] , abgewehrt
   *[done] , erledigt
}

## Was die Regeln sagen

morgenland-remark-step = { $step-name }
morgenland-remark-award = { $award-name }
morgenland-remark-spell = { $spell-name } ({ $rule }): { $spell-effect }
morgenland-remark-artefact = { $artefact-subject } ({ $rule }): { $artefact-effect }

morgenland-award-cave = In einer Höhle bekommt das oberste Fach, wer dort am stärksten ist, das zweite, wer danach am stärksten ist, und so weiter (M3.3).
morgenland-award-tent = Wer am stärksten ist, zieht zwei Zauberkarten, behält eine und gibt die andere an die zweitstärkste Person (M3.4).
morgenland-award-djinn = Wer am stärksten ist, darf in dieser Runde zwei Artefakte benutzen statt einem (M3.5).
morgenland-award-market = Wer am stärksten ist, darf einen Schatz für drei beliebige geben (M3.6).
morgenland-award-caravanserai = Wer am stärksten ist, nimmt das Kamel und ist sofort zuerst am Zug (M3.7).
morgenland-award-guard = Wer so stark ist wie der Palastwächter, kommt in den Palast; wer schwächer ist, kann den Unterschied bezahlen. Alle anderen nehmen ihre Figuren aus den Kammern zurück (M3.8).
morgenland-award-room = Wer am stärksten ist, darf das Artefakt kaufen: Jede eigene Figur dort kostet ihren Wert in Schätzen einer Art, und jede eine andere Art (M3.9).

morgenland-step-opening = Vor der ersten Runde nehmen alle 3 beliebige Schätze aus der Bank (M0.3), nach Arten in der Reihenfolge der Höhlen.
morgenland-step-placing = Reihum legen alle eine Figur nach der anderen verdeckt ab, bis niemand mehr eine hat (M2.1): beliebig viele auf ein Feld, aber höchstens fünf in eine Kammer (M2.2), und keine dorthin, wo es nichts zu holen gibt (M2.3).
morgenland-step-placing-magic = Vor dem Ablegen darfst du etwas spielen: ein Artefakt, oder im Licht deiner Wunderlampe eine Zauberkarte (M6.1, M5.2); die anderen dürfen darauf antworten (M6.2).
morgenland-step-tallying = Danach werden die Felder gewertet: die Höhlen, die Stadt, der Palastwächter und die Kammern, jeweils von links nach rechts (M3.1).
morgenland-step-market-take = Wer auf dem Markt am stärksten ist, hat einen Schatz gegeben und nimmt drei beliebige aus der Bank (M3.6), nach Arten in der Reihenfolge der Höhlen.
morgenland-step-bribe = Wer beim Palastwächter eine Figur oder einen Fliegenden Teppich hat, aber schwächer ist als er, darf den Unterschied in beliebigen Schätzen bezahlen, ganz oder gar nicht. Wer nicht hineinkommt, nimmt die eigenen Figuren aus den Kammern zurück und kann in dieser Runde nicht kaufen (M3.8).
morgenland-step-pay-bribe = Das Bestechungsgeld wird in beliebigen Schätzen bezahlt (M3.8), nach Arten in der Reihenfolge der Höhlen.
morgenland-step-room = In jeder Kammer wird ein Artefakt verkauft. Wer von denen, die bezahlen können, am stärksten ist, darf es kaufen: Jede eigene Figur dort kostet ihren Wert in Schätzen einer Art, und jede eine andere Art. Auch Doppelgänger und Fliegende Teppiche sind Figuren (M3.9, M5.8). Wer verzichtet, überlässt das Recht der nächststärksten Person, zum Preis von deren Figuren. Was nicht verkauft wird, bleibt für die nächste Runde liegen (M3.10).
morgenland-step-tent = Wer am stärksten ist, behält eine der beiden gezogenen Zauberkarten und gibt die andere an die zweitstärkste Person; ist sonst niemand da, wird sie abgeworfen (M3.4).
morgenland-step-camel = Wer sich eingeschmuggelt hat und in der Karawanserei als am stärksten gilt, darf das Kamel lassen, wo es ist; dann nimmt es niemand (M7.15).
morgenland-step-window = Wer etwas spielen könnte, wird der Reihe nach gefragt. Je Runde darf man ein Artefakt benutzen (M5.1); Zauberkarten brauchen eine brennende Wunderlampe (M5.2). Wenn alle gepasst haben, wird das Angesagte der Reihe nach ausgeführt, und dann werden alle noch einmal gefragt (M6.2).
morgenland-step-answers = Etwas ist angesagt, und alle, die etwas spielen könnten, dürfen antworten. Wenn alle gepasst haben, gelten zuerst die Gegenzauber (M5.3); dann wird alles der Reihe nach ausgeführt, bei jeder Person in der Reihenfolge ihrer Ansagen (M6.2).
morgenland-step-naming = Worum es bei einer Ansage geht, wird mit ihr genannt (M6.4). Eine Figur, die ihr Feld bis zur Ausführung verlassen hat, ist davor sicher.
morgenland-step-treasure = Was eine Zauberkarte verlangt oder bringt, wird bei der Ausführung gewählt (M6.4), Stück für Stück in der Reihenfolge der Höhlen.
morgenland-step-search = Der Preis ist bezahlt, und wer kauft, nimmt ein beliebiges Artefakt der Kammer: das offene oder eines aus dem Stapel (M7.2).
morgenland-step-mirage = Ein Artefakt des Stapels liegt danach offen obenauf; das bisher offene kommt unter den Stapel (M7.12).
morgenland-step-city-tax = Alle außer der Person, die gezaubert hat, zahlen 2 Schätze für jede eigene Figur in der Stadt oder nehmen sie zurück, Figur für Figur (M7.5).
morgenland-step-sultans-tax = Alle außer der Person, die gezaubert hat, zahlen 1 Schatz für jede eigene Figur in den Kammern, und zwar für alle, oder nehmen sie alle zurück (M7.18).
morgenland-step-retaliation = Wer durch „Auge um Auge“ eine Figur verloren hat, darf sofort eine Figur der Person, die gezaubert hat, vom Spielplan nehmen; das lässt sich durch nichts verhindern (M7.9).
morgenland-step-trade = Beliebig viele eigene Schätze, nach Arten in der Reihenfolge der Höhlen, dann ebenso viele aus der Bank von Arten, die nicht gegeben wurden (M7.21).
morgenland-step-over = Wer die meisten Artefakte hat, gewinnt. Bei Gleichstand zählen mehr Schriftrollen, dann mehr Schätze (M4.1, M4.2).

morgenland-remark-options = { $version-name }
