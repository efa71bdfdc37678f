# The lessons of Morgenland.

# The first game and the second one: what they are, how long they take, and their ends.
morgenland-course-basic = Het eerste spel
    .lead = Grotten, paleiswacht en paleis: hoe schatten artefacten worden.
    .promise = Drie rondes met volle grotten en twee vriendelijke bots: ongeveer tien minuten.
    .over = { $isover ->
        [true] { $isbest ->
            [true] Goed gespeeld: niemand heeft meer artefacten!
           *[false] Je eerste spel is voorbij
        }
       *[false] Nu weet je hoe het gaat
    }
    .over-text = { $isover ->
        [true] Je hebt er { $artefacts }; meer dan { $best } heeft niemand. De volgende keer voel je eerder aan waar de anderen heen willen.
       *[false] In { $rounds } rondes heb je gezien hoe het gaat. Je hebt { $artefacts ->
            [one] 1 artefact
           *[other] { $artefacts } artefacten
        }, en er liggen er nog { $left } in het paleis: je kunt verder spelen, of doorgaan met magie.
    }
morgenland-course-magic = Het spel met magie
    .lead = Artefacten krijgen krachten, en toverkaarten zetten alles op zijn kop.
    .promise = Drie rondes met twee vriendelijke bots: ongeveer tien minuten.
    .over = { $isover ->
        [true] { $isbest ->
            [true] Goed getoverd: niemand heeft meer artefacten!
           *[false] Je eerste spel met magie is voorbij
        }
       *[false] Nu ken je de magie
    }
    .over-text = { $isover ->
        [true] Je hebt er { $artefacts }; meer dan { $best } heeft niemand. In elk spel komen andere toverkaarten: geen twee spellen zijn gelijk.
       *[false] In { $rounds } rondes heb je gezien hoe magie werkt. Je hebt { $artefacts ->
            [one] 1 artefact
           *[other] { $artefacts } artefacten
        }, en er liggen er nog { $left } in het paleis: je kunt verder spelen, of met anderen aan tafel gaan.
    }

