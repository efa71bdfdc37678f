# What the terminal itself says, in every game.

terminal-which-game = Which game?
terminal-no-choice = There is no choice { $typed }: type a number from 1 to { $last }, or quit.
terminal-one-of-each = one of each, like { $example }; the numbers count through them in this order
terminal-input-ended = The input has ended.

terminal-you = You are { $player }, seat { $seat }.
terminal-bot = { $player } ({ $entrant-name })
terminal-bots = Bots: { $bots }.
terminal-entrant-random = random
terminal-entrant-novice = novice
terminal-entrant-regular = regular
terminal-entrant-expert = expert
terminal-luck = All luck of this game comes from a seed, shown at the end. Its SHA-256 hash:
terminal-how-to = Type a number or its notation to choose, { $explain } for the rules of the phase, { $help } for more.

terminal-own = { $player } (you)
terminal-only-choice = Your only choice: { $choice }
terminal-not-possible = Not possible: { $why }
terminal-not-understood = { $misread ->
    [word] Not understood: in “{ $text }”, “{ $misread-word }” must be one of { $misread-instead }. Type { $help } to see what can be typed.
   *[pattern] Not understood: “{ $text }” is not a choice. Type { $help } to see what can be typed.
}
terminal-fault = { $fault ->
    [crashed] The program of { $player } crashed: { $example }. It is played for at random.
    [stalled] The program of { $player } stalled: { $example }. It is played for at random.
    [too-long] The program of { $player } wrote too long a line: { $example }. It is played for at random.
    [not-understood] The program of { $player } was not understood: { $example }. It is played for at random.
   *[not-legal] The program of { $player } chose what is not legal: { $example }. It is played for at random.
}
terminal-help = Type the number of a choice, or its notation as it stands beside it. Or:
terminal-command = { $command ->
    [back] takes back what you chose secretly in this phase, while that is possible
    [board] shows the board again
    [log] shows what happened so far
    [legal] shows your choices again
    [help] shows this list
    [quit] leaves the game
   *[explain] explains this phase, with the numbers of its rules
}
terminal-lose-game = This game is not recorded and will be lost. Leave it? (yes or no)
terminal-yes = yes

terminal-you-leave = You leave; the game is not over.
terminal-won = { $winners-count ->
    [one] { $winners } wins.
   *[other] { $winners } share the win.
}
terminal-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
terminal-seed = The seed was { $seed }.
terminal-kept = The record is in { $file }; read it with `durbar replay { $file }`.

terminal-rules = { $game }, rules version { $version }
terminal-label = { $label ->
    [players] players
    [options] options
    [edition] edition
    [commitment] commitment
    [seed] seed
    [actions] actions
   *[seen-by] seen by
}
terminal-edition = { $default ->
    [true] { $name ->
        [none] the default
       *[other] { $name } (the default)
    }
   *[false] { $name ->
        [none] not the default
       *[other] { $name } (not the default)
    }
}
terminal-eyes = { $seat ->
    [none] spectator
   *[other] seat { $seat }
}
terminal-secret = { $sentence } (secret)
terminal-not-over = The game is not over: { $awaited } to choose.
terminal-verified = { $published ->
    [true] Everything holds: the commitment is the published one, and the hash of the seed; actions: { $actions }, positions: { $positions }. { $over ->
        [true] The result follows from them.
       *[false] The game is not over.
    }
   *[false] Everything holds: the commitment is the hash of the seed; actions: { $actions }, positions: { $positions }. { $over ->
        [true] The result follows from them.
       *[false] The game is not over.
    }
}

terminal-as-expected = As expected.
terminal-tried = { $failed ->
    [0] { $scenarios ->
        [one] 1 scenario: everything as expected
       *[other] { $scenarios } scenarios: everything as expected
    }
   *[other] { $scenarios ->
        [one] 1 scenario: { $failed } not as expected
       *[other] { $scenarios } scenarios: { $failed } not as expected
    }
}
terminal-mismatch-offers = play, line { $place-line }: { $place-text }: legal for { $seat }: { $legal }
terminal-mismatch-refused = play, line { $place-line }: { $place-text }: refused: { $refused-because } ({ $refused-rule })
terminal-mismatch-done = play, line { $place-line }: { $place-text }: must be refused by { $rule } but was done
terminal-mismatch-other-rule = play, line { $place-line }: { $place-text }: must be refused by { $rule } but was by { $refused-rule }: { $refused-because }
terminal-mismatch-no-key = { $path }: expected { $expected }, but there is no such key
terminal-mismatch-differs = { $path }: expected { $expected }, found { $found }
terminal-mismatch-no-event = events: { $expected } did not happen (or not in this order)
