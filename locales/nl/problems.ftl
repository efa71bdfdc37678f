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
refused-text-length = Schrijf iets van 1 tot { $most } tekens.
refused-too-often = Dat is aan deze tafel zo vaak gedaan als kan: { $most } keer.
refused-halted = Deze tafel rust, omdat de opname niet meer bij de regels past: { $why }.
refused-impossible = De opname past niet bij de regels: { $why }.

## Waarom de regels van Der Palast von Eschnapur iets weigeren: zonder punt, want de regel volgt

eschnapur-illegal-over = Het spel is afgelopen
eschnapur-illegal-not-asked = Iemand anders is nu aan de beurt
eschnapur-illegal-wrong-kind = Daar wordt nu niet naar gevraagd
eschnapur-illegal-part-out = Dit paleisdeel doet met zo weinig spelers niet mee
eschnapur-illegal-site-finished = Bouwplaatsen zijn alleen paleisdelen die nog niet voltooid zijn
eschnapur-illegal-site-not-higher = Je kiest twee verschillende bouwplaatsen, het laagste nummer eerst
eschnapur-illegal-site-leaves-none = De eerste van de twee bouwplaatsen kan niet het hoogste paleisdeel zijn dat nog niet voltooid is
eschnapur-illegal-other-official = Goud wordt van de eerste tot de laatste ambtenaar gelegd
eschnapur-illegal-slot-taken = Daar ligt nog de geblokkeerde kaart van vorige ronde
eschnapur-illegal-no-such-card = Deze kaart zit niet in de hand
eschnapur-illegal-must-fill = Een plek blijft alleen leeg als er minder kaarten dan plekken zijn
eschnapur-illegal-nothing-chosen = Er is niets om terug te nemen
eschnapur-illegal-too-late = Terugnemen kan alleen tot iedereen gekozen heeft
eschnapur-illegal-own-card = De blokkade komt niet op een eigen kaart
eschnapur-illegal-no-card-there = Daar ligt geen gedekte kaart
eschnapur-illegal-same-player = De blokkade lag vorige ronde al op een kaart van deze speler
eschnapur-illegal-same-official = De blokkade lag vorige ronde al bij deze ambtenaar
eschnapur-illegal-hand-card = Kaarten van wie uit de hand speelt, kunnen niet geblokkeerd worden
eschnapur-illegal-hand-other = De kaart uit de hand is voor de ambtenaar van wie de kaarten nu worden omgedraaid
eschnapur-illegal-hand-lacks = Deze kaart zit niet in de hand en kan niet gespeeld worden
eschnapur-illegal-hand-must-play = Je moet een kaart spelen, tenzij er minder zijn dan ambtenaren die nog komen
eschnapur-illegal-stop-finished = De bouwstop komt op een paleisdeel dat nog niet voltooid is
eschnapur-illegal-stop-again = De bouwstop lag vorige ronde al op dit paleisdeel
eschnapur-illegal-has-marker = Deze speler heeft al een speelvolgordemarker
eschnapur-illegal-no-stones = Er ligt geen steen meer op het spelersbord
eschnapur-illegal-part-finished = Dit paleisdeel is voltooid
eschnapur-illegal-part-full = Dit paleisdeel is vol
eschnapur-illegal-stopped = Dit paleisdeel is stilgelegd
eschnapur-illegal-not-a-site = Dit paleisdeel is geen van de twee bouwplaatsen
eschnapur-illegal-must-build = Stenen die gebouwd kunnen worden, moeten gebouwd worden
eschnapur-illegal-not-in-bank = Deze kaart heeft de bank niet
eschnapur-illegal-coin-order = Goud wordt van de hoogste naar de laagste kaart genomen
eschnapur-illegal-coin-misfits = Met deze kaart is het grootste bedrag dat de bank kan betalen niet precies te halen
eschnapur-illegal-nothing-to-move = Er ligt geen steen op dit paleisdeel
eschnapur-illegal-nowhere-to-move = Er is geen ander paleisdeel waar hij heen kan
eschnapur-illegal-move-stopped = Een steen gaat niet van of naar het stilgelegde paleisdeel
eschnapur-illegal-protected = Deze steen is beschermd
eschnapur-illegal-same-part = Een verplaatste steen gaat naar een ander paleisdeel
eschnapur-illegal-move-finished = Een verplaatste steen gaat naar een paleisdeel dat nog niet voltooid is
eschnapur-illegal-move-full = Een verplaatste steen gaat naar een paleisdeel met een vrij veld
eschnapur-illegal-gone = Dit privilege is niet meer in het spel
eschnapur-illegal-too-dear = Daarvoor zijn er te weinig privilegepunten
eschnapur-illegal-wrong-window = Dit privilege kan nu niet
eschnapur-illegal-not-blocked = De blokkade ligt niet op een eigen kaart die nog omgedraaid moet worden
eschnapur-illegal-no-stop = Er is geen paleisdeel stilgelegd
eschnapur-illegal-not-the-mover = Alleen wie fase 8 won, heeft er nu iets aan
eschnapur-illegal-no-stone-anywhere = Er ligt nergens een steen
eschnapur-illegal-nothing-to-protect = Er ligt geen steen op dit paleisdeel die beschermd kan worden