# What the coach says: a heading and a few sentences each.
morgenland-learn-welcome = Welkom in het Morgenland!
morgenland-learn-welcome-text = Boven op de berg staat het paleis, en in de kamers ervan liggen { $artefacts } artefacten. Wie er aan het einde de meeste heeft, wint. Je betaalt ze met schatten, en schatten liggen in de grotten van de draken.
morgenland-learn-opening = Je eerste schatten
morgenland-learn-opening-text = { $due ->
    [one] Neem nog 1 schat naar keuze.
   *[other] Neem { $due } schatten naar keuze.
} Betalen doe je in verschillende soorten: van elk een beetje helpt meer dan veel van één.
morgenland-learn-card = Een schatkaart
morgenland-learn-card-text = Elke ronde vult een kaart de grotten: deze keer { $units } schatten in { $caves ->
    [one] één grot
   *[other] { $caves } grotten
}, in elke een andere soort. Het bovenste vak gaat naar wie daar het sterkst is.
morgenland-learn-tokens = Je figuren
morgenland-learn-tokens-text = Achter je zichtscherm liggen { $count } figuren met waarden van { $low } tot en met { $high }. In speelvolgorde legt iedereen er telkens één gedekt neer, tot ze op zijn. De anderen zien waar die van jou liggen, maar niet wat ze waard zijn.
morgenland-learn-placing = Leg een figuur neer
morgenland-learn-placing-text = { $words ->
    [true] Elke keuze noemt een figuur en een veld.
   *[false] Kies een figuur en dan een veld, of sleep de figuur erheen.
} Op één veld worden je figuren bij elkaar opgeteld. Bluffen mag: een 1 ziet eruit als een 9.
morgenland-learn-spaces = Waar je wat vindt
morgenland-learn-spaces-text = Deze weg neemt de ronde zodra alle figuren liggen:
morgenland-learn-part-caves = Grotten: schatten voor de sterksten.
morgenland-learn-part-market = Markt: schatten tegen schatten.
morgenland-learn-part-caravanserai = Karavanserai: de kameel, en daarmee de eerste beurt.
morgenland-learn-part-guard = Paleiswacht: de weg naar het paleis.
morgenland-learn-part-rooms = { $rooms } kamers: in elk een artefact.
morgenland-learn-rooms = Figuren in kamers kosten schatten
morgenland-learn-rooms-text = Wie in een kamer het sterkst is, mag als eerste kopen, maar betaalt voor elke eigen figuur daar: een { $high } wint makkelijk en kost { $high } schatten, een { $low } maar { $low }. Wie niet koopt, betaalt niets.
morgenland-learn-guard = Denk aan de paleiswacht
morgenland-learn-guard-text = Aan figuren in de kamers heb je alleen iets als je langs de paleiswacht komt. Die heeft een sterkte tussen 1 en 10, en nog niemand weet welke. Met een hoge figuur daar kom je binnen; met een lage mag je in elk geval smeergeld betalen.
morgenland-learn-stranded = Het paleis blijft voor je gesloten
morgenland-learn-stranded-text = Je hebt figuren in de kamers en geen bij de paleiswacht, en nog maar { $left ->
    [one] één figuur
   *[other] { $left } figuren
} neer te leggen. Zonder figuur bij de paleiswacht neem je alle figuren uit de kamers terug.
morgenland-learn-tally = Nu telt het
morgenland-learn-tally-text = Veld voor veld worden de figuren omgedraaid en opgeteld. { $isme ->
    [true] Jij bent het sterkst
   *[false] { $name } is het sterkst
} { $space-at }, met { $strength }. Dan komt het volgende veld, tot aan de kamers.
morgenland-learn-tie = Even sterk
morgenland-learn-tie-text = { $who ->
    [ahead] Jij en { $behind } hebben allebei { $strength }. Jij komt eerder in de speelvolgorde, dus jij geldt als sterker.
    [behind] { $ahead } en jij hebben allebei { $strength }. { $ahead } komt eerder in de speelvolgorde en geldt als sterker.
   *[others] { $ahead } en { $behind } hebben allebei { $strength }. { $ahead } komt eerder in de speelvolgorde en geldt als sterker.
} De speelvolgorde begint bij wie de kameel heeft.
morgenland-learn-nothing = Geen vak meer over
morgenland-learn-nothing-text = { $space-title } heeft { $shelves ->
    [one] één vak met schatten
   *[other] { $shelves } vakken met schatten
}, en anderen waren sterker. Wat je daar neerlegde, was voor niets; aan het einde van de ronde komt het terug, zoals alle figuren.
morgenland-learn-shelf = Je krijgt { morgenland-units-of-cave }
morgenland-learn-shelf-text = { $shelf ->
    [1] Je was daar het sterkst en neemt het bovenste vak.
   *[other] Je neemt vak { $shelf } van boven, want anderen waren sterker.
} De volgende in sterkte neemt het volgende vak, zolang er nog een is.
morgenland-learn-market = Een ruil op de Markt
morgenland-learn-market-text = Je bent hier het sterkst: je mag één schat geven en er { $units } naar keuze uit de bank voor nemen. Het hoeft niet.
morgenland-learn-camel = De kameel
morgenland-learn-camel-text = { $isme ->
    [true] Jij hebt nu de kameel en komt het eerst in de speelvolgorde
   *[false] { $name } heeft nu de kameel en komt het eerst in de speelvolgorde
}, en wel meteen: het eerst bij het neerleggen en vooraan bij elke gelijke stand.
morgenland-learn-guard-turned = De paleiswacht heeft sterkte { $strength }
morgenland-learn-guard-turned-text = { $fate ->
    [enters] Jouw { $own } is genoeg: de kamers staan voor je open.
    [short] Je hebt { $own }, dat is { $missing } te weinig. Wie hier te weinig heeft, mag het verschil in schatten betalen.
   *[absent] Je hebt hier niets, dus de kamers blijven deze ronde voor je gesloten.
} Hier neemt niemand het op tegen een ander: wie sterk genoeg is, mag naar binnen.
morgenland-learn-bribe = Smeergeld voor de paleiswacht?
morgenland-learn-bribe-text = De paleiswacht heeft { $guard }, jij hebt { $strength }. Voor { $due ->
    [one] 1 schat naar keuze
   *[other] { $due } schatten naar keuze
} mag je naar binnen. Dat loont als er in de kamers iets voor je bij is en je daarna genoeg overhoudt om het te kopen.
morgenland-learn-turned-away = Naar huis gestuurd
morgenland-learn-turned-away-text = { $tokens ->
    [one] Je figuur komt
   *[other] Je { $tokens } figuren komen
} uit de kamers terug, want de paleiswacht liet je niet door. Schatten verlies je niet, maar kopen kun je deze ronde niets.
morgenland-learn-buy = Je mag kopen
morgenland-learn-buy-text = { $space-title } kost je { $price }: { $tokens ->
    [one] de waarde van je figuur, alles van één soort
   *[other] voor elke figuur haar waarde, en voor elke een andere soort
}. Zie je ervan af, dan mag de volgende in sterkte kopen. Wat niemand koopt, blijft voor de volgende ronde.
morgenland-learn-paying = Kies de soorten
morgenland-learn-paying-text = Voor elke figuur één soort. Betaal met wat je veel hebt, en houd verschillende soorten over voor de volgende kamer. Wat er overblijft, zie je voor je verzegelt.
morgenland-learn-bought = { $count ->
    [one] Je eerste artefact!
   *[other] Nog een artefact: je hebt er { $count }
}
morgenland-learn-bought-text = Het is van jou tot het einde, en alleen jij weet welk artefact het is. In het basisspel tellen ze allemaal even veel; bij gelijke stand beslissen aan het einde de schriftrollen.
morgenland-learn-bought-other = { $name } koopt een artefact
morgenland-learn-bought-other-text = Elke kamer verkoopt per ronde één artefact, en dat { $space-at } is weg. Wat niet verkocht wordt, wacht op de volgende ronde.
morgenland-learn-round = Een nieuwe ronde
morgenland-learn-round-text = Alle figuren zijn terug, wat in de grotten overbleef, is weer in de bank, en een nieuwe kaart is omgedraaid. Er zijn nog { $left } artefacten: het spel eindigt op het moment dat het laatste wordt gekocht.
morgenland-learn-ties-at-the-end = Hoe het eindigt
morgenland-learn-ties-at-the-end-text = Aan het einde winnen de meeste artefacten. Bij gelijke stand ligt voor wie meer schriftrollen heeft, en daarna wie meer schatten heeft. Ook wat je overhoudt, kan dus beslissen.
morgenland-learn-ended = Het einde
morgenland-learn-ended-text = { $ending ->
    [too-long] Het spel heeft heel lang geduurd en eindigt hier.
   *[sold-out] Het laatste artefact is verkocht.
} Iedereen laat zien wat er is: de meeste artefacten winnen, dan tellen schriftrollen, dan schatten.

