# What is said about the table of Morgenland: where the game stands, what lies where, what the rules say. See
# locales/README.md.

## Where the round stands

morgenland-remark-round = Round { $round }
morgenland-remark-opening = The first treasures
morgenland-remark-start = The round begins
morgenland-remark-placing = Placing tokens
morgenland-remark-placed = All tokens are placed
morgenland-remark-tally = Tallying { $space-name }
morgenland-remark-caves-done = The caves are tallied, and the city is next
morgenland-remark-over = The game is over

## Parts of what is said

# A piece as somebody knows it.
morgenland-remark-piece = { $own ->
    [true] your { $token ->
        [none] token { $piece }
       *[other] { $open ->
            [true] open
           *[false] hidden
        } { $token }
    }
   *[false] { $piece-owner }’s { $token ->
        [none] hidden token { $piece }
       *[other] open { $token }
    }
}{ $space ->
    [none] { "" }
   *[other] { " " }{ $space-at }
}{ $cannot-count ->
    [0] { "" }
   *[other] { " " }(ruled out: { $cannot })
}
morgenland-remark-hit = { $own ->
    [true] { $token ->
        [none] { morgenland-artefact-carpet.your }
       *[other] your { $token }
    }
   *[false] { $seat }’s { $token ->
        [none] { morgenland-artefact-carpet }
       *[other] { $token }
    }
}
morgenland-remark-price = { $place ->
    [1] { $units } of one kind
    [2] { $units } of another
    [3] { $units } of a third
    [4] { $units } of a fourth
   *[other] { $units } of a fifth
}
morgenland-remark-strength = { $seat } { $strength }
morgenland-remark-play = { $play-seat }’s { $play-card-value-name }{ morgenland-play-details }

## The tables

morgenland-remark-head = { $head ->
    [space] Space
    [there] There
    [player] Player
    [all] All
    [artefacts] Artefacts
   *[bank] Bank
}
morgenland-remark-kind = { $kind-title }
morgenland-remark-space = { $space-title }
morgenland-remark-cave = { $kind-name }
morgenland-remark-guard = { $strength ->
    [none] strength ?
   *[other] strength { $strength }
}
morgenland-remark-room = { $artefact ->
    [none] { $stack ->
        [0] sold out
       *[other] { $stack } face down
    }
   *[other] { $stack ->
        [0] { $artefact-name }, the last
       *[other] { $artefact-name }, { $stack } more
    }
}
morgenland-remark-tent = { $spells ->
    [1] 1 spell left
   *[other] { $spells } spells left
}
morgenland-remark-city = { $space ->
    [djinn] two artefacts
    [market] 1 treasure for 3
   *[caravanserai] the camel
}
morgenland-remark-closed = ({ $spell-name })
morgenland-remark-face-down = { $own ->
    [true] [ ] face down, your own with their values
   *[false] [ ] face down
}
morgenland-remark-twice-sign = 7×2 counts twice
morgenland-remark-carpet-sign = ~3 stands for { morgenland-artefact-carpet.a }
morgenland-remark-collected = { $total }: { $owned }
morgenland-remark-collected-unseen = { $total } face down
morgenland-remark-owned = { $artefacts-count ->
    [1] { $artefact-name }
   *[other] { $artefacts }
}{ $used ->
    [no] { "" }
    [lit] { " " }(lit)
    [some] { " " }({ $times } used)
   *[all] { " " }(used)
}

## What stands below them

morgenland-remark-label = { $about ->
    [sequence] Sequence
    [strength] Strength
    [palace] Palace
    [round] This round
    [seen] Seen
    [tokens] Tokens
    [own-spells] Your spells
    [spells] Spells
   *[discarded] Discarded
}
morgenland-remark-declared-label = Declared { $place }
morgenland-remark-sequence = { $first } has the camel, then { $others }
morgenland-remark-standing = { $space-at } { $standing }
morgenland-remark-palace = { $entered-count ->
    [0] open to nobody
   *[other] open to { $entered }
}
morgenland-remark-taboo = { $spell-name }: nothing more may come { $space-to }
morgenland-remark-holds = { $seat ->
    [none] { $spell-name }
   *[other] { $seat }’s { $spell-name }
}: { $spell-effect }
morgenland-remark-smuggler = { $spell-name }: { $seat } counts as strongest in { $spaces }
morgenland-remark-djinn = { $space-title }: { $seat } may use two artefacts
morgenland-remark-keys = past the guard ({ morgenland-artefact-key }): { $seats }
morgenland-remark-searched = face down lie { $artefacts }
morgenland-remark-undermost = the undermost is { $artefact-a }
morgenland-remark-undermost-if-any = if there is { $artefact-a } below, it is the undermost
morgenland-remark-spells = { $spells }
morgenland-remark-gave = (you gave { $spells })
morgenland-remark-declared = { $play }{ $fate ->
    [waiting] { "" }
    [now] , now
    [countered] , countered
   *[done] , done
}

