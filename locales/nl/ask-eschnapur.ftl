# Wat iemand in Der Palast von Eschnapur gevraagd wordt, en wat er te kiezen valt. Zie locales/README.md.
# `.more` is wat een keuze oplevert of hoe je stuk voor stuk antwoordt, en wordt gezegd waar plaats en reden is.

## Wat er gevraagd wordt

eschnapur-ask-coins = Neem { $left } goud uit de bank.
    .more = Neem de hoogste kaart eerst.
eschnapur-ask-sites = { $picked-count ->
    [0] Kies twee paleisdelen als bouwplaats.
   *[other] Je hebt paleisdeel { $picked } gekozen. Welk is het tweede?
}
    .more = Noem eerst het deel met het lagere nummer.
eschnapur-ask-gold = { $left ->
    [one] Leg de laatste goudkaart, voor { $official-the }.
   *[other] Leg voor elke ambtenaar een goudkaart. Nu: { $official-name }.
}
eschnapur-ask-from-hand = De anderen hebben hun kaarten laten zien. Welke speel jij voor { $official-the }?
eschnapur-ask-blockade = Je hebt de blokkade gewonnen: wiens kaart blokkeer je?
eschnapur-ask-stop = Je hebt de bouwstop gewonnen: welk paleisdeel leg je stil?
eschnapur-ask-marker = Je hebt de speelvolgorde gewonnen: wie krijgt marker { $marker }?
eschnapur-ask-choose-marker = Je kiest je plaats in de volgorde: welke marker neem je?
eschnapur-ask-build = { $stones ->
    [0] Je hebt geen steen meer om te bouwen. Koop iets, of beëindig je beurt.
    [one] Bouw je steen: waar?
   *[other] Bouw { $stones } stenen: waar komt de volgende?
}
eschnapur-ask-lift = Je mag één steen verplaatsen: welke?
eschnapur-ask-set = Waar gaat de steen van { $owner } van paleisdeel { $part } naartoe?
eschnapur-ask-protect = Van welk paleisdeel bescherm je de bovenste steen?
eschnapur-ask-buy = { $window ->
    [a] Zo meteen wordt er goud gelegd.
    [b] Er is een kaart geblokkeerd.
    [c] Zo meteen worden de markers uitgedeeld.
    [e] Zo meteen wordt er een steen verplaatst.
   *[f] Zo meteen wordt het loon betaald.
} { $points ->
    [one] Je hebt 1 privilegepunt. Iets kopen?
   *[other] Je hebt { $points } privilegepunten. Iets kopen?
}

## Wat er te kiezen valt

eschnapur-choice-site = Paleisdeel { $part } kiezen
    .more = { $next ->
        [none] vol
       *[some] { $next-bag ->
            [true] volgend veld met waarde { $next-value }, met de goudbuidel; { $next-free } van { $next-fields } vrij
           *[false] volgend veld met waarde { $next-value }; { $next-free } van { $next-fields } vrij
        }
    }
eschnapur-choice-lay = Een { $gold } voor { $official-the }
    .short = Een { $gold }
eschnapur-choice-leave = Geen kaart voor { $official-the }
    .short = Leeg laten
eschnapur-choice-block = Kaart van { $seat } voor { $official-the } blokkeren
eschnapur-choice-beside = Naast het paleis
    .more = { $official ->
        [1] er wordt geen kaart geblokkeerd
       *[2] er wordt geen paleisdeel stilgelegd
    }
eschnapur-choice-stop = Paleisdeel { $part } stilleggen
    .more = { $next ->
        [none] vol
       *[some] volgend veld met waarde { $next-value }; { $next-free } van { $next-fields } vrij
    }
eschnapur-choice-marker = Aan { $seat }
    .more = marker { $marker }
eschnapur-choice-choose-marker = Marker { $marker } nemen
eschnapur-choice-build = Op paleisdeel { $part } bouwen
    .more = { $next ->
        [none] vol
       *[some] { $next-bag ->
            [true] veld met waarde { $next-value }, met de goudbuidel
           *[false] veld met waarde { $next-value }
        }{ $points ->
            [none] ; { $next-free } van { $next-fields } vrij
           *[other] ; dan is het vol en levert het je zo { $points } overwinningspunten op
        }
    }
eschnapur-choice-take = Een { $gold } nemen
    .more = { $left ->
        [0] dat is alles
       *[other] dan nog { $left }
    }
eschnapur-choice-lift = Bovenste steen van paleisdeel { $part } verplaatsen
    .more = { $top ->
        [none] geen steen
       *[some] van { $top-owner }, op het veld met waarde { $top-value }
    }
eschnapur-choice-set = Naar paleisdeel { $part } verplaatsen
    .more = { $next ->
        [none] vol
       *[some] veld met waarde { $next-value }; { $next-free } van { $next-fields } vrij
    }
eschnapur-choice-stay = Niets verplaatsen
eschnapur-choice-buy = ‘{ $privilege-name }’ voor { $cost } PP kopen
    .more = { $privilege-explained }
eschnapur-choice-protect = Bovenste steen van paleisdeel { $part } beschermen
    .more = { $top ->
        [none] geen steen
       *[some] van { $top-owner }, op het veld met waarde { $top-value }
    }
eschnapur-choice-pass = Niets kopen
eschnapur-choice-end-turn = Beurt beëindigen

## Windows: when players are asked whether they step in. The names are short.

eschnapur-window-gold = Voordat er goud wordt gelegd
    .explained = Het gaat jou aan als je een privilege kunt betalen dat alleen nu nut heeft.
eschnapur-window-blocked = Er is een kaart geblokkeerd
    .explained = Het gaat jou aan als jouw kaart geblokkeerd is en je het privilege daartegen kunt betalen.
eschnapur-window-order = Voordat de markers worden uitgedeeld
    .explained = Het gaat jou aan als je een privilege kunt betalen dat alleen nu nut heeft.
eschnapur-window-moving = Voordat er een steen wordt verplaatst
    .explained = Het gaat jou aan als jij de steen verplaatst en daar een privilege voor kunt betalen.
eschnapur-window-rewards = Voordat het loon wordt betaald
    .explained = Wat je hier kunt kopen, kon eerder ook al: het gaat niemand in het bijzonder aan.
