# Coming to a table by its link: who invites to what, why somebody can only watch, and links that lead nowhere.

invitation-by = { $name } nodigt je uit om te spelen
invitation-who = Wie er meespelen
invitation-how = Zo wordt er gespeeld
invitation-name-why = De anderen zien hem aan tafel.
invitation-join = Meespelen
invitation-watch = Kijken
invitation-own = Zelf een tafel openen
invitation-full = Alle plaatsen zijn bezet
invitation-full-why = Het spel is nog niet begonnen. Komt er een plaats vrij, dan kun je die hier innemen.
invitation-will-watch = Zodra het spel begint, zie je het hier.
invitation-begun = Het spel is begonnen
invitation-begun-why = Meespelen kan niet meer, maar je kunt kijken.
invitation-private = Alleen wie meespeelt ziet dit spel
invitation-private-why = Het spel is begonnen, en aan deze tafel kijkt niemand mee.
invitation-withdrawn = Deze uitnodiging is ingetrokken
invitation-withdrawn-why = { $name } heeft de tafel gesloten voordat het spel begon.
invitation-closed = Deze tafel is gesloten
invitation-closed-why = De reden: { $reason }
invitation-abandoned = Dit spel is opgegeven
invitation-abandoned-why = Iedereen samen heeft het zonder uitslag beëindigd.

nowhere-table = Deze tafel bestaat niet
nowhere-table-text = Deze link was naar een tafel, maar op dit adres is er geen. Misschien ontbreekt er een stuk van de link, of bestaat de tafel niet meer. Vraag nog eens om de link.
nowhere-replay = Deze herhaling bestaat niet
nowhere-replay-text = Deze link was naar een afgelopen spel, maar op dit adres is er geen. Misschien ontbreekt er een stuk van de link.
nowhere-lesson = Deze les bestaat niet
nowhere-lesson-text = Deze link was naar een eerste spel met een coach. Dat begint op een ander adres.
nowhere-rule = Deze bladzijde staat niet in de regels
nowhere-rule-text = Deze link was naar een regel. De zoekfunctie in de regels vindt hem als hij bestaat.
nowhere-settings = Deze instelling bestaat niet
nowhere-settings-text = Deze link was naar je instellingen. Een herstelcode is geen link: je voert hem in bij de instellingen.
