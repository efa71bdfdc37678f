# Wonach in Morgenland gefragt wird und was sich wählen lässt. Siehe locales/README.md.

## So viele Schätze

morgenland-treasures-due = { $due ->
    [1] einen Schatz
   *[other] { $due } Schätze
}
morgenland-treasures-given = { $units ->
    [1] einen Schatz
   *[other] { $units } Schätze
}

## Fragen

morgenland-ask-place = Lege eine Figur { $open ->
    [true] offen ab (nur { morgenland-space-guard.at } verdeckt)
   *[false] verdeckt ab
}: Welche und wo{ $playable ->
    [true] , oder was spielst du vorher
   *[false] { "" }
}?
morgenland-ask-opening = Alle beginnen mit 3 Schätzen: Nimm { morgenland-treasures-due } aus der Bank, nach Arten in der Reihenfolge der Höhlen. Was kommt als Nächstes?
morgenland-ask-market-take = { morgenland-space-market.title }: Nimm { morgenland-treasures-due } aus der Bank, nach Arten in der Reihenfolge der Höhlen. Was kommt als Nächstes?
morgenland-ask-take = { $spell-name }: Nimm { morgenland-treasures-due } aus der Bank, nach Arten in der Reihenfolge der Höhlen. Was kommt als Nächstes?
morgenland-ask-pay-bribe = Das Bestechungsgeld: Gib { morgenland-treasures-due } an die Bank, nach Arten in der Reihenfolge der Höhlen. Was kommt als Nächstes?
morgenland-ask-give = { $caster ->
    [none] { $spell-name }
   *[other] „{ $spell-name }“ von { $caster }
}: Gib { morgenland-treasures-due } an { $to ->
    [none] die Bank
   *[other] { $to }
}, nach Arten in der Reihenfolge der Höhlen. Was kommt als Nächstes?
morgenland-ask-market = Du bist { morgenland-space-market.at } am stärksten: Gibst du 1 Schatz für { $units } deiner Wahl aus der Bank?
morgenland-ask-bribe = Der Palastwächter hat Stärke { $guard }, du hast { $strength }: Zahlst du { morgenland-treasures-due }, um in den Palast zu kommen?
morgenland-ask-buy = { $room-title }: Kaufst du { $artefact ->
    [none] das oberste Artefakt
   *[other] { $artefact-the }
} für { $price }?
morgenland-ask-price = { $room-title }: Mit welcher Art bezahlst du { $due } für { $token ->
    [none] { morgenland-artefact-carpet.your }
   *[other] deine Figur { $token }
}{ $reversed ->
    [true] , die { $due } zählt
   *[false] { "" }
}{ $later-count ->
    [0] { "" }
    [1] { " " }(danach { $later } von einer anderen Art)
   *[other] { " " }(danach { $later } von anderen Arten)
}?
morgenland-ask-keep = Welche Zauberkarte behältst du? { $to ->
    [none] Die andere wird offen abgeworfen.
   *[other] Die andere bekommt { $to }.
}
morgenland-ask-camel = Du hast dich { morgenland-space-caravanserai.to } eingeschmuggelt: Nimmst du das Kamel, um von jetzt an zuerst am Zug zu sein?
morgenland-ask-window = { $stage }: Was spielst du?
morgenland-ask-tally = { $space-subject } wird gewertet ({ $guard ->
    [none] { "" }
   *[other] Stärke { $guard }; { "" }
}{ $standing-count ->
    [0] niemand ist da
   *[other] { $standing }
}): Was spielst du?
morgenland-ask-answer = Angesagt: { $plays }. Was spielst du?
morgenland-ask-counter = { $seat } kauft mit „{ morgenland-spell-abracadabra }“: Setzt du einen Gegenzauber ein?
morgenland-ask-name = { $play-card ->
    [artefact] { $play-card-value-subject }
   *[spell] { $play-card-value-name }{ morgenland-play-artefact }
}: { $what ->
    [doubled] Welche deiner Figuren zählt noch einmal?
    [countered] Gegen welche Zauberkarte?
    [borrowed] Welche Kraft nutzt du?
    [given] Welches deiner Artefakte gibst du her?
    [swapped] Gegen das offene Artefakt welcher Kammer?
    [own-token] Welche deiner Figuren kommt auf ein anderes Feld?
    [other-token] Welche fremde Figur kommt auf ein anderes Feld?
    [destination] Wohin kommt { $piece }?
    [token-back] Welche Figur geht zurück?
    [empty-cave] Welche leere Höhle bekommt Schätze?
    [stack] In welcher Kammer?
    [closed] Auf welches Feld darf nichts mehr kommen?
   *[eclipsed] Auf welchem Feld?
}
morgenland-ask-search = Du hast bezahlt und siehst den Stapel durch ({ $room-name }): Welches Artefakt nimmst du?
morgenland-ask-mirage = { morgenland-spell-mirage }: Welches Artefakt des Stapels soll { $room-at } offen liegen?
morgenland-ask-city-tax = „{ morgenland-spell-city-tax }“ von { $caster }: Zahlst du { morgenland-treasures-due } für { $piece }?
morgenland-ask-sultans-tax = „{ morgenland-spell-sultans-tax }“ von { $caster }: Zahlst du { morgenland-treasures-due } für deine { $tokens ->
    [1] Figur
   *[other] { $tokens } Figuren
} in den Kammern?
morgenland-ask-retaliate = { $caster } hat deine Figur vom Spielplan genommen: Welche Figur von { $caster } nimmst du dafür vom Spielplan?
morgenland-ask-trade = { morgenland-spell-trade }: { $units ->
    [0] Welchen Schatz gibst du zuerst, nach Arten in der Reihenfolge der Höhlen?
   *[other] Du hast { morgenland-treasures-given } gegeben. Gibst du noch einen?
}

