# Was in Morgenland geschieht, als Sätze des Protokolls. Siehe locales/README.md.

## Wie die Dinge heißen

morgenland-space-cave-1 = Höhle 1
    .title = Höhle 1
    .subject = Höhle 1
    .at = in Höhle 1
    .from = aus Höhle 1
    .to = in Höhle 1
morgenland-space-cave-2 = Höhle 2
    .title = Höhle 2
    .subject = Höhle 2
    .at = in Höhle 2
    .from = aus Höhle 2
    .to = in Höhle 2
morgenland-space-cave-3 = Höhle 3
    .title = Höhle 3
    .subject = Höhle 3
    .at = in Höhle 3
    .from = aus Höhle 3
    .to = in Höhle 3
morgenland-space-cave-4 = Höhle 4
    .title = Höhle 4
    .subject = Höhle 4
    .at = in Höhle 4
    .from = aus Höhle 4
    .to = in Höhle 4
morgenland-space-cave-5 = Höhle 5
    .title = Höhle 5
    .subject = Höhle 5
    .at = in Höhle 5
    .from = aus Höhle 5
    .to = in Höhle 5
morgenland-space-tent = Aladins Zelt
    .title = Zelt
    .subject = Aladins Zelt
    .at = in Aladins Zelt
    .from = aus Aladins Zelt
    .to = in Aladins Zelt
morgenland-space-djinn = das Haus des Dschinns
    .title = Haus des Dschinns
    .subject = Das Haus des Dschinns
    .at = im Haus des Dschinns
    .from = aus dem Haus des Dschinns
    .to = ins Haus des Dschinns
morgenland-space-market = der Markt
    .title = Markt
    .subject = Der Markt
    .at = auf dem Markt
    .from = vom Markt
    .to = auf den Markt
morgenland-space-caravanserai = die Karawanserei
    .title = Karawanserei
    .subject = Die Karawanserei
    .at = in der Karawanserei
    .from = aus der Karawanserei
    .to = in die Karawanserei
morgenland-space-guard = der Palastwächter
    .title = Palastwächter
    .subject = Der Palastwächter
    .at = beim Palastwächter
    .from = vom Palastwächter
    .to = zum Palastwächter
morgenland-space-room-1 = Kammer 1
    .title = Kammer 1
    .subject = Kammer 1
    .at = in Kammer 1
    .from = aus Kammer 1
    .to = in Kammer 1
morgenland-space-room-2 = Kammer 2
    .title = Kammer 2
    .subject = Kammer 2
    .at = in Kammer 2
    .from = aus Kammer 2
    .to = in Kammer 2
morgenland-space-room-3 = Kammer 3
    .title = Kammer 3
    .subject = Kammer 3
    .at = in Kammer 3
    .from = aus Kammer 3
    .to = in Kammer 3
morgenland-space-room-4 = Kammer 4
    .title = Kammer 4
    .subject = Kammer 4
    .at = in Kammer 4
    .from = aus Kammer 4
    .to = in Kammer 4
morgenland-space-room-5 = Kammer 5
    .title = Kammer 5
    .subject = Kammer 5
    .at = in Kammer 5
    .from = aus Kammer 5
    .to = in Kammer 5

morgenland-version-basic = Grundspiel
morgenland-version-magic = Fassung mit Magie

morgenland-artefact-lamp = Wunderlampe
    .a = eine Wunderlampe
    .the = die Wunderlampe
    .your = deine Wunderlampe
    .subject = Eine Wunderlampe
    .count = { $count ->
        [1] eine Wunderlampe
       *[other] { $count } Wunderlampen
    }
    .effect = wer sie benutzt, darf in dieser Runde alle eigenen Zauberkarten spielen
morgenland-artefact-counterspell = Gegenzauber
    .a = einen Gegenzauber
    .the = den Gegenzauber
    .your = deinen Gegenzauber
    .subject = Ein Gegenzauber
    .count = { $count ->
        [1] einen Gegenzauber
       *[other] { $count } Gegenzauber
    }
    .effect = eine angesagte Zauberkarte der anderen bleibt ohne Wirkung
morgenland-artefact-double = Doppelgänger
    .a = einen Doppelgänger
    .the = den Doppelgänger
    .your = deinen Doppelgänger
    .subject = Ein Doppelgänger
    .count = { $count ->
        [1] einen Doppelgänger
       *[other] { $count } Doppelgänger
    }
    .effect = eine eigene Figur auf dem Feld, das gewertet wird, zählt noch einmal
morgenland-artefact-carpet = Fliegender Teppich
    .a = einen Fliegenden Teppich
    .the = den Fliegenden Teppich
    .your = deinen Fliegenden Teppich
    .subject = Ein Fliegender Teppich
    .count = { $count ->
        [1] einen Fliegenden Teppich
       *[other] { $count } Fliegende Teppiche
    }
    .effect = eine eigene Figur mit Stärke 3 auf dem Feld, das gewertet wird
