# The first game with a coach.
learn-title = Learn by playing
learn-lead = Play a short first game of Der Palast von Eschnapur. You need no rules: they are explained when they come up.
learn-promise-short = A small palace and two friendly bots: about ten minutes.
learn-promise-coach = A coach says what is going on, and what you can do now.
learn-promise-leave = Leave whenever you like: your game waits for you on this device.
learn-begin = Begin
learn-go-on = Go on
learn-restart = Start again
learn-skip = I know the game
learn-rules = Read the rules
learn-not-yet = There is no first game of Morgenland yet
learn-not-yet-text = It will come together with its table. Until then the palace of Eschnapur is waiting for you.

# The coach.
learn-coach = Coach
learn-next = Next
learn-got-it = Got it
learn-hide = Hide the coach
learn-show = Show the coach
learn-leave = To the lobby
learn-quiet = I speak up when something new comes.
learn-play = Play now
learn-again = Once more

# What the coach says: a heading and a few sentences each.
learn-welcome = Welcome to Eschnapur!
learn-welcome-text = You build the maharaja’s palace together with { $others ->
    [one] the other player, and against them
   *[other] the others, and against them
 }. Whoever has the most victory points in the end wins. A round has nine short phases; at the top you see where we are.
learn-sites = Choose two sites
learn-sites-text = Pick two parts of the palace on which you want to build this round, and seal your choice. Nobody sees it yet, and you can take it back until all have chosen. The number on a field is what it is worth later: high fields bring more, but somebody has to build the low ones first.
learn-gold = Now the bribes
learn-gold-text = Lay one gold card face down before each official. A 5 is strong, but a card that wins is gone, and new gold comes only from the palace and from privileges.
learn-officials = What the officials can do
learn-officials-text = The highest card wins, but equal cards cancel each other out. Without stones you cannot build: do not be stingy there.
learn-official-1 = The blockade stops a card of somebody else.
learn-official-2 = The building stop closes a part for this round.
learn-official-3 = The stones go to everybody, as many as their card is worth.
learn-official-4 = The turn order says who builds first.
learn-official-5 = The move takes a stone to another part.
learn-won = You won { $official-the }
learn-won-text = Your { $gold } was the highest card. Whoever wins pays: the card goes to the bank.
learn-won-cancelled = You won { $official-the } with a { $gold }
learn-won-cancelled-text = The { $higher }s cancelled each other out, so the next card counts: yours. That is the heart of this game.
learn-won-ties = The tie is yours
learn-won-ties-text = Somebody else showed a { $gold }, too. Because you bought “Win ties”, you win { $official-the } all the same.
learn-cancelled = { $gold } and { $gold } cancel out
learn-cancelled-text = For { $official-the } you laid the same card as { $name }, so it wins for nobody. Guessing what others lay is worth more than gold.
learn-lost = { $name } wins { $official-the }
learn-lost-text = { $gold ->
    [one] { $winning } beats your { $gold }. But your card is not lost: it stays and brings 1 privilege point at the end of the round.
   *[other] { $winning } beats your { $gold }. But your card is not lost: it stays and brings { $gold } privilege points at the end of the round.
}
learn-lost-tie = The tie goes to { $name }
learn-lost-tie-text = Your { $gold } is just as high, but { $name } bought “win ties” and wins { $official-the }. Your card stays and brings { $gold ->
    [one] 1 privilege point
   *[other] { $gold } privilege points
 } at the end of the round.
learn-zero = Your 0 comes back
learn-zero-text = A 0 never wins, but it always returns to your hand. It is the cheapest way to say no.
learn-blockade = Block a card
learn-blockade-text = You won the blockade. Put the marker on a card of somebody else: this round it does not count. Its owner gets a stone in return.
learn-blocked = Your card is blocked
learn-blocked-text = { $name } put the blockade on your card for { $official-the }. It stays face down until the next round, and you got a stone for it.
learn-stop = Close a part
learn-stop-text = You won the building stop. On the part you choose nobody builds this round. A good place is one where others want to build and you do not.
learn-stopped = A building stop
learn-stopped-text = { $name } closed part { $part } for this round. If it is one of your sites, build on the other one.
learn-stones = { $stones ->
    [one] You get a stone
   *[other] You get { $stones } stones
 }
learn-stones-text = Everybody gets as many stones as their card says, and nobody wins. All these cards go to the bank.
learn-stones-tied = Half the stones
learn-stones-tied-text = Somebody else showed a { $gold }, too. A tie halves the stones: you get { $stones }.
learn-order = Who goes first?
learn-order-text = You won the turn order and hand out the markers. Going first gets you the low fields and the bag; going last gets you on top.
learn-order-set = The turn order is set
learn-order-set-text = { $isme ->
    [true] You build first. All stones that fit have to be built.
   *[other] { $name } builds first. Watch where, then build on top.
 }
