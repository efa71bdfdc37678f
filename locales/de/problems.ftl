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
refused-text-length = Schreib etwas mit 1 bis { $most } Zeichen.
refused-too-often = Das wurde an diesem Tisch so oft getan, wie es geht: { $most }-mal.
refused-halted = Dieser Tisch ruht, weil seine Aufzeichnung nicht mehr zu den Regeln passt: { $why }.
refused-impossible = Die Aufzeichnung passt nicht zu den Regeln: { $why }.

## Warum die Regeln von „Der Palast von Eschnapur“ etwas ablehnen: ohne Punkt, denn die Regel folgt

eschnapur-illegal-over = Die Partie ist zu Ende
eschnapur-illegal-not-asked = Jetzt ist jemand anders am Zug
eschnapur-illegal-wrong-kind = Danach ist jetzt nicht gefragt
eschnapur-illegal-part-out = Dieses Palastteil ist in so kleiner Runde nicht im Spiel
eschnapur-illegal-site-finished = Bauplätze sind nur Palastteile, die noch nicht fertig sind
eschnapur-illegal-site-not-higher = Es sind zwei verschiedene Bauplätze, die kleinere Zahl zuerst
eschnapur-illegal-site-leaves-none = Der erste der beiden Bauplätze kann nicht das höchste unfertige Palastteil sein
eschnapur-illegal-other-official = Gold wird vom ersten bis zum letzten Beamten gelegt
eschnapur-illegal-slot-taken = Dort liegt noch die blockierte Karte der letzten Runde
eschnapur-illegal-no-such-card = Diese Karte ist nicht auf der Hand
eschnapur-illegal-must-fill = Ein Platz bleibt nur leer, wenn es weniger Karten als Plätze gibt
eschnapur-illegal-nothing-chosen = Es gibt nichts zurückzunehmen
eschnapur-illegal-too-late = Zurücknehmen geht nur, bis alle gewählt haben
eschnapur-illegal-own-card = Die Blockade kommt nicht auf eine eigene Karte
eschnapur-illegal-no-card-there = Dort liegt keine verdeckte Karte
eschnapur-illegal-same-player = Die Blockade lag schon letzte Runde auf einer Karte dieser Person
eschnapur-illegal-same-official = Die Blockade lag schon letzte Runde bei diesem Beamten
eschnapur-illegal-hand-card = Wer aus der Hand spielt, kann nicht blockiert werden
eschnapur-illegal-hand-other = Die Karte aus der Hand gilt dem Beamten, der gerade aufgedeckt wird
eschnapur-illegal-hand-lacks = Diese Karte ist nicht auf der Hand und kann nicht gespielt werden
eschnapur-illegal-hand-must-play = Eine Karte muss gespielt werden, solange es nicht weniger sind als Beamte, die noch kommen
eschnapur-illegal-stop-finished = Der Baustopp kommt auf ein Palastteil, das noch nicht fertig ist
eschnapur-illegal-stop-again = Der Baustopp lag schon letzte Runde auf diesem Palastteil
eschnapur-illegal-has-marker = Diese Person hat schon einen Spielreihenfolgemarker
eschnapur-illegal-no-stones = Auf dem Tableau liegt kein Stein mehr
eschnapur-illegal-part-finished = Dieses Palastteil ist fertig
eschnapur-illegal-part-full = Dieses Palastteil ist voll
eschnapur-illegal-stopped = Dieses Palastteil ist gesperrt
eschnapur-illegal-not-a-site = Dieses Palastteil gehört nicht zu den beiden Bauplätzen
eschnapur-illegal-must-build = Steine, die gebaut werden können, müssen gebaut werden
eschnapur-illegal-not-in-bank = Diese Karte hat die Bank nicht
eschnapur-illegal-coin-order = Gold wird von der höchsten zur niedrigsten Karte genommen
eschnapur-illegal-coin-misfits = Mit dieser Karte ist die größte zahlbare Summe nicht genau zu erreichen
eschnapur-illegal-nothing-to-move = Auf diesem Palastteil liegt kein Stein
eschnapur-illegal-nowhere-to-move = Es gibt kein anderes Palastteil, auf das er könnte
eschnapur-illegal-move-stopped = Vom gesperrten Palastteil kommt kein Stein weg und keiner dorthin
eschnapur-illegal-protected = Dieser Stein ist geschützt
eschnapur-illegal-same-part = Ein versetzter Stein kommt auf ein anderes Palastteil
eschnapur-illegal-move-finished = Ein versetzter Stein kommt auf ein Palastteil, das noch nicht fertig ist
eschnapur-illegal-move-full = Ein versetzter Stein kommt auf ein Palastteil mit einem freien Feld
eschnapur-illegal-gone = Dieses Privileg ist nicht mehr im Spiel
eschnapur-illegal-too-dear = Dafür reichen die Privilegpunkte nicht
eschnapur-illegal-wrong-window = Dieses Privileg ist jetzt nicht möglich
eschnapur-illegal-not-blocked = Die Blockade liegt auf keiner eigenen Karte, die noch aufgedeckt wird
eschnapur-illegal-no-stop = Kein Palastteil ist gesperrt
eschnapur-illegal-not-the-mover = Jetzt hat nur etwas davon, wer Phase 8 gewonnen hat
eschnapur-illegal-no-stone-anywhere = Auf keinem Palastteil liegt ein Stein
eschnapur-illegal-nothing-to-protect = Auf diesem Palastteil liegt kein Stein, der zu schützen wäre