morgenland-artefact-key = Schlüssel
    .a = einen Schlüssel
    .the = den Schlüssel
    .your = deinen Schlüssel
    .subject = Ein Schlüssel
    .count = { $count ->
        [1] einen Schlüssel
       *[other] { $count } Schlüssel
    }
    .effect = am Palastwächter vorbei, ohne Figur und ohne Bestechungsgeld
morgenland-artefact-scroll = Schriftrolle
    .a = eine Schriftrolle
    .the = die Schriftrolle
    .your = deine Schriftrolle
    .subject = Eine Schriftrolle
    .count = { $count ->
        [1] eine Schriftrolle
       *[other] { $count } Schriftrollen
    }
    .effect = entscheidet am Ende bei Gleichstand und nützt vorher nichts

morgenland-spell-second-chance = Nachzügler
    .effect = eine eigene Figur kommt auf ein anderes Feld
morgenland-spell-abracadabra = Abrakadabra
    .effect = wer kauft, nimmt ein beliebiges Artefakt der Kammer, auch aus dem Stapel
morgenland-spell-last-first = Die Letzten werden die Ersten sein
    .effect = von jetzt an zählt 1 als 9 und 9 als 1, nur nicht beim Palastwächter
morgenland-spell-charity = Almosen
    .effect = 3 beliebige Schätze aus der Bank
morgenland-spell-city-tax = Bakschisch
    .effect = die anderen zahlen 2 Schätze für jede ihrer Figuren in der Stadt oder nehmen sie zurück
morgenland-spell-donation = Schwund
    .effect = alle geben 5 Schätze an die Bank zurück
morgenland-spell-dragon-leaves = Drachenflug
    .effect = eine leere Höhle bekommt 4 Schätze und 2 ins nächste Fach
morgenland-spell-dragon-returns = Rückkehr des Drachen
    .effect = die Schätze der gerade gewerteten Höhle gehen zurück an die Bank
morgenland-spell-eye-for-an-eye = Auge um Auge
    .effect = eine fremde Figur geht zurück; wer sie gelegt hat, darf es erwidern
morgenland-spell-lunar-eclipse = Mondfinsternis
    .effect = alle offenen ungeraden Figuren eines Feldes gehen zurück, auch Fliegende Teppiche
morgenland-spell-apprentice = Zauberlehrling
    .effect = ein eigenes Artefakt wird gegen ein offenes in einer Kammer getauscht
morgenland-spell-mirage = Fata Morgana
    .effect = in einer Kammer liegt ein Artefakt des Stapels offen statt des bisherigen
morgenland-spell-parasite = Nutznießer
    .effect = die Kraft eines Artefakts, das jemand anders in dieser Runde benutzt hat
morgenland-spell-sacrifice = Opfer
    .effect = alle geben 7 Schätze an die Bank zurück
morgenland-spell-smuggler = Eingeschmuggelt
    .effect = auf allen Stadtfeldern ohne Figuren gilt man als am stärksten
morgenland-spell-solar-eclipse = Sonnenfinsternis
    .effect = alle offenen geraden Figuren eines Feldes gehen zurück
morgenland-spell-spy = Offenes Geheimnis
    .effect = von jetzt an legen die anderen ihre Figuren offen, nur nicht beim Palastwächter
morgenland-spell-sultans-tax = Steuer des Sultans
    .effect = die anderen zahlen 1 Schatz für jede ihrer Figuren in den Kammern oder nehmen alle zurück
morgenland-spell-taboo = Sesam schließ dich
    .effect = auf ein Feld darf in dieser Runde nichts mehr kommen
morgenland-spell-teleport = Teleportation
    .effect = eine fremde Figur kommt auf ein anderes Feld; wer sie gelegt hat, bekommt dafür 3 Schätze
morgenland-spell-trade = Tauschhandel
    .effect = eigene Schätze gegen ebenso viele anderer Arten

# Schätze: ihre Arten, so viel von einer Art, und von der Art, die in einer Höhle liegt.

morgenland-kind-crown = Kronen
    .title = Kronen
morgenland-kind-pearl = Perlen
    .title = Perlen
morgenland-kind-gem = Edelsteine
    .title = Steine
morgenland-kind-goblet = Pokale
    .title = Pokale
morgenland-kind-gold-bar = Goldbarren
    .title = Barren

