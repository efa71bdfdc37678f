# Der Tisch von „Der Palast von Eschnapur“: was im Terminal und auf der Seite über ihn gesagt wird. Siehe locales/README.md.

## The parts of the screen: on a tab, and at length

eschnapur-panel-board = Palast
    .title = Der Palast
eschnapur-panel-bids = Gebote
    .title = Wer was bietet
eschnapur-panel-market = Kaufen
    .title = Privilegien und Bank

## Wie das Spiel steht

eschnapur-remark-round = Runde { $round }
eschnapur-remark-phase = Phase { $phase }: { $phase-name }
eschnapur-remark-window = Phase { $phase }: Privilegien kaufen
eschnapur-remark-coins = Phase { $phase }: Gold aus der Bank nehmen
eschnapur-remark-from-hand = Phase { $phase }: eine Karte aus der Hand für { $official-the }
eschnapur-remark-over = Die Partie ist zu Ende

## Was da geschieht

eschnapur-remark-phase-explained = { $phase-explained }
eschnapur-remark-window-explained = { $window ->
    [a] Bevor Gold gelegt wird, können alle, die bezahlen können, Privilegien kaufen; „{ eschnapur-privilege-win-ties }“ und „{ eschnapur-privilege-from-hand }“ nur jetzt (E2.1, E10.2). Die Gelegenheit endet, wenn seit dem letzten Kauf alle gepasst haben.
    [b] Eine Karte wurde blockiert. Wer sie gelegt hat, kann die Blockade mit dem passenden Privileg ablehnen und behält den Stein (E10.8). Die Gelegenheit endet, wenn seit dem letzten Kauf alle gepasst haben (E10.2).
    [c] Phase 6 ist gewonnen. Bevor die Marker verteilt werden, kann man Privilegien kaufen; mit „{ eschnapur-privilege-choose-order }“ nimmt man sich vorher einen Marker (E6.2, E10.4).
    [d] Wer baut, darf vor jedem Stein Privilegien kaufen (E10.2).
    [e] Phase 8 ist gewonnen. Bevor der Stein versetzt wird, kann man Privilegien kaufen; „{ eschnapur-privilege-last-stone }“ schützt den obersten Stein eines Palastteils (E10.9), „{ eschnapur-privilege-ignore-stop }“ hilft beim Versetzen (E10.11).
   *[f] Karten, die verloren haben, sind zu Privilegpunkten geworden (E9.1). Bevor Lohn gezahlt und volle Palastteile gewertet werden, kann man Privilegien kaufen (E9.2).
}
eschnapur-remark-coins-explained = Wer Gold bekommt, nimmt Karten beliebiger Werte, die zusammen genau so viel wert sind (EG.1). Kann die Bank nicht genau zahlen, wird die größte Summe darunter genommen, die sie zahlen kann (EG.2). Gezählt wird von der höchsten Karte zur niedrigsten.
eschnapur-remark-from-hand-explained = Die anderen haben ihre Karten bei diesem Beamten aufgedeckt. Wer „{ eschnapur-privilege-from-hand }“ gekauft hat, spielt jetzt offen eine Karte (E10.13).
eschnapur-remark-over-explained = Privilegpunkte bringen nach Rang Siegpunkte (E11.1). Wer die meisten Siegpunkte hat, gewinnt; bei Gleichstand entscheidet mehr Gold (E11.2).
eschnapur-remark-official = { $official } ({ $official-name }): { $official-explained }
eschnapur-remark-privilege = { $privilege-title } ({ $cost }): { $privilege-explained }

## Der Palast

