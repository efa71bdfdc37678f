# Wat er in Der Palast von Eschnapur gebeurt, als zinnen van het verslag. Zie locales/README.md.

## Hoe de dingen heten

eschnapur-official-1 = blokkade
    .title = Blokkade
    .the = de blokkade
    .explained = Wie de hoogste kaart legt, mag de blokkade op een gedekte kaart van iemand anders leggen. Die kaart wordt deze ronde niet omgedraaid; daar staat een steen tegenover (E3.2, E3.5, E3.6).
eschnapur-official-2 = bouwstop
    .title = Bouwstop
    .the = de bouwstop
    .explained = Wie de hoogste kaart legt, mag één paleisdeel stilleggen: deze ronde bouwt daar niemand en er wordt geen steen vandaan of naartoe verplaatst (E4.1, E4.2).
eschnapur-official-3 = stenen
    .title = Stenen
    .the = de stenen
    .explained = Iedereen krijgt zoveel stenen als de gelegde kaart waard is. Gelijke kaarten leveren maar de helft op, naar boven afgerond (E5.1).
eschnapur-official-4 = speelvolgorde
    .title = Volgorde
    .the = de speelvolgorde
    .explained = Wie de hoogste kaart legt, bepaalt in welke volgorde er wordt gebouwd (E6.1).
eschnapur-official-5 = steen verplaatsen
    .title = Ver­plaatsen
    .the = het verplaatsen
    .explained = Wie de hoogste kaart legt, mag de bovenste steen van een paleisdeel naar een ander verplaatsen (E8.1).

eschnapur-part-1 = paleisdeel 1
    .title = Paleisdeel 1
eschnapur-part-2 = paleisdeel 2
    .title = Paleisdeel 2
eschnapur-part-3 = paleisdeel 3
    .title = Paleisdeel 3
eschnapur-part-4 = paleisdeel 4
    .title = Paleisdeel 4
eschnapur-part-5 = paleisdeel 5
    .title = Paleisdeel 5
eschnapur-part-6 = paleisdeel 6
    .title = Paleisdeel 6
eschnapur-part-7 = paleisdeel 7
    .title = Paleisdeel 7
eschnapur-part-8 = paleisdeel 8
    .title = Paleisdeel 8

eschnapur-privilege-choose-order = Volgorde kiezen
    .title = Volgorde kiezen
    .explained = Je neemt een speelvolgordemarker naar keuze voordat de rest wordt uitgedeeld (E10.4).
    .when = In fase 6, na winst.
eschnapur-privilege-win-ties = Gelijke stand winnen
    .title = Gelijke stand winnen
    .explained = Deze ronde win je elke gelijke stand om de hoogste kaart, en gelijke kaarten halveren jouw stenen niet (E10.5).
    .when = Voor het goud leggen.
eschnapur-privilege-free-sites = Vrije bouwplaatskeuze
    .title = Vrije bouwplaatskeuze
    .explained = Deze beurt bouw je op onvoltooide paleisdelen naar keuze, behalve op het stilgelegde (E10.6).
    .when = In je bouwbeurt.
eschnapur-privilege-gold-five = 5 goud
    .title = 5 goud
    .explained = Je neemt 5 goud uit de bank (E10.7).
    .when = Op elk koopmoment.
eschnapur-privilege-refuse-blockade = Blokkade weigeren
    .title = Blokkade weigeren
    .explained = De blokkade gaat van je kaart af, die gewoon wordt gespeeld. De steen ervoor houd je (E10.8).
    .when = Als je geblokkeerd bent.
eschnapur-privilege-last-stone = Laatste steen
    .title = Laatste steen
    .explained = Je noemt een paleisdeel: de bovenste steen daarvan mag in deze fase niet worden verplaatst (E10.9).
    .when = In fase 8, na winst.
eschnapur-privilege-gold-and-stones = 3 goud en 2 stenen
    .title = 3 goud en 2 stenen
    .explained = Je neemt 3 goud uit de bank en 2 stenen uit je voorraad (E10.10).
    .when = Op elk koopmoment.
eschnapur-privilege-ignore-stop = Bouwstop negeren
    .title = Bouwstop negeren
    .explained = Je bouwt op het stilgelegde paleisdeel als het een van je bouwplaatsen is; of je verplaatst, als je fase 8 hebt gewonnen, een steen van of naar dat deel (E10.11).
    .when = Bouwbeurt of fase 8.
eschnapur-privilege-three-stones = Drie stenen
    .title = Drie stenen
    .explained = Je neemt 3 stenen uit je voorraad (E10.12).
    .when = Op elk koopmoment.