## Was sich wählen lässt; `more` sagt, was es bringt, wo dafür Platz ist

morgenland-choice-place = Lege deine { $token } { $space-at }{ $open ->
    [true] { " " }offen
   *[false] { "" }
} ab
morgenland-choice-take = Nimm { morgenland-units-of-kind }
    .more = die Bank hat { $bank }
morgenland-choice-give = Gib { morgenland-units-of-kind }
    .more = du hast { $owned }
morgenland-choice-bribe = Zahle { morgenland-treasures-due } und geh hinein
morgenland-choice-no-bribe = Zahle nichts
    .more = { $tokens ->
        [0] in dieser Runde steht dir keine Kammer offen
        [1] du nimmst 1 Figur aus den Kammern zurück, und in dieser Runde steht dir keine offen
       *[other] du nimmst { $tokens } Figuren aus den Kammern zurück, und in dieser Runde steht dir keine offen
    }
morgenland-choice-buy = Kaufe { $artefact-the }
    .more = { $artefact-effect }
morgenland-choice-buy-unseen = Kaufe es
morgenland-choice-buy-with = Kaufe mit „{ $spell-name }“
    .more = { $spell-effect }
morgenland-choice-no-buy = Kaufe nichts
morgenland-choice-no-market = Gib nichts
morgenland-choice-keep = Behalte „{ $spell-name }“
    .more = { $spell-effect }
morgenland-choice-take-camel = Nimm das Kamel
morgenland-choice-leave-camel = Lass das Kamel, wo es ist
morgenland-choice-pass = Nichts
morgenland-choice-use = Benutze { $artefact-your }
    .more = { $artefact-effect }
morgenland-choice-counter = Wehre „{ $spell-name }“ ab
    .more = { morgenland-artefact-counterspell } gegen { $play ->
        [none] „{ $spell-name }“
       *[other] { $play }
    }
morgenland-choice-cast = Zaubere „{ $spell-name }“
    .more = { $spell-effect }
morgenland-choice-borrow = { $artefact-subject }
    .more = { $artefact-effect }
