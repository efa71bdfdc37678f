# Warum in Goofspiel etwas nicht gewählt werden kann. Siehe locales/README.md.
goofspiel-illegal-over = Die Partie ist zu Ende
goofspiel-illegal-not-asked = Hier wurde schon geboten, oder es spielt niemand mit
goofspiel-illegal-spent = Diese Karte wurde schon geboten
goofspiel-illegal-nothing-chosen = Es gibt nichts zurückzunehmen
