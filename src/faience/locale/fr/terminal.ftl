### Les mots du terminal et de la ligne de commande.

## La table

table-round = Manche { $round }
table-turn = à { $player } de jouer
table-column = { $player } choisit une colonne pour la ligne { $row }
table-jokers = { $player } choisit les jokers pour { $move }
table-double = ×2 compte double

## Ce que ferait un coup

choice-source = { $source ->
    [0] centre : { $tiles }
   *[other] Fabrique { $source } : { $tiles }
}
choice-pick = { $source ->
    [0] prendre { $tiles } au centre
   *[other] prendre { $tiles } dans la Fabrique { $source }
}
choice-line = { $state ->
    [complete] ligne { $line } complète
   *[part] ligne { $line } : { $held } sur { $line }
}
choice-marker = le marqueur sur votre plancher
choice-falls = { $count ->
    [one] { $count } tombe
   *[other] { $count } tombent
}
