# What a player is asked in Eschnapur, and what he may choose, in words.

ask-eschnapur-seal = That is your plan. Seal it, or change it.
ask-eschnapur-coins = Take { $left } gold from the bank.
ask-eschnapur-sites = { $picked ->
    [0] Choose two parts to build on.
    [1] Choose a second part to build on.
   *[other] That is your plan. Seal it, or change it.
}
ask-eschnapur-buy = { $points ->
    [one] You have 1 privilege point. Buy something?
   *[other] You have { $points } privilege points. Buy something?
}
ask-eschnapur-gold = Lay a gold card for each official.
ask-eschnapur-from-hand = Which card do you play openly for { $official-name }?
ask-eschnapur-blockade = You won the blockade: whose card do you block?
ask-eschnapur-stop = You won the building stop: which part do you stop?
ask-eschnapur-marker = You won the turn order: who gets marker { $marker }?
ask-eschnapur-choose-marker = Which turn-order marker do you take?
ask-eschnapur-build = { $stones ->
    [0] You have no stone left to build. Buy something, or end your turn.
    [one] Build your stone: where?
   *[other] Build { $stones } stones: where does the next one go?
}
ask-eschnapur-lift = You may move one stone: which?
ask-eschnapur-set = Where does the stone of { $owner } from part { $part } go?
ask-eschnapur-protect = The topmost stone of which part do you protect?
ask-eschnapur-over = The game is over.

choice-eschnapur-site = { $bag ->
    [true] Part { $part } (next field worth { $value }, with the gold bag; { $free } of { $of } free)
   *[false] Part { $part } (next field worth { $value }; { $free } of { $of } free)
}
choice-eschnapur-build = { $bag ->
    [true] Build on part { $part }: field worth { $value }, with the gold bag
   *[false] Build on part { $part }: field worth { $value }
}
choice-eschnapur-stop = Stop part { $part }
choice-eschnapur-set = To part { $part }: field worth { $value }
choice-eschnapur-protect = Protect part { $part }
choice-eschnapur-lift = The stone of { $owner } on part { $part }
choice-eschnapur-lay = A { $gold } for { $official-name }
choice-eschnapur-leave = No card for { $official-name }
choice-eschnapur-block = The card of { $name } for { $official-name }
choice-eschnapur-marker = To { $name }
choice-eschnapur-choose = Marker { $marker }
choice-eschnapur-take = Take a { $gold }
choice-eschnapur-buy = Buy “{ $name }” for { $cost }
choice-eschnapur-pass = Buy nothing
choice-eschnapur-end-turn = End my turn
choice-eschnapur-beside = Beside the palace
choice-eschnapur-stay = Move nothing
