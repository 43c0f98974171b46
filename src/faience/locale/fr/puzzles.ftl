### Les conseils à une table, et les problèmes.

## Conseils

hint = Montrez-moi un bon coup
hint-title = Un bon coup
hint-busy = Recherche d’un bon coup…
hint-banner = Essayez : { $move } ({ $chance })
hint-margin = { $points ->
    [one] avance attendue à la fin : { $margin } point
   *[other] avance attendue à la fin : { $margin } points
}
hint-solved = calculé jusqu’à la fin de la manche
hint-why = Pourquoi ?
hint-line = Et ensuite, peut-être
hint-play = Le jouer

## Problèmes : la vue d’ensemble

puzzles = Problèmes
puzzles-about = Dans chaque position, un coup est nettement le meilleur. Trouvez-le.
puzzles-daily = Problème du jour
puzzles-state = { $state ->
    [solved] Résolu
    [failed] Pas trouvé
   *[new] Nouveau
}
puzzles-any = N’importe lequel
puzzles-themes = Ou choisissez le thème
puzzles-none = Il n’y a pas encore de problème de ce genre.
puzzles-count = { $count ->
    [one] { $count } problème
   *[other] { $count } problèmes
}
puzzles-rating = Votre classement
puzzles-rating-range = entre { $low } et { $high }
puzzles-no-rating = Votre premier problème vous donne un classement.
puzzles-solved = { $solved ->
    [one] { $solved } résolu
   *[other] { $solved } résolus
} sur { $tried }

theme-name = { $theme ->
    [end] La fin
    [line] Remplir une ligne
    [bonus] Bonus de fin
    [deny] Priver l’autre
    [floor] Laisser le plancher
    [hand] Une belle main
    [star] Étoiles
    [numbers] Nombres
    [sets] Séries
    [structure] Constructions
    [wild] Couleur joker
    [column] La bonne colonne
    [joker] Jokers
    [pass] Passer à temps
    [pick] Tuiles bonus
    [keep] Tuiles à garder
    [start] Commencer
    [sacrifice] Sacrifice
    [last] Les dernières tuiles
   *[quiet] Coups discrets
}
theme-about = { $theme ->
    [end] finir ou gagner la partie
    [line] compléter une ligne motif
    [bonus] colonnes et couleurs
    [deny] prendre ce qu’il lui faut
    [floor] aux autres ce qui tombe
    [hand] ce que les tuiles achètent
    [star] compléter une étoile
    [numbers] couvrir tout un nombre
    [sets] une de chaque construction
    [structure] entourer, puis choisir
    [wild] en prendre, en garder
    [column] où, sur le mur gris
    [joker] les prendre, les placer
    [pass] cesser de poser
    [pick] choisir dans la réserve
    [keep] pour la manche suivante
    [start] commencer vaut son prix
    [sacrifice] laisser tomber exprès
    [last] compter jusqu’au bout
   *[quiet] rien ne saute aux yeux
}

## Un problème

puzzle = Problème
puzzle-you = Vous
puzzle-task = Trouvez le meilleur coup
puzzle-task-about = { $players ->
    [2] C’est à vous. Un coup gagne nettement plus souvent que tous les autres.
   *[other] C’est à vous, à { $players } joueurs. Un coup gagne nettement plus souvent que tous les autres.
}
puzzle-difficulty = Difficulté { $rating }
puzzle-tried-before = Vous avez déjà essayé celui-ci : votre classement ne bougera pas.
puzzle-show = Voir la réponse
puzzle-show-about = Compte comme un essai manqué
puzzle-thinking = Voyons cela…
puzzle-verdict = { $verdict ->
    [solved] Résolu !
    [shown] Réponse montrée
   *[failed] Pas le meilleur coup
}
puzzle-best = Le meilleur
puzzle-yours = Le vôtre
puzzle-why = Pourquoi
puzzle-fault = Ce qui cloche dans le vôtre
puzzle-lead = Le deuxième meilleur coup perd { $lead }.
puzzle-line = La suite
puzzle-themes = Le thème
puzzle-rating-now = Votre classement
puzzle-unrated = Seul le premier essai compte pour le classement.
puzzle-next = Problème suivant
puzzle-again = Encore
puzzle-analyse = Analyser
puzzle-play = Jouer à partir d’ici
puzzle-all = Tous les problèmes
puzzle-unknown = Ce problème ne peut pas être ouvert
