# Le livret de règles de Goofspiel dans l’application. Les pages elles-mêmes sont dans crates/goofspiel/rulebook.
goofspiel-rules-title = Les règles de Goofspiel

# La première page.
goofspiel-rules-lead = Treize prix, et treize cartes à miser pour les avoir : tout le monde a les mêmes, et chacune reste visible tant qu’elle n’a pas servi. Seule la mise du moment est secrète.
goofspiel-rules-round-text = À chaque manche, un prix est retourné, et tout le monde mise une carte pour l’avoir.
goofspiel-rules-step-1 = Le prix suivant est retourné.
goofspiel-rules-step-2 = Choisis en secret une carte de ta main.
goofspiel-rules-step-3 = Toutes les cartes sont révélées : la plus haute remporte le prix, si elle est seule, et toutes les mises ont servi.
goofspiel-rules-goal-text = Chaque prix vaut ce que dit son nombre. Après treize manches, qui a le plus de points gagne : une carte haute pour un petit prix est donc une demi-défaite.
goofspiel-rules-edition-note = N’importe quel jeu de cartes convient.
