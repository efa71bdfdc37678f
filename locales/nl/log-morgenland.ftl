# Wat er in Morgenland gebeurt, als zinnen van het verslag. Zie locales/README.md.

## Hoe de dingen heten

morgenland-space-cave-1 = grot 1
    .title = Grot 1
    .subject = Grot 1
    .at = in grot 1
    .from = uit grot 1
    .to = naar grot 1
morgenland-space-cave-2 = grot 2
    .title = Grot 2
    .subject = Grot 2
    .at = in grot 2
    .from = uit grot 2
    .to = naar grot 2
morgenland-space-cave-3 = grot 3
    .title = Grot 3
    .subject = Grot 3
    .at = in grot 3
    .from = uit grot 3
    .to = naar grot 3
morgenland-space-cave-4 = grot 4
    .title = Grot 4
    .subject = Grot 4
    .at = in grot 4
    .from = uit grot 4
    .to = naar grot 4
morgenland-space-cave-5 = grot 5
    .title = Grot 5
    .subject = Grot 5
    .at = in grot 5
    .from = uit grot 5
    .to = naar grot 5
morgenland-space-tent = de Tent van Aladin
    .title = Tent
    .subject = De Tent van Aladin
    .at = in de Tent van Aladin
    .from = uit de Tent van Aladin
    .to = naar de Tent van Aladin
morgenland-space-djinn = het Huis van de Dschinn
    .title = Huis van de Dschinn
    .subject = Het Huis van de Dschinn
    .at = in het Huis van de Dschinn
    .from = uit het Huis van de Dschinn
    .to = naar het Huis van de Dschinn
morgenland-space-market = de Markt
    .title = Markt
    .subject = De Markt
    .at = op de Markt
    .from = van de Markt
    .to = naar de Markt
morgenland-space-caravanserai = de Karavanserai
    .title = Karavanserai
    .subject = De Karavanserai
    .at = in de Karavanserai
    .from = uit de Karavanserai
    .to = naar de Karavanserai
morgenland-space-guard = de paleiswacht
    .title = Paleiswacht
    .subject = De paleiswacht
    .at = bij de paleiswacht
    .from = van de paleiswacht
    .to = naar de paleiswacht
morgenland-space-room-1 = kamer 1
    .title = Kamer 1
    .subject = Kamer 1
    .at = in kamer 1
    .from = uit kamer 1
    .to = naar kamer 1
morgenland-space-room-2 = kamer 2
    .title = Kamer 2
    .subject = Kamer 2
    .at = in kamer 2
    .from = uit kamer 2
    .to = naar kamer 2
morgenland-space-room-3 = kamer 3
    .title = Kamer 3
    .subject = Kamer 3
    .at = in kamer 3
    .from = uit kamer 3
    .to = naar kamer 3
morgenland-space-room-4 = kamer 4
    .title = Kamer 4
    .subject = Kamer 4
    .at = in kamer 4
    .from = uit kamer 4
    .to = naar kamer 4
morgenland-space-room-5 = kamer 5
    .title = Kamer 5
    .subject = Kamer 5
    .at = in kamer 5
    .from = uit kamer 5
    .to = naar kamer 5

morgenland-version-basic = basisspel
morgenland-version-magic = versie met magie

morgenland-artefact-lamp = wonderlamp
    .a = een wonderlamp
    .the = de wonderlamp
    .your = je wonderlamp
    .subject = Een wonderlamp
    .count = { $count ->
        [1] een wonderlamp
       *[other] { $count } wonderlampen
    }
    .effect = wie die gebruikt, mag deze ronde alle eigen toverkaarten spelen
morgenland-artefact-counterspell = tegentovenaar
    .a = een tegentovenaar
    .the = de tegentovenaar
    .your = je tegentovenaar
    .subject = Een tegentovenaar
    .count = { $count ->
        [1] een tegentovenaar
       *[other] { $count } tegentovenaars
    }
    .effect = een aangekondigde toverkaart van een ander heeft geen effect
morgenland-artefact-double = dubbelganger
    .a = een dubbelganger
    .the = de dubbelganger
    .your = je dubbelganger
    .subject = Een dubbelganger
    .count = { $count ->
        [1] een dubbelganger
       *[other] { $count } dubbelgangers
    }
    .effect = een eigen figuur op het veld dat wordt afgerekend, telt nog een keer
morgenland-artefact-carpet = vliegend tapijt
    .a = een vliegend tapijt
    .the = het vliegend tapijt
    .your = je vliegend tapijt
    .subject = Een vliegend tapijt
    .count = { $count ->
        [1] een vliegend tapijt
       *[other] { $count } vliegende tapijten
    }
    .effect = een eigen figuur met sterkte 3 op het veld dat wordt afgerekend
