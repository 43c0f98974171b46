### Ce que sont les objets sur la table : pour chacun un nom, son état, et sa règle.
###
### $board et $jokers disent avec quoi l'on joue ; $jokers est yes ou no.

object-question = Qu’est-ce que c’est ?
object-hint = Montrez n’importe quoi sur la table, ou parcourez-la avec les flèches. Échap termine.
object-hint-touch = Touchez n’importe quoi sur la table.
object-previous = Précédent
object-following = Suivant
object-more = Toutes les règles
object-rule = { $game } { $rule }
objects = Ce qu’il y a sur la table

## Les deux jeux

object-display = Fabrique { $number }
object-display-any = Fabrique
object-display-rule = { $game ->
    [azul] À chaque manche, on y pose quatre tuiles. À votre tour, choisissez une Fabrique ou le centre, et prenez toutes les tuiles d’une couleur ; les autres tuiles de la Fabrique glissent au centre.{ $jokers ->
        [yes] {" "}Les jokers qui s’y trouvent se prennent avec une couleur ou seuls, mais tous ensemble.
       *[no] {""}
    }
   *[summer-pavilion] À chaque manche, on y pose quatre tuiles. À votre tour, choisissez une Fabrique ou le centre, et prenez toutes les tuiles d’une couleur, avec une tuile joker s’il y en a. Les autres tuiles de la Fabrique glissent au centre.
}
object-centre = Centre
object-centre-rule = { $game ->
    [azul] Ce qui reste d’une Fabrique vient ici. On peut prendre au centre toutes les tuiles d’une couleur, comme dans une Fabrique. Le premier à le faire dans une manche reçoit aussi le marqueur premier joueur.
   *[summer-pavilion] Ce qui reste d’une Fabrique vient ici. On se sert au centre comme dans une Fabrique. Le premier à le faire dans une manche reçoit le marqueur premier joueur et perd un point par tuile prise.
}
object-bag = Sac
object-bag-rule = Toutes les tuiles sont tirées du sac, au hasard. Quand il est vide, on y reverse les tuiles écartées. Il a été scellé avant la partie : à la fin, chacun peut vérifier que personne n’y a touché.
object-score = Points
object-score-rule = { $game ->
    [azul] Chaque tuile qui arrive au mur marque aussitôt ; les tuiles tombées coûtent des points en fin de manche, mais un score ne descend jamais sous 0. À la fin s’ajoutent lignes, colonnes et couleurs.
   *[summer-pavilion] On commence avec 5 points et on n’en a jamais moins de 1. Une tuile marque le groupe dont elle fait partie sur son étoile. Le marqueur et les tuiles qu’on ne peut garder coûtent des points. À la fin s’ajoutent étoiles et nombres.
}
object-round = Manche
object-round-rule = { $game ->
    [azul] Pendant une manche, on prend toutes les tuiles du marché ; puis les lignes pleines vont aux murs et l’on compte les planchers. La manche où quelqu’un complète une ligne du mur est la dernière.
   *[summer-pavilion] Il y a six manches. Dans chacune, on prend des tuiles jusqu’à ce que le marché soit vide, puis on pose jusqu’à ce que tous aient passé. Chaque manche a sa couleur joker.
}
object-rival = { $player }
object-rival-any = Un autre joueur
object-rival-rule = Tout est visible : regardez ici quelles couleurs un autre joueur recherche, et ce que vous préférez ne pas lui laisser.
object-turn = À qui le tour
object-turn-rule = Ici on lit ce qui est attendu, et de qui. On joue dans le sens des aiguilles d’une montre.
object-clock = Pendule
object-clock-rule = Le temps qui reste à un joueur. Il s’écoule pendant son tour ; quand il est épuisé, un robot joue à sa place.
object-log = Journal
object-log-rule = Tout ce qui s’est passé, avec la raison de chaque point, le plus récent d’abord. Choisissez une ligne pour voir la table à ce moment.
object-action = Votre coup
object-action-rule = Ici vous confirmez un coup ou répondez à ce qui est encore demandé : comment payer, combien de jokers restent, s’il faut passer.

## Azul

