# The rulebooks in the app. What a game says of its own is in rules-<game>.ftl.
rules-title = Die Regeln
rules-which = Von welchem Spiel möchtest du die Regeln lesen?
rules-first-page = Das Spiel in einer Minute
rules-contents = Inhalt
rules-search = Regeln durchsuchen
# A hit that is a whole page.
rules-page = Seite
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
rules-learn = Spielend lernen
rules-play = Jetzt spielen
rules-round = Eine Runde
rules-goal = So gewinnst du
rules-ids = Jede Regel hat einen Namen
rules-ids-text = Wenn das Spiel einen Zug ablehnt, nennt es die Regel, zum Beispiel { $rule }. Gib das in die Suche ein; mit / kommst du dorthin.
rules-edition-link = Welche das sind
