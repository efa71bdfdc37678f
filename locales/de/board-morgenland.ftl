# Was über den Tisch von Morgenland gesagt wird: wo das Spiel steht, was wo liegt, was die Regeln sagen. Siehe
# locales/README.md.

## The parts of the screen: on a tab, and at length

morgenland-panel-mountain = Berg
    .title = Der Berg: Höhlen, Stadt und Palast
morgenland-panel-players = Tisch
    .title = Alle am Tisch, ihre Schätze und Artefakte
morgenland-panel-supplies = Vorräte
    .title = Magie, Bank und Stapel

## Wo die Runde steht

morgenland-remark-round = Runde { $round }
morgenland-remark-opening = Die ersten Schätze
morgenland-remark-start = Die Runde beginnt
morgenland-remark-placing = Figuren werden abgelegt
morgenland-remark-placed = Alle Figuren liegen
morgenland-remark-tally = Wertung: { $space-name }
morgenland-remark-caves-done = Die Höhlen sind gewertet, jetzt kommt die Stadt
morgenland-remark-over = Die Partie ist zu Ende

## Der Berg: was ein Feld bietet, wer dort ist, und was gilt

morgenland-mountain-no-treasure = Kein Schatz
morgenland-mountain-shelves = Fächer: { $shelves }
morgenland-mountain-shelf-empty = nichts
morgenland-mountain-spells = { $left ->
    [0] Keine Zauberkarte mehr
    [1] Noch 1 Zauberkarte
   *[other] Noch { $left } Zauberkarten
}
morgenland-mountain-two = Zwei Artefakte statt einem
morgenland-mountain-exchange = 1 Schatz für 3
morgenland-mountain-camel = { $here ->
    [true] Das Kamel
   *[false] Das Kamel ist vergeben
}
morgenland-mountain-guard = { $strength ->
    [none] Stärke unbekannt
   *[other] Stärke { $strength }
}
morgenland-mountain-stack = { $stack ->
    [0] Ausverkauft
   *[other] { $stack } verdeckt
}
morgenland-mountain-open-artefact = { $stack ->
    [0] { $artefact }, als letztes
   *[other] { $artefact }, { $stack } weitere
}
morgenland-mountain-piece-own = { $token } verdeckt{ $times ->
    [1] { "" }
   *[other] , zählt { $times }-mal
}
morgenland-mountain-piece-open = { $token }{ $times ->
    [1] { "" }
   *[other] , zählt { $times }-mal
}
morgenland-mountain-piece-planned = { $token }, geplant{ $times ->
    [1] { "" }
   *[other] , zählt { $times }-mal
}
morgenland-mountain-hidden = { $count ->
    [1] 1 verdeckte Figur
   *[other] { $count } verdeckte Figuren
}
morgenland-mountain-party = { $name }: { $things }
morgenland-mountain-strength = { $hidden ->
    [0] zusammen { $strength }
   *[other] zusammen mindestens { $strength }
}
morgenland-mountain-turn = { $turn ->
    [now] Wird gerade gewertet
   *[done] Gewertet
}
morgenland-mountain-taboo = Hierher darf nichts mehr kommen
morgenland-mountain-smuggler = { $name } gilt hier als am stärksten
morgenland-mountain-shut = Für dich in dieser Runde geschlossen
morgenland-mountain-unused = Im Grundspiel nicht dabei
morgenland-mountain-rank = { $place }. { $name } { $strength }
morgenland-mountain-tie = { $strength } = { $strength }, { $name } kommt früher
morgenland-mountain-price = zahlt { $bill }
morgenland-mountain-bought = kauft das Artefakt
morgenland-mountain-owes = { $due } zu wenig
morgenland-mountain-declined = verzichtet
morgenland-mountain-short = kann nicht zahlen
morgenland-mountain-enters = darf hinein
morgenland-mountain-away = abgewiesen
morgenland-mountain-sequence = { $first } hat das Kamel, dann { $others }
morgenland-mountain-ranking = Wer am stärksten ist: { $space }

