### Raisons, comme parties d'une phrase ; le joueur qui joue n'est pas nommé

reason-joined = { $first } ; { $more }
reason-end = { $result ->
    [won] gagne la partie, { $own } à { $others }
    [shared] partage la victoire à { $own }
   *[lost] perd la partie, { $own } à { $others }
}
reason-ahead = { $points ->
    [one] vaut à la fin environ { $points } point de plus
   *[other] vaut à la fin environ { $points } points de plus
}
reason-later = rien de plus tout de suite, mais aucun autre coup ne finit aussi bien
reason-course = mène à { $own } d’ici la fin de la manche, contre { $theirs } pour { $player }
reason-course-better = { $own ->
    [one] vaut { $own } point de plus d’ici la fin de la manche
   *[other] vaut { $own } points de plus d’ici la fin de la manche
}{ $effect ->
    [less] {""}, et { $theirs } de moins pour { $player }
    [more] {""}, même si { $player } en gagne aussi { $theirs }
   *[same] {""}
}
reason-course-denies = { $theirs ->
    [one] coûte { $theirs } point à { $player } d’ici la fin de la manche
   *[other] coûte { $theirs } points à { $player } d’ici la fin de la manche
}
reason-course-trades = { reason-course-denies }, au prix de { $own } seulement
reason-line = complète la ligne { $line } : +{ $points } à la fin de la manche
reason-line-begun = avance la ligne { $line } : { $have } tuiles sur { $of }
reason-column = +{ $points } tout de suite
reason-full-column = complète la colonne { $column } : +{ $points } à la fin
reason-colour = termine la couleur { colour-name } : +{ $points } à la fin
reason-row = { $ahead ->
    [ahead] complète la rangée { $row } et met fin à la partie avec { $by } d’avance
    [behind] complète la rangée { $row } et met fin à la partie avec { $by } de retard
   *[level] complète la rangée { $row } et met fin à la partie à égalité
}
reason-marker = prend le marqueur premier joueur et commence la manche suivante
reason-falls = { $count ->
    [one] { $count } tuile tombe : −{ $lost }
   *[other] { $count } tuiles tombent : −{ $lost }
}
reason-denies = prend le { tile-name } qu’il faut à { $player } pour la ligne { $line } (+{ $points })
reason-leaves-floor = ne laisse à { $player } que des tuiles qui tombent : −{ $lost } au moins
reason-leaves = laisse à { $player } du { tile-name } pour la ligne { $line } : +{ $points }
reason-takes = obtient { $count } tuiles d’un coup ({ tile-name })
reason-hand = { $points ->
    [one] la main vaut { $points } point de plus
   *[other] la main vaut { $points } points de plus
}
reason-wild = obtient un joker
reason-next-wild = obtient une tuile qui sera joker à la manche suivante
reason-token = { $lost ->
    [0] prend le marqueur premier joueur sans rien perdre
   *[other] prend le marqueur premier joueur : −{ $lost }
}
reason-denies-hand = prend le { tile-name } qui servirait le mieux à { $player } (+{ $points })
reason-scores = +{ $points } tout de suite
reason-structure = { $structure ->
    [pillar] gagne un pilier
    [statue] gagne une statue
    [window] gagne une fenêtre
   *[fountain] gagne une fontaine
} : { $count ->
    [one] { $count } tuile à choisir
   *[other] { $count } tuiles à choisir
}
reason-star = complète { $colour ->
    [many] { pavilion-star } en plusieurs couleurs
   *[other] { pavilion-star }
} : +{ $points } à la fin
reason-numbers = couvre tous les { $number } : +{ $points } à la fin
reason-sets = complète une série de constructions : +{ $points } à la fin
reason-spends-wilds = { $count ->
    [one] dépense { $count } joker
   *[other] dépense { $count } jokers
}
reason-discards = perd { $lost } pour des tuiles qu’on ne peut pas garder
reason-keeps = { $count ->
    [one] garde { $count } tuile pour la manche suivante
   *[other] garde { $count } tuiles pour la manche suivante
}
reason-keeps-wilds = { $count ->
    [one] garde { $count } joker pour la manche suivante
   *[other] garde { $count } jokers pour la manche suivante
}
