# Wat er over de tafel van Morgenland gezegd wordt: waar het spel staat, wat waar ligt, wat de regels zeggen. Zie
# locales/README.md.

## The parts of the screen: on a tab, and at length

morgenland-panel-mountain = Berg
    .title = De berg: grotten, stad en paleis
morgenland-panel-players = Spelers
    .title = Spelers, hun schatten en artefacten
morgenland-panel-supplies = Voorraad
    .title = Magie, bank en stapels

## Waar de ronde staat

morgenland-remark-round = Ronde { $round }
morgenland-remark-opening = De eerste schatten
morgenland-remark-start = De ronde begint
morgenland-remark-placing = Figuren neerleggen
morgenland-remark-placed = Alle figuren liggen
morgenland-remark-tally = Afrekening: { $space-name }
morgenland-remark-caves-done = De grotten zijn afgerekend, nu komt de stad
morgenland-remark-over = Het spel is afgelopen

## De berg: wat een veld biedt, wie er is, en wat geldt

morgenland-mountain-no-treasure = Geen schat
morgenland-mountain-shelves = Vakken: { $shelves }
morgenland-mountain-shelf-empty = niets
morgenland-mountain-spells = { $left ->
    [0] Geen toverkaart meer
    [1] Nog 1 toverkaart
   *[other] Nog { $left } toverkaarten
}
morgenland-mountain-two = Twee artefacten in plaats van één
morgenland-mountain-exchange = 1 schat voor 3
morgenland-mountain-camel = { $here ->
    [true] De kameel
   *[false] De kameel is al weg
}
morgenland-mountain-guard = { $strength ->
    [none] Sterkte onbekend
   *[other] Sterkte { $strength }
}
morgenland-mountain-stack = { $stack ->
    [0] Uitverkocht
   *[other] { $stack } gedekt
}
morgenland-mountain-open-artefact = { $stack ->
    [0] { $artefact }, als laatste
   *[other] { $artefact }, nog { $stack }
}
morgenland-mountain-piece-own = { $token } gedekt{ $times ->
    [1] { "" }
   *[other] , telt { $times } keer
}
morgenland-mountain-piece-open = { $token }{ $times ->
    [1] { "" }
   *[other] , telt { $times } keer
}
morgenland-mountain-piece-planned = { $token }, gepland{ $times ->
    [1] { "" }
   *[other] , telt { $times } keer
}
morgenland-mountain-hidden = { $count ->
    [1] 1 gedekte figuur
   *[other] { $count } gedekte figuren
}
morgenland-mountain-party = { $name }: { $things }
morgenland-mountain-strength = { $hidden ->
    [0] samen { $strength }
   *[other] samen minstens { $strength }
}
morgenland-mountain-turn = { $turn ->
    [now] Wordt nu afgerekend
   *[done] Afgerekend
}
morgenland-mountain-taboo = Hier mag niets meer komen
morgenland-mountain-smuggler = { $name } geldt hier als de sterkste
morgenland-mountain-shut = Deze ronde voor jou gesloten
morgenland-mountain-unused = Doet in het basisspel niet mee
morgenland-mountain-rank = { $place }. { $name } { $strength }
morgenland-mountain-tie = { $strength } = { $strength }, { $name } komt eerder
morgenland-mountain-price = betaalt { $bill }
morgenland-mountain-bought = koopt het artefact
morgenland-mountain-owes = komt { $due } tekort
morgenland-mountain-declined = ziet ervan af
morgenland-mountain-short = kan niet betalen
morgenland-mountain-enters = mag naar binnen
morgenland-mountain-away = weggestuurd
morgenland-mountain-sequence = { $first } heeft de kameel, dan { $others }
morgenland-mountain-ranking = Wie de sterkste is: { $space }

# Wat het doet om een veld aan te wijzen.
morgenland-mountain-place = { $token } neerleggen: { $space }
morgenland-mountain-sum = Je sterkte hier zou { $sum } zijn
morgenland-mountain-pick = Een figuur neerleggen: { $space }
morgenland-mountain-take-back = { $token } terugnemen: { $space }
morgenland-mountain-name = Kiezen: { $space }
morgenland-mountain-piles = Kies een veld om de figuren daar te zien.
morgenland-mountain-pile = { $space }: kies een van de figuren hier
morgenland-mountain-stranded = Nog niets van jou opent het paleis: geen figuur bij de paleiswacht, geen sleutel.
    .short = Nog geen figuur bij de paleiswacht, geen sleutel
