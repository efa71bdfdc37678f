# Ce que dit le terminal lui-même, dans tous les jeux.

terminal-which-game = Quel jeu ?
terminal-no-choice = Le choix { $typed } n’existe pas : tape un nombre de 1 à { $last }, ou quit.
terminal-one-of-each = un de chaque, par exemple { $example } ; les nombres les comptent dans cet ordre
terminal-input-ended = L’entrée est terminée.

terminal-you = Tu es { $player }, place { $seat }.
terminal-bot = { $player } ({ $entrant-name })
terminal-bots = Bots : { $bots }.
terminal-entrant-random = au hasard
terminal-entrant-novice = facile
terminal-entrant-regular = habile
terminal-entrant-expert = redoutable
terminal-luck = Tout le hasard de cette partie vient d’une graine, montrée à la fin. Son empreinte SHA-256 :
terminal-how-to = Choisis par un nombre ou par la notation à côté ; { $explain } montre les règles de la phase, { $help } tout le reste.

terminal-own = { $player } (toi)
terminal-only-choice = Tu n’as qu’un choix : { $choice }
terminal-not-possible = Impossible : { $why }
terminal-not-understood = { $misread ->
    [word] Pas compris : dans « { $text } », à la place de « { $misread-word } », il faut l’un de ceux-ci : { $misread-instead }. Tape { $help } pour voir ce que tu peux taper.
   *[pattern] Pas compris : « { $text } » n’est pas un choix. Tape { $help } pour voir ce que tu peux taper.
}
terminal-fault = { $fault ->
    [crashed] Le programme de { $player } a planté : { $example }. On joue au hasard à sa place.
    [stalled] Le programme de { $player } ne répond pas : { $example }. On joue au hasard à sa place.
    [too-long] Le programme de { $player } a écrit une ligne trop longue : { $example }. On joue au hasard à sa place.
    [not-understood] Le programme de { $player } est incompréhensible : { $example }. On joue au hasard à sa place.
   *[not-legal] Le programme de { $player } a choisi ce qui n’est pas permis : { $example }. On joue au hasard à sa place.
}
terminal-help = Tape le nombre d’un choix, ou sa notation comme elle figure à côté. Ou bien :
terminal-command = { $command ->
    [back] reprend ce que tu as choisi en secret dans cette phase, tant que c’est possible
    [board] montre encore le plateau
    [log] montre ce qui s’est passé jusqu’ici
    [legal] montre encore tes choix
    [help] montre cette liste
    [quit] quitte la partie
   *[explain] explique cette phase, avec les numéros de ses règles
}
terminal-lose-game = Cette partie n’est pas enregistrée et sera perdue. La quitter ? (oui ou non)
terminal-yes = oui

terminal-you-leave = Tu pars ; la partie n’est pas terminée.
terminal-won = { $winners-count ->
    [one] { $winners } gagne.
   *[other] { $winners } se partagent la victoire.
}
terminal-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
terminal-seed = La graine était { $seed }.
terminal-kept = L’enregistrement est dans { $file } ; lis-le avec `durbar replay { $file }`.

terminal-rules = { $game }, version { $version } des règles
terminal-label = { $label ->
    [players] à la table
    [options] options
    [edition] édition
    [commitment] engagement
    [seed] graine
    [actions] actions
   *[seen-by] vu par
}
terminal-edition = { $default ->
    [true] { $name ->
        [none] celle par défaut
       *[other] { $name } (celle par défaut)
    }
   *[false] { $name ->
        [none] pas celle par défaut
       *[other] { $name } (pas celle par défaut)
    }
}
terminal-eyes = { $seat ->
    [none] public
   *[other] la place { $seat }
}
terminal-secret = { $sentence } (secret)
terminal-not-over = La partie n’est pas terminée. Choix encore attendus : { $awaited }.
terminal-verified = { $published ->
    [true] Tout est juste : l’engagement est celui qui fut publié, et l’empreinte de la graine ; actions : { $actions }, positions : { $positions }. { $over ->
        [true] Le résultat en découle.
       *[false] La partie n’est pas terminée.
    }
   *[false] Tout est juste : l’engagement est l’empreinte de la graine ; actions : { $actions }, positions : { $positions }. { $over ->
        [true] Le résultat en découle.
       *[false] La partie n’est pas terminée.
    }
}

terminal-as-expected = Comme prévu.
terminal-tried = { $failed ->
    [0] { $scenarios ->
        [one] 1 scénario : tout est comme prévu
       *[other] { $scenarios } scénarios : tout est comme prévu
    }
   *[other] { $scenarios ->
        [one] 1 scénario : { $failed } pas comme prévu
       *[other] { $scenarios } scénarios : { $failed } pas comme prévu
    }
}
terminal-mismatch-offers = play, ligne { $place-line } : { $place-text } : permis pour { $seat } : { $legal }
terminal-mismatch-refused = play, ligne { $place-line } : { $place-text } : refusé : { $refused-because } ({ $refused-rule })
terminal-mismatch-done = play, ligne { $place-line } : { $place-text } : devait être refusé par { $rule } mais a été fait
terminal-mismatch-other-rule = play, ligne { $place-line } : { $place-text } : devait être refusé par { $rule } mais l’a été par { $refused-rule } : { $refused-because }
terminal-mismatch-no-key = { $path } : { $expected } attendu, mais cette clé n’existe pas
terminal-mismatch-differs = { $path } : { $expected } attendu, { $found } trouvé
terminal-mismatch-no-event = events : { $expected } n’a pas eu lieu (ou pas dans cet ordre)
