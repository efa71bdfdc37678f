# Courses: first games with a coach.
learn-title = Spielend lernen
learn-which = Welches Spiel möchtest du lernen?
learn-lead = Spiele eine kurze Partie { $game }. Regeln brauchst du nicht: Sie werden erklärt, wenn sie vorkommen.
learn-promise-coach = Ein Coach sagt dir, was geschieht und was du jetzt tun kannst.
learn-promise-leave = Geh, wann du willst: Deine Partie wartet auf diesem Gerät auf dich.
learn-begin = Los geht’s
learn-go-on = Weiterspielen
learn-restart = Neu anfangen
learn-skip = Ich kenne das Spiel
learn-rules = Regeln lesen
learn-after = Am besten nach „{ $course }“.

# The coach.
learn-coach = Coach
learn-next = Weiter
learn-got-it = Verstanden
learn-hide = Coach ausblenden
learn-show = Coach einblenden
learn-leave = Zur Lobby
learn-quiet = Ich melde mich, wenn etwas Neues kommt.
learn-play = Jetzt spielen
learn-again = Noch einmal
learn-next-course = Weiter zur nächsten Partie
learn-play-on = Weiterspielen

# The end of a course: things that did not come up in it.
learn-unmet = Was du noch nicht kennst
learn-all-met = Du kennst jetzt alles, was es im Spiel gibt.
