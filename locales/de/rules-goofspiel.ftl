# Das Regelbuch von Goofspiel in der App. Die Seiten selbst liegen in crates/goofspiel/rulebook.
goofspiel-rules-title = Die Regeln von Goofspiel

# Die erste Seite.
goofspiel-rules-lead = Dreizehn Preise, und dreizehn Karten, um dafür zu bieten: Alle haben die gleichen, und alle sehen, was die anderen noch haben. Geheim ist nur, was sie jetzt bieten.
goofspiel-rules-round-text = In jeder Runde wird ein Preis aufgedeckt, und alle bieten mit einer Karte dafür.
goofspiel-rules-step-1 = Der nächste Preis wird aufgedeckt.
goofspiel-rules-step-2 = Wähle im Geheimen eine Karte deiner Hand.
goofspiel-rules-step-3 = Alle Karten werden aufgedeckt: Die höchste gewinnt den Preis, wenn sie allein ist, und alle Gebote sind weg.
goofspiel-rules-goal-text = Jeder Preis ist wert, was seine Zahl sagt. Nach dreizehn Runden gewinnen die meisten Punkte: Eine hohe Karte, die einen niedrigen Preis gewinnt, ist also eine halbe Niederlage.
goofspiel-rules-edition-note = Jedes Kartenspiel ist recht.