morgenland-mountain-card = Schatkaart van deze ronde

## Delen van zinnen

# Een figuur zoals iemand die kent.
morgenland-remark-piece = { $own ->
    [true] je { $token ->
        [none] figuur { $piece }
       *[other] { $open ->
            [true] open
           *[false] gedekte
        } { $token }
    }
   *[false] { $token ->
        [none] de gedekte figuur { $piece } van { $piece-owner }
       *[other] de open { $token } van { $piece-owner }
    }
}{ $space ->
    [none] { "" }
   *[other] { " " }{ $space-at }
}{ $cannot-count ->
    [0] { "" }
   *[other] { " " }(uitgesloten: { $cannot })
}
morgenland-remark-hit = { $own ->
    [true] { $token ->
        [none] { morgenland-artefact-carpet.your }
       *[other] je { $token }
    }
   *[false] { $token ->
        [none] { morgenland-artefact-carpet.the } van { $seat }
       *[other] de { $token } van { $seat }
    }
}
morgenland-remark-price = { $place ->
    [1] { $units } van één soort
    [2] { $units } van een tweede
    [3] { $units } van een derde
    [4] { $units } van een vierde
   *[other] { $units } van een vijfde
}
morgenland-remark-strength = { $seat } { $strength }
morgenland-remark-play = ‘{ $play-card-value-name }’ ({ $play-seat }){ morgenland-play-details }

## De tabellen

morgenland-remark-head = { $head ->
    [space] Veld
    [there] Daar
    [player] Wie
    [all] Alle
    [artefacts] Artefacten
   *[bank] Bank
}
morgenland-remark-kind = { $kind-title }
morgenland-remark-space = { $space-title }
morgenland-remark-cave = { $kind-name }
morgenland-remark-guard = { $strength ->
    [none] sterkte ?
   *[other] sterkte { $strength }
}
morgenland-remark-room = { $artefact ->
    [none] { $stack ->
        [0] uitverkocht
       *[other] { $stack } gedekt
    }
   *[other] { $stack ->
        [0] { $artefact-name }, het laatste
       *[other] { $artefact-name }, nog { $stack }
    }
}
morgenland-remark-tent = { $spells ->
    [1] nog 1 toverkaart
   *[other] nog { $spells } toverkaarten
}
morgenland-remark-city = { $space ->
    [djinn] twee artefacten
    [market] 1 schat voor 3
   *[caravanserai] de kameel
}
morgenland-remark-closed = ({ $spell-name })
morgenland-remark-face-down = { $own ->
    [true] [ ] gedekt, die van jou met hun waarde
   *[false] [ ] gedekt
}
morgenland-remark-twice-sign = 7×2 telt dubbel
morgenland-remark-carpet-sign = ~3 staat voor { morgenland-artefact-carpet.a }
morgenland-remark-collected = { $total }: { $owned }
morgenland-remark-collected-unseen = { $total } gedekt
morgenland-remark-owned = { $artefacts-count ->
    [1] { $artefact-name }
   *[other] { $artefacts }
}{ $used ->
    [no] { "" }
    [lit] { " " }(brandt)
    [some] { " " }({ $times } gebruikt)
   *[all] { " " }(gebruikt)
}

## Wat eronder staat

morgenland-remark-label = { $about ->
    [sequence] Volgorde
    [strength] Sterkte
    [palace] Paleis
    [round] Deze ronde
    [seen] Gezien
    [tokens] Figuren
    [own-spells] Jouw toverkaarten
    [spells] Toverkaarten
   *[discarded] Afgelegd
}
morgenland-remark-declared-label = Aangekondigd { $place }
morgenland-remark-sequence = { $first } heeft de kameel, daarna { $others }
morgenland-remark-standing = { $space-at } { $standing }
morgenland-remark-palace = { $entered-count ->
    [0] niemand mag naar binnen
   *[other] open voor { $entered }
}
morgenland-remark-taboo = { $spell-name }: er mag niets meer { $space-to }
morgenland-remark-holds = { $seat ->
    [none] { $spell-name }
   *[other] ‘{ $spell-name }’ van { $seat }
}: { $spell-effect }
morgenland-remark-smuggler = { $spell-name }: { $seat } geldt als de sterkste ({ $spaces })
morgenland-remark-djinn = { $space-title }: { $seat } mag twee artefacten gebruiken
morgenland-remark-keys = langs de paleiswacht ({ morgenland-artefact-key }): { $seats }
morgenland-remark-searched = in de stapel: { $artefacts }
morgenland-remark-undermost = helemaal onderop ligt { $artefact-a }
morgenland-remark-undermost-if-any = als er nog { $artefact-a } in ligt, dan helemaal onderop
morgenland-remark-spells = { $spells }
morgenland-remark-gave = (van jou: { $spells })
morgenland-remark-declared = { $play }{ $fate ->
    [waiting] { "" }
    [now] , nu
    [countered] , afgeweerd
   *[done] , klaar
}

