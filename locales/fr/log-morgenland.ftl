# Ce qui se passe dans Morgenland, en phrases du journal. Voir locales/README.md.
# Après « de » et « que » un prénom peut demander l'élision : les phrases les évitent devant les noms.

## Les noms des choses

morgenland-space-cave-1 = la grotte 1
    .title = Grotte 1
    .subject = La grotte 1
    .at = dans la grotte 1
    .from = de la grotte 1
    .to = dans la grotte 1
morgenland-space-cave-2 = la grotte 2
    .title = Grotte 2
    .subject = La grotte 2
    .at = dans la grotte 2
    .from = de la grotte 2
    .to = dans la grotte 2
morgenland-space-cave-3 = la grotte 3
    .title = Grotte 3
    .subject = La grotte 3
    .at = dans la grotte 3
    .from = de la grotte 3
    .to = dans la grotte 3
morgenland-space-cave-4 = la grotte 4
    .title = Grotte 4
    .subject = La grotte 4
    .at = dans la grotte 4
    .from = de la grotte 4
    .to = dans la grotte 4
morgenland-space-cave-5 = la grotte 5
    .title = Grotte 5
    .subject = La grotte 5
    .at = dans la grotte 5
    .from = de la grotte 5
    .to = dans la grotte 5
morgenland-space-tent = la Tente d’Aladin
    .title = Tente
    .subject = La Tente d’Aladin
    .at = dans la Tente d’Aladin
    .from = de la Tente d’Aladin
    .to = dans la Tente d’Aladin
morgenland-space-djinn = la Maison du Djinn
    .title = Maison du Djinn
    .subject = La Maison du Djinn
    .at = dans la Maison du Djinn
    .from = de la Maison du Djinn
    .to = dans la Maison du Djinn
morgenland-space-market = le Marché
    .title = Marché
    .subject = Le Marché
    .at = au Marché
    .from = du Marché
    .to = au Marché
morgenland-space-caravanserai = le Caravansérail
    .title = Caravansérail
    .subject = Le Caravansérail
    .at = au Caravansérail
    .from = du Caravansérail
    .to = au Caravansérail
morgenland-space-guard = le garde
    .title = Garde
    .subject = Le garde
    .at = chez le garde
    .from = de chez le garde
    .to = chez le garde
morgenland-space-room-1 = la chambre 1
    .title = Chambre 1
    .subject = La chambre 1
    .at = dans la chambre 1
    .from = de la chambre 1
    .to = dans la chambre 1
morgenland-space-room-2 = la chambre 2
    .title = Chambre 2
    .subject = La chambre 2
    .at = dans la chambre 2
    .from = de la chambre 2
    .to = dans la chambre 2
morgenland-space-room-3 = la chambre 3
    .title = Chambre 3
    .subject = La chambre 3
    .at = dans la chambre 3
    .from = de la chambre 3
    .to = dans la chambre 3
morgenland-space-room-4 = la chambre 4
    .title = Chambre 4
    .subject = La chambre 4
    .at = dans la chambre 4
    .from = de la chambre 4
    .to = dans la chambre 4
morgenland-space-room-5 = la chambre 5
    .title = Chambre 5
    .subject = La chambre 5
    .at = dans la chambre 5
    .from = de la chambre 5
    .to = dans la chambre 5

morgenland-version-basic = jeu de base
morgenland-version-magic = version avec magie

morgenland-artefact-lamp = lampe
    .a = une lampe
    .the = la lampe
    .your = ta lampe
    .subject = Une lampe
    .count = { $count ->
        [1] une lampe
       *[other] { $count } lampes
    }
    .effect = permet de jouer tous ses sorts dans cette manche
morgenland-artefact-counterspell = contre-sort
    .a = un contre-sort
    .the = le contre-sort
    .your = ton contre-sort
    .subject = Un contre-sort
    .count = { $count ->
        [1] un contre-sort
       *[other] { $count } contre-sorts
    }
    .effect = un sort annoncé par quelqu’un d’autre reste sans effet
morgenland-artefact-double = double
    .a = un double
    .the = le double
    .your = ton double
    .subject = Un double
    .count = { $count ->
        [1] un double
       *[other] { $count } doubles
    }
    .effect = une de ses figurines sur la case décomptée compte une fois de plus
morgenland-artefact-carpet = tapis volant
    .a = un tapis volant
    .the = le tapis volant
    .your = ton tapis volant
    .subject = Un tapis volant
    .count = { $count ->
        [1] un tapis volant
       *[other] { $count } tapis volants
    }
    .effect = une figurine de force 3 sur la case décomptée