## What the rules say

morgenland-remark-step = { $step-name }
morgenland-remark-award = { $award-name }
morgenland-remark-spell = { $spell-name } ({ $rule }): { $spell-effect }
morgenland-remark-artefact = { $artefact-subject } ({ $rule }): { $artefact-effect }

morgenland-award-cave = In a cave the strongest takes the top shelf, the next strongest the second, and so on (M3.3).
morgenland-award-tent = The strongest draws two spells, keeps one and gives the other to the second strongest (M3.4).
morgenland-award-djinn = The strongest may use two artefacts this round instead of one (M3.5).
morgenland-award-market = The strongest may give one treasure for three of their choice (M3.6).
morgenland-award-caravanserai = The strongest takes the camel and is the starting player at once (M3.7).
morgenland-award-guard = Whoever is as strong as the guard enters the palace; whoever has less can pay the difference. All others take their tokens back from the rooms (M3.8).
morgenland-award-room = The strongest may buy the artefact: each of their tokens costs its value in treasures of one kind, and each another kind (M3.9).

morgenland-step-opening = Before the first round everybody takes 3 treasures of any kinds from the bank (M0.3), by kind in the order of the caves.
morgenland-step-placing = In player sequence everybody places one token at a time, face down, until nobody has any left (M2.1): any number on one space, but at most five in a room (M2.2), and none where there is nothing to be had (M2.3).
morgenland-step-placing-magic = Instead of placing you may first play: an artefact, or a spell by the light of your Lamp (M6.1, M5.2); others may answer it (M6.2).
morgenland-step-tallying = Then the spaces are tallied: the caves, the city, the guard and the rooms, each from left to right (M3.1).
morgenland-step-market-take = The strongest on the Market has given one treasure and takes any three from the bank (M3.6), by kind in the order of the caves.
morgenland-step-bribe = Whoever has a token or Carpet at the guard, but less strength than the guard, may pay the difference in any treasures, all or nothing. Whoever does not enter takes their tokens back from the rooms and cannot buy this round (M3.8).
morgenland-step-pay-bribe = The bribe is paid in any treasures (M3.8), by kind in the order of the caves.
morgenland-step-room = One artefact is sold in each room. The strongest who can pay may buy it: each of their tokens there costs its value in treasures of one kind, and each token another kind. Doubles and Carpets are tokens, too (M3.9, M5.8). If they do not want it, the next strongest may buy at the price of their own tokens. What is not sold stays for the next round (M3.10).
morgenland-step-tent = The strongest keeps one of the two spells they have drawn and gives the other to the second strongest; if nobody else is there, it is discarded (M3.4).
morgenland-step-camel = A Smuggler who counts as strongest in the Caravanserai may leave the camel where it is; then nobody takes it (M7.15).
morgenland-step-window = Whoever could play something is asked in player sequence. One artefact may be used per round (M5.1); spells need a lit Lamp (M5.2). What is declared is carried out when everybody has passed, in player sequence, and then all are asked again (M6.2).
morgenland-step-answers = Something was declared, and everybody who could play something may answer. When all have passed, Counterspells are settled first (M5.3); then everything is carried out in player sequence, each player’s own plays in the order in which they were declared (M6.2).
morgenland-step-naming = What a play is about is named when it is declared (M6.4). A token that has left its space by the time the play is carried out is safe from it.
morgenland-step-treasure = What a spell demands or gives is chosen when it is carried out (M6.4), unit by unit in the order of the caves.
morgenland-step-search = The buyer has paid, and takes any artefact of the room: the open one, or one out of the stack (M7.2).
morgenland-step-mirage = One artefact of the stack comes to lie open on top; the old open one goes under the stack (M7.12).
morgenland-step-city-tax = Everybody but the caster pays 2 treasures for each of their tokens in the city, or takes it back, token by token (M7.5).
morgenland-step-sultans-tax = Everybody but the caster pays 1 treasure for each of their tokens in the rooms, for all of them, or takes them all back (M7.18).
morgenland-step-retaliation = Whoever lost a token to Eye for an Eye may at once take one of the caster’s off the board; nothing can stop that answer (M7.9).
morgenland-step-trade = Any number of own treasures, by kind in the order of the caves, then as many from the bank of kinds that were not given (M7.21).
morgenland-step-over = Most artefacts win. Of equal players the one with more Scrolls is ahead, then the one with more treasure (M4.1, M4.2).

morgenland-remark-options = { $version-name }