morgenland-artefact-key = sleutel
    .a = een sleutel
    .the = de sleutel
    .your = je sleutel
    .subject = Een sleutel
    .count = { $count ->
        [1] een sleutel
       *[other] { $count } sleutels
    }
    .effect = langs de paleiswacht, zonder figuur en zonder smeergeld
morgenland-artefact-scroll = schriftrol
    .a = een schriftrol
    .the = de schriftrol
    .your = je schriftrol
    .subject = Een schriftrol
    .count = { $count ->
        [1] een schriftrol
       *[other] { $count } schriftrollen
    }
    .effect = beslist aan het einde bij gelijke stand en heeft voor die tijd geen nut

morgenland-spell-second-chance = Laatkomer
    .effect = een eigen figuur gaat naar een ander veld
morgenland-spell-abracadabra = Abrakadabra
    .effect = wie koopt, neemt een artefact van de kamer naar keuze, ook uit de stapel
morgenland-spell-last-first = De laatsten zullen de eersten zijn
    .effect = vanaf nu telt 1 als 9 en 9 als 1, maar niet bij de paleiswacht
morgenland-spell-charity = Aalmoes
    .effect = 3 schatten naar keuze uit de bank
morgenland-spell-city-tax = Bakschisch
    .effect = de anderen betalen 2 schatten voor elk van hun figuren in de stad, of nemen die terug
morgenland-spell-donation = Verdwijning
    .effect = iedereen geeft 5 schatten terug aan de bank
morgenland-spell-dragon-leaves = Drakenvlucht
    .effect = een lege grot krijgt 4 schatten, en 2 in het volgende vak
morgenland-spell-dragon-returns = Terugkeer van de draak
    .effect = de schatten van de grot die wordt afgerekend, gaan terug naar de bank
morgenland-spell-eye-for-an-eye = Oog om oog
    .effect = een figuur van een ander gaat terug; die speler mag dan hetzelfde doen
morgenland-spell-lunar-eclipse = Maansverduistering
    .effect = alle open oneven figuren van een veld gaan terug, ook vliegende tapijten
morgenland-spell-apprentice = Tovenaarsleerling
    .effect = een eigen artefact wordt geruild tegen een open artefact in een kamer
morgenland-spell-mirage = Fata morgana
    .effect = in een kamer ligt een artefact van de stapel open in plaats van het vorige
morgenland-spell-parasite = Profiteur
    .effect = de kracht van een artefact dat een ander deze ronde heeft gebruikt
morgenland-spell-sacrifice = Offer
    .effect = iedereen geeft 7 schatten terug aan de bank
morgenland-spell-smuggler = Binnengesmokkeld
    .effect = op alle stadsvelden zonder figuren geldt wie dit speelt als de sterkste
morgenland-spell-solar-eclipse = Zonsverduistering
    .effect = alle open even figuren van een veld gaan terug
morgenland-spell-spy = Openbaar geheim
    .effect = vanaf nu leggen de anderen hun figuren open, behalve bij de paleiswacht
morgenland-spell-sultans-tax = Belasting van de Sultan
    .effect = de anderen betalen 1 schat voor elk van hun figuren in de kamers, of nemen ze allemaal terug
morgenland-spell-taboo = Sesam sluit je
    .effect = op een veld mag deze ronde niets meer komen
morgenland-spell-teleport = Teleporteren
    .effect = een figuur van een ander gaat naar een ander veld; die speler krijgt er 3 schatten voor
morgenland-spell-trade = Ruilhandel
    .effect = eigen schatten tegen evenveel van andere soorten

# Schatten: de soorten, zoveel van een soort, en van de soort die in een grot ligt.

morgenland-kind-crown = kronen
    .title = Kronen
morgenland-kind-pearl = parels
    .title = Parels
morgenland-kind-gem = edelstenen
    .title = Stenen
morgenland-kind-goblet = bekers
    .title = Bekers
morgenland-kind-gold-bar = goudbaren
    .title = Baren

