# The lessons of Morgenland.

# The first game and the second one: what they are, how long they take, and their ends.
morgenland-course-basic = The first game
    .lead = Caves, guard and palace: how treasure becomes artefacts.
    .promise = Three rounds with full caves and two friendly bots: about ten minutes.
    .over = { $isover ->
        [true] { $isbest ->
            [true] Well played: nobody has more artefacts!
           *[false] Your first game is over
        }
       *[false] Now you know how it goes
    }
    .over-text = { $isover ->
        [true] You have { $artefacts }, and { $best } is the most. Next time you will see sooner where others want to go.
       *[false] In { $rounds } rounds you have seen how it goes. You have { $artefacts ->
            [one] 1 artefact
           *[other] { $artefacts } artefacts
        }, and { $left } more are in the palace: you can play on, or go on to magic.
    }
morgenland-course-magic = The game with magic
    .lead = Artefacts become powers, and spells turn everything upside down.
    .promise = Three rounds with two friendly bots: about ten minutes.
    .over = { $isover ->
        [true] { $isbest ->
            [true] Well conjured: nobody has more artefacts!
           *[false] Your first game with magic is over
        }
       *[false] Now you can do magic
    }
    .over-text = { $isover ->
        [true] You have { $artefacts }, and { $best } is the most. In each game other spells come up, so no two are alike.
       *[false] In { $rounds } rounds you have seen how magic works. You have { $artefacts ->
            [one] 1 artefact
           *[other] { $artefacts } artefacts
        }, and { $left } more are in the palace: you can play on, or sit down with others.
    }

