# What went wrong on this side of the connection; problems.ftl has what the server refuses.
notice-copied = Kopiert
notice-copy-failed = Der Browser lässt uns nicht kopieren: Markiere und kopiere es selbst.

notice-unreachable = Der Server ist gerade nicht erreichbar. Prüfe deine Verbindung und versuche es noch einmal.
notice-unknown = Etwas Unerwartetes ist schiefgegangen. Bitte versuche es noch einmal.
notice-invalid-file = In dieser Datei ist ein Fehler:
