# The lessons of Der Palast von Eschnapur.

# The first game: what it is, how long it takes, and its end.
eschnapur-course-first = Die erste Partie
    .lead = Alles Wichtige kommt vor: Bestechung, gleiche Gebote, Bauen, Privilegien.
    .promise = Ein kleiner Palast und zwei freundliche Bots: etwa zehn Minuten.
    .over = { $isbest ->
        [true] { $points ->
            [one] Gut gespielt: 1 Punkt!
           *[other] Gut gespielt: { $points } Punkte!
        }
       *[other] { $points ->
            [one] 1 Punkt in deiner ersten Partie
           *[other] { $points } Punkte in deiner ersten Partie
        }
    }
    .over-text = { $isbest ->
        [true] Niemand hat mehr.
       *[other] Zum Sieg waren { $best } nötig.
     } Jetzt weißt du, wie es geht: heimlich planen, ahnen, was andere legen, oben stehen, wenn ein Palastteil fertig wird. In einer ganzen Partie ist der Palast viel größer.

# What the coach says: a heading and a few sentences each.
eschnapur-learn-welcome = Willkommen in Eschnapur!
eschnapur-learn-welcome-text = Du baust am Palast des Maharadschas, { $others ->
    [one] gemeinsam mit einem Gegenüber und zugleich im Wettstreit
   *[other] gemeinsam mit den anderen und zugleich gegen sie
 }. Wer am Ende die meisten Siegpunkte hat, gewinnt. Eine Runde hat neun kurze Phasen; oben siehst du, wo wir sind.
eschnapur-learn-sites = Wähle zwei Bauplätze
eschnapur-learn-sites-text = Suche dir zwei Palastteile aus, auf denen du in dieser Runde bauen willst, und besiegle deine Wahl. Noch sieht sie niemand. Die Zahl auf einem Feld ist sein späterer Wert: Hohe Felder bringen mehr, aber jemand muss erst die niedrigen bauen.
eschnapur-learn-gold = Jetzt wird bestochen
eschnapur-learn-gold-text = Lege vor jeden Beamten eine Goldkarte, verdeckt. Eine 5 ist stark, aber eine Karte, die gewinnt, ist weg, und neues Gold gibt es nur vom Palast.
eschnapur-learn-officials = Was die Beamten können
eschnapur-learn-officials-text = Der erste blockiert eine Karte, der zweite sperrt ein Palastteil, der dritte gibt allen Steine, der vierte bestimmt die Reihenfolge, der fünfte versetzt einen Stein. Die höchste Karte gewinnt, aber gleiche Karten heben sich auf. Ohne Steine kannst du nicht bauen: Spare nicht beim dritten.
eschnapur-learn-official-1 = Die Blockade hält eine fremde Karte auf.
eschnapur-learn-official-2 = Der Baustopp sperrt ein Palastteil für diese Runde.
eschnapur-learn-official-3 = Steine bekommen alle, so viele, wie ihre Karte wert ist.
eschnapur-learn-official-4 = Die Spielreihenfolge sagt, wer zuerst baut.
eschnapur-learn-official-5 = Das Versetzen bringt einen Stein auf ein anderes Palastteil.
eschnapur-learn-won = Du gewinnst { $official-the }
eschnapur-learn-won-text = Deine { $gold } war die höchste Karte. Wer gewinnt, zahlt: Die Karte geht an die Bank.
eschnapur-learn-won-cancelled = Du gewinnst { $official-the } mit einer { $gold }
eschnapur-learn-won-cancelled-text = Die { $higher }er haben sich aufgehoben, also zählt die nächste: deine. Das ist der Kern dieses Spiels.
eschnapur-learn-won-ties = Der Gleichstand gehört dir
eschnapur-learn-won-ties-text = Noch jemand hat eine { $gold } gezeigt. Weil du „Gleichstand gewinnen“ gekauft hast, gewinnst du { $official-the } trotzdem.
eschnapur-learn-cancelled = { $gold } und { $gold } heben sich auf
eschnapur-learn-cancelled-text = { $name } und du habt für { $official-the } die gleiche Karte gelegt, also gewinnt keine von beiden. Zu ahnen, was andere legen, ist mehr wert als Gold.
eschnapur-learn-lost = { $name } gewinnt { $official-the }
eschnapur-learn-lost-text = { $gold ->
    [one] { $winning } schlägt deine { $gold }. Aber deine Karte ist nicht verloren: Sie bleibt liegen und bringt am Ende der Runde 1 Privilegpunkt.
   *[other] { $winning } schlägt deine { $gold }. Aber deine Karte ist nicht verloren: Sie bleibt liegen und bringt am Ende der Runde { $gold } Privilegpunkte.
}
eschnapur-learn-lost-tie = Der Gleichstand geht an { $name }
eschnapur-learn-lost-tie-text = Deine { $gold } ist genauso hoch, aber { $name } hat „Gleichstand gewinnen“ gekauft und gewinnt { $official-the }. Deine Karte bleibt liegen und bringt am Ende der Runde { $gold ->
    [one] 1 Privilegpunkt
   *[other] { $gold } Privilegpunkte
 }.
eschnapur-learn-zero = Deine 0 kommt zurück
eschnapur-learn-zero-text = Eine 0 gewinnt nie, kehrt aber immer auf deine Hand zurück. Billiger kann man nicht Nein sagen.
eschnapur-learn-blockade = Blockiere eine Karte
eschnapur-learn-blockade-text = Du hast die Blockade gewonnen. Lege den Marker auf eine fremde Karte: In dieser Runde zählt sie nicht. Dafür gibt es für sie einen Stein.
eschnapur-learn-blocked = Deine Karte ist blockiert
eschnapur-learn-blocked-text = { $name } hat die Blockade auf deine Karte für { $official-the } gelegt. Sie bleibt bis zur nächsten Runde verdeckt, und du hast dafür einen Stein bekommen.
eschnapur-learn-stop = Sperre ein Palastteil
eschnapur-learn-stop-text = Du hast den Baustopp gewonnen. Auf dem Palastteil, das du wählst, baut in dieser Runde niemand. Gut ist eines, auf dem andere bauen wollen und du nicht.
eschnapur-learn-stopped = Ein Baustopp
eschnapur-learn-stopped-text = { $name } hat Palastteil { $part } für diese Runde gesperrt. Gehört es zu deinen Bauplätzen, dann baue auf dem anderen.
eschnapur-learn-stones = { $stones ->
    [one] Du bekommst einen Stein
   *[other] Du bekommst { $stones } Steine
 }
eschnapur-learn-stones-text = Alle bekommen so viele Steine, wie ihre Karte sagt, und niemand gewinnt. Alle diese Karten gehen an die Bank.
eschnapur-learn-stones-tied = Die Hälfte der Steine
eschnapur-learn-stones-tied-text = Noch jemand hat eine { $gold } gezeigt. Ein Gleichstand halbiert die Steine: Du bekommst { $stones }.
eschnapur-learn-order = Wer baut zuerst?
eschnapur-learn-order-text = Du hast die Spielreihenfolge gewonnen: Du verteilst die Marker. Wer zuerst baut, bekommt die niedrigen Felder und den Goldbeutel; wer zuletzt baut, steht oben.
eschnapur-learn-order-set = Die Reihenfolge steht fest
eschnapur-learn-order-set-text = { $isme ->
    [true] Du baust zuerst. Alle Steine, die passen, müssen gebaut werden.
   *[other] { $name } baut zuerst. Schau, wo, und baue dann obendrauf.
 }
eschnapur-learn-building = Jetzt wird gebaut!
eschnapur-learn-building-text = Setze deine Steine einzeln auf deine beiden Bauplätze. Jeder kommt auf das niedrigste freie Feld. Was passt, muss gebaut werden; die anderen Steine warten auf die nächste Runde.
eschnapur-learn-premium = Der Goldbeutel
eschnapur-learn-premium-text = Auf den Beutel von Palastteil { $part } wurde gebaut. Alle, die dort einen Stein haben, nehmen { $gold } Gold aus der Bank.
eschnapur-learn-take = Nimm dein Gold
eschnapur-learn-take-text = Nimm Karten im Wert von { $left } Gold aus der Bank. Viele kleine oder eine große? Große gewinnen, kleine reichen länger.
eschnapur-learn-moving = Versetze einen Stein
eschnapur-learn-moving-text = Du hast das Versetzen gewonnen. Nimm den obersten Stein eines Palastteils, egal wessen, und setze ihn auf ein anderes. Hole jemanden von oben herunter oder dich selbst hinauf. Du darfst auch alles lassen, wie es ist.
eschnapur-learn-moved = Dein Stein wurde versetzt
eschnapur-learn-moved-text = { $name } hat deinen Stein von Palastteil { $from } auf Palastteil { $to } versetzt. Ganz oben ist man nie ganz sicher.
eschnapur-learn-points = Verlieren lohnt sich
eschnapur-learn-points-text = { $points ->
    [one] Dein Gold, das nichts gewonnen hat, bringt 1 Privilegpunkt. Das ist kein Siegpunkt: Damit kaufst du Privilegien.
   *[other] Dein Gold, das nichts gewonnen hat, bringt { $points } Privilegpunkte. Das sind keine Siegpunkte: Damit kaufst du Privilegien.
}
eschnapur-learn-window = Möchtest du etwas kaufen?
eschnapur-learn-window-text = { $points ->
    [one] Du hast 1 Privilegpunkt.
   *[other] Du hast { $points } Privilegpunkte.
} Was du jetzt kaufen kannst, leuchtet; jede Karte gibt es nur einmal. Du darfst immer passen und sparen.
eschnapur-learn-wages = Palastteil { $part } ist voll
eschnapur-learn-wages-text = Zuerst zahlt es Lohn: Alle, die dort einen Stein haben, nehmen { $wage } Gold aus der Bank. Ein Stein genügt, also ist es gut, an vielen Orten zu stehen.
eschnapur-learn-scored = Du bekommst { $sum } Punkte
eschnapur-learn-scored-text = Dein oberster Stein auf Palastteil { $part } steht auf einem Feld im Wert von { $value }, und { $stones ->
    [one] dein einer Stein bringt einen Punkt dazu
   *[other] deine { $stones } Steine bringen je einen Punkt dazu
 }: { $sum } Siegpunkte.
