# The table of Goofspiel: what is said of it in terminals and on the page. See locales/README.md.

goofspiel-remark-round = Round { $round } of { $rounds }
goofspiel-remark-over = The game is over
goofspiel-remark-round-explained = Everybody secretly bids a card of their hand for the prize that lies open (G1.2). All bids are turned over at once (G1.4); the highest wins, if nobody else bid as high (G2.1), and all bids are gone.
goofspiel-remark-ties-explained = { $ties ->
    [kept] If several made the highest bid, nobody wins: the prize is kept, and the next bid is for both (G2.2).
   *[discarded] If several made the highest bid, nobody wins: the prize is discarded (G2.2).
}
goofspiel-remark-over-explained = Each prize is worth as many points as its number says. Whoever has the most points wins (G3.2).

goofspiel-remark-player = Player
goofspiel-remark-points = Points
goofspiel-remark-won = Prizes
goofspiel-remark-hand = Hand
goofspiel-remark-bid = Bid
goofspiel-remark-legend = Cards in brackets lie face down
goofspiel-remark-prize = Prize
goofspiel-remark-kept = Kept
goofspiel-remark-stack = Still face down
goofspiel-remark-discarded = Discarded
goofspiel-remark-nothing = none
