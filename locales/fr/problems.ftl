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
refused-no-such-window = Ce jeu n’a pas de tel moment pour intervenir.
refused-text-length = Écris quelque chose de 1 à { $most } caractères.
refused-too-often = C’est le maximum à cette table : { $most } fois.
refused-halted = Cette table est au repos, car son enregistrement ne correspond plus aux règles : { $why }.
refused-impossible = L’enregistrement ne correspond pas aux règles : { $why }.
