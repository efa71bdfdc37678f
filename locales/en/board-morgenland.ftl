# What is said about the table of Morgenland: where the game stands, what lies where, what the rules say. See
# locales/README.md.

## The parts of the screen: on a tab, and at length

morgenland-panel-mountain = Mountain
    .title = The mountain: caves, city and palace
morgenland-panel-players = Players
    .title = Players, their treasure and artefacts
morgenland-panel-supplies = Supplies
    .title = Magic, bank and decks

## Where the round stands

morgenland-remark-round = Round { $round }
morgenland-remark-opening = The first treasures
morgenland-remark-start = The round begins
morgenland-remark-placing = Placing tokens
morgenland-remark-placed = All tokens are placed
morgenland-remark-tally = Tallying { $space-name }
morgenland-remark-caves-done = The caves are tallied, and the city is next
morgenland-remark-over = The game is over

## The mountain: what is to be had on a space, who is there, and what holds

morgenland-mountain-no-treasure = No treasure
morgenland-mountain-shelves = Shelves: { $shelves }
morgenland-mountain-shelf-empty = nothing
morgenland-mountain-spells = { $left ->
    [0] No spell left
    [1] 1 spell left
   *[other] { $left } spells left
}
morgenland-mountain-two = Two artefacts instead of one
morgenland-mountain-exchange = 1 treasure for 3
morgenland-mountain-camel = { $here ->
    [true] The camel
   *[false] The camel was given away
}
morgenland-mountain-guard = { $strength ->
    [none] Strength unknown
   *[other] Strength { $strength }
}
morgenland-mountain-stack = { $stack ->
    [0] Sold out
   *[other] { $stack } face down
}
morgenland-mountain-open-artefact = { $stack ->
    [0] { $artefact }, the last
   *[other] { $artefact }, { $stack } more
}
morgenland-mountain-piece-own = { $token } face down{ $times ->
    [1] { "" }
   *[other] , counting { $times } times
}
morgenland-mountain-piece-open = { $token }{ $times ->
    [1] { "" }
   *[other] , counting { $times } times
}
morgenland-mountain-piece-planned = { $token }, planned{ $times ->
    [1] { "" }
   *[other] , counting { $times } times
}
morgenland-mountain-hidden = { $count ->
    [1] 1 hidden token
   *[other] { $count } hidden tokens
}
morgenland-mountain-party = { $name }: { $things }
morgenland-mountain-strength = { $hidden ->
    [0] together { $strength }
   *[other] at least { $strength } together
}
morgenland-mountain-turn = { $turn ->
    [now] Is being tallied
   *[done] Tallied
}
morgenland-mountain-taboo = Nothing more may come here
morgenland-mountain-smuggler = { $name } counts as strongest here
morgenland-mountain-shut = Closed to you this round
morgenland-mountain-unused = Not used in the basic version
morgenland-mountain-rank = { $place }. { $name } { $strength }
morgenland-mountain-tie = { $strength } = { $strength }, { $name } sits earlier
morgenland-mountain-price = pays { $bill }
morgenland-mountain-bought = buys the artefact
morgenland-mountain-owes = { $due } short
morgenland-mountain-declined = declines
morgenland-mountain-short = cannot pay
morgenland-mountain-enters = enters
morgenland-mountain-away = turned away
morgenland-mountain-sequence = { $first } has the camel, then { $others }
morgenland-mountain-ranking = Who is strongest: { $space }

# What pointing at a space does.
morgenland-mountain-place = Place { $token }: { $space }
morgenland-mountain-sum = Your strength here would be { $sum }
morgenland-mountain-pick = Place a token: { $space }
morgenland-mountain-take-back = Take { $token } back: { $space }
morgenland-mountain-name = Choose: { $space }
morgenland-mountain-piles = Choose a space to see its tokens.
morgenland-mountain-pile = { $space }: choose one of the tokens here
morgenland-mountain-stranded = Nothing of yours opens the palace yet: no token at the guard, and no Key.
    .short = No token at the guard, and no Key yet
morgenland-mountain-card = Treasure card of this round

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
morgenland-award-guard = Whoever is at least as strong as the guard enters the palace; whoever has less may pay the difference. All others take their tokens back from the rooms (M3.8).
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

## The replay: what decides the game, and what is marked

