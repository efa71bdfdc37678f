# Waarom iets in Goofspiel niet te kiezen is. Zie locales/README.md.
goofspiel-illegal-over = Het spel is afgelopen
goofspiel-illegal-not-asked = Hier is al geboden, of er speelt niemand mee
goofspiel-illegal-spent = Deze kaart is al geboden
goofspiel-illegal-nothing-chosen = Er is niets om terug te nemen