## Wat de regels zeggen

morgenland-remark-step = { $step-name }
morgenland-remark-award = { $award-name }
morgenland-remark-spell = { $spell-name } ({ $rule }): { $spell-effect }
morgenland-remark-artefact = { $artefact-subject } ({ $rule }): { $artefact-effect }

morgenland-award-cave = In een grot neemt de sterkste het bovenste vak, de op één na sterkste het tweede, enzovoort (M3.3).
morgenland-award-tent = De sterkste trekt twee toverkaarten, houdt er een en geeft de andere aan de op één na sterkste (M3.4).
morgenland-award-djinn = De sterkste mag deze ronde twee artefacten gebruiken in plaats van één (M3.5).
morgenland-award-market = De sterkste mag één schat geven voor drie naar keuze (M3.6).
morgenland-award-caravanserai = De sterkste neemt de kameel en is meteen startspeler (M3.7).
morgenland-award-guard = Wie minstens zo sterk is als de paleiswacht, mag het paleis in; wie zwakker is, mag het verschil betalen. Alle anderen nemen hun figuren uit de kamers terug (M3.8).
morgenland-award-room = De sterkste mag het artefact kopen: elke eigen figuur daar kost haar waarde in schatten van één soort, en elke figuur een andere soort (M3.9).

morgenland-step-opening = Voor de eerste ronde neemt iedereen 3 schatten naar keuze uit de bank (M0.3), per soort in de volgorde van de grotten.
morgenland-step-placing = In speelvolgorde legt iedereen telkens één figuur gedekt neer, tot niemand er nog een heeft (M2.1): zoveel je wilt op een veld, maar hoogstens vijf in een kamer (M2.2), en geen waar niets te halen is (M2.3).
morgenland-step-placing-magic = Voor het neerleggen mag je eerst iets spelen: een artefact, of een toverkaart bij het licht van je wonderlamp (M6.1, M5.2); anderen mogen daarop antwoorden (M6.2).
morgenland-step-tallying = Daarna worden de velden afgerekend: de grotten, de stad, de paleiswacht en de kamers, telkens van links naar rechts (M3.1).
morgenland-step-market-take = De sterkste op de Markt heeft één schat gegeven en neemt er drie naar keuze uit de bank (M3.6), per soort in de volgorde van de grotten.
morgenland-step-bribe = Wie bij de paleiswacht een figuur of een vliegend tapijt heeft, maar zwakker is dan de paleiswacht, mag het verschil betalen in schatten naar keuze, alles of niets. Wie niet naar binnen mag, neemt de eigen figuren uit de kamers terug en kan deze ronde niet kopen (M3.8).
morgenland-step-pay-bribe = Het smeergeld wordt betaald in schatten naar keuze (M3.8), per soort in de volgorde van de grotten.
morgenland-step-room = In elke kamer wordt één artefact verkocht. De sterkste die kan betalen, mag het kopen: elke eigen figuur daar kost haar waarde in schatten van één soort, en elke figuur een andere soort. Ook dubbelgangers en vliegende tapijten zijn figuren (M3.9, M5.8). Wie ervan afziet, laat de beurt aan de volgende in sterkte, tegen de prijs van diens eigen figuren. Wat niet verkocht wordt, blijft liggen voor de volgende ronde (M3.10).
morgenland-step-tent = De sterkste houdt een van de twee getrokken toverkaarten en geeft de andere aan de op één na sterkste; is er verder niemand, dan wordt die afgelegd (M3.4).
morgenland-step-camel = Wie zich heeft binnengesmokkeld en in de Karavanserai als de sterkste geldt, mag de kameel laten waar hij is; dan neemt niemand hem (M7.15).
morgenland-step-window = Wie iets zou kunnen spelen, wordt in speelvolgorde gevraagd. Per ronde mag je één artefact gebruiken (M5.1); toverkaarten vragen een brandende wonderlamp (M5.2). Wat aangekondigd is, wordt in speelvolgorde uitgevoerd als iedereen gepast heeft, en dan wordt iedereen opnieuw gevraagd (M6.2).
morgenland-step-answers = Er is iets aangekondigd, en wie iets zou kunnen spelen, mag antwoorden. Als iedereen gepast heeft, gelden eerst de tegentovenaars (M5.3); dan wordt alles in speelvolgorde uitgevoerd, per speler in de volgorde van aankondigen (M6.2).
morgenland-step-naming = Waar een aankondiging over gaat, wordt er meteen bij genoemd (M6.4). Een figuur die haar veld bij het uitvoeren al verlaten heeft, is veilig.
morgenland-step-treasure = Wat een toverkaart vraagt of oplevert, wordt gekozen als ze wordt uitgevoerd (M6.4), stuk voor stuk in de volgorde van de grotten.
morgenland-step-search = De prijs is betaald, en wie koopt, neemt een artefact van de kamer naar keuze: het open artefact, of een uit de stapel (M7.2).
morgenland-step-mirage = Eén artefact van de stapel komt open bovenop te liggen; het artefact dat open lag, gaat onder de stapel (M7.12).
morgenland-step-city-tax = Iedereen behalve wie getoverd heeft, betaalt 2 schatten voor elke eigen figuur in de stad, of neemt die terug, figuur voor figuur (M7.5).
morgenland-step-sultans-tax = Iedereen behalve wie getoverd heeft, betaalt 1 schat voor elke eigen figuur in de kamers, voor allemaal, of neemt ze allemaal terug (M7.18).
morgenland-step-retaliation = Wie door ‘Oog om oog’ een figuur verloor, mag meteen een figuur van wie getoverd heeft van het bord halen; dat antwoord is door niets af te weren (M7.9).
morgenland-step-trade = Zoveel eigen schatten als je wilt, per soort in de volgorde van de grotten, daarna evenveel uit de bank van soorten die niet gegeven zijn (M7.21).
morgenland-step-over = Wie de meeste artefacten heeft, wint. Bij gelijke stand tellen meer schriftrollen, daarna meer schatten (M4.1, M4.2).

