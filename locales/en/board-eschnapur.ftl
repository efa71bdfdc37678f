# The table of Der Palast von Eschnapur: what is said of it in terminals and on the page. See locales/README.md.

## The parts of the screen: on a tab, and at length

eschnapur-panel-board = Board
    .title = The palace
eschnapur-panel-bids = Bids
    .title = Players and their bids
eschnapur-panel-market = Buy
    .title = Privileges and bank

## Where the game stands

eschnapur-remark-round = Round { $round }
eschnapur-remark-phase = Phase { $phase }: { $phase-name }
eschnapur-remark-window = Phase { $phase }: buying privileges
eschnapur-remark-coins = Phase { $phase }: taking gold from the bank
eschnapur-remark-from-hand = Phase { $phase }: a card from the hand for { $official-the }
eschnapur-remark-over = The game is over

## What happens there

eschnapur-remark-phase-explained = { $phase-explained }
eschnapur-remark-window-explained = { $window ->
    [a] Before gold is laid, whoever can pay may buy privileges; “{ eschnapur-privilege-win-ties }” and “{ eschnapur-privilege-from-hand }” only now (E2.1, E10.2). The window closes when all have passed since the last purchase.
    [b] A card was blocked. Its owner can refuse the blockade with that privilege and keeps the stone (E10.8). The window closes when all have passed since the last purchase (E10.2).
    [c] Phase 6 is won. Before the markers are handed out, privileges can be bought; “{ eschnapur-privilege-choose-order }” takes a marker first (E6.2, E10.4).
    [d] Before a stone is built, the builder may buy privileges (E10.2).
    [e] Phase 8 is won. Before the stone is moved, privileges can be bought; “{ eschnapur-privilege-last-stone }” protects the topmost stone of a part (E10.9), “{ eschnapur-privilege-ignore-stop }” helps the winner (E10.11).
   *[f] Cards that lost have become privilege points (E9.1). Privileges can be bought before wages are paid and full parts are scored (E9.2).
}
eschnapur-remark-coins-explained = Whoever is owed gold takes cards of any values worth exactly that much (EG.1). If the bank cannot pay exactly, they take the largest total below it that the bank can pay (EG.2). Cards are counted from the highest to the lowest.
eschnapur-remark-from-hand-explained = The others have revealed their cards before this official. Whoever bought “{ eschnapur-privilege-from-hand }” now plays one openly (E10.13).
eschnapur-remark-over-explained = Privilege points bring victory points by rank (E11.1). Whoever has the most victory points wins; a tie goes to more gold (E11.2).
eschnapur-remark-official = { $official } ({ $official-name }): { $official-explained }
eschnapur-remark-privilege = { $privilege-title } ({ $cost }): { $privilege-explained }

## The palace

eschnapur-remark-part = Part
eschnapur-remark-wage = Wage
eschnapur-remark-state = State
eschnapur-remark-finished = Finished
eschnapur-remark-stopped = Stopped
eschnapur-remark-protected = Topmost stone protected
eschnapur-remark-palace-legend = Fields from the bottom: a letter is a stone, a number what a free field is worth, * the gold bag
board-palace = The palace
board-stones-from-below = Stones from below
board-next-field = Next field
board-free-fields = Free fields
board-part-stands = { $stones } of { $fields } fields built, next field worth { $next }, wage { $wage }
board-part-full = All { $fields } fields built, wage { $wage }
board-part-shares = Stones: { $shares }
board-part-bag = Gold bag on the field worth { $value }
board-part-sites = Site of { $names }
board-part-lifted = Its topmost stone is being moved
board-part-planned = { $count ->
    [one] One stone planned
   *[other] { $count } stones planned
}
board-part-promise = If it is finished like this: { $told }
board-part-site-planned = Planned as your site
board-part-scored = Scored: { $told }
board-part-brief = Part { $part }: { $stones } of { $fields }, next { $next }
board-part-brief-full = Part { $part }: full
board-part-brief-finished = Part { $part }: finished
board-part-brief-stopped = stopped
board-take-back = Part { $part } is planned: take it back
board-race = Victory points: { $told }
# How many of something somebody has.
board-one = { $name } { $count }
# What the figures of a player and the track are, for whoever points at them.
board-tally-vp = Victory points decide the game. Finished parts bring them, and at the end the rank in privilege points.
board-tally-pp = Privilege points come from gold that won nothing. Privileges cost them; what is left brings victory points at the end.
board-tally-stones = Stones to build: everybody builds theirs in phase 7 of this round.
board-tally-supply = The supply: stones that nobody has gained yet. A finished part returns its stones here.
board-tally-cards = Gold cards in the hand. What is laid is spent, only a 0 comes back; premiums, wages and privileges bring new cards.
board-race-explained = Everybody’s victory points from left to right. Whoever has the most at the end wins.

