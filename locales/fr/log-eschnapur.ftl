# Ce qui se passe dans Der Palast von Eschnapur, en phrases du journal. Voir locales/README.md.
# Après « de » et « que » un prénom peut demander l’élision : les phrases les évitent devant les noms.

## Les noms des choses

eschnapur-official-1 = blocage
    .title = Blocage
    .explained = Qui pose la carte la plus forte peut mettre le blocage sur une carte face cachée de quelqu’un d’autre. Cette carte n’est pas révélée pendant cette manche ; elle rapporte un bloc en échange (E3.2, E3.5, E3.6).
eschnapur-official-2 = construction interdite
    .title = Inter­diction
    .explained = Qui pose la carte la plus forte peut interdire une partie du palais : pendant cette manche, personne n’y construit et aucun bloc n’en part ni n’y arrive (E4.1, E4.2).
eschnapur-official-3 = blocs de pierre
    .title = Blocs
    .explained = Tout le monde reçoit autant de blocs que vaut sa carte. Des cartes égales n’en rapportent que la moitié, arrondie vers le haut (E5.1).
eschnapur-official-4 = ordre du tour
    .title = Ordre du tour
    .explained = Qui pose la carte la plus forte décide dans quel ordre on construit (E6.1).
eschnapur-official-5 = déplacement d’un bloc
    .title = Déplace­ment
    .explained = Qui pose la carte la plus forte peut déplacer le bloc le plus haut d’une partie vers une autre (E8.1).

eschnapur-part-1 = la partie 1
    .title = Partie 1
eschnapur-part-2 = la partie 2
    .title = Partie 2
eschnapur-part-3 = la partie 3
    .title = Partie 3
eschnapur-part-4 = la partie 4
    .title = Partie 4
eschnapur-part-5 = la partie 5
    .title = Partie 5
eschnapur-part-6 = la partie 6
    .title = Partie 6
eschnapur-part-7 = la partie 7
    .title = Partie 7
eschnapur-part-8 = la partie 8
    .title = Partie 8

eschnapur-privilege-choose-order = choisir son rang
    .title = Choisir son rang
    .explained = Tu prends le marqueur Ordre du tour de ton choix avant que les autres soient distribués (E10.4).
    .when = En phase 6, après victoire.
eschnapur-privilege-win-ties = remporter les égalités
    .title = Remporter les égalités
    .explained = Pendant cette manche, tu remportes toute égalité pour la carte la plus forte, et des cartes égales ne réduisent pas tes blocs de moitié (E10.5).
    .when = Avant de poser l’or.
eschnapur-privilege-free-sites = libre choix des lieux
    .title = Libre choix des lieux
    .explained = Pendant ce tour, tu construis sur toutes les parties inachevées que tu veux, sauf la partie interdite (E10.6).
    .when = À ton tour de construire.
eschnapur-privilege-gold-five = or 5
    .title = Or 5
    .explained = Tu prends 5 en or à la banque (E10.7).
    .when = À chaque moment d’achat.
eschnapur-privilege-refuse-blockade = refuser le blocage
    .title = Refuser le blocage
    .explained = Le blocage quitte ta carte, qui est jouée normalement. Tu gardes le bloc reçu (E10.8).
    .when = Si ta carte est bloquée.
eschnapur-privilege-last-stone = dernier bloc
    .title = Dernier bloc
    .explained = Tu nommes une partie : son bloc le plus haut ne peut pas être déplacé pendant cette phase (E10.9).
    .when = En phase 8, après victoire.
eschnapur-privilege-gold-and-stones = or 3 et 2 blocs
    .title = Or 3 et 2 blocs
    .explained = Tu prends 3 en or à la banque et 2 blocs dans ta réserve (E10.10).
    .when = À chaque moment d’achat.
eschnapur-privilege-ignore-stop = ignorer l’interdiction
    .title = Ignorer l’interdiction
    .explained = Tu construis sur la partie interdite si c’est un de tes lieux ; ou, si tu as remporté la phase 8, tu en déplaces un bloc ou y en déplaces un (E10.11).
    .when = Construction ou phase 8.
eschnapur-privilege-three-stones = trois blocs
    .title = Trois blocs
    .explained = Tu prends 3 blocs dans ta réserve (E10.12).
    .when = À chaque moment d’achat.
eschnapur-privilege-from-hand = jouer de sa main
    .title = Jouer de sa main
    .explained = Tu ne poses rien maintenant. Devant chaque fonctionnaire, tu joues ouvertement une carte de ta main après que les autres ont révélé les leurs (E10.13).
    .when = Avant de poser l’or.

# Les phases d’une manche : les noms sont en haut sur la barre, aussi courts que possible.
eschnapur-phase-1 = Lieux
    .explained = En secret, tout le monde choisit deux parties inachevées différentes ; on ne peut construire que là pendant cette manche (E1.1). Les lieux ne sont révélés qu’au moment de construire (E7.1). Tant que tout le monde n’a pas choisi, on peut reprendre son choix (E2.6).
eschnapur-phase-2 = Or
    .explained = En secret, tout le monde pose une carte Or face cachée devant chaque fonctionnaire (E2.2). La carte la plus forte l’emporte ; les plus fortes s’annulent si elles sont égales, et la suivante l’emporte ; un 0 ne gagne jamais et revient en main (EW). Les cartes qui gagnent sont dépensées, celles qui perdent deviennent des points Privilège (E9.1). Seul un manque de cartes permet de laisser une place vide (E2.4).