eschnapur-learn-scored-other = { $name } bekommt { $sum } Punkte
eschnapur-learn-scored-other-text = Der oberste Stein von { $name } auf Palastteil { $part } steht auf einem Feld im Wert von { $value }, und { $stones ->
    [one] ein Stein dort bringt einen Punkt dazu
   *[other] { $stones } Steine dort bringen je einen Punkt dazu
 }: { $sum } Siegpunkte. Für dich wird genauso gewertet.
eschnapur-learn-finished = Ein Palastteil ist fertig
eschnapur-learn-finished-text = Palastteil { $part } ist fertig, seine Steine gehen zurück. Die Partie endet, sobald { $needed } Palastteile fertig sind; jetzt { $done ->
    [one] ist es eines
   *[other] sind es { $done }
 }.
eschnapur-learn-round = Eine neue Runde
eschnapur-learn-round-text = Von hier an wiederholt sich alles, und das meiste kennst du. Ich melde mich nur, wenn etwas neu ist.
eschnapur-learn-bonus = Punkte für Punkte
eschnapur-learn-bonus-text = Privilegpunkte, die übrig sind, bringen nach Rang Siegpunkte. Dir: { $points }.

# The end of the first game: things that did not come up in it.
eschnapur-learn-unmet-official = Beamte:
eschnapur-learn-unmet-moment = Augenblicke:
eschnapur-learn-unmet-privilege = Privilegien:
eschnapur-learn-unmet-more-players = (zu dritt und zu viert)
eschnapur-learn-topic-won-cancelled = gleiche Karten
eschnapur-learn-topic-zero = die 0, die zurückkommt
eschnapur-learn-topic-premium = der Goldbeutel
eschnapur-learn-topic-scored = die Wertung eines Palastteils

# Privileges, when they can be bought for the first time.
eschnapur-learn-buy-choose-order-text = Für { $cost } Punkte nimmst du dir deinen Platz in der Spielreihenfolge, bevor die anderen vergeben werden.
eschnapur-learn-buy-win-ties-text = Für { $cost } Punkte gewinnst du in dieser Runde bei Gleichstand um die höchste Karte, und er halbiert deine Steine nicht.
eschnapur-learn-buy-free-sites-text = Für { $cost } Punkte vergisst du in diesem Zug deine zwei Bauplätze und baust, wo du willst.
eschnapur-learn-buy-gold-five-text = Für { $cost } Punkte nimmst du 5 Gold aus der Bank. Gut, wenn deine Hand dünn wird.
eschnapur-learn-buy-refuse-blockade-text = Für { $cost } Punkte ist deine blockierte Karte wieder frei, und den Stein behältst du.
eschnapur-learn-buy-last-stone-text = Für { $cost } Punkte schützt du den obersten Stein eines Palastteils davor, versetzt zu werden.
eschnapur-learn-buy-gold-and-stones-text = Für { $cost } Punkte nimmst du 3 Gold und 2 Steine.
eschnapur-learn-buy-ignore-stop-text = Für { $cost } Punkte gilt der Baustopp nicht für dich: Baue auf dem gesperrten Palastteil oder versetze einen Stein dorthin oder von dort weg.
eschnapur-learn-buy-three-stones-text = Für { $cost } Punkte nimmst du 3 Steine. Genau richtig, um ein Palastteil voll zu machen.
eschnapur-learn-buy-from-hand-text = Für { $cost } Punkte legst du jetzt nichts: Du siehst zuerst die Karten der anderen und spielst dann deine.
