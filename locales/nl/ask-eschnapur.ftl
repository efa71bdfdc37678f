# What a player is asked in Eschnapur, and what he may choose, in words.

ask-eschnapur-seal = Dat is je plan. Verzegel het, of verander het.
ask-eschnapur-coins = Neem { $left } goud uit de bank.
ask-eschnapur-sites = { $picked ->
    [0] Kies twee paleisdelen als bouwplaats.
    [1] Kies nog een bouwplaats.
   *[other] Dat is je plan. Verzegel het, of verander het.
}
ask-eschnapur-buy = { $points ->
    [one] Je hebt 1 privilegepunt. Iets kopen?
   *[other] Je hebt { $points } privilegepunten. Iets kopen?
}
ask-eschnapur-gold = Leg voor elke ambtenaar een goudkaart.
ask-eschnapur-from-hand = Welke kaart speel je open ({ $official-name })?
ask-eschnapur-blockade = De blokkade is van jou: wiens kaart blokkeer je?
ask-eschnapur-stop = De bouwstop is van jou: welk paleisdeel leg je stil?
ask-eschnapur-marker = De speelvolgorde is van jou: wie krijgt marker { $marker }?
ask-eschnapur-choose-marker = Welke speelvolgordemarker neem je?
ask-eschnapur-build = { $stones ->
    [0] Je hebt geen steen meer om te bouwen. Koop iets, of beëindig je beurt.
    [one] Bouw je steen: waar?
   *[other] Bouw { $stones } stenen: waar komt de volgende?
}
ask-eschnapur-lift = Je mag één steen verplaatsen: welke?
ask-eschnapur-set = Waar gaat de steen van { $owner } uit paleisdeel { $part } heen?
ask-eschnapur-protect = De bovenste steen van welk paleisdeel bescherm je?
ask-eschnapur-over = Het spel is afgelopen.

choice-eschnapur-site = { $bag ->
    [true] Paleisdeel { $part } (volgend veld { $value }, met de goudbuidel; { $free } van { $of } vrij)
   *[false] Paleisdeel { $part } (volgend veld { $value }; { $free } van { $of } vrij)
}
choice-eschnapur-build = { $bag ->
    [true] Op paleisdeel { $part } bouwen: veld { $value }, met de goudbuidel
   *[false] Op paleisdeel { $part } bouwen: veld { $value }
}
choice-eschnapur-stop = Paleisdeel { $part } stilleggen
choice-eschnapur-set = Naar paleisdeel { $part }: veld { $value }
choice-eschnapur-protect = Paleisdeel { $part } beschermen
choice-eschnapur-lift = De steen van { $owner } op paleisdeel { $part }
choice-eschnapur-lay = Een { $gold } voor { $official-name }
choice-eschnapur-leave = Geen kaart voor { $official-name }
choice-eschnapur-block = De kaart van { $name } voor { $official-name }
choice-eschnapur-marker = Naar { $name }
choice-eschnapur-choose = Marker { $marker }
choice-eschnapur-take = Een { $gold } nemen
choice-eschnapur-buy = ‘{ $name }’ voor { $cost } kopen
choice-eschnapur-pass = Niets kopen
choice-eschnapur-end-turn = Beurt beëindigen
choice-eschnapur-beside = Naast het paleis
choice-eschnapur-stay = Niets verplaatsen
