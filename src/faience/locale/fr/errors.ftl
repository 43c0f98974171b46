### Une ligne par code d'erreur : ce qui était tenté, et la règle qui l'interdit.

## Coups que la règle interdit

error-illegal-game-over = { $move } : la partie est terminée ({ $rule })
error-illegal-deal-first = { $move } : il faut d’abord distribuer les tuiles ({ $rule })
error-illegal-choose-column = { $move } : choisissez d’abord une colonne pour la ligne { $row } ({ $rule })
error-illegal-choose-jokers = { $move } : dites d’abord combien de jokers restent dans la ligne { $line }, de { $least } à { $most } ({ $rule })
error-illegal-take-expected = { $move } : il faut maintenant prendre des tuiles ({ $rule })
error-illegal-no-display = { $move } : pas de Fabrique { $display }, seulement 1 à { $displays } ({ $rule })
error-illegal-not-there = { $move } : { $source } n’a pas de { tile-one } ({ $rule })
error-illegal-no-jokers-there = { $move } : { $source } n’a pas de joker ({ $rule })
error-illegal-no-jokers-in-play = { $move } : cette partie se joue sans jokers ({ $rule })
error-illegal-line-full = { $move } : la ligne { $line } est pleine ({ $rule })
error-illegal-line-colour = { $move } : la ligne { $line } contient déjà du { colour-name } ({ $rule })
error-illegal-row-has = { $move } : la ligne { $row } du mur a déjà du { colour-name } ({ $rule })
error-illegal-joker-blocks = { $move } : un joker occupe la case { colour-name } de la ligne { $row } du mur ({ $rule })
error-illegal-joker-count = { $move } : de { $least } à { $most } jokers peuvent rester ({ $rule })
error-illegal-cell-taken = { $move } : la case ligne { $row }, colonne { $column } est prise ({ $rule })
error-illegal-column-has = { $move } : la colonne { $column } du mur a déjà du { colour-name } ({ $rule })
error-illegal-cell-colour = { $move } : la case ligne { $row }, colonne { $column } n’est pas pour le { colour-name } ({ $rule })

## Parties impossibles à préparer

error-setup-game = il n’y a pas de jeu « { $given } » ; il y a { $known }
error-setup-board = il n’y a pas de plateau « { $given } » ; il y a { $known }
error-setup-players = { $given ->
    [one] { $given } joueur
   *[other] { $given } joueurs
} : on joue de { $least } à { $most }
error-setup-option = { $known ->
    [none] il n’y a pas d’option « { $given } » : ce jeu n’en a pas
   *[other] il n’y a pas d’option « { $given } » ; il y a { $known }
}
error-setup-switch = { $option } vaut True ou False, et non { $given }
error-setup-starter = la place { $given } ne peut pas commencer : les places vont de 1 à { $players }
error-setup-seat = il n’y a pas de place { $given } ici : elles comptent de 0 à { $last }
error-setup-player-key = { $known ->
    [none] { $kind } ne connaît pas d’option « { $given } » : il n’en a pas
   *[other] { $kind } ne connaît pas d’option « { $given } » ; il connaît { $known }
}
error-setup-player-value = { $what } : « { $given } » n’est pas { $wanted }
error-setup-player-class = { $given } : il n’y a pas de tel joueur en Python ({ $problem })
error-setup-player-made = { $given } : on ne peut pas en faire un joueur ({ $problem })
error-setup-nobody-to-move = personne n’a à jouer : la partie est finie, ou il faut d’abord distribuer
spec-seconds = un nombre de secondes au-dessus de 0
spec-duration = une durée comme 200ms, 1s ou 2m
spec-count = un nombre entier à partir de 1
spec-level = un niveau de 1 à 8
spec-champion = le fichier d’un champion, ou none
spec-command = la commande d’un programme
spec-class = le nom d’une classe, comme package.module:Class
spec-no-choose = il n’a pas de méthode choose
spec-text = un texte
spec-reward = win ou margin
spec-opponents = { $count ->
    [one] le texte d’un joueur
   *[other] un seul texte de joueur pour tous, ou { $count }
}

## Textes et tables illisibles

error-at = ligne { $line }, colonne { $column } : { $problem }
error-invalid-position = une telle table est impossible :

## Mesures

error-bench-none = aucune mesure ne s’appelle { $given } ; essayez playout, ou legal/azul
