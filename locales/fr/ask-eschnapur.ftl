# What a player is asked in Eschnapur, and what he may choose, in words.

ask-eschnapur-seal = Voilà ton plan. Scelle-le ou change-le.
ask-eschnapur-coins = Prends { $left } or à la banque.
ask-eschnapur-sites = { $picked ->
    [0] Choisis deux parties du palais où construire.
    [1] Choisis un second lieu de construction.
   *[other] Voilà ton plan. Scelle-le ou change-le.
}
ask-eschnapur-buy = { $points ->
    [one] Tu as 1 point Privilège. Acheter quelque chose ?
   *[other] Tu as { $points } points Privilège. Acheter quelque chose ?
}
ask-eschnapur-gold = Pose une carte Or devant chaque fonctionnaire.
ask-eschnapur-from-hand = Quelle carte joues-tu ouvertement ({ $official-name }) ?
ask-eschnapur-blockade = Le blocage est à toi : quelle carte bloques-tu ?
ask-eschnapur-stop = L’interdiction est à toi : quelle partie arrêtes-tu ?
ask-eschnapur-marker = L’ordre du tour est à toi : qui reçoit le marqueur { $marker } ?
ask-eschnapur-choose-marker = Quel marqueur Ordre du tour prends-tu ?
ask-eschnapur-build = { $stones ->
    [0] Tu n’as plus de bloc à construire. Achète quelque chose, ou termine ton tour.
    [one] Construis ton bloc : où ?
   *[other] Construis { $stones } blocs : où va le prochain ?
}
ask-eschnapur-lift = Tu peux déplacer un bloc : lequel ?
ask-eschnapur-set = Où va le bloc de { $owner } venant de la partie { $part } ?
ask-eschnapur-protect = De quelle partie protèges-tu le bloc le plus haut ?
ask-eschnapur-over = La partie est terminée.

choice-eschnapur-site = { $bag ->
    [true] Partie { $part } (prochaine case { $value }, avec le sac d’or ; { $free } sur { $of } libres)
   *[false] Partie { $part } (prochaine case { $value } ; { $free } sur { $of } libres)
}
choice-eschnapur-build = { $bag ->
    [true] Construire sur la partie { $part } : case { $value }, avec le sac d’or
   *[false] Construire sur la partie { $part } : case { $value }
}
choice-eschnapur-stop = Arrêter la partie { $part }
choice-eschnapur-set = Vers la partie { $part } : case { $value }
choice-eschnapur-protect = Protéger la partie { $part }
choice-eschnapur-lift = Le bloc de { $owner } sur la partie { $part }
choice-eschnapur-lay = Une carte { $gold } pour { $official-name }
choice-eschnapur-leave = Aucune carte pour { $official-name }
choice-eschnapur-block = La carte de { $name } pour { $official-name }
choice-eschnapur-marker = À { $name }
choice-eschnapur-choose = Marqueur { $marker }
choice-eschnapur-take = Prendre une carte { $gold }
choice-eschnapur-buy = Acheter « { $name } » pour { $cost }
choice-eschnapur-pass = Ne rien acheter
choice-eschnapur-end-turn = Terminer mon tour
choice-eschnapur-beside = À côté du palais
choice-eschnapur-stay = Ne rien déplacer
