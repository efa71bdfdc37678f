# What went wrong on this side of the connection; problems.ftl has what the server refuses.
notice-copied = Copié
notice-copy-failed = Le navigateur empêche la copie : sélectionne le texte et copie-le.

notice-unreachable = Le serveur est injoignable pour l’instant. Vérifie ta connexion et réessaie.
notice-unknown = Un imprévu s’est produit. Réessaie.
notice-invalid-file = Ce fichier contient une erreur :
