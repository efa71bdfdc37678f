# The plain screen, on which any game can be played: made from documents alone.
plain-panel-sheet = Tafel
# In the legend of the replay.
plain-mark-round = een ronde begint
plain-players = Spelers
# What lies on the table and has no place in a row or column.
plain-notes = Ook op tafel
# At the end: everybody's place and points.
plain-place = Plaats
plain-player = Wie
plain-points = Punten
