# Ce qui se passe dans Der Palast von Eschnapur, en phrases du journal. Voir locales/README.md.
# Après « de » et « que » un prénom peut demander l’élision : les phrases les évitent devant les noms.

## Les noms des choses

eschnapur-official-1 = blocage
    .title = Blocage
    .the = le blocage
    .explained = Qui pose la carte la plus haute peut mettre le blocage sur une carte face cachée de quelqu’un d’autre. Cette carte n’est pas révélée pendant cette manche ; elle rapporte un bloc en échange (E3.2, E3.5, E3.6).
eschnapur-official-2 = interdiction de construire
    .title = Inter­diction
    .the = l’interdiction
    .explained = Qui pose la carte la plus haute peut interdire une section du palais : pendant cette manche, personne n’y construit et aucun bloc n’en part ni n’y arrive (E4.1, E4.2).
eschnapur-official-3 = blocs
    .title = Blocs
    .the = les blocs
    .explained = Tout le monde reçoit autant de blocs que vaut sa carte. Des cartes égales n’en rapportent que la moitié, arrondie vers le haut (E5.1).
eschnapur-official-4 = ordre du tour
    .title = Ordre du tour
    .the = l’ordre du tour
    .explained = Qui pose la carte la plus haute décide dans quel ordre on construit (E6.1).
eschnapur-official-5 = déplacement d’un bloc
    .title = Déplace­ment
    .the = le déplacement
    .explained = Qui pose la carte la plus haute peut déplacer le bloc le plus haut d’une section vers une autre (E8.1).

eschnapur-part-1 = la section 1
    .title = Section 1
eschnapur-part-2 = la section 2
    .title = Section 2
eschnapur-part-3 = la section 3
    .title = Section 3
eschnapur-part-4 = la section 4
    .title = Section 4
eschnapur-part-5 = la section 5
    .title = Section 5
eschnapur-part-6 = la section 6
    .title = Section 6
eschnapur-part-7 = la section 7
    .title = Section 7
eschnapur-part-8 = la section 8
    .title = Section 8

eschnapur-privilege-choose-order = Choisir son rang
    .title = Choisir son rang
    .explained = Tu prends le marqueur Ordre du tour de ton choix avant que les autres soient distribués (E10.4).
    .when = En phase 6, après victoire.
eschnapur-privilege-win-ties = Remporter les égalités
    .title = Remporter les égalités
    .explained = Pendant cette manche, tu remportes toute égalité pour la carte la plus haute, et des cartes égales ne réduisent pas tes blocs de moitié (E10.5).
    .when = Avant de poser l’or.
eschnapur-privilege-free-sites = Libre choix des lieux
    .title = Libre choix des lieux
    .explained = Pendant ce tour, tu construis sur toutes les sections inachevées que tu veux, sauf la section interdite (E10.6).
    .when = À ton tour de construire.
eschnapur-privilege-gold-five = 5 en or
    .title = 5 en or
    .explained = Tu prends 5 en or à la banque (E10.7).
    .when = À chaque moment d’achat.
eschnapur-privilege-refuse-blockade = Refuser le blocage
    .title = Refuser le blocage
    .explained = Le blocage quitte ta carte, qui est jouée normalement. Tu gardes le bloc reçu (E10.8).
    .when = Si ta carte est bloquée.
eschnapur-privilege-last-stone = Dernier bloc
    .title = Dernier bloc
    .explained = Tu nommes une section : son bloc le plus haut ne peut pas être déplacé pendant cette phase (E10.9).
    .when = En phase 8, après victoire.
eschnapur-privilege-gold-and-stones = 3 en or et 2 blocs
    .title = 3 en or et 2 blocs
    .explained = Tu prends 3 en or à la banque et 2 blocs dans ta réserve (E10.10).
    .when = À chaque moment d’achat.
eschnapur-privilege-ignore-stop = Ignorer l’interdiction
    .title = Ignorer l’interdiction
    .explained = Tu construis sur la section interdite si elle est un de tes lieux ; ou, si tu as remporté la phase 8, tu déplaces un bloc depuis ou vers elle (E10.11).
    .when = Construction ou phase 8.
eschnapur-privilege-three-stones = Trois blocs
    .title = Trois blocs
    .explained = Tu prends 3 blocs dans ta réserve (E10.12).
    .when = À chaque moment d’achat.
