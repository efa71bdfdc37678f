# What happens in Der Palast von Eschnapur, as sentences of the log. See locales/README.md.

## What things are called

eschnapur-official-1 = the blockade
eschnapur-official-2 = the building stop
eschnapur-official-3 = stones
eschnapur-official-4 = the turn order
eschnapur-official-5 = moving a stone

eschnapur-part-1 = part 1
eschnapur-part-2 = part 2
eschnapur-part-3 = part 3
eschnapur-part-4 = part 4
eschnapur-part-5 = part 5
eschnapur-part-6 = part 6
eschnapur-part-7 = part 7
eschnapur-part-8 = part 8

eschnapur-privilege-choose-order = choose turn order
eschnapur-privilege-win-ties = win ties
eschnapur-privilege-free-sites = free sites
eschnapur-privilege-gold-five = gold 5
eschnapur-privilege-refuse-blockade = refuse blockade
eschnapur-privilege-last-stone = last stone
eschnapur-privilege-gold-and-stones = gold 3 and 2 stones
eschnapur-privilege-ignore-stop = ignore stop
eschnapur-privilege-three-stones = three stones
eschnapur-privilege-from-hand = play from hand

## What happens

eschnapur-round-began = Round { $round } begins.
eschnapur-site-picked = { $seat } picks { $part-name }.
eschnapur-gold-laid = { $gold ->
    [none] { $seat } leaves official { $official } without a card.
   *[other] { $seat } lays a { $gold } for official { $official }.
}
eschnapur-began-anew = { $seat } begins the choice anew.
eschnapur-chose = { $seat } has chosen.
eschnapur-took-back = { $seat } takes the choice back.
eschnapur-cards-down = { $officials-count ->
    [0] { $seat } lays no card.
    [one] { $seat } has a card face down for official { $officials }.
   *[other] { $seat } has cards face down for officials { $officials }.
}
eschnapur-bought = { $cost ->
    [one] { $seat } buys “{ $privilege-name }” for 1 privilege point.
   *[other] { $seat } buys “{ $privilege-name }” for { $cost } privilege points.
}
eschnapur-passed = { $seat } buys nothing.
eschnapur-blockade-lifted = The blockade is lifted from the card of { $seat } for official { $official }.
eschnapur-revealed = Official { $official }: { $seat } reveals a { $gold }.
eschnapur-stayed-blocked = Official { $official }: the card of { $seat } is blocked.
eschnapur-played-from-hand = { $gold ->
    [none] Official { $official }: { $seat } plays no card.
   *[other] Official { $official }: { $seat } plays a { $gold } from the hand.
}
eschnapur-won = { $because ->
    [higher-cancelled] { $seat } wins official { $official }, { $official-name }, with a { $gold }, because the higher cards cancel out.
    [wins-ties] { $seat } wins official { $official }, { $official-name }, with a { $gold }, winning the tie.
   *[highest] { $seat } wins official { $official }, { $official-name }, with a { $gold }, the highest.
}
eschnapur-nobody-won = Nobody wins official { $official }, { $official-name }.
eschnapur-blocked = { $by } blocks the card of { $seat } for official { $official }.
eschnapur-blockade-beside = The blockade lies beside the palace.
eschnapur-stopped = { $by } stops { $part-name }.
eschnapur-stop-beside = The building stop lies beside the palace.
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
eschnapur-premium = The gold bag of { $part-name } is reached: a premium of 3.
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
    [one] { $seat } gains 1 privilege point.
   *[other] { $seat } gains { $points } privilege points.
}
eschnapur-wages-due = Part { $part } is full: a wage of { $wage } to all on it.
eschnapur-scored = { $stones ->
    [one] { $seat } scores for { $part-name }: { $field_value } for the field and 1 for the stone.
   *[other] { $seat } scores for { $part-name }: { $field_value } for the field and { $stones } for the stones.
}
eschnapur-finished = Part { $part } is finished.
eschnapur-ended = { $ending ->
    [stalemate] Two rounds changed nothing: the game ends (E11.3).
   *[parts-finished] Enough parts are finished: the game ends.
}
eschnapur-bonus = { $points ->
    [0] { $seat } gets nothing for the rank in privilege points.
   *[other] { $seat } gets { $points } victory points for the rank in privilege points.
}
