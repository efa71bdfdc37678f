# Courses: first games with a coach.
learn-title = Al spelend leren
learn-which = Welk spel wil je leren?
learn-lead = Speel een kort spel van { $game }. Regels heb je niet nodig: ze worden uitgelegd als ze voorkomen.
learn-promise-coach = Een coach zegt wat er gebeurt en wat je nu kunt doen.
learn-promise-leave = Ga weg wanneer je wilt: je spel wacht op je, op dit apparaat.
learn-begin = Beginnen
learn-go-on = Verderspelen
learn-restart = Opnieuw beginnen
learn-skip = Ik ken het spel
learn-rules = Regels lezen
learn-after = Het best na ‘{ $course }’.

# The coach.
learn-coach = Coach
learn-next = Verder
learn-got-it = Begrepen
learn-hide = Coach verbergen
learn-show = Coach tonen
learn-leave = Naar de lobby
learn-quiet = Ik meld me als er iets nieuws komt.
learn-play = Nu spelen
learn-again = Nog een keer
learn-next-course = Door naar het volgende spel
learn-play-on = Verder spelen

# The end of a course: things that did not come up in it.
learn-unmet = Wat je nog niet kent
learn-all-met = Je kent nu alles wat er in het spel is.