eschnapur-privilege-from-hand = Uit de hand spelen
    .title = Uit de hand spelen
    .explained = Je legt nu niets. Bij elke ambtenaar speel je open een kaart uit je hand nadat de anderen hebben omgedraaid (E10.13).
    .when = Voor het goud leggen.

# De fasen van een ronde: de namen staan bovenaan op de balk, zo kort mogelijk.
eschnapur-phase-1 = Bouwplaatsen
    .explained = Iedereen kiest in het geheim twee verschillende onvoltooide paleisdelen; alleen daar kun je deze ronde bouwen (E1.1). De bouwplaatsen worden pas getoond als je bouwbeurt komt (E7.1). Tot de laatste keuze gemaakt is, kun je de jouwe terugnemen (E2.6).
eschnapur-phase-2 = Goud
    .explained = Iedereen legt in het geheim bij elke ambtenaar één goudkaart gedekt neer (E2.2). De hoogste kaart wint; gelijke hoogste kaarten vallen tegen elkaar weg en de eerstvolgende lagere wint; een 0 wint nooit en komt terug (EW). Kaarten die winnen zijn uitgegeven, kaarten die verliezen worden privilegepunten (E9.1). Alleen met te weinig kaarten mogen plekken leeg blijven (E2.4).
eschnapur-phase-3 = Blokkade
    .explained = Wie de blokkade wint, mag een gedekte kaart van iemand anders blokkeren (E3.2), maar niet dezelfde persoon of dezelfde ambtenaar als vorige ronde (E3.3). Een geblokkeerde kaart blijft gedekt, telt voor de volgende ronde en levert meteen een steen op (E3.5, E3.6). Of de marker komt naast het paleis (E3.4).
eschnapur-phase-4 = Bouwstop
    .explained = Wie de bouwstop wint, mag een onvoltooid paleisdeel stilleggen, maar niet dat van vorige ronde (E4.1). Daar bouwt deze ronde niemand en er wordt geen steen vandaan of naartoe verplaatst (E4.2).
eschnapur-phase-5 = Stenen
    .explained = Elke kaart levert zoveel stenen op als ze waard is; gelijke kaarten de helft, naar boven afgerond (E5.1). Wie gelijke standen wint, krijgt ze allemaal (E5.2). Daarna gaan al deze kaarten naar de bank (E5.3).
eschnapur-phase-6 = Volgorde
    .explained = Wie de speelvolgorde wint, deelt de speelvolgordemarkers naar eigen keuze uit; de volgorde geldt meteen (E6.1).
eschnapur-phase-7 = Bouwen
    .explained = In speelvolgorde toont iedereen de eigen bouwplaatsen en bouwt de stenen een voor een, elk op het laagste vrije veld van een van die bouwplaatsen, nooit op het stilgelegde paleisdeel (E7.1, E7.2). Elke steen die gebouwd kan worden, moet gebouwd worden (E7.3). Een steen op de goudbuidel levert iedereen op dat paleisdeel een premie op (E7.5).
eschnapur-phase-8 = Verplaatsen
    .explained = Wie het verplaatsen wint, mag de bovenste steen van een paleisdeel, van welke kleur ook, verplaatsen naar het laagste vrije veld van een ander onvoltooid paleisdeel (E8.1); nooit van of naar het stilgelegde, en geen beschermde steen (E8.2).
eschnapur-phase-9 = Beloning
    .explained = Kaarten die niets wonnen, leveren privilegepunten op (E9.1). Voor elk vol paleisdeel neemt iedereen met een steen erop het loon uit de bank (E9.3) en scoort dan de waarde van het veld van de eigen bovenste steen plus het aantal eigen stenen daar (E9.4).

## Wat er gebeurt

