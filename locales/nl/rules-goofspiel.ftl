# Het regelboek van Goofspiel in de app. De pagina’s zelf staan in crates/goofspiel/rulebook.
goofspiel-rules-title = De regels van Goofspiel

# De eerste pagina.
goofspiel-rules-lead = Dertien prijzen, en dertien kaarten om ervoor te bieden: iedereen heeft dezelfde, en iedereen ziet wat de anderen nog hebben. Geheim is alleen wat ze nu bieden.
goofspiel-rules-round-text = In elke ronde wordt een prijs omgedraaid, en iedereen biedt er met één kaart voor.
goofspiel-rules-step-1 = De volgende prijs wordt omgedraaid.
goofspiel-rules-step-2 = Kies in het geheim een kaart uit je hand.
goofspiel-rules-step-3 = Alle kaarten worden omgedraaid: de hoogste wint de prijs, als ze alleen is, en alle geboden kaarten zijn weg.
goofspiel-rules-goal-text = Elke prijs is waard wat zijn getal zegt. Na dertien rondes winnen de meeste punten: een hoge kaart die een lage prijs wint, is dus een halve nederlaag.
goofspiel-rules-edition-note = Elk kaartspel is goed.