morgenland-remark-options = { $version-name }

## The replay: what decides the game, and what is marked

morgenland-points = Artefacten
morgenland-mark-round = een ronde begint
morgenland-mark-reveal = een veld wordt afgerekend
morgenland-mark-finish = een artefact wordt gekocht

## Logboek, uitslag en samenvatting

# De stappen van een ronde: de namen staan bovenaan op de strook, zo kort mogelijk.
morgenland-phase-1 = Schatten
    .explained = De bovenste schatkaart wordt omgedraaid, en haar schatten komen in de vakken van de grotten (M1.1). Een paleiswacht met sterkte 1 tot en met 10 wordt gedekt getrokken (M1.3). Met magie toont elke kamer haar bovenste artefact (M1.4).
morgenland-phase-2 = Neerleggen
    .explained = In speelvolgorde legt iedereen telkens één figuur gedekt neer, tot niemand er nog een heeft (M2.1): zoveel je wilt op een veld, maar hoogstens vijf in een kamer (M2.2), en geen waar niets te halen is (M2.3).
morgenland-phase-3 = Grotten
    .explained = De grotten worden van links naar rechts afgerekend. De sterkste neemt het bovenste vak, de op één na sterkste het tweede, enzovoort (M3.3). Bij gelijke sterkte geldt als sterker wie eerder komt in de speelvolgorde (M3.2).
morgenland-phase-4 = Stad
    .explained = Dan komt de stad: de Tent brengt toverkaarten (M3.4), het Huis van de Dschinn een tweede artefact om te gebruiken (M3.5), de Markt 3 schatten voor één (M3.6), de Karavanserai de kameel (M3.7). Telkens is het voor wie daar het sterkst is.
morgenland-phase-5 = Wacht
    .explained = De paleiswacht wordt omgedraaid. Wie minstens zo sterk is, mag het paleis in; wie daar minder heeft, mag het verschil in schatten betalen. Alle anderen nemen hun figuren uit de kamers terug (M3.8).
