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
reason-nothing = rien de plus tout de suite
reason-only = le seul coup possible
reason-course = mène à { $own } d’ici la fin de la manche, contre { $theirs } pour { $player }
reason-line = complète la ligne { $line } : +{ $points } à la fin de la manche
reason-line-begun = avance la ligne { $line } : { $have ->
    [one] { $have } tuile
   *[other] { $have } tuiles
} sur { $of }
reason-column = +{ $points } tout de suite
reason-full-column = complète la colonne { $column } : +{ $points } à la fin
reason-colour = termine la couleur { colour-name } : +{ $points } à la fin
reason-row = { $ahead ->
    [ahead] complète la ligne { $row } du mur et met fin à la partie avec { $by } d’avance
    [behind] complète la ligne { $row } du mur et met fin à la partie avec { $by } de retard
   *[level] complète la ligne { $row } du mur et met fin à la partie à égalité
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

## Deux façons de jouer une manche comparées ; $form vaut rather s'il y a autre chose à la place, alone sinon

reason-goes-on = garde la partie ouverte, qui finirait sinon à { $own } contre { $others }
reason-part-line = { $tile ->
    [joker] la ligne { $line } (+{ $points })
   *[other] la ligne { $line } en { tile-name } (+{ $points })
}
reason-part-bonus = { $what ->
    [row] la ligne { $index } du mur (+{ $points } à la fin)
    [column] la colonne { $index } (+{ $points } à la fin)
   *[colour] la couleur { $colour ->
        [blue] bleue
        [yellow] jaune
        [red] rouge
        [black] noire
       *[white] blanche
    } (+{ $points } à la fin)
}
reason-lines = complète { $more } d’ici la fin de la manche{ $form ->
    [rather] {""}, et non { $less }
   *[alone] {""}
}
reason-line-scores = { $tile ->
    [joker] marque plus avec la ligne { $line }
   *[other] marque plus avec la ligne { $line } en { tile-name }
} : +{ $points } au lieu de +{ $than }
reason-line-scores-denied = limite { $player } à +{ $than } pour la ligne { $line } au lieu de +{ $points }
reason-line-scores-given = laisse { $player } marquer +{ $points } pour la ligne { $line } au lieu de +{ $than }
reason-lines-denied = { $form ->
    [rather] laisse à { $player } { $less }, et non { $more }
   *[alone] empêche { $player } de compléter { $more }
}
reason-lines-given = { $form ->
    [rather] laisse { $player } compléter { $more }, et non { $less }
   *[alone] laisse { $player } compléter { $more }
}
reason-goals = { $form ->
    [rather] complète { $more }, et non { $less }
   *[alone] complète { $more }
}
reason-goals-denied = { reason-lines-denied }
reason-goals-given = { reason-lines-given }
reason-floor-less = { $lost ->
    [0] ne perd rien au plancher, au lieu de { $than }
   *[other] perd { $lost } au plancher au lieu de { $than }
}
reason-floor-more = { $than ->
    [0] coûte { $lost } au plancher d’ici la fin de la manche
   *[other] coûte { $lost } au plancher au lieu de { $than } d’ici la fin de la manche
}
reason-floor-others = { $count ->
    [0] coûte plus cher à { $player } au plancher : −{ $lost }
    [one] fait tomber { $count } tuile chez { $player } : −{ $lost }
   *[other] fait tomber { $count } tuiles chez { $player } : −{ $lost }
}{ $than ->
    [0] {""}
   *[other] {" "}au lieu de −{ $than }
}
reason-start = commence la manche suivante
reason-near = finit la manche avec { $what }
reason-near-denied = empêche { $player } d’avoir { $what } d’ici la fin de la manche
reason-part-near = { $what ->
    [column] { $count } tuiles dans la colonne { $index }
   *[colour] { $count } des 5 tuiles { $colour ->
        [blue] bleues
        [yellow] jaunes
        [red] rouges
        [black] noires
       *[white] blanches
    }
}
reason-waiting = prépare { $what }
reason-waiting-denied = empêche { $player } de préparer { $what }
reason-part-waiting = { $tile ->
    [joker] la ligne { $line }
   *[other] la ligne { $line } en { tile-name }
} pour la manche suivante : { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
} sur { $of }
reason-part-line-begun = { reason-part-waiting }{ $points ->
    [0] {""}
    [1] {""}
   *[other] {""}, +{ $points } une fois complète
}
reason-space = porte { $tile ->
    [any] la colonne { $column } de la ligne { $row } du mur
   *[other] le { tile-name } de la ligne { $row } du mur
} à +{ $points } plus tard, au lieu de +{ $than }
reason-structures = gagne { $more } d’ici la fin de la manche{ $form ->
    [rather] {""}, et non { $less }
   *[alone] {""}
}
reason-structures-denied = { $form ->
    [rather] laisse à { $player } { $less }, et non { $more }
   *[alone] empêche { $player } de gagner { $more }
}
reason-structures-given = { $form ->
    [rather] laisse { $player } gagner { $more }, et non { $less }
   *[alone] laisse { $player } gagner { $more }
}
reason-part-structure = { $number ->
    [one] { $structure ->
        [pillar] un pilier
        [statue] une statue
        [window] une fenêtre
       *[fountain] une fontaine
    } ({ count-tiles })
   *[other] { $number } { $structure ->
        [pillar] piliers
        [statue] statues
        [window] fenêtres
       *[fountain] fontaines
    } ({ count-tiles } { $structure ->
        [pillar] par pilier
        [statue] par statue
        [window] par fenêtre
       *[fountain] par fontaine
    })
}
reason-part-star = { pavilion-star }
reason-part-goal-star = { pavilion-star } (+{ $points } à la fin)
reason-part-goal-number = tous les { $number } (+{ $points } à la fin)
reason-part-goal-sets = { $count ->
    [one] une série de constructions
   *[other] { $count } séries de constructions
} (+{ $points } à la fin)
reason-part-near-star = { $count } des 6 tuiles de { pavilion-star }
reason-part-near-number = tous les { $number } couverts sauf un
reason-part-near-structure = { $structure ->
    [pillar] un pilier auquel
    [statue] une statue à laquelle
    [window] une fenêtre à laquelle
   *[fountain] une fontaine à laquelle
} il ne manque qu’une tuile
reason-tiles = { $form ->
    [one] marque +{ $points } sur { $what } d’ici la fin de la manche{ $than ->
        [0] {""}
       *[other] {" "}au lieu de +{ $than }
    }
   *[most] marque +{ $points } avec ses tuiles d’ici la fin de la manche{ $than ->
        [0] {""}
       *[other] {" "}au lieu de +{ $than }
    }, surtout sur { $what } ({ reason-tiles-there })
}
reason-tiles-there = +{ $here }{ $there ->
    [0] {""}
   *[other] {" "}au lieu de +{ $there }
}
reason-tiles-denied = { $than ->
    [0] empêche { $player } de marquer +{ $points } { reason-tiles-where }
   *[other] limite { $player } à +{ $than } au lieu de +{ $points } { reason-tiles-where }
}
reason-tiles-where = { $form ->
    [one] sur { $what }
   *[most] avec ses tuiles, surtout sur { $what }
}
reason-tiles-given = laisse { $player } marquer +{ $points }{ $than ->
    [0] {""}
   *[other] {" "}au lieu de +{ $than }
} { reason-tiles-where }
reason-token-less = { $lost ->
    [0] évite le marqueur premier joueur, qui coûte sinon { $than }
   *[other] paie { $lost } pour le marqueur premier joueur au lieu de { $than }
}
reason-token-more = { $than ->
    [0] mène à prendre le marqueur premier joueur : −{ $lost }
   *[other] mène à prendre le marqueur premier joueur : −{ $lost } au lieu de −{ $than }
}
reason-token-others = laisse le marqueur premier joueur à { $player } : −{ $lost }{ $than ->
    [0] {""}
   *[other] {" "}au lieu de −{ $than }
}
reason-discarded-less = { $lost ->
    [0] ne perd rien pour des tuiles en trop, au lieu de { $than }
   *[other] perd { $lost } pour des tuiles en trop au lieu de { $than }
}
reason-discarded-more = perd { $lost } pour des tuiles en trop{ $than ->
    [0] {""}
   *[other] {" "}au lieu de { $than }
} à la fin de la manche
reason-discarded-others = laisse à { $player } des tuiles en trop : −{ $lost }{ $than ->
    [0] {""}
   *[other] {" "}au lieu de −{ $than }
}
reason-wilds = { reason-keeps-wilds }{ $than ->
    [0] {""}
   *[other] {" "}au lieu de { $than }
}
reason-kept = { reason-keeps }{ $than ->
    [0] {""}
   *[other] {" "}au lieu de { $than }
}
reason-all-in-all = { $points ->
    [one] en tout, environ { $points } point de plus
   *[other] en tout, environ { $points } points de plus
}
reason-close = le deuxième meilleur coup vaut à peu près autant
reason-long-run = { $points ->
    [one] vaut environ { $points } point à long terme
   *[other] vaut environ { $points } points à long terme
}
