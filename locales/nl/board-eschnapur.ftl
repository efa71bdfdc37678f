# Het bord van Der Palast von Eschnapur.

eschnapur-phase-1 = Bouwplaatsen
eschnapur-phase-1-explained = Iedereen kiest in het geheim twee paleisdelen om deze ronde op te bouwen.
eschnapur-phase-2 = Goud
eschnapur-phase-2-explained = Iedereen legt bij elke ambtenaar één goudkaart gedekt neer.
eschnapur-phase-3 = Blokkade
eschnapur-phase-3-explained = Wie ambtenaar 1 wint, mag een gedekte kaart van iemand anders blokkeren.
eschnapur-phase-4 = Bouwstop
eschnapur-phase-4-explained = Wie ambtenaar 2 wint, mag één paleisdeel deze ronde stilleggen.
eschnapur-phase-5 = Bouwstenen
eschnapur-phase-5-explained = Elke kaart levert zoveel stenen op als ze waard is; gelijke kaarten de helft, naar boven afgerond.
eschnapur-phase-6 = Volgorde
eschnapur-phase-6-explained = Wie ambtenaar 4 wint, deelt de speelvolgordemarkers uit.
eschnapur-phase-7 = Bouwen
eschnapur-phase-7-explained = In speelvolgorde draait iedereen zijn bouwplaatsen om en bouwt daar zijn stenen.
eschnapur-phase-8 = Verplaatsen
eschnapur-phase-8-explained = Wie ambtenaar 5 wint, mag een bovenste steen naar een ander paleisdeel verplaatsen.
eschnapur-phase-9 = Waardering
eschnapur-phase-9-explained = Kaarten die niets wonnen, leveren privilegepunten op. Volle paleisdelen betalen loon en worden gewaardeerd.

board-palace = Het paleis
board-bids = Spelers en hun biedingen
board-players = Spelers
board-state = Stand
board-reasons = Waarom
board-place = Nummer { $place } in de speelvolgorde

board-official-1 = Blokkade
board-official-1-explained = De hoogste kaart mag de blokkade op een gedekte kaart van iemand anders leggen. Die kaart wordt deze ronde niet omgedraaid; de eigenaar krijgt er een steen voor.
board-official-2 = Bouwstop
board-official-2-explained = De hoogste kaart mag één paleisdeel stilleggen: deze ronde bouwt daar niemand en er wordt geen steen van of naar toe verplaatst.
board-official-3 = Bouw­stenen
board-official-3-explained = Iedereen krijgt zoveel stenen als zijn kaart waard is. Gelijke kaarten leveren de helft op, naar boven afgerond.
board-official-4 = Volgorde
board-official-4-explained = De hoogste kaart bepaalt in welke volgorde er wordt gebouwd.
board-official-5 = Ver­plaatsen
board-official-5-explained = De hoogste kaart mag de bovenste steen van een paleisdeel naar een ander verplaatsen.

board-reason-highest = { $gold } wint
board-reason-cancelled = { $cards } vallen weg, { $gold } wint
board-reason-ties = { $cards }: { $name } wint de gelijke stand
board-reason-all-cancelled = { $cards } vallen weg: niemand
board-reason-zero = 0 wint nooit
board-reason-nobody = Niemand
board-reason-shared = { $cards }: elk de helft
board-reason-full = Alles volledig
board-reason-no-stones = Geen stenen

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
board-block = Kaart van { $name } blokkeren: { $official }

board-count-vp = { $count ->
    [one] { $count } zegepunt
   *[other] { $count } zegepunten
}
board-count-pp = { $count ->
    [one] { $count } privilegepunt
   *[other] { $count } privilegepunten
}
board-count-stones = { $count ->
    [one] { $count } steen om te bouwen
   *[other] { $count } stenen om te bouwen
}
board-count-supply = { $count ->
    [one] { $count } steen in de voorraad
   *[other] { $count } stenen in de voorraad
}
board-count-cards = { $count ->
    [one] { $count } kaart in de hand
   *[other] { $count } kaarten in de hand
}

