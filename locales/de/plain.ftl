# The plain screen, on which any game can be played: made from documents alone.
plain-panel-sheet = Tisch
# In the legend of the replay.
plain-mark-round = eine Runde beginnt
plain-players = Am Tisch
# What lies on the table and has no place in a row or column.
plain-notes = Außerdem auf dem Tisch
# At the end: everybody's place and points.
plain-place = Platz
plain-player = Wer
plain-points = Punkte
