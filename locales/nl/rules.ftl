# The rulebook in the app. The pages themselves are in crates/eschnapur/rulebook.
rules-title = De regels van Der Palast von Eschnapur
rules-first-page = Het spel in een minuut
rules-contents = Inhoud
rules-search = Zoeken in de regels
# How many places were found.
rules-found = { $count ->
    [0] Niets gevonden. Probeer een korter woord.
    [one] { $count } plaats gevonden
   *[other] { $count } plaatsen gevonden
 }
rules-copy = Link naar regel { $rule } kopiëren
rules-copied = Link naar regel { $rule } gekopieerd
rules-turn = Bladeren
rules-nowhere = Deze regel bestaat niet
rules-nowhere-text = Misschien is de link oud of afgebroken. Als de regel er is, vindt de zoekfunctie hem.
rules-not-yet = Aan de regels van Morgenland wordt nog geschreven
rules-not-yet-text = Ze komen samen met de tafel. Tot die tijd wacht het paleis van Eschnapur op je.
rules-home = Naar de lobby

# The first page.
rules-lead = Jullie bouwen allemaal aan één paleis. Wat je waar mag bouwen en wie daarover beslist, hangt af van vijf ambtenaren. En elk van hen is om te kopen: in het geheim, met goud.
rules-learn = Al spelend leren
rules-play = Nu spelen
rules-round = Een ronde
rules-round-text = Een ronde heeft negen fasen. In de eerste twee plant iedereen in het geheim; daarna worden de kaarten omgedraaid, ambtenaar voor ambtenaar, en elk verandert wat de volgende waard is.
rules-phase-1 = Kies in het geheim twee paleisdelen: je bouwplaatsen.
rules-phase-2 = Leg gedekt een goudkaart bij elke ambtenaar.
rules-phase-3 = Wie de blokkade wint, blokkeert een kaart van iemand anders.
rules-phase-4 = Wie de bouwstop wint, legt een paleisdeel stil voor deze ronde.
rules-phase-5 = De stenen worden uitgedeeld: iedereen krijgt er.
rules-phase-6 = Wie de speelvolgorde wint, bepaalt wie wanneer bouwt.
rules-phase-7 = Iedereen laat de bouwplaatsen zien en bouwt.
rules-phase-8 = Wie het verplaatsen wint, verplaatst een steen.
rules-phase-9 = Goud dat verloor wordt privilegepunten; volle paleisdelen betalen loon en leveren punten op.
rules-goal = Zo win je
rules-goal-text = De hoogste kaart wint een ambtenaar, maar gelijke kaarten vallen tegen elkaar weg: één enkele 3 verslaat twee 5’en. Is een paleisdeel vol, dan scoort iedereen die er staat: hoe hoger je bovenste steen, hoe beter, en elke steen telt één punt extra. Wie de meeste overwinningspunten heeft, wint.
rules-ids = Elke regel heeft een naam
rules-ids-text = Als het spel een zet weigert, noemt het de regel, bijvoorbeeld E7.2. Typ dat in het zoekveld; met / kom je daar.
rules-edition-note = De gedrukte cijfers zijn maar deels bekend; de andere zijn zo gereconstrueerd dat het spel goed speelt.
rules-edition-link = Kijk welke

# The edition's figures.
rules-known = bekend
rules-reconstructed = gereconstrueerd
rules-parts-table = De paleisdelen
rules-costs-table = Wat de privileges kosten
rules-fields = Velden
rules-worth = Waarde
rules-bag = Buidel op veld
rules-privilege = Privilege
rules-cost = Kosten
rules-rule = Regel

# What the pictures show. Asha, Bilal, Chandra and Devi are the players in them.
rules-picture-e0-2 = Het paleis voor de eerste ronde. Het getal op een veld is wat het waard is, de munt in de kroon is het loon, de buidel levert een premie op.
rules-picture-e0-3 = Hiermee begin je als jullie met z’n drieën of vieren spelen.
rules-picture-ew-2 = De twee 5’en vallen tegen elkaar weg. De 3 is de volgende lagere kaart en alleen: Chandra wint.
rules-picture-ew-3 = De 4’en vallen tegen elkaar weg, en een 0 wint nooit: niemand wint.
rules-picture-ew-4 = Bilal heeft ‘Gelijke stand winnen’ gekocht en wint dus de gelijke stand om de hoogste kaart.
rules-picture-e2-2 = Door de ogen van Asha: van de eigen vijf kaarten is de waarde te zien; van de andere alleen dat ze er liggen.
rules-picture-e3-2 = De blokkade ligt op de kaart van Bilal: die wordt deze ronde niet getoond.
rules-picture-e4-2 = Paleisdeel 7 is stilgelegd: deze ronde blijft het zoals het is.
rules-picture-e5-1 = De 5 en de 2 zijn er maar één keer en leveren alle stenen op. De twee 4’en leveren de helft op: elk 2 stenen.
rules-picture-e6-1 = Chandra bouwt eerst, Bilal laatst.
rules-picture-e7-2 = De bouwplaatsen van Asha zijn de paleisdelen 1 en 7. De volgende steen komt op het laagste vrije veld van een van beide.
rules-picture-e7-5 = Asha bouwt op de buidel. Asha en Bilal staan op het paleisdeel, dus nemen ze allebei 3 goud.
rules-picture-e8-1 = De steen van Chandra lag bovenop paleisdeel 1; wie gewonnen heeft, zet hem op paleisdeel 7.
rules-picture-e9-1 = Deze twee kaarten wonnen deze ronde niets: ze leveren 6 privilegepunten op.
rules-picture-e9-4 = Een vol paleisdeel: voor iedereen het hoogste eigen veld, en een punt voor elke steen.
rules-picture-e9-5 = Een voltooid paleisdeel krijgt zijn koepel.
rules-picture-eg-2 = Je hebt recht op 3 goud, en deze kaarten liggen in de bank: meer dan 2 kan die niet betalen.
rules-picture-e10-1 = De tien privileges, wat ze kosten en wanneer ze te koop zijn.
