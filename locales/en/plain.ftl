# The plain screen, on which any game can be played: made from documents alone.
plain-panel-sheet = Table
# In the legend of the replay.
plain-mark-round = a round begins
plain-players = Players
# What lies on the table and has no place in a row or column.
plain-notes = Also on the table
# At the end: everybody's place and points.
plain-place = Place
plain-player = Player
plain-points = Points