eschnapur-privilege-from-hand = Jouer de sa main
    .title = Jouer de sa main
    .explained = Tu ne poses rien maintenant. Devant chaque fonctionnaire, tu joues ouvertement une carte de ta main après que les autres ont révélé les leurs (E10.13).
    .when = Avant de poser l’or.

# Les phases d’une manche : les noms sont en haut sur la barre, aussi courts que possible.
eschnapur-phase-1 = Lieux
    .explained = En secret, tout le monde choisit deux sections inachevées différentes ; on ne peut construire que là pendant cette manche (E1.1). Les lieux ne sont révélés qu’au moment de construire (E7.1). Tant que tout le monde n’a pas choisi, on peut reprendre son choix (E2.6).
eschnapur-phase-2 = Or
    .explained = En secret, tout le monde pose une carte Or face cachée devant chaque fonctionnaire (E2.2). La carte la plus haute l’emporte ; des cartes égales s’annulent, et la suivante l’emporte ; un 0 ne gagne jamais et revient en main (EW). Les cartes qui gagnent sont dépensées, celles qui perdent deviennent des points Privilège (E9.1). Seul un manque de cartes permet de laisser un emplacement vide (E2.4).
eschnapur-phase-3 = Blocage
    .explained = Qui remporte le blocage peut bloquer une carte face cachée de quelqu’un d’autre (E3.2), mais ni la même personne ni le même fonctionnaire qu’à la manche précédente (E3.3). Une carte bloquée reste face cachée, compte pour la manche suivante et rapporte tout de suite un bloc (E3.5, E3.6). Sinon, le marqueur va à côté du palais (E3.4).
eschnapur-phase-4 = Interdiction
    .explained = Qui remporte l’interdiction peut interdire une section inachevée, mais pas celle de la manche précédente (E4.1). Personne n’y construit pendant cette manche, et aucun bloc n’en part ni n’y arrive (E4.2).
eschnapur-phase-5 = Blocs
    .explained = Chaque carte rapporte autant de blocs que sa valeur ; des cartes égales, la moitié arrondie vers le haut (E5.1). Qui remporte les égalités les reçoit tous (E5.2). Ensuite, toutes ces cartes vont à la banque (E5.3).
eschnapur-phase-6 = Ordre du tour
    .explained = Qui remporte l’ordre du tour distribue à son gré les marqueurs Ordre du tour ; l’ordre vaut tout de suite (E6.1).
eschnapur-phase-7 = Construire
    .explained = Dans l’ordre du tour, tout le monde révèle ses lieux et construit ses blocs un à un, toujours sur la case libre la plus basse d’un de ses lieux, jamais sur la section interdite (E7.1, E7.2). Tout bloc qui peut être construit doit l’être (E7.3). Un bloc sur le sac d’or rapporte une prime à toutes les personnes présentes sur cette section (E7.5).
eschnapur-phase-8 = Déplacement
    .explained = Qui remporte le déplacement peut déplacer le bloc le plus haut d’une section, de n’importe quelle couleur, vers la case libre la plus basse d’une autre section inachevée (E8.1) ; jamais depuis ou vers la section interdite, ni un bloc protégé (E8.2).
eschnapur-phase-9 = Décompte
    .explained = Les cartes qui n’ont rien remporté donnent des points Privilège (E9.1). Pour chaque section complète, quiconque y a un bloc prend le salaire à la banque (E9.3), puis marque la valeur de la case de son bloc le plus haut et un point pour chacun de ses blocs à cet endroit (E9.4).

## Ce qui se passe

