# A finished game is played again.
replay-title = Herhaling
replay-moment = Ronde { $round }, moment { $at } van { $of }
replay-slider = Het hele spel
replay-steps = Stappen
replay-controls = Bediening

replay-beginning = Naar het begin
replay-back = Een stap terug
replay-forward = Een stap verder
replay-end = Naar het einde
replay-last-mark = Naar het vorige merkteken
replay-next-mark = Naar het volgende merkteken
replay-play = Afspelen
replay-pause = Pauze
replay-play-or-pause = Afspelen of pauze
replay-speed = Snelheid
replay-times = { $speed }×

replay-eyes = Door wiens ogen
replay-eyes-spectator = Toeschouwer
replay-eyes-all = Alles zien
replay-moves = Zetten
replay-no-moves = Niemand heeft nog iets beslist.
replay-more = Meer

replay-subtitles = Wat er gebeurt
replay-begins = Het spel begint.
replay-help = Merktekens en toetsen
replay-spoil = Ook de merktekens tonen die nog komen
# What stands on the keys.
replay-key-forward = →
replay-key-back = ←
replay-key-next-mark = Shift + →
replay-key-last-mark = Shift + ←
replay-key-beginning = Home
replay-key-end = End
replay-key-play = Spatie

replay-copy = Link kopiëren
replay-copied = Gekopieerd
replay-copy-by-hand = Kopieer hem met de hand:
replay-record = Opname
replay-record-title = Opname downloaden
replay-final = Slotpagina

replay-not-over = Dit spel is nog niet afgelopen
replay-not-over-why = Wat geheim is, blijft tot het einde geheim. Daarna kun je hier elk moment bekijken.
replay-not-found = Dit spel bestaat niet
replay-not-found-why = Misschien is de link niet volledig, of is de tafel verwijderd.
replay-unknown-game = Dit spel kan nog niet worden getoond
replay-unknown-game-why = Het bord is hier nog niet getekend.
replay-unreachable = Geen verbinding
replay-unreachable-why = De server is niet bereikbaar. Probeer het zo nog eens.
replay-refused = Dat is niet gelukt
replay-to-table = Naar de tafel
replay-to-lobby = Naar de lobby