# What the coach says: a heading and a few sentences each.
morgenland-learn-welcome = Welcome to Morgenland!
morgenland-learn-welcome-text = At the top of the mountain stands the palace, and in its rooms lie { $artefacts } artefacts. Whoever has most of them in the end wins. They are paid for with treasure, and treasure lies in the dragons’ caves.
morgenland-learn-opening = Your first treasure
morgenland-learn-opening-text = { $due ->
    [one] Take 1 more treasure of any kind.
   *[other] Take { $due } treasures of any kinds.
} Prices are paid in different kinds, so a few of each help more than many of one.
morgenland-learn-card = A treasure card
morgenland-learn-card-text = Every round a card fills the caves: this time { $units } treasures in { $caves ->
    [one] one cave
   *[other] { $caves } caves
}, and in each cave another kind. The top shelves go to those who are strongest there.
morgenland-learn-tokens = Your tokens
morgenland-learn-tokens-text = You have { $count } of them, worth { $low } to { $high }, behind your screen. Everybody in turn places one, face down, until none are left. Others see where yours lie, but not what they are worth.
morgenland-learn-placing = Place a token
morgenland-learn-placing-text = { $words ->
    [true] Each choice names a token and a space.
   *[false] Pick a token and then a space, or drag it there.
} On one space several of yours add up. Bluffing is allowed: a 1 looks like a 9.
morgenland-learn-spaces = What is where
morgenland-learn-spaces-text = This is the way the round takes once all tokens are placed:
morgenland-learn-part-caves = Caves: treasure for the strongest.
morgenland-learn-part-market = Market: treasure for treasure.
morgenland-learn-part-caravanserai = Caravanserai: the camel, and with it the first turn.
morgenland-learn-part-guard = Guard: the way into the palace.
morgenland-learn-part-rooms = { $rooms } rooms: an artefact in each.
morgenland-learn-rooms = Tokens in rooms cost treasure
morgenland-learn-rooms-text = The strongest in a room may buy first, but pays for every token of theirs there: a token of { $high } wins easily and costs { $high } treasures, one of { $low } only { $low }. Whoever does not buy pays nothing.
morgenland-learn-guard = Think of the guard
morgenland-learn-guard-text = Tokens in the rooms are worth something only to those who get past the guard. The guard’s strength is between 1 and 10, and nobody knows it yet. A high token there lets you in; a low one at least allows a bribe.
morgenland-learn-stranded = Your tokens stand at a closed door
morgenland-learn-stranded-text = You have tokens in the rooms and none at the guard, and { $left ->
    [one] only one token
   *[other] only { $left } tokens
} left to place. Without one at the guard you will take all those in the rooms back.
morgenland-learn-tally = Now it counts
morgenland-learn-tally-text = Space by space the tokens are turned over, and each player’s are added up. { $isme ->
    [true] You are the strongest
   *[false] { $name } is the strongest
} { $space-at }, with { $strength }. Then the next space follows, up to the rooms.
morgenland-learn-tie = Equally strong
morgenland-learn-tie-text = { $who ->
    [ahead] You and { $behind } both have { $strength }. You sit earlier in player sequence, so you count as stronger.
    [behind] { $ahead } and you both have { $strength }. { $ahead } sits earlier in player sequence and counts as stronger.
   *[others] { $ahead } and { $behind } both have { $strength }. { $ahead } sits earlier in player sequence and counts as stronger.
} Player sequence begins with whoever has the camel.
morgenland-learn-nothing = No shelf left
morgenland-learn-nothing-text = { $space-title } has { $shelves ->
    [one] one shelf of treasure
   *[other] { $shelves } shelves of treasure
}, and others were stronger. What you placed there was in vain; at the end of the round it comes back, as all tokens do.
morgenland-learn-shelf = You get { morgenland-units-of-cave }
morgenland-learn-shelf-text = { $shelf ->
    [1] You are the strongest and take the top shelf.
   *[other] You take shelf { $shelf } from the top, because others were stronger.
} The next strongest takes the next one, as long as there are any.
morgenland-learn-market = A deal on the Market
morgenland-learn-market-text = You are the strongest here: you may give one treasure and take { $units } of any kinds from the bank. You need not.
morgenland-learn-camel = The camel
morgenland-learn-camel-text = { $isme ->
    [true] You have the camel now and sit first in player sequence
   *[false] { $name } has the camel now and sits first in player sequence
}, from this very moment: first to place, and first in every tie.
morgenland-learn-guard-turned = The guard has strength { $strength }
morgenland-learn-guard-turned-text = { $fate ->
    [enters] Your { $own } is enough: the rooms are open to you.
    [short] You have { $own }, so you are { $missing } short. Whoever has too little here may pay the difference in treasure.
   *[absent] You have nothing here, so the rooms stay closed to you this round.
} Here nobody competes: everybody who is strong enough enters.
morgenland-learn-bribe = Bribe the guard?
morgenland-learn-bribe-text = The guard has { $guard }, you have { $strength }. For { $due ->
    [one] 1 treasure
   *[other] { $due } treasures
} of any kinds you get in. It is worth it if something in the rooms is, and if enough is left to buy it.
morgenland-learn-turned-away = Sent home
morgenland-learn-turned-away-text = { $tokens ->
    [one] Your token comes
   *[other] Your { $tokens } tokens come
} back from the rooms, because the guard did not let you pass. You lose no treasure, but buy nothing this round.
morgenland-learn-buy = You may buy
morgenland-learn-buy-text = { $space-title } costs you { $price }: { $tokens ->
    [one] your token’s value, all of one kind
   *[other] for each token its value, and each in another kind
}. If you decline, the next strongest may buy. What nobody buys stays for the next round.
morgenland-learn-paying = Choose the kinds
morgenland-learn-paying-text = One kind for each token. Pay with what you have plenty of, and keep different kinds for the next room. You see what is left before you seal.
morgenland-learn-bought = { $count ->
    [one] Your first artefact!
   *[other] Another artefact: you have { $count }
}
morgenland-learn-bought-text = It is yours for the rest of the game, and only you know which one it is. In this version they all count alike; Scrolls decide ties in the end.
morgenland-learn-bought-other = { $name } buys an artefact
morgenland-learn-bought-other-text = In each room one artefact a round can be bought, and this one { $space-at } is gone. What is not sold waits for the next round.
morgenland-learn-round = A new round
morgenland-learn-round-text = All tokens are back, treasure left in the caves has gone to the bank, and a new card is turned. There are { $left } artefacts left: the game ends the moment the last one is bought.
morgenland-learn-ties-at-the-end = How it ends
morgenland-learn-ties-at-the-end-text = In the end most artefacts win. Of equal players the one with more Scrolls is ahead, then the one with more treasure. So what is left in your hands may decide, too.
morgenland-learn-ended = The end
morgenland-learn-ended-text = { $ending ->
    [too-long] The game has lasted very long, and ends here.
   *[sold-out] The last artefact is sold.
} Everybody shows what they have: most artefacts win, then Scrolls, then treasure.

