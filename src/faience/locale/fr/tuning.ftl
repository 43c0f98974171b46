### Les réglages : des poids tirés de parties contre soi-même, et les mots de `faience tune`.

tune-playing = Génération { $number } sur { $generations }
tune-generation = Génération { $number } : { $games } parties, { $positions } positions, surprise { $before } → { $after }
tune-stage = étape
tune-positions = positions
tune-before = surprise avant
tune-after = après
tune-surprise = Surprise devant le vainqueur, en nats, sur des positions dont rien n’a été appris ; au hasard, { $guess }.
tune-goes-on = { $generations ->
    [one] { $file } a déjà une génération de { $table } : on continue à partir de là.
   *[other] { $file } a déjà { $generations } générations de { $table } : on continue à partir de là.
}
tune-nothing = { $generations ->
    [one] { $file } a déjà une génération de { $table } : rien à faire. Pour aller plus loin, augmentez --generations.
   *[other] { $file } a déjà { $generations } générations de { $table } : rien à faire. Pour aller plus loin, augmentez --generations.
}
tune-interrupted = { $generations ->
    [0] Interrompu avant la fin de la première génération : rien n’a été gardé.
    [one] Interrompu : { $file } a une génération. La même commande continue.
   *[other] Interrompu : { $file } a { $generations } générations. La même commande continue.
}

## Réglages qui ne peuvent pas commencer

error-tune-out = impossible d’écrire { $file } : son dossier n’existe pas, ou c’est un dossier
error-tune-missing = il n’y a pas de fichier { $file } par lequel commencer
error-tune-file = { $file } n’est pas un fichier de poids
error-tune-shape = { $file } : les poids de { $table } sont { $given } nombres au lieu de { $wanted } : ils sont d’un autre jeu, ou d’une autre version
error-tune-none = { $known ->
    [none] { $file } n’a aucun poids
   *[other] { $file } n’a pas de poids par lesquels { $table } pourrait commencer, seulement ceux de { $known }
}
error-tune-few = si peu de positions ne laissent place à aucune partie entière : augmentez --samples, ou diminuez --threads

## La ligne de commande

cli-tune = Apprendre ce que valent les positions : la recherche joue contre elle-même, et des poids sont ajustés au vainqueur.
cli-tune-more = Une génération joue des parties avec les poids de la précédente, et en apprend de nouveaux. Chacune est écrite dans le fichier dès qu’elle est finie : Ctrl-C ne perd que celle en cours, et la même commande continue avec la suivante. Les autres tables du fichier restent comme elles sont.
cli-tune-out = Le fichier de poids (.npz) où écrire ; il peut contenir ceux d’autres tables.
cli-tune-from = Commencer par les poids de ce fichier, ceux de la table la plus semblable ; sinon par le score seul.
cli-tune-players = Pour combien de joueurs.
cli-tune-generations = Combien de générations il doit y avoir à la fin, celles du fichier comprises.
cli-tune-samples = De combien de positions une génération apprend.
cli-tune-nodes = Combien de positions peut regarder chaque recherche de ces parties.
cli-tune-threads = Combien de parties à la fois ; sinon autant que de cœurs. Autant de fils et la même graine donnent les mêmes poids.
cli-tune-seed = Un autre nombre donne d’autres parties.
cli-example-tune = des poids pour deux joueurs sur le mur coloré, à partir de rien
cli-example-tune-more = ceux pour trois joueurs avec les jokers, à partir de ce qu’on sait d’autres tables
cli-example-tune-pavilion = l’autre jeu, plus longtemps