eschnapur-round-began = La manche { $round } commence.
eschnapur-site-picked = { $seat } choisit { $part-name }.
eschnapur-gold-laid = { $gold ->
    [none] { $seat } laisse { $official-the } sans carte.
   *[other] { $seat } pose un { $gold } pour { $official-the }.
}
eschnapur-began-anew = { $seat } recommence son choix.
eschnapur-chose = { $seat } a choisi.
eschnapur-took-back = { $seat } reprend son choix.
eschnapur-cards-down = { $officials-count ->
    [0] { $seat } ne pose aucune carte.
    [one] { $seat } pose { $officials-count } carte face cachée.
   *[other] { $seat } pose { $officials-count } cartes face cachée.
}
eschnapur-bought = { $cost ->
    [one] { $seat } achète « { $privilege-name } » pour 1 point Privilège.
   *[other] { $seat } achète « { $privilege-name } » pour { $cost } points Privilège.
}
eschnapur-passed = { $seat } n’achète rien.
eschnapur-blockade-lifted = Le blocage est levé de la carte posée par { $seat } pour { $official-the }.
eschnapur-revealed = { $seat } révèle un { $gold } pour { $official-the }.
eschnapur-stayed-blocked = La carte posée par { $seat } pour { $official-the } est bloquée.
eschnapur-played-from-hand = { $gold ->
    [none] { $seat } ne joue aucune carte pour { $official-the }.
   *[other] { $seat } joue un { $gold } de sa main pour { $official-the }.
}
eschnapur-won = { $because ->
    [higher-cancelled] { $seat } remporte { $official-the } avec un { $gold }, car les cartes plus hautes s’annulent.
    [wins-ties] { $seat } remporte { $official-the } avec un { $gold } grâce à « { eschnapur-privilege-win-ties } ».
   *[highest] { $seat } remporte { $official-the } avec un { $gold }, la carte la plus haute.
}
eschnapur-nobody-won = { $bids-count ->
    [0] Personne ne remporte { $official-the } : aucune carte n’y compte.
   *[other] Personne ne remporte { $official-the } : toutes les cartes s’annulent.
}
eschnapur-blocked = { $by } bloque la carte posée par { $seat } pour { $official-the }.
eschnapur-blockade-beside = Le marqueur Blocage est à côté du palais.
eschnapur-stopped = { $by } interdit { $part-name }.
eschnapur-stop-beside = Le marqueur Interdiction est à côté du palais.
eschnapur-stones-handed = { $bids-count ->
    [0] Personne ne reçoit de blocs.
   *[other] Les blocs sont distribués.
}
eschnapur-stones-gained = { $gained-of-due ->
    [less] { $due ->
        [one] { $seat } a droit à 1 bloc et en reçoit { $gained } : la réserve est vide.
       *[other] { $seat } a droit à { $due } blocs et en reçoit { $gained } : la réserve est vide.
    }
   *[all] { $gained ->
        [one] { $seat } reçoit { $gained } bloc.
       *[other] { $seat } reçoit { $gained } blocs.
    }
}
eschnapur-marker-chosen = { $seat } prend le marqueur Ordre du tour { $marker }.
eschnapur-marker-handed = { $seat } reçoit le marqueur Ordre du tour { $marker }.
eschnapur-order-set = { $drawn ->
    [true] L’ordre du tour est tiré au sort : { $order }.
   *[false] L’ordre du tour est maintenant { $order }.
}
eschnapur-sites-shown = { $seat } révèle les lieux { $sites }.
eschnapur-built = { $seat } construit sur { $part-name }, case { $field } à partir du bas.
eschnapur-premium = Le sac d’or est atteint sur { $part-name } : une prime de { $premium } en or.
eschnapur-owed = { $payable-of-due ->
    [less] { $seat } a droit à { $due } en or ; la banque peut payer { $payable }.
   *[all] { $seat } a droit à { $due } en or.
}
eschnapur-took = { $seat } prend un { $gold } à la banque.
eschnapur-protected = { $seat } protège le bloc le plus haut de { $part-name }.
eschnapur-lifted = { $seat } prend le bloc le plus haut de { $part-name }.
eschnapur-moved = { $by } déplace un bloc ({ $owner }) de la section { $from } vers la section { $to }.
eschnapur-moved-nothing = { $by } ne déplace aucun bloc.
eschnapur-points-gained = { $points ->
    [0] { $seat } ne gagne aucun point Privilège.
    [one] { $seat } gagne 1 point Privilège pour l’or qui n’a rien remporté : { $cards }.
   *[other] { $seat } gagne { $points } points Privilège pour l’or qui n’a rien remporté : { $cards }.
}
eschnapur-wages-due = La section { $part } est complète : un salaire de { $wage } en or pour quiconque y a un bloc.
eschnapur-scored = { $stones ->
    [one] { $seat } marque { $points } points pour { $part-name } : { $field_value } pour la case et 1 pour le bloc.
   *[other] { $seat } marque { $points } points pour { $part-name } : { $field_value } pour la case et { $stones } pour les blocs.
}
eschnapur-finished = La section { $part } est achevée : { $done } pour l’instant, la partie se termine à { $needed }.
eschnapur-ended = { $ending ->
    [stalemate] Deux manches n’ont rien changé : la partie se termine (E11.3).
   *[parts-finished] Assez de sections sont achevées : la partie se termine.
}
eschnapur-bonus = { $points ->
    [0] { $seat } ne reçoit rien pour son rang en points Privilège.
   *[other] { $seat } reçoit { $points } points de victoire pour son rang en points Privilège.
}
