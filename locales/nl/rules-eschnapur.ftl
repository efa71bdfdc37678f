# The rulebook of Der Palast von Eschnapur in the app. The pages themselves are in crates/eschnapur/rulebook.
eschnapur-rules-title = De regels van Der Palast von Eschnapur

# The first page.
eschnapur-rules-lead = Jullie bouwen allemaal aan één paleis. Wat je waar mag bouwen en wie daarover beslist, hangt af van vijf ambtenaren. En elk van hen is om te kopen: in het geheim, met goud.
eschnapur-rules-round-text = Een ronde heeft negen fasen. In de eerste twee plant iedereen in het geheim; daarna worden de kaarten omgedraaid, ambtenaar voor ambtenaar, en elk verandert wat de volgende waard is.
eschnapur-rules-step-1 = Kies in het geheim twee paleisdelen: je bouwplaatsen.
eschnapur-rules-step-2 = Leg gedekt een goudkaart bij elke ambtenaar.
eschnapur-rules-step-3 = Wie de blokkade wint, blokkeert een kaart van iemand anders.
eschnapur-rules-step-4 = Wie de bouwstop wint, legt een paleisdeel stil voor deze ronde.
eschnapur-rules-step-5 = De stenen worden uitgedeeld: iedereen krijgt er.
eschnapur-rules-step-6 = Wie de speelvolgorde wint, bepaalt wie wanneer bouwt.
eschnapur-rules-step-7 = Iedereen laat de bouwplaatsen zien en bouwt.
eschnapur-rules-step-8 = Wie het verplaatsen wint, verplaatst een steen.
eschnapur-rules-step-9 = Goud dat verloor wordt privilegepunten; volle paleisdelen betalen loon en leveren punten op.
eschnapur-rules-goal-text = De hoogste kaart wint een ambtenaar, maar gelijke kaarten vallen tegen elkaar weg: één enkele 3 verslaat twee 5’en. Is een paleisdeel vol, dan scoort iedereen die er staat: hoe hoger je bovenste steen, hoe beter, en elke steen telt één punt extra. Wie de meeste overwinningspunten heeft, wint.
eschnapur-rules-edition-note = De gedrukte cijfers zijn maar deels bekend; de andere zijn zo gereconstrueerd dat het spel goed speelt.

# The edition's figures.
eschnapur-rules-known = bekend
eschnapur-rules-reconstructed = gereconstrueerd
eschnapur-rules-parts-table = De paleisdelen
eschnapur-rules-costs-table = Wat de privileges kosten
eschnapur-rules-fields = Velden
eschnapur-rules-worth = Waarde
eschnapur-rules-bag = Buidel op veld
eschnapur-rules-privilege = Privilege
eschnapur-rules-cost = Kosten
eschnapur-rules-rule = Regel

# What the pictures show. Asha, Bilal, Chandra and Devi are the players in them.
eschnapur-rules-picture-e0-2 = Het paleis voor de eerste ronde. Het getal op een veld is wat het waard is, de munt in de kroon is het loon, de buidel levert een premie op.
eschnapur-rules-picture-e0-3 = Hiermee begin je als jullie met z’n drieën of vieren spelen.
eschnapur-rules-picture-ew-2 = De twee 5’en vallen tegen elkaar weg. De 3 is de volgende lagere kaart en alleen: Chandra wint.
eschnapur-rules-picture-ew-3 = De 4’en vallen tegen elkaar weg, en een 0 wint nooit: niemand wint.
eschnapur-rules-picture-ew-4 = Bilal heeft ‘Gelijke stand winnen’ gekocht en wint dus de gelijke stand om de hoogste kaart.
eschnapur-rules-picture-e2-2 = Door de ogen van Asha: van de eigen vijf kaarten is de waarde te zien; van de andere alleen dat ze er liggen.
eschnapur-rules-picture-e3-2 = De blokkade ligt op de kaart van Bilal: die wordt deze ronde niet getoond.
eschnapur-rules-picture-e4-2 = Paleisdeel 7 is stilgelegd: deze ronde blijft het zoals het is.
eschnapur-rules-picture-e5-1 = De 5 en de 2 zijn er maar één keer en leveren alle stenen op. De twee 4’en leveren de helft op: elk 2 stenen.
eschnapur-rules-picture-e6-1 = Chandra bouwt eerst, Bilal laatst.
eschnapur-rules-picture-e7-2 = De bouwplaatsen van Asha zijn de paleisdelen 1 en 7. De volgende steen komt op het laagste vrije veld van een van beide.
eschnapur-rules-picture-e7-5 = Asha bouwt op de buidel. Asha en Bilal staan op het paleisdeel, dus nemen ze allebei 3 goud.
eschnapur-rules-picture-e8-1 = De steen van Chandra lag bovenop paleisdeel 1; wie gewonnen heeft, zet hem op paleisdeel 7.
eschnapur-rules-picture-e9-1 = Deze twee kaarten wonnen deze ronde niets: ze leveren 6 privilegepunten op.
eschnapur-rules-picture-e9-4 = Een vol paleisdeel: voor iedereen het hoogste eigen veld, en een punt voor elke steen.
eschnapur-rules-picture-e9-5 = Een voltooid paleisdeel krijgt zijn koepel.
eschnapur-rules-picture-eg-2 = Je hebt recht op 3 goud, en deze kaarten liggen in de bank: meer dan 2 kan die niet betalen.
eschnapur-rules-picture-e10-1 = De tien privileges, wat ze kosten en wanneer ze te koop zijn.
