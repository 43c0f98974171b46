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
choice-column = colonne { $column } : +{ $points } ({ event-tiled-why })
choice-marker = le marqueur sur votre plancher
choice-falls = { $count ->
    [one] { $count } tombe
   *[other] { $count } tombent
}
pavilion-choice-token = avec le marqueur : −{ $lost }
pavilion-choice-star = { pavilion-star-colour } : vous pouvez payer { $spaces }
pavilion-choice-space = { pavilion-star-colour }, case { $space } pour { count-tiles }
pavilion-choice-pay = pour { $tiles }
pavilion-choice-points = { $what } : +{ $points }
pavilion-choice-structure = { pavilion-structure } { $number } : { $count ->
    [one] { $count } tuile bonus
   *[other] { $count } tuiles bonus
}
pavilion-choice-passed-over = et ensuite plus de { $letters }
pavilion-choice-pass = hors de cette manche{ $kept ->
    [0] {""}
    [one] , { $kept } gardée
   *[other] , { $kept } gardées
}{ $discarded ->
    [0] {""}
    [one] , { $discarded } défaussée : −{ $lost }
   *[other] , { $discarded } défaussées : −{ $lost }
}

## S'asseoir à la table

lobby-offer = { $count ->
    [one] Il y a une partie inachevée :
   *[other] Il y a des parties inachevées :
}
lobby-game = { $game }, { $board }, manche { $round } : { $scores } ({ $saved })
lobby-ask = Numéro de la partie à reprendre (Entrée : 1), ou n pour une nouvelle :
lobby-kept = La partie est conservée : « faience play --resume » la reprend.
lobby-broken = { $file } est illisible ; on n’y touche pas.
lobby-compiling = Compilation des règles (une seule fois)…
session-compiling = { $name } apprend à prévoir (une seule fois sur cette machine, une demi-minute environ)…
player-number = Joueur { $number }

## Pendant la partie

session-ask = { $player }, à vous (par exemple { $example } ; ? pour l’aide) :
session-ask-over = La partie est terminée (sauver, annuler, nouvelle ou quitter) :
session-hint = Tab complète · { $example } = { $meaning } · ? pour l’aide
session-hint-over = sauver FICHIER garde la partie · nouvelle en commence une autre · quitter
session-round-ends = Fin de la manche { $round }
session-placing = Manche { $round } : on pose les tuiles
session-scores = Scores : { $scores }
session-final = Scores finaux
session-winners = { $count ->
    [one] { $winners } gagne !
   *[other] { $winners } se partagent la victoire !
}
session-legal = { $move } est permis : { $meaning }
session-no-undo = il n’y a encore rien à annuler
session-undone = C’est annulé.
session-exists = { $file } existe déjà : choisissez un autre nom
session-saved = La partie est écrite dans { $file }.

## Aide

help-moves-azul = Un coup s’écrit : d’où, quoi, vers où ; soit le numéro d’une Fabrique (0 est le centre), la lettre d’une tuile, le numéro d’une ligne (F est le plancher).
help-moves-summer-pavilion = Pour prendre, on écrit d’où et quoi : le numéro d’une Fabrique (0 est le centre) et la lettre d’une couleur ; un joker vient avec s’il y en a un. Pour poser, on écrit étoile, case et couleur ; +2 à la fin paie deux des tuiles avec des jokers.
help-table-azul = Sur les plateaux, une majuscule est une tuile, une minuscule une case imprimée encore vide, □ une case vide d’une ligne motif. * est le marqueur premier joueur.
help-table-summer-pavilion = Sur les plateaux, chaque étoile a sa ligne et chaque case sa colonne. Une majuscule est une tuile. Une case vide montre son prix et, en minuscule, la couleur qu’elle accepte, un point s’il y en a plusieurs. Sous les plateaux : ce que valent à la fin les étoiles complètes, combien de tuiles bonus rapporte une construction, ce que vaut de couvrir toutes les cases 1, 2, 3 ou 4. * est le marqueur premier joueur. À droite des étoiles, on compte combien de cases manquent encore à chaque construction, parmi celles-ci :
help-commands = Outre les coups, vous pouvez taper, en entier ou seulement le début :
command-help = aide
command-help-about = cette aide ; ? fait de même
command-moves = coups
command-moves-about = tous les coups permis, et ce qu’ils font
command-why = pourquoi
command-why-about = ce que ferait un coup, ou la règle qui l’interdit
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

## La ligne de commande

