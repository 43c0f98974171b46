### Les mots de la page de revue et du plateau d’analyse.

study-table = La table
study-player = Joueur { $number }

## La page de revue

study-review = Revue
study-no-review = Cette revue ne peut pas être ouverte
study-progress = { $status ->
    [waiting] En attente : { $done ->
        [one] { $done } étape revue
       *[other] { $done } étapes revues
    } sur { $total }.
    [running] Revue en cours : { $done ->
        [one] { $done } étape
       *[other] { $done } étapes
    } sur { $total }.
    [stopped] Arrêtée après { $done ->
        [one] { $done } étape
       *[other] { $done } étapes
    } sur { $total }.
   *[failed] La revue n’a pas pu être achevée.
}
study-command = { $command ->
    [stop] Arrêter
   *[resume] Continuer
}
study-step = Étape
study-first = Au début
study-last = À la fin
study-key-home = Origine
study-key-end = Fin
study-error-before = Erreur précédente
study-error-after = Erreur suivante
study-no-error = { $side ->
    [before] Aucune erreur avant cette étape
   *[after] Aucune erreur après cette étape
}{ $status ->
    [done] {""}.
   *[running] {""} jusqu’ici.
}
study-turn = Tourner la table
study-more = La suite de la revue
study-players = Joueurs
study-verdict = Cette étape
study-deal = { $what ->
    [round] tirage de la manche { $round }
   *[refill] la réserve est complétée
}
study-luck-about = Ce que ces tuiles ont changé aux { $players ->
        [2] chances de gagner
       *[other] parts de la victoire
    }, par rapport à ce que le même sac donne en moyenne.
study-margin = avance attendue { $points }
study-margin-about = Points d’avance attendus à la fin sur le meilleur des autres, après ce coup
study-exact-about = Tout a été examiné jusqu’à la fin de la manche.
study-better = Mieux :
study-equal = Aussi bon :
study-fault = Le défaut :
study-line = Comment cela aurait continué
study-made-line = Après le coup joué :
study-line-move = { $player } : { $words }
study-sure = assuré de
study-sure-about = La part de la victoire si tous les autres jouaient contre qui est au trait : c’est ce qu’une recherche peut assurer. La courbe pèse ce dont chacun était assuré contre les autres.
study-not-yet = Ce coup n’a pas encore été revu.
study-made = Marqués
study-with-best = Sans la pire erreur de chaque manche
study-points-lost = Toutes ses erreurs réunies ont coûté à ce joueur { $count ->
        [one] { $points } point
       *[other] { $points } points
    } d’avance attendue. Quand mieux jouer coûte des points aux autres, on peut en avoir soi-même moins.
study-try = Essayez vous-même
study-analyse = Analyser
study-review-game = Revue
study-from = Une partie à revoir
study-review-paste = Collez le texte d’une partie, finie ou non, ou choisissez son fichier.
study-start-review = Revoir cette partie

## Le plateau d’analyse

study-analysis = Analyse
study-changed = position modifiée à la main
study-engine = Meilleurs coups
study-engine-on = Afficher
study-engine-about = { chance-name } de qui joue, et avance attendue à la fin. Un clic joue le coup.
study-thinking = Recherche…
study-depth = { $depth ->
    [one] { $depth } coup examiné d’avance.
   *[other] { $depth } coups examinés d’avance.
}
study-deal-next = Des tuiles sont d’abord tirées.
study-no-moves = Il n’y a rien à choisir ici.
study-new = Une nouvelle partie
study-jokers = Avec des jokers
study-deal-new = Tirer les tuiles
study-set-up = Placer à la main
study-paste = Coller
study-paste-text = Partie ou position
study-paste-about = Le texte d’une partie, une position sur une ligne ou en JSON, ou le lien d’une analyse.
study-paste-mend = Votre texte est toujours là : corrigez-le, ou préparez la table à la main. « Copier la position » donne un texte qui s’ouvre ici.
study-paste-more = { $count ->
    [one] et { $count } autre chose
   *[other] et { $count } autres choses
}
study-file = D’un fichier
study-open = Ouvrir
study-play-here = Jouer d’ici
study-edit = Modifier la position
study-other = Autre position
study-review-this = Revoir cette partie
study-copy-position = Copier la position

## L’éditeur

study-palette = Tuiles à poser
study-palette-about = Choisissez une tuile, puis touchez les places pour l’y poser ou l’en retirer. Les nombres disent combien il en reste pour le sac.
study-brush = { tile-name }, il en reste { $count }
study-eraser = Retirer
study-facts = La manche
study-round = Manche
study-range = de { $least } à { $most }
study-phase = La suite
study-phase-name = { $phase ->
    [deal] un tirage
    [take] prendre des tuiles
    [place] poser des tuiles
    [bonus] choisir des tuiles bonus
    [keep] choisir ce qu’on garde
    [tile] choisir une colonne
   *[other] { $phase }
}
study-to-move = Au trait
study-starter = Premier joueur
study-bag = { $count ->
    [one] { $count } tuile va dans le sac : { $tiles }.
   *[other] { $count } tuiles vont dans le sac : { $tiles }.
}
study-aside = { $heap ->
    [lid] Dans le couvercle : { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    }
   *[tower] Dans la tour : { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    }
}
study-deal-here = Redistribuer
study-deal-here-about = Remplir les Fabriques avec les tuiles du sac
study-clear = Vider les Fabriques
study-fill = Posez des tuiles sur les Fabriques, ou distribuez-les.
study-name = Nom du joueur { $number }
study-points = Points
study-slot = { $where } : { $tile ->
    [none] vide
   *[other] { tile-name }
}
study-where-line = Ligne { $line }, place { $place }
study-where-wall = Mur, ligne { $row }, colonne { $column }
study-where-floor = Plancher, place { $place }
study-where-space = { $star ->
    [0] Étoile centrale, case { $space }
   *[other] Étoile { $star }, case { $space }
}
study-less = { $where } : { tile-name }, une de moins
study-one-more = { $where } : { tile-name }, une de plus ({ $count } déjà là)
study-check = Est-ce possible ?
study-wrong = { $count ->
    [one] C’est impossible :
   *[other] { $count } choses sont impossibles :
}
study-right = Cette position est possible.
study-use = Prendre cette position
