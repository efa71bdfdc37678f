# The frame around a game: phases, prompts, log, chat, menu, end.

table-title = Table : { $game }
table-round = Manche { $round }
table-phases = Phases de la manche
table-phase-done = Phase { $number }, { $name } : terminée
table-phase-now = Phase { $number }, { $name } : en cours
table-phase-ahead = Phase { $number }, { $name } : à venir
table-side = Journal, discussion et notes
table-log = Journal
table-chat = Discussion
table-notes = Notes
table-board = Plateau
table-parts = Zones de la table
table-to-choice = Vers ce que tu peux choisir
table-announcements = Ce qui est annoncé
table-connecting = La connexion est coupée. Durbar réessaie ; rien n’est perdu.
table-halted = Cette table est au repos, car son enregistrement ne correspond plus aux règles : { $why }
table-foreign = Ce jeu n’a pas encore de table dans le navigateur
table-foreign-why = On peut y jouer dans le terminal, et des programmes y jouent par le protocole.
table-seat-state = État

clock-days = { $days } jours
clock-hours = { $hours } heures

seat-thinking = réfléchit
seat-done = a choisi
seat-away = pas là
seat-replaced = un bot joue

prompt-label = Ce qui est demandé
prompt-past = Tu regardes un moment passé.
prompt-now = Revenir au présent
prompt-hold = Pause
prompt-go-on = Continuer
prompt-next = Suite
prompt-skip = Tout passer
prompt-paused = La partie est en pause. Elle reprend quand tout le monde le veut.
prompt-over = La partie est terminée.
prompt-won = { $count ->
    [one] La partie est terminée. { $names } gagne.
   *[other] La partie est terminée. { $names } se partagent la victoire.
}
prompt-going-on = Un instant …
prompt-waiting = { $count ->
    [one] { $names } réfléchit encore.
   *[other] { $names } réfléchissent encore.
}
prompt-sealed = { $count ->
    [one] Scellé. { $names } réfléchit encore ; d’ici là, tu peux le reprendre.
   *[other] Scellé. { $names } réfléchissent encore ; d’ici là, tu peux le reprendre.
}
prompt-planned = Voilà ton plan. Scelle-le ou change-le.
prompt-seal = Sceller
prompt-seal-sure = Vraiment sceller ?
prompt-seal-again = Appuie encore sur S pour sceller, Échap pour réfléchir.
prompt-undo = Annuler
prompt-withdraw = Reprendre
prompt-pass-round = Passer pour cette manche
prompt-passing = { $until ->
    [next-round] Tu passes pour cette manche.
    [somebody-plays] Tu passes jusqu’à ce que quelqu’un joue quelque chose.
   *[it-concerns-me] Tu passes tant que rien ne te concerne.
}
prompt-here-if-it-concerns-me = Ici, seulement si cela me concerne
prompt-here-never = Ne jamais me demander ici
prompt-hold-window = Me demander la prochaine fois
    .explained = Attente : quoi qu’il arrive, la prochaine fois, la partie t’attend.
prompt-stand-no-more = Me redemander

absence-text = { $count ->
    [one] Il s’est passé quelque chose en ton absence.
   *[other] Il s’est passé { $count } choses en ton absence.
}
absence-show = Montrer
absence-dismiss = Continuer

recap-title = Manche { $round } : ce qui s’est passé

log-filter = Quelles manches montrer
log-all = Toutes les manches
log-look = Montrer ce moment
log-empty = Il ne s’est encore rien passé.
log-before = Avant la partie
log-alike = { $told } De même pour { $names }.
log-seated = { $count ->
    [one] { $names } prend place à la table.
   *[other] { $names } prennent place à la table.
}
log-open = Ce qui s’est passé en détail
log-keys = Les flèches mènent de ligne en ligne, Entrée montre le moment d’une ligne, et → ouvre ses détails.
log-newest = À la ligne la plus récente

chat-say = Dis quelque chose
chat-send = Envoyer
chat-empty = Personne n’a encore rien dit.
chat-heard = { $name } dit : { $text }
chat-mute = masquer
chat-unmute = relire
chat-muted = { $name } : messages masqués.
chat-report = signaler
chat-report-title = Signaler { $name }
chat-report-who-reads = La personne qui gère ce serveur lira ce que tu écris ici.
chat-report-what = Qu’est-ce qui ne va pas ?
chat-report-send = Envoyer
chat-report-done = Merci. C’est transmis.

