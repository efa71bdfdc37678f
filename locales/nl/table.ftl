# The frame around a game: phases, prompts, log, chat, menu, end.

table-title = Tafel: { $game }
table-round = Ronde { $round }
table-phases = Fasen van de ronde
table-phase-done = Fase { $number }, { $name }: klaar
table-phase-now = Fase { $number }, { $name }: nu
table-phase-ahead = Fase { $number }, { $name }: komt nog
table-side = Verloop, chat en notities
table-log = Verloop
table-chat = Chat
table-notes = Notities
table-board = Speelbord
table-parts = Delen van de tafel
table-to-choice = Naar wat je kunt kiezen
table-announcements = Wat er omgeroepen wordt
table-connecting = De verbinding is weg. Durbar probeert het opnieuw; er gaat niets verloren.
table-halted = Deze tafel rust, omdat de opname niet meer bij de regels past: { $why }
table-foreign = Dit spel heeft nog geen tafel in de browser
table-foreign-why = Je kunt het in de terminal spelen, en programma’s spelen het via het protocol.
table-seat-state = Stand

clock-days = { $days } dagen
clock-hours = { $hours } uur

seat-thinking = denkt na
seat-done = klaar
seat-away = afwezig
seat-replaced = een bot speelt

prompt-label = Wat er gevraagd wordt
prompt-past = Je kijkt naar een eerder moment.
prompt-now = Terug naar nu
prompt-hold = Pauzeren
prompt-go-on = Vanzelf verder
prompt-next = Verder
prompt-skip = Alles overslaan
prompt-paused = Het spel is gepauzeerd. Het gaat verder als iedereen dat wil.
prompt-over = Het spel is afgelopen.
prompt-won = { $count ->
    [one] Het spel is afgelopen. { $names } wint.
   *[other] Het spel is afgelopen. { $names } delen de winst.
}
prompt-going-on = Een ogenblik …
prompt-waiting = { $count ->
    [one] { $names } denkt nog na.
   *[other] { $names } denken nog na.
}
prompt-sealed = { $count ->
    [one] Verzegeld. { $names } denkt nog na; tot dan kun je het terugnemen.
   *[other] Verzegeld. { $names } denken nog na; tot dan kun je het terugnemen.
}
prompt-planned = Dat is je plan. Verzegel of verander het.
prompt-seal = Verzegelen
prompt-seal-sure = Echt verzegelen?
prompt-seal-again = Druk nog eens op S om te verzegelen, Escape om na te denken.
prompt-undo = Ongedaan maken
prompt-withdraw = Terugnemen
prompt-pass-round = Deze ronde passen
prompt-passing = { $until ->
    [next-round] Je past deze ronde.
    [somebody-plays] Je past tot iemand iets speelt.
   *[it-concerns-me] Je past tot iets jou aangaat.
}
prompt-here-if-it-concerns-me = Hier alleen als het mij aangaat
prompt-here-never = Hier nooit vragen
prompt-hold-window = Vraag me de volgende keer
    .explained = Wacht: wat er ook komt, de volgende keer wacht het spel op jou.
prompt-stand-no-more = Weer vragen

absence-text = { $count ->
    [one] Er is iets gebeurd terwijl je weg was.
   *[other] Er is { $count } keer iets gebeurd terwijl je weg was.
}
absence-show = Tonen
absence-dismiss = Verder

recap-title = Ronde { $round }: wat er gebeurde

log-filter = Welke rondes tonen
log-all = Alle rondes
log-look = Dit moment tonen
log-empty = Er is nog niets gebeurd.
log-before = Voor het spel
log-alike = { $told } Hetzelfde geldt voor { $names }.
log-seated = { $count ->
    [one] { $names } gaat aan tafel zitten.
   *[other] { $names } gaan aan tafel zitten.
}
log-open = Waaruit dit bestond
log-keys = Pijltoetsen leiden van regel naar regel, Enter toont het moment van een regel, en → opent waaruit die bestaat.
log-newest = Naar de nieuwste regel

chat-say = Zeg iets
chat-send = Versturen
chat-empty = Nog niemand heeft iets gezegd.
chat-heard = { $name } zegt: { $text }
chat-mute = dempen
chat-unmute = weer lezen
chat-muted = { $name } is gedempt.
chat-report = melden
chat-report-title = { $name } melden
chat-report-who-reads = Wie deze server beheert, leest wat je hier schrijft.
chat-report-what = Wat is er mis?
chat-report-send = Versturen
chat-report-done = Dank je. Het is doorgegeven.