morgenland-points = Artefacts
morgenland-mark-round = a round begins
morgenland-mark-reveal = a space is tallied
morgenland-mark-finish = an artefact is bought

## Log, result and summary

# The steps of a round: the names stand on the strip at the top, as short as can be.
morgenland-phase-1 = Treasure
    .explained = The top treasure card is turned, and its treasure goes onto the shelves of the caves (M1.1). A guard of strength 1 to 10 is drawn face down (M1.3). With magic, each room shows its top artefact (M1.4).
morgenland-phase-2 = Placing
    .explained = In player sequence everybody places one token at a time, face down, until nobody has any left (M2.1): any number on one space, but at most five in a room (M2.2), and none where there is nothing to be had (M2.3).
morgenland-phase-3 = Caves
    .explained = The caves are tallied from left to right. The strongest takes the top shelf, the next strongest the second, and so on (M3.3). Of equal strength, whoever sits earlier in player sequence is stronger (M3.2).
morgenland-phase-4 = City
    .explained = Then comes the city: the Tent brings spells (M3.4), the Djinn’s House a second artefact to use (M3.5), the Market 3 treasures for one (M3.6), the Caravanserai the camel (M3.7). Each goes to the strongest there.
morgenland-phase-5 = Guard
    .explained = The guard is turned over. Whoever is at least as strong enters; whoever has less there may pay the difference in treasures. All others take their tokens back from the rooms (M3.8).
morgenland-phase-6 = Palace
    .explained = In each room the strongest may buy one artefact: each of their tokens there costs its value in treasures of one kind, and each token another kind. If they do not want it, the next strongest may buy at the price of their own tokens (M3.9).

morgenland-told-end = The end
morgenland-told-guard = { morgenland-space-guard.title } (strength { $strength })
morgenland-told-nobody = nobody
morgenland-told-smuggled = { $name } { $strength } ({ morgenland-spell-smuggler })
morgenland-told-before = { $first } sits before { $others }
morgenland-told-tie = { $standing } ({ $ties })
morgenland-told-standing = { $space }: { $standing }.
morgenland-told-outcome = { $space }: { $standing }: { $deals }.
morgenland-told-alone = { $told }.
morgenland-told-takes = { $name } takes { $treasure }
morgenland-told-trades = { $name } gives { $gave } for { $got }
morgenland-told-gives = { $name } gives { $treasure } to the bank.
morgenland-told-gives-to = { $name } gives { $treasure } to { $to }.
morgenland-told-spells = { $count ->
    [1] { $name } draws a spell
   *[other] { $name } draws { $count } spells
}
morgenland-told-spell-given = { $name } draws 2 spells, keeps one and gives the other to { $to }
morgenland-told-spell-discarded = { $name } draws 2 spells, keeps one and discards { $spell }
morgenland-told-djinn = { $name } may use two artefacts this round
morgenland-told-camel = { $name } takes the camel
morgenland-told-camel-left = { $name } leaves the camel where it is
morgenland-told-entered = { $count ->
    [1] { $names } enters
   *[other] { $names } enter
}
morgenland-told-bribe = { $units ->
    [0] { $name } bribes the guard and enters
    [1] { $name } pays 1 treasure and enters
   *[other] { $name } pays { $units } treasures and enters
}
morgenland-told-key = { $name } enters with { morgenland-artefact-key.a }
morgenland-told-away = { $tokens ->
    [0] { $name } is turned away
    [1] { $name } is turned away and takes 1 token back
   *[other] { $name } is turned away and takes { $tokens } tokens back
}
morgenland-told-unseen = the artefact
morgenland-told-bought = { $name } buys { $artefact } for { $price }
morgenland-told-declined = { $name } declines
morgenland-told-short = { $name } cannot pay the price
morgenland-told-open = { $artefact } { $at }
morgenland-told-round = Round { $round } begins.
morgenland-told-filled = The caves get { $treasure }.
morgenland-told-turned = There is { $artefacts }.
morgenland-told-place = { $name } { $at }
morgenland-told-place-token = { $name } { $token } { $at }
morgenland-told-placed = Placed: { $tokens }.
morgenland-told-passed = { $names } play nothing.
morgenland-told-back = { $tokens ->
    [1] { $name } takes 1 token back.
   *[other] { $name } takes { $tokens } tokens back.
}

## Supplies and plays

