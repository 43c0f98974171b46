### Les mots d'une image de la table : quelques étiquettes, et la description pour qui ne la voit pas.

## Étiquettes

picture-player = Joueur { $seat }
picture-title = { $title } : { $round }, { $status }
picture-wins = { $player } gagne
picture-shared = { $players } se partagent la victoire
picture-to-move = à jouer
picture-started = a commencé la manche
picture-winner = gagne la partie
picture-bonuses = ligne +{ $row } · colonne +{ $column } · couleur +{ $colour }

# Pavillon d'été
picture-goals = objectifs +{ $points }
picture-goals-title = Objectifs

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

# Pavillon d'été
picture-wild = La couleur joker est le { colour-name }.
picture-supply = Réserve : { $tiles }.
picture-has-passed = A passé.
picture-has-token = A le marqueur premier joueur.
picture-hand = Main : { $tiles }.
picture-corners = Coins : { $tiles }.
picture-star = { $star ->
    [0] Étoile centrale
   *[other] Étoile { $star }
} : { $tiles }.
picture-star-space = { tile-name } sur la case { $space }
picture-surrounded = Constructions entourées : { $structures }.
picture-structures = { $structure ->
    [pillar] { $count ->
        [one] { $count } pilier
       *[other] { $count } piliers
    }
    [statue] { $count ->
        [one] { $count } statue
       *[other] { $count } statues
    }
    [window] { $count ->
        [one] { $count } fenêtre
       *[other] { $count } fenêtres
    }
   *[fountain] { $count ->
        [one] { $count } fontaine
       *[other] { $count } fontaines
    }
}
picture-tower = Tour : { $tiles }.
