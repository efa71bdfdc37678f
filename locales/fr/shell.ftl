# What every screen has.
close = Fermer
loading = Chargement
skip-to-main = Aller au contenu
failed-to-load = Cet écran ne s’est pas chargé
failed-to-load-why = La connexion est peut-être coupée, ou Durbar vient d’être mis à jour.
try-again = Réessayer
outdated = Le serveur a été mis à jour depuis le chargement de cette page.
outdated-why = Recharge-la pour continuer ; rien de ta partie n’est perdu.
outdated-reload = Recharger
main-navigation = Durbar
nav-home = Durbar : au salon
nav-rules = Règles
nav-settings = Réglages
rule-link = Règle { $rule }
title-your-turn = { $count ->
    [one] ● À toi – { $title }
   *[other] ● À toi ({ $count }) – { $title }
 }

# What somebody is called who has not told their name.
guest-name = Anonyme
# A seat without a player.
seat-open = Place libre
bot-name = Bot { $seat }
somebody = Quelqu’un
