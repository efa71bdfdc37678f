# Wat er in Morgenland gevraagd wordt en wat er te kiezen valt. Zie locales/README.md.

## Zoveel schatten

morgenland-treasures-due = { $due ->
    [1] 1 schat
   *[other] { $due } schatten
}
morgenland-treasures-given = { $units ->
    [1] 1 schat
   *[other] { $units } schatten
}

## Vragen

morgenland-ask-place = Leg een figuur { $open ->
    [true] open neer (maar gedekt { morgenland-space-guard.at })
   *[false] gedekt neer
}: welke, en waar{ $playable ->
    [true] , of wat speel je eerst
   *[false] { "" }
}?
morgenland-ask-opening = Iedereen begint met 3 schatten: neem { morgenland-treasures-due } uit de bank, per soort in de volgorde van de grotten. Wat is de volgende?
morgenland-ask-market-take = { morgenland-space-market.title }: neem { morgenland-treasures-due } uit de bank, per soort in de volgorde van de grotten. Wat is de volgende?
morgenland-ask-take = { $spell-name }: neem { morgenland-treasures-due } uit de bank, per soort in de volgorde van de grotten. Wat is de volgende?
morgenland-ask-pay-bribe = Het smeergeld: geef { morgenland-treasures-due } aan de bank, per soort in de volgorde van de grotten. Wat is de volgende?
morgenland-ask-give = { $caster ->
    [none] { $spell-name }
   *[other] ‘{ $spell-name }’ van { $caster }
}: geef { morgenland-treasures-due } aan { $to ->
    [none] de bank
   *[other] { $to }
}, per soort in de volgorde van de grotten. Wat is de volgende?
morgenland-ask-market = Je bent { morgenland-space-market.at } de sterkste: geef je 1 schat voor { $units } naar keuze uit de bank?
morgenland-ask-bribe = De paleiswacht heeft sterkte { $guard }, jij hebt { $strength }: betaal je { morgenland-treasures-due } om het paleis in te gaan?
morgenland-ask-buy = { $room-title }: koop je { $artefact ->
    [none] het bovenste artefact
   *[other] { $artefact-the }
} voor { $price }?
morgenland-ask-price = { $room-title }: met welke soort betaal je { $due } voor { $token ->
    [none] { morgenland-artefact-carpet.your }
   *[other] je figuur { $token }
}{ $reversed ->
    [true] , die { $due } telt
   *[false] { "" }
}{ $later-count ->
    [0] { "" }
    [1] { " " }(daarna { $later } van een andere soort)
   *[other] { " " }(daarna { $later } van andere soorten)
}?
morgenland-ask-keep = Welke toverkaart houd je? { $to ->
    [none] De andere wordt open afgelegd.
   *[other] De andere is voor { $to }.
}
morgenland-ask-camel = Je hebt je { morgenland-space-caravanserai.at } binnengesmokkeld: neem je de kameel en word je startspeler?
morgenland-ask-window = { $stage }: wat speel je?
morgenland-ask-tally = { $space-subject } wordt afgerekend ({ $guard ->
    [none] { "" }
   *[other] sterkte { $guard }; { "" }
}{ $standing-count ->
    [0] er is niemand
   *[other] { $standing }
}): wat speel je?
morgenland-ask-answer = Aangekondigd: { $plays }. Wat speel je?
morgenland-ask-counter = { $seat } koopt met ‘{ morgenland-spell-abracadabra }’: zet je een tegentovenaar in?
morgenland-ask-name = { $play-card ->
    [artefact] { $play-card-value-subject }
   *[spell] { $play-card-value-name }{ morgenland-play-artefact }
}: { $what ->
    [doubled] welke van je figuren telt nog een keer?
    [countered] tegen welke toverkaart?
    [borrowed] van welk artefact leen je de kracht?
    [given] welk van je artefacten geef je weg?
    [swapped] tegen het open artefact van welke kamer?
    [own-token] welke van je figuren verplaats je?
    [other-token] welke figuur van een ander verplaats je?
    [destination] waar gaat { $piece } heen?
    [token-back] welke figuur gaat terug?
    [empty-cave] welke lege grot krijgt schatten?
    [stack] in welke kamer?
    [closed] op welk veld mag niets meer komen?
   *[eclipsed] op welk veld?
}
morgenland-ask-search = Je hebt betaald en bekijkt de stapel ({ $room-name }): welk artefact neem je?
morgenland-ask-mirage = { morgenland-spell-mirage }: welk artefact van de stapel moet { $room-at } open liggen?
morgenland-ask-city-tax = ‘{ morgenland-spell-city-tax }’ van { $caster }: betaal je { morgenland-treasures-due } voor { $piece }?
morgenland-ask-sultans-tax = ‘{ morgenland-spell-sultans-tax }’ van { $caster }: betaal je { morgenland-treasures-due } voor je { $tokens ->
    [1] figuur
   *[other] { $tokens } figuren
} in de kamers?
morgenland-ask-retaliate = { $caster } heeft je figuur van het bord gehaald: welke figuur van { $caster } haal jij in ruil daarvoor van het bord?
morgenland-ask-trade = { morgenland-spell-trade }: { $units ->
    [0] welke schat geef je eerst, per soort in de volgorde van de grotten?
   *[other] je hebt { morgenland-treasures-given } gegeven. Geef je er nog een?
}

## Wat er te kiezen valt; `more` zegt wat het oplevert, waar daar plaats voor is

