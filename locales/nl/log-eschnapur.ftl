# Wat er in Der Palast von Eschnapur gebeurt, als zinnen van het verslag. Zie locales/README.md.

## Hoe de dingen heten

eschnapur-official-1 = blokkade
eschnapur-official-2 = bouwstop
eschnapur-official-3 = bouwstenen
eschnapur-official-4 = speelvolgorde
eschnapur-official-5 = bouwsteen verplaatsen

eschnapur-part-1 = paleisdeel 1
eschnapur-part-2 = paleisdeel 2
eschnapur-part-3 = paleisdeel 3
eschnapur-part-4 = paleisdeel 4
eschnapur-part-5 = paleisdeel 5
eschnapur-part-6 = paleisdeel 6
eschnapur-part-7 = paleisdeel 7
eschnapur-part-8 = paleisdeel 8

eschnapur-privilege-choose-order = speelvolgorde kiezen
eschnapur-privilege-win-ties = gelijke stand winnen
eschnapur-privilege-free-sites = vrije bouwplaatskeuze
eschnapur-privilege-gold-five = 5 goud
eschnapur-privilege-refuse-blockade = blokkade weigeren
eschnapur-privilege-last-stone = laatste steen
eschnapur-privilege-gold-and-stones = 3 goud en 2 bouwstenen
eschnapur-privilege-ignore-stop = bouwstop negeren
eschnapur-privilege-three-stones = drie bouwstenen
eschnapur-privilege-from-hand = uit de hand spelen

## Wat er gebeurt

eschnapur-round-began = Ronde { $round } begint.
eschnapur-site-picked = { $seat } kiest { $part-name }.
eschnapur-gold-laid = { $gold ->
    [none] { $seat } laat ambtenaar { $official } zonder kaart.
   *[other] { $seat } legt een { $gold } voor ambtenaar { $official }.
}
eschnapur-began-anew = { $seat } begint opnieuw te kiezen.
eschnapur-chose = { $seat } heeft gekozen.
eschnapur-took-back = { $seat } neemt de keuze terug.
eschnapur-cards-down = { $officials-count ->
    [0] { $seat } legt geen kaart.
    [one] { $seat } heeft een gedekte kaart bij ambtenaar { $officials }.
   *[other] { $seat } heeft gedekte kaarten bij de ambtenaren { $officials }.
}
eschnapur-bought = { $cost ->
    [one] { $seat } koopt ‘{ $privilege-name }’ voor 1 privilegepunt.
   *[other] { $seat } koopt ‘{ $privilege-name }’ voor { $cost } privilegepunten.
}
eschnapur-passed = { $seat } koopt niets.
eschnapur-blockade-lifted = De blokkade ligt niet meer op de kaart van { $seat } voor ambtenaar { $official }.
eschnapur-revealed = Ambtenaar { $official }: { $seat } draait een { $gold } om.
eschnapur-stayed-blocked = Ambtenaar { $official }: de kaart van { $seat } is geblokkeerd.
eschnapur-played-from-hand = { $gold ->
    [none] Ambtenaar { $official }: { $seat } speelt geen kaart.
   *[other] Ambtenaar { $official }: { $seat } speelt een { $gold } uit de hand.
}
eschnapur-won = { $because ->
    [higher-cancelled] { $seat } wint ambtenaar { $official } ({ $official-name }) met een { $gold }, omdat de hogere kaarten tegen elkaar wegvallen.
    [wins-ties] { $seat } wint ambtenaar { $official } ({ $official-name }) met een { $gold } en daarmee de gelijke stand.
   *[highest] { $seat } wint ambtenaar { $official } ({ $official-name }) met een { $gold }, de hoogste kaart.
}
eschnapur-nobody-won = Niemand wint ambtenaar { $official } ({ $official-name }).
eschnapur-blocked = { $by } blokkeert de kaart van { $seat } voor ambtenaar { $official }.
eschnapur-blockade-beside = De blokkademarker ligt naast het paleis.
eschnapur-stopped = { $by } legt de bouw van { $part-name } stil.
eschnapur-stop-beside = De bouwstopmarker ligt naast het paleis.
eschnapur-stones-gained = { $gained-of-due ->
    [less] { $due ->
        [one] { $seat } heeft recht op 1 bouwsteen en krijgt er { $gained }: de voorraad is leeg.
       *[other] { $seat } heeft recht op { $due } bouwstenen en krijgt er { $gained }: de voorraad is leeg.
    }
   *[all] { $gained ->
        [one] { $seat } krijgt 1 bouwsteen.
       *[other] { $seat } krijgt { $gained } bouwstenen.
    }
}
eschnapur-marker-chosen = { $seat } neemt speelvolgordemarker { $marker }.
eschnapur-marker-handed = { $seat } krijgt speelvolgordemarker { $marker }.
eschnapur-order-set = { $drawn ->
    [true] De speelvolgorde wordt geloot: { $order }.
   *[false] De speelvolgorde is nu { $order }.
}
eschnapur-sites-shown = { $seat } onthult de bouwplaatsen { $sites }.
eschnapur-built = { $seat } bouwt op { $part-name }, veld { $field } van onderen.
eschnapur-premium = De goudbuidel van { $part-name } is bereikt: een premie van 3.
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
    [one] { $seat } krijgt 1 privilegepunt.
   *[other] { $seat } krijgt { $points } privilegepunten.
}
eschnapur-wages-due = Paleisdeel { $part } is vol: { $wage } goud loon voor iedereen die er gebouwd heeft.
eschnapur-scored = { $stones ->
    [one] { $seat } scoort voor { $part-name }: { $field_value } voor het veld en 1 voor de steen.
   *[other] { $seat } scoort voor { $part-name }: { $field_value } voor het veld en { $stones } voor de stenen.
}
eschnapur-finished = Paleisdeel { $part } is klaar.
eschnapur-ended = { $ending ->
    [stalemate] Twee ronden hebben niets veranderd: het spel is afgelopen (E11.3).
   *[parts-finished] Er zijn genoeg paleisdelen klaar: het spel is afgelopen.
}
eschnapur-bonus = { $points ->
    [0] { $seat } krijgt niets voor de rang in privilegepunten.
   *[other] { $seat } krijgt { $points } zegepunten voor de rang in privilegepunten.
}
