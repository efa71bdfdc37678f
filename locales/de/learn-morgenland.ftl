# The lessons of Morgenland.

# The first game and the second one: what they are, how long they take, and their ends.
morgenland-course-basic = Die erste Partie
    .lead = Höhlen, Palastwächter und Palast: wie aus Schätzen Artefakte werden.
    .promise = Drei Runden mit vollen Höhlen und zwei freundlichen Bots: etwa zehn Minuten.
    .over = { $isover ->
        [true] { $isbest ->
            [true] Gut gespielt: Niemand hat mehr Artefakte!
           *[false] Deine erste Partie ist zu Ende
        }
       *[false] Jetzt weißt du, wie es geht
    }
    .over-text = { $isover ->
        [true] Du hast { $artefacts }; mehr als { $best } hat niemand. Beim nächsten Mal ahnst du früher, wohin die anderen wollen.
       *[false] In { $rounds } Runden hast du gesehen, wie es läuft. Du hast { $artefacts ->
            [one] 1 Artefakt
           *[other] { $artefacts } Artefakte
        }, und { $left } liegen noch im Palast: Du kannst weiterspielen oder mit der Magie weitermachen.
    }
morgenland-course-magic = Die Partie mit Magie
    .lead = Artefakte bekommen Kräfte, und Zauberkarten stellen alles auf den Kopf.
    .promise = Drei Runden mit zwei freundlichen Bots: etwa zehn Minuten.
    .over = { $isover ->
        [true] { $isbest ->
            [true] Gut gezaubert: Niemand hat mehr Artefakte!
           *[false] Deine erste Partie mit Magie ist zu Ende
        }
       *[false] Jetzt kennst du die Magie
    }
    .over-text = { $isover ->
        [true] Du hast { $artefacts }; mehr als { $best } hat niemand. In jeder Partie kommen andere Zauberkarten, keine Partie ist wie die andere.
       *[false] In { $rounds } Runden hast du gesehen, wie Magie geht. Du hast { $artefacts ->
            [one] 1 Artefakt
           *[other] { $artefacts } Artefakte
        }, und { $left } liegen noch im Palast: Du kannst weiterspielen oder dich mit anderen an einen Tisch setzen.
    }

