# Wat de terminal zelf zegt, in elk spel.

terminal-which-game = Welk spel?
terminal-no-choice = Keuze { $typed } bestaat niet: typ een getal van 1 tot { $last }, of quit.
terminal-one-of-each = van elk één, zoals { $example }; de getallen tellen ze in deze volgorde
terminal-input-ended = De invoer is afgelopen.

terminal-you = Jij bent { $player }, plaats { $seat }.
terminal-bot = { $player } ({ $entrant-name })
terminal-bots = Bots: { $bots }.
terminal-entrant-random = doelloos
terminal-entrant-novice = mild
terminal-entrant-regular = sluw
terminal-entrant-expert = bedreven
terminal-luck = Al het toeval in dit spel komt uit een startwaarde, die je aan het eind ziet. De SHA-256-hash ervan:
terminal-how-to = Kies met een getal of de notatie ernaast; { $explain } toont de regels van de fase, { $help } al het andere.

terminal-own = { $player } (jij)
terminal-only-choice = Je hebt maar één keuze: { $choice }
terminal-not-possible = Niet mogelijk: { $why }
terminal-not-understood = { $misread ->
    [word] Niet begrepen: in plaats van ‘{ $misread-word }’ kan in ‘{ $text }’ alleen een van deze: { $misread-instead }. Met { $help } zie je wat je kunt typen.
   *[pattern] Niet begrepen: ‘{ $text }’ is geen keuze. Met { $help } zie je wat je kunt typen.
}
terminal-fault = { $fault ->
    [crashed] Het programma van { $player } is gecrasht: { $example }. Voor deze plaats wordt willekeurig gespeeld.
    [stalled] Het programma van { $player } antwoordt niet: { $example }. Voor deze plaats wordt willekeurig gespeeld.
    [too-long] Het programma van { $player } schreef een te lange regel: { $example }. Voor deze plaats wordt willekeurig gespeeld.
    [not-understood] Het programma van { $player } was niet te begrijpen: { $example }. Voor deze plaats wordt willekeurig gespeeld.
   *[not-legal] Het programma van { $player } koos iets wat niet mag: { $example }. Voor deze plaats wordt willekeurig gespeeld.
}
terminal-help = Typ het getal van een keuze, of de notatie ernaast. Of:
terminal-command = { $command ->
    [back] neemt terug wat je in deze fase gedekt hebt gekozen, zolang dat kan
    [board] toont het bord opnieuw
    [log] toont wat er tot nu toe gebeurde
    [legal] toont opnieuw wat je kunt kiezen
    [help] toont deze lijst
    [quit] verlaat het spel
   *[explain] legt deze fase uit, met de nummers van de regels
}
terminal-lose-game = Dit spel wordt niet vastgelegd en gaat verloren. Toch stoppen? (ja of nee)
terminal-yes = ja

terminal-you-leave = Je gaat weg; het spel is niet afgelopen.
terminal-won = { $winners-count ->
    [one] { $winners } wint.
   *[other] { $winners } delen de overwinning.
}
terminal-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
terminal-seed = De startwaarde was { $seed }.
terminal-kept = De opname staat in { $file }; bekijk die met `durbar replay { $file }`.

terminal-rules = { $game }, regelversie { $version }
terminal-label = { $label ->
    [players] spelers
    [options] opties
    [edition] uitgave
    [commitment] vastlegging
    [seed] startwaarde
    [actions] acties
   *[seen-by] gezien door
}
terminal-edition = { $default ->
    [true] { $name ->
        [none] de gewone
       *[other] { $name } (de gewone)
    }
   *[false] { $name ->
        [none] niet de gewone
       *[other] { $name } (niet de gewone)
    }
}
terminal-eyes = { $seat ->
    [none] toeschouwer
   *[other] plaats { $seat }
}
terminal-secret = { $sentence } (geheim)
terminal-not-over = Het spel is niet afgelopen. Er wordt nog gewacht op { $awaited }.
terminal-verified = { $published ->
    [true] Alles klopt: de vastlegging is de gepubliceerde, en de hash van de startwaarde; acties: { $actions }, stellingen: { $positions }. { $over ->
        [true] De uitslag volgt eruit.
       *[false] Het spel is niet afgelopen.
    }
   *[false] Alles klopt: de vastlegging is de hash van de startwaarde; acties: { $actions }, stellingen: { $positions }. { $over ->
        [true] De uitslag volgt eruit.
       *[false] Het spel is niet afgelopen.
    }
}

terminal-as-expected = Zoals verwacht.
terminal-tried = { $failed ->
    [0] { $scenarios ->
        [one] 1 scenario: alles zoals verwacht
       *[other] { $scenarios } scenario’s: alles zoals verwacht
    }
   *[other] { $scenarios ->
        [one] 1 scenario: { $failed } niet zoals verwacht
       *[other] { $scenarios } scenario’s: { $failed } niet zoals verwacht
    }
}
terminal-mismatch-offers = play, regel { $place-line }: { $place-text }: toegestaan voor { $seat }: { $legal }
terminal-mismatch-refused = play, regel { $place-line }: { $place-text }: geweigerd: { $refused-because } ({ $refused-rule })
terminal-mismatch-done = play, regel { $place-line }: { $place-text }: moet volgens { $rule } geweigerd worden, maar is gedaan
terminal-mismatch-other-rule = play, regel { $place-line }: { $place-text }: moet volgens { $rule } geweigerd worden, maar werd het volgens { $refused-rule }: { $refused-because }
terminal-mismatch-no-key = { $path }: { $expected } verwacht, maar die sleutel bestaat niet
terminal-mismatch-differs = { $path }: { $expected } verwacht, { $found } gevonden
terminal-mismatch-no-event = events: { $expected } is niet gebeurd (of niet in deze volgorde)
