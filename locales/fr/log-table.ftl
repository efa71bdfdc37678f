# Ce qui se passe à la table en dehors du jeu, et comment s'écrivent les listes. Voir locales/README.md.

list-and = { $most } et { $last }

# What is said, and what there is to add.
with-more = { $said } : { $more }
list-nothing = rien

news-colour-vermilion = vermillon
news-colour-blue = bleu
news-colour-green = vert
news-colour-yellow = jaune
news-colour-purple = violet

news-sat = { $sitter ->
    [bot] Un bot s’assied à la place { $seat-letter } : { $seat }.
    [open] La place { $seat-letter } est libre.
   *[person] { $seat } s’assied à la place { $seat-letter }.
}
news-rose = La place { $seat-letter } est de nouveau libre.
news-coloured = { $seat } joue maintenant en { $colour-name }.
news-started = La partie commence.
news-timed-out = Le temps est écoulé pour { $seat } : un bot a choisi le reste du plan.
news-standing = { $until ->
    [none] On te demande de nouveau chaque fois que tu peux jouer quelque chose.
    [somebody-plays] Tu passes jusqu’à ce que quelqu’un joue quelque chose.
    [it-concerns-me] Tu passes jusqu’à ce que quelque chose te concerne.
   *[next-round] Tu passes jusqu’à la prochaine manche.
}
news-wished = On te demande désormais si tu interviens comme tu l’as choisi.
news-held = { $hold ->
    [true] La prochaine fois que tu pourras intervenir, le jeu t’attendra.
   *[false] La prochaine fois, on ne te demandera que comme tu l’as choisi.
}
news-quiet = { $quiet ->
    [none] Tu n’as plus d’heures calmes.
   *[some] Tes heures calmes ont changé.
}
news-said = « { $text } »
news-voted = { $matter ->
    [pause] { $yes ->
        [true] { $seat } aimerait faire une pause.
       *[false] { $seat } ne veut plus faire de pause.
    }
    [resume] { $yes ->
        [true] { $seat } aimerait reprendre.
       *[false] { $seat } ne veut pas encore reprendre.
    }
    [abandon] { $yes ->
        [true] { $seat } aimerait arrêter la partie.
       *[false] { $seat } ne veut plus arrêter la partie.
    }
   *[rematch] { $yes ->
        [true] { $seat } aimerait une revanche.
       *[false] { $seat } ne veut plus de revanche.
    }
}
news-paused = La partie est en pause.
news-resumed = La partie reprend.
news-away = { $seat } n’est pas là : un bot joue à sa place.
news-back = { $seat } est de retour.
news-resigned = { $seat } abandonne : un bot joue jusqu’à la fin.
news-interrupted = Le serveur a été interrompu. Personne n’a perdu de temps.
news-ended = { $stage ->
    [finished] La partie est terminée.
    [abandoned] La partie a été arrêtée.
   *[closed] La table a été fermée.
}
news-rematched = On se retrouve à une autre table.
