### Les mots d'Azul.
###
### Les valeurs sont les noms du JSON ; voir en/azul.ftl.

azul = Azul

## Tuiles

marker = marqueur premier joueur

## Plateaux

board-name = { $board ->
    [coloured] mur coloré
    [grey] mur gris
    [crystal-1] Mosaïque Éclatante, face 1
   *[crystal-2] Mosaïque Éclatante, face 2
}
board-about = { $board ->
    [coloured] le plateau de la boîte : chaque case du mur a sa couleur
    [grey] aucune couleur imprimée : à vous de choisir la colonne
    [crystal-1] gris, avec cinq cases imprimées qui comptent double
   *[crystal-2] gris, avec cinq cases imprimées et des bonus plus élevés (3, 10, 12)
}
with-jokers = avec jokers
jokers-about = les jokers remplacent n’importe quelle couleur, sur tous les plateaux

## Lieux

destination = { $line ->
    [floor] le plancher
   *[other] la ligne { $line }
}
place-lid = Couvercle
place-floor = Plancher

## Phases

phase = { $phase ->
    [deal] on garnit les Fabriques
    [take] on prend des tuiles
    [keep] on choisit les jokers qui restent
    [tile] on décore les murs
   *[over] la partie est terminée
}

## Coups

move-take = { $tile ->
    [joker] les jokers
   *[other] { tile-name }
} { $source ->
    [0] du centre
   *[other] de la Fabrique { $source }
} { $line ->
    [floor] vers le plancher
   *[other] vers la ligne { $line }
}
move-take-with-jokers = { tile-name } avec les jokers { $source ->
    [0] du centre
   *[other] de la Fabrique { $source }
} { $line ->
    [floor] vers le plancher
   *[other] vers la ligne { $line }
}
move-keep = { $jokers ->
    [0] aucun joker ne reste dans la ligne
    [one] { $jokers } joker reste dans la ligne
   *[other] { $jokers } jokers restent dans la ligne
}
move-column = colonne { $column }

## Événements, tels qu'un journal les raconte après le nom du joueur

event-took-marker = { $space ->
    [none] garde le marqueur premier joueur à côté du plancher plein
   *[other] reçoit le marqueur premier joueur
}
event-laid = en pose { $count } sur la ligne { $line }
event-fell = { $count ->
    [one] { $tiles } tombe au plancher
   *[other] { $tiles } tombent au plancher
}
event-fell-past = plancher plein : { $tiles } au couvercle
event-tiled = ligne { $row } : { tile-name } en colonne { $column }, +{ $points } ({ event-tiled-why })
event-tiled-why = { $across ->
    [1] { $down ->
        [1] tuile isolée
       *[other] colonne de { $down }
    }
   *[other] { $down ->
        [1] ligne de { $across }
       *[other] ligne de { $across }, colonne de { $down }
    }
}{ $factor ->
    [1] {""}
   *[other] , ×{ $factor }
}
event-line-fell = ligne { $row } : aucune case du mur ne peut l’accueillir
event-floor-scored = plancher : { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
}, −{ $penalty }
event-floor-scored-short = plancher : { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
}, −{ $penalty }, mais aucun score ne descend sous 0 : −{ $lost }
event-bonus-row = ligne { $row } du mur complète : +{ $points }
event-bonus-column = colonne { $column } complète : +{ $points }
event-bonus-colour = les cinq tuiles de couleur { colour-name } : +{ $points }
event-ended = { $reason ->
    [row] La partie se termine : une ligne d’un mur est complète.
    [stalled] La partie se termine : dix manches de suite sans une tuile posée sur un mur.
   *[other] La partie se termine : il n’y a plus de tuile à distribuer.
}
