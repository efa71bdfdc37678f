# The rulebook of Goofspiel in the app. The pages themselves are in crates/goofspiel/rulebook.
goofspiel-rules-title = The rules of Goofspiel

# The first page.
goofspiel-rules-lead = Thirteen prizes, and thirteen cards to bid for them: everybody has the same, and everybody sees what the others have left. All that is secret is what they bid now.
goofspiel-rules-round-text = In every round a prize is turned up, and everybody bids for it with one card.
goofspiel-rules-step-1 = The next prize is turned up.
goofspiel-rules-step-2 = Choose a card of your hand in secret.
goofspiel-rules-step-3 = All cards are turned over: the highest wins the prize, if it is alone, and all bids are gone.
goofspiel-rules-goal-text = Each prize is worth what its number says. After thirteen rounds most points win, so a high card that wins a low prize is half a defeat.
goofspiel-rules-edition-note = Any pack of cards will do.
