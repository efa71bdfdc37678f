# The rulebook of Der Palast von Eschnapur in the app. The pages themselves are in crates/eschnapur/rulebook.
eschnapur-rules-title = Les règles de Der Palast von Eschnapur

# The first page.
eschnapur-rules-lead = Vous construisez ensemble un seul palais. Ce que tu peux construire, où, et qui en décide, dépend de cinq fonctionnaires. Et chacun d’eux se laisse acheter : en secret, avec de l’or.
eschnapur-rules-round-text = Une manche compte neuf phases. Dans les deux premières, tout le monde prépare son plan en secret ; puis les cartes sont révélées, un fonctionnaire après l’autre, et chacun change ce que vaut le suivant.
eschnapur-rules-step-1 = Choisis en secret deux sections du palais : tes lieux.
eschnapur-rules-step-2 = Pose une carte Or face cachée devant chaque fonctionnaire.
eschnapur-rules-step-3 = Qui remporte le blocage bloque une carte de quelqu’un d’autre.
eschnapur-rules-step-4 = Qui remporte l’interdiction interdit une section pour cette manche.
eschnapur-rules-step-5 = Les blocs sont distribués : tout le monde en reçoit.
eschnapur-rules-step-6 = Qui remporte l’ordre du tour décide qui construit quand.
eschnapur-rules-step-7 = Tout le monde montre ses lieux et construit.
eschnapur-rules-step-8 = Qui remporte le déplacement déplace un bloc.
eschnapur-rules-step-9 = L’or qui a perdu devient des points Privilège ; les sections complètes paient un salaire et sont décomptées.
eschnapur-rules-goal-text = La carte la plus haute remporte un fonctionnaire, mais les cartes égales s’annulent : un 3 unique bat deux 5. Quand une section est complète, quiconque y a un bloc marque des points : plus ton bloc le plus haut est haut, mieux c’est, et chaque bloc vaut un point de plus. Qui a le plus de points de victoire gagne.
eschnapur-rules-edition-note = Les chiffres imprimés ne sont connus qu’en partie ; les autres ont été reconstitués pour que le jeu tourne bien.

# The edition's figures.
eschnapur-rules-known = connu
eschnapur-rules-reconstructed = reconstitué
eschnapur-rules-parts-table = Les sections du palais
eschnapur-rules-costs-table = Ce que coûtent les privilèges
eschnapur-rules-fields = Cases
eschnapur-rules-worth = Valeur
eschnapur-rules-bag = Sac sur la case
eschnapur-rules-privilege = Privilège
eschnapur-rules-cost = Coût
eschnapur-rules-rule = Règle

# What the pictures show. Asha, Bilal, Chandra and Devi are the players in them.
eschnapur-rules-picture-e0-2 = Le palais avant la première manche. Le nombre sur une case est sa valeur, la pièce dans la couronne est le salaire, le sac donne une prime.
eschnapur-rules-picture-e0-3 = Ta main de départ à trois ou quatre.
eschnapur-rules-picture-ew-2 = Les deux 5 s’annulent. Le 3 est la carte juste en dessous, et il est seul : Chandra gagne.
eschnapur-rules-picture-ew-3 = Les 4 s’annulent, et un 0 ne gagne jamais : personne ne gagne.
eschnapur-rules-picture-ew-4 = Bilal a acheté « Remporter les égalités » et remporte donc l’égalité pour la carte la plus haute.
eschnapur-rules-picture-e2-2 = Par les yeux d’Asha : ses cinq cartes montrent leur valeur ; celles des autres, seulement qu’elles sont posées.
eschnapur-rules-picture-e3-2 = Le blocage est sur la carte de Bilal : elle ne sera pas montrée dans cette manche.
eschnapur-rules-picture-e4-2 = La section 7 est interdite : dans cette manche, elle reste comme elle est.
eschnapur-rules-picture-e5-1 = Le 5 et le 2 sont seuls et rapportent tous leurs blocs. Les deux 4 rapportent la moitié : 2 blocs chacun.
eschnapur-rules-picture-e6-1 = Chandra construit en premier, Bilal en dernier.
eschnapur-rules-picture-e7-2 = Les lieux d’Asha sont les sections 1 et 7. Son prochain bloc va sur la case libre la plus basse de l’une des deux.
eschnapur-rules-picture-e7-5 = Asha construit sur le sac. Asha et Bilal sont sur la section : 3 en or pour Asha, 3 pour Bilal.
eschnapur-rules-picture-e8-1 = Le bloc de Chandra était en haut de la section 1 ; qui a gagné le met sur la section 7.
eschnapur-rules-picture-e9-1 = Ces deux cartes n’ont rien gagné dans cette manche : elles rapportent 6 points Privilège.
eschnapur-rules-picture-e9-4 = Une section complète : pour chaque personne, sa case la plus haute, et un point par bloc.
eschnapur-rules-picture-e9-5 = Une section achevée reçoit son dôme.
eschnapur-rules-picture-eg-2 = 3 en or sont dus, et la banque a ces cartes : elle ne peut pas payer plus que 2.
eschnapur-rules-picture-e10-1 = Les dix privilèges, leur coût et quand ils se vendent.