learn-building = Build!
learn-building-text = Put your stones on your two sites, one by one. Each goes on the lowest free field. Every stone that fits must be built; the others wait for the next round.
learn-premium = The gold bag
learn-premium-text = A stone was built on the bag of part { $part }. Everybody with a stone there takes { $gold } gold from the bank.
learn-take = Take your gold
learn-take-text = Take cards worth { $left } gold from the bank. Many small cards or one big one? Big cards win, small ones last longer.
learn-moving = Move a stone
learn-moving-text = You won the move. Take the topmost stone of a part, no matter whose, and put it on another one. Lift a rival off the top, or lift yourself there. You may also leave everything as it is.
learn-moved = Your stone was moved
learn-moved-text = { $name } took your stone from part { $from } to part { $to }. The topmost stone is never quite safe.
learn-points = Losing pays off
learn-points-text = { $points ->
    [one] Your gold that won nothing brings 1 privilege point. It is no victory point: you buy privileges with it.
   *[other] Your gold that won nothing brings { $points } privilege points. They are not victory points: you buy privileges with them.
}
learn-window = Would you like to buy something?
learn-window-text = { $points ->
    [one] You have 1 privilege point.
   *[other] You have { $points } privilege points.
} What you can buy now is lit; each card is there only once. You can always pass and save up.
learn-wages = Part { $part } is full
learn-wages-text = First it pays wages: everybody with a stone there takes { $wage } gold from the bank. One stone is enough, so it is good to be in many places.
learn-scored = You score { $sum } points
learn-scored-text = Your topmost stone on part { $part } stands on a field worth { $value }, and your { $stones ->
    [one] one stone brings one more point
   *[other] { $stones } stones bring one more point each
 }: { $sum } victory points.
learn-scored-other = { $name } scores { $sum } points
learn-scored-other-text = The topmost stone of { $name } on part { $part } stands on a field worth { $value }, and { $stones ->
    [one] one stone there brings one more point
   *[other] { $stones } stones there bring one more point each
 }: { $sum } victory points. You score the same way.
learn-finished = A part is finished
learn-finished-text = Part { $part } is done, and its stones go home. The game ends once { $needed } parts are finished; now it is { $done }.
learn-round = A new round
learn-round-text = From here on everything repeats, and you know most of it. I only speak up when something is new.
learn-bonus = Points for points
learn-bonus-text = Privilege points that were not spent bring victory points by rank. For you: { $points }.
learn-over = { $isbest ->
    [true] { $points ->
        [one] Well played: 1 point!
       *[other] Well played: { $points } points!
    }
   *[other] { $points ->
        [one] 1 point in your first game
       *[other] { $points } points in your first game
    }
}
learn-over-text = { $isbest ->
    [true] Nobody has more.
   *[other] { $best } were needed to win.
 } Now you know: plan in secret, guess what others lay, be on top when a part is finished. In a whole game the palace is far larger.

# The end of the first game: things that did not come up in it.
learn-unmet = What you have not met yet
learn-unmet-official = Officials:
learn-unmet-moment = Moments:
learn-unmet-privilege = Privileges:
learn-unmet-more-players = (with three or four players)
learn-all-met = You have met everything that there is in the game.
learn-topic-won-cancelled = equal cards
learn-topic-zero = the 0 that comes back
learn-topic-premium = the gold bag
learn-topic-scored = the scoring of a part

# Privileges, when they can be bought for the first time.
learn-buy-choose-order-text = For { $cost } points you take your place in the turn order before the winner hands out the others.
learn-buy-win-ties-text = For { $cost } points you win ties for the highest card this round, and a tie does not halve your stones.
learn-buy-free-sites-text = For { $cost } points you forget your two sites this turn and build on any parts.
learn-buy-gold-five-text = For { $cost } points you take 5 gold from the bank. Good when your hand gets thin.
learn-buy-refuse-blockade-text = For { $cost } points your blocked card is free again, and you keep the stone.
learn-buy-last-stone-text = For { $cost } points you protect the topmost stone of one part from being moved.
learn-buy-gold-and-stones-text = For { $cost } points you take 3 gold and 2 stones.
learn-buy-ignore-stop-text = For { $cost } points the building stop does not hold for you: build on that part, or move a stone there or away.
learn-buy-three-stones-text = For { $cost } points you take 3 stones. Just right for filling a part.
learn-buy-from-hand-text = For { $cost } points you lay nothing now: you see the others’ cards first and then play yours.
