# Was in „Der Palast von Eschnapur“ geschieht, als Sätze des Protokolls. Siehe locales/README.md.

## Wie die Dinge heißen

eschnapur-official-1 = Blockade
    .title = Blockade
    .the = die Blockade
    .explained = Wer die höchste Karte legt, darf die Blockade auf eine verdeckte Karte von jemand anderem legen. Diese Karte wird in dieser Runde nicht aufgedeckt; dafür gibt es einen Stein (E3.2, E3.5, E3.6).
eschnapur-official-2 = Baustopp
    .title = Baustopp
    .the = den Baustopp
    .explained = Wer die höchste Karte legt, darf ein Palastteil sperren: In dieser Runde baut dort niemand, und kein Stein wird von dort oder dorthin versetzt (E4.1, E4.2).
eschnapur-official-3 = Steine
    .title = Steine
    .the = die Steine
    .explained = Alle bekommen so viele Steine, wie ihre Karte wert ist. Gleiche Karten bringen nur die Hälfte, aufgerundet (E5.1).
eschnapur-official-4 = Spielreihenfolge
    .title = Reihen­folge
    .the = die Spielreihenfolge
    .explained = Wer die höchste Karte legt, bestimmt, in welcher Reihenfolge gebaut wird (E6.1).
eschnapur-official-5 = Stein versetzen
    .title = Versetzen
    .the = das Versetzen
    .explained = Wer die höchste Karte legt, darf den obersten Stein eines Palastteils auf ein anderes versetzen (E8.1).

eschnapur-part-1 = Palastteil 1
    .title = Palastteil 1
eschnapur-part-2 = Palastteil 2
    .title = Palastteil 2
eschnapur-part-3 = Palastteil 3
    .title = Palastteil 3
eschnapur-part-4 = Palastteil 4
    .title = Palastteil 4
eschnapur-part-5 = Palastteil 5
    .title = Palastteil 5
eschnapur-part-6 = Palastteil 6
    .title = Palastteil 6
eschnapur-part-7 = Palastteil 7
    .title = Palastteil 7
eschnapur-part-8 = Palastteil 8
    .title = Palastteil 8

eschnapur-privilege-choose-order = Reihenfolge wählen
    .title = Reihenfolge wählen
    .explained = Du nimmst dir einen Spielreihenfolgemarker deiner Wahl, bevor die übrigen verteilt werden (E10.4).
    .when = Phase 6, nach einem Sieg.
eschnapur-privilege-win-ties = Gleichstand gewinnen
    .title = Gleichstand gewinnen
    .explained = In dieser Runde gewinnst du jeden Gleichstand um die höchste Karte, und gleiche Karten halbieren deine Steine nicht (E10.5).
    .when = Bevor Gold gelegt wird.
eschnapur-privilege-free-sites = Freie Bauplatzwahl
    .title = Freie Bauplatzwahl
    .explained = In diesem Zug baust du auf beliebigen unfertigen Palastteilen, nur nicht auf dem gesperrten (E10.6).
    .when = In deinem Bauzug.
eschnapur-privilege-gold-five = 5 Gold
    .title = 5 Gold
    .explained = Du nimmst 5 Gold aus der Bank (E10.7).
    .when = Bei jeder Kaufgelegenheit.
eschnapur-privilege-refuse-blockade = Blockade ablehnen
    .title = Blockade ablehnen
    .explained = Die Blockade verlässt deine Karte, die wie üblich gespielt wird. Den Stein dafür behältst du (E10.8).
    .when = Wenn du blockiert bist.
eschnapur-privilege-last-stone = Letzter Stein
    .title = Letzter Stein
    .explained = Du nennst ein Palastteil: Sein oberster Stein darf in dieser Phase nicht versetzt werden (E10.9).
    .when = Phase 8, nach einem Sieg.
eschnapur-privilege-gold-and-stones = 3 Gold und 2 Steine
    .title = 3 Gold und 2 Steine
    .explained = Du nimmst 3 Gold aus der Bank und 2 Steine aus deinem Vorrat (E10.10).
    .when = Bei jeder Kaufgelegenheit.
eschnapur-privilege-ignore-stop = Baustopp ignorieren
    .title = Baustopp ignorieren
    .explained = Du baust auf dem gesperrten Palastteil, wenn es zu deinen Bauplätzen gehört; oder du versetzt, wenn du Phase 8 gewonnen hast, einen Stein von dort oder dorthin (E10.11).
    .when = Bauzug oder Phase 8.
eschnapur-privilege-three-stones = Drei Steine
    .title = Drei Steine
    .explained = Du nimmst 3 Steine aus deinem Vorrat (E10.12).
    .when = Bei jeder Kaufgelegenheit.