morgenland-units-crown = { $units ->
    [1] een kroon
   *[other] { $units } { morgenland-kind-crown }
}
morgenland-units-pearl = { $units ->
    [1] een parel
   *[other] { $units } { morgenland-kind-pearl }
}
morgenland-units-gem = { $units ->
    [1] een edelsteen
   *[other] { $units } { morgenland-kind-gem }
}
morgenland-units-goblet = { $units ->
    [1] een beker
   *[other] { $units } { morgenland-kind-goblet }
}
morgenland-units-gold-bar = { $units ->
    [1] een goudbaar
   *[other] { $units } { morgenland-kind-gold-bar }
}
morgenland-units-of-kind = { $kind ->
    [crown] { morgenland-units-crown }
    [pearl] { morgenland-units-pearl }
    [gem] { morgenland-units-gem }
    [goblet] { morgenland-units-goblet }
   *[gold-bar] { morgenland-units-gold-bar }
}
morgenland-units-of-cave = { $cave ->
    [cave-1] { morgenland-units-crown }
    [cave-2] { morgenland-units-pearl }
    [cave-3] { morgenland-units-gem }
    [cave-4] { morgenland-units-goblet }
   *[cave-5] { morgenland-units-gold-bar }
}

## Wat er gebeurt

morgenland-round-began = Ronde { $round } begint. De schatkaart toont { $card }.
morgenland-cave-filled = { $cave-subject } krijgt { morgenland-units-of-cave }.
morgenland-artefact-turned = { $artefact-subject } wordt { $room-at } omgedraaid.
morgenland-took = { $seat } neemt { morgenland-units-of-kind } uit de bank.
morgenland-gave = { $to ->
    [none] { $seat } geeft { morgenland-units-of-kind } aan de bank.
   *[other] { $seat } geeft { morgenland-units-of-kind } aan { $to }.
}
morgenland-placed = { $token ->
    [none] { $seat } legt een figuur { $space-at } ({ $seat-letter }{ $slot }).
   *[other] { $seat } legt een { $token } open { $space-at } ({ $seat-letter }{ $slot }).
}
morgenland-placed-token = Figuur { $seat-letter }{ $slot } van { $seat } is een { $token }.
morgenland-tallied = { $space-subject } wordt afgerekend.
morgenland-skipped = Er is niemand { $space-at }.
morgenland-turned-over = { $seat } draait een { $token } om.
morgenland-guard-turned = De paleiswacht wordt omgedraaid: sterkte { $strength }.
morgenland-took-shelf = { $shelf ->
    [1] { $seat } neemt het bovenste vak van { $cave-name }: { morgenland-units-of-cave }.
    [2] { $seat } neemt het tweede vak van { $cave-name }: { morgenland-units-of-cave }.
    [3] { $seat } neemt het derde vak van { $cave-name }: { morgenland-units-of-cave }.
   *[other] { $seat } neemt het vierde vak van { $cave-name }: { morgenland-units-of-cave }.
}
morgenland-drew-spells = { $count ->
    [1] { $seat } trekt 1 toverkaart.
   *[other] { $seat } trekt { $count } toverkaarten.
}
morgenland-spells-drawn = { $seat } heeft { $spells } getrokken.
morgenland-spell-given = { $seat } houdt één toverkaart en geeft de andere aan { $to }.
morgenland-spell-handed = ‘{ $spell-name }’ was de kaart van { $seat } voor { $to }.
morgenland-spell-discarded = { $seat } houdt één toverkaart en legt ‘{ $spell-name }’ af.
morgenland-two-artefacts = { $seat } mag deze ronde twee artefacten gebruiken.
morgenland-camel-taken = { $seat } neemt de kameel en is nu startspeler.
morgenland-camel-declined = { $seat } laat de kameel waar hij is.
morgenland-entered = { $how ->
    [bribe] { $seat } koopt de paleiswacht om en mag het paleis in.
    [key] { $seat } mag met een sleutel het paleis in.
   *[strength] { $seat } is sterk genoeg en mag het paleis in.
}
morgenland-turned-away = De paleiswacht stuurt { $seat } weg.
morgenland-bought = { $artefact ->
    [none] { $seat } koopt { $room-at } het artefact.
   *[other] { $seat } koopt { $room-at } { $artefact-a }.
}
morgenland-bought-artefact = { $seat } heeft { $artefact-a } gekregen.
morgenland-declined = { $seat } ziet ervan af.
morgenland-cannot-pay = { $seat } kan de prijs niet betalen.
morgenland-lamp-lit = { $seat } steekt een wonderlamp aan.
morgenland-passed = { $seat } speelt niets.
morgenland-began = { $play-card ->
    [artefact] { $play-seat } gebruikt { $play-card-value-a }.
   *[spell] { $play-seat } tovert: { $play-card-value-name }.
}
morgenland-declared = { $play-seat } kondigt aan: { $play-card-value-name }{ morgenland-play-details }{ morgenland-play-meaning }.
morgenland-countered = { $by } weert ‘{ $spell-name }’ van { $seat } af met een tegentovenaar.
morgenland-carried-out = { $play-seat } voert uit: { $play-card-value-name }{ morgenland-play-result }.
morgenland-came-to-nothing = De aankondiging van { $play-seat } heeft geen effect: { $play-card-value-name }.
morgenland-carpet-laid = Het vliegend tapijt van { $seat } landt { $space-at }.
morgenland-doubled = Figuur { $seat-letter }{ $slot } van { $seat } telt nog een keer.
morgenland-moved = Figuur { $seat-letter }{ $slot } van { $seat } gaat { $from-from } { $to-to }.
morgenland-took-back = Figuur { $seat-letter }{ $slot } van { $seat } komt { $from-from } terug.
morgenland-carpets-gone = Het vliegend tapijt van { $seat } { $space-at } is weg.
morgenland-dragon-left = De draak laat { morgenland-units-of-cave } { $cave-at } achter.
morgenland-dragon-returned = De draak keert terug { $cave-to }: { morgenland-units-of-cave } voor de bank.
morgenland-swapped = { $seat } ruilt { $gave-a } tegen { $got-the } { $room-at }.
morgenland-searches = { $seat } bekijkt de stapel { $room-at }.
morgenland-found = { $seat } vindt { $artefacts } { $room-at }.
morgenland-mirage = { $artefact-subject } ligt nu { $room-at } open.
morgenland-smuggled = { $seat } geldt hier als de sterkste: { $spaces }.
morgenland-round-ended = Ronde { $round } is voorbij.
morgenland-ended = { $ending ->
    [too-long] Het spel heeft te lang geduurd: het is afgelopen (M4.3).
   *[sold-out] Het laatste artefact is verkocht: het spel is afgelopen.
}
morgenland-collected = { $artefacts-count ->
    [0] { $seat } heeft geen artefacten.
    [1] { $seat } heeft 1 artefact: { $artefacts }.
   *[other] { $seat } heeft { $artefacts-count } artefacten: { $artefacts }.
}

