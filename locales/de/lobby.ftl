# The lobby: first screen, lists of tables, invitation.
lobby-title = Durbar: Spiele mit verdeckten Geboten
lobby-heading = Verdeckte Gebote, offener Hof
lobby-line = Spiele, in denen alle heimlich entscheiden und dann gleichzeitig aufgedeckt wird. Im Browser, ohne Konto.

lobby-no-screen = { $game } hat noch keinen Tisch im Browser. Im Terminal kann man es spielen.

lobby-play-now = Jetzt spielen
lobby-start = Los geht’s
lobby-not-now = Jetzt nicht
lobby-which-game = Welches Spiel?
lobby-how-many = Wie viele spielen?
lobby-how-strong = Wie stark sind die Bots?
lobby-your-name = Dein Name
lobby-optional = (freiwillig)
level-random = Planlos
level-random-explained = Spielt zufällig.
level-novice = Sanft
level-novice-explained = Gut für die erste Partie.
level-regular = Gerissen
level-regular-explained = Denkt vor jedem Zug nach.
level-expert = Versiert
level-expert-explained = Wägt ganze Pläne gegen deine ab.

lobby-ways = Was du noch tun kannst
lobby-with-friends = Neuer Tisch mit anderen
lobby-learn = Spielend lernen
lobby-rules = Regeln
lobby-resume = Auf einem anderen Gerät weiterspielen

lobby-your-turn-at = { $count ->
    [one] An einem Tisch bist du am Zug
   *[other] An { $count } Tischen bist du am Zug
}
lobby-mine = Meine Tische
lobby-mine-none = Du sitzt noch an keinem Tisch. Ein Druck auf „Jetzt spielen“ ändert das.
lobby-open-tables = Offene Tische
lobby-open-none = Gerade wartet kein öffentlicher Tisch auf Mitspielende. Eröffne einen, dann finden ihn andere hier.
lobby-running = Partien zum Zuschauen
lobby-running-none = Gerade spielt niemand öffentlich.
lobby-finished = Beendete Partien
lobby-finished-none = Noch ist keine öffentliche Partie zu Ende. Beendete kannst du hier noch einmal ansehen.
lobby-more = Ältere zeigen

lobby-state-your-turn = Du bist am Zug
lobby-state-turn-of = { $name } ist am Zug, an diesem Gerät
lobby-state-thinking = { $count ->
    [one] { $names } überlegt
   *[other] { $names } überlegen
}
lobby-state-playing = Läuft
lobby-state-gathering = { $open ->
    [0] Kann beginnen
    [one] Es fehlt noch jemand
   *[other] Es fehlen noch { $open }
}
lobby-state-paused = Pausiert
lobby-state-abandoned = Gemeinsam abgebrochen
lobby-state-closed = Vor dem Beginn geschlossen
lobby-state-closed-operator = Von der Serverleitung geschlossen
lobby-state-won = { $count ->
    [one] { $names } hat gewonnen
   *[other] { $names } teilen sich den Sieg
}
lobby-time-left = Noch { $time }
lobby-changed = Zuletzt aktiv: { $when }
lobby-you = { $name } (du)

lobby-play = Spielen
lobby-open = Öffnen
lobby-join = Mitspielen
lobby-watch = Zuschauen
lobby-replay = Noch einmal ansehen

lobby-pace-free = Ohne Uhr
lobby-pace-live = je { $time }
lobby-pace-live-increment = je { $time }, pro Zug plus { $increment }
lobby-pace-days = { $time } pro Zug
lobby-length = etwa { $time }
lobby-players = { $count ->
    [one] 1 Platz
   *[other] { $count } Plätze
}
lobby-special-no-counting = Ohne offene Buchführung
lobby-special-no-spectators = Ohne Publikum
lobby-special-private-chat = Chat nur am Tisch
lobby-special-by-link = Nur per Link
lobby-choice-version = Welche Fassung?
lobby-choice-version-basic = Grundspiel
lobby-choice-version-basic-explained = Figuren und Schätze. Gut für die erste Partie.
lobby-choice-version-magic = Mit Magie
lobby-choice-version-magic-explained = Artefakte und Zauberkarten ändern alles. Für alle, die das Grundspiel kennen.

lobby-invite-title = Komm an meinen Tisch
lobby-invite-link = Link zu diesem Tisch
lobby-invite-copy = Link kopieren
lobby-invite-share = Teilen
lobby-invite-code = QR-Code mit dem Link zu diesem Tisch