morgenland-phase-6 = Paleis
    .explained = In elke kamer mag de sterkste één artefact kopen: elke eigen figuur daar kost haar waarde in schatten van één soort, en elke figuur een andere soort. Wie ervan afziet, laat de beurt aan de volgende in sterkte, tegen de prijs van diens eigen figuren (M3.9).

morgenland-told-end = Het einde
morgenland-told-guard = { morgenland-space-guard.title } (sterkte { $strength })
morgenland-told-nobody = niemand
morgenland-told-smuggled = { $name } { $strength } ({ morgenland-spell-smuggler })
morgenland-told-before = { $first } komt vóór { $others }
morgenland-told-tie = { $standing } ({ $ties })
morgenland-told-standing = { $space }: { $standing }.
morgenland-told-outcome = { $space }: { $standing }: { $deals }.
morgenland-told-alone = { $told }.
morgenland-told-takes = { $name } neemt { $treasure }
morgenland-told-trades = { $name } geeft { $gave } voor { $got }
morgenland-told-gives = { $name } geeft { $treasure } aan de bank.
morgenland-told-gives-to = { $name } geeft { $treasure } aan { $to }.
morgenland-told-spells = { $count ->
    [1] { $name } trekt een toverkaart
   *[other] { $name } trekt { $count } toverkaarten
}
morgenland-told-spell-given = { $name } trekt 2 toverkaarten, houdt er één en geeft { $to } de andere
morgenland-told-spell-discarded = { $name } trekt 2 toverkaarten, houdt er één en legt { $spell } af
morgenland-told-djinn = { $name } mag deze ronde twee artefacten gebruiken
morgenland-told-camel = { $name } neemt de kameel
morgenland-told-camel-left = { $name } laat de kameel waar hij is
morgenland-told-entered = { $count ->
    [1] { $names } mag naar binnen
   *[other] { $names } mogen naar binnen
}
morgenland-told-bribe = { $units ->
    [0] { $name } koopt de paleiswacht om en mag naar binnen
    [1] { $name } betaalt 1 schat en mag naar binnen
   *[other] { $name } betaalt { $units } schatten en mag naar binnen
}
morgenland-told-key = { $name } mag met { morgenland-artefact-key.a } naar binnen
morgenland-told-away = { $tokens ->
    [0] { $name } wordt weggestuurd
    [1] { $name } wordt weggestuurd en neemt 1 figuur terug
   *[other] { $name } wordt weggestuurd en neemt { $tokens } figuren terug
}
morgenland-told-unseen = het artefact
morgenland-told-bought = { $name } koopt { $artefact } voor { $price }
morgenland-told-declined = { $name } ziet ervan af
morgenland-told-short = { $name } kan de prijs niet betalen
morgenland-told-open = { $artefact } { $at }
morgenland-told-round = Ronde { $round } begint.
morgenland-told-filled = De grotten krijgen { $treasure }.
morgenland-told-turned = Er ligt { $artefacts }.
morgenland-told-place = { $name } { $at }
morgenland-told-place-token = { $name } { $token } { $at }
morgenland-told-placed = Neergelegd: { $tokens }.
morgenland-told-passed = { $names } spelen niets.
morgenland-told-back = { $tokens ->
    [1] { $name } neemt 1 figuur terug.
   *[other] { $name } neemt { $tokens } figuren terug.
}

## Voorraad en magie

morgenland-supplies-declared = Aangekondigd, in deze volgorde
morgenland-supplies-none-declared = Er is niets aangekondigd.
morgenland-supplies-playable = Wat je kunt spelen
morgenland-supplies-counter = Afweren
morgenland-supplies-deck = Schatkaarten
morgenland-supplies-deck-left = nog { $left } van { $all }
morgenland-supplies-coming = Wat er nog kan komen
morgenland-supplies-sale = nog { $left } van { $all } in het paleis
morgenland-supplies-in-game = In het spel
morgenland-supplies-where = Waar ze zijn
morgenland-supplies-owns = { $name } { $count }
morgenland-supplies-open = open { $room-at }
morgenland-supplies-in-stack = { $count } gedekt { $room-at }

## Spelers en wat ze hebben

