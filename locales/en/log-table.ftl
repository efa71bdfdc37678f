# What happens at a table besides the game, and how lists are written. See locales/README.md.

list-and = { $most } and { $last }

# What is said, and what there is to add.
with-more = { $said }: { $more }
list-nothing = nothing

news-colour-vermilion = vermilion
news-colour-blue = blue
news-colour-green = green
news-colour-yellow = yellow
news-colour-purple = purple

news-sat = { $sitter ->
    [bot] A bot sits down on seat { $seat-letter }: { $seat }.
    [open] Seat { $seat-letter } is open.
   *[person] { $seat } sits down on seat { $seat-letter }.
}
news-rose = Seat { $seat-letter } is free again.
news-coloured = { $seat } now plays { $colour-name }.
news-started = The game begins.
news-timed-out = Time is up for { $seat }: the rest of the plan was chosen by a bot.
news-standing = { $until ->
    [none] You are asked again whenever you could play something.
    [somebody-plays] You pass until somebody plays something.
    [it-concerns-me] You pass until something concerns you.
   *[next-round] You pass until the next round.
}
news-wished = You are now asked whether you step in as you have chosen.
news-held = { $hold ->
    [true] The game waits for you the next time you could step in.
   *[false] The next time you are asked only as you have chosen.
}
news-quiet = { $quiet ->
    [none] You no longer have quiet hours.
   *[some] Your quiet hours have changed.
}
news-said = “{ $text }”
news-voted = { $matter ->
    [pause] { $yes ->
        [true] { $seat } would like to pause.
       *[false] { $seat } no longer wants to pause.
    }
    [resume] { $yes ->
        [true] { $seat } would like to play on.
       *[false] { $seat } does not want to play on yet.
    }
    [abandon] { $yes ->
        [true] { $seat } would like to abandon the game.
       *[false] { $seat } no longer wants to abandon the game.
    }
   *[rematch] { $yes ->
        [true] { $seat } would like a rematch.
       *[false] { $seat } no longer wants a rematch.
    }
}
news-paused = The game is paused.
news-resumed = The game goes on.
news-away = { $seat } is away: a bot plays on.
news-back = { $seat } is back.
news-resigned = { $seat } gives up: a bot plays to the end.
news-interrupted = The server was interrupted. Nobody lost time.
news-ended = { $stage ->
    [finished] The game is over.
    [abandoned] The game was abandoned.
   *[closed] The table was closed.
}
news-rematched = The players meet again at another table.
