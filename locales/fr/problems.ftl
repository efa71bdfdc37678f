# Ce qui ne va pas : problèmes du protocole, refus d'une table et raisons des règles. Voir locales/README.md.

## Ce qui peut ne pas aller dans une demande

problem-of-tables-of-one-host = tables par personne
problem-of-companions = personnes sur un appareil
problem-of-watched-tables = tables à la fois
problem-of-sockets = connexions
problem-of-sockets-of-one-person = connexions par personne
problem-of-sockets-from-one-address = connexions par adresse
problem-of-muted-people = personnes masquées

problem-malformed = Le message est illisible : { $why }.
problem-invalid = Quelque chose ne va pas avec « { $field } » : { $why }.
problem-too-large = Un message a au plus { $most } octets.
problem-not-text = Les messages sont du texte, pas des octets.
problem-not-found = { $what ->
    [page] Cette page n’existe pas.
    [game] Ce jeu n’existe pas.
    [table] Cette table n’existe pas.
    [moment] Ce moment n’existe pas.
   *[person] Cette personne n’existe pas.
}
problem-not-signed-in = Dis d’abord qui tu es : entre sans compte, ou reviens avec ton code.
problem-wrong-code = Ce code n’est à personne.
problem-cross-origin = Les demandes venant d’autres sites sont refusées.
problem-no-spectators = Cette table n’admet pas de public.
problem-not-watching = Ouvre d’abord la table.
problem-no-such-frame = Il n’y a pas de moment { $seq } : le dernier est { $last }.
problem-not-yours = Cette personne ne joue pas sur ton appareil.
problem-too-fast = C’est trop à la fois : attends { $wait } millisecondes.
problem-too-many = Au plus { $most } { $of-name }.
problem-banned = L’accès t’est fermé : { $reason }.
problem-still-here = Cette personne est encore là.
problem-no-record-yet = L’enregistrement paraît quand la partie est terminée.
problem-too-slow = La connexion était trop lente.
problem-restarting = Le serveur redémarre : reviens dans un instant.
problem-busy = Le serveur est occupé : réessaie dans un instant.
problem-failed = Il y a eu un problème sur le serveur : c’est peut-être fait quand même, alors regarde avant de réessayer.

## Pourquoi une table refuse quelque chose

refused-not-seated = Tu n’as pas de place à cette table.
refused-not-the-host = Seule la personne qui a ouvert la table peut le faire.
refused-no-such-seat = Cette table n’a pas cette place.
refused-seat-taken = Cette place est prise.
refused-nobody-there = Cela ne concerne personne à cette place.
refused-already-seated = Tu as déjà une place à cette table.
refused-colour-taken = Quelqu’un d’autre a cette couleur.
refused-begun = La partie a déjà commencé.
refused-not-begun = La partie n’a pas encore commencé.
refused-over = La partie est terminée.
refused-not-over = La partie n’est pas encore terminée.
refused-paused = La partie est en pause.
refused-not-paused = La partie n’est pas en pause.
refused-seat-open = Une place est encore libre.
refused-not-asked = Tu n’as rien à choisir maintenant.
refused-stale = Cela répond à la question { $given }, mais on en est à la question { $asked }.
refused-not-an-action = { $misread ->
    [word] « { $text } » n’est pas un coup : à la place de « { $misread-word } », il faut l’un de ceux-ci : { $misread-instead }.
   *[pattern] « { $text } » n’est pas un coup : un coup s’écrit { $misread-patterns }.
}
refused-illegal = { $why } ({ $rule }).
refused-plan-whole = Ton plan est complet : scelle-le, ou reprends quelque chose.
refused-plan-not-whole = Ton plan n’est pas encore complet.
refused-plan-length = Un plan compte au plus { $most } choix.
refused-nothing-drafted = Tu n’as encore rien prévu.
refused-not-your-choice = Tu n’as pas choisi cela : il n’y avait pas d’autre choix, ou ton temps était écoulé.
refused-away = Un bot joue pour toi : reviens d’abord.
refused-not-away = Aucun bot ne joue pour toi.
refused-resigned = Tu as abandonné cette partie.
refused-text-length = Écris quelque chose de 1 à { $most } caractères.
refused-too-often = C’est le maximum à cette table : { $most } fois.
refused-halted = Cette table est au repos, car son enregistrement ne correspond plus aux règles : { $why }.
refused-impossible = L’enregistrement ne correspond pas aux règles : { $why }.

## Pourquoi les règles de Der Palast von Eschnapur refusent quelque chose : sans point, car la règle suit

