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
    [1] ne voit que son plateau, et se trompe souvent sur la valeur d’une tuile
    [2] ne voit que son plateau, et joue d’instinct
    [3] sait ce qu’il faut à son plateau, et oublie les autres
    [4] remarque ce qu’un coup laisse aux autres, mais pas ce qu’ils en feront
    [5] pense à la réponse à son coup
    [6] prévoit quelques coups
    [7] prévoit beaucoup de coups, et laisse passer peu de choses
   *[8] réfléchit une seconde ou deux, et calcule les manches jusqu’à leur fin
}
level-words = { level-name } : { level-about }

## La ligne de commande

cli-players = [bold]Joueurs :[/bold]
cli-players-human = quelqu’un à ce clavier
cli-players-more = et tous ceux que donne « faience match --help »
cli-example-level = vous contre un robot du troisième de huit niveaux