morgenland-choice-place = Leg je { $token } { $space-at }{ $open ->
    [true] , open
   *[false] { "" }
}
morgenland-choice-take = Neem { morgenland-units-of-kind }
    .more = de bank heeft er { $bank }
morgenland-choice-give = Geef { morgenland-units-of-kind }
    .more = je hebt er { $owned }
morgenland-choice-bribe = Betaal { morgenland-treasures-due } en ga naar binnen
morgenland-choice-no-bribe = Betaal niets
    .more = { $tokens ->
        [0] deze ronde is geen kamer voor je open
        [1] je neemt 1 figuur uit de kamers terug, en deze ronde is er geen voor je open
       *[other] je neemt { $tokens } figuren uit de kamers terug, en deze ronde is er geen voor je open
    }
morgenland-choice-buy = Koop { $artefact-the }
    .more = { $artefact-effect }
morgenland-choice-buy-unseen = Koop het
morgenland-choice-buy-with = Koop met ‘{ $spell-name }’
    .more = { $spell-effect }
morgenland-choice-no-buy = Koop niets
morgenland-choice-no-market = Geef niets
morgenland-choice-keep = Houd ‘{ $spell-name }’
    .more = { $spell-effect }
morgenland-choice-take-camel = Neem de kameel
morgenland-choice-leave-camel = Laat de kameel waar hij is
morgenland-choice-pass = Niets
morgenland-choice-use = Gebruik { $artefact-your }
    .more = { $artefact-effect }
morgenland-choice-counter = Weer ‘{ $spell-name }’ af
    .more = { morgenland-artefact-counterspell } tegen { $play ->
        [none] ‘{ $spell-name }’
       *[other] { $play }
    }
morgenland-choice-cast = Tover ‘{ $spell-name }’
    .more = { $spell-effect }
morgenland-choice-borrow = { $artefact-subject }
    .more = { $artefact-effect }
morgenland-choice-against = Tegen ‘{ $spell-name }’
    .more = { $play ->
        [none] { $spell-effect }
       *[other] { $play }
    }
morgenland-choice-swap = Geef { $artefact-your } weg
    .more = { $artefact-effect }
morgenland-choice-swap-for = Tegen { $artefact-the } { $room-at }
    .more = { $artefact-effect }
morgenland-choice-find = { $artefact-subject } { $open ->
    [true] (ligt open)
   *[false] (uit de stapel)
}
    .more = { $artefact-effect }
morgenland-choice-turn = { $artefact-subject }
    .more = { $artefact-effect }
morgenland-choice-token = Figuur: { $piece }
morgenland-choice-move = Verplaats die { $space-to }
morgenland-choice-cave = { $cave-title }
    .more = { morgenland-units-of-cave } ({ $shelves })
morgenland-choice-stack = { $room-title }
    .more = { $artefact ->
        [none] { $stack } gedekt
       *[other] { $artefact-name } open, { $stack } gedekt
    }
morgenland-choice-eclipse = { $space-title }
    .more = treft { $hits }
morgenland-choice-space = { $space-title }
morgenland-choice-pay-city-tax = Betaal { morgenland-treasures-due }
    .more = de figuur blijft
morgenland-choice-no-city-tax = Betaal niets
    .more = je neemt de figuur terug
morgenland-choice-pay-sultans-tax = Betaal { morgenland-treasures-due }
    .more = je figuren blijven
morgenland-choice-no-sultans-tax = Betaal niets
    .more = { $tokens ->
        [1] je neemt 1 figuur uit de kamers terug
       *[other] je neemt { $tokens } figuren uit de kamers terug
    }
morgenland-choice-stop-trading = Geef niets meer
    .more = je neemt { morgenland-treasures-given } van andere soorten

morgenland-ask-options = Welke versie?

## Windows: when players are asked whether they step in. The names are short.

morgenland-window-start = Begin van de ronde
    .explained = Voordat de eerste figuur wordt neergelegd. Het gaat jou aan als je wonderlamp brandt en je een toverkaart hebt.
morgenland-window-placed = Alle figuren liggen
    .explained = Voordat de eerste grot wordt afgerekend. Het gaat jou aan als je wonderlamp brandt en je een toverkaart hebt.
morgenland-window-cave = In een grot
    .explained = Als de figuren in een grot zijn omgedraaid, voordat iemand schatten krijgt. Het gaat jou aan als daar figuren van jou en van anderen liggen.
morgenland-window-caves-done = Na de grotten
    .explained = Voordat de stad wordt afgerekend. Het gaat jou aan als je wonderlamp brandt en je een toverkaart hebt.
morgenland-window-city = In de stad
    .explained = Als de figuren in de Tent van Aladin, in het Huis van de Dschinn, op de Markt of in de Karavanserai zijn omgedraaid, voordat iemand iets krijgt. Het gaat jou aan als daar figuren van jou en van anderen liggen.
morgenland-window-guard = Bij de paleiswacht
    .explained = Als de paleiswacht en de figuren daar zijn omgedraaid, voordat iemand het paleis in mag. Het gaat jou aan als daar of in een kamer een figuur van jou ligt.
morgenland-window-room = In een kamer
    .explained = Als de figuren in een kamer zijn omgedraaid, voordat iemand mag kopen. Het gaat jou aan als daar figuren van jou en van anderen liggen.
morgenland-window-answer = Iemand speelt iets
    .explained = Een artefact of een toverkaart is aangekondigd, en daarop kun je antwoorden. Het gaat jou aan als het tegen jou of je spullen gericht is, of tegen een veld waar een figuur van jou ligt.