morgenland-artefact-key = clé
    .a = une clé
    .the = la clé
    .your = ta clé
    .subject = Une clé
    .count = { $count ->
        [1] une clé
       *[other] { $count } clés
    }
    .effect = passe le garde sans figurine et sans pot-de-vin
morgenland-artefact-scroll = parchemin
    .a = un parchemin
    .the = le parchemin
    .your = ton parchemin
    .subject = Un parchemin
    .count = { $count ->
        [1] un parchemin
       *[other] { $count } parchemins
    }
    .effect = départage les égalités à la fin et ne sert à rien avant

morgenland-spell-second-chance = Seconde chance
    .effect = une de ses figurines va sur une autre case
morgenland-spell-abracadabra = Abracadabra
    .effect = qui achète prend n’importe quel artefact de la chambre, même dans sa pile
morgenland-spell-last-first = Les derniers seront les premiers
    .effect = désormais 1 compte comme 9 et 9 comme 1, sauf chez le garde
morgenland-spell-charity = Aumône
    .effect = 3 trésors au choix, pris à la banque
morgenland-spell-city-tax = Bakchich
    .effect = les autres paient 2 trésors pour chacune de leurs figurines en ville ou la reprennent
morgenland-spell-donation = Disparition
    .effect = tout le monde rend 5 trésors à la banque
morgenland-spell-dragon-leaves = Envol du dragon
    .effect = une grotte vide reçoit 4 trésors, et 2 sur l’étagère suivante
morgenland-spell-dragon-returns = Retour du dragon
    .effect = les trésors de la grotte en cours de décompte retournent à la banque
morgenland-spell-eye-for-an-eye = Œil pour œil
    .effect = une figurine de quelqu’un d’autre est retirée ; cette personne peut rendre la pareille
morgenland-spell-lunar-eclipse = Éclipse de lune
    .effect = toutes les figurines impaires visibles d’une case sont retirées, et les tapis volants aussi
morgenland-spell-apprentice = Apprenti magicien
    .effect = un de ses artefacts est échangé contre un artefact visible d’une chambre
morgenland-spell-mirage = Fata Morgana
    .effect = un artefact de la pile d’une chambre devient visible à la place de celui qui l’était
morgenland-spell-parasite = Profiteur
    .effect = le pouvoir d’un artefact que quelqu’un d’autre a utilisé dans cette manche
morgenland-spell-sacrifice = Offrande
    .effect = tout le monde rend 7 trésors à la banque
morgenland-spell-smuggler = Contrebandier
    .effect = donne la plus grande force sur toutes les cases de la ville sans figurine
morgenland-spell-solar-eclipse = Éclipse de soleil
    .effect = toutes les figurines paires visibles d’une case sont retirées
morgenland-spell-spy = Secret de polichinelle
    .effect = désormais les autres posent leurs figurines face visible, sauf chez le garde
morgenland-spell-sultans-tax = Impôt du sultan
    .effect = les autres paient 1 trésor pour chacune de leurs figurines dans les chambres ou les reprennent toutes
morgenland-spell-taboo = Sésame ferme-toi
    .effect = plus rien ne peut venir sur une case dans cette manche
morgenland-spell-teleport = Téléportation
    .effect = une figurine de quelqu’un d’autre va sur une autre case, et cette personne reçoit 3 trésors
morgenland-spell-trade = Troc
    .effect = ses trésors contre autant de trésors d’autres sortes

# Trésors : leurs sortes, tant d'une sorte, et de la sorte qui se trouve dans une grotte.

morgenland-kind-crown = couronnes
    .title = Couronnes
morgenland-kind-pearl = perles
    .title = Perles
morgenland-kind-gem = gemmes
    .title = Gemmes
morgenland-kind-goblet = coupes
    .title = Coupes
morgenland-kind-gold-bar = lingots
    .title = Lingots