# What the coach says: a heading and a few sentences each.
morgenland-learn-welcome = Willkommen im Morgenland!
morgenland-learn-welcome-text = Oben auf dem Berg steht der Palast, und in seinen Kammern liegen { $artefacts } Artefakte. Wer am Ende die meisten hat, gewinnt. Bezahlt werden sie mit Schätzen, und Schätze liegen in den Höhlen der Drachen.
morgenland-learn-opening = Deine ersten Schätze
morgenland-learn-opening-text = { $due ->
    [one] Nimm noch 1 Schatz beliebiger Art.
   *[other] Nimm { $due } beliebige Schätze.
} Bezahlt wird mit verschiedenen Arten: Von jeder ein wenig hilft mehr als viel von einer.
morgenland-learn-card = Eine Schatzkarte
morgenland-learn-card-text = In jeder Runde füllt eine Karte die Höhlen: diesmal { $units } Schätze in { $caves ->
    [one] einer Höhle
   *[other] { $caves } Höhlen
}, in jeder eine andere Art. Das oberste Fach bekommt, wer dort am stärksten ist.
morgenland-learn-tokens = Deine Figuren
morgenland-learn-tokens-text = Hinter deinem Sichtschirm liegen { $count } Figuren mit Werten von { $low } bis { $high }. In Spielreihenfolge legen alle eine nach der anderen verdeckt ab, bis keine mehr da ist. Die anderen sehen, wo deine liegen, aber nicht, was sie wert sind.
morgenland-learn-placing = Lege eine Figur ab
morgenland-learn-placing-text = { $words ->
    [true] Jede Auswahl nennt eine Figur und ein Feld.
   *[false] Wähle eine Figur und dann ein Feld, oder ziehe sie dorthin.
} Auf einem Feld werden deine Figuren zusammengezählt. Bluffen ist erlaubt: Eine 1 sieht aus wie eine 9.
morgenland-learn-spaces = Was es wo gibt
morgenland-learn-spaces-text = Diesen Weg nimmt die Runde, sobald alle Figuren liegen:
morgenland-learn-part-caves = Höhlen: Schätze für die Stärksten.
morgenland-learn-part-market = Markt: Schätze gegen Schätze.
morgenland-learn-part-caravanserai = Karawanserei: das Kamel und damit der erste Zug.
morgenland-learn-part-guard = Palastwächter: der Weg in den Palast.
morgenland-learn-part-rooms = { $rooms } Kammern: je ein Artefakt.
morgenland-learn-rooms = Figuren in Kammern kosten Schätze
morgenland-learn-rooms-text = Wer in einer Kammer am stärksten ist, darf zuerst kaufen, zahlt aber für jede eigene Figur dort: Eine { $high } gewinnt leicht und kostet { $high } Schätze, eine { $low } nur { $low }. Wer nicht kauft, zahlt nichts.
morgenland-learn-guard = Denk an den Palastwächter
morgenland-learn-guard-text = Figuren in den Kammern nützen dir nur, wenn du am Palastwächter vorbeikommst. Seine Stärke liegt zwischen 1 und 10, und noch kennt sie niemand. Mit einer hohen Figur dort kommst du hinein; eine niedrige erlaubt dir wenigstens ein Bestechungsgeld.
morgenland-learn-stranded = Der Palast bleibt dir verschlossen
morgenland-learn-stranded-text = Du hast Figuren in den Kammern und keine beim Palastwächter, und nur noch { $left ->
    [one] eine Figur
   *[other] { $left } Figuren
} abzulegen. Ohne eine beim Palastwächter nimmst du alle aus den Kammern zurück.
morgenland-learn-tally = Jetzt zählt es
morgenland-learn-tally-text = Feld für Feld werden die Figuren aufgedeckt und zusammengezählt. { $isme ->
    [true] Am stärksten { $space-at } bist du
   *[false] Am stärksten { $space-at } ist { $name }
}, mit { $strength }. Dann kommt das nächste Feld, bis hinauf zu den Kammern.
morgenland-learn-tie = Gleich stark
morgenland-learn-tie-text = { $who ->
    [ahead] { $behind } und du habt beide { $strength }. Du kommst in der Spielreihenfolge früher, also giltst du als stärker.
    [behind] { $ahead } und du habt beide { $strength }. { $ahead } kommt in der Spielreihenfolge früher und gilt als stärker.
   *[others] { $ahead } und { $behind } haben beide { $strength }. { $ahead } kommt in der Spielreihenfolge früher und gilt als stärker.
} Die Spielreihenfolge beginnt beim Kamel.
morgenland-learn-nothing = Kein Fach mehr übrig
morgenland-learn-nothing-text = { $space-title } hat { $shelves ->
    [one] ein Fach mit Schätzen
   *[other] { $shelves } Fächer mit Schätzen
}, und andere waren stärker. Was du dort abgelegt hast, war umsonst; am Ende der Runde kommt es zurück wie alle Figuren.
morgenland-learn-shelf = Du bekommst { morgenland-units-of-cave }
morgenland-learn-shelf-text = { $shelf ->
    [1] Du warst dort am stärksten und nimmst das oberste Fach.
   *[other] Du nimmst Fach { $shelf } von oben, denn andere waren stärker.
} Wer danach am stärksten ist, nimmt das nächste, solange es noch welche gibt.
morgenland-learn-market = Ein Handel auf dem Markt
morgenland-learn-market-text = Du bist hier am stärksten: Du darfst einen Schatz abgeben und dafür { $units } beliebige aus der Bank nehmen. Du musst nicht.
morgenland-learn-camel = Das Kamel
morgenland-learn-camel-text = { $isme ->
    [true] Du hast jetzt das Kamel und kommst in der Spielreihenfolge zuerst
   *[false] { $name } hat jetzt das Kamel und kommt in der Spielreihenfolge zuerst
}, und zwar sofort: zuerst beim Ablegen und vorn bei jedem Gleichstand.
morgenland-learn-guard-turned = Der Palastwächter hat Stärke { $strength }
morgenland-learn-guard-turned-text = { $fate ->
    [enters] Deine { $own } reicht: Die Kammern stehen dir offen.
    [short] Du hast { $own }, das ist { $missing } zu wenig. Wer hier zu wenig hat, darf die Differenz in Schätzen bezahlen.
   *[absent] Du hast hier nichts, also bleiben dir die Kammern in dieser Runde verschlossen.
} Hier gibt es keinen Wettstreit: Wer stark genug ist, darf hinein.
morgenland-learn-bribe = Den Palastwächter bestechen?
morgenland-learn-bribe-text = Er hat { $guard }, du hast { $strength }. Für { $due ->
    [one] 1 Schatz beliebiger Art
   *[other] { $due } beliebige Schätze
} lässt er dich ein. Das lohnt sich, wenn dich in den Kammern etwas reizt und danach genug zum Kaufen bleibt.
morgenland-learn-turned-away = Nach Hause geschickt
morgenland-learn-turned-away-text = { $tokens ->
    [one] Deine Figur kommt
   *[other] Deine { $tokens } Figuren kommen
} aus den Kammern zurück, denn der Palastwächter ließ dich nicht vorbei. Schätze verlierst du keine, aber kaufen kannst du in dieser Runde nichts.
morgenland-learn-buy = Du darfst kaufen
morgenland-learn-buy-text = { $space-title } kostet dich { $price }: { $tokens ->
    [one] den Wert deiner Figur, alles von einer Art
   *[other] für jede Figur ihren Wert und für jede eine andere Art
}. Wenn du verzichtest, darf kaufen, wer danach am stärksten ist. Was niemand kauft, bleibt für die nächste Runde.
morgenland-learn-paying = Wähle die Arten
morgenland-learn-paying-text = Für jede Figur eine Art. Bezahle mit dem, wovon du viel hast, und behalte verschiedene Arten für die nächste Kammer. Was übrig bleibt, siehst du, bevor du besiegelst.
morgenland-learn-bought = { $count ->
    [one] Dein erstes Artefakt!
   *[other] Noch ein Artefakt: Du hast { $count }
}
morgenland-learn-bought-text = Es gehört dir bis zum Ende, und nur du weißt, welches es ist. Im Grundspiel zählen alle gleich; bei Gleichstand entscheiden am Ende die Schriftrollen.
morgenland-learn-bought-other = { $name } kauft ein Artefakt
morgenland-learn-bought-other-text = Jede Kammer verkauft ein Artefakt je Runde, und das { $space-at } ist weg. Was nicht verkauft wird, wartet auf die nächste Runde.
morgenland-learn-round = Eine neue Runde
morgenland-learn-round-text = Alle Figuren sind zurück, was in den Höhlen übrig war, ist in der Bank, und eine neue Karte ist aufgedeckt. { $left } Artefakte sind noch da: Die Partie endet in dem Moment, in dem das letzte gekauft wird.
morgenland-learn-ties-at-the-end = Wie es endet
morgenland-learn-ties-at-the-end-text = Am Ende gewinnen die meisten Artefakte. Bei Gleichstand liegt vorn, wer mehr Schriftrollen hat, und danach, wer mehr Schätze hat. Auch was dir übrig bleibt, kann also entscheiden.
morgenland-learn-ended = Das Ende
morgenland-learn-ended-text = { $ending ->
    [too-long] Die Partie hat sehr lange gedauert und endet hier.
   *[sold-out] Das letzte Artefakt ist verkauft.
} Alle zeigen, was sie haben: Die meisten Artefakte gewinnen, dann zählen Schriftrollen, dann Schätze.

