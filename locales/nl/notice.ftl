# What went wrong on this side of the connection; problems.ftl has what the server refuses.
notice-copied = Gekopieerd
notice-copy-failed = De browser laat ons niet kopiëren: selecteer en kopieer het zelf.

notice-unreachable = De server is nu niet bereikbaar. Controleer je verbinding en probeer het opnieuw.
notice-unknown = Er ging iets onverwachts mis. Probeer het opnieuw.
notice-invalid-file = In dit bestand zit een fout:
