### Les mots du terminal et de la ligne de commande.

## La table

table-round = Manche { $round }
table-turn = à { $player } de jouer
table-column = { $player } choisit une colonne pour la ligne { $row }
table-jokers = { $player } choisit les jokers pour { $move }
table-double = ×2 compte double

## Ce que ferait un coup

choice-source = { $source ->
    [0] centre : { $tiles }
   *[other] Fabrique { $source } : { $tiles }
}
choice-pick = { $source ->
    [0] prendre { $tiles } au centre
   *[other] prendre { $tiles } dans la Fabrique { $source }
}
choice-line = { $state ->
    [complete] ligne { $line } complète
   *[part] ligne { $line } : { $held } sur { $line }
}
choice-marker = le marqueur sur votre plancher
choice-falls = { $count ->
    [one] { $count } tombe
   *[other] { $count } tombent
}

## S'asseoir à la table

lobby-offer = { $count ->
    [one] Il y a une partie inachevée :
   *[other] Il y a des parties inachevées :
}
lobby-game = { board-name }, manche { $round } : { $scores } ({ $saved })
lobby-ask = La reprendre ? Entrée pour la première, son numéro, ou n pour une nouvelle partie :
lobby-kept = La partie est conservée : « faience play --resume » la reprend.
lobby-broken = { $file } est illisible ; on n'y touche pas.
lobby-compiling = Compilation des règles (une seule fois)…
player-number = Joueur { $number }

## Pendant la partie

session-ask = { $player }, à vous (par exemple { $example } ; ? pour l'aide) :
session-ask-over = La partie est terminée (sauver, annuler, nouvelle ou quitter) :
session-hint = Tab complète · { $example } = { $meaning } · ? pour l'aide
session-hint-over = sauver FICHIER garde la partie · nouvelle en commence une autre · quitter
session-round-ends = Fin de la manche
session-scores = Scores : { $scores }
session-final = Scores finaux
session-winners = { $count ->
    [one] { $winners } gagne !
   *[other] { $winners } se partagent la victoire !
}
session-offer-record = « sauver FICHIER » garde le texte de cette partie.
session-legal = { $move } est permis : { $meaning }
session-no-undo = il n'y a encore rien à annuler
session-undone = C'est annulé.
session-exists = { $file } existe déjà : choisissez un autre nom
session-saved = La partie est écrite dans { $file }.

## Aide

help-moves = Un coup s'écrit : d'où, quoi, vers où ; soit le numéro d'une Fabrique (0 est le centre), la lettre d'une tuile, le numéro d'une ligne (F est le plancher).
help-table = Sur les plateaux, une majuscule est une tuile, une minuscule une case imprimée encore vide, □ une case vide d'une ligne de motif. * est le marqueur premier joueur.
help-commands = Outre les coups, vous pouvez taper, en entier ou seulement le début :
command-help = aide
command-help-about = cette aide ; ? fait de même
command-moves = coups
command-moves-about = tous les coups permis, selon ce qu'ils prennent
command-why = pourquoi
command-why-about = ce que ferait un coup, ou la règle qui l'interdit
command-board = table
command-board-about = la table encore une fois
command-undo = annuler
command-undo-about = revenir à votre dernière décision
command-save = sauver
command-save-about = écrire la partie dans un fichier
command-record = partie
command-record-about = afficher le texte de la partie
command-new = nouvelle
command-new-about = commencer une autre partie ; celle-ci est conservée
command-quit = quitter
command-quit-about = partir ; la partie est conservée (Ctrl-D aussi)
command-wants-move = COUP
command-wants-file = FICHIER