eschnapur-remark-part = Palastteil
eschnapur-remark-wage = Lohn
eschnapur-remark-state = Zustand
eschnapur-remark-finished = Fertig
eschnapur-remark-stopped = Gesperrt
eschnapur-remark-protected = Oberster Stein geschützt
eschnapur-remark-palace-legend = Felder von unten: Ein Buchstabe ist ein Stein, eine Zahl der Wert eines freien Feldes, * der Goldbeutel
board-palace = Der Palast
board-stones-from-below = Steine von unten
board-next-field = Nächstes Feld
board-free-fields = Freie Felder
board-part-stands = { $stones } von { $fields } Feldern bebaut, nächstes Feld mit Wert { $next }, Lohn { $wage }
board-part-full = Alle { $fields } Felder bebaut, Lohn { $wage }
board-part-shares = Steine: { $shares }
board-part-bag = Goldbeutel auf dem Feld mit Wert { $value }
board-part-sites = Bauplatz von { $names }
board-part-lifted = Sein oberster Stein wird versetzt
board-part-planned = { $count ->
    [one] Ein Stein geplant
   *[other] { $count } Steine geplant
}
board-part-promise = Wenn es so fertig wird: { $told }
board-part-site-planned = Als dein Bauplatz geplant
board-part-scored = Gewertet: { $told }
board-part-brief = Palastteil { $part }: { $stones } von { $fields }, als Nächstes { $next }
board-part-brief-full = Palastteil { $part }: voll
board-part-brief-finished = Palastteil { $part }: fertig
board-part-brief-stopped = gesperrt
board-take-back = Palastteil { $part } ist geplant: zurücknehmen
board-race = Siegpunkte: { $told }
# Wie viel jemand von etwas hat.
board-one = { $name } { $count }
# What the figures of a player and the track are, for whoever points at them.
board-tally-vp = Siegpunkte entscheiden das Spiel. Fertige Palastteile bringen sie, und am Ende der Rang bei den Privilegpunkten.
board-tally-pp = Privilegpunkte kommen von Gold, das nichts gewonnen hat. Privilege kosten sie; was übrig bleibt, bringt am Ende Siegpunkte.
board-tally-stones = Steine zum Bauen: Alle bauen ihre in Phase 7 dieser Runde.
board-tally-supply = Der Vorrat: Steine, die noch nicht gewonnen wurden. Ein fertiger Palastteil gibt seine Steine hierher zurück.
board-tally-cards = Goldkarten auf der Hand. Was gelegt wird, ist ausgegeben, nur eine 0 kommt zurück; Prämien, Lohn und Privilege bringen neue Karten.
board-race-explained = Die Siegpunkte aller von links nach rechts. Wer am Ende die meisten hat, gewinnt.

## Die Spielenden und ihre Gebote

eschnapur-remark-player = Wer
eschnapur-remark-vp = SP
    .title = Siegpunkte
    .count = { $count ->
        [one] { $count } Siegpunkt
       *[other] { $count } Siegpunkte
    }
eschnapur-remark-pp = PP
    .title = Privilegpunkte
    .count = { $count ->
        [one] { $count } Privilegpunkt
       *[other] { $count } Privilegpunkte
    }
eschnapur-remark-stones = Steine
    .count = { $count ->
        [one] { $count } Stein zum Bauen
       *[other] { $count } Steine zum Bauen
    }
eschnapur-remark-supply = Vorrat
    .count = { $count ->
        [one] { $count } Stein im Vorrat
       *[other] { $count } Steine im Vorrat
    }
eschnapur-remark-cards = Karten
    .count = { $count ->
        [one] { $count } Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }
eschnapur-remark-sites = Bauplätze
eschnapur-remark-players-legend = SP: Siegpunkte, PP: Privilegpunkte; die Zahlen sind die Beamten, [?] eine verdeckte Karte
eschnapur-remark-seal = { $official } { $official-name }
board-bids = Wer was bietet
board-players = Am Tisch
board-officials = Beamte
board-reasons = Warum
board-place = Nummer { $place } in der Spielreihenfolge

board-reason-highest = { $gold } gewinnt
board-reason-cancelled = { $cards } heben sich auf, { $gold } gewinnt
board-reason-ties = { $cards }: { $name } gewinnt den Gleichstand
board-reason-all-cancelled = { $cards } heben sich auf: niemand
board-reason-zero = 0 gewinnt nie
board-reason-nobody = Keine Karte
board-reason-blocked = Blockiert
board-reason-shared = { $cards }: je die Hälfte
board-reason-ties-shared = { $cards }: { $name } bekommt alle, sonst die Hälfte
board-reason-full = Alle die volle Zahl
board-reason-no-stones = Keine Steine