# Was es bewirkt, auf ein Feld zu zeigen.
morgenland-mountain-place = { $token } ablegen: { $space }
morgenland-mountain-sum = Deine Stärke hier wäre { $sum }
morgenland-mountain-pick = Eine Figur ablegen: { $space }
morgenland-mountain-take-back = { $token } zurücknehmen: { $space }
morgenland-mountain-name = Wählen: { $space }
morgenland-mountain-piles = Wähle ein Feld, um seine Figuren zu sehen.
morgenland-mountain-pile = { $space }: unter den Figuren hier wählen
morgenland-mountain-stranded = Noch öffnet dir nichts den Palast: keine Figur beim Palastwächter, kein Schlüssel.
    .short = Noch keine Figur beim Palastwächter, kein Schlüssel
morgenland-mountain-card = Schatzkarte dieser Runde

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
morgenland-award-guard = Wer mindestens so stark ist wie der Palastwächter, darf in den Palast; wer schwächer ist, darf die Differenz bezahlen. Alle anderen nehmen ihre Figuren aus den Kammern zurück (M3.8).
morgenland-award-room = Wer am stärksten ist, darf das Artefakt kaufen: Jede eigene Figur dort kostet ihren Wert in Schätzen einer Art, und jede eine andere Art (M3.9).

morgenland-step-opening = Vor der ersten Runde nehmen alle 3 beliebige Schätze aus der Bank (M0.3), nach Arten in der Reihenfolge der Höhlen.
morgenland-step-placing = In Spielreihenfolge legen alle eine Figur nach der anderen verdeckt ab, bis niemand mehr eine hat (M2.1): beliebig viele auf ein Feld, aber höchstens fünf in eine Kammer (M2.2), und keine dorthin, wo es nichts zu holen gibt (M2.3).
morgenland-step-placing-magic = Vor dem Ablegen darfst du etwas spielen: ein Artefakt, oder im Licht deiner Wunderlampe eine Zauberkarte (M6.1, M5.2); die anderen dürfen darauf antworten (M6.2).
morgenland-step-tallying = Danach werden die Felder gewertet: die Höhlen, die Stadt, der Palastwächter und die Kammern, jeweils von links nach rechts (M3.1).
morgenland-step-market-take = Wer auf dem Markt am stärksten ist, hat einen Schatz gegeben und nimmt drei beliebige aus der Bank (M3.6), nach Arten in der Reihenfolge der Höhlen.
morgenland-step-bribe = Wer beim Palastwächter eine Figur oder einen Fliegenden Teppich hat, aber schwächer ist als er, darf die Differenz in beliebigen Schätzen bezahlen, ganz oder gar nicht. Wer nicht hineinkommt, nimmt die eigenen Figuren aus den Kammern zurück und kann in dieser Runde nicht kaufen (M3.8).
morgenland-step-pay-bribe = Das Bestechungsgeld wird in beliebigen Schätzen bezahlt (M3.8), nach Arten in der Reihenfolge der Höhlen.
morgenland-step-room = In jeder Kammer wird ein Artefakt verkauft. Wer von denen, die bezahlen können, am stärksten ist, darf es kaufen: Jede eigene Figur dort kostet ihren Wert in Schätzen einer Art, und jede eine andere Art. Auch Doppelgänger und Fliegende Teppiche sind Figuren (M3.9, M5.8). Wer verzichtet, überlässt das Recht der nächststärksten Person, zum Preis von deren Figuren. Was nicht verkauft wird, bleibt für die nächste Runde liegen (M3.10).
morgenland-step-tent = Wer am stärksten ist, behält eine der beiden gezogenen Zauberkarten und gibt die andere an die zweitstärkste Person; ist sonst niemand da, wird sie abgeworfen (M3.4).
morgenland-step-camel = Wer sich eingeschmuggelt hat und in der Karawanserei als am stärksten gilt, darf das Kamel lassen, wo es ist; dann nimmt es niemand (M7.15).
morgenland-step-window = Wer etwas spielen könnte, wird in Spielreihenfolge gefragt. Je Runde darf man ein Artefakt benutzen (M5.1); Zauberkarten brauchen eine brennende Wunderlampe (M5.2). Wenn alle gepasst haben, wird das Angesagte in Spielreihenfolge ausgeführt, und dann werden alle noch einmal gefragt (M6.2).
morgenland-step-answers = Etwas ist angesagt, und alle, die etwas spielen könnten, dürfen antworten. Wenn alle gepasst haben, gelten zuerst die Gegenzauber (M5.3); dann wird alles in Spielreihenfolge ausgeführt, bei jeder Person in der Reihenfolge ihrer Ansagen (M6.2).
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