# The second game.
morgenland-learn-magic = Jetzt mit Magie
morgenland-learn-magic-text = Höhlen, Palastwächter und Kammern sind, wie du sie kennst. Aber jetzt lassen sich Artefakte auch benutzen, eines je Runde. Alle beginnen mit einer Wunderlampe. Und im Zelt warten { $spells } Zauberkarten.
morgenland-learn-open-artefacts = Die Artefakte liegen offen
morgenland-learn-open-artefacts-text = Jede Kammer zeigt, welches Artefakt zu haben ist. { $space-title } hat zum Beispiel { $artefact-a }. So kannst du dorthin gehen, wo die Kraft liegt, die du willst.
morgenland-learn-own-lamp = Deine Wunderlampe
morgenland-learn-own-lamp-text = Sie zählt am Ende als Artefakt, und sie öffnet den Weg zur Magie: Sobald du eine Zauberkarte hast, darfst du sie anzünden und in dieser Runde so viele deiner Zauberkarten spielen, wie du willst.
morgenland-learn-tent = Aladins Zelt
morgenland-learn-tent-text = Wer hier am stärksten ist, zieht zwei Zauberkarten, behält eine und gibt die andere an die zweitstärkste Person. { $spells } sind im Stapel, und keine kommt zurück.
morgenland-learn-djinn = Das Haus des Dschinns
morgenland-learn-djinn-text = Wer hier am stärksten ist, darf in dieser Runde zwei Artefakte benutzen statt einem. Es kommt vor dem Palastwächter und den Kammern, wo das am meisten wert ist.
morgenland-learn-keep = Zwei Zauberkarten
morgenland-learn-keep-text = Du hast zwei gezogen und behältst eine. { $isalone ->
    [true] Sonst ist niemand hier, also wird die andere offen abgeworfen.
   *[false] { $name } bekommt die andere, und du weißt, welche es ist.
}
morgenland-learn-spell-handed = Eine Zauberkarte für dich
morgenland-learn-spell-handed-text = { $name } war im Zelt stärker, hat zwei Zauberkarten gezogen und dir eine davon gegeben: „{ $spell-name }“. Ihr beide wisst, dass du sie hast; die anderen wissen nur, dass du eine hast.
morgenland-learn-two-artefacts = Doppelte Kraft
morgenland-learn-two-artefacts-text = { $isme ->
    [true] Du darfst von jetzt an in dieser Runde zwei Artefakte benutzen
   *[false] { $name } darf von jetzt an in dieser Runde zwei Artefakte benutzen
}. Für alle anderen bleibt es bei einem.
morgenland-learn-reading = Was kann „{ $spell-name }“?
morgenland-learn-reading-text = { $words ->
    [true] In der Liste deiner Sachen steht bei jeder Zauberkarte, was sie tut und welche Regel alles dazu sagt.
   *[false] Zeige auf die Karte oder drücke lange darauf: Sie sagt, was sie tut und welche Regel alles dazu sagt. So liest du jede Karte, auch fremde, sobald sie offen liegen.
}
morgenland-learn-before-placing = Vor dem Ablegen
morgenland-learn-before-placing-text = Bevor du eine Figur ablegst, darfst du etwas spielen. Du musst nicht: Solche Gelegenheiten kommen wieder, wenn die Felder gewertet werden.
morgenland-learn-answer = Du darfst antworten
morgenland-learn-answer-text = Etwas ist angesagt und noch nicht geschehen. Du darfst auch etwas spielen oder passen. Sobald alle nacheinander gepasst haben, wird alles ausgeführt.
morgenland-learn-window = Eine Gelegenheit
morgenland-learn-window-text = Soweit alle sehen können, könntest du hier etwas spielen: Darum wirst du gefragt. Passen kostet nichts; was du jetzt nicht benutzt, kannst du später benutzen.
morgenland-learn-less = Zu viele Fragen?
morgenland-learn-less-text = „{ prompt-pass-round }“ gilt für den Rest der Runde, und mit „{ prompt-here-if-it-concerns-me }“ wirst du nur gefragt, wenn dich betrifft, was gespielt wird. Mit „{ prompt-hold-window }“ hält das Spiel bei der nächsten Gelegenheit an, was immer du gesagt hast.
morgenland-learn-cast = Zaubern?
morgenland-learn-cast-text = Deine Wunderlampe brennt: { $count ->
    [one] Du darfst jetzt deine Zauberkarte spielen
   *[other] Du darfst jetzt { $count } Zauberkarten spielen
}. Eine gespielte ist weg; eine, die du behältst, wartet auf einen besseren Moment.
morgenland-learn-naming = Worum geht es?
morgenland-learn-naming-text = Sage jetzt, was gemeint ist: eine Figur, ein Feld, ein Artefakt. Alle sehen es. Eine Figur, die nicht mehr dort liegt, wenn es ausgeführt wird, ist sicher.
morgenland-learn-lit = Eine Wunderlampe brennt
morgenland-learn-lit-text = { $isme ->
    [true] Bis zum Ende der Runde darfst du deine Zauberkarten spielen
   *[false] Bis zum Ende der Runde darf { $name } alle eigenen Zauberkarten spielen
}. Gegen eine Wunderlampe hilft nichts; nur auf die Zauberkarten kann man antworten.
morgenland-learn-declared = Angesagt, noch nicht ausgeführt
morgenland-learn-declared-text = { $isme ->
    [true] Was du spielst, liegt jetzt offen
   *[false] Was { $name } spielt, liegt jetzt offen
}, aber geschehen ist noch nichts. Erst dürfen alle antworten. Dann wird alles ausgeführt: Gegenzauber zuerst, der Rest in Spielreihenfolge. Eine Antwort kann also früher kommen als das, worauf sie antwortet.
morgenland-learn-countered = Abgewehrt!
morgenland-learn-countered-text = { $by } hat die Kraft eines Gegenzaubers: „{ $spell-name }“ von { $name } bleibt ohne Wirkung und ist weg. Gegenzauber kommen vor allem anderen, und sie selbst kann nichts abwehren.
morgenland-learn-carried-out = Jetzt wird es ausgeführt
morgenland-learn-carried-out-text = Alle haben gepasst, also wird in Spielreihenfolge ausgeführt, was angesagt war. { $isme ->
    [true] Das hier kommt von dir.
   *[false] Das hier kommt von { $name }.
} Danach werden alle noch einmal gefragt, bis niemand mehr etwas spielen will.
morgenland-learn-came-to-nothing = Es bleibt ohne Wirkung
morgenland-learn-came-to-nothing-text = Was { $name } gemeint hat, war nicht mehr da, als es so weit war. Gespielt ist die Karte trotzdem. Eine Antwort muss also kein Gegenzauber sein.
morgenland-learn-bought-scroll = Eine Schriftrolle
morgenland-learn-bought-scroll-text = { $name } kauft eine Schriftrolle. Sie hat in einer Runde keine Kraft, aber bei gleich vielen Artefakten gewinnt, wer mehr Schriftrollen hat.
morgenland-learn-bought-magic = Du hast { $artefact-a }
morgenland-learn-bought-magic-text = Das zählt am Ende mit, und ab jetzt kannst du es benutzen. Du hast { $count ->
    [one] 1 Artefakt
   *[other] { $count } Artefakte
}, und alle sehen, welche.
morgenland-learn-round-magic = Alles ist wieder bereit
morgenland-learn-round-magic-text = Benutzte Artefakte darfst du wieder benutzen, und Wunderlampen sind aus, bis jemand sie anzündet. Gespielte Zauberkarten sind weg. { $left } Artefakte sind noch im Palast.

