# Ce qui se passe dans Der Palast von Eschnapur, en phrases du journal. Voir locales/README.md.
# Après « de » et « que » un prénom peut demander l'élision : les phrases les évitent devant les noms.

## Les noms des choses

eschnapur-official-1 = blocage
eschnapur-official-2 = construction interdite
eschnapur-official-3 = blocs de pierre
eschnapur-official-4 = ordre du tour
eschnapur-official-5 = déplacement d'un bloc

eschnapur-part-1 = la partie 1
eschnapur-part-2 = la partie 2
eschnapur-part-3 = la partie 3
eschnapur-part-4 = la partie 4
eschnapur-part-5 = la partie 5
eschnapur-part-6 = la partie 6
eschnapur-part-7 = la partie 7
eschnapur-part-8 = la partie 8

eschnapur-privilege-choose-order = choisir l'ordre du tour
eschnapur-privilege-win-ties = remporter les égalités
eschnapur-privilege-free-sites = libre choix des lieux
eschnapur-privilege-gold-five = 5 en or
eschnapur-privilege-refuse-blockade = enlever le blocage
eschnapur-privilege-last-stone = dernier bloc
eschnapur-privilege-gold-and-stones = 3 en or et 2 blocs
eschnapur-privilege-ignore-stop = ignorer l'interdiction
eschnapur-privilege-three-stones = trois blocs de pierre
eschnapur-privilege-from-hand = jouer de sa main

## Ce qui se passe

eschnapur-round-began = La manche { $round } commence.
eschnapur-site-picked = { $seat } choisit { $part-name }.
eschnapur-gold-laid = { $gold ->
    [none] { $seat } laisse le fonctionnaire { $official } sans carte.
   *[other] { $seat } pose un { $gold } pour le fonctionnaire { $official }.
}
eschnapur-began-anew = { $seat } recommence son choix.
eschnapur-chose = { $seat } a choisi.
eschnapur-took-back = { $seat } reprend son choix.
eschnapur-cards-down = { $officials-count ->
    [0] { $seat } ne pose aucune carte.
    [one] { $seat } a une carte face cachée chez le fonctionnaire { $officials }.
   *[other] { $seat } a des cartes face cachée chez les fonctionnaires { $officials }.
}
eschnapur-bought = { $cost ->
    [one] { $seat } achète « { $privilege-name } » pour 1 point Privilège.
   *[other] { $seat } achète « { $privilege-name } » pour { $cost } points Privilège.
}
eschnapur-passed = { $seat } n'achète rien.
eschnapur-blockade-lifted = Le blocage est levé de la carte posée par { $seat } pour le fonctionnaire { $official }.
eschnapur-revealed = Fonctionnaire { $official } : { $seat } révèle un { $gold }.
eschnapur-stayed-blocked = Fonctionnaire { $official } : la carte posée par { $seat } est bloquée.
eschnapur-played-from-hand = { $gold ->
    [none] Fonctionnaire { $official } : { $seat } ne joue aucune carte.
   *[other] Fonctionnaire { $official } : { $seat } joue un { $gold } de sa main.
}
eschnapur-won = { $because ->
    [higher-cancelled] { $seat } remporte le fonctionnaire { $official } ({ $official-name }) avec un { $gold }, car les cartes plus élevées s'annulent.
    [wins-ties] { $seat } remporte le fonctionnaire { $official } ({ $official-name }) avec un { $gold } et donc l'égalité.
   *[highest] { $seat } remporte le fonctionnaire { $official } ({ $official-name }) avec un { $gold }, la carte la plus élevée.
}
eschnapur-nobody-won = Personne ne remporte le fonctionnaire { $official } ({ $official-name }).
eschnapur-blocked = { $by } bloque la carte posée par { $seat } pour le fonctionnaire { $official }.
eschnapur-blockade-beside = Le marqueur Blocage est à côté du palais.
eschnapur-stopped = { $by } interdit de construire sur { $part-name }.
eschnapur-stop-beside = Le marqueur Construction interdite est à côté du palais.
eschnapur-stones-gained = { $gained-of-due ->
    [less] { $due ->
        [one] { $seat } a droit à 1 bloc de pierre et en reçoit { $gained } : la réserve est vide.
       *[other] { $seat } a droit à { $due } blocs de pierre et en reçoit { $gained } : la réserve est vide.
    }
   *[all] { $gained ->
        [one] { $seat } reçoit { $gained } bloc de pierre.
       *[other] { $seat } reçoit { $gained } blocs de pierre.
    }
}
eschnapur-marker-chosen = { $seat } prend le marqueur Ordre du tour { $marker }.
eschnapur-marker-handed = { $seat } reçoit le marqueur Ordre du tour { $marker }.
eschnapur-order-set = { $drawn ->
    [true] L'ordre du tour est tiré au sort : { $order }.
   *[false] L'ordre du tour est maintenant { $order }.
}
eschnapur-sites-shown = { $seat } révèle les lieux de construction { $sites }.
eschnapur-built = { $seat } construit sur { $part-name }, case { $field } à partir du bas.
eschnapur-premium = Le sac d'or est atteint sur { $part-name } : une prime de 3.
eschnapur-owed = { $payable-of-due ->
    [less] { $seat } a droit à { $due } en or ; la banque peut payer { $payable }.
   *[all] { $seat } a droit à { $due } en or.
}
eschnapur-took = { $seat } prend un { $gold } à la banque.
eschnapur-protected = { $seat } protège le bloc du haut sur { $part-name }.
eschnapur-lifted = { $seat } soulève le bloc du haut sur { $part-name }.
eschnapur-moved = { $by } déplace un bloc ({ $owner }) de la partie { $from } vers la partie { $to }.
eschnapur-moved-nothing = { $by } ne déplace aucun bloc.
eschnapur-points-gained = { $points ->
    [0] { $seat } ne gagne aucun point Privilège.
    [one] { $seat } gagne 1 point Privilège.
   *[other] { $seat } gagne { $points } points Privilège.
}
eschnapur-wages-due = La partie { $part } est pleine : un salaire de { $wage } pour tous ceux qui y ont construit.
eschnapur-scored = { $stones ->
    [one] { $seat } marque pour { $part-name } : { $field_value } pour la case et 1 pour le bloc.
   *[other] { $seat } marque pour { $part-name } : { $field_value } pour la case et { $stones } pour les blocs.
}
eschnapur-finished = La partie { $part } est terminée.
eschnapur-ended = { $ending ->
    [stalemate] Deux manches n'ont rien changé : la partie se termine (E11.3).
   *[parts-finished] Assez de parties du palais sont terminées : le jeu prend fin.
}
eschnapur-bonus = { $points ->
    [0] { $seat } ne reçoit rien pour son rang en points Privilège.
   *[other] { $seat } reçoit { $points } points de victoire pour son rang en points Privilège.
}
