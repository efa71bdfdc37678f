# The first game with a coach.
learn-title = Spielend lernen
learn-lead = Spiele eine kurze erste Partie Der Palast von Eschnapur. Regeln brauchst du nicht: Sie werden erklärt, wenn sie vorkommen.
learn-promise-short = Ein kleiner Palast und zwei freundliche Bots: etwa zehn Minuten.
learn-promise-coach = Ein Coach sagt dir, was geschieht und was du jetzt tun kannst.
learn-promise-leave = Geh, wann du willst: Deine Partie wartet auf diesem Gerät auf dich.
learn-begin = Los geht’s
learn-go-on = Weiterspielen
learn-restart = Neu anfangen
learn-skip = Ich kenne das Spiel
learn-rules = Regeln lesen
learn-not-yet = Von Morgenland gibt es noch keine erste Partie
learn-not-yet-text = Sie kommt zusammen mit dem Tisch. Bis dahin wartet der Palast von Eschnapur auf dich.

# The coach.
learn-coach = Coach
learn-next = Weiter
learn-got-it = Verstanden
learn-hide = Coach ausblenden
learn-show = Coach einblenden
learn-leave = Zur Lobby
learn-quiet = Ich melde mich, wenn etwas Neues kommt.
learn-play = Jetzt spielen
learn-again = Noch einmal

# What the coach says: a heading and a few sentences each.
learn-welcome = Willkommen in Eschnapur!
learn-welcome-text = Du baust am Palast des Maharadschas, { $others ->
    [one] gemeinsam mit einem Gegenüber und zugleich im Wettstreit
   *[other] gemeinsam mit den anderen und zugleich gegen sie
 }. Wer am Ende die meisten Siegpunkte hat, gewinnt. Eine Runde hat neun kurze Phasen; oben siehst du, wo wir sind.
learn-sites = Wähle zwei Bauplätze
learn-sites-text = Suche dir zwei Palastteile aus, auf denen du in dieser Runde bauen willst, und besiegle deine Wahl. Noch sieht sie niemand. Die Zahl auf einem Feld ist sein späterer Wert: Hohe Felder bringen mehr, aber jemand muss erst die niedrigen bauen.
learn-gold = Jetzt wird bestochen
learn-gold-text = Lege vor jeden Beamten eine Goldkarte, verdeckt. Eine 5 ist stark, aber eine Karte, die gewinnt, ist weg, und neues Gold gibt es nur vom Palast.
learn-officials = Was die Beamten können
learn-officials-text = Der erste blockiert eine Karte, der zweite sperrt ein Palastteil, der dritte gibt allen Steine, der vierte bestimmt die Reihenfolge, der fünfte versetzt einen Stein. Die höchste Karte gewinnt, aber gleiche Karten heben sich auf. Ohne Steine kannst du nicht bauen: Spare nicht beim dritten.
learn-official-1 = Die Blockade hält eine fremde Karte auf.
learn-official-2 = Der Baustopp sperrt ein Palastteil für diese Runde.
learn-official-3 = Steine bekommen alle, so viele, wie ihre Karte wert ist.
learn-official-4 = Die Spielreihenfolge sagt, wer zuerst baut.
learn-official-5 = Das Versetzen bringt einen Stein auf ein anderes Palastteil.
learn-won = Du gewinnst { $official-the }
learn-won-text = Deine { $gold } war die höchste Karte. Wer gewinnt, zahlt: Die Karte geht an die Bank.
learn-won-cancelled = Du gewinnst { $official-the } mit einer { $gold }
learn-won-cancelled-text = Die { $higher }er haben sich aufgehoben, also zählt die nächste: deine. Das ist der Kern dieses Spiels.
learn-won-ties = Der Gleichstand gehört dir
learn-won-ties-text = Noch jemand hat eine { $gold } gezeigt. Weil du „Gleichstand gewinnen“ gekauft hast, gewinnst du { $official-the } trotzdem.
learn-cancelled = { $gold } und { $gold } heben sich auf
learn-cancelled-text = { $name } und du habt für { $official-the } die gleiche Karte gelegt, also gewinnt keine von beiden. Zu ahnen, was andere legen, ist mehr wert als Gold.
learn-lost = { $name } gewinnt { $official-the }
learn-lost-text = { $gold ->
    [one] { $winning } schlägt deine { $gold }. Aber deine Karte ist nicht verloren: Sie bleibt liegen und bringt am Ende der Runde 1 Privilegpunkt.
   *[other] { $winning } schlägt deine { $gold }. Aber deine Karte ist nicht verloren: Sie bleibt liegen und bringt am Ende der Runde { $gold } Privilegpunkte.
}
learn-lost-tie = Der Gleichstand geht an { $name }
learn-lost-tie-text = Deine { $gold } ist genauso hoch, aber { $name } hat „Gleichstand gewinnen“ gekauft und gewinnt { $official-the }. Deine Karte bleibt liegen und bringt am Ende der Runde { $gold ->
    [one] 1 Privilegpunkt
   *[other] { $gold } Privilegpunkte
 }.
