# What happens in Morgenland, as sentences of the log. See locales/README.md.

## What things are called

morgenland-space-cave-1 = Cave 1
    .title = Cave 1
    .subject = Cave 1
    .at = in Cave 1
    .from = from Cave 1
    .to = to Cave 1
morgenland-space-cave-2 = Cave 2
    .title = Cave 2
    .subject = Cave 2
    .at = in Cave 2
    .from = from Cave 2
    .to = to Cave 2
morgenland-space-cave-3 = Cave 3
    .title = Cave 3
    .subject = Cave 3
    .at = in Cave 3
    .from = from Cave 3
    .to = to Cave 3
morgenland-space-cave-4 = Cave 4
    .title = Cave 4
    .subject = Cave 4
    .at = in Cave 4
    .from = from Cave 4
    .to = to Cave 4
morgenland-space-cave-5 = Cave 5
    .title = Cave 5
    .subject = Cave 5
    .at = in Cave 5
    .from = from Cave 5
    .to = to Cave 5
morgenland-space-tent = the Tent
    .title = Tent
    .subject = The Tent
    .at = in the Tent
    .from = from the Tent
    .to = to the Tent
morgenland-space-djinn = the Djinn’s House
    .title = Djinn’s House
    .subject = The Djinn’s House
    .at = in the Djinn’s House
    .from = from the Djinn’s House
    .to = to the Djinn’s House
morgenland-space-market = the Market
    .title = Market
    .subject = The Market
    .at = on the Market
    .from = from the Market
    .to = to the Market
morgenland-space-caravanserai = the Caravanserai
    .title = Caravanserai
    .subject = The Caravanserai
    .at = in the Caravanserai
    .from = from the Caravanserai
    .to = to the Caravanserai
morgenland-space-guard = the guard
    .title = Guard
    .subject = The guard
    .at = at the guard
    .from = from the guard
    .to = to the guard
morgenland-space-room-1 = Room 1
    .title = Room 1
    .subject = Room 1
    .at = in Room 1
    .from = from Room 1
    .to = to Room 1
morgenland-space-room-2 = Room 2
    .title = Room 2
    .subject = Room 2
    .at = in Room 2
    .from = from Room 2
    .to = to Room 2
morgenland-space-room-3 = Room 3
    .title = Room 3
    .subject = Room 3
    .at = in Room 3
    .from = from Room 3
    .to = to Room 3
morgenland-space-room-4 = Room 4
    .title = Room 4
    .subject = Room 4
    .at = in Room 4
    .from = from Room 4
    .to = to Room 4
morgenland-space-room-5 = Room 5
    .title = Room 5
    .subject = Room 5
    .at = in Room 5
    .from = from Room 5
    .to = to Room 5

morgenland-version-basic = basic version
morgenland-version-magic = version with magic

morgenland-artefact-lamp = Lamp
    .a = a Lamp
    .the = the Lamp
    .your = your Lamp
    .subject = A Lamp
    .count = { $count ->
        [1] Lamp
       *[other] { $count } Lamps
    }
    .effect = its user may play all their spells this round
morgenland-artefact-counterspell = Counterspell
    .a = a Counterspell
    .the = the Counterspell
    .your = your Counterspell
    .subject = A Counterspell
    .count = { $count ->
        [1] Counterspell
       *[other] { $count } Counterspells
    }
    .effect = a declared spell of another player has no effect
morgenland-artefact-double = Double
    .a = a Double
    .the = the Double
    .your = your Double
    .subject = A Double
    .count = { $count ->
        [1] Double
       *[other] { $count } Doubles
    }
    .effect = an own token in the space being tallied counts once more
morgenland-artefact-carpet = Carpet
    .a = a Carpet
    .the = the Carpet
    .your = your Carpet
    .subject = A Carpet
    .count = { $count ->
        [1] Carpet
       *[other] { $count } Carpets
    }
    .effect = an own token of 3 in the space being tallied
morgenland-artefact-key = Key
    .a = a Key
    .the = the Key
    .your = your Key
    .subject = A Key
    .count = { $count ->
        [1] Key
       *[other] { $count } Keys
    }
    .effect = past the guard without token and without bribe
