# The board of Der Palast von Eschnapur: titles, what can be pointed at, and why somebody won.

# The phases of a round, on the strip at the top: as short as can be.
eschnapur-phase-1 = Sites
eschnapur-phase-1-explained = Everybody secretly picks two palace parts to build on this round.
eschnapur-phase-2 = Gold
eschnapur-phase-2-explained = Everybody lays one gold card face down before each official.
eschnapur-phase-3 = Blockade
eschnapur-phase-3-explained = Whoever wins official 1 may block one face-down card of somebody else.
eschnapur-phase-4 = Building stop
eschnapur-phase-4-explained = Whoever wins official 2 may stop one palace part for this round.
eschnapur-phase-5 = Stones
eschnapur-phase-5-explained = Each card brings as many stones as its value; equal cards bring half, rounded up.
eschnapur-phase-6 = Turn order
eschnapur-phase-6-explained = Whoever wins official 4 hands out the turn order markers.
eschnapur-phase-7 = Building
eschnapur-phase-7-explained = In turn order everybody reveals his sites and builds his stones there.
eschnapur-phase-8 = Moving
eschnapur-phase-8-explained = Whoever wins official 5 may move one topmost stone to another part.
eschnapur-phase-9 = Rewards
eschnapur-phase-9-explained = Cards that won nothing bring privilege points. Full parts pay wages and are scored.

board-palace = The palace
board-bids = Players and their bids
board-players = Players
board-state = State
board-reasons = Why
board-place = Number { $place } in turn order

board-official-1 = Blockade
board-official-1-explained = The highest card may put the blockade on one face-down card of another player. That card is not revealed this round; its owner gets a stone for it.
board-official-2 = Building stop
board-official-2-explained = The highest card may close one palace part: this round nobody builds there, and no stone is moved from or to it.
board-official-3 = Stones
board-official-3-explained = Everybody gets as many stones as his card is worth. Equal cards bring only half, rounded up.
board-official-4 = Turn order
board-official-4-explained = The highest card decides the order in which you build.
board-official-5 = Moving
board-official-5-explained = The highest card may move the topmost stone of any part to another part.

board-reason-highest = { $gold } wins
board-reason-cancelled = { $cards } cancel, { $gold } wins
board-reason-ties = { $cards }: { $name } wins the tie
board-reason-all-cancelled = { $cards } cancel: nobody
board-reason-zero = 0 never wins
board-reason-nobody = Nobody
board-reason-shared = { $cards }: half each
board-reason-full = Each in full
board-reason-no-stones = No stones

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
board-block = Block { $name }’s card: { $official }

board-count-vp = { $count ->
    [one] { $count } victory point
   *[other] { $count } victory points
}
board-count-pp = { $count ->
    [one] { $count } privilege point
   *[other] { $count } privilege points
}
board-count-stones = { $count ->
    [one] { $count } stone to build
   *[other] { $count } stones to build
}
board-count-supply = { $count ->
    [one] { $count } stone in the supply
   *[other] { $count } stones in the supply
}
board-count-cards = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}

board-part = Part { $part }
board-part-stands = { $stones } of { $fields } fields built, next field { $next }, wage { $wage }.
board-part-full = All { $fields } fields built, wage { $wage }.
board-part-finished = Finished.
board-part-share = { $name } { $count }
board-part-shares = Stones: { $shares }.
board-part-bag = Gold bag on field { $value }.
board-part-stopped = Building stop.
board-part-sites = Site of { $names }.
board-site = Pick part { $part } as a site
board-stop = Put the building stop on part { $part }
board-build = Build a stone on part { $part }
board-lift = Lift the topmost stone of part { $part }
board-set = Move the stone to part { $part }
board-protect = Protect the topmost stone of part { $part }
board-take-back = Part { $part } is planned: take it back
board-promise = If it is finished like this:

board-race = Victory points: { $told }
board-race-one = { $name } { $points }

board-hand = Your hand
board-hand-cards = Gold { $gold }: { $count ->
    [one] one card
   *[other] { $count } cards
}
board-hand-planned = { $gold } gold planned
board-hand-left = { $gold } gold in hand
board-targets = Officials
board-leave = Leave empty

board-bank = Bank
board-bank-sum = { $gold } gold
board-bank-cards = Gold { $gold } in the bank: { $count }
board-take = Take a { $gold } (the bank has { $count })
board-return = Put the { $gold } back
board-taken = { $taken } of { $total } taken

board-markers = Turn order markers
board-hand-marker = Who gets marker { $number }?
board-markers-handed = All markers are handed out
board-marker-back = Marker { $number }: take it back
board-choose-marker = Which marker do you take?
board-choose-marker-one = Take marker { $number }

board-market = Privileges and stores
board-privileges = Privileges
board-my-points = { $points } PP
board-privilege-cost = Costs { $cost } PP.
board-privilege-gone = Gone
board-privilege-open = Can be bought now
board-privilege-planned = Planned
board-supplies = Stones left
board-supply-one = { $name }: { $count }
board-order = Turn order
board-order-none = Not decided yet

board-privilege-choose-order = Choose turn order
board-privilege-choose-order-explained = You take a turn order marker of your choice before the winner hands out the rest.
board-privilege-choose-order-when = In phase 6, after a win.
board-privilege-win-ties = Win ties
board-privilege-win-ties-explained = This round you win every tie for the highest card, and equal cards do not halve your stones.
board-privilege-win-ties-when = Before gold is laid.
board-privilege-free-sites = Free sites
board-privilege-free-sites-explained = In this turn you build on any unfinished parts, but not on the stopped one.
board-privilege-free-sites-when = In your building turn.
board-privilege-gold-five = Gold 5
board-privilege-gold-five-explained = You take 5 gold from the bank.
board-privilege-gold-five-when = In every buying window.
board-privilege-refuse-blockade = Refuse blockade
board-privilege-refuse-blockade-explained = The blockade leaves your card, which is played as usual. You keep the stone you got for it.
board-privilege-refuse-blockade-when = When you are blocked.
board-privilege-last-stone = Last stone
board-privilege-last-stone-explained = You name a part: its topmost stone may not be moved in this phase.
board-privilege-last-stone-when = In phase 8, after a win.
board-privilege-gold-and-stones = Gold 3 and 2 stones
board-privilege-gold-and-stones-explained = You take 3 gold from the bank and 2 stones from your supply.
board-privilege-gold-and-stones-when = In every buying window.
board-privilege-ignore-stop = Ignore stop
board-privilege-ignore-stop-explained = You build on the stopped part if it is one of your sites; or, as the winner of phase 8, you move a stone from or to it.
board-privilege-ignore-stop-when = Building turn, or phase 8.
board-privilege-three-stones = Three stones
board-privilege-three-stones-explained = You take 3 stones from your supply.
board-privilege-three-stones-when = In every buying window.
board-privilege-from-hand = Play from hand
board-privilege-from-hand-explained = You lay nothing now. At each official you play an open card from your hand after the others revealed theirs.
board-privilege-from-hand-when = Before gold is laid.
