# The lessons of Der Palast von Eschnapur.

# The first game: what it is, how long it takes, and its end.
eschnapur-course-first = Het eerste spel
    .lead = Alles wat telt komt voorbij: omkopen, gelijke biedingen, bouwen, privileges.
    .promise = Een klein paleis en twee vriendelijke bots: ongeveer tien minuten.
    .over = { $isbest ->
        [true] { $points ->
            [one] Goed gespeeld: 1 punt!
           *[other] Goed gespeeld: { $points } punten!
        }
       *[other] { $points ->
            [one] 1 punt in je eerste spel
           *[other] { $points } punten in je eerste spel
        }
    }
    .over-text = { $isbest ->
        [true] Niemand heeft er meer.
       *[other] Voor de winst waren er { $best } nodig.
     } Nu weet je hoe het gaat: in het geheim plannen, raden wat anderen leggen, bovenop staan als een paleisdeel voltooid wordt. In een volledig spel is het paleis veel groter.

# What the coach says: a heading and a few sentences each.
eschnapur-learn-welcome = Welkom in Eschnapur!
eschnapur-learn-welcome-text = Je bouwt aan het paleis van de maharadja, { $others ->
    [one] samen met je tegenstander en tegelijk om het hardst
   *[other] samen met de anderen en tegelijk tegen hen
 }. Wie aan het einde de meeste overwinningspunten heeft, wint. Een ronde heeft negen korte fasen; bovenaan zie je waar we zijn.
eschnapur-learn-sites = Kies twee bouwplaatsen
eschnapur-learn-sites-text = Kies twee paleisdelen waarop je deze ronde wilt bouwen, en verzegel je keuze. Nog niemand ziet die, en tot iedereen gekozen heeft, kun je die terugnemen. Het getal op een veld is wat het later waard is: hoge velden leveren meer op, maar iemand moet eerst de lage bouwen.
eschnapur-learn-gold = Nu het smeergeld
eschnapur-learn-gold-text = Leg gedekt een goudkaart bij elke ambtenaar. Een 5 is sterk, maar een kaart die wint ben je kwijt, en nieuw goud komt alleen van het paleis en van privileges.
eschnapur-learn-officials = Wat de ambtenaren kunnen
eschnapur-learn-officials-text = De hoogste kaart wint, maar gelijke kaarten vallen tegen elkaar weg. Zonder stenen kun je niet bouwen: wees daar niet zuinig.
eschnapur-learn-official-1 = De blokkade houdt een kaart van iemand anders tegen.
eschnapur-learn-official-2 = De bouwstop legt een paleisdeel deze ronde stil.
eschnapur-learn-official-3 = Stenen krijgt iedereen, zoveel als de eigen kaart waard is.
eschnapur-learn-official-4 = De speelvolgorde zegt wie eerst bouwt.
eschnapur-learn-official-5 = Het verplaatsen brengt een steen naar een ander paleisdeel.
eschnapur-learn-won = Je wint { $official-the }
eschnapur-learn-won-text = Jouw { $gold } was de hoogste kaart. Wie wint, betaalt: de kaart gaat naar de bank.
eschnapur-learn-won-cancelled = Je wint { $official-the } met een { $gold }
eschnapur-learn-won-cancelled-text = De { $higher }’en vielen tegen elkaar weg, dus telt de volgende: die van jou. Daar draait dit spel om.
eschnapur-learn-won-ties = De gelijke stand is voor jou
eschnapur-learn-won-ties-text = Nog iemand liet een { $gold } zien. Omdat je ‘Gelijke stand winnen’ hebt gekocht, win je { $official-the } toch.
eschnapur-learn-cancelled = { $gold } en { $gold } vallen tegen elkaar weg
eschnapur-learn-cancelled-text = { $name } en jij legden dezelfde kaart voor { $official-the }, dus wint geen van beide. Raden wat anderen leggen is meer waard dan goud.
eschnapur-learn-lost = { $name } wint { $official-the }
eschnapur-learn-lost-text = { $gold ->
    [one] { $winning } verslaat jouw { $gold }. Maar je kaart is niet verloren: die blijft liggen en levert aan het einde van de ronde 1 privilegepunt op.
   *[other] { $winning } verslaat jouw { $gold }. Maar je kaart is niet verloren: die blijft liggen en levert aan het einde van de ronde { $gold } privilegepunten op.
}
eschnapur-learn-lost-tie = De gelijke stand is voor { $name }
eschnapur-learn-lost-tie-text = Jouw { $gold } is even hoog, maar { $name } heeft ‘Gelijke stand winnen’ gekocht en wint { $official-the }. Je kaart blijft liggen en levert aan het einde van de ronde { $gold ->
    [one] 1 privilegepunt
   *[other] { $gold } privilegepunten
 } op.
