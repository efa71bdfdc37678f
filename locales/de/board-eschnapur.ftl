# Das Spielbrett von Der Palast von Eschnapur.

eschnapur-phase-1 = Bauplätze
eschnapur-phase-1-explained = Alle wählen geheim zwei Palastteile, auf denen sie in dieser Runde bauen.
eschnapur-phase-2 = Gold
eschnapur-phase-2-explained = Alle legen vor jeden Beamten eine Goldkarte verdeckt.
eschnapur-phase-3 = Blockade
eschnapur-phase-3-explained = Wer Beamten 1 gewinnt, darf eine verdeckte Karte von jemand anderem blockieren.
eschnapur-phase-4 = Baustopp
eschnapur-phase-4-explained = Wer Beamten 2 gewinnt, darf ein Palastteil für diese Runde sperren.
eschnapur-phase-5 = Bausteine
eschnapur-phase-5-explained = Jede Karte bringt so viele Steine, wie sie wert ist; gleiche Karten nur die Hälfte, aufgerundet.
eschnapur-phase-6 = Reihenfolge
eschnapur-phase-6-explained = Wer Beamten 4 gewinnt, verteilt die Spielreihenfolgemarker.
eschnapur-phase-7 = Bauen
eschnapur-phase-7-explained = In Spielreihenfolge decken alle ihre Bauplätze auf und bauen dort ihre Steine.
eschnapur-phase-8 = Versetzen
eschnapur-phase-8-explained = Wer Beamten 5 gewinnt, darf einen obersten Stein auf ein anderes Palastteil versetzen.
eschnapur-phase-9 = Wertung
eschnapur-phase-9-explained = Karten, die nichts gewonnen haben, bringen Privilegpunkte. Volle Palastteile zahlen Lohn und werden gewertet.

board-palace = Der Palast
board-bids = Spielende und ihre Gebote
board-players = Spielende
board-state = Stand
board-reasons = Warum
board-place = Nummer { $place } in der Spielreihenfolge

board-official-1 = Blockade
board-official-1-explained = Die höchste Karte darf die Blockade auf eine verdeckte Karte von jemand anderem legen. Diese Karte wird in dieser Runde nicht aufgedeckt; dafür gibt es einen Stein.
board-official-2 = Baustopp
board-official-2-explained = Die höchste Karte darf ein Palastteil sperren: In dieser Runde baut dort niemand, und kein Stein wird von dort oder dorthin versetzt.
board-official-3 = Bausteine
board-official-3-explained = Alle bekommen so viele Steine, wie ihre Karte wert ist. Gleiche Karten bringen nur die Hälfte, aufgerundet.
board-official-4 = Reihen­folge
board-official-4-explained = Die höchste Karte bestimmt, in welcher Reihenfolge gebaut wird.
board-official-5 = Versetzen
board-official-5-explained = Die höchste Karte darf den obersten Stein eines Palastteils auf ein anderes versetzen.

board-reason-highest = { $gold } gewinnt
board-reason-cancelled = { $cards } heben sich auf, { $gold } gewinnt
board-reason-ties = { $cards }: { $name } gewinnt den Gleichstand
board-reason-all-cancelled = { $cards } heben sich auf: niemand
board-reason-zero = 0 gewinnt nie
board-reason-nobody = Niemand
board-reason-shared = { $cards }: je die Hälfte
board-reason-full = Alle voll
board-reason-no-stones = Keine Steine

board-slot-empty = leer
board-slot-left = bleibt leer
board-slot-hidden = eine verdeckte Karte
board-slot-up = eine { $gold }
board-slot-down = eine { $gold }, verdeckt
board-slot-planned = eine { $gold }, geplant
board-slot-blocked = blockiert
board-slot-carried = aus der letzten Runde
board-slot-won = gewinnt
board-slot-stones = { $count ->
    [one] ein Stein
   *[other] { $count } Steine
}
board-slot-cancelled = aufgehoben
board-slot-back = geht auf die Hand zurück
board-block = Karte von { $name } blockieren: { $official }

board-count-vp = { $count ->
    [one] { $count } Siegpunkt
   *[other] { $count } Siegpunkte
}
board-count-pp = { $count ->
    [one] { $count } Privilegpunkt
   *[other] { $count } Privilegpunkte
}
board-count-stones = { $count ->
    [one] { $count } Stein zum Bauen
   *[other] { $count } Steine zum Bauen
}
board-count-supply = { $count ->
    [one] { $count } Stein im Vorrat
   *[other] { $count } Steine im Vorrat
}
board-count-cards = { $count ->
    [one] { $count } Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}

