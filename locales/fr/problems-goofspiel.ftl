# Pourquoi un choix est impossible dans Goofspiel. Voir locales/README.md.
goofspiel-illegal-over = La partie est terminée
goofspiel-illegal-not-asked = La mise est déjà faite ici, ou personne n’y joue
goofspiel-illegal-spent = Cette carte a déjà été misée
goofspiel-illegal-nothing-chosen = Il n’y a rien à reprendre