eschnapur-learn-zero = Je 0 komt terug
eschnapur-learn-zero-text = Een 0 wint nooit, maar komt altijd terug in je hand. Goedkoper kun je geen nee zeggen.
eschnapur-learn-blockade = Blokkeer een kaart
eschnapur-learn-blockade-text = Je hebt de blokkade gewonnen. Leg de marker op een kaart van iemand anders: deze ronde telt die niet. Daar staat een steen tegenover.
eschnapur-learn-blocked = Je kaart is geblokkeerd
eschnapur-learn-blocked-text = { $name } legde de blokkade op je kaart voor { $official-the }. Die blijft tot de volgende ronde gedekt, en je kreeg er een steen voor.
eschnapur-learn-stop = Leg een paleisdeel stil
eschnapur-learn-stop-text = Je hebt de bouwstop gewonnen. Op het paleisdeel dat je kiest, bouwt deze ronde niemand. Goed is er een waar anderen willen bouwen en jij niet.
eschnapur-learn-stopped = Een bouwstop
eschnapur-learn-stopped-text = { $name } heeft paleisdeel { $part } deze ronde stilgelegd. Is het een van je bouwplaatsen, bouw dan op de andere.
eschnapur-learn-stones = { $stones ->
    [one] Je krijgt een steen
   *[other] Je krijgt { $stones } stenen
 }
eschnapur-learn-stones-text = Iedereen krijgt zoveel stenen als de eigen kaart waard is, en niemand wint. Al deze kaarten gaan naar de bank.
eschnapur-learn-stones-tied = De helft van de stenen
eschnapur-learn-stones-tied-text = Nog iemand liet een { $gold } zien. Een gelijke stand halveert de stenen: je krijgt er { $stones }.
eschnapur-learn-order = Wie bouwt eerst?
eschnapur-learn-order-text = Je hebt de speelvolgorde gewonnen: jij deelt de markers uit. Wie eerst bouwt, krijgt de lage velden en de goudbuidel; wie laatst bouwt, staat bovenop.
eschnapur-learn-order-set = De volgorde staat vast
eschnapur-learn-order-set-text = { $isme ->
    [true] Jij bouwt eerst. Alle stenen die passen, moeten gebouwd worden.
   *[other] { $name } bouwt eerst. Kijk waar, en bouw er dan bovenop.
 }
eschnapur-learn-building = Bouwen!
eschnapur-learn-building-text = Zet je stenen een voor een op je twee bouwplaatsen. Elke steen komt op het laagste vrije veld. Wat past, moet gebouwd worden; de andere stenen wachten op de volgende ronde.
eschnapur-learn-premium = De goudbuidel
eschnapur-learn-premium-text = Op de buidel van paleisdeel { $part } is gebouwd. Iedereen die daar een steen heeft, neemt { $gold } goud uit de bank.
eschnapur-learn-take = Neem je goud
eschnapur-learn-take-text = Neem kaarten ter waarde van { $left } goud uit de bank. Veel kleine of één grote? Grote winnen, van kleine heb je langer iets.
eschnapur-learn-moving = Verplaats een steen
eschnapur-learn-moving-text = Je hebt het verplaatsen gewonnen. Neem de bovenste steen van een paleisdeel, van wie dan ook, en zet hem op een ander. Haal iemand van de top, of breng jezelf erheen. Je mag ook alles laten zoals het is.
eschnapur-learn-moved = Je steen is verplaatst
eschnapur-learn-moved-text = { $name } verplaatste je steen van paleisdeel { $from } naar paleisdeel { $to }. Helemaal bovenop ben je nooit helemaal veilig.
eschnapur-learn-points = Verliezen loont
eschnapur-learn-points-text = { $points ->
    [one] Je goud dat niets won, levert 1 privilegepunt op. Dat is geen overwinningspunt: je koopt er privileges mee.
   *[other] Je goud dat niets won, levert { $points } privilegepunten op. Dat zijn geen overwinningspunten: je koopt er privileges mee.
}
eschnapur-learn-window = Wil je iets kopen?
eschnapur-learn-window-text = { $points ->
    [one] Je hebt 1 privilegepunt.
   *[other] Je hebt { $points } privilegepunten.
} Wat je nu kunt kopen, licht op; elke kaart is er maar één keer. Je mag altijd passen en sparen.
eschnapur-learn-wages = Paleisdeel { $part } is vol
eschnapur-learn-wages-text = Eerst betaalt het loon: iedereen die daar een steen heeft, neemt { $wage } goud uit de bank. Eén steen is genoeg, dus het is goed om op veel plekken te staan.
eschnapur-learn-scored = Je krijgt { $sum } punten
eschnapur-learn-scored-text = Je bovenste steen op paleisdeel { $part } staat op een veld dat { $value } waard is, en { $stones ->
    [one] je ene steen levert nog een punt op
   *[other] je { $stones } stenen leveren elk nog een punt op
 }: { $sum } overwinningspunten.
