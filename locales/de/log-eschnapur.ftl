# Was in „Der Palast von Eschnapur“ geschieht, als Sätze des Protokolls. Siehe locales/README.md.

## Wie die Dinge heißen

eschnapur-official-1 = Blockade
eschnapur-official-2 = Baustopp
eschnapur-official-3 = Bausteine
eschnapur-official-4 = Spielreihenfolge
eschnapur-official-5 = Baustein versetzen

eschnapur-part-1 = Palastteil 1
eschnapur-part-2 = Palastteil 2
eschnapur-part-3 = Palastteil 3
eschnapur-part-4 = Palastteil 4
eschnapur-part-5 = Palastteil 5
eschnapur-part-6 = Palastteil 6
eschnapur-part-7 = Palastteil 7
eschnapur-part-8 = Palastteil 8

eschnapur-privilege-choose-order = Spielreihenfolge wählen
eschnapur-privilege-win-ties = Gleichstand gewinnen
eschnapur-privilege-free-sites = Freie Bauplatzwahl
eschnapur-privilege-gold-five = 5 Gold
eschnapur-privilege-refuse-blockade = Blockade ablehnen
eschnapur-privilege-last-stone = Letzter Stein
eschnapur-privilege-gold-and-stones = 3 Gold und 2 Bausteine
eschnapur-privilege-ignore-stop = Baustopp ignorieren
eschnapur-privilege-three-stones = Drei Bausteine
eschnapur-privilege-from-hand = Aus der Hand spielen

## Was geschieht

eschnapur-round-began = Runde { $round } beginnt.
eschnapur-site-picked = { $seat } wählt { $part-name }.
eschnapur-gold-laid = { $gold ->
    [none] { $seat } lässt Beamten { $official } ohne Karte.
   *[other] { $seat } legt eine { $gold } für Beamten { $official }.
}
eschnapur-began-anew = { $seat } wählt noch einmal von vorn.
eschnapur-chose = { $seat } hat gewählt.
eschnapur-took-back = { $seat } nimmt die Wahl zurück.
eschnapur-cards-down = { $officials-count ->
    [0] { $seat } legt keine Karte.
    [one] { $seat } hat eine verdeckte Karte bei Beamtem { $officials }.
   *[other] { $seat } hat verdeckte Karten bei den Beamten { $officials }.
}
eschnapur-bought = { $cost ->
    [one] { $seat } kauft „{ $privilege-name }“ für 1 Privilegpunkt.
   *[other] { $seat } kauft „{ $privilege-name }“ für { $cost } Privilegpunkte.
}
eschnapur-passed = { $seat } kauft nichts.
eschnapur-blockade-lifted = Die Blockade liegt nicht mehr auf der Karte von { $seat } für Beamten { $official }.
eschnapur-revealed = Beamter { $official }: { $seat } deckt eine { $gold } auf.
eschnapur-stayed-blocked = Beamter { $official }: Die Karte von { $seat } ist blockiert.
eschnapur-played-from-hand = { $gold ->
    [none] Beamter { $official }: { $seat } spielt keine Karte.
   *[other] Beamter { $official }: { $seat } spielt eine { $gold } aus der Hand.
}
eschnapur-won = { $because ->
    [higher-cancelled] { $seat } gewinnt Beamten { $official } ({ $official-name }) mit einer { $gold }, weil sich die höheren Karten aufheben.
    [wins-ties] { $seat } gewinnt Beamten { $official } ({ $official-name }) mit einer { $gold } und damit den Gleichstand.
   *[highest] { $seat } gewinnt Beamten { $official } ({ $official-name }) mit einer { $gold }, der höchsten Karte.
}
eschnapur-nobody-won = Niemand gewinnt Beamten { $official } ({ $official-name }).
eschnapur-blocked = { $by } blockiert die Karte von { $seat } für Beamten { $official }.
eschnapur-blockade-beside = Der Blockademarker liegt neben dem Palast.
eschnapur-stopped = { $by } verhängt den Baustopp über { $part-name }.
eschnapur-stop-beside = Der Baustoppmarker liegt neben dem Palast.
eschnapur-stones-gained = { $gained-of-due ->
    [less] { $due ->
        [one] { $seat } hat Anspruch auf 1 Baustein und bekommt { $gained }: Der Vorrat ist leer.
       *[other] { $seat } hat Anspruch auf { $due } Bausteine und bekommt { $gained }: Der Vorrat ist leer.
    }
   *[all] { $gained ->
        [one] { $seat } bekommt 1 Baustein.
       *[other] { $seat } bekommt { $gained } Bausteine.
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
eschnapur-premium = Der Goldbeutel von { $part-name } ist erreicht: eine Prämie von 3.
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
    [one] { $seat } gewinnt 1 Privilegpunkt.
   *[other] { $seat } gewinnt { $points } Privilegpunkte.
}
eschnapur-wages-due = Palastteil { $part } ist voll: { $wage } Gold Lohn für alle, die dort gebaut haben.
eschnapur-scored = { $stones ->
    [one] { $seat } punktet auf { $part-name }: { $field_value } für das Feld und 1 für den Stein.
   *[other] { $seat } punktet auf { $part-name }: { $field_value } für das Feld und { $stones } für die Steine.
}
eschnapur-finished = Palastteil { $part } ist fertig.
eschnapur-ended = { $ending ->
    [stalemate] Zwei Runden haben nichts verändert: Das Spiel endet (E11.3).
   *[parts-finished] Genug Palastteile sind fertig: Das Spiel endet.
}
eschnapur-bonus = { $points ->
    [0] { $seat } bekommt nichts für den Rang bei den Privilegpunkten.
   *[other] { $seat } bekommt { $points } Siegpunkte für den Rang bei den Privilegpunkten.
}