cli-help = Azul et Pavillon d’été : jouer dans le navigateur ou le terminal entre amis ou contre des robots, ouvrir des tables, regarder parties et positions.
cli-epilog = « faience » seul équivaut à « faience play ». « faience COMMANDE --help » en dit plus sur une commande.
cli-version = Dire quelle est cette version.
cli-play = Jouer à Azul ou au Pavillon d’été dans le navigateur : un serveur démarre pour vous seul et sa page s’ouvre. Avec --terminal, ou toute option qui en relève, on joue ici même. Chaque partie est gardée coup après coup : arrêtez quand vous voulez, et reprenez plus tard.
cli-play-boards-azul = [bold]Plateaux d’Azul :[/bold]
cli-play-boards-pavilion = [bold]Plateaux de Pavillon d’été (--game summer-pavilion) :[/bold]
cli-play-moves = [bold]Un coup[/bold] s’écrit : d’où, quoi, vers où. 2B3 prend le bleu de la Fabrique 2 vers la ligne 3, 0RF le rouge du centre vers le plancher. À Pavillon d’été, 2P prend le violet de la Fabrique 2, 3.5R pose une tuile rouge sur l’étoile 3, case 5. Tab montre ce qu’on peut taper, ? affiche l’aide.
cli-examples = [bold]Exemples :[/bold]
cli-example-default = dans le navigateur
cli-example-friends = Ana et Bo au même clavier, sur le mur gris
cli-example-bots = vous, un bon robot et un mauvais, avec les jokers
cli-example-pavilion = Pavillon d’été, sur le plateau monochrome
cli-terminal = Jouer ici, dans le terminal. Ce qu’on demande par --game, --board, --jokers, --seat, --seed, --resume ou --plain s’y joue aussi.
cli-game = Le jeu : azul ou summer-pavilion.
cli-board = Le plateau : coloured, ou un autre de la liste ci-dessous.
cli-jokers = Jouer à Azul avec les jokers.
cli-seat = Qui est assis à la table, une fois pour chacune des 2 à 4 places : human, level:3, greedy ou un autre des joueurs ci-dessous ; NOM=human donne un nom.
cli-seed = Distribuer les tuiles de cette graine : le même nombre donne les mêmes tuiles.
cli-lang = La langue : en ou fr. Sinon celle de votre système.
cli-resume = Reprendre la dernière partie, ou en commencer une nouvelle, sans poser la question.
cli-plain = Ni couleurs ni éditeur de ligne.
cli-show = Dessiner une partie ou une position.
cli-show-more = FILE contient une partie, une position sur une ligne, ou une position en JSON.
cli-example-show = la table à la fin de la partie
cli-example-show-at = la table après 12 coups, en image
cli-example-show-stdin = une position lue sur l’entrée standard, en JSON
cli-file = Le fichier à montrer ; - est l’entrée standard.
cli-svg = Écrire la table en image SVG dans ce fichier.
cli-at = Montrer la table après ce nombre de coups.
cli-json = Afficher la position en JSON.
cli-bench = Mesurer la vitesse de cette machine.
cli-bench-json = Afficher les chiffres en JSON.
cli-bench-only = Ne mesurer que ce qui commence ainsi, comme playout ou search/azul, ou suit un motif avec des étoiles, comme */azul/* ; peut être donné plusieurs fois.
cli-bench-seconds = Durée permise pour chaque mesure.
cli-lang-unknown = « { $given } » n’est pas une langue que nous parlons : { $known }
cli-bench-seconds-wrong = { $given } secondes : il faut un nombre à partir de 0
cli-bench-names = Ce qui est mesuré ; le jeu, le plateau et les joueurs suivent, comme dans playout/azul/grey/2 :
cli-bench-playout = coups et parties entières par seconde, au hasard
cli-bench-search = positions par seconde de la recherche, selon les poids et selon les réseaux
cli-bench-signature = positions de quelques recherches fixes : un autre nombre dit que la recherche a changé
cli-bench-batched = pas par seconde de nombreuses parties à la fois, avec observations, et face à une seule
cli-bench-call = temps pour lister les coups, copier une partie et jouer un coup depuis Python
cli-bench-start = temps pour démarrer : règles à compiler, déjà compilées, et import du paquet
cli-example-bench-signature = si la recherche fait encore ce qu’elle faisait
cli-example-bench-search = la vitesse de la recherche, mesurée plus longtemps
cli-example-bench-json = tout, pour comparer
error-show-not-text = { $file } n’est pas un fichier texte
error-show-empty = { $file } : le fichier est vide
error-show-no-game = { $file } : il ne contient ni partie ni position
error-show-ply = il n’y a pas de coup { $given } : la partie en compte { $most }
error-setup-nothing-kept = il n’y a pas de partie inachevée à reprendre
