### Les matchs et les tournois : leur résultat, leurs défaillances, et les mots de `faience match` et de `faience tournament`.

## Le résultat

match-heading = { $game }, { $board } : { $players } joueurs, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, graine { $seed }
match-player = joueur
match-points = points
match-interval = 95 %
match-expected = attendu
match-results = gagnées nulles perdues
match-score = score
match-time = ms/coup
match-percent = { $share } %
match-none = Aucune partie n’a été terminée.
match-elo = Différence Elo { $difference } (de { $low } à { $high })
match-sprt = { $verdict ->
    [elo1] SPRT : le premier joueur est plus fort, de { $elo1 } Elo plutôt que de { $elo0 } (LLR { $llr })
    [elo0] SPRT : le premier joueur n’est pas plus fort de { $elo1 } Elo, mais plutôt de { $elo0 } (LLR { $llr })
   *[undecided] SPRT : indécis entre { $elo0 } et { $elo1 } Elo (LLR { $llr })
}
match-failure = Partie { $game } : { $words }
match-failures = { $count ->
    [one] et { $count } autre du même genre (--json les donne toutes)
   *[other] et { $count } autres du même genre (--json les donne toutes)
}
match-interrupted = Interrompu après { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} sur { $wanted }.
match-goes-on = La même commande continuera à partir de { $file }.
match-rounded = { $games ->
    [one] { $games } partie devient { $wanted } : chacun occupe chaque place aussi souvent que les autres.
   *[other] { $games } parties deviennent { $wanted } : chacun occupe chaque place aussi souvent que les autres.
}

## Parties perdues par défaillance

match-comment = partie { $number } d’un match, distribuée avec la graine { $seed }
match-lost = { $player } a perdu : { $why }
match-void = ce n’est la faute de personne, et la partie ne compte pas : { $why }
failure-start = il n’a pas pu être créé : { $problem }
failure-crash = il a planté : { $problem } ({ $where })
failure-time = il a réfléchi { $taken } s, et la limite est de { $limit }
failure-hung = il n’a pas répondu dans la limite de { $limit } et a été arrêté
failure-died = le processus est mort { $tries } fois dans cette partie
failure-table = il a modifié la table qu’on lui montrait
failure-answer = il a répondu { $answer }, ce qui n’est pas un coup
failure-illegal = il a répondu { $move } : { $problem }
failure-noted = { $words }

## Matchs impossibles

error-match-players = { $given ->
    [one] { $given } joueur
   *[other] { $given } joueurs
} pour { $seats } places : il en faut au moins un, et pas plus que de places
error-match-games = { $given } parties : il en faut au moins une
error-match-processes = { $given } processus : il en faut au moins un
error-match-limit = { $player } peut réfléchir { $time }, ce qu’interdit la limite de { $limit } par coup
error-match-sprt = « { $given } » n’est pas un test : donnez deux nombres, le plus petit d’abord, comme 0,10
error-match-sprt-players = ce test est pour deux joueurs
error-match-records = { $folder } contient déjà des parties : choisissez un autre dossier
error-match-journal = { $file } n’est pas le journal de ces parties : donnez un autre fichier, ou les mêmes joueurs, table, graine, --move-limit et --records
error-match-journal-network = dans les parties de { $file }, { $player } avait un autre réseau ou d’autres poids, ou son niveau était autre : donnez un autre fichier, ou ce qu’il avait alors
error-file-in-use = { $file } est utilisé par un autre faience ; attendez qu’il ait fini, ou nommez autre chose
error-match-workers = les processus qui devaient jouer ne démarrent pas
error-ray-missing = Ray n’est pas installé : pip install "faience[ray]"
error-ray-address = aucun Ray ne répond à { $address }
error-workers-died = les processus qui devraient jouer ne démarrent pas, ou meurent encore et encore

## La ligne de commande

