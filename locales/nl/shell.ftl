# What every screen has.
close = Sluiten
loading = Bezig met laden
skip-to-main = Naar de inhoud
failed-to-load = Dit scherm is niet geladen
failed-to-load-why = Misschien is de verbinding weg, of is Durbar net vernieuwd.
try-again = Opnieuw proberen
outdated = De server is vernieuwd sinds deze pagina werd geladen.
outdated-why = Laad de pagina opnieuw om verder te gaan; van je spel gaat niets verloren.
outdated-reload = Opnieuw laden
main-navigation = Durbar
nav-home = Durbar: naar de lobby
nav-rules = Spelregels
nav-settings = Instellingen
rule-link = Regel { $rule }
title-your-turn = { $count ->
    [one] ● Jouw beurt – { $title }
   *[other] ● Jouw beurt ({ $count }) – { $title }
 }

# What somebody is called who has not told their name.
guest-name = Gast
# A seat without a player.
seat-open = Vrije plaats
bot-name = Bot { $seat }
somebody = Iemand