morgenland-units-crown = { $units ->
    [1] une couronne
   *[other] { $units } { morgenland-kind-crown }
}
morgenland-units-pearl = { $units ->
    [1] une perle
   *[other] { $units } { morgenland-kind-pearl }
}
morgenland-units-gem = { $units ->
    [1] une gemme
   *[other] { $units } { morgenland-kind-gem }
}
morgenland-units-goblet = { $units ->
    [1] une coupe
   *[other] { $units } { morgenland-kind-goblet }
}
morgenland-units-gold-bar = { $units ->
    [1] un lingot
   *[other] { $units } { morgenland-kind-gold-bar }
}
morgenland-units-of-kind = { $kind ->
    [crown] { morgenland-units-crown }
    [pearl] { morgenland-units-pearl }
    [gem] { morgenland-units-gem }
    [goblet] { morgenland-units-goblet }
   *[gold-bar] { morgenland-units-gold-bar }
}
morgenland-units-of-cave = { $cave ->
    [cave-1] { morgenland-units-crown }
    [cave-2] { morgenland-units-pearl }
    [cave-3] { morgenland-units-gem }
    [cave-4] { morgenland-units-goblet }
   *[cave-5] { morgenland-units-gold-bar }
}

## Ce qui se passe

morgenland-round-began = La manche { $round } commence. La carte Trésor indique { $card }.
morgenland-cave-filled = { $cave-subject } reçoit { morgenland-units-of-cave }.
morgenland-artefact-turned = { $artefact-subject } apparaît { $room-at }.
morgenland-took = { $seat } prend { morgenland-units-of-kind } à la banque.
morgenland-gave = { $to ->
    [none] { $seat } donne { morgenland-units-of-kind } à la banque.
   *[other] { $seat } donne { morgenland-units-of-kind } à { $to }.
}
morgenland-placed = { $token ->
    [none] { $seat } pose une figurine { $space-at } ({ $seat-letter }{ $slot }).
   *[other] { $seat } pose un { $token } face visible { $space-at } ({ $seat-letter }{ $slot }).
}
morgenland-placed-token = La figurine { $seat-letter }{ $slot } ({ $seat }) est un { $token }.
morgenland-tallied = { $space-subject } passe au décompte.
morgenland-skipped = Il n’y a personne { $space-at }.
morgenland-turned-over = { $seat } révèle un { $token }.
morgenland-guard-turned = Le garde est révélé : force { $strength }.
morgenland-took-shelf = { $shelf ->
    [1] { $seat } prend l’étagère du haut de { $cave-name } : { morgenland-units-of-cave }.
    [2] { $seat } prend la deuxième étagère de { $cave-name } : { morgenland-units-of-cave }.
    [3] { $seat } prend la troisième étagère de { $cave-name } : { morgenland-units-of-cave }.
   *[other] { $seat } prend la quatrième étagère de { $cave-name } : { morgenland-units-of-cave }.
}
morgenland-drew-spells = { $count ->
    [1] { $seat } pioche 1 sort.
   *[other] { $seat } pioche { $count } sorts.
}
morgenland-spells-drawn = { $seat } a pioché { $spells }.
morgenland-spell-given = { $seat } garde un sort et donne l’autre à { $to }.
morgenland-spell-handed = « { $spell-name } » est le sort donné par { $seat } à { $to }.
morgenland-spell-discarded = { $seat } garde un sort et défausse « { $spell-name } ».
morgenland-two-artefacts = { $seat } peut utiliser deux artefacts dans cette manche.
morgenland-camel-taken = { $seat } prend le chameau et joue désormais en premier.
morgenland-camel-declined = { $seat } laisse le chameau où il est.
morgenland-entered = { $how ->
    [bribe] { $seat } soudoie le garde et peut entrer au palais.
    [key] { $seat } peut entrer au palais avec une clé.
   *[strength] { $seat } a assez de force et peut entrer au palais.
}
morgenland-turned-away = Le garde refuse l’entrée à { $seat }.
morgenland-bought = { $artefact ->
    [none] { $seat } achète l’artefact { $room-at }.
   *[other] { $seat } achète { $artefact-a } { $room-at }.
}
morgenland-bought-artefact = { $seat } a obtenu { $artefact-a }.
morgenland-declined = { $seat } renonce.
morgenland-cannot-pay = { $seat } ne peut pas payer le prix.
morgenland-lamp-lit = { $seat } allume une lampe.
morgenland-passed = { $seat } ne joue rien.
morgenland-began = { $play-card ->
    [artefact] { $play-seat } utilise { $play-card-value-a }.
   *[spell] { $play-seat } lance « { $play-card-value-name } ».
}
morgenland-declared = { $play-seat } annonce : { $play-card-value-name }{ morgenland-play-details }{ morgenland-play-meaning }.
morgenland-countered = { $by } contre « { $spell-name } », lancé par { $seat }.
morgenland-carried-out = L’annonce faite par { $play-seat } s’accomplit : { $play-card-value-name }{ morgenland-play-result }.
morgenland-came-to-nothing = L’annonce faite par { $play-seat } reste sans effet : { $play-card-value-name }.
morgenland-carpet-laid = Le tapis volant envoyé par { $seat } atterrit { $space-at }.
morgenland-doubled = La figurine { $seat-letter }{ $slot } ({ $seat }) compte une fois de plus.
morgenland-moved = La figurine { $seat-letter }{ $slot } ({ $seat }) passe { $from-from } { $to-to }.
morgenland-took-back = La figurine { $seat-letter }{ $slot } ({ $seat }) revient { $from-from }.
morgenland-carpets-gone = Le tapis volant envoyé par { $seat } { $space-at } a disparu.
morgenland-dragon-left = Le dragon laisse { morgenland-units-of-cave } { $cave-at }.
morgenland-dragon-returned = Le dragon revient { $cave-to } : { morgenland-units-of-cave } pour la banque.
morgenland-swapped = { $seat } échange { $gave-a } contre { $got-the } { $room-at }.
morgenland-searches = { $seat } fouille la pile { $room-at }.
morgenland-found = { $seat } trouve { $artefacts } { $room-at }.
morgenland-mirage = { $artefact-subject } est maintenant visible { $room-at }.
morgenland-smuggled = { $seat } a la plus grande force ici : { $spaces }.
morgenland-round-ended = La manche { $round } est terminée.
morgenland-ended = { $ending ->
    [too-long] La partie a trop duré : elle se termine (M4.3).
   *[sold-out] Le dernier artefact est vendu : la partie se termine.
}
morgenland-collected = { $artefacts-count ->
    [0] { $seat } n’a aucun artefact.
    [1] { $seat } a 1 artefact : { $artefacts }.
   *[other] { $seat } a { $artefacts-count } artefacts : { $artefacts }.
}