# The second game.
morgenland-learn-magic = Now with magic
morgenland-learn-magic-text = Caves, guard and rooms are as you know them. But now artefacts can be used, too: one per round. Everybody begins with a Lamp. And { $spells } spells wait in the Tent.
morgenland-learn-open-artefacts = The artefacts lie open
morgenland-learn-open-artefacts-text = Each room shows which artefact is on offer. { $space-title } has { $artefact-a }, for example. So you can go where you find the power that you want.
morgenland-learn-own-lamp = Your Lamp
morgenland-learn-own-lamp-text = It counts as an artefact in the end, and it opens the way to magic: once you have a spell, you may light it, and for the rest of that round cast as many of your spells as you like.
morgenland-learn-tent = Aladdin’s Tent
morgenland-learn-tent-text = The strongest here draws two spells, keeps one and gives the other to the second strongest. { $spells } are in the deck, and none comes back.
morgenland-learn-djinn = The Djinn’s House
morgenland-learn-djinn-text = The strongest here may use two artefacts this round instead of one. It comes before the guard and the rooms, where that is worth most.
morgenland-learn-keep = Two spells
morgenland-learn-keep-text = You drew two and keep one. { $isalone ->
    [true] Nobody else is here, so the other one is thrown away, open to all.
   *[false] { $name } gets the other one, and you know which it is.
}
morgenland-learn-spell-handed = A spell for you
morgenland-learn-spell-handed-text = { $name } was stronger in the Tent, drew two spells and gave you one of them: { $spell-name }. The two of you know that you have it, the others only that you have one.
morgenland-learn-two-artefacts = Twice the power
morgenland-learn-two-artefacts-text = { $isme ->
    [true] You may use two artefacts this round
   *[false] { $name } may use two artefacts this round
}, from now on. For everybody else it is one.
morgenland-learn-reading = What can { $spell-name } do?
morgenland-learn-reading-text = { $words ->
    [true] In the list of what you have, each spell says what it does, and which rule tells all of it.
   *[false] Point at the card, or press it long: it says what it does and which rule tells all of it. All cards can be read like this, those of others too once they lie open.
}
morgenland-learn-before-placing = Before you place
morgenland-learn-before-placing-text = When it is your turn to place, you may play something first. You need not: there are more such moments when spaces are tallied.
morgenland-learn-answer = You may answer
morgenland-learn-answer-text = Somebody has declared something, and it has not happened yet. You may play something as well, or pass. Once all have passed in a row, everything is carried out.
morgenland-learn-window = A window
morgenland-learn-window-text = As far as everybody can see, you could play something here: so you are asked. To pass costs nothing; what you do not use now, you may use later.
morgenland-learn-less = Asked too often?
morgenland-learn-less-text = “{ prompt-pass-round }” is for the rest of the round, and with “{ prompt-here-if-it-concerns-me }” you are asked only when what is played concerns you. “{ prompt-hold-window }” has the game stop at the next window, whatever you said.
morgenland-learn-cast = Cast a spell?
morgenland-learn-cast-text = Your Lamp is lit: { $count ->
    [one] you may cast your spell now
   *[other] you may cast { $count } spells now
}. A spell that was cast is gone; one that you keep waits for a better moment.
morgenland-learn-naming = What do you aim at?
morgenland-learn-naming-text = Say now what is meant: a token, a space, an artefact. Everybody sees it. If the token has moved away by the time it happens, it is safe.
morgenland-learn-lit = A Lamp is lit
morgenland-learn-lit-text = { $isme ->
    [true] For the rest of the round you may cast your spells
   *[false] For the rest of the round { $name } may cast all their spells
}. Nothing can stop a Lamp; only the spells can be answered.
morgenland-learn-declared = Declared, not done
morgenland-learn-declared-text = { $isme ->
    [true] What you play lies open now
   *[false] What { $name } plays lies open now
}, but nothing has happened yet. First everybody may answer. Then it all happens, Counterspells first and the rest in player sequence: so an answer may come before what it answers.
morgenland-learn-countered = Countered!
morgenland-learn-countered-text = { $by } has the power of a Counterspell: { $name }’s { $spell-name } has no effect and is gone. Counterspells come before all else, and cannot be countered themselves.
morgenland-learn-carried-out = Now it happens
morgenland-learn-carried-out-text = Everybody has passed, so what was declared is carried out, in player sequence. { $isme ->
    [true] This is yours.
   *[false] This is { $name }’s.
} Afterwards everybody is asked again, until nobody wants to play anything more.
morgenland-learn-came-to-nothing = It comes to nothing
morgenland-learn-came-to-nothing-text = What { $name } aimed at was no longer there when it happened. The card is used all the same. So an answer need not be a Counterspell.
morgenland-learn-bought-scroll = A Scroll
morgenland-learn-bought-scroll-text = { $name } buys a Scroll. It has no power in a round, but of players with equally many artefacts the one with more Scrolls wins.
morgenland-learn-bought-magic = You have { $artefact-a }
morgenland-learn-bought-magic-text = It counts in the end, and it can be used from now on. You have { $count ->
    [one] 1 artefact
   *[other] { $count } artefacts
}, and everybody sees which.
morgenland-learn-round-magic = Everything is ready again
morgenland-learn-round-magic-text = Used artefacts can be used again, and Lamps are out until somebody lights them. Spells that were cast are gone. { $left } artefacts are left in the palace.

