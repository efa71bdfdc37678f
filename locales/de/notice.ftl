# What went wrong on this side of the connection; problems.ftl has what the server refuses.
notice-copied = Kopiert
notice-copy-failed = Der Browser lässt uns nicht kopieren: Markier und kopier es selbst.

notice-unreachable = Der Server ist gerade nicht erreichbar. Prüf deine Verbindung und versuch es noch einmal.
notice-unknown = Etwas Unerwartetes ist schiefgegangen. Bitte versuch es noch einmal.
notice-invalid-file = In dieser Datei ist ein Fehler:
