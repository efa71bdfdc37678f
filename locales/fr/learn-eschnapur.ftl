# The lessons of Der Palast von Eschnapur.

# The first game: what it is, how long it takes, and its end.
eschnapur-course-first = La première partie
    .lead = Tout l’essentiel y est : l’or des fonctionnaires, les mises égales, la construction, les privilèges.
    .promise = Un petit palais et deux bots aimables : une dizaine de minutes.
    .over = { $isbest ->
        [true] { $points ->
            [one] Bien joué : { $points } point !
           *[other] Bien joué : { $points } points !
        }
       *[other] { $points ->
            [one] { $points } point pour ta première partie
           *[other] { $points } points pour ta première partie
        }
    }
    .over-text = { $isbest ->
        [true] Personne n’en a plus.
       *[other] Il en fallait { $best } pour gagner.
     } Maintenant tu sais : prévoir en secret, deviner ce que posent les autres, être en haut quand une section s’achève. Dans une partie entière, le palais est bien plus grand.

# What the coach says: a heading and a few sentences each.
eschnapur-learn-welcome = Bienvenue à Eschnapur !
eschnapur-learn-welcome-text = Tu construis le palais du maharaja, { $others ->
    [one] à deux, et pourtant en rivalité
   *[other] avec les autres, et pourtant contre les autres
 }. Qui a le plus de points de victoire à la fin gagne. Une manche compte neuf courtes phases ; en haut, tu vois où nous en sommes.
eschnapur-learn-sites = Choisis deux lieux
eschnapur-learn-sites-text = Choisis deux sections du palais où tu veux construire dans cette manche, et scelle ton choix. Personne ne le voit encore, et tu peux le reprendre tant que tout le monde n’a pas choisi. Le nombre sur une case est ce qu’elle vaudra : les cases hautes rapportent plus, mais il faut d’abord construire les basses.
eschnapur-learn-gold = Place aux pots-de-vin
eschnapur-learn-gold-text = Pose une carte Or face cachée devant chaque fonctionnaire. Un 5 est fort, mais une carte qui gagne est perdue, et seuls le palais et les privilèges redonnent de l’or.
eschnapur-learn-officials = Ce que peuvent les fonctionnaires
eschnapur-learn-officials-text = La carte la plus haute l’emporte, mais les cartes égales s’annulent. Sans blocs, pas de construction : n’économise pas là-dessus.
eschnapur-learn-official-1 = Le blocage arrête une carte de quelqu’un d’autre.
eschnapur-learn-official-2 = L’interdiction ferme une section pour cette manche.
eschnapur-learn-official-3 = Les blocs vont à tout le monde, autant que vaut la carte posée.
eschnapur-learn-official-4 = L’ordre du tour dit qui construit en premier.
eschnapur-learn-official-5 = Le déplacement porte un bloc sur une autre section.
eschnapur-learn-won = Tu remportes { $official-the }
eschnapur-learn-won-text = Ton { $gold } était la carte la plus haute. Qui gagne paie : la carte va à la banque.
eschnapur-learn-won-cancelled = Tu remportes { $official-the } avec un { $gold }
eschnapur-learn-won-cancelled-text = Les { $higher } se sont annulés, c’est donc la carte suivante qui compte : la tienne. C’est le cœur de ce jeu.
eschnapur-learn-won-ties = L’égalité est pour toi
eschnapur-learn-won-ties-text = Quelqu’un d’autre a montré un { $gold }. Comme tu as acheté « Remporter les égalités », tu remportes quand même { $official-the }.
eschnapur-learn-cancelled = { $gold } et { $gold } s’annulent
eschnapur-learn-cancelled-text = { $name } et toi avez posé la même carte pour { $official-the } : aucune des deux ne l’emporte. Deviner ce que posent les autres vaut plus que l’or.
eschnapur-learn-lost = { $name } remporte { $official-the }
eschnapur-learn-lost-text = { $gold ->
    [one] { $winning } bat ton { $gold }. Mais ta carte n’est pas perdue : elle reste là et rapporte { $gold } point Privilège à la fin de la manche.
   *[other] { $winning } bat ton { $gold }. Mais ta carte n’est pas perdue : elle reste là et rapporte { $gold } points Privilège à la fin de la manche.
}
eschnapur-learn-lost-tie = L’égalité est pour { $name }
eschnapur-learn-lost-tie-text = Ton { $gold } est aussi haut, mais { $name } a acheté « Remporter les égalités » et remporte { $official-the }. Ta carte reste là et rapporte { $gold ->
    [one] 1 point Privilège
   *[other] { $gold } points Privilège
 } à la fin de la manche.
