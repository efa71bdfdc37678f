# Wat er over de tafel van Morgenland gezegd wordt: waar het spel staat, wat waar ligt, wat de regels zeggen. Zie
# locales/README.md.

## Waar de ronde staat

morgenland-remark-round = Ronde { $round }
morgenland-remark-opening = De eerste schatten
morgenland-remark-start = De ronde begint
morgenland-remark-placing = Figuren neerleggen
morgenland-remark-placed = Alle figuren liggen
morgenland-remark-tally = Afrekening: { $space-name }
morgenland-remark-caves-done = De grotten zijn afgerekend, nu komt de stad
morgenland-remark-over = Het spel is afgelopen

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
morgenland-award-guard = Wie even sterk is als de paleiswacht, gaat het paleis in; wie zwakker is, kan het verschil betalen. Alle anderen nemen hun figuren uit de kamers terug (M3.8).
morgenland-award-room = De sterkste mag het artefact kopen: elke eigen figuur daar kost haar waarde in schatten van één soort, en elke figuur een andere soort (M3.9).

morgenland-step-opening = Voor de eerste ronde neemt iedereen 3 schatten naar keuze uit de bank (M0.3), per soort in de volgorde van de grotten.
morgenland-step-placing = In spelersvolgorde legt iedereen telkens één figuur gedekt neer, tot niemand er nog een heeft (M2.1): zoveel je wilt op een veld, maar hoogstens vijf in een kamer (M2.2), en geen waar niets te halen is (M2.3).
morgenland-step-placing-magic = Voor het neerleggen mag je eerst iets spelen: een artefact, of een toverkaart bij het licht van je wonderlamp (M6.1, M5.2); anderen mogen daarop antwoorden (M6.2).
morgenland-step-tallying = Daarna worden de velden afgerekend: de grotten, de stad, de paleiswacht en de kamers, telkens van links naar rechts (M3.1).
morgenland-step-market-take = De sterkste op de Markt heeft één schat gegeven en neemt er drie naar keuze uit de bank (M3.6), per soort in de volgorde van de grotten.
morgenland-step-bribe = Wie bij de paleiswacht een figuur of een vliegend tapijt heeft, maar zwakker is dan de wacht, mag het verschil betalen in schatten naar keuze, alles of niets. Wie niet naar binnen gaat, neemt de eigen figuren uit de kamers terug en kan deze ronde niet kopen (M3.8).
morgenland-step-pay-bribe = Het smeergeld wordt betaald in schatten naar keuze (M3.8), per soort in de volgorde van de grotten.
morgenland-step-room = In elke kamer wordt één artefact verkocht. De sterkste die kan betalen, mag het kopen: elke eigen figuur daar kost haar waarde in schatten van één soort, en elke figuur een andere soort. Ook dubbelgangers en vliegende tapijten zijn figuren (M3.9, M5.8). Wie bedankt, laat de beurt aan de volgende in sterkte, tegen de prijs van diens eigen figuren. Wat niet verkocht wordt, blijft liggen voor de volgende ronde (M3.10).
morgenland-step-tent = De sterkste houdt een van de twee getrokken toverkaarten en geeft de andere aan de op één na sterkste; is er verder niemand, dan wordt die afgelegd (M3.4).
morgenland-step-camel = Wie zich heeft binnengesmokkeld en in de Karavanserai als de sterkste geldt, mag de kameel laten waar hij is; dan neemt niemand hem (M7.15).
morgenland-step-window = Wie iets zou kunnen spelen, wordt in spelersvolgorde gevraagd. Per ronde mag je één artefact gebruiken (M5.1); toverkaarten vragen een brandende wonderlamp (M5.2). Wat aangekondigd is, wordt in spelersvolgorde uitgevoerd als iedereen gepast heeft, en dan wordt iedereen opnieuw gevraagd (M6.2).
morgenland-step-answers = Er is iets aangekondigd, en wie iets zou kunnen spelen, mag antwoorden. Als iedereen gepast heeft, gelden eerst de tegentovenaars (M5.3); dan wordt alles in spelersvolgorde uitgevoerd, per speler in de volgorde van aankondigen (M6.2).
morgenland-step-naming = Waar een aankondiging over gaat, wordt er meteen bij genoemd (M6.4). Een figuur die haar veld tegen die tijd verlaten heeft, is veilig.
morgenland-step-treasure = Wat een toverkaart vraagt of oplevert, wordt gekozen als ze wordt uitgevoerd (M6.4), stuk voor stuk in de volgorde van de grotten.
morgenland-step-search = De prijs is betaald, en wie koopt, neemt een artefact van de kamer naar keuze: het open artefact, of een uit de stapel (M7.2).
morgenland-step-mirage = Eén artefact van de stapel komt open bovenop te liggen; het artefact dat open lag, gaat onder de stapel (M7.12).
morgenland-step-city-tax = Iedereen behalve wie getoverd heeft, betaalt 2 schatten voor elke eigen figuur in de stad, of neemt die terug, figuur voor figuur (M7.5).
morgenland-step-sultans-tax = Iedereen behalve wie getoverd heeft, betaalt 1 schat voor elke eigen figuur in de kamers, voor allemaal, of neemt ze allemaal terug (M7.18).
morgenland-step-retaliation = Wie door ‘Oog om oog’ een figuur verloor, mag meteen een figuur van wie getoverd heeft van het bord halen; niets kan dat antwoord tegenhouden (M7.9).
morgenland-step-trade = Zoveel eigen schatten als je wilt, per soort in de volgorde van de grotten, daarna evenveel uit de bank van soorten die niet gegeven zijn (M7.21).
morgenland-step-over = Wie de meeste artefacten heeft, wint. Bij gelijke stand tellen meer schriftrollen, daarna meer schatten (M4.1, M4.2).

morgenland-remark-options = { $version-name }
