# Opening a table.
new-table-title = Nieuwe tafel
new-table-way = Hoe spelen jullie?
new-table-way-friends = Ieder op een eigen apparaat
new-table-way-friends-explained = Jij stuurt een link; bots kunnen meedoen.
new-table-way-device = Allemaal op dit apparaat
new-table-way-device-explained = Het apparaat gaat rond; alleen namen zijn nodig.

new-table-seats = Wie zit waar?
new-table-seats-explained = Een vrije plaats is voor wie het eerst je link volgt.
new-table-seat = Plaats { $seat }
new-table-seat-me = Ik
new-table-seat-invited = Iemand die ik uitnodig
new-table-seat-bot = Bot: { $level }
new-table-seat-companion = Speelt op dit apparaat
new-table-names = Wie speelt er nog mee?
new-table-names-explained = Voor elke beurt vraagt het scherm je het apparaat door te geven, zodat niemand andermans geheimen ziet.
new-table-name-of = Naam op plaats { $seat }
new-table-companion-failed = { $name } kon op dit apparaat niet worden toegevoegd:
new-table-names-missing = Iedereen die op dit apparaat speelt, heeft een naam nodig.

new-table-pace = Hoe snel?
new-table-pace-explained = Hoelang iedereen mag nadenken.
new-table-pace-shared = Wie een apparaat deelt, speelt zonder klok.
new-table-pace-free = Zonder klok
new-table-pace-free-explained = Iedereen denkt zo lang na als nodig.
new-table-pace-live = In één keer
new-table-pace-live-explained = Met een klok voor elke speler.
new-table-pace-days = Over dagen
new-table-pace-days-explained = Met een aantal uren per zet.
new-table-minutes = Tijd per speler
new-table-increment = Erbij per zet
new-table-hours = Tijd per zet
new-table-deadline-live = Loopt een klok af, dan telt wat tot dan gekozen is en kiest een bot de rest. Na twee keer achter elkaar speelt een bot door tot die persoon terugkomt.
new-table-deadline-days = Is de tijd om, dan telt wat tot dan gekozen is en kiest een bot de rest. Na twee keer achter elkaar speelt een bot door tot die persoon terugkomt. Rusturen tellen niet mee.

new-table-more = Meer mogelijkheden
new-table-counting = Open boekhouding
new-table-counting-explained = Het scherm toont wat iedereen door meetellen kan weten, zoals het goud in de hand.
new-table-spectators = Toeschouwers
new-table-spectators-explained = Anderen mogen meekijken. Geheimen zien ze nooit.
new-table-chat = Besloten chat
new-table-chat-explained = Toeschouwers lezen niet wat de spelers schrijven.
new-table-public = In de lobby tonen
new-table-public-explained = Iedereen vindt de tafel; anders alleen wie de link heeft.
new-table-stand-in = Wie valt er in?
new-table-stand-in-explained = Deze bot speelt voor wie er even niet is.
new-table-edition = Een eigen uitgave
new-table-edition-explained = Een .toml-bestand met de cijfers van jouw exemplaar.
new-table-edition-more = Wat is een uitgave?
new-table-edition-choose = Bestand kiezen
new-table-edition-forget = Toch de gewone uitgave
new-table-edition-chosen = { $name } wordt gebruikt.

new-table-open = Tafel openen
new-table-open-explained = Daarna krijg je een link om te sturen.
new-table-start = Spel beginnen
new-table-start-explained = Iedereen is er, dus het begint meteen.
