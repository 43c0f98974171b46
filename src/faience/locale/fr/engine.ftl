### Le protocole des moteurs : ce qui ne va pas avec un programme qui joue, et les mots de « faience engine ».
###
### $player est la commande du programme, $last la dernière ligne de son stderr ; « none » remplace ce qui n’existe pas.

error-player-start = { $player } ne démarre pas : { $problem }
error-player-died = { $exit ->
    [none] { $player } a fermé sa sortie
   *[other] { $player } s’est terminé avec le code { $exit }
}{ $last ->
    [none] {""}
   *[other] {" "}: { $last }
}
error-player-silent = { $wanted ->
    [hello] { $player } n’a pas salué en { $seconds } s
   *[move] { $player } n’a pas répondu en { $seconds } s
}{ $last ->
    [none] {""}
   *[other] {" "}: { $last }
}
error-player-rubbish = { $player } a écrit autre chose qu’un message : { $line }
error-player-illegal = { $player } a répondu { $move } : { $problem }
error-player-error = { $player } a renoncé : { $problem }
error-player-protocol = { $player } parle la version { $given } du protocole, et non la { $known }
error-player-game = { $player } ne joue pas à { $game }, seulement à { $known }
error-setup-command = « { $given } » n’est pas une commande : { $reason ->
    [quotes] il manque un guillemet
    [empty] il n’y a pas de programme
   *[missing] ce programme n’existe pas
}
error-engine-no-game = le joueur ne sait choisir un coup dans aucun jeu : { $problem }

## Ce que répond un moteur

engine-not-a-message = ce n’est pas un objet JSON avec un « type » : { $line }
engine-no-id = il faut à « go » un « id », un nombre entier
engine-no-position = il faut à « go » une « position »
engine-position = ce n’est pas une position : { $problem }
engine-nobody-to-move = personne ne doit jouer dans cette position
engine-budget = { $key ->
    [time] « { $key } » doit être un nombre au-dessus de 0, et non { $given }
   *[other] « { $key } » doit être un nombre entier au-dessus de 0, et non { $given }
}
engine-failed = le joueur a échoué : { $problem }

## La ligne de commande

cli-engine = Parler le protocole des moteurs sur l’entrée et la sortie standard, pour les programmes qui veulent jouer avec les nôtres.
cli-engine-more = Le protocole se trouve dans docs/protocol.md : un objet JSON par ligne.
cli-engine-player = Qui répond : search, greedy, random, ou un autre joueur.
cli-engine-threads = Combien de fils d’exécution peut utiliser un joueur qui cherche.
cli-engine-seed = Jouer chaque fois de la même façon, autant que le joueur le peut.
cli-example-engine = notre meilleur joueur, sur deux cœurs, au service d’un autre programme
cli-example-engine-bot = vous contre un programme à vous, qui parle le protocole