eschnapur-privilege-from-hand = Aus der Hand spielen
    .title = Aus der Hand spielen
    .explained = Du legst jetzt nichts. Bei jedem Beamten spielst du offen eine Karte aus der Hand, nachdem die anderen aufgedeckt haben (E10.13).
    .when = Bevor Gold gelegt wird.

# Die Phasen einer Runde: Die Namen stehen oben auf der Leiste, so kurz wie möglich.
eschnapur-phase-1 = Bauplätze
    .explained = Alle wählen im Geheimen zwei verschiedene unfertige Palastteile; nur dort können sie in dieser Runde bauen (E1.1). Aufgedeckt werden die Bauplätze erst, wenn der eigene Bauzug kommt (E7.1). Bis die letzte Wahl getroffen ist, lässt sich jede zurücknehmen (E2.6).
eschnapur-phase-2 = Gold
    .explained = Alle legen vor jeden Beamten verdeckt eine Goldkarte (E2.2). Die höchste Karte gewinnt; gleiche höchste Karten heben sich auf, und die nächstniedrigere gewinnt; eine 0 gewinnt nie und kommt zurück (EW). Karten, die gewinnen, sind ausgegeben; Karten, die verlieren, werden zu Privilegpunkten (E9.1). Nur mit zu wenigen Karten dürfen Plätze leer bleiben (E2.4).
eschnapur-phase-3 = Blockade
    .explained = Wer die Blockade gewinnt, darf eine verdeckte Karte von jemand anderem blockieren (E3.2), aber nicht dieselbe Person und nicht denselben Beamten wie in der letzten Runde (E3.3). Eine blockierte Karte bleibt verdeckt, zählt für die nächste Runde und bringt sofort einen Stein (E3.5, E3.6). Oder der Marker kommt neben den Palast (E3.4).
eschnapur-phase-4 = Baustopp
    .explained = Wer den Baustopp gewinnt, darf ein unfertiges Palastteil sperren, aber nicht das der letzten Runde (E4.1). Dort baut in dieser Runde niemand, und kein Stein wird von dort oder dorthin versetzt (E4.2).
eschnapur-phase-5 = Steine
    .explained = Jede Karte bringt so viele Steine, wie sie wert ist; gleiche Karten nur die Hälfte, aufgerundet (E5.1). Wer Gleichstände gewinnt, bekommt alle (E5.2). Dann gehen alle diese Karten an die Bank (E5.3).
eschnapur-phase-6 = Reihenfolge
    .explained = Wer die Spielreihenfolge gewinnt, verteilt die Spielreihenfolgemarker nach Belieben; die Reihenfolge gilt sofort (E6.1).
eschnapur-phase-7 = Bauen
    .explained = In Spielreihenfolge decken alle ihre Bauplätze auf und bauen ihre Steine einen nach dem anderen, jeden auf das niedrigste freie Feld eines Bauplatzes, nie auf das gesperrte Palastteil (E7.1, E7.2). Jeder Stein, der gebaut werden kann, muss gebaut werden (E7.3). Ein Stein auf dem Goldbeutel bringt allen auf diesem Palastteil eine Prämie (E7.5).
eschnapur-phase-8 = Versetzen
    .explained = Wer das Versetzen gewinnt, darf den obersten Stein eines Palastteils, gleich welcher Farbe, auf das niedrigste freie Feld eines anderen unfertigen Palastteils versetzen (E8.1); nie vom oder auf das gesperrte, und keinen geschützten Stein (E8.2).
eschnapur-phase-9 = Wertung
    .explained = Karten, die nichts gewonnen haben, bringen Privilegpunkte (E9.1). Für jedes volle Palastteil nehmen alle, die dort einen Stein haben, den Lohn aus der Bank (E9.3) und bekommen dann den Wert des Feldes ihres obersten Steins und einen Punkt für jeden ihrer Steine dort (E9.4).

## Was geschieht

