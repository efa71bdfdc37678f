# Opening a table.
new-table-title = Neuer Tisch
new-table-way = Wie spielt ihr?
new-table-way-friends = Alle am eigenen Gerät
new-table-way-friends-explained = Du verschickst einen Link; Bots können Plätze füllen.
new-table-way-device = Alle an diesem Gerät
new-table-way-device-explained = Das Gerät geht herum; ihr braucht nur Namen.

new-table-seats = Wer sitzt wo?
new-table-seats-explained = Einen freien Platz bekommt, wer deinem Link zuerst folgt.
new-table-seat = Platz { $seat }
new-table-seat-me = Ich
new-table-seat-invited = Eingeladene Person
new-table-seat-bot = Bot: { $level }
new-table-seat-companion = Spielt an diesem Gerät
new-table-names = Wer spielt noch mit?
new-table-names-explained = Vor jedem Zug bittet dich der Bildschirm, das Gerät weiterzugeben. So sieht niemand fremde Geheimnisse.
new-table-name-of = Name an Platz { $seat }
new-table-companion-failed = { $name } konnte an diesem Gerät nicht dazukommen:
new-table-names-missing = Alle, die an diesem Gerät spielen, brauchen einen Namen.

new-table-pace = Wie schnell?
new-table-pace-explained = Wie lange alle überlegen dürfen.
new-table-pace-shared = Wer sich ein Gerät teilt, spielt ohne Uhr.
new-table-pace-free = Ohne Uhr
new-table-pace-free-explained = Alle überlegen, so lange sie mögen.
new-table-pace-live = Am Stück
new-table-pace-live-explained = Mit einer Uhr für jeden Platz.
new-table-pace-days = Über Tage
new-table-pace-days-explained = So viele Stunden pro Zug.
new-table-minutes = Zeit pro Person
new-table-increment = Zugabe pro Zug
new-table-hours = Zeit pro Zug
new-table-deadline-live = Läuft eine Uhr ab, gilt, was bis dahin gewählt ist, und ein Bot wählt den Rest. Nach zweimal in Folge spielt ein Bot weiter, bis die Person zurückkommt.
new-table-deadline-days = Läuft die Frist ab, gilt, was bis dahin gewählt ist, und ein Bot wählt den Rest. Nach zweimal in Folge spielt ein Bot weiter, bis die Person zurückkommt. Ruhezeiten zählen nicht.

new-table-more = Weitere Möglichkeiten
new-table-counting = Offene Buchführung
new-table-counting-explained = Der Bildschirm zeigt, was alle durch Mitzählen wissen könnten, etwa das Gold auf der Hand.
new-table-spectators = Zuschauen erlaubt
new-table-spectators-explained = Andere dürfen zusehen. Geheimnisse sehen sie nie.
new-table-chat = Chat nur am Tisch
new-table-chat-explained = Wer zuschaut, liest nicht mit, was am Tisch geschrieben wird.
new-table-public = In der Lobby zeigen
new-table-public-explained = Alle finden den Tisch; sonst nur, wer den Link hat.
new-table-stand-in = Wer springt ein?
new-table-stand-in-explained = Dieser Bot spielt für alle, die gerade fehlen.
new-table-edition = Eigene Ausgabe
new-table-edition-explained = Eine .toml-Datei mit den Zahlen deines Exemplars.
new-table-edition-more = Was ist eine Ausgabe?
new-table-edition-choose = Datei wählen
new-table-edition-forget = Doch die übliche Ausgabe
new-table-edition-chosen = { $name } wird verwendet.

new-table-open = Tisch eröffnen
new-table-open-explained = Dann bekommst du einen Link zum Verschicken.
new-table-start = Partie starten
new-table-start-explained = Alle sind da, es geht gleich los.