## The replay: what decides the game, and what is marked

morgenland-points = Artefakte
morgenland-mark-round = eine Runde beginnt
morgenland-mark-reveal = ein Feld wird gewertet
morgenland-mark-finish = ein Artefakt wird gekauft

## Protokoll, Ergebnis und Zusammenfassung

# Die Schritte einer Runde: Die Namen stehen oben auf der Leiste, so kurz wie möglich.
morgenland-phase-1 = Schätze
    .explained = Die oberste Schatzkarte wird aufgedeckt, und ihre Schätze kommen in die Fächer der Höhlen (M1.1). Ein Palastwächter mit Stärke 1 bis 10 wird verdeckt gezogen (M1.3). Mit Magie zeigt jede Kammer ihr oberstes Artefakt (M1.4).
morgenland-phase-2 = Ablegen
    .explained = In Spielreihenfolge legen alle eine Figur nach der anderen verdeckt ab, bis niemand mehr eine hat (M2.1): beliebig viele auf ein Feld, aber höchstens fünf in eine Kammer (M2.2), und keine dorthin, wo es nichts zu holen gibt (M2.3).
morgenland-phase-3 = Höhlen
    .explained = Die Höhlen werden von links nach rechts gewertet. Wer am stärksten ist, nimmt das oberste Fach, wer danach kommt, das zweite und so weiter (M3.3). Bei gleicher Stärke gilt als stärker, wer in der Spielreihenfolge früher kommt (M3.2).
morgenland-phase-4 = Stadt
    .explained = Dann kommt die Stadt: Das Zelt bringt Zauberkarten (M3.4), das Haus des Dschinns ein zweites Artefakt zum Benutzen (M3.5), der Markt 3 Schätze für einen (M3.6), die Karawanserei das Kamel (M3.7). Jedes Mal bekommt es, wer dort am stärksten ist.
morgenland-phase-5 = Wächter
    .explained = Der Palastwächter wird aufgedeckt. Wer mindestens so stark ist, darf in den Palast; wer dort weniger hat, darf die Differenz in Schätzen bezahlen. Alle anderen nehmen ihre Figuren aus den Kammern zurück (M3.8).
morgenland-phase-6 = Palast
    .explained = In jeder Kammer darf ein Artefakt kaufen, wer dort am stärksten ist: Jede eigene Figur kostet ihren Wert in Schätzen einer Art, und jede eine andere Art. Wer verzichtet, überlässt das Recht der nächststärksten Person, zum Preis von deren Figuren (M3.9).

