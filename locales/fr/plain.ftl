# The plain screen, on which any game can be played: made from documents alone.
plain-panel-sheet = Table
# In the legend of the replay.
plain-mark-round = une manche commence
plain-players = Autour de la table
# What lies on the table and has no place in a row or column.
plain-notes = Aussi sur la table
# At the end: everybody's place and points.
plain-place = Place
plain-player = Qui
plain-points = Points
