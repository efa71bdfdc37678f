# De tafel van Der Palast von Eschnapur: wat er in de terminal en op de pagina over gezegd wordt. Zie locales/README.md.

## The parts of the screen: on a tab, and at length

eschnapur-panel-board = Paleis
    .title = Het paleis
eschnapur-panel-bids = Biedingen
    .title = Spelers en hun biedingen
eschnapur-panel-market = Kopen
    .title = Privileges en bank

## Hoe het spel ervoor staat

eschnapur-remark-round = Ronde { $round }
eschnapur-remark-phase = Fase { $phase }: { $phase-name }
eschnapur-remark-window = Fase { $phase }: privileges kopen
eschnapur-remark-coins = Fase { $phase }: goud uit de bank nemen
eschnapur-remark-from-hand = Fase { $phase }: een kaart uit de hand voor { $official-the }
eschnapur-remark-over = Het spel is afgelopen

## Wat daar gebeurt

eschnapur-remark-phase-explained = { $phase-explained }
eschnapur-remark-window-explained = { $window ->
    [a] Voordat er goud wordt gelegd, mag wie kan betalen privileges kopen; ‘{ eschnapur-privilege-win-ties }’ en ‘{ eschnapur-privilege-from-hand }’ alleen nu (E2.1, E10.2). Het koopmoment is voorbij als iedereen sinds de laatste aankoop heeft gepast.
    [b] Er is een kaart geblokkeerd. Wie de kaart legde, kan de blokkade met het passende privilege weigeren en houdt de steen (E10.8). Het koopmoment is voorbij als iedereen sinds de laatste aankoop heeft gepast (E10.2).
    [c] Fase 6 is gewonnen. Voordat de markers worden uitgedeeld, kun je privileges kopen; met ‘{ eschnapur-privilege-choose-order }’ neem je vooraf een marker (E6.2, E10.4).
    [d] Wie bouwt, mag vóór elke steen privileges kopen (E10.2).
    [e] Fase 8 is gewonnen. Voordat de steen wordt verplaatst, kun je privileges kopen; ‘{ eschnapur-privilege-last-stone }’ beschermt de bovenste steen van een paleisdeel (E10.9), ‘{ eschnapur-privilege-ignore-stop }’ helpt bij het verplaatsen (E10.11).
   *[f] Kaarten die verloren, zijn privilegepunten geworden (E9.1). Voordat het loon wordt betaald en volle paleisdelen punten opleveren, kun je privileges kopen (E9.2).
}
eschnapur-remark-coins-explained = Wie recht heeft op goud, neemt kaarten van willekeurige waarden die samen precies zoveel waard zijn (EG.1). Kan de bank niet precies betalen, dan wordt het hoogste bedrag daaronder genomen dat de bank kan betalen (EG.2). Er wordt geteld van de hoogste kaart naar de laagste.
eschnapur-remark-from-hand-explained = De anderen hebben hun kaarten bij deze ambtenaar omgedraaid. Wie ‘{ eschnapur-privilege-from-hand }’ kocht, speelt er nu open een (E10.13).
eschnapur-remark-over-explained = Privilegepunten leveren overwinningspunten op naar rang (E11.1). Wie de meeste overwinningspunten heeft, wint; bij een gelijke stand beslist meer goud (E11.2).
eschnapur-remark-official = { $official } ({ $official-name }): { $official-explained }
eschnapur-remark-privilege = { $privilege-title } ({ $cost }): { $privilege-explained }

## Het paleis

eschnapur-remark-part = Paleisdeel
eschnapur-remark-wage = Loon
eschnapur-remark-state = Toestand
eschnapur-remark-finished = Voltooid
eschnapur-remark-stopped = Stilgelegd
eschnapur-remark-protected = Bovenste steen beschermd
eschnapur-remark-palace-legend = Velden van onderen: een letter is een steen, een getal de waarde van een vrij veld, * de goudbuidel
board-palace = Het paleis
board-stones-from-below = Stenen van onderen
board-next-field = Volgend veld
board-free-fields = Vrije velden
board-part-stands = { $stones } van { $fields } velden bebouwd, volgend veld met waarde { $next }, loon { $wage }
board-part-full = Alle { $fields } velden bebouwd, loon { $wage }
board-part-shares = Stenen: { $shares }
board-part-bag = Goudbuidel op het veld met waarde { $value }
board-part-sites = Bouwplaats van { $names }
board-part-lifted = De bovenste steen wordt verplaatst
board-part-planned = { $count ->
    [one] Eén steen gepland
   *[other] { $count } stenen gepland
}
board-part-promise = Als het zo voltooid wordt: { $told }
board-part-site-planned = Gepland als jouw bouwplaats
board-part-scored = Gescoord: { $told }
board-part-brief = Paleisdeel { $part }: { $stones } van { $fields }, volgende { $next }
board-part-brief-full = Paleisdeel { $part }: vol
board-part-brief-finished = Paleisdeel { $part }: voltooid
board-part-brief-stopped = stilgelegd
board-take-back = Paleisdeel { $part } is gepland: terugnemen
board-race = Overwinningspunten: { $told }
# Hoeveel iemand van iets heeft.
board-one = { $name } { $count }
# What the figures of a player and the track are, for whoever points at them.
board-tally-vp = Overwinningspunten beslissen het spel. Voltooide paleisdelen leveren ze op, en aan het einde de rang in privilegepunten.
board-tally-pp = Privilegepunten komen van goud dat niets gewonnen heeft. Privileges kosten ze; wat overblijft levert aan het einde overwinningspunten op.
board-tally-stones = Stenen om te bouwen: iedereen bouwt ze in fase 7 van deze ronde.
board-tally-supply = De voorraad: stenen die nog niemand gekregen heeft. Een voltooid paleisdeel geeft zijn stenen hier terug.
board-tally-cards = Goudkaarten in de hand. Wat gelegd wordt is uitgegeven, alleen een 0 komt terug; premies, loon en privileges leveren nieuwe kaarten op.
board-race-explained = De overwinningspunten van iedereen van links naar rechts. Wie er aan het einde de meeste heeft, wint.

