# About, the footer, and the page that is not there.
about-title = À propos de Durbar
about-what = Durbar est un lieu où jouer, étudier et organiser des jeux d’enchères secrètes et de bluff : { $games }.
about-independent = Indépendant
about-independent-text = Durbar n’a aucun lien avec les maisons d’édition ni avec les personnes qui ont créé les jeux imprimés. Les dessins, les textes et le programme sont les nôtres ; aucune image ni aucune phrase ne vient des jeux imprimés.
about-figures = Quels chiffres sont reconstitués
about-figures-text = Ce qui est imprimé sur les éléments et les cartes de ces jeux n’est connu qu’en partie. Le reste a été établi à nouveau pour que les jeux soient bons ; cela peut différer de ton exemplaire. Tu peux jouer avec les chiffres de ton propre exemplaire.
about-figures-link = { $game }, chiffre par chiffre, dans les règles
about-privacy = Vie privée
about-privacy-name = Le serveur garde le nom que tu choisis. Il n’a pas besoin d’être le vrai.
about-privacy-cookie = Un cookie dit au serveur que c’est toi. Il dure un an.
about-privacy-tables = Ce que tu fais et écris aux tables est gardé, pour que les parties continuent et puissent être revues.
about-privacy-device = Tes réglages restent dans ton navigateur.
about-privacy-nowhere = Rien n’est envoyé à d’autres : ni publicité, ni pistage, ni polices venues d’ailleurs.
about-privacy-yours = Tu peux à tout moment exporter ou supprimer tout ce qui te concerne :
about-privacy-settings = vers les réglages
about-licence = Licence
about-licence-text = Durbar est un logiciel libre, sous licence MIT ou Apache 2.0, au choix.
about-operator = Qui exploite ce serveur
about-operator-text = N’importe qui peut exploiter un serveur Durbar. La personne qui exploite celui-ci en est responsable. Demande à qui t’a donné l’adresse.

about-footer-line = Des jeux d’enchères secrètes, gratuits et sans compte.
about-footer-navigation = En savoir plus sur Durbar
about-footer-learn = Apprendre

about-nowhere = Il n’y a rien ici
about-nowhere-text = Cette porte ne mène nulle part. L’adresse contient peut-être une faute, ou la table n’existe plus.
about-nowhere-home = Retour au salon
