# What happens in Goofspiel. See locales/README.md.
goofspiel-round-began = { $kept-count ->
    [0] Round { $round } begins: the prize { $prize } is turned up.
   *[other] Round { $round } begins: the prize { $prize } is turned up. With what was kept, { $stake } points lie there.
}
goofspiel-bid = { $seat } bids { $card }.
goofspiel-chose = { $seat } has chosen.
goofspiel-took-back = { $seat } takes the choice back.
goofspiel-revealed = { $seat } has bid { $card }.
goofspiel-won = { $prizes-count ->
    [one] { $seat } wins the prize { $prizes } with the { $card }.
   *[other] { $seat } wins the prizes { $prizes } with the { $card }: { $points } points.
}
goofspiel-tied = { $fate ->
    [kept] { $seats } have each bid { $card }, so nobody wins. { $prizes-count ->
        [one] The prize { $prizes } is kept for the next bid.
       *[other] The prizes { $prizes } are kept for the next bid.
    }
   *[discarded] { $seats } have each bid { $card }, so nobody wins. { $prizes-count ->
        [one] The prize { $prizes } is discarded.
       *[other] The prizes { $prizes } are discarded.
    }
}
goofspiel-ended = All prizes have been bid for: the game is over.