## Warum die Regeln von Morgenland etwas ablehnen: ohne Punkt, denn die Regel folgt

morgenland-illegal-over = Die Partie ist zu Ende
morgenland-illegal-not-asked = Jetzt ist jemand anders am Zug
morgenland-illegal-wrong-kind = Danach ist jetzt nicht gefragt
morgenland-illegal-final = Hier wird offen und nacheinander gewählt: Zurücknehmen geht nicht
morgenland-illegal-not-in-hand = Diese Figur liegt nicht hinter dem Sichtschirm
morgenland-illegal-nothing-there = Auf diesem Feld gibt es nichts zu holen
morgenland-illegal-full-room = Mehr als fünf eigene Figuren dürfen nicht in eine Kammer
morgenland-illegal-closed = Die Kammern sind dieser Person verschlossen
morgenland-illegal-taboo = Auf dieses Feld darf nichts mehr kommen
morgenland-illegal-tallied = Dieses Feld ist schon gewertet
morgenland-illegal-same-space = Eine versetzte Figur kommt auf ein anderes Feld
morgenland-illegal-not-in-bank = Davon hat die Bank nichts
morgenland-illegal-not-owned = Davon ist nichts da, was man geben könnte
morgenland-illegal-taken-in-order = Schätze werden in der Reihenfolge der Höhlen gewählt
morgenland-illegal-too-few-after = Von dieser und den folgenden Arten bliebe zu wenig für das, was noch fehlt
morgenland-illegal-kind-paid = Jede Figur wird mit einer anderen Art bezahlt
morgenland-illegal-too-few-of-kind = Von dieser Art ist zu wenig für diese Figur da
morgenland-illegal-rest-unpayable = Die anderen Figuren wären dann nicht mehr zu bezahlen
morgenland-illegal-not-drawn = Diese Zauberkarte wurde nicht gezogen
morgenland-illegal-scroll-unused = Die Schriftrolle nützt während der Runden nichts
morgenland-illegal-names-spell = Mit einem Gegenzauber nennt man die Zauberkarte, gegen die er geht
morgenland-illegal-no-artefact = Dieses Artefakt ist nicht da
morgenland-illegal-used = Dieses Artefakt wurde in dieser Runde schon benutzt
morgenland-illegal-no-use-left = In dieser Runde dürfen keine Artefakte mehr benutzt werden
morgenland-illegal-lamp-lit = Es brennt schon eine Wunderlampe
morgenland-illegal-lamp-needs-spell = Eine Wunderlampe braucht eine Zauberkarte auf der Hand
morgenland-illegal-nothing-to-double = Auf dem Feld, das gewertet wird, liegt keine eigene offene Figur
morgenland-illegal-no-landing = Ein Fliegender Teppich landet auf dem Feld, das gerade gewertet wird
morgenland-illegal-no-guard = Ein Schlüssel ist für den Palastwächter da
morgenland-illegal-key-used = Ein Schlüssel genügt
morgenland-illegal-no-spell = Diese Zauberkarte ist nicht auf der Hand
morgenland-illegal-no-lamp = Gezaubert wird nur im Licht einer Wunderlampe
morgenland-illegal-not-declared = Niemand sonst hat diese Zauberkarte angesagt
morgenland-illegal-own-spell = Ein Gegenzauber geht gegen Zauberkarten der anderen
morgenland-illegal-only-counters = Antworten darf jetzt nur ein Gegenzauber
morgenland-illegal-for-buyers = Abrakadabra nützt nur beim Kauf in einer Kammer
morgenland-illegal-dragon-asleep = Ein Drache kehrt erst zurück, wenn die Wertung begonnen hat
morgenland-illegal-not-the-hour = „Eingeschmuggelt“ wirkt erst nach der Wertung der letzten Höhle
morgenland-illegal-no-effect = Das würde jetzt gar nichts bewirken
morgenland-illegal-no-piece = Diese Figur liegt nicht auf dem Spielplan
morgenland-illegal-at-guard = Beim Palastwächter wirken keine Zauberkarten
morgenland-illegal-nowhere-to-go = Diese Figur könnte nirgendwohin
morgenland-illegal-not-own-piece = Damit wird eine eigene Figur versetzt
morgenland-illegal-own-piece = Das geht nur mit Figuren der anderen
morgenland-illegal-not-the-caster = Die Antwort trifft eine Figur der Person, die gezaubert hat
morgenland-illegal-not-a-cave = Das ist keine Höhle
morgenland-illegal-cave-full = In dieser Höhle liegen Schätze
morgenland-illegal-cave-empty = In dieser Höhle liegen keine Schätze
morgenland-illegal-swap-used = Ein Artefakt, das in dieser Runde benutzt wurde, wird nicht getauscht
morgenland-illegal-no-open-artefact = Dort liegt kein Artefakt offen
morgenland-illegal-no-stack = Dort liegen keine verdeckten Artefakte
morgenland-illegal-not-in-room = Dieses Artefakt gibt es in der Kammer nicht
morgenland-illegal-not-in-stack = Dieses Artefakt gibt es im Stapel nicht
morgenland-illegal-not-borrowable = Niemand sonst hat in dieser Runde so ein Artefakt benutzt, oder seine Kraft ist nicht zu leihen
morgenland-illegal-kind-given = Was gegeben wurde, wird nicht zurückgenommen
morgenland-illegal-bank-short = Von den anderen Arten hat die Bank zu wenig
