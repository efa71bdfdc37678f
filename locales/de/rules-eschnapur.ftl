# The rulebook of Der Palast von Eschnapur in the app. The pages themselves are in crates/eschnapur/rulebook.
eschnapur-rules-title = Die Regeln von Der Palast von Eschnapur

# The first page.
eschnapur-rules-lead = Ihr baut alle an einem Palast. Wer wo bauen darf und wer darüber bestimmt, entscheiden fünf Beamte. Und jeder von ihnen lässt sich bestechen: heimlich, mit Gold.
eschnapur-rules-round-text = Eine Runde hat neun Phasen. In den ersten beiden planen alle im Geheimen; dann werden die Karten aufgedeckt, ein Beamter nach dem anderen, und jeder verändert, was der nächste wert ist.
eschnapur-rules-step-1 = Wähle heimlich zwei Palastteile: deine Bauplätze.
eschnapur-rules-step-2 = Lege vor jeden Beamten eine Goldkarte, verdeckt.
eschnapur-rules-step-3 = Wer die Blockade gewinnt, blockiert eine fremde Karte.
eschnapur-rules-step-4 = Wer den Baustopp gewinnt, sperrt ein Palastteil für diese Runde.
eschnapur-rules-step-5 = Die Steine werden verteilt: Alle bekommen welche.
eschnapur-rules-step-6 = Wer die Spielreihenfolge gewinnt, bestimmt, wer wann baut.
eschnapur-rules-step-7 = Alle zeigen ihre Bauplätze und bauen.
eschnapur-rules-step-8 = Wer das Versetzen gewinnt, versetzt einen Stein.
eschnapur-rules-step-9 = Gold, das verloren hat, wird zu Privilegpunkten; volle Palastteile zahlen Lohn und werden gewertet.
eschnapur-rules-goal-text = Die höchste Karte gewinnt einen Beamten, aber gleiche Karten heben sich auf: Eine einzelne 3 schlägt zwei 5er. Ist ein Palastteil voll, punkten alle, die dort stehen: je höher dein oberster Stein, desto besser, und jeder Stein zählt einen Punkt mehr. Wer die meisten Siegpunkte hat, gewinnt.
eschnapur-rules-edition-note = Die gedruckten Zahlen sind nur zum Teil bekannt; die anderen wurden so rekonstruiert, dass es sich gut spielt.

# The edition's figures.
eschnapur-rules-known = bekannt
eschnapur-rules-reconstructed = rekonstruiert
eschnapur-rules-parts-table = Die Palastteile
eschnapur-rules-costs-table = Was die Privilegien kosten
eschnapur-rules-fields = Felder
eschnapur-rules-worth = Wert
eschnapur-rules-bag = Beutel auf Feld
eschnapur-rules-privilege = Privileg
eschnapur-rules-cost = Kosten
eschnapur-rules-rule = Regel

# What the pictures show. Asha, Bilal, Chandra and Devi are the players in them.
eschnapur-rules-picture-e0-2 = Der Palast vor der ersten Runde. Die Zahl auf einem Feld ist sein Wert, die Münze in der Krone der Lohn, der Beutel bringt eine Prämie.
eschnapur-rules-picture-e0-3 = Damit fängst du zu dritt oder zu viert an.
eschnapur-rules-picture-ew-2 = Die beiden 5er heben sich auf. Die 3 ist die nächstniedrigere Karte und allein: Chandra gewinnt.
eschnapur-rules-picture-ew-3 = Die 4er heben sich auf, und eine 0 gewinnt nie: Niemand gewinnt.
eschnapur-rules-picture-ew-4 = Bilal hat „Gleichstand gewinnen“ gekauft und gewinnt deshalb den Gleichstand um die höchste Karte.
eschnapur-rules-picture-e2-2 = Mit Ashas Augen: Die eigenen fünf Karten zeigen ihren Wert; von den anderen sieht man nur, dass sie liegen.
eschnapur-rules-picture-e3-2 = Die Blockade liegt auf Bilals Karte: Sie wird in dieser Runde nicht gezeigt.
eschnapur-rules-picture-e4-2 = Palastteil 7 ist gesperrt: In dieser Runde bleibt es, wie es ist.
eschnapur-rules-picture-e5-1 = Die 5 und die 2 gibt es nur einmal, sie bringen alle Steine. Die beiden 4er bringen die Hälfte: je 2 Steine.
eschnapur-rules-picture-e6-1 = Chandra baut zuerst, Bilal zuletzt.
eschnapur-rules-picture-e7-2 = Ashas Bauplätze sind die Palastteile 1 und 7. Der nächste Stein kommt auf das niedrigste freie Feld von einem der beiden.
eschnapur-rules-picture-e7-5 = Asha baut auf den Beutel. Asha und Bilal stehen auf dem Palastteil, also nehmen beide 3 Gold.
eschnapur-rules-picture-e8-1 = Chandras Stein lag auf Palastteil 1 ganz oben; wer gewonnen hat, setzt ihn auf Palastteil 7.
eschnapur-rules-picture-e9-1 = Diese beiden Karten haben in der Runde nichts gewonnen: Sie bringen 6 Privilegpunkte.
eschnapur-rules-picture-e9-4 = Ein volles Palastteil: für alle das oberste eigene Feld und ein Punkt für jeden Stein.
eschnapur-rules-picture-e9-5 = Ein fertiges Palastteil bekommt seine Kuppel.
eschnapur-rules-picture-eg-2 = 3 Gold stehen dir zu, und diese Karten liegen in der Bank: Mehr als 2 kann sie nicht zahlen.
eschnapur-rules-picture-e10-1 = Die zehn Privilegien, was sie kosten und wann es sie gibt.