object-marker = Marqueur premier joueur
object-marker-now = { $where ->
    [centre] Il est au centre.
   *[player] { $player } l’a.
}
object-marker-rule = Le premier à se servir au centre le reçoit et commence la manche suivante. Il occupe la première case libre de son plancher et coûte ce qu’y coûterait une tuile.
object-lid = Couvercle
object-lid-rule = Les tuiles qui ont servi : le reste des lignes parties au mur, et ce qui était sur les planchers. On les reverse quand le sac est vide.
object-line = Ligne { $line }
object-line-any = Ligne
object-line-now = { $have ->
    [0] { $missing ->
        [one] Vide ; { $missing } tuile la remplit.
       *[other] Vide ; { $missing } tuiles la remplissent.
    }
   *[other] { $missing ->
        [0] Pleine : { $tiles }. En fin de manche, elle envoie une tuile au mur.
        [one] { $have } sur { $of } : { $tiles }. Il en manque { $missing }.
       *[other] { $have } sur { $of } : { $tiles }. Il en manque { $missing }.
    }
}
object-line-rule = Elle accepte des tuiles d’une seule couleur, que sa ligne du mur n’a pas encore. Ce qui ne tient pas tombe au plancher. Si elle est pleine en fin de manche, une tuile va au mur et les autres au couvercle. Sinon, tout reste en place.{ $jokers ->
    [yes] {" "}Les jokers vont avec toute couleur.
   *[no] {""}
}
object-wall = Mur, ligne { $row }, colonne { $column }
object-wall-any = Mur
object-wall-now = { $tile ->
    [none] { $colour ->
        [none] Libre.
       *[other] Libre, couleur : { colour-name }.
    }
   *[other] Occupée : { tile-name }.
}
object-wall-rule = { $board ->
    [coloured] Une ligne pleine envoie une tuile à la case de sa couleur, à la même hauteur.
    [grey] Une ligne pleine envoie une tuile au mur, à la même hauteur ; vous choisissez la colonne, où chaque couleur ne va qu’une fois. S’il n’y en a aucune, toute la ligne tombe au plancher.
    [crystal-1] Une ligne pleine envoie une tuile au mur, à la même hauteur ; vous choisissez la colonne, où chaque couleur ne va qu’une fois. Les cases imprimées n’acceptent que leur couleur et comptent double. Si aucune case n’accepte la tuile, toute la ligne tombe au plancher.
   *[crystal-2] Une ligne pleine envoie une tuile au mur, à la même hauteur ; vous choisissez la colonne, où chaque couleur ne va qu’une fois. Les cases imprimées n’acceptent que leur couleur. Si aucune case n’accepte la tuile, toute la ligne tombe au plancher.
} La tuile marque toutes les tuiles alignées avec elle, en ligne et en colonne ; seule, elle marque 1.
object-floor = Plancher
object-floor-now = Cases occupées : { $have } sur { $of } ({ $tiles }).
object-floor-rule = Les tuiles sans place tombent ici, de gauche à droite, et le marqueur aussi. En fin de manche, chaque case occupée coûte ce qui y est écrit ; puis les tuiles vont au couvercle. Au-delà de la dernière case, rien n’est compté. On peut aussi y laisser tomber toutes les tuiles d’un tour.
object-joker = Joker
object-joker-rule = Il remplace toute couleur. Prenez tous les jokers d’un endroit, avec une couleur ou seuls ; posez-les sur toute ligne où il y a de la place. Une ligne pleine qui a un joker l’envoie au mur, où il compte pour lignes et colonnes, mais pour aucune couleur.
object-bonuses = Bonus
object-bonuses-now = Ligne +{ $row }, colonne +{ $column }, couleur +{ $colour }.
object-bonuses-rule = À la fin de la partie, chaque ligne complète de votre mur, chaque colonne complète et chaque couleur dont les cinq tuiles sont posées rapporte autant de points de plus. En cas d’égalité, le plus de lignes complètes gagne.

## Pavillon d'été