eschnapur-illegal-over = La partie est terminée
eschnapur-illegal-not-asked = C’est à quelqu’un d’autre de choisir
eschnapur-illegal-wrong-kind = Ce n’est pas ce qui est demandé maintenant
eschnapur-illegal-part-out = Cette section du palais n’est pas en jeu à si peu de monde
eschnapur-illegal-site-finished = Les lieux de construction sont des sections encore inachevées
eschnapur-illegal-site-not-higher = Il faut deux lieux différents, le plus petit numéro d’abord
eschnapur-illegal-site-leaves-none = Le premier des deux lieux ne peut pas être la plus haute section inachevée
eschnapur-illegal-other-official = L’or se pose du premier au dernier fonctionnaire
eschnapur-illegal-slot-taken = La carte bloquée de la manche précédente s’y trouve encore
eschnapur-illegal-no-such-card = Cette carte n’est pas en main
eschnapur-illegal-must-fill = Un emplacement ne reste vide que s’il y a moins de cartes que d’emplacements
eschnapur-illegal-nothing-chosen = Il n’y a rien à reprendre
eschnapur-illegal-too-late = On ne peut reprendre son choix que tant que tout le monde n’a pas choisi
eschnapur-illegal-own-card = Le blocage ne va pas sur une de ses propres cartes
eschnapur-illegal-no-card-there = Il n’y a pas de carte face cachée à cet endroit
eschnapur-illegal-same-player = Le blocage était chez cette personne à la manche précédente
eschnapur-illegal-same-official = Le blocage était chez ce fonctionnaire à la manche précédente
eschnapur-illegal-hand-card = On ne bloque pas les cartes de qui joue de sa main
eschnapur-illegal-hand-other = La carte de la main est pour le fonctionnaire que l’on révèle
eschnapur-illegal-hand-lacks = Cette carte n’est pas en main, on ne peut pas la jouer
eschnapur-illegal-hand-must-play = Il faut jouer une carte, sauf s’il y en a moins que de fonctionnaires à venir
eschnapur-illegal-stop-finished = L’interdiction va sur une section inachevée
eschnapur-illegal-stop-again = L’interdiction était sur cette section à la manche précédente
eschnapur-illegal-has-marker = Cette personne a déjà un marqueur Ordre du tour
eschnapur-illegal-no-stones = Il ne reste aucun bloc sur le plateau personnel
eschnapur-illegal-part-finished = Cette section est achevée
eschnapur-illegal-part-full = Cette section est complète
eschnapur-illegal-stopped = Cette section est interdite
eschnapur-illegal-not-a-site = Cette section n’est pas un des deux lieux choisis
eschnapur-illegal-must-build = Les blocs qui peuvent être construits doivent l’être
eschnapur-illegal-not-in-bank = La banque n’a pas cette carte
eschnapur-illegal-coin-order = L’or se prend de la carte la plus haute à la plus basse
eschnapur-illegal-coin-misfits = Avec cette carte, la plus grande somme payable ne tombe pas juste
eschnapur-illegal-nothing-to-move = Il n’y a pas de bloc sur cette section
eschnapur-illegal-nowhere-to-move = Il n’y a pas d’autre section où il puisse aller
eschnapur-illegal-move-stopped = Aucun bloc ne quitte ni ne rejoint la section interdite
eschnapur-illegal-protected = Ce bloc est protégé
eschnapur-illegal-same-part = Un bloc déplacé va sur une autre section
eschnapur-illegal-move-finished = Un bloc déplacé va sur une section inachevée
eschnapur-illegal-move-full = Un bloc déplacé va sur une section qui a une case libre
eschnapur-illegal-gone = Ce privilège n’est plus en jeu
eschnapur-illegal-too-dear = Il n’y a pas assez de points Privilège
eschnapur-illegal-wrong-window = Ce n’est pas le moment pour ce privilège
eschnapur-illegal-not-blocked = Le blocage n’est pas sur une de ses cartes encore à révéler
eschnapur-illegal-no-stop = Aucune section n’est interdite
eschnapur-illegal-not-the-mover = Cela ne sert maintenant qu’à qui a remporté la phase 8
eschnapur-illegal-no-stone-anywhere = Il n’y a de bloc sur aucune section
eschnapur-illegal-nothing-to-protect = Il n’y a pas de bloc à protéger sur cette section

## Pourquoi les règles de Morgenland refusent quelque chose : sans point, car la règle suit

