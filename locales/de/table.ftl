# The frame around a game: phases, prompts, log, chat, menu, end.

table-title = Tisch: { $game }
table-round = Runde { $round }
table-phases = Phasen der Runde
table-phase-done = Phase { $number }, { $name }: erledigt
table-phase-now = Phase { $number }, { $name }: jetzt
table-phase-ahead = Phase { $number }, { $name }: kommt noch
table-side = Verlauf, Chat und Notizen
table-log = Verlauf
table-chat = Chat
table-notes = Notizen
table-board = Spielplan
table-parts = Teile des Tisches
table-to-choice = Zu dem, was du wählen kannst
table-announcements = Was angesagt wird
table-connecting = Die Verbindung ist weg. Durbar versucht es wieder; nichts geht verloren.
table-halted = Dieser Tisch ruht, weil seine Aufzeichnung nicht mehr zu den Regeln passt: { $why }
table-foreign = Dieses Spiel hat im Browser noch keinen Tisch
table-foreign-why = Es lässt sich im Terminal spielen, und Programme spielen es über das Protokoll.
table-seat-state = Stand

clock-days = { $days } Tage
clock-hours = { $hours } Stunden

seat-thinking = überlegt
seat-done = fertig
seat-away = nicht da
seat-replaced = ein Bot spielt

prompt-label = Was gefragt ist
prompt-past = Du siehst einen früheren Moment.
prompt-now = Zum aktuellen Stand
prompt-hold = Anhalten
prompt-go-on = Laufen lassen
prompt-next = Weiter
prompt-skip = Alles überspringen
prompt-paused = Die Partie ist pausiert. Sie geht weiter, wenn alle wollen.
prompt-over = Die Partie ist zu Ende.
prompt-won = { $count ->
    [one] Die Partie ist zu Ende. { $names } gewinnt.
   *[other] Die Partie ist zu Ende. { $names } teilen sich den Sieg.
}
prompt-going-on = Einen Moment …
prompt-waiting = { $count ->
    [one] { $names } überlegt noch.
   *[other] { $names } überlegen noch.
}
prompt-sealed = { $count ->
    [one] Besiegelt. { $names } überlegt noch; so lange kannst du es zurücknehmen.
   *[other] Besiegelt. { $names } überlegen noch; so lange kannst du es zurücknehmen.
}
prompt-planned = Das ist dein Plan. Besiegle oder ändere ihn.
prompt-seal = Besiegeln
prompt-seal-sure = Wirklich besiegeln?
prompt-seal-again = Drücke noch einmal S zum Besiegeln, Escape zum Überlegen.
prompt-undo = Rückgängig
prompt-withdraw = Zurücknehmen
prompt-pass-round = Diese Runde passen
prompt-passing = { $until ->
    [next-round] Du passt in dieser Runde.
    [somebody-plays] Du passt, bis jemand etwas spielt.
   *[it-concerns-me] Du passt, bis dich etwas betrifft.
}
prompt-here-if-it-concerns-me = Hier nur, wenn es mich betrifft
prompt-here-never = Hier nie fragen
prompt-hold-window = Nächstes Mal fragen
    .explained = Halt: Was auch kommt, beim nächsten Mal wartet die Partie auf dich.
prompt-stand-no-more = Wieder fragen

absence-text = { $count ->
    [one] Während du weg warst, ist etwas geschehen.
   *[other] Während du weg warst, ist { $count }-mal etwas geschehen.
}
absence-show = Zeigen
absence-dismiss = Weiter

recap-title = Runde { $round }: was geschah

log-filter = Welche Runden zeigen
log-all = Alle Runden
log-look = Diesen Moment zeigen
log-empty = Noch ist nichts geschehen.
log-before = Vor dem Spiel
log-alike = { $told } Das Gleiche gilt für { $names }.
log-seated = { $count ->
    [one] { $names } setzt sich an den Tisch.
   *[other] { $names } setzen sich an den Tisch.
}
log-open = Woraus das bestand
log-keys = Pfeiltasten führen von Zeile zu Zeile, die Eingabetaste zeigt den Moment einer Zeile, und → öffnet, woraus sie besteht.
log-newest = Zur neuesten Zeile

chat-say = Sag etwas
chat-send = Senden
chat-empty = Noch hat niemand etwas gesagt.
chat-heard = { $name } sagt: { $text }
chat-mute = stumm schalten
chat-unmute = wieder lesen
chat-muted = { $name } ist stumm geschaltet.
chat-report = melden
chat-report-title = { $name } melden
chat-report-who-reads = Wer diesen Server betreibt, liest, was du hier schreibst.
chat-report-what = Was ist nicht in Ordnung?
chat-report-send = Senden
chat-report-done = Danke. Es wurde weitergegeben.