morgenland-units-crown = { $units ->
    [1] eine Krone
   *[other] { $units } { morgenland-kind-crown }
}
morgenland-units-pearl = { $units ->
    [1] eine Perle
   *[other] { $units } { morgenland-kind-pearl }
}
morgenland-units-gem = { $units ->
    [1] einen Edelstein
   *[other] { $units } { morgenland-kind-gem }
}
morgenland-units-goblet = { $units ->
    [1] einen Pokal
   *[other] { $units } { morgenland-kind-goblet }
}
morgenland-units-gold-bar = { $units ->
    [1] einen Goldbarren
   *[other] { $units } { morgenland-kind-gold-bar }
}
morgenland-units-of-kind = { $kind ->
    [crown] { morgenland-units-crown }
    [pearl] { morgenland-units-pearl }
    [gem] { morgenland-units-gem }
    [goblet] { morgenland-units-goblet }
   *[gold-bar] { morgenland-units-gold-bar }
}
morgenland-units-of-cave = { $cave ->
    [cave-1] { morgenland-units-crown }
    [cave-2] { morgenland-units-pearl }
    [cave-3] { morgenland-units-gem }
    [cave-4] { morgenland-units-goblet }
   *[cave-5] { morgenland-units-gold-bar }
}

## Was geschieht

morgenland-round-began = Runde { $round } beginnt. Die Schatzkarte zeigt { $card }.
morgenland-cave-filled = { $cave-subject } bekommt { morgenland-units-of-cave }.
morgenland-artefact-turned = { $artefact-subject } wird { $room-at } aufgedeckt.
morgenland-took = { $seat } nimmt { morgenland-units-of-kind } aus der Bank.
morgenland-gave = { $to ->
    [none] { $seat } gibt { morgenland-units-of-kind } an die Bank.
   *[other] { $seat } gibt { morgenland-units-of-kind } an { $to }.
}
morgenland-placed = { $token ->
    [none] { $seat } legt { $space-at } eine Figur ab ({ $seat-letter }{ $slot }).
   *[other] { $seat } legt { $space-at } offen eine { $token } ab ({ $seat-letter }{ $slot }).
}
morgenland-placed-token = Figur { $seat-letter }{ $slot } von { $seat } ist eine { $token }.
morgenland-tallied = { $space-subject } wird gewertet.
morgenland-skipped = Niemand ist { $space-at }.
morgenland-turned-over = { $seat } deckt eine { $token } auf.
morgenland-guard-turned = Der Palastwächter wird aufgedeckt: Stärke { $strength }.
morgenland-took-shelf = { $shelf ->
    [1] { $seat } nimmt das oberste Fach von { $cave-name }: { morgenland-units-of-cave }.
    [2] { $seat } nimmt das zweite Fach von { $cave-name }: { morgenland-units-of-cave }.
    [3] { $seat } nimmt das dritte Fach von { $cave-name }: { morgenland-units-of-cave }.
   *[other] { $seat } nimmt das vierte Fach von { $cave-name }: { morgenland-units-of-cave }.
}
morgenland-drew-spells = { $count ->
    [1] { $seat } zieht 1 Zauberkarte.
   *[other] { $seat } zieht { $count } Zauberkarten.
}
morgenland-spells-drawn = { $seat } hat { $spells } gezogen.
morgenland-spell-given = { $seat } behält eine Zauberkarte und gibt die andere an { $to }.
morgenland-spell-handed = „{ $spell-name }“ war die Karte von { $seat } für { $to }.
morgenland-spell-discarded = { $seat } behält eine Zauberkarte und wirft „{ $spell-name }“ ab.
morgenland-two-artefacts = { $seat } darf in dieser Runde zwei Artefakte benutzen.
morgenland-camel-taken = { $seat } nimmt das Kamel und ist von jetzt an zuerst am Zug.
morgenland-camel-declined = { $seat } lässt das Kamel, wo es ist.
morgenland-entered = { $how ->
    [bribe] { $seat } besticht den Palastwächter und darf in den Palast.
    [key] { $seat } darf mit einem Schlüssel in den Palast.
   *[strength] { $seat } ist stark genug und darf in den Palast.
}
morgenland-turned-away = Der Palastwächter weist { $seat } ab.
morgenland-bought = { $artefact ->
    [none] { $seat } kauft { $room-at } das Artefakt.
   *[other] { $seat } kauft { $room-at } { $artefact-a }.
}
morgenland-bought-artefact = { $seat } hat { $artefact-a } bekommen.
morgenland-declined = { $seat } verzichtet.
morgenland-cannot-pay = { $seat } kann den Preis nicht zahlen.
morgenland-lamp-lit = { $seat } zündet eine Wunderlampe an.
morgenland-passed = { $seat } spielt nichts.
morgenland-began = { $play-card ->
    [artefact] { $play-seat } benutzt { $play-card-value-a }.
   *[spell] { $play-seat } zaubert: { $play-card-value-name }.
}
morgenland-declared = { $play-seat } sagt an: { $play-card-value-name }{ morgenland-play-details }{ morgenland-play-meaning }.
morgenland-countered = { $by } wehrt mit einem Gegenzauber „{ $spell-name }“ von { $seat } ab.
morgenland-carried-out = „{ $play-card-value-name }“ von { $play-seat } wird ausgeführt{ morgenland-play-result }.
morgenland-came-to-nothing = „{ $play-card-value-name }“ von { $play-seat } bleibt ohne Wirkung.
morgenland-carpet-laid = Der Fliegende Teppich von { $seat } landet { $space-at }.
morgenland-doubled = Figur { $seat-letter }{ $slot } von { $seat } zählt noch einmal.
morgenland-moved = Figur { $seat-letter }{ $slot } von { $seat } kommt { $from-from } { $to-to }.
morgenland-took-back = Figur { $seat-letter }{ $slot } von { $seat } kommt { $from-from } zurück.
morgenland-carpets-gone = Der Fliegende Teppich von { $seat } { $space-at } ist weg.
morgenland-dragon-left = Der Drache lässt { morgenland-units-of-cave } { $cave-at } zurück.
morgenland-dragon-returned = Der Drache kehrt { $cave-to } zurück: { morgenland-units-of-cave } an die Bank.
morgenland-swapped = { $seat } tauscht { $gave-a } gegen { $got-the } { $room-at }.
morgenland-searches = { $seat } sieht den Stapel { $room-at } durch.
morgenland-found = { $seat } findet { $artefacts } { $room-at }.
morgenland-mirage = { $artefact-subject } liegt jetzt { $room-at } offen.
morgenland-smuggled = { $seat } gilt hier als am stärksten: { $spaces }.
morgenland-round-ended = Runde { $round } ist vorbei.
morgenland-ended = { $ending ->
    [too-long] Die Partie hat zu lange gedauert: Sie endet (M4.3).
   *[sold-out] Das letzte Artefakt ist verkauft: Die Partie endet.
}
morgenland-collected = { $artefacts-count ->
    [0] { $seat } hat kein Artefakt.
    [1] { $seat } hat 1 Artefakt: { $artefacts }.
   *[other] { $seat } hat { $artefacts-count } Artefakte: { $artefacts }.
}

