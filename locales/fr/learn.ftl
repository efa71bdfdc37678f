# Courses: first games with a coach.
learn-title = Apprendre en jouant
learn-which = Quel jeu veux-tu apprendre ?
learn-lead = Joue une courte partie de { $game }. Pas besoin de règles : elles te seront expliquées au fur et à mesure.
learn-promise-coach = Un coach t’explique ce qui se passe et ce que tu peux faire.
learn-promise-leave = Pars quand tu veux : ta partie t’attend sur cet appareil.
learn-begin = Commencer
learn-go-on = Continuer
learn-restart = Recommencer
learn-skip = Je connais le jeu
learn-rules = Lire les règles
learn-after = De préférence après « { $course } ».

# The coach.
learn-coach = Coach
learn-next = Suite
learn-got-it = Compris
learn-hide = Masquer le coach
learn-show = Afficher le coach
learn-leave = Au salon
learn-quiet = Je me manifeste dès qu’il y a du nouveau.
learn-play = Jouer maintenant
learn-again = Encore une fois
learn-next-course = Passer à la partie suivante
learn-play-on = Continuer la partie

# The end of a course: things that did not come up in it.
learn-unmet = Ce que tu n’as pas encore rencontré
learn-all-met = Tu connais maintenant tout ce qu’il y a dans le jeu.
