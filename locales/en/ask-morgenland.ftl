# What a player is asked in Morgenland, and what may be chosen. See locales/README.md.

## So much treasure

morgenland-treasures-due = { $due ->
    [1] 1 treasure
   *[other] { $due } treasures
}
morgenland-treasures-given = { $units ->
    [1] 1 treasure
   *[other] { $units } treasures
}

## Questions

morgenland-ask-place = Place a token { $open ->
    [true] open (but face down { morgenland-space-guard.at })
   *[false] face down
}: which one, and where{ $playable ->
    [true] , or what do you play first
   *[false] { "" }
}?
morgenland-ask-opening = Everybody begins with 3 treasures: take { morgenland-treasures-due } from the bank, by kind in the order of the caves. Which is next?
morgenland-ask-market-take = { morgenland-space-market.title }: take { morgenland-treasures-due } from the bank, by kind in the order of the caves. Which is next?
morgenland-ask-take = { $spell-name }: take { morgenland-treasures-due } from the bank, by kind in the order of the caves. Which is next?
morgenland-ask-pay-bribe = The guard’s bribe: give { morgenland-treasures-due } to the bank, by kind in the order of the caves. Which is next?
morgenland-ask-give = { $caster ->
    [none] { $spell-name }
   *[other] { $caster }’s { $spell-name }
}: give { morgenland-treasures-due } to { $to ->
    [none] the bank
   *[other] { $to }
}, by kind in the order of the caves. Which is next?
morgenland-ask-market = You are the strongest { morgenland-space-market.at }: give 1 treasure for { $units } of your choice from the bank?
morgenland-ask-bribe = The guard has strength { $guard } and you have { $strength }: pay { morgenland-treasures-due } to enter the palace?
morgenland-ask-buy = { $room-title }: buy { $artefact ->
    [none] the topmost artefact
   *[other] { $artefact-the }
} for { $price }?
morgenland-ask-price = { $room-title }: with which kind do you pay { $due } for { $token ->
    [none] { morgenland-artefact-carpet.your }
   *[other] your token { $token }
}{ $reversed ->
    [true] , which counts { $due }
   *[false] { "" }
}{ $later-count ->
    [0] { "" }
    [1] { " " }(later { $later } of another kind)
   *[other] { " " }(later { $later } of other kinds)
}?
morgenland-ask-keep = Which spell do you keep? { $to ->
    [none] The other one is discarded, open to all.
   *[other] { $to } gets the other one.
}
morgenland-ask-camel = You have smuggled yourself into { morgenland-space-caravanserai }: take the camel and be the starting player?
morgenland-ask-window = { $stage }: what do you play?
morgenland-ask-tally = { $space-subject } is tallied ({ $guard ->
    [none] { "" }
   *[other] strength { $guard }; { "" }
}{ $standing-count ->
    [0] nobody is there
   *[other] { $standing }
}): what do you play?
morgenland-ask-answer = Declared: { $plays }. What do you play?
morgenland-ask-counter = { $seat } buys with { morgenland-spell-abracadabra }: do you counter it?
morgenland-ask-name = { $play-card ->
    [artefact] { $play-card-value-subject }
   *[spell] { $play-card-value-name }{ morgenland-play-artefact }
}: { $what ->
    [doubled] which of your tokens counts once more?
    [countered] against which spell?
    [borrowed] whose power do you borrow?
    [given] which of your artefacts do you give?
    [swapped] for the open artefact of which room?
    [own-token] which of your tokens moves?
    [other-token] which token of another player moves?
    [destination] where does { $piece } go?
    [token-back] which token goes back?
    [empty-cave] which empty cave gets treasure?
    [stack] in which room?
    [closed] to which space may nothing more come?
   *[eclipsed] on which space?
}
morgenland-ask-search = You have paid, and look through { $room-name }: which artefact do you take?
morgenland-ask-mirage = { morgenland-spell-mirage }: which artefact of the stack shall lie open { $room-at }?
morgenland-ask-city-tax = { $caster }’s { morgenland-spell-city-tax }: pay { morgenland-treasures-due } for { $piece }?
morgenland-ask-sultans-tax = { $caster }’s { morgenland-spell-sultans-tax }: pay { morgenland-treasures-due } for your { $tokens ->
    [1] token
   *[other] { $tokens } tokens
} in the rooms?
morgenland-ask-retaliate = { $caster } has taken your token off the board: which of { $caster }’s do you take off in return?
morgenland-ask-trade = { morgenland-spell-trade }: { $units ->
    [0] which treasure do you give first, by kind in the order of the caves?
   *[other] you have given { morgenland-treasures-given }. Give one more?
}

## Choices; `more` says what one brings, where there is room for it

