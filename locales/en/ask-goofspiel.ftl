# What somebody is asked in Goofspiel, and what they may choose. See locales/README.md.
# `.more` is what a choice brings, told where there is room.

goofspiel-ask-bid = { $kept-count ->
    [0] Which card do you bid for the prize { $prize }?
   *[other] Which card do you bid for the prize { $prize } and what was kept, { $stake } points together?
}

goofspiel-choice-bid = Bid { $card }
    .more = { $above-count ->
        [0] nobody has a higher card
       *[other] higher cards with { $above }
    }
