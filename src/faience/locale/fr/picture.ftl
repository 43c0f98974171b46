### Les mots d'une image de la table : quelques étiquettes, et la description pour qui ne la voit pas.

## Étiquettes

picture-player = Joueur { $seat }
picture-wins = { $player } gagne
picture-shared = victoire partagée : { $players }
picture-to-move = à jouer
picture-started = a commencé la manche
picture-winner = gagne la partie
picture-bonuses = ligne +{ $row } · colonne +{ $column } · couleur +{ $colour }

## Description

picture-display = Fabrique { $display } : { $tiles }.
picture-centre = Centre : { $tiles }.
picture-score = { $player } : { $points }.
picture-line = Ligne { $line } : { $tiles }.
picture-row = Ligne { $row } du mur : { $tiles }.
picture-space = { tile-name } dans la colonne { $column }
picture-floor = Plancher : { $tiles }.
picture-marker-beside = Le marqueur premier joueur est à côté du plateau.
picture-bag = Sac : { $tiles }.
picture-lid = Couvercle : { $tiles }.
