# About, the footer, and the page that is not there.
about-title = Über Durbar
about-what = Auf Durbar kannst du Brettspiele mit verdeckten Geboten und Bluff spielen, studieren und für andere ausrichten: { $games }.
about-independent = Unabhängig
about-independent-text = Durbar hat nichts mit denen zu tun, die die gedruckten Spiele erfunden und verlegt haben. Zeichnungen, Texte und Programm sind unsere eigenen; kein Bild und kein Satz stammt aus den gedruckten Spielen.
about-figures = Welche Zahlen rekonstruiert sind
about-figures-text = Was auf den Teilen und Karten dieser Spiele steht, ist nur zum Teil bekannt. Das Unbekannte haben wir so gewählt, dass es sich gut spielt; es kann von deinem Exemplar abweichen. Du kannst mit den Zahlen deines eigenen Exemplars spielen.
about-figures-link = { $game }, Zahl für Zahl, im Regelbuch
about-privacy = Datenschutz
about-privacy-name = Der Server speichert den Namen, den du wählst. Es muss nicht dein echter sein.
about-privacy-cookie = Ein Cookie sagt dem Server, dass du es bist. Es hält ein Jahr.
about-privacy-tables = Was du an Tischen tust und schreibst, wird gespeichert, damit Partien weitergehen und noch einmal angesehen werden können.
about-privacy-device = Deine Einstellungen bleiben in deinem Browser.
about-privacy-nowhere = Nichts geht an andere: keine Werbung, kein Tracking, keine fremden Schriften.
about-privacy-yours = Du kannst jederzeit alles über dich herunterladen oder löschen:
about-privacy-settings = zu den Einstellungen
about-licence = Lizenz
about-licence-text = Durbar ist freie Software, nach Wahl unter der MIT-Lizenz oder der Apache-Lizenz 2.0.
about-operator = Wer diesen Server betreibt
about-operator-text = Einen Durbar-Server können alle betreiben. Verantwortlich ist, wer diesen hier betreibt. Frag am besten die Person, von der du die Adresse hast.

about-footer-line = Spiele mit verdeckten Geboten, kostenlos und ohne Konto.
about-footer-navigation = Mehr über Durbar
about-footer-learn = Lernen

about-nowhere = Hier ist nichts
about-nowhere-text = Dieses Tor führt nirgendwohin. Vielleicht enthält die Adresse einen Tippfehler, oder den Tisch gibt es nicht mehr.
about-nowhere-home = Zurück zur Lobby