morgenland-choice-place = Place your { $token } { $space-at }{ $open ->
    [true] , open
   *[false] { "" }
}
morgenland-choice-take = Take { morgenland-units-of-kind }
    .more = the bank has { $bank }
morgenland-choice-give = Give { morgenland-units-of-kind }
    .more = you have { $owned }
morgenland-choice-bribe = Pay { morgenland-treasures-due } and enter
morgenland-choice-no-bribe = Pay nothing
    .more = { $tokens ->
        [0] no room is open to you this round
        [1] you take 1 token back from the rooms, and none is open to you this round
       *[other] you take { $tokens } tokens back from the rooms, and none is open to you this round
    }
morgenland-choice-buy = Buy { $artefact-the }
    .more = { $artefact-effect }
morgenland-choice-buy-unseen = Buy it
morgenland-choice-buy-with = Buy with { $spell-name }
    .more = { $spell-effect }
morgenland-choice-no-buy = Do not buy
morgenland-choice-no-market = Give nothing
morgenland-choice-keep = Keep { $spell-name }
    .more = { $spell-effect }
morgenland-choice-take-camel = Take the camel
morgenland-choice-leave-camel = Leave the camel where it is
morgenland-choice-pass = Nothing
morgenland-choice-use = Use { $artefact-your }
    .more = { $artefact-effect }
morgenland-choice-counter = Counter { $spell-name }
    .more = { morgenland-artefact-counterspell } against { $play ->
        [none] { $spell-name }
       *[other] { $play }
    }
morgenland-choice-cast = Cast { $spell-name }
    .more = { $spell-effect }
morgenland-choice-borrow = { $artefact-subject }
    .more = { $artefact-effect }
morgenland-choice-against = Against { $spell-name }
    .more = { $play ->
        [none] { $spell-effect }
       *[other] { $play }
    }
morgenland-choice-swap = Give { $artefact-your }
    .more = { $artefact-effect }
morgenland-choice-swap-for = For { $artefact-the } { $room-at }
    .more = { $artefact-effect }
morgenland-choice-find = { $artefact-subject } { $open ->
    [true] (lies open)
   *[false] (from the stack)
}
    .more = { $artefact-effect }
morgenland-choice-turn = { $artefact-subject }
    .more = { $artefact-effect }
morgenland-choice-token = Token: { $piece }
morgenland-choice-move = Move it { $space-to }
morgenland-choice-cave = { $cave-title }
    .more = { morgenland-units-of-cave } ({ $shelves })
morgenland-choice-stack = { $room-title }
    .more = { $artefact ->
        [none] { $stack } face down
       *[other] { $artefact-name } open, { $stack } face down
    }
morgenland-choice-eclipse = { $space-title }
    .more = hits { $hits }
morgenland-choice-space = { $space-title }
morgenland-choice-pay-city-tax = Pay { morgenland-treasures-due }
    .more = the token stays
morgenland-choice-no-city-tax = Pay nothing
    .more = you take the token back
morgenland-choice-pay-sultans-tax = Pay { morgenland-treasures-due }
    .more = your tokens stay
morgenland-choice-no-sultans-tax = Pay nothing
    .more = { $tokens ->
        [1] you take 1 token back from the rooms
       *[other] you take { $tokens } tokens back from the rooms
    }
morgenland-choice-stop-trading = Give no more
    .more = you take { morgenland-treasures-given } of other kinds

morgenland-ask-options = Which version?

## Windows: when players are asked whether they step in. The names are short.

morgenland-window-start = Start of the round
    .explained = Before the first token is placed. It concerns you if your Lamp is lit and you have a spell.
morgenland-window-placed = All tokens placed
    .explained = Before the first cave is tallied. It concerns you if your Lamp is lit and you have a spell.
morgenland-window-cave = At a cave
    .explained = When the tokens in a cave have been turned over, before anybody gets treasure. It concerns you if you and somebody else have tokens there.
morgenland-window-caves-done = After the caves
    .explained = Before the city is tallied. It concerns you if your Lamp is lit and you have a spell.
morgenland-window-city = In the city
    .explained = When the tokens in the Tent, the Djinn’s House, the Market or the Caravanserai have been turned over, before anybody gets anything. It concerns you if you and somebody else have tokens there.
morgenland-window-guard = At the guard
    .explained = When the guard and the tokens there have been turned over, before anybody enters the palace. It concerns you if you have a token there or in a room.
morgenland-window-room = At a room
    .explained = When the tokens in a room have been turned over, before anybody may buy. It concerns you if you and somebody else have tokens there.
morgenland-window-answer = Somebody plays something
    .explained = An artefact or a spell was declared and can be answered. It concerns you if it is aimed at you or your things, or at a space where you have a token.
