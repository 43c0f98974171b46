### Les mots de Pavillon d'été.
###
### Les valeurs sont les noms du JSON ; voir en/pavilion.ftl.

summer-pavilion = Pavillon d’été

## Plateaux

pavilion-board-name = { $board ->
    [coloured] plateau coloré
    [monochrome] plateau monochrome
    [glazed-orange] Pavillon Étincelant, face orange
   *[glazed-purple] Pavillon Étincelant, face violette
}
pavilion-board-about = { $board ->
    [coloured] le plateau de la boîte : six étoiles d’une couleur, une des six
    [monochrome] sans couleurs : la deuxième tuile d’une étoile décide, une couleur ou six
    [glazed-orange] coloré, avec des fontaines et des séries de constructions
   *[glazed-purple] monochrome, centre imprimé, avec des fontaines et des séries
}

## Lieux

place-supply = Réserve
place-tower = Tour
place-hand = Main
place-corners = Coins
token = marqueur premier joueur
pavilion-star = { $star ->
    [0] l’étoile centrale
   *[other] { $seen ->
        [number] l’étoile { $star }
        [own] l’étoile { $colour ->
            [purple] violette
            [green] verte
            [orange] orange
            [yellow] jaune
            [blue] bleue
           *[red] rouge
        }
       *[place] { $star ->
            [1] l’étoile de gauche
            [2] l’étoile en haut à gauche
            [3] l’étoile en haut à droite
            [4] l’étoile de droite
            [5] l’étoile en bas à droite
           *[6] l’étoile en bas à gauche
        }
    }
}
pavilion-space = { $seen ->
    [number] { pavilion-star }, case { $space }
   *[other] { $number ->
        [0] la case { $space } de { pavilion-star }
       *[other] le { $number } de { pavilion-star }
    }
}
pavilion-star-colour = { $star ->
    [0] { $colour ->
        [free] étoile centrale
        [many] étoile centrale
       *[other] étoile centrale ({ colour-name })
    }
   *[other] { $colour ->
        [free] étoile { $star }
        [many] étoile { $star } (multicolore)
       *[other] étoile { $star } ({ colour-name })
    }
}
pavilion-star-label = { $star ->
    [0] centre
   *[other] { $colour ->
        [free] libre
        [many] multi
       *[other] { colour-name }
    }
}
pavilion-structure = { $structure ->
    [pillar] pilier
    [statue] statue
    [window] fenêtre
   *[fountain] fontaine
}
pavilion-structure-short = { $structure ->
    [pillar] pi
    [statue] st
    [window] fe
   *[fountain] fo
}

## Phases

pavilion-phase = { $phase ->
    [deal] on tire des tuiles
    [take] on prend des tuiles
    [place] on pose des tuiles
    [bonus] on choisit des tuiles bonus
    [keep] on choisit les tuiles à garder
   *[over] la partie est terminée
}

## La table

pavilion-round = Manche { $round }/{ $rounds }
pavilion-turn = { $phase ->
    [take] { $player } prend des tuiles
    [place] { $player } pose une tuile ou passe
    [bonus] { $player } choisit { $owed ->
        [one] { $owed } tuile bonus
       *[other] { $owed } tuiles bonus
    }
   *[keep] { $player } choisit { $owed ->
        [one] { $owed } tuile
       *[other] { $owed } tuiles
    } à garder
}
pavilion-wild = Joker
pavilion-wilds-to-come = puis { $wilds }
pavilion-and-wild = + joker
pavilion-passed = a passé
pavilion-one-space-left = Reste une case :
pavilion-key-many = multi { $points }
pavilion-key-numbers = tous les 1 : { $one }, les 2 : { $two }, les 3 : { $three }, les 4 : { $four }
pavilion-key-sets = série { $points }

## Coups

pavilion-move-take = { tile-name } { $source ->
    [0] du centre
   *[other] de la Fabrique { $source }
}
pavilion-move-place = { colour-name } sur { pavilion-space }{ $wilds ->
    [0] {""}
    [one] , avec { $wilds } joker
   *[other] , avec { $wilds } jokers
}
pavilion-move-pass = passer
pavilion-move-bonus = une { tile-one } de la réserve
pavilion-move-keep = garder une { tile-one }

## Événements, tels qu'un journal les raconte après le nom du joueur

pavilion-event-took-token = { $lost ->
    [0] reçoit le marqueur premier joueur, sans rien perdre
   *[other] reçoit le marqueur premier joueur : −{ $lost }
}
pavilion-event-placed = pose { colour-name } sur { pavilion-space }, pour { count-tiles }{ $wilds ->
    [0] {""}
    [one] , dont { $wilds } joker
   *[other] , dont { $wilds } jokers
} : +{ $points }
pavilion-event-completed = { $structure ->
    [pillar] entoure le pilier { $number }
    [statue] entoure la statue { $number }
    [window] entoure la fenêtre { $number }
   *[fountain] entoure la fontaine { $number }
}
pavilion-event-picked = prend { $tiles } dans la réserve
pavilion-event-passed = { $reason ->
    [forced] doit passer
   *[free] passe
}
pavilion-event-kept = garde { $tiles }
pavilion-event-discarded = { $lost ->
    [0] défausse { $tiles }, sans rien perdre
   *[other] défausse { $tiles } : −{ $lost }
}
pavilion-event-star = { pavilion-star } complète, { $colour ->
    [many] multicolore
   *[other] toute en { colour-name }
} : +{ $points }
pavilion-event-numbers = toutes les cases { $number } couvertes : +{ $points }
pavilion-event-sets = { $sets ->
    [one] { $sets } série
   *[other] { $sets } séries
} pilier, statue, fenêtre et fontaine : +{ $points }
pavilion-event-ended = La partie se termine après six manches.
pavilion-tiles-wild = { $tiles } et { $wilds } joker