eschnapur-learn-zero = Ton 0 revient
eschnapur-learn-zero-text = Un 0 ne gagne jamais, mais il revient toujours dans ta main. C’est la façon la moins chère de dire non.
eschnapur-learn-blockade = Bloque une carte
eschnapur-learn-blockade-text = Tu as remporté le blocage. Mets le marqueur sur une carte de quelqu’un d’autre : elle ne compte pas dans cette manche. En échange, elle rapporte un bloc à qui l’a posée.
eschnapur-learn-blocked = Ta carte est bloquée
eschnapur-learn-blocked-text = { $name } a mis le blocage sur ta carte pour { $official-the }. Elle reste face cachée jusqu’à la manche suivante, et tu as reçu un bloc en échange.
eschnapur-learn-stop = Interdis une section
eschnapur-learn-stop-text = Tu as remporté l’interdiction. Sur la section que tu choisis, personne ne construit dans cette manche. Une bonne cible : là où les autres veulent construire, et pas toi.
eschnapur-learn-stopped = Interdiction de construire
eschnapur-learn-stopped-text = { $name } a interdit la section { $part } pour cette manche. Si c’est un de tes lieux, construis sur l’autre.
eschnapur-learn-stones = { $stones ->
    [one] Tu reçois un bloc
   *[other] Tu reçois { $stones } blocs
 }
eschnapur-learn-stones-text = Tout le monde reçoit autant de blocs que vaut sa carte, et personne ne gagne. Toutes ces cartes vont à la banque.
eschnapur-learn-stones-tied = La moitié des blocs
eschnapur-learn-stones-tied-text = Quelqu’un d’autre a montré un { $gold }. Une égalité réduit les blocs de moitié : tu en reçois { $stones }.
eschnapur-learn-order = Qui commence ?
eschnapur-learn-order-text = Tu as remporté l’ordre du tour : tu distribues les marqueurs. Qui commence a les cases basses et le sac d’or ; qui finit se retrouve en haut.
eschnapur-learn-order-set = L’ordre du tour est fixé
eschnapur-learn-order-set-text = { $isme ->
    [true] Tu construis en premier. Tous les blocs qui ont une place doivent être construits.
   *[other] { $name } construit en premier. Regarde où, puis construis par-dessus.
 }
eschnapur-learn-building = Construis !
eschnapur-learn-building-text = Construis tes blocs un par un sur tes deux lieux. Chacun va sur la case libre la plus basse. Ce qui peut être construit doit l’être ; les autres blocs attendent la manche suivante.
eschnapur-learn-premium = Le sac d’or
eschnapur-learn-premium-text = On a construit sur le sac de la section { $part }. Quiconque y a un bloc prend { $gold } en or à la banque.
eschnapur-learn-take = Prends ton or
eschnapur-learn-take-text = Prends à la banque des cartes d’une valeur de { $left }. Beaucoup de petites ou une grande ? Les grandes gagnent, les petites durent.
eschnapur-learn-moving = Déplace un bloc
eschnapur-learn-moving-text = Tu as remporté le déplacement. Prends le bloc le plus haut d’une section, peu importe à qui il est, et mets-le sur une autre. Fais descendre quelqu’un, ou monte toi-même. Tu peux aussi tout laisser en place.
eschnapur-learn-moved = Ton bloc a été déplacé
eschnapur-learn-moved-text = { $name } a mis ton bloc de la section { $from } sur la section { $to }. Tout en haut, on n’est jamais vraiment à l’abri.
eschnapur-learn-points = Perdre rapporte
eschnapur-learn-points-text = { $points ->
    [one] Ton or qui n’a rien gagné rapporte { $points } point Privilège. Ce n’est pas un point de victoire : il sert à acheter des privilèges.
   *[other] Ton or qui n’a rien gagné rapporte { $points } points Privilège. Ce ne sont pas des points de victoire : ils servent à acheter des privilèges.
}
eschnapur-learn-window = Veux-tu acheter quelque chose ?
eschnapur-learn-window-text = { $points ->
    [one] Tu as { $points } point Privilège.
   *[other] Tu as { $points } points Privilège.
} Ce que tu peux acheter est allumé ; chaque carte n’existe qu’une fois. Tu peux toujours passer et économiser.
eschnapur-learn-wages = La section { $part } est complète
eschnapur-learn-wages-text = Elle paie d’abord un salaire : quiconque y a un bloc prend { $wage } en or à la banque. Un bloc suffit, il est donc bon d’être un peu partout.
eschnapur-learn-scored = Tu marques { $sum } points
eschnapur-learn-scored-text = Ton bloc le plus haut sur la section { $part } est sur une case qui vaut { $value }, et { $stones ->
    [one] ton seul bloc rapporte un point de plus
   *[other] tes { $stones } blocs rapportent chacun un point de plus
 } : { $sum } points de victoire.