morgenland-artefact-scroll = Scroll
    .a = a Scroll
    .the = the Scroll
    .your = your Scroll
    .subject = A Scroll
    .count = { $count ->
        [1] Scroll
       *[other] { $count } Scrolls
    }
    .effect = breaks ties at the end, and has no use before

morgenland-spell-second-chance = Second Chance
    .effect = an own token moves to another space
morgenland-spell-abracadabra = Abracadabra
    .effect = the buyer takes any artefact of the room, also out of its stack
morgenland-spell-last-first = The Last Shall Be First
    .effect = from here on 1 counts as 9 and 9 as 1, but not at the guard
morgenland-spell-charity = Charity
    .effect = any 3 treasures from the bank
morgenland-spell-city-tax = City Tax
    .effect = the others pay 2 treasures for each of their tokens in the city, or take it back
morgenland-spell-donation = Donation
    .effect = everybody returns 5 treasures to the bank
morgenland-spell-dragon-leaves = Dragon Leaves
    .effect = an empty cave gets 4 treasures, and 2 on the next shelf
morgenland-spell-dragon-returns = Dragon’s Return
    .effect = the treasure of the cave being tallied goes back to the bank
morgenland-spell-eye-for-an-eye = Eye for an Eye
    .effect = a token of another player goes back; they may do the same to the caster
morgenland-spell-lunar-eclipse = Lunar Eclipse
    .effect = all open odd tokens of a space go back, and its Carpets
morgenland-spell-apprentice = Mage’s Apprentice
    .effect = an own artefact is swapped for an open one in a room
morgenland-spell-mirage = Mirage
    .effect = another artefact of a room’s stack lies open, in place of the open one
morgenland-spell-parasite = Parasite
    .effect = the power of an artefact that another player has used this round
morgenland-spell-sacrifice = Sacrifice
    .effect = everybody returns 7 treasures to the bank
morgenland-spell-smuggler = Smuggler
    .effect = its caster counts as strongest in all city spaces without tokens
morgenland-spell-solar-eclipse = Solar Eclipse
    .effect = all open even tokens of a space go back
morgenland-spell-spy = Spy
    .effect = from now on the others place their tokens open, except at the guard
morgenland-spell-sultans-tax = Sultan’s Tax
    .effect = the others pay 1 treasure for each of their tokens in the rooms, or take all back
morgenland-spell-taboo = Taboo
    .effect = no more tokens and no Carpets may come to a space this round
morgenland-spell-teleport = Teleport
    .effect = a token of another player moves to another space, and they are paid 3 treasures
morgenland-spell-trade = Trade
    .effect = own treasures for as many of other kinds

# Treasure: its kinds, so much of a kind, and of the kind that lies in a cave.

morgenland-kind-crown = crowns
    .title = Crowns
morgenland-kind-pearl = pearls
    .title = Pearls
morgenland-kind-gem = gems
    .title = Gems
morgenland-kind-goblet = goblets
    .title = Goblets
morgenland-kind-gold-bar = gold bars
    .title = Bars

morgenland-units-crown = { $units ->
    [1] a crown
   *[other] { $units } { morgenland-kind-crown }
}
morgenland-units-pearl = { $units ->
    [1] a pearl
   *[other] { $units } { morgenland-kind-pearl }
}
morgenland-units-gem = { $units ->
    [1] a gem
   *[other] { $units } { morgenland-kind-gem }
}
morgenland-units-goblet = { $units ->
    [1] a goblet
   *[other] { $units } { morgenland-kind-goblet }
}
morgenland-units-gold-bar = { $units ->
    [1] a gold bar
   *[other] { $units } { morgenland-kind-gold-bar }
}
morgenland-units-of-kind = { $kind ->
    [crown] { morgenland-units-crown }
    [pearl] { morgenland-units-pearl }
    [gem] { morgenland-units-gem }
    [goblet] { morgenland-units-goblet }
   *[gold-bar] { morgenland-units-gold-bar }
}
morgenland-units-of-cave = { $cave ->
    [cave-1] { morgenland-units-crown }
    [cave-2] { morgenland-units-pearl }
    [cave-3] { morgenland-units-gem }
    [cave-4] { morgenland-units-goblet }
   *[cave-5] { morgenland-units-gold-bar }
}