board-part = Paleisdeel { $part }
board-part-stands = { $stones } van { $fields } velden bebouwd, volgende veld { $next }, loon { $wage }.
board-part-full = Alle { $fields } velden bebouwd, loon { $wage }.
board-part-finished = Voltooid.
board-part-share = { $name } { $count }
board-part-shares = Stenen: { $shares }.
board-part-bag = Goudbuidel op veld { $value }.
board-part-stopped = Bouwstop.
board-part-sites = Bouwplaats van { $names }.
board-site = Paleisdeel { $part } als bouwplaats kiezen
board-stop = Bouwstop op paleisdeel { $part } leggen
board-build = Een steen op paleisdeel { $part } bouwen
board-lift = De bovenste steen van paleisdeel { $part } pakken
board-set = De steen naar paleisdeel { $part } verplaatsen
board-protect = De bovenste steen van paleisdeel { $part } beschermen
board-take-back = Paleisdeel { $part } is gepland: terugnemen
board-promise = Als het zo voltooid wordt:

board-race = Zegepunten: { $told }
board-race-one = { $name } { $points }

board-hand = Jouw hand
board-hand-cards = Goud { $gold }: { $count ->
    [one] één kaart
   *[other] { $count } kaarten
}
board-hand-planned = { $gold } goud gepland
board-hand-left = { $gold } goud in de hand
board-targets = Ambtenaren
board-leave = Leeg laten

board-bank = Bank
board-bank-sum = { $gold } goud
board-bank-cards = Goud { $gold } in de bank: { $count }
board-take = Een { $gold } nemen (de bank heeft er { $count })
board-return = De { $gold } terugleggen
board-taken = { $taken } van { $total } genomen

board-markers = Speelvolgordemarkers
board-hand-marker = Wie krijgt marker { $number }?
board-markers-handed = Alle markers zijn uitgedeeld
board-marker-back = Marker { $number }: terugnemen
board-choose-marker = Welke marker neem je?
board-choose-marker-one = Marker { $number } nemen

board-market = Privileges en voorraden
board-privileges = Privileges
board-my-points = { $points } PP
board-privilege-cost = Kost { $cost } PP.
board-privilege-gone = Weg
board-privilege-open = Nu te koop
board-privilege-planned = Gepland
board-supplies = Stenen in voorraad
board-supply-one = { $name }: { $count }
board-order = Speelvolgorde
board-order-none = Nog niet bepaald

board-privilege-choose-order = Volgorde kiezen
board-privilege-choose-order-explained = Je neemt een speelvolgordemarker naar keuze voordat de rest wordt uitgedeeld.
board-privilege-choose-order-when = In fase 6, na winst.
board-privilege-win-ties = Gelijke stand winnen
board-privilege-win-ties-explained = Deze ronde win je elke gelijke stand om de hoogste kaart, en gelijke kaarten halveren jouw stenen niet.
board-privilege-win-ties-when = Voor het goud leggen.
board-privilege-free-sites = Vrije bouwplaatskeuze
board-privilege-free-sites-explained = Deze beurt bouw je op onvoltooide paleisdelen naar keuze, behalve op het stilgelegde.
board-privilege-free-sites-when = In je bouwbeurt.
board-privilege-gold-five = Goud 5
board-privilege-gold-five-explained = Je neemt 5 goud uit de bank.
board-privilege-gold-five-when = Op elk koopmoment.
board-privilege-refuse-blockade = Blokkade weigeren
board-privilege-refuse-blockade-explained = De blokkade gaat van je kaart af, die gewoon wordt gespeeld. De steen ervoor houd je.
board-privilege-refuse-blockade-when = Als je geblokkeerd bent.
board-privilege-last-stone = Laatste steen
board-privilege-last-stone-explained = Je noemt een paleisdeel: de bovenste steen daarvan mag in deze fase niet worden verplaatst.
board-privilege-last-stone-when = In fase 8, na winst.
board-privilege-gold-and-stones = Goud 3 en 2 stenen
board-privilege-gold-and-stones-explained = Je neemt 3 goud uit de bank en 2 stenen uit je voorraad.
board-privilege-gold-and-stones-when = Op elk koopmoment.
board-privilege-ignore-stop = Bouwstop negeren
board-privilege-ignore-stop-explained = Je bouwt op het stilgelegde paleisdeel als het een van je bouwplaatsen is; of je verplaatst, als je fase 8 hebt gewonnen, een steen van of naar dat deel.
board-privilege-ignore-stop-when = Bouwbeurt of fase 8.
board-privilege-three-stones = Drie stenen
board-privilege-three-stones-explained = Je neemt 3 stenen uit je voorraad.
board-privilege-three-stones-when = Op elk koopmoment.
board-privilege-from-hand = Uit de hand spelen
board-privilege-from-hand-explained = Je legt nu niets. Bij elke ambtenaar speel je open een kaart uit je hand nadat de anderen hebben omgedraaid.
board-privilege-from-hand-when = Voor het goud leggen.