morgenland-players = De spelers en wat ze hebben
morgenland-players-player = Speler
morgenland-players-tokens = Figuren achter het zichtscherm
morgenland-players-treasure = Schatten
morgenland-players-artefacts = Artefacten
morgenland-players-spells = Toverkaarten
morgenland-players-state = Deze ronde
morgenland-place = Nummer { $place } in de speelvolgorde
morgenland-place-explained = De speelvolgorde begint bij de kameel en gaat met de klok mee. Bij gelijke sterkte wint wie eerder komt.
morgenland-camel = De kameel
morgenland-camel-explained = Wie de kameel heeft, is startspeler. In de Karavanserai verhuist hij meteen.
morgenland-awaited = moet kiezen
morgenland-tokens-behind = { $count ->
    [0] Geen figuur achter het zichtscherm
    [1] 1 figuur achter het zichtscherm
   *[other] { $count } figuren achter het zichtscherm
}
morgenland-tokens-explained = Iedereen heeft acht figuren: 1, 2 en 4 tot en met 9. Wat niet op het bord ligt, is achter het eigen zichtscherm.
morgenland-treasure-none = geen { $kind }
morgenland-treasure-explained = Achter het zichtscherm. Met schatten koop je artefacten, elke figuur van de prijs in een eigen soort, en betaal je smeergeld en belasting.
morgenland-treasure-unseen = Schatten achter het zichtscherm
morgenland-treasure-unseen-explained = Aan deze tafel zie je alleen je eigen schatten. Alles wordt open genomen en gegeven: wie meetelt, weet het.
morgenland-artefacts-unseen = { $count ->
    [1] 1 artefact, gedekt
   *[other] { $count } artefacten, gedekt
}
morgenland-artefacts-unseen-explained = In het basisspel weet tot het einde van het spel alleen wie ze heeft, welke artefacten dit zijn.
morgenland-artefacts-none = nog geen artefact
morgenland-artefact-used = { $artefacts }, deze ronde gebruikt
morgenland-artefact-lit = { $artefacts }, brandt
morgenland-spells-held = { $count ->
    [0] Geen toverkaart in de hand
    [1] 1 toverkaart in de hand
   *[other] { $count } toverkaarten in de hand
}
morgenland-spells-known = { $held }, bekend: { $spells }
morgenland-spells-explained = Toveren gaat bij het licht van je eigen wonderlamp. Elke toverkaart werkt één keer en is dan weg.
morgenland-carpet-lies = { morgenland-artefact-carpet } { $at }
morgenland-palace-open = Mag het paleis in
morgenland-palace-closed = Mag het paleis niet in
morgenland-palace-explained = Wie minstens zo sterk is als de paleiswacht, het verschil betaalt of een sleutel gebruikt, mag deze ronde in de kamers kopen.
morgenland-hand = Mijn hand
morgenland-hand-tokens = Mijn figuren
morgenland-hand-token = Figuur { $token }
morgenland-hand-token-explained = Kies deze figuur en dan een veld, of sleep de figuur erheen. De waarde telt mee voor je sterkte, en in een kamer kost de figuur evenveel.
morgenland-hand-treasure = Mijn schatten
morgenland-hand-artefacts = Mijn artefacten
morgenland-hand-spells = Mijn toverkaarten
morgenland-hand-offers = Wat bedoeld is
morgenland-hands = Alle handen
morgenland-hand-of = { $name }: figuren { $tokens }; toverkaarten { $spells }
morgenland-paying = Wat je betaalt
morgenland-paying-open = { $due } van één soort
morgenland-paying-paid = { $due } { $kind }
morgenland-paying-other = Deze figuur met een andere soort betalen
morgenland-paying-given = { $given } van { $due } gegeven
morgenland-paying-any = { $given } gegeven
morgenland-paying-back = { $treasure } terugleggen
morgenland-paying-keep = Je houdt { $treasures }
morgenland-taking = Bank
morgenland-taking-taken = { $taken } van { $due } genomen
morgenland-taking-have = Je hebt dan { $treasures }

morgenland-words-of = { $what }: { $is }
morgenland-words-who = Wie er is
morgenland-words-state = Stand
morgenland-words-explained = Wat artefacten en toverkaarten doen
morgenland-words-place = Volgorde
morgenland-words-hand = Wat je hebt
morgenland-read-no-hand = Je kijkt alleen toe en hebt niets in de hand.
morgenland-read-nobody = Hier is niemand
morgenland-read-space = { $space } ({ $offer })
