### Analyse et revue : notes, et les mots de `faience review`.

## Une analyse

chance-name = { $players ->
    [2] Chances de gagner
   *[other] Part de la victoire
}

analysis-line = { $chance }, { $margin } points, { $line }{ $sure ->
    [exact] {" "}(résolu)
   *[no] {""}
}{ $reason ->
    [none] {""}
   *[other] {" – "}{ $reason }
}

## Notes

grade-name = { $grade ->
    [best] le meilleur
    [good] bon
    [inaccuracy] imprécision
    [mistake] erreur
    [blunder] gaffe
   *[other] aucun choix
}
grade-count = { $grade ->
    [best] { $count ->
        [one] { $count } meilleur
       *[other] { $count } meilleurs
    }
    [good] { $count ->
        [one] { $count } bon
       *[other] { $count } bons
    }
    [inaccuracy] { $count ->
        [one] { $count } imprécision
       *[other] { $count } imprécisions
    }
    [mistake] { $count ->
        [one] { $count } erreur
       *[other] { $count } erreurs
    }
   *[blunder] { $count ->
        [one] { $count } gaffe
       *[other] { $count } gaffes
    }
}

## La revue

review-title = { $game } : { $players }
review-heading = { $game }, { $board }, { $date }
review-player = joueur
review-accuracy = précision
review-luck = chance
review-play = jeu
review-remainder = après coup
review-start = début
review-end = fin
review-so-far = jusqu’ici
review-cost = { $whose ->
    [you] Vous
   *[other] { $player }
} : { $count ->
    [one] un choix, qui a coûté { $loss }
   *[other] { $count } choix, qui ont coûté { $loss } chacun
} ; { $rivals ->
    [you] vous
    [many] les autres
   *[one] { $rival }
} : { $theirs }.
review-points-lost = Toutes les erreurs réunies ont coûté { $points } points d’avance attendue.
review-score = score
review-best = meilleurs
review-good = bons
review-inaccuracy = imprécis
review-mistake = erreurs
review-blunder = gaffes
review-note = { $players ->
    [2] La chance, c’est ce que les tirages ont donné par rapport à la moyenne du même sac ; le jeu, ce que les coups de tous ont changé ; après coup, ce que seul un regard ultérieur a vu.
   *[other] La chance, c’est ce que les tirages ont donné par rapport à la moyenne du même sac ; le jeu, ce que les coups de tous en ont fait.
}
review-curve = { chance-name } : { $player }
review-curve-deal = Manche { $round }
review-errors = Erreurs
review-no-errors = Aucune imprécision, aucune erreur, aucune gaffe.
review-turning = Tournants
review-none-turning = Aucun coup et aucun tirage n’a changé les chances de quelqu’un de 5 % ou plus.
review-error = { $number }. { $player } : { $move }, { $grade } ({ $change })
review-better = mieux : { $move }
review-deal = Manche { $round }, tirage : { $changes }
review-change = { $player } { $change }
review-by-move = { $number }. { $player } : { $move } ({ $changes })
review-lead = avance
review-points = D’où viennent les points
review-points-source = { $source ->
    [start] au départ
    [wall] mur
    [floor] plancher
    [row] lignes
    [column] colonnes
    [colour] couleurs
    [token] marqueur
    [tiles] tuiles posées
    [discarded] défausse
    [stars] étoiles
    [numbers] nombres
    [others] pris aux autres
   *[sets] séries
}
review-best-points = Entre parenthèses : sans la pire erreur du joueur à chaque manche. Pour cela, la manche a été jouée jusqu’au bout après le meilleur coup et après celui qui a été joué. Pris aux autres : ce que les autres auraient eu de moins.
review-all-moves = Tous les coups
review-move = coup
review-chance = chances
review-lost = perte
review-grade = note
review-best-move = meilleur coup
review-solved = résolu
review-partial = Jusqu’ici : { $done ->
    [one] { $done } étape revue
   *[other] { $done } étapes revues
} sur { $total }.
review-winners = { $count ->
    [one] { $players } gagne
   *[other] { $players } se partagent la victoire
}
review-outcome = { $how ->
    [won] { review-winners }
    [time] { review-winners } : le temps est écoulé pour { $late }
    [aborted] La partie a été interrompue
   *[open] Le texte s’arrête ici ; la partie continue
}
review-made = Fait par Faience ; { $budget } pour un premier regard sur chaque position.
review-nodes = { $nodes } positions
review-seconds = { $seconds } s
review-written = La revue est dans { $file }.

## Revues impossibles

error-review-unreadable = { $file } n’est pas une revue, ou vient d’une autre version de Faience
error-review-other = cette revue concerne une autre partie, ou a été faite avec un autre budget
error-review-no-moves = il n’y a rien à revoir : aucun coup n’a été joué

## La ligne de commande

cli-review = Revoir une partie : les chances de gagner au fil des coups, les erreurs et ce qui était mieux, la chance et l’habileté de chacun.
cli-review-more = FILE contient une partie, finie ou non. Chaque position est examinée pour elle-même, les coups douteux deux fois ; Ctrl-C montre ce qui est fait.
cli-review-file = La partie à revoir ; - est l’entrée standard.
cli-review-html = Écrire la revue dans ce fichier, comme une page qui se suffit à elle-même.
cli-review-json = Afficher la revue en JSON.
cli-review-time = Le temps d’un premier regard sur chaque position, comme 500ms.
cli-review-nodes = Combien de positions un premier regard peut voir, au lieu d’un temps : des nombres égaux donnent des revues égales.
cli-review-resume = Continuer une revue affichée en JSON avant d’être complète.
cli-review-threads = Combien de positions à la fois ; sinon autant que de cœurs.
cli-example-review = chances, erreurs, chance et habileté
cli-example-review-page = la même chose, comme une page avec les plateaux
cli-example-review-quick = une première impression
