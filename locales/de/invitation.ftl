# Coming to a table by its link: who invites to what, why somebody can only watch, and links that lead nowhere.

invitation-by = { $name } lädt dich zum Spielen ein
invitation-who = Wer mitspielt
invitation-how = So wird gespielt
invitation-name-why = Die anderen sehen ihn am Tisch.
invitation-join = Mitspielen
invitation-watch = Zuschauen
invitation-own = Eigenen Tisch öffnen
invitation-full = Alle Plätze sind besetzt
invitation-full-why = Das Spiel hat noch nicht begonnen. Wird ein Platz frei, kannst du ihn hier einnehmen.
invitation-will-watch = Sobald die Partie beginnt, siehst du es hier.
invitation-begun = Das Spiel hat begonnen
invitation-begun-why = Mitspielen geht nicht mehr, aber du kannst zuschauen.
invitation-private = Dieses Spiel sehen nur die, die mitspielen
invitation-private-why = Das Spiel hat begonnen, und an diesem Tisch kann niemand zuschauen.
invitation-withdrawn = Diese Einladung wurde zurückgezogen
invitation-withdrawn-why = { $name } hat den Tisch geschlossen, bevor das Spiel begann.
invitation-closed = Dieser Tisch wurde geschlossen
invitation-closed-why = Der Grund: { $reason }
invitation-abandoned = Dieses Spiel wurde aufgegeben
invitation-abandoned-why = Alle haben es gemeinsam ohne Ergebnis beendet.

nowhere-table = Diesen Tisch gibt es nicht
nowhere-table-text = Dieser Link sollte zu einem Tisch führen, aber unter dieser Adresse ist keiner. Vielleicht fehlt ein Teil des Links, oder den Tisch gibt es nicht mehr. Lass dir den Link noch einmal schicken.
nowhere-replay = Diese Wiederholung gibt es nicht
nowhere-replay-text = Dieser Link sollte zu einem beendeten Spiel führen, aber unter dieser Adresse ist keines. Vielleicht fehlt ein Teil des Links.
nowhere-lesson = Diese Lektion gibt es nicht
nowhere-lesson-text = Dieser Link sollte zu einem ersten Spiel mit Coach führen. Es beginnt unter einer anderen Adresse.
nowhere-rule = Diese Seite gibt es in den Regeln nicht
nowhere-rule-text = Dieser Link sollte zu einer Regel führen. Die Suche in den Regeln findet sie, wenn es sie gibt.
nowhere-settings = Diese Einstellung gibt es nicht
nowhere-settings-text = Dieser Link sollte zu deinen Einstellungen führen. Ein Wiederherstellungscode ist kein Link: Du gibst ihn in den Einstellungen ein.