## De spelers en hun biedingen

eschnapur-remark-player = Wie
eschnapur-remark-vp = OP
    .title = Overwinningspunten
    .count = { $count ->
        [one] { $count } overwinningspunt
       *[other] { $count } overwinningspunten
    }
eschnapur-remark-pp = PP
    .title = Privilegepunten
    .count = { $count ->
        [one] { $count } privilegepunt
       *[other] { $count } privilegepunten
    }
eschnapur-remark-stones = Stenen
    .count = { $count ->
        [one] { $count } steen om te bouwen
       *[other] { $count } stenen om te bouwen
    }
eschnapur-remark-supply = Voorraad
    .count = { $count ->
        [one] { $count } steen in de voorraad
       *[other] { $count } stenen in de voorraad
    }
eschnapur-remark-cards = Kaarten
    .count = { $count ->
        [one] { $count } kaart in de hand
       *[other] { $count } kaarten in de hand
    }
eschnapur-remark-sites = Bouwplaatsen
eschnapur-remark-players-legend = OP: overwinningspunten, PP: privilegepunten; de nummers zijn de ambtenaren, [?] een gedekte kaart
eschnapur-remark-seal = { $official } { $official-name }
board-bids = Spelers en hun biedingen
board-players = Spelers
board-officials = Ambtenaren
board-reasons = Waarom
board-place = Nummer { $place } in de speelvolgorde

board-reason-highest = { $gold } wint
board-reason-cancelled = { $cards } vallen weg, { $gold } wint
board-reason-ties = { $cards }: { $name } wint de gelijke stand
board-reason-all-cancelled = { $cards } vallen weg: niemand
board-reason-zero = 0 wint nooit
board-reason-nobody = Geen kaart
board-reason-blocked = Geblokkeerd
board-reason-shared = { $cards }: elk de helft
board-reason-ties-shared = { $cards }: { $name } krijgt alles, de rest de helft
board-reason-full = Elk het volle aantal
board-reason-no-stones = Geen stenen

# Lines of the log that tell several things at once.
board-told-end = Het einde
board-told-sites = { $count ->
    [one] { $names } heeft bouwplaatsen gekozen.
   *[other] { $names } hebben bouwplaatsen gekozen.
}
board-told-gold = { $count ->
    [one] { $names } heeft goud gelegd.
   *[other] { $names } hebben goud gelegd.
}
board-told-all-down = Iedereen heeft { $count ->
    [one] één kaart
   *[other] { $count } kaarten
} gedekt gelegd.
board-told-down = De kaarten liggen gedekt: { $cards }.
board-told-moved-own = { $name } verplaatst de eigen steen van paleisdeel { $from } naar paleisdeel { $to }.
board-told-cards = Voor { $official-the }: { $cards }.
board-told-no-card = { $name } geen
board-told-from-hand = { $name } { $gold } uit de hand
board-told-blocked-card = { $name } geblokkeerd
board-told-nobody-cancelled = Niemand wint { $official-the }: { $cards } vallen tegen elkaar weg.
board-told-nobody-zero = Niemand wint { $official-the }: een 0 wint nooit.
board-told-nobody-blocked = Niemand wint { $official-the }: de kaart daar is geblokkeerd.
board-told-nobody-laid = Niemand wint { $official-the }: daar ligt geen kaart.
board-told-blocked = { $stones ->
    [one] { $by } blokkeert de kaart van { $name } voor { $official-the }; { $name } krijgt er 1 steen voor.
   *[other] { $by } blokkeert de kaart van { $name } voor { $official-the }; { $name } krijgt er { $stones } stenen voor.
}
board-told-stones = De kaarten leveren stenen op: { $shares }.
board-told-stones-shared = De kaarten leveren stenen op: { $shares }, want gelijke kaarten leveren de helft op.
board-told-stones-ties = De kaarten leveren stenen op: { $shares }; { $name } wint de gelijke stand, anders leveren gelijke kaarten de helft op.
board-told-built-on = { $stones ->
    [one] 1 steen op { $part-name }
   *[other] { $stones } stenen op { $part-name }
}
board-told-built = { $name } bouwt { $parts }.
board-told-passed = { $names } kopen niets.
board-told-points = Privilegepunten voor goud dat niets gewonnen heeft: { $gains }.
# $why is one of the three below it.
board-told-coins = { $count ->
    [one] { $name } neemt { $gold } goud, { $why }.
   *[other] { $name } neemt { $gold } goud, { $why }: { $cards }.
}
board-told-coins-short = { $name } neemt { $gold } van { $due } goud, { $why }: alles kan de bank niet betalen.
board-paid-premium = de premie van { $part-name }
board-paid-wage = het loon van { $part-name }
board-paid-privilege = zoals het privilege zegt
# Beside “Take 3 gold from the bank.”
board-why-premium = Het is de premie van { $part-name }.
board-why-wage = Het is het loon van { $part-name }.
board-why-privilege = Je privilege levert het op.
board-planned-sites = { $name } kiest { $parts }.
board-planned-gold = { $name } legt { $cards }.
board-planned-coins = { $name } neemt { $cards } uit de bank.
board-planned-card = { $gold } voor { $official-the }
board-planned-blockade-beside = { $name } legt de blokkademarker naast het paleis.
board-planned-stop-beside = { $name } legt de bouwstopmarker naast het paleis.
board-planned-order = { $name } bepaalt de speelvolgorde: { $order }.
board-hands = Alle handkaarten
board-hand-of = { $name }: { $cards }

