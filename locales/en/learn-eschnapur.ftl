# The lessons of Der Palast von Eschnapur.

# The first game: what it is, how long it takes, and its end.
eschnapur-course-first = The first game
    .lead = All that matters comes up: bribes, equal bids, building, privileges.
    .promise = A small palace and two friendly bots: about ten minutes.
    .over = { $isbest ->
        [true] { $points ->
            [one] Well played: 1 point!
           *[other] Well played: { $points } points!
        }
       *[other] { $points ->
            [one] 1 point in your first game
           *[other] { $points } points in your first game
        }
    }
    .over-text = { $isbest ->
        [true] Nobody has more.
       *[other] { $best } were needed to win.
     } Now you know: plan in secret, guess what others lay, be on top when a part is finished. In a whole game the palace is far larger.

# What the coach says: a heading and a few sentences each.
eschnapur-learn-welcome = Welcome to Eschnapur!
eschnapur-learn-welcome-text = You build the maharaja’s palace together with { $others ->
    [one] the other player, and against them
   *[other] the others, and against them
 }. Whoever has the most victory points in the end wins. A round has nine short phases; at the top you see where we are.
eschnapur-learn-sites = Choose two sites
eschnapur-learn-sites-text = Pick two parts of the palace on which you want to build this round, and seal your choice. Nobody sees it yet, and you can take it back until all have chosen. The number on a field is what it is worth later: high fields bring more, but somebody has to build the low ones first.
eschnapur-learn-gold = Now the bribes
eschnapur-learn-gold-text = Lay one gold card face down before each official. A 5 is strong, but a card that wins is gone, and new gold comes only from the palace and from privileges.
eschnapur-learn-officials = What the officials can do
eschnapur-learn-officials-text = The highest card wins, but equal cards cancel each other out. Without stones you cannot build: do not be stingy there.
eschnapur-learn-official-1 = The blockade stops a card of somebody else.
eschnapur-learn-official-2 = The building stop closes a part for this round.
eschnapur-learn-official-3 = The stones go to everybody, as many as their card is worth.
eschnapur-learn-official-4 = The turn order says who builds first.
eschnapur-learn-official-5 = The move takes a stone to another part.
eschnapur-learn-won = You won { $official-the }
eschnapur-learn-won-text = Your { $gold } was the highest card. Whoever wins pays: the card goes to the bank.
eschnapur-learn-won-cancelled = You won { $official-the } with a { $gold }
eschnapur-learn-won-cancelled-text = The { $higher }s cancelled each other out, so the next card counts: yours. That is the heart of this game.
eschnapur-learn-won-ties = The tie is yours
eschnapur-learn-won-ties-text = Somebody else showed a { $gold }, too. Because you bought “Win ties”, you win { $official-the } all the same.
eschnapur-learn-cancelled = { $gold } and { $gold } cancel out
eschnapur-learn-cancelled-text = For { $official-the } you laid the same card as { $name }, so it wins for nobody. Guessing what others lay is worth more than gold.
eschnapur-learn-lost = { $name } wins { $official-the }
eschnapur-learn-lost-text = { $gold ->
    [one] { $winning } beats your { $gold }. But your card is not lost: it stays and brings 1 privilege point at the end of the round.
   *[other] { $winning } beats your { $gold }. But your card is not lost: it stays and brings { $gold } privilege points at the end of the round.
}
eschnapur-learn-lost-tie = The tie goes to { $name }
eschnapur-learn-lost-tie-text = Your { $gold } is just as high, but { $name } bought “win ties” and wins { $official-the }. Your card stays and brings { $gold ->
    [one] 1 privilege point
   *[other] { $gold } privilege points
 } at the end of the round.
eschnapur-learn-zero = Your 0 comes back
eschnapur-learn-zero-text = A 0 never wins, but it always returns to your hand. It is the cheapest way to say no.
eschnapur-learn-blockade = Block a card
eschnapur-learn-blockade-text = You won the blockade. Put the marker on a card of somebody else: this round it does not count. Its owner gets a stone in return.
eschnapur-learn-blocked = Your card is blocked
eschnapur-learn-blocked-text = { $name } put the blockade on your card for { $official-the }. It stays face down until the next round, and you got a stone for it.
eschnapur-learn-stop = Close a part
eschnapur-learn-stop-text = You won the building stop. On the part you choose nobody builds this round. A good place is one where others want to build and you do not.
eschnapur-learn-stopped = A building stop
eschnapur-learn-stopped-text = { $name } closed part { $part } for this round. If it is one of your sites, build on the other one.
eschnapur-learn-stones = { $stones ->
    [one] You get a stone
   *[other] You get { $stones } stones
 }
