# The rulebook of Der Palast von Eschnapur in the app. The pages themselves are in crates/eschnapur/rulebook.
eschnapur-rules-title = The rules of Der Palast von Eschnapur

# The first page.
eschnapur-rules-lead = You are all building one palace. What you may build where, and who decides it, is up to five officials: and each of them can be bribed, in secret, with gold.
eschnapur-rules-round-text = A round has nine phases. In the first two everybody plans in secret; then the officials are revealed one after the other, and each changes what the next is worth.
eschnapur-rules-step-1 = Pick two parts of the palace in secret: your sites.
eschnapur-rules-step-2 = Lay one gold card face down before each official.
eschnapur-rules-step-3 = Whoever wins the blockade blocks a card of somebody else.
eschnapur-rules-step-4 = Whoever wins the building stop closes a part for this round.
eschnapur-rules-step-5 = The stones are handed out: everybody gets some.
eschnapur-rules-step-6 = Whoever wins the turn order decides the turn order.
eschnapur-rules-step-7 = All show their sites and build.
eschnapur-rules-step-8 = Whoever wins the move moves a stone.
eschnapur-rules-step-9 = Gold that lost becomes privilege points; full parts pay wages and score.
eschnapur-rules-goal-text = The highest card wins an official, but equal cards cancel each other out: a lonely 3 beats two 5s. When a part is full, everybody on it scores: the higher your topmost stone, the better, and each stone counts one more. Most victory points win.
eschnapur-rules-edition-note = The printed figures are only partly known; the others were reconstructed so that the game plays well.

# The edition's figures.
eschnapur-rules-known = known
eschnapur-rules-reconstructed = reconstructed
eschnapur-rules-parts-table = The parts of the palace
eschnapur-rules-costs-table = What the privileges cost
eschnapur-rules-fields = Fields
eschnapur-rules-worth = Worth
eschnapur-rules-bag = Bag on field
eschnapur-rules-privilege = Privilege
eschnapur-rules-cost = Cost
eschnapur-rules-rule = Rule

# What the pictures show. Asha, Bilal, Chandra and Devi are the players in them.
eschnapur-rules-picture-e0-2 = The palace before the first round. The number on a field is what it is worth, the coin in the crown is the wage, the bag pays a premium.
eschnapur-rules-picture-e0-3 = What you begin with when three or four play.
eschnapur-rules-picture-ew-2 = The two 5s cancel each other out. The 3 is the next lower card and alone: Chandra wins.
eschnapur-rules-picture-ew-3 = The 4s cancel each other out, and a 0 never wins: nobody does.
eschnapur-rules-picture-ew-4 = Bilal bought “Win ties” and so wins the tie for the highest card.
eschnapur-rules-picture-e2-2 = Through Asha’s eyes: Asha’s own five cards show their values; of the others’ it shows only that they are laid.
eschnapur-rules-picture-e3-2 = The blockade lies on Bilal’s card: it will not be shown this round.
eschnapur-rules-picture-e4-2 = Part 7 is stopped: this round it stays as it is.
eschnapur-rules-picture-e5-1 = The 5 and the 2 are shown once and earn full stones. The two 4s earn half: 2 stones each.
eschnapur-rules-picture-e6-1 = Chandra builds first, Bilal last.
eschnapur-rules-picture-e7-2 = Asha’s sites are parts 1 and 7. The next stone goes on the lowest free field of either.
eschnapur-rules-picture-e7-5 = Asha covers the bag. Asha and Bilal are on the part, so both take 3 gold.
eschnapur-rules-picture-e8-1 = Chandra’s stone was on top of part 1; the winner puts it on part 7.
eschnapur-rules-picture-e9-1 = These two cards won nothing this round: they bring 6 privilege points.
eschnapur-rules-picture-e9-4 = A full part: the topmost field of each player, and one point for each stone.
eschnapur-rules-picture-e9-5 = A finished part gets its dome.
eschnapur-rules-picture-eg-2 = 3 gold are due, and these cards are in the bank: it can pay no more than 2.
eschnapur-rules-picture-e10-1 = The ten privileges, what they cost and when they are sold.