eschnapur-learn-scored-other = { $name } marque { $sum } points
eschnapur-learn-scored-other-text = Le bloc le plus haut de { $name } sur la section { $part } est sur une case qui vaut { $value }, et { $stones ->
    [one] un bloc à cet endroit rapporte un point de plus
   *[other] { $stones } blocs à cet endroit rapportent chacun un point de plus
 } : { $sum } points de victoire. On compte de même pour toi.
eschnapur-learn-finished = Une section est achevée
eschnapur-learn-finished-text = La section { $part } est achevée, ses blocs retournent dans les réserves. La partie se termine quand { $needed } sections sont achevées ; pour l’instant, il y en a { $done }.
eschnapur-learn-round = Une nouvelle manche
eschnapur-learn-round-text = À partir d’ici, tout se répète, et tu en connais l’essentiel. Je ne parle plus que s’il y a du nouveau.
eschnapur-learn-bonus = Des points pour des points
eschnapur-learn-bonus-text = Les points Privilège qui restent rapportent des points de victoire selon le rang. Pour toi : { $points }.

# The end of the first game: things that did not come up in it.
eschnapur-learn-unmet-official = Fonctionnaires :
eschnapur-learn-unmet-moment = Moments :
eschnapur-learn-unmet-privilege = Privilèges :
eschnapur-learn-unmet-more-players = (à trois ou quatre)
eschnapur-learn-topic-won-cancelled = les cartes égales
eschnapur-learn-topic-zero = le 0 qui revient
eschnapur-learn-topic-premium = le sac d’or
eschnapur-learn-topic-scored = le décompte d’une section

# Privileges, when they can be bought for the first time.
eschnapur-learn-buy-choose-order-text = Pour { $cost } points, tu prends ta place dans l’ordre du tour avant que les autres soient distribuées.
eschnapur-learn-buy-win-ties-text = Pour { $cost } points, tu remportes dans cette manche les égalités pour la carte la plus haute, et elles ne réduisent pas tes blocs.
eschnapur-learn-buy-free-sites-text = Pour { $cost } points, tu oublies tes deux lieux pendant ce tour et tu construis où tu veux.
eschnapur-learn-buy-gold-five-text = Pour { $cost } points, tu prends 5 en or à la banque. Utile quand ta main s’amincit.
eschnapur-learn-buy-refuse-blockade-text = Pour { $cost } points, ta carte bloquée est de nouveau libre, et tu gardes le bloc.
eschnapur-learn-buy-last-stone-text = Pour { $cost } points, tu protèges le bloc le plus haut d’une section contre un déplacement.
eschnapur-learn-buy-gold-and-stones-text = Pour { $cost } points, tu prends 3 en or et 2 blocs.
eschnapur-learn-buy-ignore-stop-text = Pour { $cost } points, l’interdiction de construire ne vaut pas pour toi : construis sur cette section, ou déplace un bloc vers elle ou depuis elle.
eschnapur-learn-buy-three-stones-text = Pour { $cost } points, tu prends 3 blocs. Juste ce qu’il faut pour compléter une section.
eschnapur-learn-buy-from-hand-text = Pour { $cost } points, tu ne poses rien maintenant : tu vois d’abord les cartes des autres, puis tu joues les tiennes.
