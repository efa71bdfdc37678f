# The lobby: first screen, lists of tables, invitation.
lobby-title = Durbar: spellen met geheime biedingen
lobby-heading = Geheim bieden aan het hof
lobby-line = Spellen waarin iedereen in het geheim beslist en alles tegelijk wordt omgedraaid. In je browser, zonder account.

lobby-no-screen = { $game } heeft nog geen tafel in de browser. In de terminal kun je het wel spelen.

lobby-play-now = Nu spelen
lobby-start = Beginnen
lobby-not-now = Nu niet
lobby-which-game = Welk spel?
lobby-how-many = Met hoeveel spelen jullie?
lobby-how-strong = Hoe sterk zijn de bots?
lobby-your-name = Je naam
lobby-optional = (hoeft niet)
level-random = Doelloos
level-random-explained = Speelt willekeurig.
level-novice = Mild
level-novice-explained = Goed voor een eerste spel.
level-regular = Sluw
level-regular-explained = Denkt na voor elke zet.
level-expert = Bedreven
level-expert-explained = Weegt hele plannen af tegen die van jou.

lobby-ways = Wat je nog kunt doen
lobby-with-friends = Nieuwe tafel met anderen
lobby-learn = Al spelend leren
lobby-rules = Spelregels
lobby-resume = Verder op een ander apparaat

lobby-your-turn-at = { $count ->
    [one] Je bent aan de beurt aan één tafel
   *[other] Je bent aan de beurt aan { $count } tafels
}
lobby-mine = Mijn tafels
lobby-mine-none = Je zit nog aan geen enkele tafel. Eén druk op ‘Nu spelen’ verandert dat.
lobby-open-tables = Open tafels
lobby-open-none = Er wacht geen openbare tafel op spelers. Open er een, dan vinden anderen hem hier.
lobby-running = Spellen om naar te kijken
lobby-running-none = Er speelt nu niemand in het openbaar.
lobby-finished = Afgelopen spellen
lobby-finished-none = Er is nog geen openbaar spel afgelopen. Hier kun je ze straks terugkijken.
lobby-more = Oudere tonen

lobby-state-your-turn = Jij bent aan de beurt
lobby-state-turn-of = { $name } is aan de beurt, op dit apparaat
lobby-state-thinking = { $count ->
    [one] { $names } denkt na
   *[other] { $names } denken na
}
lobby-state-playing = Bezig
lobby-state-gathering = { $open ->
    [0] Kan beginnen
    [one] Wacht nog op één speler
   *[other] Wacht nog op { $open } spelers
}
lobby-state-paused = Gepauzeerd
lobby-state-abandoned = Samen gestopt
lobby-state-closed = Gesloten voor het begin
lobby-state-closed-operator = Gesloten door de beheerder
lobby-state-won = { $count ->
    [one] { $names } heeft gewonnen
   *[other] { $names } delen de overwinning
}
lobby-time-left = Nog { $time }
lobby-changed = Laatst actief: { $when }
lobby-you = { $name } (jij)

lobby-play = Spelen
lobby-open = Openen
lobby-join = Meespelen
lobby-watch = Kijken
lobby-replay = Terugkijken

lobby-pace-free = Zonder klok
lobby-pace-live = { $time } per speler
lobby-pace-live-increment = { $time } per speler, per zet { $increment } erbij
lobby-pace-days = { $time } per zet
lobby-length = ongeveer { $time }
lobby-players = { $count ->
    [one] 1 speler
   *[other] { $count } spelers
}
lobby-special-no-counting = Zonder open boekhouding
lobby-special-no-spectators = Zonder toeschouwers
lobby-special-private-chat = Besloten chat
lobby-special-by-link = Alleen met link
lobby-choice-version = Welke versie?
lobby-choice-version-basic = Basisspel
lobby-choice-version-basic-explained = Figuren en schatten. Goed voor een eerste spel.
lobby-choice-version-magic = Met magie
lobby-choice-version-magic-explained = Artefacten en toverkaarten veranderen alles. Voor wie het basisspel kent.

lobby-invite-title = Kom aan mijn tafel
lobby-invite-link = Link naar deze tafel
lobby-invite-copy = Link kopiëren
lobby-invite-share = Delen
lobby-invite-code = QR-code met de link naar deze tafel
