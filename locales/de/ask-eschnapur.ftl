# Was jemand in „Der Palast von Eschnapur“ gefragt wird, und was sich wählen lässt. Siehe locales/README.md.
# `.more` ist, was eine Wahl bringt oder wie man Stück für Stück antwortet, und wird gesagt, wo Platz und Bedarf ist.

## Was gefragt wird

eschnapur-ask-coins = Nimm { $left } Gold aus der Bank.
    .more = Nimm die höchste Karte zuerst.
eschnapur-ask-sites = { $picked-count ->
    [0] Wähle zwei Palastteile als Bauplätze.
   *[other] Du hast Palastteil { $picked } gewählt. Welches ist das zweite?
}
    .more = Nenne zuerst das mit der kleineren Nummer.
eschnapur-ask-gold = { $left ->
    [one] Lege die letzte Goldkarte, für { $official-the }.
   *[other] Lege für jeden Beamten eine Goldkarte. Als Nächstes: { $official-name }.
}
eschnapur-ask-from-hand = Die anderen haben ihre Karten gezeigt. Welche spielst du für { $official-the }?
eschnapur-ask-blockade = Du hast die Blockade gewonnen: Wessen Karte blockierst du?
eschnapur-ask-stop = Du hast den Baustopp gewonnen: Welches Palastteil sperrst du?
eschnapur-ask-marker = Du hast die Spielreihenfolge gewonnen: Wer bekommt Marker { $marker }?
eschnapur-ask-choose-marker = Du wählst deinen Platz in der Reihenfolge: Welchen Marker nimmst du?
eschnapur-ask-build = { $stones ->
    [0] Du hast keinen Stein mehr zu bauen. Kaufe etwas oder beende deinen Zug.
    [one] Baue deinen Stein: wo?
   *[other] Baue { $stones } Steine: Wohin kommt der nächste?
}
eschnapur-ask-lift = Du darfst einen Stein versetzen: welchen?
eschnapur-ask-set = Der Stein von { $owner } auf Palastteil { $part }: Wohin kommt er?
eschnapur-ask-protect = Bei welchem Palastteil schützt du den obersten Stein?
eschnapur-ask-buy = { $window ->
    [a] Gleich wird Gold gelegt.
    [b] Eine Karte wurde blockiert.
    [c] Gleich werden die Marker verteilt.
    [e] Gleich wird ein Stein versetzt.
   *[f] Gleich wird Lohn gezahlt.
} { $points ->
    [one] Du hast 1 Privilegpunkt. Etwas kaufen?
   *[other] Du hast { $points } Privilegpunkte. Etwas kaufen?
}

## Was sich wählen lässt

eschnapur-choice-site = Palastteil { $part } wählen
    .more = { $next ->
        [none] voll
       *[some] { $next-bag ->
            [true] nächstes Feld mit Wert { $next-value }, mit Goldbeutel; { $next-free } von { $next-fields } frei
           *[false] nächstes Feld mit Wert { $next-value }; { $next-free } von { $next-fields } frei
        }
    }
eschnapur-choice-lay = Eine { $gold } für { $official-the }
    .short = Eine { $gold }
eschnapur-choice-leave = Keine Karte für { $official-the }
    .short = Leer lassen
eschnapur-choice-block = Karte von { $seat } für { $official-the } blockieren
eschnapur-choice-beside = Neben den Palast
    .more = { $official ->
        [1] keine Karte wird blockiert
       *[2] kein Palastteil wird gesperrt
    }
eschnapur-choice-stop = Palastteil { $part } sperren
    .more = { $next ->
        [none] voll
       *[some] nächstes Feld mit Wert { $next-value }; { $next-free } von { $next-fields } frei
    }
eschnapur-choice-marker = An { $seat }
    .more = Marker { $marker }
eschnapur-choice-choose-marker = Marker { $marker } nehmen
eschnapur-choice-build = Auf Palastteil { $part } bauen
    .more = { $next ->
        [none] voll
       *[some] { $next-bag ->
            [true] Feld mit Wert { $next-value }, mit Goldbeutel
           *[false] Feld mit Wert { $next-value }
        }{ $points ->
            [none] ; { $next-free } von { $next-fields } frei
           *[other] ; dann ist es voll und bringt dir, wie es steht, { $points } Siegpunkte
        }
    }
eschnapur-choice-take = Eine { $gold } nehmen
    .more = { $left ->
        [0] das ist alles
       *[other] dann noch { $left }
    }
eschnapur-choice-lift = Obersten Stein von Palastteil { $part } versetzen
    .more = { $top ->
        [none] kein Stein
       *[some] von { $top-owner }, auf dem Feld mit Wert { $top-value }
    }
eschnapur-choice-set = Auf Palastteil { $part } setzen
    .more = { $next ->
        [none] voll
       *[some] Feld mit Wert { $next-value }; { $next-free } von { $next-fields } frei
    }
eschnapur-choice-stay = Nichts versetzen
eschnapur-choice-buy = „{ $privilege-name }“ für { $cost } PP kaufen
    .more = { $privilege-explained }
eschnapur-choice-protect = Obersten Stein von Palastteil { $part } schützen
    .more = { $top ->
        [none] kein Stein
       *[some] von { $top-owner }, auf dem Feld mit Wert { $top-value }
    }
eschnapur-choice-pass = Nichts kaufen
eschnapur-choice-end-turn = Zug beenden

## Windows: when players are asked whether they step in. The names are short.

eschnapur-window-gold = Bevor Gold gelegt wird
    .explained = Dich betrifft es, wenn du dir ein Privileg leisten kannst, das nur jetzt nützt.
eschnapur-window-blocked = Eine Karte wurde blockiert
    .explained = Dich betrifft es, wenn deine Karte blockiert wurde und du dir das Privileg dagegen leisten kannst.
eschnapur-window-order = Bevor die Marker verteilt werden
    .explained = Dich betrifft es, wenn du dir ein Privileg leisten kannst, das nur jetzt nützt.
eschnapur-window-moving = Bevor ein Stein versetzt wird
    .explained = Dich betrifft es, wenn du den Stein versetzt und dir ein Privileg dafür leisten kannst.
eschnapur-window-rewards = Bevor Lohn gezahlt wird
    .explained = Was man hier kaufen kann, ging auch vorher schon: Es betrifft niemanden besonders.
