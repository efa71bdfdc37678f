# Was nicht stimmt: Probleme des Protokolls, Absagen eines Tisches und Gründe der Regeln. Siehe locales/README.md.

## Was an einem Wunsch nicht stimmen kann

problem-of-tables-of-one-host = Tische pro Person
problem-of-companions = Personen auf einem Gerät
problem-of-watched-tables = Tische auf einmal
problem-of-sockets = Verbindungen
problem-of-sockets-of-one-person = Verbindungen pro Person
problem-of-sockets-from-one-address = Verbindungen pro Adresse
problem-of-muted-people = stumm geschaltete Personen

problem-malformed = Die Nachricht ist nicht zu lesen: { $why }.
problem-invalid = Mit „{ $field }“ stimmt etwas nicht: { $why }.
problem-too-large = Eine Nachricht hat höchstens { $most } Bytes.
problem-not-text = Nachrichten sind Text, keine Bytes.
problem-not-found = { $what ->
    [page] Diese Seite gibt es nicht.
    [game] Dieses Spiel gibt es nicht.
    [table] Diesen Tisch gibt es nicht.
    [moment] Diesen Moment gibt es nicht.
   *[person] Diese Person gibt es nicht.
}
problem-not-signed-in = Sag zuerst, wer du bist: Komm als Gast oder melde dich mit deinem Code zurück.
problem-wrong-code = Dieser Code gehört niemandem.
problem-cross-origin = Anfragen von fremden Seiten werden abgewiesen.
problem-no-spectators = Dieser Tisch lässt niemanden zuschauen.
problem-not-watching = Öffne zuerst den Tisch.
problem-no-such-frame = Einen Moment { $seq } gibt es nicht: Der letzte ist { $last }.
problem-not-yours = Diese Person spielt nicht auf deinem Gerät.
problem-too-fast = Das war zu viel auf einmal: Warte { $wait } Millisekunden.
problem-too-many = Höchstens { $most } { $of-name }.
problem-banned = Du bist ausgeschlossen: { $reason }.
problem-still-here = Diese Person ist noch da.
problem-no-record-yet = Die Aufzeichnung gibt es, wenn die Partie zu Ende ist.
problem-too-slow = Die Verbindung war zu langsam.
problem-restarting = Der Server startet neu: Komm gleich wieder.
problem-busy = Der Server ist beschäftigt: Versuche es gleich noch einmal.
problem-failed = Auf dem Server ging etwas schief: Vielleicht ist es trotzdem geschehen, also sieh nach, bevor du es noch einmal versuchst.

## Warum ein Tisch etwas ablehnt

refused-not-seated = Du sitzt nicht an diesem Tisch.
refused-not-the-host = Das darf nur, wer den Tisch eröffnet hat.
refused-no-such-seat = Diesen Platz gibt es hier nicht.
refused-seat-taken = Dieser Platz ist besetzt.
refused-nobody-there = Auf diesem Platz betrifft das niemanden.
refused-already-seated = Du hast schon einen Platz an diesem Tisch.
refused-colour-taken = Diese Farbe hat schon jemand.
refused-begun = Die Partie hat schon begonnen.
refused-not-begun = Die Partie hat noch nicht begonnen.
refused-over = Die Partie ist zu Ende.
refused-not-over = Die Partie ist noch nicht zu Ende.
refused-paused = Die Partie ist pausiert.
refused-not-paused = Die Partie ist nicht pausiert.
refused-seat-open = Ein Platz ist noch frei.
refused-not-asked = Du hast gerade nichts zu wählen.
refused-stale = Das beantwortet Frage { $given }, aber jetzt geht es um Frage { $asked }.
refused-not-an-action = { $misread ->
    [word] „{ $text }“ ist kein Zug: Statt „{ $misread-word }“ geht nur eines von diesen: { $misread-instead }.
   *[pattern] „{ $text }“ ist kein Zug: Züge schreibt man { $misread-patterns }.
}
refused-illegal = { $why } ({ $rule }).
refused-plan-whole = Dein Plan ist vollständig: Besiegle ihn oder nimm etwas zurück.
refused-plan-not-whole = Dein Plan ist noch nicht vollständig.
refused-plan-length = Ein Plan hat höchstens { $most } Entscheidungen.
refused-nothing-drafted = Du hast noch nichts geplant.
refused-not-your-choice = Das hast du nicht gewählt: Es gab keine Alternative, oder deine Zeit war um.
refused-away = Ein Bot spielt für dich: Komm zuerst zurück.
refused-not-away = Für dich spielt kein Bot.
refused-resigned = Du hast diese Partie aufgegeben.
refused-no-such-window = So einen Moment zum Eingreifen gibt es in diesem Spiel nicht.
refused-text-length = Schreib etwas mit 1 bis { $most } Zeichen.
refused-too-often = Das wurde an diesem Tisch so oft getan, wie es geht: { $most }-mal.
refused-halted = Dieser Tisch ruht, weil seine Aufzeichnung nicht mehr zu den Regeln passt: { $why }.
refused-impossible = Die Aufzeichnung passt nicht zu den Regeln: { $why }.