learn-zero = Deine 0 kommt zurück
learn-zero-text = Eine 0 gewinnt nie, kehrt aber immer auf deine Hand zurück. Billiger kann man nicht Nein sagen.
learn-blockade = Blockiere eine Karte
learn-blockade-text = Du hast die Blockade gewonnen. Lege den Marker auf eine fremde Karte: In dieser Runde zählt sie nicht. Dafür gibt es für sie einen Stein.
learn-blocked = Deine Karte ist blockiert
learn-blocked-text = { $name } hat die Blockade auf deine Karte für { $official-the } gelegt. Sie bleibt bis zur nächsten Runde verdeckt, und du hast dafür einen Stein bekommen.
learn-stop = Sperre ein Palastteil
learn-stop-text = Du hast den Baustopp gewonnen. Auf dem Palastteil, das du wählst, baut in dieser Runde niemand. Gut ist eines, auf dem andere bauen wollen und du nicht.
learn-stopped = Ein Baustopp
learn-stopped-text = { $name } hat Palastteil { $part } für diese Runde gesperrt. Gehört es zu deinen Bauplätzen, dann baue auf dem anderen.
learn-stones = { $stones ->
    [one] Du bekommst einen Stein
   *[other] Du bekommst { $stones } Steine
 }
learn-stones-text = Alle bekommen so viele Steine, wie ihre Karte sagt, und niemand gewinnt. Alle diese Karten gehen an die Bank.
learn-stones-tied = Die Hälfte der Steine
learn-stones-tied-text = Noch jemand hat eine { $gold } gezeigt. Ein Gleichstand halbiert die Steine: Du bekommst { $stones }.
learn-order = Wer baut zuerst?
learn-order-text = Du hast die Spielreihenfolge gewonnen: Du verteilst die Marker. Wer zuerst baut, bekommt die niedrigen Felder und den Goldbeutel; wer zuletzt baut, steht oben.
learn-order-set = Die Reihenfolge steht fest
learn-order-set-text = { $isme ->
    [true] Du baust zuerst. Alle Steine, die passen, müssen gebaut werden.
   *[other] { $name } baut zuerst. Schau, wo, und baue dann obendrauf.
 }
learn-building = Jetzt wird gebaut!
learn-building-text = Setze deine Steine einzeln auf deine beiden Bauplätze. Jeder kommt auf das niedrigste freie Feld. Was passt, muss gebaut werden; die anderen Steine warten auf die nächste Runde.
learn-premium = Der Goldbeutel
learn-premium-text = Auf den Beutel von Palastteil { $part } wurde gebaut. Alle, die dort einen Stein haben, nehmen { $gold } Gold aus der Bank.
learn-take = Nimm dein Gold
learn-take-text = Nimm Karten im Wert von { $left } Gold aus der Bank. Viele kleine oder eine große? Große gewinnen, kleine reichen länger.
learn-moving = Versetze einen Stein
learn-moving-text = Du hast das Versetzen gewonnen. Nimm den obersten Stein eines Palastteils, egal wessen, und setze ihn auf ein anderes. Hole jemanden von oben herunter oder dich selbst hinauf. Du darfst auch alles lassen, wie es ist.
learn-moved = Dein Stein wurde versetzt
learn-moved-text = { $name } hat deinen Stein von Palastteil { $from } auf Palastteil { $to } versetzt. Ganz oben ist man nie ganz sicher.
learn-points = Verlieren lohnt sich
learn-points-text = { $points ->
    [one] Dein Gold, das nichts gewonnen hat, bringt 1 Privilegpunkt. Das ist kein Siegpunkt: Damit kaufst du Privilegien.
   *[other] Dein Gold, das nichts gewonnen hat, bringt { $points } Privilegpunkte. Das sind keine Siegpunkte: Damit kaufst du Privilegien.
}
learn-window = Möchtest du etwas kaufen?
learn-window-text = { $points ->
    [one] Du hast 1 Privilegpunkt.
   *[other] Du hast { $points } Privilegpunkte.
} Was du jetzt kaufen kannst, leuchtet; jede Karte gibt es nur einmal. Du darfst immer passen und sparen.
learn-wages = Palastteil { $part } ist voll
learn-wages-text = Zuerst zahlt es Lohn: Alle, die dort einen Stein haben, nehmen { $wage } Gold aus der Bank. Ein Stein genügt, also ist es gut, an vielen Orten zu stehen.
learn-scored = Du bekommst { $sum } Punkte
learn-scored-text = Dein oberster Stein auf Palastteil { $part } steht auf einem Feld im Wert von { $value }, und { $stones ->
    [one] dein einer Stein bringt einen Punkt dazu
   *[other] deine { $stones } Steine bringen je einen Punkt dazu
 }: { $sum } Siegpunkte.