notes-label = Pläne, Vermutungen, was andere haben könnten …
notes-explained = Das siehst nur du. Es bleibt auf diesem Gerät.

menu-open = Menü
menu-title = Dieser Tisch
menu-text = Text statt Bilder
menu-sound = Ton
menu-motion = Bewegung
menu-motion-system = wie auf diesem Gerät
menu-motion-full = voll
menu-motion-still = keine
menu-pace = Tempo
menu-pace-system = wie auf diesem Gerät
menu-pace-leisurely = gemütlich
menu-pace-normal = normal
menu-pace-brisk = flott
menu-pace-off = aus
menu-hold = Schritt für Schritt
menu-windows = Wann du gefragt wirst, ob du eingreifst
menu-windows-concerned = Passen, bis mich etwas betrifft
menu-windows-always = Immer fragen
menu-windows-kept = Auf diesem Gerät beginnt der nächste Tisch dieses Spiels genauso.
menu-pause = Pause vorschlagen
menu-pause-no-more = Doch keine Pause
menu-resume = Weiterspielen
menu-resume-no-more = Noch nicht
menu-abandon = Ende ohne Ergebnis vorschlagen
menu-abandon-no-more = Doch nicht beenden
menu-for-it = Dafür: { $names }
menu-return = Ich bin zurück: Lass mich spielen
menu-resign = Aufgeben
menu-resign-sure = Ein Bot spielt dann für dich bis zum Ende.
menu-resign-yes = Aufgeben
menu-resign-no = Weiterspielen
menu-link = Link zu diesem Tisch
menu-commitment = Nachweis: fairer Zufall
menu-commitment-explained = Aller Zufall dieser Partie folgt aus einer Zahl, die vor dem Beginn gezogen wurde. Das ist ihr Fingerabdruck; die Zahl selbst steht danach in der Aufzeichnung, und alle können es prüfen.

end-label = Wie es ausging
end-replay = Partie noch einmal ansehen
end-rematch = Noch einmal!
end-no-rematch = Lieber nicht
end-to-rematch = Zum neuen Tisch
end-record = Aufzeichnung herunterladen
end-lobby = Zur Lobby
end-closed = Der Tisch wurde geschlossen
end-abandoned = Die Partie wurde einvernehmlich ohne Ergebnis beendet

gathering-title = Wer spielt mit?
gathering-you = das bist du
gathering-here = ist da
gathering-sit = Hier hinsetzen
gathering-rise = Aufstehen
gathering-bot = Bot dazusetzen …
gathering-bot-for = Bot für Platz { $seat }
gathering-clear = Platz frei machen
gathering-colour = Deine Farbe
gathering-start = Partie starten
gathering-cancel = Tisch schließen
gathering-not-full = Auf jeden Platz gehört ein Mensch oder ein Bot.
gathering-wait-for-host = Alle sind da. Wer den Tisch eröffnet hat, startet die Partie.
gathering-wait = Es fehlen noch Mitspielende.
gathering-invite = Andere einladen

curtain-title = { $name }, du bist am Zug
curtain-text = Gib das Gerät weiter. Niemand sonst sollte hinsehen.
curtain-open = Ich bin { $name }
curtain-back = { $name }: zurücknehmen

# Was sich wählen lässt, und der Plan, als Listen.
choices-title = Was du wählen kannst
choices-none = Nichts mehr: Besiegle den Plan.
choices-plan = Dein Plan
choices-drop = herausnehmen
choices-drop-this = { choices-drop }: { $choice }
choices-planned = Geplant: { $choice }.
choices-dropped = Herausgenommen: { $choice }.

# Welche Tasten was tun.
keys-title = Tasten
keys-choice = Zu dem gehen, was du wählen kannst
keys-seal = Besiegeln: zweimal drücken
keys-undo = Die letzte Wahl zurücknehmen
keys-hold = Halt: beim nächsten Mal gefragt werden
keys-next = Während etwas gezeigt wird: weiter
keys-digit = Nach der Zahl davor wählen
keys-walk = Von Wahl zu Wahl innerhalb einer Gruppe
keys-keys = Diese Liste
keys-aloud = Vorlesen
keys-aloud-explained = Bildschirmleser sagen es an.
keys-question = Was gefragt ist
keys-awaited = Auf wen gewartet wird
keys-last = Was zuletzt geschah
keys-hand = Deine Hand
keys-points = Die Punkte
keys-said-you = Du bist gefragt.
keys-said-no-digit = Nichts hat hier die Zahl { $digit }.
keys-said-points = { $name } { $points }
key-space = Leertaste
key-enter = Eingabe
key-escape = Esc
key-left = ←
key-right = →