## What happens

morgenland-round-began = Round { $round } begins. The treasure card says { $card }.
morgenland-cave-filled = { $cave-subject } gets { morgenland-units-of-cave }.
morgenland-artefact-turned = { $artefact-subject } is turned over { $room-at }.
morgenland-took = { $seat } takes { morgenland-units-of-kind } from the bank.
morgenland-gave = { $to ->
    [none] { $seat } gives { morgenland-units-of-kind } to the bank.
   *[other] { $seat } gives { morgenland-units-of-kind } to { $to }.
}
morgenland-placed = { $token ->
    [none] { $seat } places a token { $space-at } ({ $seat-letter }{ $slot }).
    [8] { $seat } places an { $token } { $space-at }, open ({ $seat-letter }{ $slot }).
   *[other] { $seat } places a { $token } { $space-at }, open ({ $seat-letter }{ $slot }).
}
morgenland-placed-token = { $token ->
    [8] { $seat }’s token { $seat-letter }{ $slot } is an { $token }.
   *[other] { $seat }’s token { $seat-letter }{ $slot } is a { $token }.
}
morgenland-tallied = { $space-subject } is tallied.
morgenland-skipped = Nobody is { $space-at }.
morgenland-turned-over = { $token ->
    [8] { $seat } turns over an { $token }.
   *[other] { $seat } turns over a { $token }.
}
morgenland-guard-turned = The guard is turned over: strength { $strength }.
morgenland-took-shelf = { $shelf ->
    [1] { $seat } takes the top shelf of { $cave-name }: { morgenland-units-of-cave }.
    [2] { $seat } takes the second shelf of { $cave-name }: { morgenland-units-of-cave }.
    [3] { $seat } takes the third shelf of { $cave-name }: { morgenland-units-of-cave }.
   *[other] { $seat } takes the fourth shelf of { $cave-name }: { morgenland-units-of-cave }.
}
morgenland-drew-spells = { $count ->
    [1] { $seat } draws 1 spell.
   *[other] { $seat } draws { $count } spells.
}
morgenland-spells-drawn = { $seat } has drawn { $spells }.
morgenland-spell-given = { $seat } keeps one spell and gives the other to { $to }.
morgenland-spell-handed = It was { $spell-name } that { $seat } gave to { $to }.
morgenland-spell-discarded = { $seat } keeps one spell and discards { $spell-name }.
morgenland-two-artefacts = { $seat } may use two artefacts this round.
morgenland-camel-taken = { $seat } takes the camel and is the starting player.
morgenland-camel-declined = { $seat } leaves the camel where it is.
morgenland-entered = { $how ->
    [bribe] { $seat } bribes the guard and may enter the palace.
    [key] { $seat } may enter the palace with a Key.
   *[strength] { $seat } is strong enough and may enter the palace.
}
morgenland-turned-away = The guard turns { $seat } away.
morgenland-bought = { $artefact ->
    [none] { $seat } buys the artefact { $room-at }.
   *[other] { $seat } buys { $artefact-a } { $room-at }.
}
morgenland-bought-artefact = { $seat } has got { $artefact-a }.
morgenland-declined = { $seat } declines.
morgenland-cannot-pay = { $seat } cannot pay the price.
morgenland-lamp-lit = { $seat } lights a Lamp.
morgenland-passed = { $seat } plays nothing.
morgenland-began = { $play-card ->
    [artefact] { $play-seat } uses { $play-card-value-a }.
   *[spell] { $play-seat } casts { $play-card-value-name }.
}
morgenland-declared = { $play-seat }’s { $play-card-value-name }{ morgenland-play-details } is declared{ morgenland-play-meaning }.
morgenland-countered = { $by } counters { $seat }’s { $spell-name }.
morgenland-carried-out = { $play-seat }’s { $play-card-value-name } is carried out{ morgenland-play-result }.
morgenland-came-to-nothing = { $play-seat }’s { $play-card-value-name } comes to nothing.
morgenland-carpet-laid = { $seat }’s Carpet lands { $space-at }.
morgenland-doubled = { $seat }’s token { $seat-letter }{ $slot } counts once more.
morgenland-moved = { $seat }’s token { $seat-letter }{ $slot } moves { $from-from } { $to-to }.
morgenland-took-back = { $seat }’s token { $seat-letter }{ $slot } goes back { $from-from }.
morgenland-carpets-gone = { $seat }’s Carpet { $space-at } is gone.
morgenland-dragon-left = The dragon leaves { morgenland-units-of-cave } { $cave-at }.
morgenland-dragon-returned = The dragon returns { $cave-to }: { morgenland-units-of-cave } to the bank.
morgenland-swapped = { $seat } swaps { $gave-a } for { $got-the } { $room-at }.
morgenland-searches = { $seat } looks through the stack { $room-at }.
morgenland-found = { $seat } finds { $artefacts } { $room-at }.
morgenland-mirage = { $artefact-subject } lies open { $room-at } now.
morgenland-smuggled = { $seat } counts as strongest in { $spaces }.
morgenland-round-ended = Round { $round } is over.
morgenland-ended = { $ending ->
    [too-long] The game has lasted too long: it ends (M4.3).
   *[sold-out] The last artefact is sold: the game ends.
}
morgenland-collected = { $artefacts-count ->
    [0] { $seat } has 0 artefacts.
    [1] { $seat } has 1 artefact: { $artefacts }.
   *[other] { $seat } has { $artefacts-count } artefacts: { $artefacts }.
}