board-part = Palastteil { $part }
board-part-stands = { $stones } von { $fields } Feldern bebaut, nächstes Feld { $next }, Lohn { $wage }.
board-part-full = Alle { $fields } Felder bebaut, Lohn { $wage }.
board-part-finished = Fertig.
board-part-share = { $name } { $count }
board-part-shares = Steine: { $shares }.
board-part-bag = Goldbeutel auf Feld { $value }.
board-part-stopped = Baustopp.
board-part-sites = Bauplatz von { $names }.
board-site = Palastteil { $part } als Bauplatz wählen
board-stop = Baustopp auf Palastteil { $part } legen
board-build = Einen Stein auf Palastteil { $part } bauen
board-lift = Den obersten Stein von Palastteil { $part } nehmen
board-set = Den Stein auf Palastteil { $part } setzen
board-protect = Den obersten Stein von Palastteil { $part } schützen
board-take-back = Palastteil { $part } ist geplant: zurücknehmen
board-promise = Wenn es so fertig wird:

board-race = Siegpunkte: { $told }
board-race-one = { $name } { $points }

board-hand = Deine Hand
board-hand-cards = Gold { $gold }: { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
board-hand-planned = { $gold } Gold geplant
board-hand-left = { $gold } Gold auf der Hand
board-targets = Beamte
board-leave = Leer lassen

board-bank = Bank
board-bank-sum = { $gold } Gold
board-bank-cards = Gold { $gold } in der Bank: { $count }
board-take = Eine { $gold } nehmen (die Bank hat { $count })
board-return = Die { $gold } zurücklegen
board-taken = { $taken } von { $total } genommen

board-markers = Spielreihenfolgemarker
board-hand-marker = Wer bekommt Marker { $number }?
board-markers-handed = Alle Marker sind verteilt
board-marker-back = Marker { $number }: zurücknehmen
board-choose-marker = Welchen Marker nimmst du?
board-choose-marker-one = Marker { $number } nehmen

board-market = Privilegien und Vorräte
board-privileges = Privilegien
board-my-points = { $points } PP
board-privilege-cost = Kostet { $cost } PP.
board-privilege-gone = Vergeben
board-privilege-open = Jetzt zu kaufen
board-privilege-planned = Geplant
board-supplies = Steine im Vorrat
board-supply-one = { $name }: { $count }
board-order = Spielreihenfolge
board-order-none = Noch nicht bestimmt

board-privilege-choose-order = Reihenfolge wählen
board-privilege-choose-order-explained = Du nimmst dir einen Spielreihenfolgemarker deiner Wahl, bevor die übrigen verteilt werden.
board-privilege-choose-order-when = Phase 6, nach einem Sieg.
board-privilege-win-ties = Gleichstand gewinnen
board-privilege-win-ties-explained = In dieser Runde gewinnst du jeden Gleichstand um die höchste Karte, und gleiche Karten halbieren deine Steine nicht.
board-privilege-win-ties-when = Bevor Gold gelegt wird.
board-privilege-free-sites = Freie Bauplatzwahl
board-privilege-free-sites-explained = In diesem Zug baust du auf beliebigen unfertigen Palastteilen, nur nicht auf dem gesperrten.
board-privilege-free-sites-when = In deinem Bauzug.
board-privilege-gold-five = Gold 5
board-privilege-gold-five-explained = Du nimmst 5 Gold aus der Bank.
board-privilege-gold-five-when = Bei jeder Kaufgelegenheit.
board-privilege-refuse-blockade = Blockade ablehnen
board-privilege-refuse-blockade-explained = Die Blockade verlässt deine Karte, die wie üblich gespielt wird. Den Stein dafür behältst du.
board-privilege-refuse-blockade-when = Wenn du blockiert bist.
board-privilege-last-stone = Letzter Stein
board-privilege-last-stone-explained = Du nennst ein Palastteil: Sein oberster Stein darf in dieser Phase nicht versetzt werden.
board-privilege-last-stone-when = Phase 8, nach einem Sieg.
board-privilege-gold-and-stones = Gold 3 und 2 Steine
board-privilege-gold-and-stones-explained = Du nimmst 3 Gold aus der Bank und 2 Steine aus deinem Vorrat.
board-privilege-gold-and-stones-when = Bei jeder Kaufgelegenheit.
board-privilege-ignore-stop = Baustopp ignorieren
board-privilege-ignore-stop-explained = Du baust auf dem gesperrten Palastteil, wenn es einer deiner Bauplätze ist; oder du versetzt, wenn du Phase 8 gewonnen hast, einen Stein von dort oder dorthin.
board-privilege-ignore-stop-when = Bauzug oder Phase 8.
board-privilege-three-stones = Drei Steine
board-privilege-three-stones-explained = Du nimmst 3 Steine aus deinem Vorrat.
board-privilege-three-stones-when = Bei jeder Kaufgelegenheit.
board-privilege-from-hand = Aus der Hand spielen
board-privilege-from-hand-explained = Du legst jetzt nichts. Bei jedem Beamten spielst du offen eine Karte aus der Hand, nachdem die anderen aufgedeckt haben.
board-privilege-from-hand-when = Bevor Gold gelegt wird.
