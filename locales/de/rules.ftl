# The rulebook in the app. The pages themselves are in crates/eschnapur/rulebook.
rules-title = Die Regeln von Der Palast von Eschnapur
rules-first-page = Das Spiel in einer Minute
rules-contents = Inhalt
rules-search = Regeln durchsuchen
# How many places were found.
rules-found = { $count ->
    [0] Nichts gefunden. Versuche es mit einem kürzeren Wort.
    [one] { $count } Stelle gefunden
   *[other] { $count } Stellen gefunden
 }
rules-copy = Link zu Regel { $rule } kopieren
rules-copied = Link zu Regel { $rule } kopiert
rules-turn = Blättern
rules-nowhere = Diese Regel gibt es nicht
rules-nowhere-text = Vielleicht ist der Link alt oder abgeschnitten. Wenn es sie gibt, findet die Suche sie.
rules-not-yet = Die Regeln von Morgenland entstehen noch
rules-not-yet-text = Sie kommen zusammen mit dem Tisch. Bis dahin wartet der Palast von Eschnapur auf dich.
rules-home = Zur Lobby

# The first page.
rules-lead = Ihr baut alle an einem Palast. Wer wo bauen darf und wer darüber bestimmt, entscheiden fünf Beamte. Und jeder von ihnen lässt sich bestechen: heimlich, mit Gold.
rules-learn = Spielend lernen
rules-play = Jetzt spielen
rules-round = Eine Runde
rules-round-text = Eine Runde hat neun Phasen. In den ersten beiden planen alle im Geheimen; dann werden die Karten aufgedeckt, ein Beamter nach dem anderen, und jeder verändert, was der nächste wert ist.
rules-phase-1 = Wähle heimlich zwei Palastteile: deine Bauplätze.
rules-phase-2 = Lege vor jeden Beamten eine Goldkarte, verdeckt.
rules-phase-3 = Wer die Blockade gewinnt, blockiert eine fremde Karte.
rules-phase-4 = Wer den Baustopp gewinnt, sperrt ein Palastteil für diese Runde.
rules-phase-5 = Die Steine werden verteilt: Alle bekommen welche.
rules-phase-6 = Wer die Spielreihenfolge gewinnt, bestimmt, wer wann baut.
rules-phase-7 = Alle zeigen ihre Bauplätze und bauen.
rules-phase-8 = Wer das Versetzen gewinnt, versetzt einen Stein.
rules-phase-9 = Gold, das verloren hat, wird zu Privilegpunkten; volle Palastteile zahlen Lohn und werden gewertet.
rules-goal = So gewinnst du
rules-goal-text = Die höchste Karte gewinnt einen Beamten, aber gleiche Karten heben sich auf: Eine einzelne 3 schlägt zwei 5er. Ist ein Palastteil voll, punkten alle, die dort stehen: je höher dein oberster Stein, desto besser, und jeder Stein zählt einen Punkt mehr. Wer die meisten Siegpunkte hat, gewinnt.
rules-ids = Jede Regel hat einen Namen
rules-ids-text = Wenn das Spiel einen Zug ablehnt, nennt es die Regel, zum Beispiel E7.2. Gib das in die Suche ein; mit / kommst du dorthin.
rules-edition-note = Die gedruckten Zahlen sind nur zum Teil bekannt; die anderen wurden so rekonstruiert, dass es sich gut spielt.
rules-edition-link = Welche das sind

# The edition's figures.
rules-known = bekannt
rules-reconstructed = rekonstruiert
rules-parts-table = Die Palastteile
rules-costs-table = Was die Privilegien kosten
rules-fields = Felder
rules-worth = Wert
rules-bag = Beutel auf Feld
rules-privilege = Privileg
rules-cost = Kosten
rules-rule = Regel

# What the pictures show. Asha, Bilal, Chandra and Devi are the players in them.
rules-picture-e0-2 = Der Palast vor der ersten Runde. Die Zahl auf einem Feld ist sein Wert, die Münze in der Krone der Lohn, der Beutel bringt eine Prämie.
rules-picture-e0-3 = Damit fängst du zu dritt oder zu viert an.
rules-picture-ew-2 = Die beiden 5er heben sich auf. Die 3 ist die nächstniedrigere Karte und allein: Chandra gewinnt.
rules-picture-ew-3 = Die 4er heben sich auf, und eine 0 gewinnt nie: Niemand gewinnt.
rules-picture-ew-4 = Bilal hat „Gleichstand gewinnen“ gekauft und gewinnt deshalb den Gleichstand um die höchste Karte.
rules-picture-e2-2 = Mit Ashas Augen: Die eigenen fünf Karten zeigen ihren Wert; von den anderen sieht man nur, dass sie liegen.
rules-picture-e3-2 = Die Blockade liegt auf Bilals Karte: Sie wird in dieser Runde nicht gezeigt.
rules-picture-e4-2 = Palastteil 7 ist gesperrt: In dieser Runde bleibt es, wie es ist.
rules-picture-e5-1 = Die 5 und die 2 gibt es nur einmal, sie bringen alle Steine. Die beiden 4er bringen die Hälfte: je 2 Steine.
rules-picture-e6-1 = Chandra baut zuerst, Bilal zuletzt.
rules-picture-e7-2 = Ashas Bauplätze sind die Palastteile 1 und 7. Der nächste Stein kommt auf das niedrigste freie Feld von einem der beiden.
rules-picture-e7-5 = Asha baut auf den Beutel. Asha und Bilal stehen auf dem Palastteil, also nehmen beide 3 Gold.
rules-picture-e8-1 = Chandras Stein lag auf Palastteil 1 ganz oben; wer gewonnen hat, setzt ihn auf Palastteil 7.
rules-picture-e9-1 = Diese beiden Karten haben in der Runde nichts gewonnen: Sie bringen 6 Privilegpunkte.
rules-picture-e9-4 = Ein volles Palastteil: für alle das oberste eigene Feld und ein Punkt für jeden Stein.
rules-picture-e9-5 = Ein fertiges Palastteil bekommt seine Kuppel.
rules-picture-eg-2 = 3 Gold stehen dir zu, und diese Karten liegen in der Bank: Mehr als 2 kann sie nicht zahlen.
rules-picture-e10-1 = Die zehn Privilegien, was sie kosten und wann es sie gibt.