# Lines of the log that tell several things at once.
board-told-end = Das Ende
board-told-sites = { $count ->
    [one] { $names } hat Bauplätze gewählt.
   *[other] { $names } haben Bauplätze gewählt.
}
board-told-gold = { $count ->
    [one] { $names } hat Gold gelegt.
   *[other] { $names } haben Gold gelegt.
}
board-told-all-down = Alle haben { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} verdeckt gelegt.
board-told-down = Die Karten liegen verdeckt: { $cards }.
board-told-moved-own = { $name } versetzt den eigenen Stein von Palastteil { $from } auf Palastteil { $to }.
board-told-cards = Für { $official-the }: { $cards }.
board-told-no-card = { $name } keine
board-told-from-hand = { $name } { $gold } aus der Hand
board-told-blocked-card = { $name } blockiert
board-told-nobody-cancelled = Niemand gewinnt { $official-the }: { $cards } heben sich auf.
board-told-nobody-zero = Niemand gewinnt { $official-the }: Eine 0 gewinnt nie.
board-told-nobody-blocked = Niemand gewinnt { $official-the }: Die Karte dort ist blockiert.
board-told-nobody-laid = Niemand gewinnt { $official-the }: Dort liegt keine Karte.
board-told-blocked = { $stones ->
    [one] { $by } blockiert die Karte von { $name } für { $official-the }; dafür bekommt { $name } 1 Stein.
   *[other] { $by } blockiert die Karte von { $name } für { $official-the }; dafür bekommt { $name } { $stones } Steine.
}
board-told-stones = Die Karten bringen Steine: { $shares }.
board-told-stones-shared = Die Karten bringen Steine: { $shares }, denn gleiche Karten bringen die Hälfte.
board-told-stones-ties = Die Karten bringen Steine: { $shares }; { $name } gewinnt den Gleichstand, sonst bringen gleiche Karten die Hälfte.
board-told-built-on = { $stones ->
    [one] 1 Stein auf { $part-name }
   *[other] { $stones } Steine auf { $part-name }
}
board-told-built = { $name } baut { $parts }.
board-told-passed = { $names } kaufen nichts.
board-told-points = Privilegpunkte für Gold, das nichts gewonnen hat: { $gains }.
# $why is one of the three below it.
board-told-coins = { $count ->
    [one] { $name } nimmt { $gold } Gold, { $why }.
   *[other] { $name } nimmt { $gold } Gold, { $why }: { $cards }.
}
board-told-coins-short = { $name } nimmt { $gold } von { $due } Gold, { $why }: Alles kann die Bank nicht zahlen.
board-paid-premium = die Prämie von { $part-name }
board-paid-wage = den Lohn von { $part-name }
board-paid-privilege = wie es das Privileg sagt
# Beside “Take 3 gold from the bank.”
board-why-premium = Es ist die Prämie von { $part-name }.
board-why-wage = Es ist der Lohn von { $part-name }.
board-why-privilege = Dein Privileg bringt es dir.
board-planned-sites = { $name } wählt { $parts }.
board-planned-gold = { $name } legt { $cards }.
board-planned-coins = { $name } nimmt { $cards } aus der Bank.
board-planned-card = { $gold } für { $official-the }
board-planned-blockade-beside = { $name } legt den Blockademarker neben den Palast.
board-planned-stop-beside = { $name } legt den Baustoppmarker neben den Palast.
board-planned-order = { $name } legt die Spielreihenfolge fest: { $order }.
board-hands = Alle Handkarten
board-hand-of = { $name }: { $cards }

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

## Was daneben liegt

eschnapur-remark-hand = Deine Hand
eschnapur-remark-bank = Bank
eschnapur-remark-no-cards = keine Karten
eschnapur-remark-order = Spielreihenfolge
eschnapur-remark-no-order = Noch nicht bestimmt
eschnapur-remark-favour = { $official-title }
eschnapur-remark-blocked = auf der Karte von { $seat } für { $official-the }
eschnapur-remark-this-round = Diese Runde
eschnapur-remark-wins-ties = { $seat } gewinnt Gleichstände
eschnapur-remark-plays-from-hand = { $seat } spielt aus der Hand
eschnapur-remark-privileges = Privilegien
eschnapur-remark-price = { $privilege-name } ({ $cost })
eschnapur-remark-no-privileges = keine mehr
# Was alle von den Karten einer Person wissen können, wo offen Buch geführt wird.
board-cards-owned = { $told }; mit den verdeckt liegenden: { $cards }
board-hand-cards = Wert { $gold }: { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
board-hand-planned = { $gold } Gold geplant
board-hand-left = { $gold } Gold auf der Hand
board-bank-sum = { $gold } Gold
board-bank-cards = Wert { $gold } in der Bank: { $count }
board-return = Die { $gold } zurücklegen
board-taken = { $taken } von { $total } genommen
board-markers = Spielreihenfolgemarker
board-markers-handed = Alle Marker sind verteilt
board-marker-back = Marker { $marker }: zurücknehmen
board-market = Privilegien und Vorräte
board-my-points = { $points } PP
board-privilege-cost = Kostet { $cost } PP.
board-privilege-gone = Verkauft
board-privilege-open = Jetzt zu kaufen
board-privilege-planned = Geplant
board-privilege-reached = Deine Punkte reichen.
board-official-now = wird aufgedeckt
board-explained = Was sie bewirken
board-supplies = Steine im Vorrat

## Eine Runde in Zahlen

board-summary-stones = Bekommene Steine
board-summary-built = Gebaute Steine
board-summary-gold = Genommenes Gold
board-summary-pp = Gewonnene Privilegpunkte
board-summary-vp = Gewonnene Siegpunkte

## Vorgelesenes und Tasten

board-read-no-hand = Du hast keine Hand.
board-read-no-bids = Noch liegt nichts da.
eschnapur-key-pick = Eine Karte nach ihrem Wert nehmen; noch einmal: legen
eschnapur-key-lay = Die genommene Karte für Beamten 1 bis 5 legen
eschnapur-key-walk = Von einem Platz für Karten zum nächsten
eschnapur-key-forget = Die genommene Karte weglegen

## The replay: what decides the game, and what is marked

eschnapur-points = Siegpunkte
eschnapur-mark-round = eine Runde beginnt
eschnapur-mark-reveal = Karten werden aufgedeckt
eschnapur-mark-finish = ein Palastteil ist fertig