notes-label = Plannen, vermoedens, wat anderen zouden kunnen hebben …
notes-explained = Alleen jij ziet dit. Het blijft op dit apparaat.

menu-open = Menu
menu-title = Deze tafel
menu-text = Tekst in plaats van beeld
menu-sound = Geluid
menu-motion = Beweging
menu-motion-system = zoals op dit apparaat
menu-motion-full = volledig
menu-motion-still = geen
menu-pace = Tempo
menu-pace-system = zoals op dit apparaat
menu-pace-leisurely = rustig
menu-pace-normal = normaal
menu-pace-brisk = vlot
menu-pace-off = uit
menu-hold = Stap voor stap
menu-windows = Wanneer je gevraagd wordt of je ingrijpt
menu-windows-concerned = Passen tot iets mij aangaat
menu-windows-always = Altijd vragen
menu-windows-kept = Op dit apparaat begint de volgende tafel van dit spel net zo.
menu-pause = Een pauze voorstellen
menu-pause-no-more = Toch geen pauze
menu-resume = Verderspelen
menu-resume-no-more = Nog niet
menu-abandon = Voorstellen zonder uitslag te stoppen
menu-abandon-no-more = Toch niet stoppen
menu-for-it = Vóór: { $names }
menu-return = Ik ben terug: laat me weer spelen
menu-resign = Opgeven
menu-resign-sure = Een bot speelt dan voor je tot het einde.
menu-resign-yes = Opgeven
menu-resign-no = Verderspelen
menu-link = Link naar deze tafel
menu-commitment = Bewijs van eerlijk toeval
menu-commitment-explained = Al het toeval in dit spel volgt uit een getal dat voor het begin is getrokken. Dit is de vingerafdruk ervan; het getal zelf staat na afloop in de opname, zodat iedereen het kan nagaan.

end-label = Hoe het afliep
end-replay = Het spel terugkijken
end-rematch = Nog een keer!
end-no-rematch = Liever niet
end-to-rematch = Naar de nieuwe tafel
end-record = Opname downloaden
end-lobby = Naar de lobby
end-closed = De tafel is gesloten
end-abandoned = De spelers hebben het spel zonder uitslag beëindigd

gathering-title = Wie doet er mee?
gathering-you = dat ben jij
gathering-here = is er
gathering-sit = Hier gaan zitten
gathering-rise = Opstaan
gathering-bot = Bot toevoegen …
gathering-bot-for = Bot voor plaats { $seat }
gathering-clear = Plaats vrijmaken
gathering-colour = Jouw kleur
gathering-start = Spel beginnen
gathering-cancel = Tafel sluiten
gathering-not-full = Op elke plaats hoort een mens of een bot.
gathering-wait-for-host = Iedereen is er. Wie de tafel heeft geopend, begint het spel.
gathering-wait = Wachten op meer spelers.
gathering-invite = Anderen uitnodigen

curtain-title = { $name }, jij bent aan de beurt
curtain-text = Geef het apparaat door. Niemand anders mag kijken.
curtain-open = Ik ben { $name }
curtain-back = { $name }: terugnemen

# Wat er te kiezen valt, en het plan, als lijsten.
choices-title = Wat je kunt kiezen
choices-none = Niets meer: verzegel het plan.
choices-plan = Je plan
choices-drop = eruit halen
choices-drop-this = { choices-drop }: { $choice }
choices-planned = Gepland: { $choice }.
choices-dropped = Eruit gehaald: { $choice }.

# Welke toetsen wat doen.
keys-title = Toetsen
keys-choice = Naar wat je kunt kiezen gaan
keys-seal = Verzegelen: twee keer drukken
keys-undo = De laatste keuze terugnemen
keys-hold = Wacht: de volgende keer gevraagd worden
keys-next = Terwijl er iets getoond wordt: verder
keys-digit = Kiezen met het cijfer ervoor
keys-walk = Van keuze naar keuze binnen een groep
keys-keys = Deze lijst
keys-aloud = Voorlezen
keys-aloud-explained = Schermlezers zeggen het.
keys-question = Wat er gevraagd wordt
keys-awaited = Op wie er gewacht wordt
keys-last = Wat er het laatst gebeurde
keys-hand = Je hand
keys-points = De punten
keys-said-you = Jij bent aan zet.
keys-said-no-digit = Niets heeft hier het cijfer { $digit }.
keys-said-points = { $name } { $points }
key-space = Spatie
key-enter = Enter
key-escape = Esc
key-left = ←
key-right = →