learn-scored-other = { $name } bekommt { $sum } Punkte
learn-scored-other-text = Der oberste Stein von { $name } auf Palastteil { $part } steht auf einem Feld im Wert von { $value }, und { $stones ->
    [one] ein Stein dort bringt einen Punkt dazu
   *[other] { $stones } Steine dort bringen je einen Punkt dazu
 }: { $sum } Siegpunkte. Für dich wird genauso gewertet.
learn-finished = Ein Palastteil ist fertig
learn-finished-text = Palastteil { $part } ist fertig, seine Steine gehen zurück. Die Partie endet, sobald { $needed } Palastteile fertig sind; jetzt { $done ->
    [one] ist es eines
   *[other] sind es { $done }
 }.
learn-round = Eine neue Runde
learn-round-text = Von hier an wiederholt sich alles, und das meiste kennst du. Ich melde mich nur, wenn etwas neu ist.
learn-bonus = Punkte für Punkte
learn-bonus-text = Privilegpunkte, die übrig sind, bringen nach Rang Siegpunkte. Dir: { $points }.
learn-over = { $isbest ->
    [true] { $points ->
        [one] Gut gespielt: 1 Punkt!
       *[other] Gut gespielt: { $points } Punkte!
    }
   *[other] { $points ->
        [one] 1 Punkt in deiner ersten Partie
       *[other] { $points } Punkte in deiner ersten Partie
    }
}
learn-over-text = { $isbest ->
    [true] Niemand hat mehr.
   *[other] Zum Sieg waren { $best } nötig.
 } Jetzt weißt du, wie es geht: heimlich planen, ahnen, was andere legen, oben stehen, wenn ein Palastteil fertig wird. In einer ganzen Partie ist der Palast viel größer.

# The end of the first game: things that did not come up in it.
learn-unmet = Was du noch nicht kennst
learn-unmet-official = Beamte:
learn-unmet-moment = Augenblicke:
learn-unmet-privilege = Privilegien:
learn-unmet-more-players = (zu dritt und zu viert)
learn-all-met = Du kennst jetzt alles, was es im Spiel gibt.
learn-topic-won-cancelled = gleiche Karten
learn-topic-zero = die 0, die zurückkommt
learn-topic-premium = der Goldbeutel
learn-topic-scored = die Wertung eines Palastteils

# Privileges, when they can be bought for the first time.
learn-buy-choose-order-text = Für { $cost } Punkte nimmst du dir deinen Platz in der Spielreihenfolge, bevor die anderen vergeben werden.
learn-buy-win-ties-text = Für { $cost } Punkte gewinnst du in dieser Runde bei Gleichstand um die höchste Karte, und er halbiert deine Steine nicht.
learn-buy-free-sites-text = Für { $cost } Punkte vergisst du in diesem Zug deine zwei Bauplätze und baust, wo du willst.
learn-buy-gold-five-text = Für { $cost } Punkte nimmst du 5 Gold aus der Bank. Gut, wenn deine Hand dünn wird.
learn-buy-refuse-blockade-text = Für { $cost } Punkte ist deine blockierte Karte wieder frei, und den Stein behältst du.
learn-buy-last-stone-text = Für { $cost } Punkte schützt du den obersten Stein eines Palastteils davor, versetzt zu werden.
learn-buy-gold-and-stones-text = Für { $cost } Punkte nimmst du 3 Gold und 2 Steine.
learn-buy-ignore-stop-text = Für { $cost } Punkte gilt der Baustopp nicht für dich: Baue auf dem gesperrten Palastteil oder versetze einen Stein dorthin oder von dort weg.
learn-buy-three-stones-text = Für { $cost } Punkte nimmst du 3 Steine. Genau richtig, um ein Palastteil voll zu machen.
learn-buy-from-hand-text = Für { $cost } Punkte legst du jetzt nichts: Du siehst zuerst die Karten der anderen und spielst dann deine.
