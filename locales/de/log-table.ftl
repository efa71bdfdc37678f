# Was am Tisch außer dem Spiel geschieht, und wie Aufzählungen geschrieben werden. Siehe locales/README.md.

list-and = { $most } und { $last }

# What is said, and what there is to add.
with-more = { $said }: { $more }
list-nothing = nichts

news-colour-vermilion = Zinnober
news-colour-blue = Blau
news-colour-green = Grün
news-colour-yellow = Gelb
news-colour-purple = Violett

news-sat = { $sitter ->
    [bot] Ein Bot setzt sich auf Platz { $seat-letter }: { $seat }.
    [open] Platz { $seat-letter } ist frei.
   *[person] { $seat } setzt sich auf Platz { $seat-letter }.
}
news-rose = Platz { $seat-letter } ist wieder frei.
news-coloured = { $seat } spielt jetzt in { $colour-name }.
news-started = Die Partie beginnt.
news-timed-out = Die Zeit von { $seat } ist um: Den Rest des Plans hat ein Bot gewählt.
news-standing = { $until ->
    [none] Du wirst wieder gefragt, wann immer du etwas spielen könntest.
    [somebody-plays] Du passt, bis jemand etwas spielt.
    [it-concerns-me] Du passt, bis dich etwas betrifft.
   *[next-round] Du passt bis zur nächsten Runde.
}
news-wished = Du wirst jetzt so gefragt, ob du eingreifst, wie du es gewählt hast.
news-held = { $hold ->
    [true] Wenn du das nächste Mal eingreifen könntest, wartet das Spiel auf dich.
   *[false] Das nächste Mal wirst du nur gefragt, wie du es gewählt hast.
}
news-quiet = { $quiet ->
    [none] Du hast keine Ruhezeiten mehr.
   *[some] Deine Ruhezeiten haben sich geändert.
}
news-said = „{ $text }“
news-voted = { $matter ->
    [pause] { $yes ->
        [true] { $seat } möchte pausieren.
       *[false] { $seat } möchte nicht mehr pausieren.
    }
    [resume] { $yes ->
        [true] { $seat } möchte weiterspielen.
       *[false] { $seat } möchte noch nicht weiterspielen.
    }
    [abandon] { $yes ->
        [true] { $seat } möchte die Partie abbrechen.
       *[false] { $seat } möchte die Partie nicht mehr abbrechen.
    }
   *[rematch] { $yes ->
        [true] { $seat } möchte eine Revanche.
       *[false] { $seat } möchte keine Revanche mehr.
    }
}
news-paused = Die Partie ist pausiert.
news-resumed = Die Partie geht weiter.
news-away = { $seat } ist nicht da: Ein Bot spielt weiter.
news-back = { $seat } ist zurück.
news-resigned = { $seat } gibt auf: Ein Bot spielt bis zum Ende.
news-interrupted = Der Server war unterbrochen. Niemand hat Zeit verloren.
news-ended = { $stage ->
    [finished] Die Partie ist zu Ende.
    [abandoned] Die Partie wurde abgebrochen.
   *[closed] Der Tisch wurde geschlossen.
}
news-rematched = Die Runde trifft sich an einem anderen Tisch wieder.