## Une annonce, morceau par morceau

# Tout ce qui a été nommé.
morgenland-play-details = { morgenland-play-artefact }{ morgenland-play-piece }{ morgenland-play-from }{ morgenland-play-space }{ morgenland-play-against }
morgenland-play-artefact = { $play-artefact ->
    [none] { "" }
   *[other] { $play-card-value ->
        [apprentice] { " " }avec { $play-artefact-a }
       *[other] { " " }pour { $play-artefact-a }
    }
}
morgenland-play-piece = { $play-piece ->
    [none] { "" }
   *[other] { $play-card-value ->
        [second-chance] { " " }avec la figurine { $play-piece }
        [teleport] { " " }avec la figurine { $play-piece } ({ $play-piece-owner })
        [double] { " " }sur la figurine { $play-piece }
       *[other] { " " }sur la figurine { $play-piece } ({ $play-piece-owner })
    }
}
morgenland-play-from = { $play-from ->
    [none] { "" }
   *[other] { $play-card-value ->
        [second-chance] { " " }{ $play-from-from }
        [teleport] { " " }{ $play-from-from }
       *[other] { " " }{ $play-from-at }
    }
}
morgenland-play-space = { $play-space ->
    [none] { "" }
   *[other] { $play-card-value ->
        [second-chance] , qui va { $play-space-to }
        [teleport] , qui va { $play-space-to }
        [apprentice] { " " }contre l’artefact visible { $play-space-at }
       *[other] { " " }{ $play-space-at }
    }
}
morgenland-play-against = { $play-against ->
    [none] { "" }
   *[other] { " " }contre « { $play-against-name } »
}
# Ce que fait un sort, si rien de ce qui est nommé ne le dit.
morgenland-play-meaning = { $play-card ->
    [spell] { $play-artefact ->
        [none] { $play-piece ->
            [none] { $play-space ->
                [none] { " " }({ $play-card-value-effect })
               *[other] { "" }
            }
           *[other] { "" }
        }
       *[other] { "" }
    }
   *[artefact] { "" }
}
# Ce qui résulte d'une annonce dont rien d'autre n'est raconté.
morgenland-play-result = { $play-card-value ->
    [key] . La voie est libre devant le garde
    [taboo] . Fermé pour le reste de la manche : { $play-space-name }
    [spy] { " " }({ $play-card-value-effect })
    [last-first] { " " }({ $play-card-value-effect })
    [parasite] { $play-artefact ->
        [key] . La voie est libre devant le garde
       *[other] { "" }
    }
   *[other] { "" }
}