eschnapur-learn-scored-other = { $name } krijgt { $sum } punten
eschnapur-learn-scored-other-text = De bovenste steen van { $name } op paleisdeel { $part } staat op een veld dat { $value } waard is, en { $stones ->
    [one] één steen daar levert nog een punt op
   *[other] { $stones } stenen daar leveren elk nog een punt op
 }: { $sum } overwinningspunten. Voor jou wordt net zo geteld.
eschnapur-learn-finished = Een paleisdeel is voltooid
eschnapur-learn-finished-text = Paleisdeel { $part } is klaar, de stenen gaan terug. Het spel eindigt zodra { $needed } paleisdelen voltooid zijn; nu { $done ->
    [one] is het er één
   *[other] zijn het er { $done }
 }.
eschnapur-learn-round = Een nieuwe ronde
eschnapur-learn-round-text = Vanaf hier herhaalt alles zich, en het meeste ken je. Ik meld me alleen als er iets nieuws is.
eschnapur-learn-bonus = Punten voor punten
eschnapur-learn-bonus-text = Privilegepunten die over zijn, leveren naar rang overwinningspunten op. Voor jou: { $points }.

# The end of the first game: things that did not come up in it.
eschnapur-learn-unmet-official = Ambtenaren:
eschnapur-learn-unmet-moment = Momenten:
eschnapur-learn-unmet-privilege = Privileges:
eschnapur-learn-unmet-more-players = (met drie of vier spelers)
eschnapur-learn-topic-won-cancelled = gelijke kaarten
eschnapur-learn-topic-zero = de 0 die terugkomt
eschnapur-learn-topic-premium = de goudbuidel
eschnapur-learn-topic-scored = de puntentelling van een paleisdeel

# Privileges, when they can be bought for the first time.
eschnapur-learn-buy-choose-order-text = Voor { $cost } punten neem je je plaats in de speelvolgorde voordat de andere verdeeld worden.
eschnapur-learn-buy-win-ties-text = Voor { $cost } punten win je deze ronde bij gelijke stand om de hoogste kaart, en die halveert je stenen niet.
eschnapur-learn-buy-free-sites-text = Voor { $cost } punten vergeet je deze beurt je twee bouwplaatsen en bouw je waar je wilt.
eschnapur-learn-buy-gold-five-text = Voor { $cost } punten neem je 5 goud uit de bank. Goed als je hand dun wordt.
eschnapur-learn-buy-refuse-blockade-text = Voor { $cost } punten is je geblokkeerde kaart weer vrij, en de steen houd je.
eschnapur-learn-buy-last-stone-text = Voor { $cost } punten bescherm je de bovenste steen van een paleisdeel tegen verplaatsen.
eschnapur-learn-buy-gold-and-stones-text = Voor { $cost } punten neem je 3 goud en 2 stenen.
eschnapur-learn-buy-ignore-stop-text = Voor { $cost } punten geldt de bouwstop niet voor jou: bouw op het stilgelegde paleisdeel, of verplaats een steen erheen of eraf.
eschnapur-learn-buy-three-stones-text = Voor { $cost } punten neem je 3 stenen. Precies goed om een paleisdeel vol te maken.
eschnapur-learn-buy-from-hand-text = Voor { $cost } punten leg je nu niets: je ziet eerst de kaarten van de anderen en speelt dan de jouwe.