# The second game.
morgenland-learn-magic = Nu met magie
morgenland-learn-magic-text = Grotten, paleiswacht en kamers zijn zoals je ze kent. Maar nu kun je artefacten ook gebruiken, één per ronde. Iedereen begint met een wonderlamp. En in de Tent wachten { $spells } toverkaarten.
morgenland-learn-open-artefacts = De artefacten liggen open
morgenland-learn-open-artefacts-text = Elke kamer laat zien welk artefact er te koop is. { $space-title } heeft bijvoorbeeld { $artefact-a }. Zo kun je gaan naar de kracht die je wilt.
morgenland-learn-own-lamp = Je wonderlamp
morgenland-learn-own-lamp-text = Ze telt aan het einde als artefact, en ze opent de weg naar de magie: zodra je een toverkaart hebt, mag je je wonderlamp aansteken en die ronde zoveel van je toverkaarten spelen als je wilt.
morgenland-learn-tent = De Tent van Aladin
morgenland-learn-tent-text = Wie hier het sterkst is, trekt twee toverkaarten, houdt er één en geeft de andere aan de op één na sterkste. Er liggen er { $spells } in de stapel, en geen enkele komt terug.
morgenland-learn-djinn = Het Huis van de Dschinn
morgenland-learn-djinn-text = Wie hier het sterkst is, mag deze ronde twee artefacten gebruiken in plaats van één. Het komt vóór de paleiswacht en de kamers, waar dat het meest waard is.
morgenland-learn-keep = Twee toverkaarten
morgenland-learn-keep-text = Je hebt er twee getrokken en houdt er één. { $isalone ->
    [true] Verder is hier niemand, dus de andere wordt open afgelegd.
   *[false] { $name } krijgt de andere, en jij weet welke dat is.
}
morgenland-learn-spell-handed = Een toverkaart voor jou
morgenland-learn-spell-handed-text = { $name } was sterker in de Tent, trok twee toverkaarten en gaf jou er één: ‘{ $spell-name }’. Jullie twee weten dat jij die hebt; de anderen weten alleen dat je er een hebt.
morgenland-learn-two-artefacts = Dubbele kracht
morgenland-learn-two-artefacts-text = { $isme ->
    [true] Jij mag vanaf nu deze ronde twee artefacten gebruiken
   *[false] { $name } mag vanaf nu deze ronde twee artefacten gebruiken
}. Voor alle anderen blijft het bij één.
morgenland-learn-reading = Wat kan ‘{ $spell-name }’?
morgenland-learn-reading-text = { $words ->
    [true] In de lijst van wat je hebt, staat bij elke toverkaart wat die doet en welke regel er alles over zegt.
   *[false] Wijs de kaart aan of druk er lang op: ze zegt wat ze doet en welke regel er alles over zegt. Zo lees je elke kaart, ook die van anderen zodra ze open liggen.
}
morgenland-learn-before-placing = Voor je neerlegt
morgenland-learn-before-placing-text = Voordat je een figuur neerlegt, mag je iets spelen. Het hoeft niet: zulke speelmomenten komen terug als de velden worden afgerekend.
morgenland-learn-answer = Je mag antwoorden
morgenland-learn-answer-text = Er is iets aangekondigd, en het is nog niet gebeurd. Jij mag ook iets spelen, of passen. Als iedereen na elkaar gepast heeft, wordt alles uitgevoerd.
morgenland-learn-window = Een speelmoment
morgenland-learn-window-text = Voor zover iedereen kan zien, zou je hier iets kunnen spelen: daarom krijg je de vraag. Passen kost niets; wat je nu niet gebruikt, kun je later gebruiken.
morgenland-learn-less = Te veel vragen?
morgenland-learn-less-text = ‘{ prompt-pass-round }’ geldt voor de rest van de ronde, en met ‘{ prompt-here-if-it-concerns-me }’ krijg je de vraag alleen als het jou aangaat wat er gespeeld wordt. Met ‘{ prompt-hold-window }’ stopt het spel bij het volgende speelmoment, wat je ook gezegd hebt.
morgenland-learn-cast = Toveren?
morgenland-learn-cast-text = Je wonderlamp brandt: { $count ->
    [one] je mag nu je toverkaart spelen
   *[other] je mag nu { $count } toverkaarten spelen
}. Een gespeelde kaart ben je kwijt; een kaart die je houdt, wacht op een beter moment.
morgenland-learn-naming = Waar gaat het om?
morgenland-learn-naming-text = Zeg nu wat je bedoelt: een figuur, een veld, een artefact. Iedereen ziet het. Een figuur die er niet meer ligt als het wordt uitgevoerd, is veilig.
morgenland-learn-lit = Er brandt een wonderlamp
morgenland-learn-lit-text = { $isme ->
    [true] De rest van de ronde mag je je toverkaarten spelen
   *[false] De rest van de ronde mag { $name } alle eigen toverkaarten spelen
}. Tegen een wonderlamp helpt niets; alleen op de toverkaarten kun je antwoorden.
morgenland-learn-declared = Aangekondigd, nog niet uitgevoerd
morgenland-learn-declared-text = { $isme ->
    [true] Wat jij speelt, ligt nu open
   *[false] Wat { $name } speelt, ligt nu open
}, maar er is nog niets gebeurd. Eerst mag iedereen antwoorden. Dan wordt alles uitgevoerd: tegentovenaars eerst, de rest in speelvolgorde. Een antwoord kan dus eerder komen dan waar het op antwoordt.
morgenland-learn-countered = Afgeweerd!
morgenland-learn-countered-text = { $by } heeft de kracht van een tegentovenaar: ‘{ $spell-name }’ van { $name } heeft geen effect en is weg. Tegentovenaars komen vóór al het andere, en zelf zijn ze niet af te weren.
morgenland-learn-carried-out = Nu wordt het uitgevoerd
morgenland-learn-carried-out-text = Iedereen heeft gepast, dus wat aangekondigd was, wordt in speelvolgorde uitgevoerd. { $isme ->
    [true] Dit komt van jou.
   *[false] Dit komt van { $name }.
} Daarna krijgt iedereen opnieuw de vraag, tot niemand meer iets wil spelen.
morgenland-learn-came-to-nothing = Het heeft geen effect
morgenland-learn-came-to-nothing-text = Wat { $name } bedoelde, was er niet meer toen het zover was. Gespeeld is de kaart toch. Een antwoord hoeft dus geen tegentovenaar te zijn.
morgenland-learn-bought-scroll = Een schriftrol
morgenland-learn-bought-scroll-text = { $name } koopt een schriftrol. Die heeft in een ronde geen kracht, maar bij even veel artefacten wint wie meer schriftrollen heeft.
morgenland-learn-bought-magic = Je hebt { $artefact-a }
morgenland-learn-bought-magic-text = Aan het einde telt dat mee, en vanaf nu kun je het gebruiken. Je hebt { $count ->
    [one] 1 artefact
   *[other] { $count } artefacten
}, en iedereen ziet welke.
morgenland-learn-round-magic = Alles staat weer klaar
morgenland-learn-round-magic-text = Gebruikte artefacten mag je opnieuw gebruiken, en wonderlampen zijn uit tot iemand ze aansteekt. Gespeelde toverkaarten zijn weg. Er liggen nog { $left } artefacten in het paleis.