eschnapur-learn-stones-text = Everybody gets as many stones as their card says, and nobody wins. All these cards go to the bank.
eschnapur-learn-stones-tied = Half the stones
eschnapur-learn-stones-tied-text = Somebody else showed a { $gold }, too. A tie halves the stones: you get { $stones }.
eschnapur-learn-order = Who goes first?
eschnapur-learn-order-text = You won the turn order and hand out the markers. Going first gets you the low fields and the bag; going last gets you on top.
eschnapur-learn-order-set = The turn order is set
eschnapur-learn-order-set-text = { $isme ->
    [true] You build first. All stones that fit have to be built.
   *[other] { $name } builds first. Watch where, then build on top.
 }
eschnapur-learn-building = Build!
eschnapur-learn-building-text = Put your stones on your two sites, one by one. Each goes on the lowest free field. Every stone that fits must be built; the others wait for the next round.
eschnapur-learn-premium = The gold bag
eschnapur-learn-premium-text = A stone was built on the bag of part { $part }. Everybody with a stone there takes { $gold } gold from the bank.
eschnapur-learn-take = Take your gold
eschnapur-learn-take-text = Take cards worth { $left } gold from the bank. Many small cards or one big one? Big cards win, small ones last longer.
eschnapur-learn-moving = Move a stone
eschnapur-learn-moving-text = You won the move. Take the topmost stone of a part, no matter whose, and put it on another one. Lift a rival off the top, or lift yourself there. You may also leave everything as it is.
eschnapur-learn-moved = Your stone was moved
eschnapur-learn-moved-text = { $name } took your stone from part { $from } to part { $to }. The topmost stone is never quite safe.
eschnapur-learn-points = Losing pays off
eschnapur-learn-points-text = { $points ->
    [one] Your gold that won nothing brings 1 privilege point. It is no victory point: you buy privileges with it.
   *[other] Your gold that won nothing brings { $points } privilege points. They are not victory points: you buy privileges with them.
}
eschnapur-learn-window = Would you like to buy something?
eschnapur-learn-window-text = { $points ->
    [one] You have 1 privilege point.
   *[other] You have { $points } privilege points.
} What you can buy now is lit; each card is there only once. You can always pass and save up.
eschnapur-learn-wages = Part { $part } is full
eschnapur-learn-wages-text = First it pays wages: everybody with a stone there takes { $wage } gold from the bank. One stone is enough, so it is good to be in many places.
eschnapur-learn-scored = You score { $sum } points
eschnapur-learn-scored-text = Your topmost stone on part { $part } stands on a field worth { $value }, and your { $stones ->
    [one] one stone brings one more point
   *[other] { $stones } stones bring one more point each
 }: { $sum } victory points.
eschnapur-learn-scored-other = { $name } scores { $sum } points
eschnapur-learn-scored-other-text = The topmost stone of { $name } on part { $part } stands on a field worth { $value }, and { $stones ->
    [one] one stone there brings one more point
   *[other] { $stones } stones there bring one more point each
 }: { $sum } victory points. You score the same way.
eschnapur-learn-finished = A part is finished
eschnapur-learn-finished-text = Part { $part } is done, and its stones go home. The game ends once { $needed } parts are finished; now it is { $done }.
eschnapur-learn-round = A new round
eschnapur-learn-round-text = From here on everything repeats, and you know most of it. I only speak up when something is new.
eschnapur-learn-bonus = Points for points
eschnapur-learn-bonus-text = Privilege points that were not spent bring victory points by rank. For you: { $points }.

# The end of the first game: things that did not come up in it.
eschnapur-learn-unmet-official = Officials:
eschnapur-learn-unmet-moment = Moments:
eschnapur-learn-unmet-privilege = Privileges:
eschnapur-learn-unmet-more-players = (with three or four players)
eschnapur-learn-topic-won-cancelled = equal cards
eschnapur-learn-topic-zero = the 0 that comes back
eschnapur-learn-topic-premium = the gold bag
eschnapur-learn-topic-scored = the scoring of a part

# Privileges, when they can be bought for the first time.
eschnapur-learn-buy-choose-order-text = For { $cost } points you take your place in the turn order before the winner hands out the others.
eschnapur-learn-buy-win-ties-text = For { $cost } points you win ties for the highest card this round, and a tie does not halve your stones.
eschnapur-learn-buy-free-sites-text = For { $cost } points you forget your two sites this turn and build on any parts.
eschnapur-learn-buy-gold-five-text = For { $cost } points you take 5 gold from the bank. Good when your hand gets thin.
eschnapur-learn-buy-refuse-blockade-text = For { $cost } points your blocked card is free again, and you keep the stone.
eschnapur-learn-buy-last-stone-text = For { $cost } points you protect the topmost stone of one part from being moved.
eschnapur-learn-buy-gold-and-stones-text = For { $cost } points you take 3 gold and 2 stones.
eschnapur-learn-buy-ignore-stop-text = For { $cost } points the building stop does not hold for you: build on that part, or move a stone there or away.
eschnapur-learn-buy-three-stones-text = For { $cost } points you take 3 stones. Just right for filling a part.
eschnapur-learn-buy-from-hand-text = For { $cost } points you lay nothing now: you see the others’ cards first and then play yours.