morgenland-illegal-over = La partie est terminée
morgenland-illegal-not-asked = C’est à quelqu’un d’autre de choisir
morgenland-illegal-wrong-kind = Ce n’est pas ce qui est demandé maintenant
morgenland-illegal-final = Ici on choisit ouvertement, à tour de rôle : rien ne se reprend
morgenland-illegal-not-in-hand = Cette figurine n’est pas derrière l’écran
morgenland-illegal-nothing-there = Il n’y a rien à gagner sur cette case
morgenland-illegal-full-room = Pas plus de cinq de ses figurines dans une chambre
morgenland-illegal-closed = Les chambres sont fermées à cette personne
morgenland-illegal-taboo = Plus rien ne peut venir sur cette case
morgenland-illegal-tallied = Cette case a déjà été décomptée
morgenland-illegal-same-space = Une figurine déplacée va sur une autre case
morgenland-illegal-not-in-bank = La banque n’en a plus de cette sorte
morgenland-illegal-not-owned = Il n’y en a pas de cette sorte à donner
morgenland-illegal-taken-in-order = Les trésors se choisissent dans l’ordre des grottes
morgenland-illegal-too-few-after = Il resterait trop peu de cette sorte et des suivantes pour ce qui est dû
morgenland-illegal-kind-paid = Chaque figurine se paie avec une sorte différente
morgenland-illegal-too-few-of-kind = Il n’y en a pas assez de cette sorte pour cette figurine
morgenland-illegal-rest-unpayable = Les autres figurines ne pourraient plus être payées
morgenland-illegal-not-drawn = Ce sort n’a pas été pioché
morgenland-illegal-scroll-unused = Le parchemin ne sert à rien pendant les manches
morgenland-illegal-names-spell = Un contre-sort s’annonce en nommant le sort qu’il vise
morgenland-illegal-no-artefact = Cet artefact n’est pas disponible
morgenland-illegal-used = Cet artefact a déjà servi dans cette manche
morgenland-illegal-no-use-left = Plus aucun artefact ne peut servir dans cette manche
morgenland-illegal-lamp-lit = Une lampe brûle déjà
morgenland-illegal-lamp-needs-spell = Une lampe demande un sort en main
morgenland-illegal-nothing-to-double = Il n’y a pas de figurine à soi, face visible, sur la case décomptée
morgenland-illegal-no-landing = Un tapis volant atterrit sur la case que l’on décompte
morgenland-illegal-no-guard = Une clé sert face au garde
morgenland-illegal-key-used = Une seule clé suffit
morgenland-illegal-no-spell = Ce sort n’est pas en main
morgenland-illegal-no-lamp = Les sorts se jouent à la lumière d’une lampe
morgenland-illegal-not-declared = Personne d’autre n’a annoncé ce sort
morgenland-illegal-own-spell = Un contre-sort vise les sorts des autres
morgenland-illegal-only-counters = Seul un contre-sort peut répondre maintenant
morgenland-illegal-for-buyers = Abracadabra est pour qui achète dans une chambre
morgenland-illegal-dragon-asleep = Un dragon ne revient qu’une fois le décompte commencé
morgenland-illegal-not-the-hour = Le contrebandier n’agit qu’après le décompte de la dernière grotte
morgenland-illegal-no-effect = Cela n’aurait aucun effet maintenant
morgenland-illegal-no-piece = Cette figurine n’est pas sur le plateau
morgenland-illegal-at-guard = Les sorts n’agissent pas chez le garde
morgenland-illegal-nowhere-to-go = Cette figurine ne pourrait aller nulle part
morgenland-illegal-not-own-piece = Cela déplace une de ses propres figurines
morgenland-illegal-own-piece = Cela vise les figurines des autres
morgenland-illegal-not-the-caster = La réponse vise une figurine de qui a lancé le sort
morgenland-illegal-not-a-cave = Ce n’est pas une grotte
morgenland-illegal-cave-full = Il y a des trésors dans cette grotte
morgenland-illegal-cave-empty = Il n’y a pas de trésor dans cette grotte
morgenland-illegal-swap-used = Un artefact qui a servi dans cette manche ne s’échange pas
morgenland-illegal-no-open-artefact = Aucun artefact n’y est face visible
morgenland-illegal-no-stack = Il n’y a pas d’artefacts face cachée à cet endroit
morgenland-illegal-not-in-room = Cet artefact n’est pas dans la chambre
morgenland-illegal-not-in-stack = Cet artefact n’est pas dans la pile
morgenland-illegal-not-borrowable = Personne d’autre n’a utilisé un tel artefact dans cette manche, ou son pouvoir ne s’emprunte pas
morgenland-illegal-kind-given = Ce qui a été donné ne se reprend pas
morgenland-illegal-bank-short = La banque n’a pas assez des autres sortes