## Waarom de regels van Morgenland iets weigeren: zonder punt, want de regel volgt

morgenland-illegal-over = Het spel is afgelopen
morgenland-illegal-not-asked = Iemand anders is nu aan de beurt
morgenland-illegal-wrong-kind = Daar wordt nu niet naar gevraagd
morgenland-illegal-final = Hier kiest iedereen open en na elkaar: terugnemen kan niet
morgenland-illegal-not-in-hand = Deze figuur ligt niet achter het zichtscherm
morgenland-illegal-nothing-there = Op dit veld is niets te halen
morgenland-illegal-full-room = Meer dan vijf eigen figuren mogen niet in een kamer
morgenland-illegal-closed = De kamers zijn voor deze speler gesloten
morgenland-illegal-taboo = Op dit veld mag niets meer komen
morgenland-illegal-tallied = Dit veld is al afgerekend
morgenland-illegal-same-space = Een verplaatste figuur gaat naar een ander veld
morgenland-illegal-not-in-bank = Daarvan heeft de bank niets
morgenland-illegal-not-owned = Daarvan is er niets om te geven
morgenland-illegal-taken-in-order = Schatten worden in de volgorde van de grotten gekozen
morgenland-illegal-too-few-after = Van deze en de volgende soorten zou te weinig overblijven voor wat nog nodig is
morgenland-illegal-kind-paid = Elke figuur wordt met een andere soort betaald
morgenland-illegal-too-few-of-kind = Van deze soort is er te weinig voor deze figuur
morgenland-illegal-rest-unpayable = De andere figuren zouden dan niet meer te betalen zijn
morgenland-illegal-not-drawn = Deze toverkaart is niet getrokken
morgenland-illegal-scroll-unused = De schriftrol heeft tijdens de rondes geen nut
morgenland-illegal-names-spell = Voor een tegentovenaar noem je de toverkaart waartegen hij gaat
morgenland-illegal-no-artefact = Dit artefact is er niet
morgenland-illegal-used = Dit artefact is deze ronde al gebruikt
morgenland-illegal-no-use-left = Deze ronde mogen er geen artefacten meer gebruikt worden
morgenland-illegal-lamp-lit = Er brandt al een wonderlamp
morgenland-illegal-lamp-needs-spell = Een wonderlamp heeft een toverkaart in de hand nodig
morgenland-illegal-nothing-to-double = Er ligt geen eigen open figuur op het veld dat wordt afgerekend
morgenland-illegal-no-landing = Een vliegend tapijt landt op het veld dat nu wordt afgerekend
morgenland-illegal-no-guard = Een sleutel is voor de paleiswacht
morgenland-illegal-key-used = Eén sleutel is genoeg
morgenland-illegal-no-spell = Deze toverkaart zit niet in de hand
morgenland-illegal-no-lamp = Toveren kan alleen bij het licht van een wonderlamp
morgenland-illegal-not-declared = Geen andere speler heeft deze toverkaart aangekondigd
morgenland-illegal-own-spell = Een tegentovenaar gaat tegen toverkaarten van anderen
morgenland-illegal-only-counters = Alleen een tegentovenaar mag nu antwoorden
morgenland-illegal-for-buyers = Abrakadabra is voor wie in een kamer koopt
morgenland-illegal-dragon-asleep = Een draak keert pas terug als de afrekening begonnen is
morgenland-illegal-not-the-hour = Smokkelen kan pas na de afrekening van de laatste grot
morgenland-illegal-no-effect = Dat zou nu helemaal niets doen
morgenland-illegal-no-piece = Deze figuur ligt niet op het bord
morgenland-illegal-at-guard = Toverkaarten werken niet bij de paleiswacht
morgenland-illegal-nowhere-to-go = Deze figuur kan nergens heen
morgenland-illegal-not-own-piece = Hiermee verplaats je een eigen figuur
morgenland-illegal-own-piece = Dit kan alleen met figuren van anderen
morgenland-illegal-not-the-caster = Het antwoord treft een figuur van wie getoverd heeft
morgenland-illegal-not-a-cave = Dit is geen grot
morgenland-illegal-cave-full = Er liggen schatten in deze grot
morgenland-illegal-cave-empty = Er liggen geen schatten in deze grot
morgenland-illegal-swap-used = Een artefact dat deze ronde gebruikt is, wordt niet geruild
morgenland-illegal-no-open-artefact = Daar ligt geen artefact open
morgenland-illegal-no-stack = Daar liggen geen gedekte artefacten
morgenland-illegal-not-in-room = Dit artefact is er niet in de kamer
morgenland-illegal-not-in-stack = Dit artefact is er niet in de stapel
morgenland-illegal-not-borrowable = Geen andere speler heeft deze ronde zo’n artefact gebruikt, of zijn kracht is niet te lenen
morgenland-illegal-kind-given = Wat gegeven is, wordt niet teruggenomen
morgenland-illegal-bank-short = Van de andere soorten heeft de bank te weinig
