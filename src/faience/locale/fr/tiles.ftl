### Les mots communs aux deux jeux : tuiles, nombres, marché.
###
### Les valeurs sont les noms du JSON ; voir en/tiles.ftl.

## Tuiles

colour-name = { $colour ->
    [blue] bleu
    [yellow] jaune
    [red] rouge
    [black] noir
    [white] blanc
    [purple] violet
    [green] vert
    [orange] orange
   *[other] { $colour }
}
tile-name = { $tile ->
    [blue] bleu
    [yellow] jaune
    [red] rouge
    [black] noir
    [white] blanc
    [purple] violet
    [green] vert
    [orange] orange
    [joker] joker
   *[other] { $tile }
}
tile-one = { $tile ->
    [blue] tuile bleue
    [yellow] tuile jaune
    [red] tuile rouge
    [black] tuile noire
    [white] tuile blanche
    [purple] tuile violette
    [green] tuile verte
    [orange] tuile orange
   *[joker] joker
}
tile-count = { $tile ->
    [blue] { $count ->
        [one] { $count } bleue
       *[other] { $count } bleues
    }
    [yellow] { $count ->
        [one] { $count } jaune
       *[other] { $count } jaunes
    }
    [red] { $count ->
        [one] { $count } rouge
       *[other] { $count } rouges
    }
    [black] { $count ->
        [one] { $count } noire
       *[other] { $count } noires
    }
    [white] { $count ->
        [one] { $count } blanche
       *[other] { $count } blanches
    }
    [purple] { $count ->
        [one] { $count } violette
       *[other] { $count } violettes
    }
    [green] { $count ->
        [one] { $count } verte
       *[other] { $count } vertes
    }
    [orange] { $count } orange
   *[joker] { $count ->
        [one] { $count } joker
       *[other] { $count } jokers
    }
}
tile-motif = { $tile ->
    [blue] vague
    [yellow] soleil
    [red] œillet
    [black] lune
    [white] pointe de diamant
    [purple] grappe de raisin
    [green] rameau
    [orange] coquille
   *[joker] moulinet
}
tiles-none = rien
list-and = { $before } et { $last }
list-or = { $before } ou { $last }
count-tiles = { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}
count-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Lieux

source = { $source ->
    [0] le centre
   *[other] la Fabrique { $source }
}
place-centre = Centre
place-bag = Sac

## Événements, tels qu'un journal les raconte après le nom du joueur

event-dealt = Manche { $round } : { $starter } commence.
event-poured = { $count ->
    [one] Le sac était vide : on y a reversé { $count } tuile défaussée.
   *[other] Le sac était vide : on y a reversé { $count } tuiles défaussées.
}
event-took = { $source ->
    [0] prend { $tiles } au centre
   *[other] prend { $tiles } dans la Fabrique { $source }
}
