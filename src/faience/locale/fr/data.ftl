### Les jeux de données : des parties en lignes, et les mots de `faience selfplay`.

selfplay-playing = parties
selfplay-writing = fichiers
selfplay-done = { $kind ->
    [records] { $games ->
        [one] { $games } partie se trouve dans { $folder }.
       *[other] { $games } parties se trouvent dans { $folder }, un fichier chacune.
    }
   *[dataset] { $games ->
        [one] { $games } partie se trouve dans { $folder } : faience.data.read("{ $folder }") la lit.
       *[other] { $games } parties se trouvent dans { $folder } : faience.data.read("{ $folder }") les lit.
    }
}
error-data-form = il n’y a pas de format « { $given } » ; il y a { $known }
error-data-file = { $file } n’est pas un fichier d’un jeu de données, ou il est d’une autre version
error-data-none = il n’y a pas de fichier d’un jeu de données dans { $folder }
error-data-mixed = ces fichiers ont des parties de tables ou de joueurs différents : chargez-les un par un

## La ligne de commande

cli-selfplay = Faire jouer des joueurs, et garder chaque partie : en jeu de données, ou en texte.
cli-selfplay-more = Un jeu de données a une ligne pour chaque coup : la position, qui a joué, quel coup et parmi combien ; et une ligne pour chaque partie : sa graine, ses joueurs, ses scores et ses gagnants. docs/data.md dit comment le lire. Chaque partie a ses propres distributions. Le dossier contient aussi un journal : après Ctrl-C, ou tout autre arrêt, la même commande continue, et avec plus de --games elle joue la suite. Les fichiers ne dépendent pas du nombre de processus.
cli-selfplay-out = Le dossier des parties ; s’il existe déjà, on y continue.
cli-selfplay-player = Un joueur, une fois pour chaque place ; le dernier occupe les autres. Sinon search:nodes=600.
cli-selfplay-format = npz (NumPy), parquet (demande pyarrow), ou records (un texte par partie).
cli-example-selfplay = mille parties de la recherche contre elle-même, en fichiers NumPy
cli-example-selfplay-parquet = deux joueurs différents, en Parquet
cli-example-selfplay-four = quatre à une table, un texte par partie
