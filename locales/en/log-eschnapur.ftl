# What happens in Der Palast von Eschnapur, as sentences of the log. See locales/README.md.

## What things are called

eschnapur-official-1 = blockade
    .title = Blockade
    .the = the blockade
    .explained = Whoever lays the highest card may put the blockade on one face-down card of somebody else. That card is not revealed this round; its owner gets a stone for it (E3.2, E3.5, E3.6).
eschnapur-official-2 = building stop
    .title = Building stop
    .the = the building stop
    .explained = Whoever lays the highest card may stop one palace part: this round nobody builds there, and no stone is moved from or to it (E4.1, E4.2).
eschnapur-official-3 = stones
    .title = Stones
    .the = the stones
    .explained = Everybody gets as many stones as their card is worth. Equal cards bring only half, rounded up (E5.1).
eschnapur-official-4 = turn order
    .title = Turn order
    .the = the turn order
    .explained = Whoever lays the highest card decides the order in which you build (E6.1).
eschnapur-official-5 = moving a stone
    .title = Moving
    .the = the move
    .explained = Whoever lays the highest card may move the topmost stone of any part to another part (E8.1).

eschnapur-part-1 = part 1
    .title = Part 1
eschnapur-part-2 = part 2
    .title = Part 2
eschnapur-part-3 = part 3
    .title = Part 3
eschnapur-part-4 = part 4
    .title = Part 4
eschnapur-part-5 = part 5
    .title = Part 5
eschnapur-part-6 = part 6
    .title = Part 6
eschnapur-part-7 = part 7
    .title = Part 7
eschnapur-part-8 = part 8
    .title = Part 8

eschnapur-privilege-choose-order = Choose turn order
    .title = Choose turn order
    .explained = You take a turn-order marker of your choice before the winner hands out the rest (E10.4).
    .when = In phase 6, after a win.
eschnapur-privilege-win-ties = Win ties
    .title = Win ties
    .explained = This round you win every tie for the highest card, and equal cards do not halve your stones (E10.5).
    .when = Before gold is laid.
eschnapur-privilege-free-sites = Free sites
    .title = Free sites
    .explained = In this turn you build on any unfinished parts, but not on the stopped one (E10.6).
    .when = In your building turn.
eschnapur-privilege-gold-five = 5 gold
    .title = 5 gold
    .explained = You take 5 gold from the bank (E10.7).
    .when = In every buying window.
eschnapur-privilege-refuse-blockade = Refuse blockade
    .title = Refuse blockade
    .explained = The blockade leaves your card, which is played as usual. You keep the stone you got for it (E10.8).
    .when = When you are blocked.
eschnapur-privilege-last-stone = Last stone
    .title = Last stone
    .explained = You name a part: its topmost stone may not be moved in this phase (E10.9).
    .when = In phase 8, after a win.
eschnapur-privilege-gold-and-stones = 3 gold and 2 stones
    .title = 3 gold and 2 stones
    .explained = You take 3 gold from the bank and 2 stones from your supply (E10.10).
    .when = In every buying window.
eschnapur-privilege-ignore-stop = Ignore stop
    .title = Ignore stop
    .explained = You build on the stopped part if it is one of your sites; or, as the winner of phase 8, you move a stone from or to it (E10.11).
    .when = Building turn, or phase 8.
eschnapur-privilege-three-stones = Three stones
    .title = Three stones
    .explained = You take 3 stones from your supply (E10.12).
    .when = In every buying window.
eschnapur-privilege-from-hand = Play from hand
    .title = Play from hand
    .explained = You lay nothing now. At each official you play an open card from your hand after the others revealed theirs (E10.13).
    .when = Before gold is laid.

# The phases of a round: the names stand on the strip at the top, as short as can be.
eschnapur-phase-1 = Sites
    .explained = Everybody secretly picks two different unfinished parts; only there can they build this round (E1.1). The sites are revealed when the building turn comes (E7.1). Until the last player has chosen, a choice can be taken back (E2.6).
eschnapur-phase-2 = Gold
    .explained = Everybody secretly lays one gold card face down before each official (E2.2). The highest card wins; equal highest cards cancel out and the next lower one wins; a 0 never wins and comes back (EW). Cards that win are spent, cards that lose become privilege points (E9.1). Only with too few cards may slots stay empty (E2.4).
eschnapur-phase-3 = Blockade
    .explained = Whoever wins the blockade may block one face-down card of somebody else (E3.2), but not the player or the official of last round (E3.3). A blocked card stays face down, counts for next round and brings its owner a stone now (E3.5, E3.6). Or the marker goes beside the palace (E3.4).
eschnapur-phase-4 = Building stop
    .explained = Whoever wins the building stop may close an unfinished part, but not the one of last round (E4.1). Nobody builds there this round, and no stone is moved from or to it (E4.2).
eschnapur-phase-5 = Stones
    .explained = Each card brings as many stones as its value; equal cards bring half, rounded up (E5.1). Whoever wins ties gets them all (E5.2). Then all these cards go to the bank (E5.3).
eschnapur-phase-6 = Turn order
    .explained = Whoever wins the turn order hands the turn-order markers to the players in any way; the order holds at once (E6.1).
eschnapur-phase-7 = Building
    .explained = In turn order everybody reveals their sites and builds their stones one by one, each on the lowest free field of one of the sites, never on the stopped part (E7.1, E7.2). Every stone that can be built must be built (E7.3). A stone on the gold bag pays a premium to everybody on that part (E7.5).