## Een aankondiging, stuk voor stuk

# Alles wat erbij genoemd is.
morgenland-play-details = { morgenland-play-artefact }{ morgenland-play-piece }{ morgenland-play-from }{ morgenland-play-space }{ morgenland-play-against }
morgenland-play-artefact = { $play-artefact ->
    [none] { "" }
   *[other] { $play-card-value ->
        [apprentice] { " " }met { $play-artefact-a }
       *[other] { " " }als { $play-artefact-a }
    }
}
morgenland-play-piece = { $play-piece ->
    [none] { "" }
   *[other] { $play-card-value ->
        [second-chance] { " " }met figuur { $play-piece }
        [teleport] { " " }met figuur { $play-piece } van { $play-piece-owner }
        [double] { " " }bij figuur { $play-piece }
       *[other] { " " }bij figuur { $play-piece } van { $play-piece-owner }
    }
}
morgenland-play-from = { $play-from ->
    [none] { "" }
   *[other] { $play-card-value ->
        [second-chance] { " " }{ $play-from-from }
        [teleport] { " " }{ $play-from-from }
       *[other] { " " }{ $play-from-at }
    }
}
morgenland-play-space = { $play-space ->
    [none] { "" }
   *[other] { $play-card-value ->
        [second-chance] { " " }{ $play-space-to }
        [teleport] { " " }{ $play-space-to }
        [apprentice] { " " }tegen het open artefact { $play-space-at }
       *[other] { " " }{ $play-space-at }
    }
}
morgenland-play-against = { $play-against ->
    [none] { "" }
   *[other] { " " }tegen ‘{ $play-against-name }’
}
# Wat een toverkaart doet, als niets wat erbij genoemd is het zegt.
morgenland-play-meaning = { $play-card ->
    [spell] { $play-artefact ->
        [none] { $play-piece ->
            [none] { $play-space ->
                [none] { " " }({ $play-card-value-effect })
               *[other] { "" }
            }
           *[other] { "" }
        }
       *[other] { "" }
    }
   *[artefact] { "" }
}
# Wat er van een aankondiging komt waarover verder niets wordt verteld.
morgenland-play-result = { $play-card-value ->
    [key] . De weg langs de paleiswacht is vrij
    [taboo] . Gesloten voor de rest van de ronde: { $play-space-name }
    [spy] { " " }({ $play-card-value-effect })
    [last-first] { " " }({ $play-card-value-effect })
    [parasite] { $play-artefact ->
        [key] . De weg langs de paleiswacht is vrij
       *[other] { "" }
    }
   *[other] { "" }
}