cli-match = Faire jouer beaucoup de parties à des joueurs, et voir qui est le plus fort, et avec quelle certitude.
cli-match-players = [bold]Joueurs :[/bold]
cli-match-random = joue sans regarder
cli-match-greedy = prend ce qu’il peut avoir tout de suite
cli-match-search = anticipe ; search:time=1s,threads=2 dit jusqu’où
cli-match-level = un niveau de 1 à 8, comme en rencontrent les humains
cli-match-cmd = un programme qui parle le protocole des moteurs
cli-match-python = une classe du module Python MOD, avec une méthode choose(game)
cli-match-names = NOM=JOUEUR donne un nom à un joueur, comme dans rapide=search:time=100ms. Plus de détails dans docs/players.md.
cli-example-match = greedy contre random ; chacun joue les deux côtés de chaque distribution
cli-example-match-four = un joueur contre trois autres
cli-example-match-test = s’arrêter dès qu’il est clair si plus de temps vaut 50 Elo
cli-match-board = Le plateau : coloured, ou un autre de ceux que donne « faience play --help ».
cli-match-player = Un joueur, une fois pour chaque place.
cli-match-seats = Combien de places, si ce n’est pas autant que de joueurs : le dernier joueur occupe les autres.
cli-match-games = Combien de parties, arrondi pour que chacun occupe chaque place aussi souvent que les autres.
cli-match-seed = Un autre nombre donne d’autres distributions.
cli-match-processes = Combien de parties à la fois ; sinon autant que de cœurs.
cli-match-time = Le temps par coup de search et de cmd:, s’ils n’en indiquent pas ; les niveaux et python: ne le reçoivent jamais.
cli-match-limit = Qui met plus longtemps pour un coup perd la partie.
cli-match-sprt = Finir dès qu’il est clair laquelle de deux différences est vraie, comme 0,10 (en Elo).
cli-match-records = Écrire chaque partie dans ce dossier.
cli-match-journal = Noter chaque partie dans ce fichier ; après un arrêt, la même commande continue à partir de là.
cli-match-ray = Jouer plutôt sur les machines de cette grappe Ray, comme auto ou 10.0.0.1:6379 ; local en démarre une ici.
cli-match-json = Afficher le résultat en JSON.

## Les tournois

tournament-heading = { $game }, { $board } : { $players } joueurs, tables de { $seats }, { $rounds ->
    [one] { $rounds } tour
   *[other] { $rounds } tours
}, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, graine { $seed }
tournament-rating = classement
tournament-games = parties
tournament-against = contre
error-tournament-players = { $given ->
    [one] { $given } joueur
   *[other] { $given } joueurs
} pour { $seats } places : un tournoi demande au moins autant de joueurs que de places
error-tournament-rounds = { $given } tours : il en faut au moins un
cli-tournament = Faire jouer chacun contre chacun, et voir la force de chaque joueur, et avec quelle certitude.
cli-tournament-more = À chaque tour, chaque groupe de joueurs joue une série de parties : les mêmes distributions, chacun à chaque place une fois. Le résultat donne un classement à chaque joueur, où 400 points de plus valent dix chances contre une de finir devant l’autre et où 1500 est la moyenne des participants, et, à deux par table, un tableau de qui a gagné combien contre qui. Ctrl-C l’arrête, avec le résultat obtenu jusque-là. Un joueur qui plante, triche ou tarde trop perd la partie, et le résultat dit pourquoi.
cli-tournament-player = Un joueur ; deux au moins, et autant que vous voulez.
cli-tournament-seats = Combien de joueurs par table, de 2 à 4.
cli-tournament-rounds = Combien de séries de parties joue chaque groupe.
cli-example-tournament = trois joueurs, chacun contre chacun : 3 paires, 10 tours, 60 parties
cli-example-tournament-three = quatre joueurs, trois par table
cli-example-tournament-bot = un programme à vous parmi les niveaux ; après un arrêt, la même commande continue
