# Wat er aan tafel buiten het spel gebeurt, en hoe opsommingen worden geschreven. Zie locales/README.md.

list-and = { $most } en { $last }

# What is said, and what there is to add.
with-more = { $said }: { $more }
list-nothing = niets

news-colour-vermilion = vermiljoen
news-colour-blue = blauw
news-colour-green = groen
news-colour-yellow = geel
news-colour-purple = paars

news-sat = { $sitter ->
    [bot] Een bot gaat op plaats { $seat-letter } zitten: { $seat }.
    [open] Plaats { $seat-letter } is vrij.
   *[person] { $seat } gaat op plaats { $seat-letter } zitten.
}
news-rose = Plaats { $seat-letter } is weer vrij.
news-coloured = { $seat } speelt nu met { $colour-name }.
news-started = Het spel begint.
news-timed-out = De tijd van { $seat } is om: de rest van het plan is door een bot gekozen.
news-standing = { $until ->
    [none] Je wordt weer gevraagd zodra je iets zou kunnen spelen.
    [somebody-plays] Je past tot iemand iets speelt.
    [it-concerns-me] Je past tot iets jou aangaat.
   *[next-round] Je past tot de volgende ronde.
}
news-wished = Je wordt nu gevraagd of je ingrijpt zoals je het gekozen hebt.
news-held = { $hold ->
    [true] De volgende keer dat je kunt ingrijpen, wacht het spel op je.
   *[false] De volgende keer word je alleen gevraagd zoals je het gekozen hebt.
}
news-quiet = { $quiet ->
    [none] Je hebt geen rusturen meer.
   *[some] Je rusturen zijn veranderd.
}
news-said = ‘{ $text }’
news-voted = { $matter ->
    [pause] { $yes ->
        [true] { $seat } wil graag pauzeren.
       *[false] { $seat } wil niet meer pauzeren.
    }
    [resume] { $yes ->
        [true] { $seat } wil graag verderspelen.
       *[false] { $seat } wil nog niet verderspelen.
    }
    [abandon] { $yes ->
        [true] { $seat } wil het spel graag afbreken.
       *[false] { $seat } wil het spel niet meer afbreken.
    }
   *[rematch] { $yes ->
        [true] { $seat } wil graag een revanche.
       *[false] { $seat } wil geen revanche meer.
    }
}
news-paused = Het spel is gepauzeerd.
news-resumed = Het spel gaat verder.
news-away = { $seat } is er niet: een bot speelt verder.
news-back = { $seat } is terug.
news-resigned = { $seat } geeft op: een bot speelt tot het einde.
news-interrupted = De server was onderbroken. Niemand heeft tijd verloren.
news-ended = { $stage ->
    [finished] Het spel is afgelopen.
    [abandoned] Het spel is afgebroken.
   *[closed] De tafel is gesloten.
}
news-rematched = De spelers zien elkaar terug aan een andere tafel.