board-slot-empty = leeg
board-slot-left = blijft leeg
board-slot-hidden = een gedekte kaart
board-slot-up = een { $gold }
board-slot-down = een { $gold }, gedekt
board-slot-planned = een { $gold }, gepland
board-slot-blocked = geblokkeerd
board-slot-carried = van vorige ronde
board-slot-won = wint
board-slot-stones = { $count ->
    [one] één steen
   *[other] { $count } stenen
}
board-slot-cancelled = weggevallen
board-slot-back = gaat terug naar de hand

## Wat ernaast ligt

eschnapur-remark-hand = Jouw hand
eschnapur-remark-bank = Bank
eschnapur-remark-no-cards = geen kaarten
eschnapur-remark-order = Speelvolgorde
eschnapur-remark-no-order = Nog niet bepaald
eschnapur-remark-favour = { $official-title }
eschnapur-remark-blocked = op de kaart van { $seat } voor { $official-the }
eschnapur-remark-this-round = Deze ronde
eschnapur-remark-wins-ties = { $seat } wint gelijke standen
eschnapur-remark-plays-from-hand = { $seat } speelt uit de hand
eschnapur-remark-privileges = Privileges
eschnapur-remark-price = { $privilege-name } ({ $cost })
eschnapur-remark-no-privileges = geen enkel meer
# Wat iedereen van iemands kaarten kan weten, waar open boek wordt gehouden.
board-cards-owned = { $told }; met de gedekte erbij: { $cards }
board-hand-cards = Waarde { $gold }: { $count ->
    [one] één kaart
   *[other] { $count } kaarten
}
board-hand-planned = { $gold } goud gepland
board-hand-left = { $gold } goud in de hand
board-bank-sum = { $gold } goud
board-bank-cards = Waarde { $gold } in de bank: { $count }
board-return = De { $gold } terugleggen
board-taken = { $taken } van { $total } genomen
board-markers = Speelvolgordemarkers
board-markers-handed = Alle markers zijn uitgedeeld
board-marker-back = Marker { $marker }: terugnemen
board-market = Privileges en voorraden
board-my-points = { $points } PP
board-privilege-cost = Kost { $cost } PP.
board-privilege-gone = Verkocht
board-privilege-open = Nu te koop
board-privilege-planned = Gepland
board-privilege-reached = Je hebt genoeg punten.
board-official-now = wordt omgedraaid
board-explained = Wat ze doen
board-supplies = Stenen in voorraad

## Een ronde in cijfers

board-summary-stones = Gekregen stenen
board-summary-built = Gebouwde stenen
board-summary-gold = Genomen goud
board-summary-pp = Gekregen privilegepunten
board-summary-vp = Behaalde overwinningspunten

## Voorgelezen, en toetsen

board-read-no-hand = Je hebt geen hand.
board-read-no-bids = Er ligt nog niets.
eschnapur-key-pick = Een kaart op waarde pakken; nog eens: neerleggen
eschnapur-key-lay = De gepakte kaart voor ambtenaar 1 tot 5 neerleggen
eschnapur-key-walk = Van de ene plek voor kaarten naar de volgende
eschnapur-key-forget = De gepakte kaart terugleggen

## The replay: what decides the game, and what is marked

eschnapur-points = Overwinningspunten
eschnapur-mark-round = een ronde begint
eschnapur-mark-reveal = kaarten worden omgedraaid
eschnapur-mark-finish = een paleisdeel is voltooid
