# Coming to a table by its link: who invites to what, why somebody can only watch, and links that lead nowhere.

invitation-by = { $name } t’invite à jouer
invitation-who = Qui joue
invitation-how = Comment on joue
invitation-name-why = Les autres le voient à la table.
invitation-join = Jouer
invitation-watch = Regarder
invitation-own = Ouvrir ta propre table
invitation-full = Toutes les places sont prises
invitation-full-why = La partie n’a pas encore commencé. Si une place se libère, tu peux la prendre ici.
invitation-will-watch = Tu verras la partie ici dès qu’elle commence.
invitation-begun = La partie a commencé
invitation-begun-why = On ne peut plus s’y joindre, mais tu peux regarder.
invitation-private = Seules les personnes qui jouent voient cette partie
invitation-private-why = La partie a commencé, et cette table n’admet pas de public.
invitation-withdrawn = Cette invitation a été retirée
invitation-withdrawn-why = { $name } a fermé la table avant le début de la partie.
invitation-closed = Cette table a été fermée
invitation-closed-why = La raison : { $reason }
invitation-abandoned = Cette partie a été abandonnée
invitation-abandoned-why = Tout le monde l’a arrêtée ensemble, sans résultat.

nowhere-table = Cette table n’existe pas
nowhere-table-text = Ce lien devait mener à une table, mais il n’y en a pas à cette adresse. Il manque peut-être une partie du lien, ou la table n’existe plus. Demande le lien encore une fois.
nowhere-replay = Cette rediffusion n’existe pas
nowhere-replay-text = Ce lien devait mener à une partie finie, mais il n’y en a pas à cette adresse. Il manque peut-être une partie du lien.
nowhere-lesson = Cette leçon n’existe pas
nowhere-lesson-text = Ce lien devait mener à une première partie avec coach. Elle commence à une autre adresse.
nowhere-rule = Cette page n’est pas dans les règles
nowhere-rule-text = Ce lien devait mener à une règle. La recherche dans les règles la trouve si elle existe.
nowhere-settings = Ce réglage n’existe pas
nowhere-settings-text = Ce lien devait mener à tes réglages. Un code de récupération n’est pas un lien : il se saisit dans les réglages.
