# Was das Terminal selbst sagt, in jedem Spiel.

terminal-which-game = Welches Spiel?
terminal-no-choice = Eine Wahl { $typed } gibt es nicht: Tippe eine Zahl von 1 bis { $last } oder quit.
terminal-one-of-each = je eins davon, etwa { $example }; die Zahlen zählen sie in dieser Reihenfolge durch
terminal-input-ended = Die Eingabe ist zu Ende.

terminal-you = Du bist { $player }, Platz { $seat }.
terminal-bot = { $player } ({ $entrant-name })
terminal-bots = Bots: { $bots }.
terminal-entrant-random = planlos
terminal-entrant-novice = sanft
terminal-entrant-regular = gerissen
terminal-entrant-expert = versiert
terminal-luck = Aller Zufall dieser Partie kommt aus einem Startwert, der am Ende gezeigt wird. Sein SHA-256-Hash:
terminal-how-to = Wähle mit einer Zahl oder der Notation daneben; { $explain } zeigt die Regeln der Phase, { $help } alles Weitere.

terminal-own = { $player } (du)
terminal-only-choice = Du hast nur eine Wahl: { $choice }
terminal-not-possible = Nicht möglich: { $why }
terminal-not-understood = { $misread ->
    [word] Nicht verstanden: Statt „{ $misread-word }“ geht in „{ $text }“ nur eines von diesen: { $misread-instead }. Mit { $help } siehst du, was du tippen kannst.
   *[pattern] Nicht verstanden: „{ $text }“ steht nicht zur Wahl. Mit { $help } siehst du, was du tippen kannst.
}
terminal-fault = { $fault ->
    [crashed] Das Programm von { $player } ist abgestürzt: { $example }. Für diesen Platz wird zufällig gespielt.
    [stalled] Das Programm von { $player } antwortet nicht: { $example }. Für diesen Platz wird zufällig gespielt.
    [too-long] Das Programm von { $player } hat eine zu lange Zeile geschrieben: { $example }. Für diesen Platz wird zufällig gespielt.
    [not-understood] Das Programm von { $player } war nicht zu verstehen: { $example }. Für diesen Platz wird zufällig gespielt.
   *[not-legal] Das Programm von { $player } hat gewählt, was nicht erlaubt ist: { $example }. Für diesen Platz wird zufällig gespielt.
}
terminal-help = Tippe die Zahl einer Wahl oder die Notation daneben. Oder:
terminal-command = { $command ->
    [back] nimmt zurück, was du in dieser Phase verdeckt gewählt hast, solange das geht
    [board] zeigt den Spielplan noch einmal
    [log] zeigt, was bisher geschah
    [legal] zeigt noch einmal, was du wählen kannst
    [help] zeigt diese Liste
    [quit] verlässt die Partie
   *[explain] erklärt diese Phase, mit den Nummern ihrer Regeln
}
terminal-lose-game = Diese Partie wird nicht aufgezeichnet und geht verloren. Trotzdem verlassen? (ja oder nein)
terminal-yes = ja

terminal-you-leave = Du gehst; die Partie ist nicht zu Ende.
terminal-won = { $winners-count ->
    [one] { $winners } gewinnt.
   *[other] { $winners } gewinnen gemeinsam.
}
terminal-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
terminal-seed = Der Startwert war { $seed }.
terminal-kept = Die Aufzeichnung liegt in { $file }; ansehen kannst du sie mit `durbar replay { $file }`.

terminal-rules = { $game }, Regelfassung { $version }
terminal-label = { $label ->
    [players] am Tisch
    [options] Optionen
    [edition] Ausgabe
    [commitment] Festlegung
    [seed] Startwert
    [actions] Aktionen
   *[seen-by] gesehen von
}
terminal-edition = { $default ->
    [true] { $name ->
        [none] die übliche
       *[other] { $name } (die übliche)
    }
   *[false] { $name ->
        [none] nicht die übliche
       *[other] { $name } (nicht die übliche)
    }
}
terminal-eyes = { $seat ->
    [none] Publikum
   *[other] Platz { $seat }
}
terminal-secret = { $sentence } (geheim)
terminal-not-over = Die Partie ist nicht zu Ende. Es fehlt die Wahl von { $awaited }.
terminal-verified = { $published ->
    [true] Alles stimmt: Die Festlegung ist die veröffentlichte und der Hash des Startwerts; Aktionen: { $actions }, Stellungen: { $positions }. { $over ->
        [true] Das Ergebnis folgt daraus.
       *[false] Die Partie ist nicht zu Ende.
    }
   *[false] Alles stimmt: Die Festlegung ist der Hash des Startwerts; Aktionen: { $actions }, Stellungen: { $positions }. { $over ->
        [true] Das Ergebnis folgt daraus.
       *[false] Die Partie ist nicht zu Ende.
    }
}

terminal-as-expected = Wie erwartet.
terminal-tried = { $failed ->
    [0] { $scenarios ->
        [one] 1 Szenario: alles wie erwartet
       *[other] { $scenarios } Szenarien: alles wie erwartet
    }
   *[other] { $scenarios ->
        [one] 1 Szenario: { $failed } nicht wie erwartet
       *[other] { $scenarios } Szenarien: { $failed } nicht wie erwartet
    }
}
terminal-mismatch-offers = play, Zeile { $place-line }: { $place-text }: erlaubt für { $seat }: { $legal }
terminal-mismatch-refused = play, Zeile { $place-line }: { $place-text }: abgelehnt: { $refused-because } ({ $refused-rule })
terminal-mismatch-done = play, Zeile { $place-line }: { $place-text }: müsste nach { $rule } abgelehnt werden, wurde aber getan
terminal-mismatch-other-rule = play, Zeile { $place-line }: { $place-text }: müsste nach { $rule } abgelehnt werden, wurde es aber nach { $refused-rule }: { $refused-because }
terminal-mismatch-no-key = { $path }: { $expected } erwartet, aber diesen Schlüssel gibt es nicht
terminal-mismatch-differs = { $path }: { $expected } erwartet, { $found } gefunden
terminal-mismatch-no-event = events: { $expected } ist nicht geschehen (oder nicht in dieser Reihenfolge)