## Coups que la règle interdit

error-illegal-place-expected = { $move } : posez maintenant une tuile, ou passez ({ $rule })
error-illegal-bonus-expected = { $move } : choisissez d’abord dans la réserve, { $owed ->
    [one] { $owed } tuile vous est due
   *[other] { $owed } tuiles vous sont dues
} ({ $rule })
error-illegal-keep-expected = { $move } : choisissez d’abord { $owed ->
    [one] { $owed } tuile encore
   *[other] { $owed } tuiles encore
} à garder ({ $rule })
error-illegal-wild-not-alone = { $move } : le { colour-name } est joker, on ne le choisit que là où il n’y a rien d’autre ({ $rule })
error-illegal-space-covered = { $move } : la case { $space } de { pavilion-star } est couverte ({ $rule })
error-illegal-space-colour = { $move } : la case { $space } de { pavilion-star } n’accepte que le { colour-name } ({ $rule })
error-illegal-star-colour = { $move } : { pavilion-star } n’accepte plus le { colour-name } ({ $rule })
error-illegal-no-such-tile = { $move } : une tuile au moins doit vraiment être de couleur { colour-name }, et vous n’en avez pas ({ $rule })
error-illegal-too-dear = { $move } : il en coûte { $number } et vous pouvez payer { $own } ({ $rule })
error-illegal-wild-count = { $move } : { $most ->
    [0] aucun joker ne peut servir ici
   *[other] de { $least } à { $most } jokers peuvent servir ici
} ({ $rule })
error-illegal-pick-not-there = { $move } : il n’y a pas de { tile-one } à choisir ({ $rule })
error-illegal-pick-order = { $move } : on choisit dans l’ordre P G O Y B R, et il en reste { $owed } à choisir ({ $rule })

## Textes illisibles

error-notation-move-summer-pavilion = « { $text } » n’est pas un coup ; on écrit 2P (Fabrique 2, violet), 3.5R (étoile 3, case 5, rouge), 3.5R+2 (dont deux jokers), pass, +R (une tuile bonus) ou =R (une tuile à garder)
error-notation-token = le marqueur doit être à un seul endroit : * au centre, ou t chez un joueur

## Positions impossibles

position-supply-full = la réserve contient { $count } tuiles (Summer Pavilion 4.1)
position-corners-full = joueur { $player } : { $count } tuiles pour 4 coins (Summer Pavilion 4.10)
position-star-print = joueur { $player } : { colour-name } se trouve sur { pavilion-space }, imprimé d’une autre couleur (Summer Pavilion 4.7)
position-star-colours = joueur { $player } : ces couleurs ne peuvent se trouver ensemble sur { pavilion-star } (Summer Pavilion 4.7, 5.2)
position-to-move-refill = au trait : personne entre deux manches et après la fin, quelqu’un sinon (to_move ; la phase est { $phase })
position-token-starter = qui a le marqueur premier joueur commence à poser (Summer Pavilion 4.4)
position-wild = le { colour-name } n’est pas joker à la manche { $round } (Summer Pavilion 4.1)
position-lowest = les tuiles se choisissent couleur par couleur dans les phases bonus et keep seulement (lowest ; la phase est { $phase })
position-owed = { $count } tuiles bonus à choisir, mais ici { $most } au plus, et 0 seulement quand il n’y a rien à choisir (owed ; Summer Pavilion 4.9, 4.10)
position-not-over-yet = la partie est dite finie, mais ce n’est que la manche { $round } (Summer Pavilion 4.2)
position-passed-hand = joueur { $player } a passé, et pourtant il a des tuiles en main (Summer Pavilion 4.10)
position-corners = joueur { $player } a des tuiles dans les coins, où il ne peut y en avoir maintenant (Summer Pavilion 4.10, 4.11)
position-passed = joueur { $player } ne peut pas avoir passé maintenant (Summer Pavilion 4.5)
position-not-passed = la partie est dite finie, mais le joueur { $player } n’a pas passé (Summer Pavilion 4.5)
position-refill = une distribution vient ensuite, mais ce n’est pas ainsi que la réserve et les Fabriques se remplissent dans l’ordre (Summer Pavilion 4.9, 4.11)
position-token-deal = entre deux manches, le marqueur est au centre (Summer Pavilion 4.11)
position-no-choice-place = il faut placer des tuiles, mais le joueur { $player } ne peut que passer (Summer Pavilion 4.5)
position-no-choice-pick = joueur { $player } n’a pas de tuiles à choisir (Summer Pavilion 10)
