### L’entraînement : des réseaux tirés de parties contre soi-même, et les mots de `faience train`.

train-playing = Génération { $number } sur { $generations } : les parties
train-reading = Génération { $number } sur { $generations } : lecture des parties
train-learning = Génération { $number } sur { $generations } : la leçon
train-match = Génération { $number } sur { $generations } : le match, { $points } jusqu’ici
train-epoch = Génération { $number }, passage { $epoch } : surprise { $taught } sur ce qui est appris, { $judged } sur les parties mises de côté, scores à { $error } points près
train-kept = Génération { $number } : { $points } ({ $low } – { $high }) sur { $games } parties contre le réseau régnant : elle règne désormais, classement { $rating }.
train-rejected = Génération { $number } : { $points } ({ $low } – { $high }) sur { $games } parties contre le réseau régnant : pas assez, classement { $rating }.
train-goes-on = { $generations ->
    [0] { $folder } a une génération inachevée : on continue à partir de là.
    [one] { $folder } a déjà une génération de { $table } : on continue à partir de là.
   *[other] { $folder } a déjà { $generations } générations de { $table } : on continue à partir de là.
}
train-nothing = { $generations ->
    [one] { $folder } a déjà une génération de { $table } : rien à faire. Pour aller plus loin, augmentez --generations.
   *[other] { $folder } a déjà { $generations } générations de { $table } : rien à faire. Pour aller plus loin, augmentez --generations.
}
train-interrupted = Interrompu. Ce qui est fini se trouve dans { $folder } ; la même commande continue.
train-column-generation = gén
train-column-games = parties
train-column-score = score
train-column-surprise = surprise
train-column-points = points
train-column-interval = 95 %
train-column-rating = classement
train-column-kept = règne
train-yes = oui
train-no = non
train-table-told = Score : la moyenne à la fin d’une partie contre soi-même. Surprise : en nats, devant le vainqueur de parties mises de côté, avant → après. Points : du match contre le réseau régnant. Classement : Elo, le point de départ a 0.

## Entraînements qui ne peuvent pas commencer

error-champion-file = { $file } n’est pas un fichier de champions, ou il est d’un autre jeu ou d’une autre version
error-champion-table = { $known ->
    [none] { $file } n’a aucun champion
   *[other] { $file } n’a pas de champion pour { $table }, seulement pour { $known }
}
error-train-out = { $folder } ne peut pas servir à un entraînement : c’est un fichier, ou un dossier qui contient autre chose
error-train-plan = { $there ->
    [nothing] { $folder } contient un entraînement sans { $what } : prenez un autre dossier, ou les mêmes réglages
   *[other] { $folder } contient un entraînement avec { $there } : prenez un autre dossier, ou les mêmes réglages
}
error-train-report = { $file } n’est pas le rapport d’une génération, ou il est abîmé : supprimez-le, et la même commande le refait
error-train-trial = « { $given } » n’est pas un budget pour un match : nodes=5000 ou time=100ms le serait
error-train-data = { $file } n’est pas un fichier de parties de faience train, ou il est d’une autre version
error-train-data-table = { $file } a des parties d’une autre table, pas de { $table }
error-train-data-gone = { $file } a disparu, et cet entraînement en a besoin : remettez-le, ou commencez dans un autre dossier
error-train-data-changed = { $file } n’est plus ce qu’il était au début de cet entraînement : remettez l’ancien, ou commencez dans un autre dossier
error-train-data-none = il n’y a pas de parties contre soi-même dans { $folder }
error-train-few = si peu de parties ne laissent rien à apprendre : augmentez --games

## La ligne de commande

cli-train = Apprendre un réseau : la recherche joue contre elle-même, un réseau apprend de ces parties, et règne s’il gagne un match.
cli-train-more = Une génération joue des parties avec le réseau régnant, ou avec les poids seuls s’il n’y en a pas encore ; en apprend un nouveau à partir des parties des --window dernières générations ; et le fait jouer contre le régnant. Tout ce qui est fini se trouve dans le dossier : les parties en morceaux, le réseau et le match de chaque génération, log.csv avec les classements, et champion.npz, qui règne. Ctrl-C, ou toute autre fin, perd au plus un morceau de parties par cœur, ou un passage d’une leçon, et la même commande continue. La même graine donne les mêmes fichiers, quel que soit le nombre de processus.
cli-train-out = Le dossier de cet entraînement ; s’il existe déjà, on continue.
cli-train-from = Commencer par le champion de ce fichier, par celui que le paquet a pour une autre table, comme coloured/2, ou par les poids seuls : none. Sinon par ce que le paquet a pour cette table.
cli-train-data = Apprendre aussi des parties de ce dossier, celui d’un entraînement précédent par exemple ; peut être donné plusieurs fois.
cli-train-players = Pour combien de joueurs.
cli-train-generations = Combien de générations il doit y avoir à la fin, celles du dossier comprises.
cli-train-games = Combien de parties joue une génération.
cli-train-nodes = Combien de positions peut regarder chaque recherche de ces parties.
cli-train-window = Apprendre des parties de tant de générations, les plus récentes.
cli-train-epochs = Combien de fois une leçon parcourt toutes les parties.
cli-train-fresh = Commencer chaque leçon par des unités qui ne savent rien, au lieu du réseau régnant. Pour des dossiers qui ont toutes les parties qui comptent.
cli-train-newest = Laisser le dernier réseau jouer les parties suivantes et en apprendre, même s’il a perdu son match. Pour des tables sans champion, où un premier réseau doit rencontrer ses erreurs pour les désapprendre.
cli-train-trial = Ce que chaque joueur peut employer pour un coup du match : nodes=5000 ou time=100ms.
cli-train-trial-games = Combien de parties le match a au plus.
cli-train-sprt = À deux joueurs, le match demande si le nouveau réseau est plus fort de ELO1, ou de ELO0, et finit quand c’est clair ; si cela ne le devient pas, le plus vraisemblable décide. À trois ou quatre, toutes les parties sont jouées, et l’intervalle à 95 % doit être au-dessus de la part qui revient à chacun à force égale.
cli-train-processes = Combien de parties à la fois ; sinon autant que de cœurs.
cli-train-seed = Un autre nombre donne d’autres parties.
cli-example-train = continue à partir du champion du mur coloré à deux joueurs
cli-example-train-pavilion = l’autre jeu, à partir de ses poids, avec moins de parties par génération
cli-example-train-data = une nouvelle leçon, aussi avec les parties d’un entraînement précédent