# Artefacts, when they can be used for the first time.
morgenland-learn-use-lamp-text = Zünde sie an, und bis zum Ende der Runde darfst du beliebig viele deiner Zauberkarten spielen. Das ist dein Artefakt für diese Runde.
morgenland-learn-use-counterspell-text = Eine fremde Zauberkarte ist angesagt, und du kannst sie abwehren: Dann bleibt sie ohne Wirkung und ist weg. Hebe dir den Gegenzauber für eine auf, die wehtut.
morgenland-learn-use-double-text = Eine deiner offenen Figuren auf dem Feld, das gewertet wird, zählt doppelt. In einer Kammer bezahlst du auch doppelt für sie, mit noch einer Art.
morgenland-learn-use-carpet-text = Lege ihn auf das Feld, das gewertet wird: Dort zählt er als Figur mit Stärke 3, auch wenn du dort keine hast. Beim Palastwächter erlaubt er ein Bestechungsgeld.
morgenland-learn-use-key-text = Damit kommst du ohne Figur und ohne Bestechungsgeld in den Palast. Gebraucht wird er hier beim Palastwächter, nicht vorher.

# The end of a course: things that did not come up in it.
morgenland-learn-unmet-place = Felder:
morgenland-learn-unmet-moment = Augenblicke:
morgenland-learn-unmet-artefact = Artefakte:
morgenland-learn-unmet-later = Was später kommt:
morgenland-learn-topic-tie = gleiche Stärke
morgenland-learn-topic-shelf = Fächer und wer sie bekommt
morgenland-learn-topic-bribe = das Bestechungsgeld
morgenland-learn-topic-turned-away = verschlossene Kammern
morgenland-learn-topic-buying = ein Artefakt kaufen
morgenland-learn-topic-artefacts = Artefakte mit Kräften
morgenland-learn-topic-spells = die Zauberkarten, eine nach der anderen
morgenland-learn-topic-windows = wann gezaubert wird
morgenland-learn-topic-casting = eine Zauberkarte spielen
morgenland-learn-topic-naming = worum es bei einer Ansage geht
morgenland-learn-topic-answer = ansagen und antworten
morgenland-learn-topic-carried-out = in welcher Reihenfolge ausgeführt wird
morgenland-learn-topic-came-to-nothing = was ohne Wirkung bleibt
morgenland-learn-topic-parasite = geliehene Kräfte
morgenland-learn-topic-smuggler = sich in die Stadt einschmuggeln