morgenland-told-end = Das Ende
morgenland-told-guard = { morgenland-space-guard.title } (Stärke { $strength })
morgenland-told-nobody = niemand
morgenland-told-smuggled = { $name } { $strength } ({ morgenland-spell-smuggler })
morgenland-told-before = { $first } kommt vor { $others }
morgenland-told-tie = { $standing } ({ $ties })
morgenland-told-standing = { $space }: { $standing }.
morgenland-told-outcome = { $space }: { $standing }: { $deals }.
morgenland-told-alone = { $told }.
morgenland-told-takes = { $name } nimmt { $treasure }
morgenland-told-trades = { $name } gibt { $gave } für { $got }
morgenland-told-gives = { $name } gibt { $treasure } an die Bank.
morgenland-told-gives-to = { $name } gibt { $treasure } an { $to }.
morgenland-told-spells = { $count ->
    [1] { $name } zieht eine Zauberkarte
   *[other] { $name } zieht { $count } Zauberkarten
}
morgenland-told-spell-given = { $name } zieht 2 Zauberkarten, behält eine und gibt { $to } die andere
morgenland-told-spell-discarded = { $name } zieht 2 Zauberkarten, behält eine und wirft { $spell } ab
morgenland-told-djinn = { $name } darf in dieser Runde zwei Artefakte benutzen
morgenland-told-camel = { $name } nimmt das Kamel
morgenland-told-camel-left = { $name } lässt das Kamel, wo es ist
morgenland-told-entered = { $count ->
    [1] { $names } darf hinein
   *[other] { $names } dürfen hinein
}
morgenland-told-bribe = { $units ->
    [0] { $name } besticht den Palastwächter und darf hinein
    [1] { $name } zahlt 1 Schatz und darf hinein
   *[other] { $name } zahlt { $units } Schätze und darf hinein
}
morgenland-told-key = { $name } darf mit einem { morgenland-artefact-key } hinein
morgenland-told-away = { $tokens ->
    [0] { $name } wird abgewiesen
    [1] { $name } wird abgewiesen und nimmt 1 Figur zurück
   *[other] { $name } wird abgewiesen und nimmt { $tokens } Figuren zurück
}
morgenland-told-unseen = das Artefakt
morgenland-told-bought = { $name } kauft { $artefact } für { $price }
morgenland-told-declined = { $name } verzichtet
morgenland-told-short = { $name } kann den Preis nicht zahlen
morgenland-told-open = { $artefact } { $at }
morgenland-told-round = Runde { $round } beginnt.
morgenland-told-filled = Die Höhlen bekommen { $treasure }.
morgenland-told-turned = Es gibt { $artefacts }.
morgenland-told-place = { $name } { $at }
morgenland-told-place-token = { $name } { $token } { $at }
morgenland-told-placed = Abgelegt: { $tokens }.
morgenland-told-passed = { $names } spielen nichts.
morgenland-told-back = { $tokens ->
    [1] { $name } nimmt 1 Figur zurück.
   *[other] { $name } nimmt { $tokens } Figuren zurück.
}

## Vorräte und Magie

morgenland-supplies-declared = Angesagt, in dieser Reihenfolge
morgenland-supplies-none-declared = Nichts ist angesagt.
morgenland-supplies-playable = Was du spielen kannst
morgenland-supplies-counter = Abwehren
morgenland-supplies-deck = Schatzkarten
morgenland-supplies-deck-left = noch { $left } von { $all }
morgenland-supplies-coming = Was noch kommen kann
morgenland-supplies-sale = noch { $left } von { $all } im Palast
morgenland-supplies-in-game = Im Spiel
morgenland-supplies-where = Wo sie sind
morgenland-supplies-owns = { $name } { $count }
morgenland-supplies-open = offen { $room-at }
morgenland-supplies-in-stack = { $count } verdeckt { $room-at }

## Wer mitspielt, und die Hände

