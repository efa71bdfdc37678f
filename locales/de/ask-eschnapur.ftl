# What a player is asked in Eschnapur, and what he may choose, in words.

ask-eschnapur-seal = Das ist dein Plan. Besiegle ihn, oder ändere ihn.
ask-eschnapur-coins = Nimm { $left } Gold aus der Bank.
ask-eschnapur-sites = { $picked ->
    [0] Wähle zwei Palastteile als Bauplätze.
    [1] Wähle noch einen Bauplatz.
   *[other] Das ist dein Plan. Besiegle ihn, oder ändere ihn.
}
ask-eschnapur-buy = { $points ->
    [one] Du hast 1 Privilegpunkt. Etwas kaufen?
   *[other] Du hast { $points } Privilegpunkte. Etwas kaufen?
}
ask-eschnapur-gold = Lege für jeden Beamten eine Goldkarte.
ask-eschnapur-from-hand = Welche Karte spielst du offen ({ $official-name })?
ask-eschnapur-blockade = Die Blockade ist dein: wessen Karte blockierst du?
ask-eschnapur-stop = Der Baustopp ist dein: welches Palastteil sperrst du?
ask-eschnapur-marker = Die Spielreihenfolge ist dein: wer bekommt Marker { $marker }?
ask-eschnapur-choose-marker = Welchen Spielreihenfolgemarker nimmst du?
ask-eschnapur-build = { $stones ->
    [0] Du hast keinen Stein mehr zu bauen. Kaufe etwas, oder beende deinen Zug.
    [one] Baue deinen Stein: wo?
   *[other] Baue { $stones } Steine: wohin kommt der nächste?
}
ask-eschnapur-lift = Du darfst einen Stein versetzen: welchen?
ask-eschnapur-set = Wohin kommt der Stein von { $owner } aus Palastteil { $part }?
ask-eschnapur-protect = Den obersten Stein welches Palastteils schützt du?
ask-eschnapur-over = Das Spiel ist zu Ende.

choice-eschnapur-site = { $bag ->
    [true] Palastteil { $part } (nächstes Feld { $value }, mit Goldbeutel; { $free } von { $of } frei)
   *[false] Palastteil { $part } (nächstes Feld { $value }; { $free } von { $of } frei)
}
choice-eschnapur-build = { $bag ->
    [true] Auf Palastteil { $part } bauen: Feld { $value }, mit Goldbeutel
   *[false] Auf Palastteil { $part } bauen: Feld { $value }
}
choice-eschnapur-stop = Palastteil { $part } sperren
choice-eschnapur-set = Auf Palastteil { $part }: Feld { $value }
choice-eschnapur-protect = Palastteil { $part } schützen
choice-eschnapur-lift = Der Stein von { $owner } auf Palastteil { $part }
choice-eschnapur-lay = Eine { $gold } für { $official-name }
choice-eschnapur-leave = Keine Karte für { $official-name }
choice-eschnapur-block = Die Karte von { $name } für { $official-name }
choice-eschnapur-marker = An { $name }
choice-eschnapur-choose = Marker { $marker }
choice-eschnapur-take = Eine { $gold } nehmen
choice-eschnapur-buy = „{ $name }“ für { $cost } kaufen
choice-eschnapur-pass = Nichts kaufen
choice-eschnapur-end-turn = Zug beenden
choice-eschnapur-beside = Neben den Palast
choice-eschnapur-stay = Nichts versetzen