morgenland-supplies-declared = Declared, in this order
morgenland-supplies-none-declared = Nothing is declared.
morgenland-supplies-playable = What you may play
morgenland-supplies-counter = Counter it
morgenland-supplies-deck = Treasure cards
morgenland-supplies-deck-left = { $left } of { $all } left
morgenland-supplies-coming = What may still come
morgenland-supplies-sale = { $left } of { $all } still in the palace
morgenland-supplies-in-game = In the game
morgenland-supplies-where = Where they are
morgenland-supplies-owns = { $name } { $count }
morgenland-supplies-open = open { $room-at }
morgenland-supplies-in-stack = { $count } face down { $room-at }

## Players and hands

morgenland-players = Players and what they have
morgenland-players-player = Player
morgenland-players-tokens = Tokens behind the screen
morgenland-players-treasure = Treasure
morgenland-players-artefacts = Artefacts
morgenland-players-spells = Spells
morgenland-players-state = This round
morgenland-place = Number { $place } in player sequence
morgenland-place-explained = The player sequence begins with the camel and goes on clockwise. Of equal strengths the earlier one wins.
morgenland-camel = The camel
morgenland-camel-explained = Whoever has the camel is the starting player. The Caravanserai hands it on, at once.
morgenland-awaited = is to choose
morgenland-tokens-behind = { $count ->
    [0] No token behind the screen
    [1] 1 token behind the screen
   *[other] { $count } tokens behind the screen
}
morgenland-tokens-explained = Everybody has eight tokens: 1, 2 and 4 to 9. Those that are not on the board are behind their owner’s screen.
morgenland-treasure-none = no { $kind }
morgenland-treasure-explained = Behind the screen. Treasure buys artefacts, each token of the price in a kind of its own, and pays bribes and taxes.
morgenland-treasure-unseen = Treasure behind the screen
morgenland-treasure-unseen-explained = At this table only one’s own treasure is shown. All treasure is taken and given openly: whoever counts along knows.
morgenland-artefacts-unseen = { $count ->
    [1] 1 artefact, face down
   *[other] { $count } artefacts, face down
}
morgenland-artefacts-unseen-explained = In the basic version only their owner knows which artefacts these are, until the end of the game.
morgenland-artefacts-none = no artefact yet
morgenland-artefact-used = { $artefacts }, used this round
morgenland-artefact-lit = { $artefacts }, lit
morgenland-spells-held = { $count ->
    [0] No spell in hand
    [1] 1 spell in hand
   *[other] { $count } spells in hand
}
morgenland-spells-known = { $held }, known: { $spells }
morgenland-spells-explained = Spells are cast by the light of one’s own Lamp. Each is gone once it was cast.
morgenland-carpet-lies = { morgenland-artefact-carpet } { $at }
morgenland-palace-open = May enter the palace
morgenland-palace-closed = May not enter the palace
morgenland-palace-explained = Whoever is at least as strong as the guard, pays the difference or uses a Key may buy in the rooms this round.
morgenland-hand = My hand
morgenland-hand-tokens = My tokens
morgenland-hand-token = Token { $token }
morgenland-hand-token-explained = Pick it and then a space, or drag it there. It adds its value to your strength, and in a room it costs as much.
morgenland-hand-treasure = My treasure
morgenland-hand-artefacts = My artefacts
morgenland-hand-spells = My spells
morgenland-hand-offers = What is meant
morgenland-hands = All hands
morgenland-hand-of = { $name }: tokens { $tokens }; spells { $spells }
morgenland-paying = What you pay
morgenland-paying-open = { $due } of a kind
morgenland-paying-paid = { $due } { $kind }
morgenland-paying-other = Pay this token with another kind
morgenland-paying-given = { $given } of { $due } given
morgenland-paying-any = { $given } given
morgenland-paying-back = Put { $treasure } back
morgenland-paying-keep = You keep { $treasures }
morgenland-taking = Bank
morgenland-taking-taken = { $taken } of { $due } taken
morgenland-taking-have = You have { $treasures } then

morgenland-words-of = { $what }: { $is }
morgenland-words-who = Who is there
morgenland-words-state = State
morgenland-words-explained = What artefacts and spells do
morgenland-words-place = Place
morgenland-words-hand = What you have
morgenland-read-no-hand = You only watch: no hand is yours.
morgenland-read-nobody = Nobody is here
morgenland-read-space = { $space } ({ $offer })