eschnapur-round-began = Runde { $round } beginnt.
eschnapur-site-picked = { $seat } wählt { $part-name }.
eschnapur-gold-laid = { $gold ->
    [none] { $seat } lässt { $official-the } ohne Karte.
   *[other] { $seat } legt eine { $gold } für { $official-the }.
}
eschnapur-began-anew = { $seat } wählt noch einmal von vorn.
eschnapur-chose = { $seat } hat gewählt.
eschnapur-took-back = { $seat } nimmt die Wahl zurück.
eschnapur-cards-down = { $officials-count ->
    [0] { $seat } legt keine Karte.
    [one] { $seat } legt eine Karte verdeckt hin.
   *[other] { $seat } legt { $officials-count } Karten verdeckt hin.
}
eschnapur-bought = { $cost ->
    [one] { $seat } kauft „{ $privilege-name }“ für 1 Privilegpunkt.
   *[other] { $seat } kauft „{ $privilege-name }“ für { $cost } Privilegpunkte.
}
eschnapur-passed = { $seat } kauft nichts.
eschnapur-blockade-lifted = Die Blockade liegt nicht mehr auf der Karte von { $seat } für { $official-the }.
eschnapur-revealed = { $seat } deckt eine { $gold } für { $official-the } auf.
eschnapur-stayed-blocked = Die Karte von { $seat } für { $official-the } ist blockiert.
eschnapur-played-from-hand = { $gold ->
    [none] { $seat } spielt keine Karte für { $official-the }.
   *[other] { $seat } spielt aus der Hand eine { $gold } für { $official-the }.
}
eschnapur-won = { $because ->
    [higher-cancelled] { $seat } gewinnt { $official-the } mit einer { $gold }, weil sich die höheren Karten aufheben.
    [wins-ties] { $seat } gewinnt { $official-the } mit einer { $gold } dank „{ eschnapur-privilege-win-ties }“.
   *[highest] { $seat } gewinnt { $official-the } mit einer { $gold }, der höchsten Karte.
}
eschnapur-nobody-won = { $bids-count ->
    [0] Niemand gewinnt { $official-the }: Dort zählt keine Karte.
   *[other] Niemand gewinnt { $official-the }: Alle Karten heben sich auf.
}
eschnapur-blocked = { $by } blockiert die Karte von { $seat } für { $official-the }.
eschnapur-blockade-beside = Der Blockademarker liegt neben dem Palast.
eschnapur-stopped = { $by } sperrt { $part-name }.
eschnapur-stop-beside = Der Baustoppmarker liegt neben dem Palast.
eschnapur-stones-handed = { $bids-count ->
    [0] Niemand bekommt Steine.
   *[other] Die Steine werden verteilt.
}
eschnapur-stones-gained = { $gained-of-due ->
    [less] { $due ->
        [one] { $seat } hat Anspruch auf 1 Stein und bekommt { $gained }: Der Vorrat ist leer.
       *[other] { $seat } hat Anspruch auf { $due } Steine und bekommt { $gained }: Der Vorrat ist leer.
    }
   *[all] { $gained ->
        [one] { $seat } bekommt 1 Stein.
       *[other] { $seat } bekommt { $gained } Steine.
    }
}
eschnapur-marker-chosen = { $seat } nimmt sich Spielreihenfolgemarker { $marker }.
eschnapur-marker-handed = { $seat } bekommt Spielreihenfolgemarker { $marker }.
eschnapur-order-set = { $drawn ->
    [true] Die Spielreihenfolge wird ausgelost: { $order }.
   *[false] Die Spielreihenfolge ist jetzt { $order }.
}
eschnapur-sites-shown = { $seat } deckt die Bauplätze { $sites } auf.
eschnapur-built = { $seat } baut auf { $part-name }, Feld { $field } von unten.
eschnapur-premium = Der Goldbeutel von { $part-name } ist erreicht: eine Prämie von { $premium } Gold.
eschnapur-owed = { $payable-of-due ->
    [less] { $seat } hat Anspruch auf { $due } Gold; die Bank kann { $payable } zahlen.
   *[all] { $seat } hat Anspruch auf { $due } Gold.
}
eschnapur-took = { $seat } nimmt eine { $gold } aus der Bank.
eschnapur-protected = { $seat } schützt den obersten Stein von { $part-name }.
eschnapur-lifted = { $seat } nimmt den obersten Stein von { $part-name }.
eschnapur-moved = { $by } versetzt den Stein von { $owner } von Palastteil { $from } auf Palastteil { $to }.
eschnapur-moved-nothing = { $by } versetzt keinen Stein.
eschnapur-points-gained = { $points ->
    [0] { $seat } gewinnt keine Privilegpunkte.
    [one] { $seat } gewinnt 1 Privilegpunkt für Gold, das nichts gewonnen hat: { $cards }.
   *[other] { $seat } gewinnt { $points } Privilegpunkte für Gold, das nichts gewonnen hat: { $cards }.
}
eschnapur-wages-due = Palastteil { $part } ist voll: { $wage } Gold Lohn für alle, die dort einen Stein haben.
eschnapur-scored = { $stones ->
    [one] { $seat } bekommt { $points } Punkte für { $part-name }: { $field_value } für das Feld und 1 für den Stein.
   *[other] { $seat } bekommt { $points } Punkte für { $part-name }: { $field_value } für das Feld und { $stones } für die Steine.
}
eschnapur-finished = Palastteil { $part } ist fertig: bisher { $done }, mit { $needed } endet die Partie.
eschnapur-ended = { $ending ->
    [stalemate] Zwei Runden haben nichts verändert: Die Partie endet (E11.3).
   *[parts-finished] Genug Palastteile sind fertig: Die Partie endet.
}
eschnapur-bonus = { $points ->
    [0] { $seat } bekommt nichts für den Rang bei den Privilegpunkten.
   *[other] { $seat } bekommt { $points } Siegpunkte für den Rang bei den Privilegpunkten.
}