object-token = Marqueur premier joueur
object-token-rule = Le premier à se servir au centre le reçoit et perd un point par tuile prise. Qui l’a pose le premier, et se sert le premier à la manche suivante.
object-tower = Tour
object-tower-rule = Les tuiles qui ont servi : celles qui ont payé des cases, et celles qu’on n’a pu garder. On les reverse quand le sac est vide.
object-wild = Couleur joker
object-wild-now = Dans cette manche : { colour-name }.
object-wild-rule = Les tuiles joker remplacent toute couleur quand on paie, mais une tuile au moins doit avoir la couleur posée. À chaque prise, on reçoit une tuile joker s’il y en a. Rien ne remplace la couleur joker elle-même. À la manche suivante, c’est une autre couleur.
object-hand = Main
object-hand-rule = Les tuiles que vous avez prises et pas encore utilisées. Vous payez avec elles quand le marché est vide. Les tuiles bonus viennent ici aussi.
object-corners = Coins
object-corners-rule = En passant, vous pouvez garder ici jusqu’à quatre tuiles ; chaque autre coûte un point. À la manche suivante, elles sont de nouveau en main. Après la sixième manche, on ne garde rien.
object-space = { $star ->
    [0] Étoile centrale, case { $space }
   *[other] Étoile { $star }, case { $space }
}
object-space-any = Étoiles et cases
object-space-now = { $tile ->
    [none] { $colour ->
        [none] Libre ; coûte { count-tiles }.
       *[other] Libre, couleur : { colour-name } ; coûte { count-tiles }.
    }
   *[other] Couverte : { tile-name }.
}
object-space-rule = Le nombre est le prix : autant de tuiles de la couleur, jokers compris, mais une au moins de la couleur même, celle qu’on pose ; les autres vont à la tour. La tuile marque 1 point, et 1 de plus par tuile de cette étoile à laquelle elle est reliée. { $board ->
    [coloured] Les étoiles extérieures acceptent leur couleur ; dans l’étoile centrale, les six couleurs sont différentes.
    [monochrome] La deuxième tuile d’une étoile décide : toutes de la même couleur, ou six différentes.
    [glazed-orange] Chaque case accepte sa couleur.
   *[glazed-purple] Les cases de l’étoile centrale acceptent leur couleur. Pour les étoiles extérieures, la deuxième tuile décide : toutes de la même couleur, ou six différentes.
}
object-structure-now = Cases couvertes autour : { $covered } sur { $of }.
object-pillar = Pilier
object-pillar-rule = Couvrez les quatre cases autour de lui, deux d’une étoile extérieure et deux de l’étoile centrale, et choisissez aussitôt { $bonus ->
    [one] { $bonus } tuile
   *[other] { $bonus } tuiles
} dans la réserve.
object-statue = Statue
object-statue-rule = Couvrez les quatre cases autour d’elle, deux de chaque étoile voisine, et choisissez aussitôt { $bonus ->
    [one] { $bonus } tuile
   *[other] { $bonus } tuiles
} dans la réserve.
object-window = Fenêtre
object-window-rule = Couvrez les deux cases à côté d’elle, les plus chères de son étoile, et choisissez aussitôt { $bonus ->
    [one] { $bonus } tuile
   *[other] { $bonus } tuiles
} dans la réserve.
object-fountain = Fontaine
object-fountain-rule = Couvrez les quatre cases autour d’elle, deux de chaque étoile voisine, et choisissez aussitôt { $bonus ->
    [one] { $bonus } tuile
   *[other] { $bonus } tuiles
} dans la réserve.
object-supply = Réserve
object-supply-rule = Dix tuiles parmi lesquelles choisir des tuiles bonus, quand vous entourez un pilier, une statue ou une fenêtre. Après le tour, on la complète avec le sac.
object-goals = Objectifs
object-goals-rule = Ce qui est complet après la sixième manche rapporte autant de points de plus : chaque étoile, selon sa couleur, et les nombres 1 à 4 si vous avez couvert toutes les cases de ce nombre.{ $board ->
    [glazed-orange] {" "}Chaque série d’un pilier, d’une statue, d’une fenêtre et d’une fontaine compte aussi.
    [glazed-purple] {" "}Chaque série d’un pilier, d’une statue, d’une fenêtre et d’une fontaine compte aussi.
   *[other] {""}
}