eschnapur-phase-3 = Blocage
    .explained = Qui remporte le fonctionnaire 1 peut bloquer une carte face cachée de quelqu’un d’autre (E3.2), mais ni la même personne ni le même fonctionnaire qu’à la manche précédente (E3.3). Une carte bloquée reste face cachée, compte pour la manche suivante et rapporte tout de suite un bloc (E3.5, E3.6). Sinon, le marqueur va à côté du palais (E3.4).
eschnapur-phase-4 = Interdiction
    .explained = Qui remporte le fonctionnaire 2 peut interdire une partie inachevée, mais pas celle de la manche précédente (E4.1). Personne n’y construit pendant cette manche, et aucun bloc n’en part ni n’y arrive (E4.2).
eschnapur-phase-5 = Blocs
    .explained = Chaque carte rapporte autant de blocs que sa valeur ; des cartes égales, la moitié arrondie vers le haut (E5.1). Qui remporte les égalités les reçoit tous (E5.2). Ensuite, toutes ces cartes vont à la banque (E5.3).
eschnapur-phase-6 = Ordre du tour
    .explained = Qui remporte le fonctionnaire 4 distribue à son gré les marqueurs Ordre du tour ; l’ordre vaut tout de suite (E6.1).
eschnapur-phase-7 = Construire
    .explained = Dans l’ordre du tour, tout le monde révèle ses lieux et construit ses blocs un à un, toujours sur la case libre la plus basse d’un de ses lieux, jamais sur la partie interdite (E7.1, E7.2). Tout bloc qui peut être construit doit l’être (E7.3). Un bloc sur le sac d’or rapporte une prime à toutes les personnes présentes sur cette partie (E7.5).
eschnapur-phase-8 = Déplacer
    .explained = Qui remporte le fonctionnaire 5 peut déplacer le bloc le plus haut d’une partie, de n’importe quelle couleur, vers la case libre la plus basse d’une autre partie inachevée (E8.1) ; jamais depuis ou vers la partie interdite, ni un bloc protégé (E8.2).
eschnapur-phase-9 = Décompte
    .explained = Les cartes qui n’ont rien remporté donnent des points Privilège (E9.1). Pour chaque partie complète, quiconque y a un bloc prend le salaire à la banque (E9.3), puis marque la valeur de la case de son bloc le plus haut et un point pour chacun de ses blocs à cet endroit (E9.4).

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
eschnapur-passed = { $seat } n’achète rien.
eschnapur-blockade-lifted = Le blocage est levé de la carte posée par { $seat } pour le fonctionnaire { $official }.
eschnapur-revealed = Fonctionnaire { $official } : { $seat } révèle un { $gold }.
eschnapur-stayed-blocked = Fonctionnaire { $official } : la carte posée par { $seat } est bloquée.
eschnapur-played-from-hand = { $gold ->
    [none] Fonctionnaire { $official } : { $seat } ne joue aucune carte.
   *[other] Fonctionnaire { $official } : { $seat } joue un { $gold } de sa main.
}
eschnapur-won = { $because ->
    [higher-cancelled] { $seat } remporte le fonctionnaire { $official } ({ $official-name }) avec un { $gold }, car les cartes plus élevées s’annulent.
    [wins-ties] { $seat } remporte le fonctionnaire { $official } ({ $official-name }) avec un { $gold } et donc l’égalité.
   *[highest] { $seat } remporte le fonctionnaire { $official } ({ $official-name }) avec un { $gold }, la carte la plus élevée.
}
eschnapur-nobody-won = Personne ne remporte le fonctionnaire { $official } ({ $official-name }).
eschnapur-blocked = { $by } bloque la carte posée par { $seat } pour le fonctionnaire { $official }.
eschnapur-blockade-beside = Le marqueur Blocage est à côté du palais.
eschnapur-stopped = { $by } interdit de construire sur { $part-name }.
eschnapur-stop-beside = Le marqueur Construction interdite est à côté du palais.
eschnapur-stones-handed = { $bids-count ->
    [0] Personne ne reçoit de blocs du fonctionnaire { $official }.
   *[other] Le fonctionnaire { $official } distribue des blocs de pierre.
}
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
    [true] L’ordre du tour est tiré au sort : { $order }.
   *[false] L’ordre du tour est maintenant { $order }.
}
eschnapur-sites-shown = { $seat } révèle les lieux de construction { $sites }.
eschnapur-built = { $seat } construit sur { $part-name }, case { $field } à partir du bas.
eschnapur-premium = Le sac d’or est atteint sur { $part-name } : une prime de { $premium }.
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
    [one] { $seat } gagne 1 point Privilège pour l’or qui n’a rien remporté : { $cards }.
   *[other] { $seat } gagne { $points } points Privilège pour l’or qui n’a rien remporté : { $cards }.
}
eschnapur-wages-due = La partie { $part } est pleine : un salaire de { $wage } pour quiconque y a construit.
eschnapur-scored = { $stones ->
    [one] { $seat } marque { $points } points pour { $part-name } : { $field_value } pour la case et 1 pour le bloc.
   *[other] { $seat } marque { $points } points pour { $part-name } : { $field_value } pour la case et { $stones } pour les blocs.
}
eschnapur-finished = La partie { $part } est terminée : { $done } pour l’instant, le jeu prend fin à { $needed }.
eschnapur-ended = { $ending ->
    [stalemate] Deux manches n’ont rien changé : la partie se termine (E11.3).
   *[parts-finished] Assez de parties du palais sont terminées : le jeu prend fin.
}
eschnapur-bonus = { $points ->
    [0] { $seat } ne reçoit rien pour son rang en points Privilège.
   *[other] { $seat } reçoit { $points } points de victoire pour son rang en points Privilège.
}