morgenland-players = Wer mitspielt und was alle haben
morgenland-players-player = Name
morgenland-players-tokens = Figuren hinter dem Sichtschirm
morgenland-players-treasure = Schätze
morgenland-players-artefacts = Artefakte
morgenland-players-spells = Zauberkarten
morgenland-players-state = Diese Runde
morgenland-place = Nummer { $place } der Spielreihenfolge
morgenland-place-explained = Die Spielreihenfolge beginnt beim Kamel und geht im Uhrzeigersinn weiter. Bei gleicher Stärke gewinnt, wer früher kommt.
morgenland-camel = Das Kamel
morgenland-camel-explained = Wer das Kamel hat, ist zuerst am Zug. In der Karawanserei wechselt es sofort.
morgenland-awaited = wählt gerade
morgenland-tokens-behind = { $count ->
    [0] Keine Figur hinter dem Sichtschirm
    [1] 1 Figur hinter dem Sichtschirm
   *[other] { $count } Figuren hinter dem Sichtschirm
}
morgenland-tokens-explained = Alle haben acht Figuren: 1, 2 und 4 bis 9. Was nicht auf dem Spielplan liegt, ist hinter dem eigenen Sichtschirm.
morgenland-treasure-none = keine { $kind }
morgenland-treasure-explained = Hinter dem Sichtschirm. Mit Schätzen kauft man Artefakte, jede Figur des Preises in einer eigenen Art, und bezahlt Bestechungsgeld und Steuern.
morgenland-treasure-unseen = Schätze hinter dem Sichtschirm
morgenland-treasure-unseen-explained = An diesem Tisch sieht man nur die eigenen Schätze. Alle werden offen genommen und gegeben: Wer mitzählt, weiß Bescheid.
morgenland-artefacts-unseen = { $count ->
    [1] 1 Artefakt, verdeckt
   *[other] { $count } Artefakte, verdeckt
}
morgenland-artefacts-unseen-explained = Im Grundspiel weiß bis zum Ende der Partie nur, wer sie hat, welche Artefakte das sind.
morgenland-artefacts-none = noch kein Artefakt
morgenland-artefact-used = { $artefacts }, in dieser Runde benutzt
morgenland-artefact-lit = { $artefacts }, brennt
morgenland-spells-held = { $count ->
    [0] Keine Zauberkarte auf der Hand
    [1] 1 Zauberkarte auf der Hand
   *[other] { $count } Zauberkarten auf der Hand
}
morgenland-spells-known = { $held }, bekannt: { $spells }
morgenland-spells-explained = Gezaubert wird im Licht der eigenen Wunderlampe. Jede Zauberkarte wirkt einmal und ist dann weg.
morgenland-carpet-lies = { morgenland-artefact-carpet } { $at }
morgenland-palace-open = Darf in den Palast
morgenland-palace-closed = Darf nicht in den Palast
morgenland-palace-explained = Wer mindestens so stark ist wie der Palastwächter, die Differenz bezahlt oder einen Schlüssel benutzt, darf in dieser Runde in den Kammern kaufen.
morgenland-hand = Meine Hand
morgenland-hand-tokens = Meine Figuren
morgenland-hand-token = Figur { $token }
morgenland-hand-token-explained = Wähle sie und dann ein Feld, oder ziehe sie dorthin. Sie bringt ihren Wert an Stärke, und in einer Kammer kostet sie ebenso viel.
morgenland-hand-treasure = Meine Schätze
morgenland-hand-artefacts = Meine Artefakte
morgenland-hand-spells = Meine Zauberkarten
morgenland-hand-offers = Was gemeint ist
morgenland-hands = Alle Hände
morgenland-hand-of = { $name }: Figuren { $tokens }; Zauberkarten { $spells }
morgenland-paying = Was du bezahlst
morgenland-paying-open = { $due } von einer Art
morgenland-paying-paid = { $due } { $kind }
morgenland-paying-other = Diese Figur mit einer anderen Art bezahlen
morgenland-paying-given = { $given } von { $due } gegeben
morgenland-paying-any = { $given } gegeben
morgenland-paying-back = { $treasure } zurücklegen
morgenland-paying-keep = Du behältst { $treasures }
morgenland-taking = Bank
morgenland-taking-taken = { $taken } von { $due } genommen
morgenland-taking-have = Du hast dann { $treasures }

morgenland-words-of = { $what }: { $is }
morgenland-words-who = Wer dort ist
morgenland-words-state = Zustand
morgenland-words-explained = Was Artefakte und Zauberkarten bewirken
morgenland-words-place = Reihenfolge
morgenland-words-hand = Was du hast
morgenland-read-no-hand = Du schaust nur zu und hast nichts auf der Hand.
morgenland-read-nobody = Niemand ist hier
morgenland-read-space = { $space } ({ $offer })
