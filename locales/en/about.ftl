# About, the footer, and the page that is not there.
about-title = About Durbar
about-what = Durbar is a place to play, study and host board games of sealed bids and bluff: { $games }.
about-independent = Independent
about-independent-text = Durbar has no connection with the publishers or authors of the printed games. Drawings, texts and program are our own; no picture and no sentence comes from the printed games.
about-figures = Which figures are reconstructed
about-figures-text = What is printed on the parts and cards of these games is only partly known. What we do not know was worked out afresh so that the games play well; it may differ from your copy. You can play with the figures of your own copy.
about-figures-link = { $game }, figure by figure, in the rulebook
about-privacy = Privacy
about-privacy-name = The server keeps the name you choose. It need not be your real one.
about-privacy-cookie = One cookie tells the server that it is you. It lasts a year.
about-privacy-tables = What you do and write at tables is kept, so that games can go on and be replayed.
about-privacy-device = Your settings stay in your browser.
about-privacy-nowhere = Nothing is sent to anybody else: no advertising, no tracking, no foreign fonts.
about-privacy-yours = You can export or delete everything about you at any time:
about-privacy-settings = to the settings
about-licence = Licence
about-licence-text = Durbar is free software, under the MIT licence or the Apache licence 2.0, whichever you prefer.
about-operator = Who runs this server
about-operator-text = Anybody can run a Durbar server. Whoever runs this one is responsible for it; ask whoever gave you its address.

about-footer-line = Games of sealed bids, free and without an account.
about-footer-navigation = More about Durbar
about-footer-learn = Learn

about-nowhere = There is nothing here
about-nowhere-text = This gate leads nowhere. Perhaps the address has a typing error, or the table no longer exists.
about-nowhere-home = Back to the lobby