## The players and their bids

eschnapur-remark-player = Player
eschnapur-remark-vp = VP
    .title = Victory points
    .count = { $count ->
        [one] { $count } victory point
       *[other] { $count } victory points
    }
eschnapur-remark-pp = PP
    .title = Privilege points
    .count = { $count ->
        [one] { $count } privilege point
       *[other] { $count } privilege points
    }
eschnapur-remark-stones = Stones
    .count = { $count ->
        [one] { $count } stone to build
       *[other] { $count } stones to build
    }
eschnapur-remark-supply = Supply
    .count = { $count ->
        [one] { $count } stone in the supply
       *[other] { $count } stones in the supply
    }
eschnapur-remark-cards = Cards
    .count = { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
eschnapur-remark-sites = Sites
eschnapur-remark-players-legend = VP: victory points, PP: privilege points; the numbers are the officials, [?] a card that lies face down
eschnapur-remark-seal = { $official } { $official-name }
board-bids = Players and their bids
board-players = Players
board-officials = Officials
board-reasons = Why
board-place = Number { $place } in turn order

board-reason-highest = { $gold } wins
board-reason-cancelled = { $cards } cancel, { $gold } wins
board-reason-ties = { $cards }: { $name } wins the tie
board-reason-all-cancelled = { $cards } cancel: nobody
board-reason-zero = 0 never wins
board-reason-nobody = No card
board-reason-blocked = Blocked
board-reason-shared = { $cards }: half each
board-reason-ties-shared = { $cards }: { $name } gets all, others half
board-reason-full = Each in full
board-reason-no-stones = No stones

# Lines of the log that tell several things at once.
board-told-end = The end
board-told-sites = { $count ->
    [one] { $names } has chosen sites.
   *[other] { $names } have chosen sites.
}
board-told-gold = { $count ->
    [one] { $names } has laid gold.
   *[other] { $names } have laid gold.
}
board-told-all-down = Everybody has laid { $count ->
    [one] one card
   *[other] { $count } cards
} face down.
board-told-down = The cards lie face down: { $cards }.
board-told-moved-own = { $name } moves their own stone from part { $from } to part { $to }.
board-told-cards = For { $official-the }: { $cards }.
board-told-no-card = { $name } none
board-told-from-hand = { $name } { $gold } from the hand
board-told-blocked-card = { $name } blocked
board-told-nobody-cancelled = Nobody wins { $official-the }: { $cards } cancel out.
board-told-nobody-zero = Nobody wins { $official-the }: a 0 never wins.
board-told-nobody-blocked = Nobody wins { $official-the }: the card there is blocked.
board-told-nobody-laid = Nobody wins { $official-the }: nobody laid a card there.
board-told-blocked = { $stones ->
    [one] { $by } blocks the card of { $name } for { $official-the }; { $name } gets 1 stone for it.
   *[other] { $by } blocks the card of { $name } for { $official-the }; { $name } gets { $stones } stones for it.
}
board-told-stones = The cards bring stones: { $shares }.
board-told-stones-shared = The cards bring stones: { $shares }, because equal cards bring half.
board-told-stones-ties = The cards bring stones: { $shares }; { $name } wins the tie, others with an equal card get half.
board-told-built-on = { $stones ->
    [one] 1 stone on { $part-name }
   *[other] { $stones } stones on { $part-name }
}
board-told-built = { $name } builds { $parts }.
board-told-passed = { $names } buy nothing.
board-told-points = Privilege points for gold that won nothing: { $gains }.
# $why is one of the three below it.
board-told-coins = { $count ->
    [one] { $name } takes { $gold } gold, { $why }.
   *[other] { $name } takes { $gold } gold, { $why }: { $cards }.
}
board-told-coins-short = { $name } takes { $gold } of { $due } gold, { $why }: the bank cannot pay all of it.
board-paid-premium = the premium of { $part-name }
board-paid-wage = the wage of { $part-name }
board-paid-privilege = by privilege
# Beside “Take 3 gold from the bank.”
board-why-premium = It is the premium of { $part-name }.
board-why-wage = It is the wage of { $part-name }.
board-why-privilege = Your privilege brings it.
board-planned-sites = { $name } picks { $parts }.
board-planned-gold = { $name } lays { $cards }.
board-planned-coins = { $name } takes { $cards } from the bank.
board-planned-card = { $gold } for { $official-the }
board-planned-blockade-beside = { $name } puts the blockade beside the palace.
board-planned-stop-beside = { $name } puts the building stop beside the palace.
board-planned-order = { $name } sets the turn order: { $order }.
board-hands = All hands
board-hand-of = { $name }: { $cards }

board-slot-empty = empty
board-slot-left = stays empty
board-slot-hidden = a card, face down
board-slot-up = a { $gold }
board-slot-down = a { $gold }, face down
board-slot-planned = a { $gold }, planned
board-slot-blocked = blocked
board-slot-carried = from last round
board-slot-won = wins
board-slot-stones = { $count ->
    [one] one stone
   *[other] { $count } stones
}
board-slot-cancelled = cancelled
board-slot-back = goes back to the hand

## What lies beside them

eschnapur-remark-hand = Your hand
eschnapur-remark-bank = Bank
eschnapur-remark-no-cards = no cards
eschnapur-remark-order = Turn order
eschnapur-remark-no-order = Not decided yet
eschnapur-remark-favour = { $official-title }
eschnapur-remark-blocked = on the card of { $seat } for { $official-the }
eschnapur-remark-this-round = This round
eschnapur-remark-wins-ties = { $seat } wins ties
eschnapur-remark-plays-from-hand = { $seat } plays from the hand
eschnapur-remark-privileges = Privileges
eschnapur-remark-price = { $privilege-name } ({ $cost })
eschnapur-remark-no-privileges = none left
# What everybody can know of the cards of a player, where gold is counted openly.
board-cards-owned = { $told }; with those that lie face down: { $cards }
board-hand-cards = Value { $gold }: { $count ->
    [one] one card
   *[other] { $count } cards
}
board-hand-planned = { $gold } gold planned
board-hand-left = { $gold } gold in hand
board-bank-sum = { $gold } gold
board-bank-cards = Value { $gold } in the bank: { $count }
board-return = Put the { $gold } back
board-taken = { $taken } of { $total } taken
board-markers = Turn order markers
board-markers-handed = All markers are handed out
board-marker-back = Marker { $marker }: take it back
board-market = Privileges and stores
board-my-points = { $points } PP
board-privilege-cost = Costs { $cost } PP.
board-privilege-gone = Sold
board-privilege-open = Can be bought now
board-privilege-planned = Planned
board-privilege-reached = You have enough points.
board-official-now = being revealed
board-explained = What they do
board-supplies = Stones left

## A round in figures

board-summary-stones = Stones gained
board-summary-built = Stones built
board-summary-gold = Gold taken
board-summary-pp = Privilege points gained
board-summary-vp = Victory points scored

## Read aloud, and keys

board-read-no-hand = You have no hand.
board-read-no-bids = Nothing has been laid yet.
eschnapur-key-pick = Pick a card by its value; again: lay it
eschnapur-key-lay = Lay the picked card for official 1 to 5
eschnapur-key-walk = From one place for cards to the next
eschnapur-key-forget = Put the picked card back

## The replay: what decides the game, and what is marked

eschnapur-points = Victory points
eschnapur-mark-round = a round begins
eschnapur-mark-reveal = cards are revealed
eschnapur-mark-finish = a part is finished