# Artefacts, when they can be used for the first time.
morgenland-learn-use-lamp-text = Steek de wonderlamp aan, en de rest van de ronde mag je zoveel van je toverkaarten spelen als je wilt. Dat is jouw artefact voor deze ronde.
morgenland-learn-use-counterspell-text = Iemand heeft een toverkaart aangekondigd, en jij kunt die afweren: dan heeft ze geen effect en is ze weg. Bewaar je tegentovenaar voor een kaart die pijn doet.
morgenland-learn-use-double-text = Een van je open figuren op het veld dat wordt afgerekend, telt dubbel. In een kamer betaal je er ook dubbel voor, met nog een soort.
morgenland-learn-use-carpet-text = Leg het op het veld dat wordt afgerekend: daar telt het als een figuur met sterkte 3, ook als je er geen hebt. Bij de paleiswacht mag je er smeergeld mee betalen.
morgenland-learn-use-key-text = Hiermee kom je zonder figuur en zonder smeergeld in het paleis. Je hebt hem hier bij de paleiswacht nodig, niet eerder.

# The end of a course: things that did not come up in it.
morgenland-learn-unmet-place = Velden:
morgenland-learn-unmet-moment = Momenten:
morgenland-learn-unmet-artefact = Artefacten:
morgenland-learn-unmet-later = Wat later komt:
morgenland-learn-topic-tie = gelijke sterkte
morgenland-learn-topic-shelf = vakken en wie ze krijgt
morgenland-learn-topic-bribe = het smeergeld
morgenland-learn-topic-turned-away = gesloten kamers
morgenland-learn-topic-buying = een artefact kopen
morgenland-learn-topic-artefacts = artefacten met krachten
morgenland-learn-topic-spells = de toverkaarten, één voor één
morgenland-learn-topic-windows = wanneer er getoverd wordt
morgenland-learn-topic-casting = een toverkaart spelen
morgenland-learn-topic-naming = waar een aankondiging over gaat
morgenland-learn-topic-answer = aankondigen en antwoorden
morgenland-learn-topic-carried-out = in welke volgorde er wordt uitgevoerd
morgenland-learn-topic-came-to-nothing = wat geen effect heeft
morgenland-learn-topic-parasite = geleende krachten
morgenland-learn-topic-smuggler = jezelf de stad in smokkelen
