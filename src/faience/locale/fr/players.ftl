### Les joueurs : les niveaux que rencontrent les humains.

level-name = { $level ->
    [1] Visiteur
    [2] Élève
    [3] Apprenti
    [4] Compagnon
    [5] Carreleur
    [6] Peintre
    [7] Maître
   *[8] Grand Maître
}
level-about = { $level ->
    [1] ne voit que son propre plateau, et se trompe souvent sur la valeur d’une tuile
    [2] sait ce qu’il faut à son plateau, et oublie les autres
    [3] remarque ce qu’un coup laisse aux autres, mais pas ce qu’ils en feront
    [4] pense à la réponse à son coup
    [5] voit quelques coups à l’avance
    [6] voit assez loin, et ne manque presque rien de ce qui est proche
    [7] voit loin, et se trompe rarement
   *[8] réfléchit une seconde ou deux, et calcule les manches jusqu’au bout
}
level-words = { level-name } : { level-about }

## La ligne de commande

cli-players = [bold]Joueurs :[/bold]
cli-players-human = quelqu’un à ce clavier
cli-players-more = et tous ceux que donne « faience match --help »
cli-example-level = vous contre un robot du troisième niveau sur huit