notes-label = Plans, soupçons, ce que les autres pourraient avoir …
notes-explained = Tes notes ne sont visibles que pour toi. Elles restent sur cet appareil.

menu-open = Menu
menu-title = Cette table
menu-text = Du texte au lieu d’images
menu-sound = Son
menu-motion = Mouvement
menu-motion-system = comme sur cet appareil
menu-motion-full = complet
menu-motion-still = aucun
menu-pace = Rythme
menu-pace-system = comme sur cet appareil
menu-pace-leisurely = tranquille
menu-pace-normal = normal
menu-pace-brisk = vif
menu-pace-off = sans étapes
menu-hold = Pas à pas
menu-windows = Quand on te demande si tu interviens
menu-windows-concerned = Passer tant que rien ne me concerne
menu-windows-always = Toujours me demander
menu-windows-kept = Sur cet appareil, la prochaine table de ce jeu commence de la même façon.
menu-pause = Proposer une pause
menu-pause-no-more = Finalement pas de pause
menu-resume = Reprendre la partie
menu-resume-no-more = Pas encore
menu-abandon = Proposer d’arrêter sans résultat
menu-abandon-no-more = Finalement ne pas arrêter
menu-for-it = Pour : { $names }
menu-return = Je suis de retour : laisse-moi jouer
menu-resign = Abandonner
menu-resign-sure = Un bot jouera pour toi jusqu’à la fin.
menu-resign-yes = Abandonner
menu-resign-no = Continuer à jouer
menu-link = Lien vers cette table
menu-commitment = Preuve d’un hasard équitable
menu-commitment-explained = Tout le hasard de cette partie découle d’un nombre tiré avant son début. Voici son empreinte ; le nombre lui-même figure ensuite dans l’enregistrement, et tout le monde peut le vérifier.

end-label = Comment cela s’est terminé
end-replay = Revoir la partie
end-rematch = Encore une !
end-no-rematch = Plutôt pas
end-to-rematch = À la nouvelle table
end-record = Télécharger l’enregistrement
end-lobby = Au salon
end-closed = La table a été fermée
end-abandoned = La partie a été arrêtée d’un commun accord, sans résultat

gathering-title = Qui joue ?
gathering-you = c’est toi
gathering-here = est là
gathering-sit = S’asseoir ici
gathering-rise = Se lever
gathering-bot = Ajouter un bot …
gathering-bot-for = Bot pour la place { $seat }
gathering-clear = Libérer la place
gathering-colour = Ta couleur
gathering-start = Commencer
gathering-cancel = Fermer la table
gathering-not-full = Il faut une personne ou un bot à chaque place.
gathering-wait-for-host = Tout le monde est là. Qui a ouvert la table lance la partie.
gathering-wait = Il manque encore quelqu’un.
gathering-invite = Inviter

curtain-title = { $name }, c’est à toi
curtain-text = Passe l’appareil. Personne d’autre ne doit regarder.
curtain-open = Je suis { $name }
curtain-back = { $name } : reprendre

# Ce qu’on peut choisir, et le plan, en listes.
choices-title = Ce que tu peux choisir
choices-none = Plus rien : scelle le plan.
choices-plan = Ton plan
choices-drop = retirer
choices-drop-this = { choices-drop } : { $choice }
choices-planned = Prévu : { $choice }.
choices-dropped = Retiré : { $choice }.

# Quelles touches font quoi.
keys-title = Touches
keys-choice = Aller à ce que tu peux choisir
keys-seal = Sceller : appuie deux fois
keys-undo = Reprendre le dernier choix
keys-hold = Attente : qu’on me demande la prochaine fois
keys-next = Pendant qu’on montre quelque chose : la suite
keys-digit = Choisir par le chiffre devant
keys-walk = D’un choix à l’autre au sein d’un groupe
keys-keys = Cette liste
keys-aloud = Lire à haute voix
keys-aloud-explained = Les lecteurs d’écran le disent.
keys-question = Ce qui est demandé
keys-awaited = Qui l’on attend
keys-last = Ce qui vient de se passer
keys-hand = Ta main
keys-points = Les points
keys-said-you = C’est à toi de répondre.
keys-said-no-digit = Rien n’a ici le chiffre { $digit }.
keys-said-points = { $name } { $points }
key-space = Espace
key-enter = Entrée
key-escape = Échap
key-left = ←
key-right = →