morgenland-choice-against = Gegen „{ $spell-name }“
    .more = { $play ->
        [none] { $spell-effect }
       *[other] { $play }
    }
morgenland-choice-swap = Gib { $artefact-your } her
    .more = { $artefact-effect }
morgenland-choice-swap-for = Gegen { $artefact-the } { $room-at }
    .more = { $artefact-effect }
morgenland-choice-find = { $artefact-subject } { $open ->
    [true] (liegt offen)
   *[false] (aus dem Stapel)
}
    .more = { $artefact-effect }
morgenland-choice-turn = { $artefact-subject }
    .more = { $artefact-effect }
morgenland-choice-token = Figur: { $piece }
morgenland-choice-move = Versetze sie { $space-to }
morgenland-choice-cave = { $cave-title }
    .more = { morgenland-units-of-cave } ({ $shelves })
morgenland-choice-stack = { $room-title }
    .more = { $artefact ->
        [none] { $stack } verdeckt
       *[other] { $artefact-name } offen, { $stack } verdeckt
    }
morgenland-choice-eclipse = { $space-title }
    .more = trifft { $hits }
morgenland-choice-space = { $space-title }
morgenland-choice-pay-city-tax = Zahle { morgenland-treasures-due }
    .more = die Figur bleibt
morgenland-choice-no-city-tax = Zahle nichts
    .more = du nimmst die Figur zurück
morgenland-choice-pay-sultans-tax = Zahle { morgenland-treasures-due }
    .more = deine Figuren bleiben
morgenland-choice-no-sultans-tax = Zahle nichts
    .more = { $tokens ->
        [1] du nimmst 1 Figur aus den Kammern zurück
       *[other] du nimmst { $tokens } Figuren aus den Kammern zurück
    }
morgenland-choice-stop-trading = Gib nichts mehr
    .more = du nimmst { morgenland-treasures-given } von anderen Arten

morgenland-ask-options = Welche Fassung?

## Windows: when players are asked whether they step in. The names are short.

morgenland-window-start = Beginn der Runde
    .explained = Bevor die erste Figur abgelegt wird. Dich betrifft es, wenn deine Wunderlampe brennt und du eine Zauberkarte hast.
morgenland-window-placed = Alle Figuren liegen
    .explained = Bevor die erste Höhle gewertet wird. Dich betrifft es, wenn deine Wunderlampe brennt und du eine Zauberkarte hast.
morgenland-window-cave = In einer Höhle
    .explained = Wenn die Figuren in einer Höhle aufgedeckt sind, bevor jemand Schätze bekommt. Dich betrifft es, wenn dort Figuren von dir und von anderen liegen.
morgenland-window-caves-done = Nach den Höhlen
    .explained = Bevor die Stadt gewertet wird. Dich betrifft es, wenn deine Wunderlampe brennt und du eine Zauberkarte hast.
morgenland-window-city = In der Stadt
    .explained = Wenn die Figuren in Aladins Zelt, im Haus des Dschinns, auf dem Markt oder in der Karawanserei aufgedeckt sind, bevor jemand etwas bekommt. Dich betrifft es, wenn dort Figuren von dir und von anderen liegen.
morgenland-window-guard = Beim Palastwächter
    .explained = Wenn der Palastwächter und die Figuren bei ihm aufgedeckt sind, bevor jemand in den Palast darf. Dich betrifft es, wenn dort oder in einer Kammer eine Figur von dir liegt.
morgenland-window-room = In einer Kammer
    .explained = Wenn die Figuren in einer Kammer aufgedeckt sind, bevor jemand kaufen darf. Dich betrifft es, wenn dort Figuren von dir und von anderen liegen.
morgenland-window-answer = Jemand spielt etwas
    .explained = Ein Artefakt oder eine Zauberkarte wurde angesagt, und darauf kann man antworten. Dich betrifft es, wenn es dir oder deinen Sachen gilt oder einem Feld, auf dem eine Figur von dir liegt.
