# Wat iemand in Goofspiel gevraagd wordt, en wat er te kiezen valt. Zie locales/README.md.
# `.more` is wat een keuze oplevert, en wordt gezegd waar plaats is.

goofspiel-ask-bid = { $kept-count ->
    [0] Welke kaart bied je voor de prijs { $prize }?
   *[other] Welke kaart bied je voor de prijs { $prize } en wat er is blijven liggen, samen { $stake } punten?
}

goofspiel-choice-bid = { $card } bieden
    .more = { $above-count ->
        [0] niemand heeft een hogere kaart
       *[other] hogere kaarten bij { $above }
    }
