# Ce que l’accueil dit de Der Palast von Eschnapur.
game-eschnapur = Der Palast von Eschnapur
lobby-eschnapur-feels = Soudoie cinq fonctionnaires avec de l’or caché, élève les tours d’un palais et regarde les mises égales s’annuler.