## A declared play, piece by piece

# Everything that was named for it.
morgenland-play-details = { morgenland-play-artefact }{ morgenland-play-piece }{ morgenland-play-from }{ morgenland-play-space }{ morgenland-play-against }
morgenland-play-artefact = { $play-artefact ->
    [none] { "" }
   *[other] { $play-card-value ->
        [apprentice] { " " }with { $play-artefact-a }
       *[other] { " " }as { $play-artefact-a }
    }
}
morgenland-play-piece = { $play-piece ->
    [none] { "" }
   *[other] { $play-card-value ->
        [second-chance] { " " }of token { $play-piece }
        [teleport] { " " }of { $play-piece-owner }’s token { $play-piece }
        [double] { " " }on token { $play-piece }
       *[other] { " " }on { $play-piece-owner }’s token { $play-piece }
    }
}
morgenland-play-from = { $play-from ->
    [none] { "" }
   *[other] { $play-card-value ->
        [second-chance] { " " }{ $play-from-from }
        [teleport] { " " }{ $play-from-from }
       *[other] { " " }{ $play-from-at }
    }
}
morgenland-play-space = { $play-space ->
    [none] { "" }
   *[other] { $play-card-value ->
        [second-chance] { " " }{ $play-space-to }
        [teleport] { " " }{ $play-space-to }
        [apprentice] { " " }for the open artefact { $play-space-at }
       *[other] { " " }{ $play-space-at }
    }
}
morgenland-play-against = { $play-against ->
    [none] { "" }
   *[other] { " " }against { $play-against-name }
}
# What a spell does, if nothing that is named for it says so.
morgenland-play-meaning = { $play-card ->
    [spell] { $play-artefact ->
        [none] { $play-piece ->
            [none] { $play-space ->
                [none] : { $play-card-value-effect }
               *[other] { "" }
            }
           *[other] { "" }
        }
       *[other] { "" }
    }
   *[artefact] { "" }
}
# What comes of a play that nothing else is told of.
morgenland-play-result = { $play-card-value ->
    [key] : the way past the guard is free
    [taboo] : nothing more may come to { $play-space-name } this round
    [spy] : { $play-card-value-effect }
    [last-first] : { $play-card-value-effect }
    [parasite] { $play-artefact ->
        [key] : the way past the guard is free
       *[other] { "" }
    }
   *[other] { "" }
}
