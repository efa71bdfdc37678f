# About, the footer, and the page that is not there.
about-title = Over Durbar
about-what = Durbar is een plek om bordspellen van geheim bieden en bluf te spelen, te bestuderen en te organiseren: { $games }.
about-independent = Onafhankelijk
about-independent-text = Durbar heeft niets te maken met de uitgevers of auteurs van de gedrukte spellen. Tekeningen, teksten en programma zijn van onszelf; geen beeld en geen zin komt uit de gedrukte spellen.
about-figures = Welke cijfers gereconstrueerd zijn
about-figures-text = Wat er op de delen en kaarten van deze spellen staat, is maar deels bekend. Het onbekende is opnieuw uitgewerkt, zodat de spellen goed spelen; het kan afwijken van jouw exemplaar. Je kunt met de cijfers van je eigen exemplaar spelen.
about-figures-link = { $game }, cijfer voor cijfer, in de spelregels
about-privacy = Privacy
about-privacy-name = De server bewaart de naam die je kiest. Het hoeft niet je echte naam te zijn.
about-privacy-cookie = Eén cookie vertelt de server dat jij het bent. Het blijft een jaar geldig.
about-privacy-tables = Wat je aan tafels doet en schrijft wordt bewaard, zodat spellen verder kunnen gaan en je ze kunt terugkijken.
about-privacy-device = Je instellingen blijven in je browser.
about-privacy-nowhere = Er gaat niets naar anderen: geen reclame, geen tracking, geen lettertypen van elders.
about-privacy-yours = Je kunt altijd alles over jezelf downloaden of verwijderen:
about-privacy-settings = naar de instellingen
about-licence = Licentie
about-licence-text = Durbar is vrije software, naar keuze onder de MIT-licentie of de Apache-licentie 2.0.
about-operator = Wie deze server beheert
about-operator-text = Iedereen kan een Durbar-server beheren. Wie deze server beheert, is ervoor verantwoordelijk. Vraag ernaar bij wie je het adres van hebt.

about-footer-line = Spellen van geheim bieden, gratis en zonder account.
about-footer-navigation = Meer over Durbar
about-footer-learn = Leren

about-nowhere = Hier is niets
about-nowhere-text = Deze poort leidt nergens heen. Misschien zit er een tikfout in het adres, of bestaat de tafel niet meer.
about-nowhere-home = Terug naar de lobby