# Artefacts, when they can be used for the first time.
morgenland-learn-use-lamp-text = Light it, and for the rest of the round you may cast any number of your spells. That is your one artefact of this round.
morgenland-learn-use-counterspell-text = Somebody’s spell is declared, and you can counter it: then it has no effect and is gone. Keep it for a spell that hurts.
morgenland-learn-use-double-text = One of your open tokens in the space that is tallied counts twice. In a room you pay for it twice, too, in another kind.
morgenland-learn-use-carpet-text = Lay it on the space that is tallied: there it counts as a token of 3, even if you have none. At the guard it allows a bribe.
morgenland-learn-use-key-text = Enter the palace without a token and without a bribe. It is needed here at the guard, not before.

# The end of a course: things that did not come up in it.
morgenland-learn-unmet-place = Places:
morgenland-learn-unmet-moment = Moments:
morgenland-learn-unmet-artefact = Artefacts:
morgenland-learn-unmet-later = What comes later:
morgenland-learn-topic-tie = equal strength
morgenland-learn-topic-shelf = shelves and who gets them
morgenland-learn-topic-bribe = the bribe
morgenland-learn-topic-turned-away = closed rooms
morgenland-learn-topic-buying = buying an artefact
morgenland-learn-topic-artefacts = artefacts as powers
morgenland-learn-topic-spells = the spells, one by one
morgenland-learn-topic-windows = when magic is played
morgenland-learn-topic-casting = casting a spell
morgenland-learn-topic-naming = what a play is about
morgenland-learn-topic-answer = declaring and answering
morgenland-learn-topic-carried-out = the order in which it happens
morgenland-learn-topic-came-to-nothing = a play that comes to nothing
morgenland-learn-topic-parasite = borrowed powers
morgenland-learn-topic-smuggler = smuggling yourself into the city
