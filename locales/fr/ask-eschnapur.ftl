# Ce qu’on demande dans Der Palast von Eschnapur, et ce qu’on peut choisir. Voir locales/README.md.
# `.more` est ce qu’un choix apporte ou comment on répond pas à pas, dit là où il y a de la place et du besoin.
# Après « de » un prénom peut demander l’élision : les phrases l’évitent devant les noms.

## Ce qu’on demande

eschnapur-ask-coins = Prends { $left } en or à la banque.
    .more = Prends d’abord la carte la plus haute.
eschnapur-ask-sites = { $picked-count ->
    [0] Choisis deux sections du palais où construire.
   *[other] Tu as choisi la section { $picked }. Et la seconde ?
}
    .more = Nomme d’abord celle au plus petit numéro.
eschnapur-ask-gold = { $left ->
    [one] Pose la dernière carte Or, pour { $official-the }.
   *[other] Pose une carte Or devant chaque fonctionnaire. Maintenant : { $official-name }.
}
eschnapur-ask-from-hand = Les autres ont montré leurs cartes. Laquelle joues-tu pour { $official-the } ?
eschnapur-ask-blockade = Tu as remporté le blocage : quelle carte bloques-tu ?
eschnapur-ask-stop = Tu as remporté l’interdiction : quelle section interdis-tu ?
eschnapur-ask-marker = Tu as remporté l’ordre du tour : qui reçoit le marqueur { $marker } ?
eschnapur-ask-choose-marker = Tu choisis ton rang : quel marqueur prends-tu ?
eschnapur-ask-build = { $stones ->
    [0] Tu n’as plus de bloc à construire. Achète quelque chose ou termine ton tour.
    [one] Construis ton bloc : où ?
   *[other] Construis { $stones } blocs : où va le prochain ?
}
eschnapur-ask-lift = Tu peux déplacer un bloc : lequel ?
eschnapur-ask-set = Où mettre le bloc pris sur la section { $part } ({ $owner }) ?
eschnapur-ask-protect = De quelle section protèges-tu le bloc le plus haut ?
eschnapur-ask-buy = { $window ->
    [a] On va poser l’or.
    [b] Une carte a été bloquée.
    [c] Les marqueurs vont être distribués.
    [e] Un bloc va être déplacé.
   *[f] Les salaires vont être versés.
} { $points ->
    [one] Tu as { $points } point Privilège. Acheter quelque chose ?
   *[other] Tu as { $points } points Privilège. Acheter quelque chose ?
}

## Ce qu’on peut choisir

eschnapur-choice-site = Choisir la section { $part }
    .more = { $next ->
        [none] complète
       *[some] { $next-bag ->
            [true] prochaine case de valeur { $next-value }, avec le sac d’or ; cases libres : { $next-free } sur { $next-fields }
           *[false] prochaine case de valeur { $next-value } ; cases libres : { $next-free } sur { $next-fields }
        }
    }
eschnapur-choice-lay = Un { $gold } pour { $official-the }
    .short = Un { $gold }
eschnapur-choice-leave = Aucune carte pour { $official-the }
    .short = Laisser vide
eschnapur-choice-block = Bloquer la carte posée par { $seat } pour { $official-the }
eschnapur-choice-beside = À côté du palais
    .more = { $official ->
        [1] aucune carte n’est bloquée
       *[2] aucune section n’est interdite
    }
eschnapur-choice-stop = Interdire la section { $part }
    .more = { $next ->
        [none] complète
       *[some] prochaine case de valeur { $next-value } ; cases libres : { $next-free } sur { $next-fields }
    }
eschnapur-choice-marker = À { $seat }
    .more = marqueur { $marker }
eschnapur-choice-choose-marker = Prendre le marqueur { $marker }
eschnapur-choice-build = Construire sur la section { $part }
    .more = { $next ->
        [none] complète
       *[some] { $next-bag ->
            [true] case de valeur { $next-value }, avec le sac d’or
           *[false] case de valeur { $next-value }
        }{ $points ->
            [none] {" "}; cases libres : { $next-free } sur { $next-fields }
           *[other] {" "}; elle est alors complète et te rapporte, telle quelle, { $points } points de victoire
        }
    }
eschnapur-choice-take = Prendre un { $gold }
    .more = { $left ->
        [0] c’est tout
       *[other] puis encore { $left }
    }
eschnapur-choice-lift = Déplacer le bloc le plus haut de la section { $part }
    .more = { $top ->
        [none] aucun bloc
       *[some] à { $top-owner }, sur la case de valeur { $top-value }
    }
eschnapur-choice-set = Le déplacer vers la section { $part }
    .more = { $next ->
        [none] complète
       *[some] case de valeur { $next-value } ; cases libres : { $next-free } sur { $next-fields }
    }
eschnapur-choice-stay = Ne rien déplacer
eschnapur-choice-buy = Acheter « { $privilege-name } » pour { $cost } PP
    .more = { $privilege-explained }
eschnapur-choice-protect = Protéger le bloc le plus haut de la section { $part }
    .more = { $top ->
        [none] aucun bloc
       *[some] à { $top-owner }, sur la case de valeur { $top-value }
    }
eschnapur-choice-pass = Ne rien acheter
eschnapur-choice-end-turn = Terminer mon tour

## Windows: when players are asked whether they step in. The names are short.

eschnapur-window-gold = Avant de poser l’or
    .explained = Cela te concerne si tu peux payer un privilège qui ne sert que maintenant.
eschnapur-window-blocked = Une carte a été bloquée
    .explained = Cela te concerne si ta carte a été bloquée et que tu peux payer le privilège contre ce blocage.
eschnapur-window-order = Avant de distribuer les marqueurs
    .explained = Cela te concerne si tu peux payer un privilège qui ne sert que maintenant.
eschnapur-window-moving = Avant de déplacer un bloc
    .explained = Cela te concerne si tu déplaces le bloc et peux payer un privilège pour cela.
eschnapur-window-rewards = Avant de verser les salaires
    .explained = Ce qu’on peut acheter ici pouvait l’être avant : cela ne concerne personne en particulier.
