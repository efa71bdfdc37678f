# What every screen has.
close = Schließen
loading = Wird geladen
skip-to-main = Zum Inhalt
failed-to-load = Diese Seite wurde nicht geladen
failed-to-load-why = Vielleicht ist die Verbindung weg, oder Durbar wurde gerade aktualisiert.
try-again = Noch einmal versuchen
outdated = Der Server wurde aktualisiert, seit diese Seite geladen wurde.
outdated-why = Lade sie neu, dann geht es weiter; von deiner Partie geht nichts verloren.
outdated-reload = Neu laden
main-navigation = Durbar
nav-home = Durbar: zur Lobby
nav-rules = Regeln
nav-settings = Einstellungen
rule-link = Regel { $rule }
title-your-turn = { $count ->
    [one] ● Du bist am Zug – { $title }
   *[other] ● Du bist am Zug ({ $count }) – { $title }
 }

# What somebody is called who has not told their name.
guest-name = Gast
# A seat without a player.
seat-open = Freier Platz
bot-name = Bot { $seat }
somebody = Jemand