eschnapur-phase-8 = Moving
    .explained = Whoever wins the move may take the topmost stone of any part, of any colour, to the lowest free field of another unfinished part (E8.1); never from or to the stopped part, nor a protected stone (E8.2).
eschnapur-phase-9 = Rewards
    .explained = Cards that won nothing bring privilege points (E9.1). For every full part each player with a stone on it takes its wage from the bank (E9.3), then scores the value of the field of their topmost stone plus the number of their stones there (E9.4).

## What happens

eschnapur-round-began = Round { $round } begins.
eschnapur-site-picked = { $seat } picks { $part-name }.
eschnapur-gold-laid = { $gold ->
    [none] { $seat } leaves { $official-the } without a card.
   *[other] { $seat } lays a { $gold } for { $official-the }.
}
eschnapur-began-anew = { $seat } begins the choice anew.
eschnapur-chose = { $seat } has chosen.
eschnapur-took-back = { $seat } takes the choice back.
eschnapur-cards-down = { $officials-count ->
    [0] { $seat } lays no card.
    [one] { $seat } lays one card face down.
   *[other] { $seat } lays { $officials-count } cards face down.
}
eschnapur-bought = { $cost ->
    [one] { $seat } buys “{ $privilege-name }” for 1 privilege point.
   *[other] { $seat } buys “{ $privilege-name }” for { $cost } privilege points.
}
eschnapur-passed = { $seat } buys nothing.
eschnapur-blockade-lifted = The blockade is lifted from the card of { $seat } for { $official-the }.
eschnapur-revealed = { $seat } reveals a { $gold } for { $official-the }.
eschnapur-stayed-blocked = The card of { $seat } for { $official-the } is blocked.
eschnapur-played-from-hand = { $gold ->
    [none] { $seat } plays no card for { $official-the }.
   *[other] { $seat } plays a { $gold } from the hand for { $official-the }.
}
eschnapur-won = { $because ->
    [higher-cancelled] { $seat } wins { $official-the } with a { $gold }, because the higher cards cancel out.
    [wins-ties] { $seat } wins { $official-the } with a { $gold }, thanks to “{ eschnapur-privilege-win-ties }”.
   *[highest] { $seat } wins { $official-the } with a { $gold }, the highest card.
}
eschnapur-nobody-won = { $bids-count ->
    [0] Nobody wins { $official-the }: no card counts there.
   *[other] Nobody wins { $official-the }: all cards cancel out.
}
eschnapur-blocked = { $by } blocks the card of { $seat } for { $official-the }.
eschnapur-blockade-beside = The blockade lies beside the palace.
eschnapur-stopped = { $by } stops { $part-name }.
eschnapur-stop-beside = The building stop lies beside the palace.
eschnapur-stones-handed = { $bids-count ->
    [0] Nobody gets stones.
   *[other] The stones are handed out.
}
eschnapur-stones-gained = { $gained-of-due ->
    [less] { $due ->
        [one] { $seat } is due 1 stone and gets { $gained }: the supply is empty.
       *[other] { $seat } is due { $due } stones and gets { $gained }: the supply is empty.
    }
   *[all] { $gained ->
        [one] { $seat } gets 1 stone.
       *[other] { $seat } gets { $gained } stones.
    }
}
eschnapur-marker-chosen = { $seat } takes turn-order marker { $marker }.
eschnapur-marker-handed = { $seat } gets turn-order marker { $marker }.
eschnapur-order-set = { $drawn ->
    [true] The turn order is drawn: { $order }.
   *[false] The turn order is now { $order }.
}
eschnapur-sites-shown = { $seat } reveals the sites { $sites }.
eschnapur-built = { $seat } builds on { $part-name }, field { $field } from the bottom.
eschnapur-premium = The gold bag of { $part-name } is reached: a premium of { $premium } gold.
eschnapur-owed = { $payable-of-due ->
    [less] { $seat } is owed { $due } gold; the bank can pay { $payable }.
   *[all] { $seat } is owed { $due } gold.
}
eschnapur-took = { $seat } takes a { $gold } from the bank.
eschnapur-protected = { $seat } protects the topmost stone of { $part-name }.
eschnapur-lifted = { $seat } lifts the topmost stone of { $part-name }.
eschnapur-moved = { $by } moves the stone of { $owner } from part { $from } to part { $to }.
eschnapur-moved-nothing = { $by } moves no stone.
eschnapur-points-gained = { $points ->
    [0] { $seat } gains no privilege points.
    [one] { $seat } gains 1 privilege point for gold that won nothing: { $cards }.
   *[other] { $seat } gains { $points } privilege points for gold that won nothing: { $cards }.
}
eschnapur-wages-due = Part { $part } is full: a wage of { $wage } gold for everybody with a stone there.
eschnapur-scored = { $stones ->
    [one] { $seat } scores { $points } points for { $part-name }: { $field_value } for the field and 1 for the stone.
   *[other] { $seat } scores { $points } points for { $part-name }: { $field_value } for the field and { $stones } for the stones.
}
eschnapur-finished = Part { $part } is finished: { $done } so far, { $needed } end the game.
eschnapur-ended = { $ending ->
    [stalemate] Two rounds changed nothing: the game ends (E11.3).
   *[parts-finished] Enough parts are finished: the game ends.
}
eschnapur-bonus = { $points ->
    [0] { $seat } gets nothing for the rank in privilege points.
   *[other] { $seat } gets { $points } victory points for the rank in privilege points.
}