eschnapur-round-began = Ronde { $round } begint.
eschnapur-site-picked = { $seat } kiest { $part-name }.
eschnapur-gold-laid = { $gold ->
    [none] { $seat } laat { $official-the } zonder kaart.
   *[other] { $seat } legt een { $gold } voor { $official-the }.
}
eschnapur-began-anew = { $seat } begint opnieuw te kiezen.
eschnapur-chose = { $seat } heeft gekozen.
eschnapur-took-back = { $seat } neemt de keuze terug.
eschnapur-cards-down = { $officials-count ->
    [0] { $seat } legt geen kaart.
    [one] { $seat } legt één kaart gedekt neer.
   *[other] { $seat } legt { $officials-count } kaarten gedekt neer.
}
eschnapur-bought = { $cost ->
    [one] { $seat } koopt ‘{ $privilege-name }’ voor 1 privilegepunt.
   *[other] { $seat } koopt ‘{ $privilege-name }’ voor { $cost } privilegepunten.
}
eschnapur-passed = { $seat } koopt niets.
eschnapur-blockade-lifted = De blokkade ligt niet meer op de kaart van { $seat } voor { $official-the }.
eschnapur-revealed = { $seat } draait een { $gold } voor { $official-the } om.
eschnapur-stayed-blocked = De kaart van { $seat } voor { $official-the } is geblokkeerd.
eschnapur-played-from-hand = { $gold ->
    [none] { $seat } speelt geen kaart voor { $official-the }.
   *[other] { $seat } speelt uit de hand een { $gold } voor { $official-the }.
}
eschnapur-won = { $because ->
    [higher-cancelled] { $seat } wint { $official-the } met een { $gold }, omdat de hogere kaarten tegen elkaar wegvallen.
    [wins-ties] { $seat } wint { $official-the } met een { $gold } dankzij ‘{ eschnapur-privilege-win-ties }’.
   *[highest] { $seat } wint { $official-the } met een { $gold }, de hoogste kaart.
}
eschnapur-nobody-won = { $bids-count ->
    [0] Niemand wint { $official-the }: daar telt geen kaart.
   *[other] Niemand wint { $official-the }: alle kaarten vallen tegen elkaar weg.
}
eschnapur-blocked = { $by } blokkeert de kaart van { $seat } voor { $official-the }.
eschnapur-blockade-beside = De blokkademarker ligt naast het paleis.
eschnapur-stopped = { $by } legt { $part-name } stil.
eschnapur-stop-beside = De bouwstopmarker ligt naast het paleis.
eschnapur-stones-handed = { $bids-count ->
    [0] Niemand krijgt stenen.
   *[other] De stenen worden uitgedeeld.
}
eschnapur-stones-gained = { $gained-of-due ->
    [less] { $due ->
        [one] { $seat } heeft recht op 1 steen en krijgt er { $gained }: de voorraad is leeg.
       *[other] { $seat } heeft recht op { $due } stenen en krijgt er { $gained }: de voorraad is leeg.
    }
   *[all] { $gained ->
        [one] { $seat } krijgt 1 steen.
       *[other] { $seat } krijgt { $gained } stenen.
    }
}
eschnapur-marker-chosen = { $seat } neemt speelvolgordemarker { $marker }.
eschnapur-marker-handed = { $seat } krijgt speelvolgordemarker { $marker }.
eschnapur-order-set = { $drawn ->
    [true] De speelvolgorde wordt geloot: { $order }.
   *[false] De speelvolgorde is nu { $order }.
}
eschnapur-sites-shown = { $seat } toont de bouwplaatsen { $sites }.
eschnapur-built = { $seat } bouwt op { $part-name }, veld { $field } van onderen.
eschnapur-premium = De goudbuidel van { $part-name } is bereikt: een premie van { $premium } goud.
eschnapur-owed = { $payable-of-due ->
    [less] { $seat } heeft recht op { $due } goud; de bank kan { $payable } betalen.
   *[all] { $seat } heeft recht op { $due } goud.
}
eschnapur-took = { $seat } neemt een { $gold } uit de bank.
eschnapur-protected = { $seat } beschermt de bovenste steen van { $part-name }.
eschnapur-lifted = { $seat } neemt de bovenste steen van { $part-name }.
eschnapur-moved = { $by } verplaatst de steen van { $owner } van paleisdeel { $from } naar paleisdeel { $to }.
eschnapur-moved-nothing = { $by } verplaatst geen steen.
eschnapur-points-gained = { $points ->
    [0] { $seat } krijgt geen privilegepunten.
    [one] { $seat } krijgt 1 privilegepunt voor goud dat niets gewonnen heeft: { $cards }.
   *[other] { $seat } krijgt { $points } privilegepunten voor goud dat niets gewonnen heeft: { $cards }.
}
eschnapur-wages-due = Paleisdeel { $part } is vol: { $wage } goud loon voor iedereen die er een steen heeft.
eschnapur-scored = { $stones ->
    [one] { $seat } scoort { $points } punten voor { $part-name }: { $field_value } voor het veld en 1 voor de steen.
   *[other] { $seat } scoort { $points } punten voor { $part-name }: { $field_value } voor het veld en { $stones } voor de stenen.
}
eschnapur-finished = Paleisdeel { $part } is voltooid: tot nu toe { $done }, met { $needed } eindigt het spel.
eschnapur-ended = { $ending ->
    [stalemate] Twee rondes hebben niets veranderd: het spel is afgelopen (E11.3).
   *[parts-finished] Er zijn genoeg paleisdelen voltooid: het spel is afgelopen.
}
eschnapur-bonus = { $points ->
    [0] { $seat } krijgt niets voor de rang in privilegepunten.
   *[other] { $seat } krijgt { $points } overwinningspunten voor de rang in privilegepunten.
}
