# What somebody is asked in Der Palast von Eschnapur, and what they may choose. See locales/README.md.
# `.more` is what a choice brings, or how a question is answered bit by bit, told where there is room and need.

## What is asked

eschnapur-ask-coins = Take { $left } gold from the bank.
    .more = Take the highest card first.
eschnapur-ask-sites = { $picked-count ->
    [0] Choose two parts to build on.
   *[other] You chose part { $picked }. Which is the second?
}
    .more = Name the one with the lower number first.
eschnapur-ask-gold = { $left ->
    [one] Lay the last gold card, for { $official-the }.
   *[other] Lay a gold card for each official. Next: { $official-name }.
}
eschnapur-ask-from-hand = The others have shown their cards. Which one do you play for { $official-the }?
eschnapur-ask-blockade = You won the blockade: whose card do you block?
eschnapur-ask-stop = You won the building stop: which part do you stop?
eschnapur-ask-marker = You won the turn order: who gets marker { $marker }?
eschnapur-ask-choose-marker = You choose the turn order: which marker do you take?
eschnapur-ask-build = { $stones ->
    [0] You have no stone left to build. Buy something, or end your turn.
    [one] Build your stone: where?
   *[other] Build { $stones } stones: where does the next one go?
}
eschnapur-ask-lift = You may move one stone: which?
eschnapur-ask-set = Where does the stone of { $owner } from part { $part } go?
eschnapur-ask-protect = The topmost stone of which part do you protect?
eschnapur-ask-buy = { $window ->
    [a] Gold will be laid next.
    [b] A card was blocked.
    [c] The markers will be handed out next.
    [e] A stone will be moved next.
   *[f] Wages will be paid next.
} { $points ->
    [one] You have 1 privilege point. Buy something?
   *[other] You have { $points } privilege points. Buy something?
}

## What may be chosen

eschnapur-choice-site = Pick part { $part }
    .more = { $next ->
        [none] full
       *[some] { $next-bag ->
            [true] next field worth { $next-value }, with the gold bag; { $next-free } of { $next-fields } free
           *[false] next field worth { $next-value }; { $next-free } of { $next-fields } free
        }
    }
eschnapur-choice-lay = A { $gold } for { $official-the }
    .short = A { $gold }
eschnapur-choice-leave = No card for { $official-the }
    .short = Leave empty
eschnapur-choice-block = Block the card of { $seat } for { $official-the }
eschnapur-choice-beside = Beside the palace
    .more = { $official ->
        [1] no card is blocked
       *[2] no part is stopped
    }
eschnapur-choice-stop = Stop part { $part }
    .more = { $next ->
        [none] full
       *[some] next field worth { $next-value }; { $next-free } of { $next-fields } free
    }
eschnapur-choice-marker = To { $seat }
    .more = marker { $marker }
eschnapur-choice-choose-marker = Take marker { $marker }
eschnapur-choice-build = Build on part { $part }
    .more = { $next ->
        [none] full
       *[some] { $next-bag ->
            [true] field worth { $next-value }, with the gold bag
           *[false] field worth { $next-value }
        }{ $points ->
            [none] ; { $next-free } of { $next-fields } free
           *[other] ; the part is full then and brings you { $points } victory points as it stands
        }
    }
eschnapur-choice-take = Take a { $gold }
    .more = { $left ->
        [0] that is all
       *[other] then { $left } more
    }
eschnapur-choice-lift = Move the topmost stone of part { $part }
    .more = { $top ->
        [none] no stone
       *[some] { $top-owner }’s, on a field worth { $top-value }
    }
eschnapur-choice-set = Move it to part { $part }
    .more = { $next ->
        [none] full
       *[some] field worth { $next-value }; { $next-free } of { $next-fields } free
    }
eschnapur-choice-stay = Move nothing
eschnapur-choice-buy = Buy “{ $privilege-name }” for { $cost } PP
    .more = { $privilege-explained }
eschnapur-choice-protect = Protect the topmost stone of part { $part }
    .more = { $top ->
        [none] no stone
       *[some] { $top-owner }’s, on a field worth { $top-value }
    }
eschnapur-choice-pass = Buy nothing
eschnapur-choice-end-turn = End my turn

## Windows: when players are asked whether they step in. The names are short.

eschnapur-window-gold = Before gold is laid
    .explained = It concerns you if you can afford a privilege that can be used only now.
eschnapur-window-blocked = A card was blocked
    .explained = It concerns you if your card was blocked and you can afford the privilege against it.
eschnapur-window-order = Before the markers are handed out
    .explained = It concerns you if you can afford a privilege that can be used only now.
eschnapur-window-moving = Before a stone is moved
    .explained = It concerns you if you move the stone and can afford a privilege for it.
eschnapur-window-rewards = Before wages are paid
    .explained = Whatever can be bought here could be bought before too: it concerns nobody in particular.
