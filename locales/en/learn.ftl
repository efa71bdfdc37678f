# Courses: first games with a coach.
learn-title = Learn by playing
learn-which = Which game would you like to learn?
learn-lead = Play a short game of { $game }. You need no rules: they are explained when they come up.
learn-promise-coach = A coach says what is going on, and what you can do now.
learn-promise-leave = Leave whenever you like: your game waits for you on this device.
learn-begin = Begin
learn-go-on = Go on
learn-restart = Start again
learn-skip = I know the game
learn-rules = Read the rules
learn-after = Best after “{ $course }”.

# The coach.
learn-coach = Coach
learn-next = Next
learn-got-it = Got it
learn-hide = Hide the coach
learn-show = Show the coach
learn-leave = To the lobby
learn-quiet = I speak up when something new comes.
learn-play = Play now
learn-again = Once more
learn-next-course = On to the next game
learn-play-on = Play on

# The end of a course: things that did not come up in it.
learn-unmet = What you have not met yet
learn-all-met = You have met everything that there is in the game.
