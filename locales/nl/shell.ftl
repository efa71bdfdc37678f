# What every screen has.
close = Sluiten
loading = Bezig met laden
skip-to-main = Naar de inhoud
failed-to-load = Dit scherm is niet geladen
failed-to-load-why = Misschien is de verbinding weg, of is Durbar net vernieuwd.
try-again = Opnieuw proberen
main-navigation = Durbar
nav-home = Durbar: naar de hal
nav-rules = Spelregels
nav-settings = Instellingen
rule-link = Regel { $rule }

# What somebody is called who has not told his name.
guest-name = Gast
# A seat without a player.
seat-open = Vrije plaats
bot-name = Bot { $seat }
somebody = Iemand
