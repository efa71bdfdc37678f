# A finished game is played again.
replay-title = Wiederholung
replay-moment = Runde { $round }, Moment { $at } von { $of }
replay-slider = Die ganze Partie
replay-steps = Schritte
replay-controls = Steuerung

replay-beginning = Zum Anfang
replay-back = Einen Schritt zurück
replay-forward = Einen Schritt weiter
replay-end = Zum Ende
replay-last-mark = Zur vorigen Marke
replay-next-mark = Zur nächsten Marke
replay-play = Abspielen
replay-pause = Pause
replay-play-or-pause = Abspielen oder Pause
replay-speed = Tempo
replay-times = { $speed }×

replay-eyes = Mit wessen Augen
replay-eyes-spectator = Publikum
replay-eyes-all = Alles sehen
replay-moves = Züge
replay-no-moves = Noch hat niemand etwas entschieden.
replay-more = Mehr

replay-subtitles = Was passiert
replay-begins = Die Partie beginnt.
replay-help = Marken und Tasten
replay-spoil = Auch die Marken zeigen, die noch kommen
# What stands on the keys.
replay-key-forward = →
replay-key-back = ←
replay-key-next-mark = Umschalt + →
replay-key-last-mark = Umschalt + ←
replay-key-beginning = Pos1
replay-key-end = Ende
replay-key-play = Leertaste

replay-copy = Link kopieren
replay-copied = Kopiert
replay-copy-by-hand = Kopiere ihn von Hand:
replay-record = Aufzeichnung
replay-record-title = Aufzeichnung herunterladen
replay-final = Schlussseite

replay-not-over = Diese Partie läuft noch
replay-not-over-why = Geheimes bleibt bis zum Ende geheim. Danach kannst du dir hier jeden Moment ansehen.
replay-not-found = Diese Partie gibt es nicht
replay-not-found-why = Vielleicht ist der Link unvollständig, oder der Tisch wurde gelöscht.
replay-unknown-game = Dieses Spiel lässt sich noch nicht zeigen
replay-unknown-game-why = Sein Spielplan ist hier noch nicht gezeichnet.
replay-unreachable = Keine Verbindung
replay-unreachable-why = Der Server ist nicht erreichbar. Versuche es gleich noch einmal.
replay-refused = Das hat nicht geklappt
replay-to-table = Zum Tisch
replay-to-lobby = Zur Lobby
