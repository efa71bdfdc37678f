# The rulebook in the app. The pages themselves are in crates/eschnapur/rulebook.
rules-title = The rules of Der Palast von Eschnapur
rules-first-page = The game in a minute
rules-contents = Contents
rules-search = Search the rules
# How many places were found.
rules-found = { $count ->
    [0] Nothing found. Try a shorter word.
    [one] { $count } place found
   *[other] { $count } places found
 }
rules-copy = Copy the link to rule { $rule }
rules-copied = Link to rule { $rule } copied
rules-turn = Turn the page
rules-nowhere = There is no such rule
rules-nowhere-text = Perhaps the link is old or was cut off. The search finds it if it is there.
rules-not-yet = The rules of Morgenland are still being written
rules-not-yet-text = They will come together with its table. Until then the palace of Eschnapur is waiting for you.
rules-home = To the lobby

# The first page.
rules-lead = You are all building one palace. What you may build where, and who decides it, is up to five officials: and each of them can be bribed, in secret, with gold.
rules-learn = Learn by playing
rules-play = Play now
rules-round = A round
rules-round-text = A round has nine phases. In the first two everybody plans in secret; then the officials are revealed one after the other, and each changes what the next is worth.
rules-phase-1 = Pick two parts of the palace in secret: your sites.
rules-phase-2 = Lay one gold card face down before each official.
rules-phase-3 = Whoever wins the blockade blocks a card of somebody else.
rules-phase-4 = Whoever wins the building stop closes a part for this round.
rules-phase-5 = The stones are handed out: everybody gets some.
rules-phase-6 = Whoever wins the turn order decides the turn order.
rules-phase-7 = All show their sites and build.
rules-phase-8 = Whoever wins the move moves a stone.
rules-phase-9 = Gold that lost becomes privilege points; full parts pay wages and score.
rules-goal = How to win
rules-goal-text = The highest card wins an official, but equal cards cancel each other out: a lonely 3 beats two 5s. When a part is full, everybody on it scores: the higher your topmost stone, the better, and each stone counts one more. Most victory points win.
rules-ids = Every rule has a name
rules-ids-text = When the game refuses a move it names the rule, such as E7.2. Type that into the search, or press / to get there.
rules-edition-note = The printed figures are only partly known; the others were reconstructed so that the game plays well.
rules-edition-link = See which

# The edition's figures.
rules-known = known
rules-reconstructed = reconstructed
rules-parts-table = The parts of the palace
rules-costs-table = What the privileges cost
rules-fields = Fields
rules-worth = Worth
rules-bag = Bag on field
rules-privilege = Privilege
rules-cost = Cost
rules-rule = Rule

# What the pictures show. Asha, Bilal, Chandra and Devi are the players in them.
rules-picture-e0-2 = The palace before the first round. The number on a field is what it is worth, the coin in the crown is the wage, the bag pays a premium.
rules-picture-e0-3 = What you begin with when three or four play.
rules-picture-ew-2 = The two 5s cancel each other out. The 3 is the next lower card and alone: Chandra wins.
rules-picture-ew-3 = The 4s cancel each other out, and a 0 never wins: nobody does.
rules-picture-ew-4 = Bilal bought “Win ties” and so wins the tie for the highest card.
rules-picture-e2-2 = Through Asha’s eyes: Asha’s own five cards show their values; of the others’ it shows only that they are laid.
rules-picture-e3-2 = The blockade lies on Bilal’s card: it will not be shown this round.
rules-picture-e4-2 = Part 7 is stopped: this round it stays as it is.
rules-picture-e5-1 = The 5 and the 2 are shown once and earn full stones. The two 4s earn half: 2 stones each.
rules-picture-e6-1 = Chandra builds first, Bilal last.
rules-picture-e7-2 = Asha’s sites are parts 1 and 7. The next stone goes on the lowest free field of either.
rules-picture-e7-5 = Asha covers the bag. Asha and Bilal are on the part, so both take 3 gold.
rules-picture-e8-1 = Chandra’s stone was on top of part 1; the winner puts it on part 7.
rules-picture-e9-1 = These two cards won nothing this round: they bring 6 privilege points.
rules-picture-e9-4 = A full part: the topmost field of each player, and one point for each stone.
rules-picture-e9-5 = A finished part gets its dome.
rules-picture-eg-2 = 3 gold are due, and these cards are in the bank: it can pay no more than 2.
rules-picture-e10-1 = The ten privileges, what they cost and when they are sold.
