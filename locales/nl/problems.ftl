# Wat er mis is: problemen van het protocol, weigeringen van een tafel en redenen van de regels. Zie locales/README.md.

## Wat er mis kan zijn met een verzoek

problem-of-tables-of-one-host = tafels per persoon
problem-of-companions = personen op één apparaat
problem-of-watched-tables = tafels tegelijk
problem-of-sockets = verbindingen
problem-of-sockets-of-one-person = verbindingen per persoon
problem-of-sockets-from-one-address = verbindingen per adres
problem-of-muted-people = gedempte personen

problem-malformed = Het bericht is niet te lezen: { $why }.
problem-invalid = Er klopt iets niet met ‘{ $field }’: { $why }.
problem-too-large = Een bericht heeft hoogstens { $most } bytes.
problem-not-text = Berichten zijn tekst, geen bytes.
problem-not-found = { $what ->
    [page] Deze pagina bestaat niet.
    [game] Dit spel bestaat niet.
    [table] Deze tafel bestaat niet.
    [moment] Dit moment bestaat niet.
   *[person] Deze persoon bestaat niet.
}
problem-not-signed-in = Zeg eerst wie je bent: word gast, of kom terug met je code.
problem-wrong-code = Deze code is van niemand.
problem-cross-origin = Verzoeken van andere sites worden geweigerd.
problem-no-spectators = Deze tafel laat geen toeschouwers toe.
problem-not-watching = Open eerst de tafel.
problem-no-such-frame = Er is geen moment { $seq }: het laatste is { $last }.
problem-not-yours = Deze persoon speelt niet op jouw apparaat.
problem-too-fast = Dat was te veel tegelijk: wacht { $wait } milliseconden.
problem-too-many = Hoogstens { $most } { $of-name }.
problem-banned = Je bent buitengesloten: { $reason }.
problem-still-here = Deze persoon is er nog.
problem-no-record-yet = De opname verschijnt als het spel is afgelopen.
problem-too-slow = De verbinding was te traag.
problem-restarting = De server start opnieuw: kom zo terug.
problem-busy = De server heeft het druk: probeer het zo nog eens.
problem-failed = Er ging iets mis op de server: misschien is het toch gebeurd, dus kijk voordat je het opnieuw probeert.

## Waarom een tafel iets weigert

refused-not-seated = Je zit niet aan deze tafel.
refused-not-the-host = Dat mag alleen wie de tafel heeft geopend.
refused-no-such-seat = Deze plaats is er niet aan deze tafel.
refused-seat-taken = Deze plaats is bezet.
refused-nobody-there = Daar zit niemand die dit zou kunnen aangaan.
refused-already-seated = Je hebt al een plaats aan deze tafel.
refused-colour-taken = Iemand anders heeft deze kleur al.
refused-begun = Het spel is al begonnen.
refused-not-begun = Het spel is nog niet begonnen.
refused-over = Het spel is afgelopen.
refused-not-over = Het spel is nog niet afgelopen.
refused-paused = Het spel is gepauzeerd.
refused-not-paused = Het spel is niet gepauzeerd.
refused-seat-open = Er is nog een plaats vrij.
refused-not-asked = Je hebt nu niets te kiezen.
refused-stale = Dit beantwoordt vraag { $given }, maar nu gaat het om vraag { $asked }.
refused-not-an-action = { $misread ->
    [word] ‘{ $text }’ is geen zet: in plaats van ‘{ $misread-word }’ kan alleen een van deze: { $misread-instead }.
   *[pattern] ‘{ $text }’ is geen zet: zetten schrijf je als { $misread-patterns }.
}
refused-illegal = { $why } ({ $rule }).
refused-plan-whole = Je plan is compleet: verzegel het, of neem iets terug.
refused-plan-not-whole = Je plan is nog niet compleet.
refused-plan-length = Een plan heeft hoogstens { $most } keuzes.
refused-nothing-drafted = Je hebt nog niets gepland.
refused-not-your-choice = Dit heb je niet zelf gekozen: er was geen andere keuze, of je tijd was om.
refused-away = Een bot speelt voor je: kom eerst terug.
refused-not-away = Er speelt geen bot voor je.
refused-resigned = Je hebt dit spel opgegeven.
refused-no-such-window = Zo’n moment om in te grijpen is er in dit spel niet.
refused-text-length = Schrijf iets van 1 tot { $most } tekens.
refused-too-often = Dat is aan deze tafel zo vaak gedaan als kan: { $most } keer.
refused-halted = Deze tafel rust, omdat de opname niet meer bij de regels past: { $why }.
refused-impossible = De opname past niet bij de regels: { $why }.