## Eine Ansage, Stück für Stück

# Alles, was dazu genannt wurde.
morgenland-play-details = { morgenland-play-artefact }{ morgenland-play-piece }{ morgenland-play-from }{ morgenland-play-space }{ morgenland-play-against }
morgenland-play-artefact = { $play-artefact ->
    [none] { "" }
   *[other] { $play-card-value ->
        [apprentice] , tauscht { $play-artefact-a }
       *[other] , nutzt { $play-artefact-a }
    }
}
morgenland-play-piece = { $play-piece ->
    [none] { "" }
   *[other] { $play-card-value ->
        [second-chance] { " " }mit Figur { $play-piece }
        [teleport] { " " }mit Figur { $play-piece } von { $play-piece-owner }
        [double] { " " }bei Figur { $play-piece }
       *[other] { " " }bei Figur { $play-piece } von { $play-piece-owner }
    }
}
morgenland-play-from = { $play-from ->
    [none] { "" }
   *[other] { $play-card-value ->
        [second-chance] { " " }{ $play-from-from }
        [teleport] { " " }{ $play-from-from }
       *[other] { " " }{ $play-from-at }
    }
}
morgenland-play-space = { $play-space ->
    [none] { "" }
   *[other] { $play-card-value ->
        [second-chance] { " " }{ $play-space-to }
        [teleport] { " " }{ $play-space-to }
        [apprentice] { " " }gegen das offene Artefakt { $play-space-at }
       *[other] { " " }{ $play-space-at }
    }
}
morgenland-play-against = { $play-against ->
    [none] { "" }
   *[other] { " " }gegen „{ $play-against-name }“
}
# Was eine Zauberkarte tut, wenn nichts, was dazu genannt ist, es sagt.
morgenland-play-meaning = { $play-card ->
    [spell] { $play-artefact ->
        [none] { $play-piece ->
            [none] { $play-space ->
                [none] { " " }({ $play-card-value-effect })
               *[other] { "" }
            }
           *[other] { "" }
        }
       *[other] { "" }
    }
   *[artefact] { "" }
}
# Was eine Ansage bewirkt, von der sonst nichts berichtet wird.
morgenland-play-result = { $play-card-value ->
    [key] : Der Weg am Palastwächter vorbei ist frei
    [taboo] : Gesperrt ist für den Rest der Runde { $play-space-name }
    [spy] { " " }({ $play-card-value-effect })
    [last-first] { " " }({ $play-card-value-effect })
    [parasite] { $play-artefact ->
        [key] : Der Weg am Palastwächter vorbei ist frei
       *[other] { "" }
    }
   *[other] { "" }
}
