### Les mots des leçons : une première manche de chaque jeu, pas à pas.
###
### $turn dit à qui de jouer : « no », c'est à l'autre. Les réponses disent ce qu'un coup a donné ; elles précèdent l'étape suivante.

lesson = Leçon
lesson-progress = { $step } sur { $steps }
lesson-next = Suivant
lesson-back = Retour
lesson-end = Continuer la partie
lesson-leave = Quitter la leçon
lesson-leave-question = Quitter la leçon ? La partie continue sans elle.
lesson-stay = Rester
lesson-choose = Apprendre
lesson-choose-about = Une première manche sur une vraie table, pas à pas. Cinq minutes environ.
lesson-go-on = Reprendre la leçon : étape { $step } sur { $steps }
lesson-rules = Lire les règles
lesson-keys = Entrée ou → avance, ← recule, Échap quitte la leçon.

## Réponses

lesson-reply-full = { $fell ->
    [0] Bien choisi : la ligne { $line } est pleine et enverra une tuile au mur.
    [one] La ligne { $line } est pleine et enverra une tuile au mur. { $fell } tuile, sans place, est tombée.
   *[other] La ligne { $line } est pleine et enverra une tuile au mur. { $fell } tuiles, sans place, sont tombées.
}
lesson-reply-part = La ligne { $line } en a maintenant { $have } sur { $of }. Encore { $missing } de cette couleur et elle sera pleine ; elle peut attendre la manche suivante.
lesson-reply-floor = Toutes sont tombées au plancher. C’est permis, mais cela coûte des points.
lesson-reply-marker = Le marqueur est à vous.
lesson-reply-took = Vous avez pris { $tiles }{ $wilds ->
    [0] {""}
   *[other] , dont une joker
}.{ $token ->
    [yes] {" "}Le marqueur est à vous, pour { count-lost }.
   *[no] {""}
}
count-lost = { $lost ->
    [one] { $lost } point
   *[other] { $lost } points
}
lesson-reply-placed = Vous avez payé { count-tiles } et marqué { count-points }.{ $structure ->
    [none] {""}
    [pillar] {" "}Et un pilier est entouré !
    [statue] {" "}Et une statue est entourée !
    [window] {" "}Et une fenêtre est entourée !
   *[fountain] {" "}Et une fontaine est entourée !
}

## Azul

lesson-azul-goal = Chacun décore un mur comme celui-ci. Une tuile marque des points quand elle arrive au mur ; le plus de points gagne. Jouons une manche.
lesson-azul-market = À chaque manche, quatre tuiles sont posées sur chacune de ces assiettes, les Fabriques. Un tour est simple : prenez toutes les tuiles d’une couleur d’une Fabrique. Les autres glissent au centre.
lesson-azul-lines = Les tuiles prises vont sur une de vos lignes. Une ligne n’a qu’une couleur, et seule une ligne pleine enverra une tuile au mur, à côté.
lesson-azul-take = { $turn ->
    [no] { $player } commence. Regardez ce qui est pris, puis c’est à vous.
   *[yes] À vous : choisissez une couleur sur une Fabrique. Par exemple : { $example }.
}
lesson-azul-lay = { $asked ->
    [yes] Encore une pression, et les tuiles sont posées.
    [soon] Dans un instant, les tuiles se posent d’elles-mêmes. D’ici là, vous pouvez changer d’avis.
   *[no] Les tuiles sont soulevées. Choisissez-leur une ligne : des tuiles pâles montrent où elles iront, les pastilles ce que cela rapporte.
}
lesson-azul-centre = Ce qui restait sur la Fabrique est venu ici, au centre. On peut aussi s’y servir, de la même façon : toutes les tuiles d’une couleur.
lesson-azul-marker = Le premier à se servir au centre reçoit aussi ce marqueur. Il commencera la manche suivante, mais le marqueur tombe sur son plancher, où il coûte des points comme une tuile.{ $holder ->
    [none] {""}
    [you] {" "}Vous l’avez.
   *[other] {" "}{ $player } l’a déjà.
}
lesson-azul-floor = Les tuiles qui ne tiennent pas dans leur ligne tombent ici, au plancher. Chacune coûte ce qui est écrit à sa case. Si aucune ligne n’accepte vos tuiles, toutes tombent.
lesson-azul-again = { $turn ->
    [no] C’est à { $player }. Puis ce sera de nouveau à vous.
   *[yes] De nouveau à vous. Essayez de remplir une ligne exactement. Par exemple : { $example }.
}
lesson-azul-rival = Tout est visible. Un regard sur ce plateau vous dit quelles couleurs { $player } recherche, et lesquelles vous resteront.
lesson-azul-finish = { $turn ->
    [no] C’est à { $player }. La manche continue jusqu’à ce que tout soit pris.
   *[yes] Continuez jusqu’à ce que le marché soit vide. Attention à ce qui reste à la fin : il faut bien que quelqu’un le prenne.
}
lesson-azul-wall = La manche est finie. { $tiles ->
    [0] Aucune de vos lignes n’était pleine : rien n’est encore venu au mur. Les tuiles restent sur leurs lignes.
    [one] Une de vos lignes était pleine : sa tuile est venue au mur et a marqué { count-points }. Le reste de la ligne est allé au couvercle.
   *[other] { $tiles } de vos lignes étaient pleines : une tuile de chacune est venue au mur, pour { count-points } en tout. Le reste de ces lignes est allé au couvercle.
}
lesson-azul-neighbours = Une tuile qui n’en touche aucune autre marque 1 point. Sinon, elle marque toutes les tuiles alignées avec elle, en ligne et en colonne, elle comprise. Posez donc vos tuiles côte à côte.
lesson-azul-charged = Puis on compte et on vide le plancher. { $lost ->
    [0] { $spaces ->
        [0] Le vôtre était vide.
       *[other] Le vôtre aurait coûté des points, mais un score ne descend jamais sous 0.
    }
   *[other] Le vôtre vous a coûté { count-lost }. Un score ne descend jamais sous 0.
}
lesson-azul-next = La manche suivante : les Fabriques sont de nouveau pleines. { $starter ->
    [you] Vous commencez.
   *[other] { $player } commence.
} Qui avait le marqueur est le premier.
lesson-azul-end = La partie finit après la manche où quelqu’un complète une ligne horizontale du mur. Chaque ligne complète rapporte alors { $row } points de plus, chaque colonne { $column }, et chaque couleur dont les cinq tuiles sont posées { $colour }.
lesson-azul-done = Vous connaissez le jeu. Si vous oubliez à quoi sert quelque chose : { $touch ->
    [yes] choisissez « Qu’est-ce que c’est ? » dans la barre ou dans le menu, puis touchez l’objet.
   *[no] appuyez sur H ou sur ce bouton, puis montrez l’objet.
} Amusez-vous bien !

## Pavillon d'été

lesson-summer-pavilion-goal = Votre plateau a sept étoiles de six cases. On prend d’abord des tuiles, puis on en couvre les cases. Les tuiles qui se touchent sur une étoile comptent ensemble. Après six manches, le plus de points gagne.
lesson-summer-pavilion-wild = À chaque manche une autre couleur est joker ; pour l’instant : { colour-name }. Les tuiles joker aident à payer toutes les autres couleurs.
lesson-summer-pavilion-market = Quatre tuiles sont posées sur chacune de ces assiettes, les Fabriques. À votre tour, prenez toutes les tuiles d’une couleur d’une Fabrique, et une tuile joker s’il y en a. Les autres glissent au centre.
lesson-summer-pavilion-take = { $turn ->
    [no] { $player } commence. Regardez ce qui est pris, puis c’est à vous.
   *[take] À vous : choisissez une couleur sur une Fabrique. La couleur joker ({ colour-name }) ne se choisit que là où il n’y a rien d’autre.
}
lesson-summer-pavilion-hold = Les tuiles sont soulevées, et votre main les montre déjà. Appuyez sur le bouton pour les prendre.
lesson-summer-pavilion-hand = Vos tuiles attendent ici, dans votre main, que le marché soit vide. Beaucoup d’une couleur valent mieux qu’une de chaque.
lesson-summer-pavilion-centre = Au centre, on se sert de la même façon. Le premier à le faire reçoit aussi le marqueur : il posera le premier et commencera la manche suivante, mais perd un point par tuile prise.
lesson-summer-pavilion-finish = { $turn ->
    [no] C’est à { $player }. On prend des tuiles jusqu’à ce que le marché soit vide.
   *[take] Continuez jusqu’à ce que le marché soit vide. De quoi aurez-vous besoin ? Une case 3 coûtera trois tuiles de sa couleur.
}
lesson-summer-pavilion-price = Maintenant, on pose. Le nombre d’une case est son prix, en tuiles de sa couleur : une d’elles couvre la case, les autres vont à la tour. Les jokers peuvent remplacer toutes les tuiles sauf celle qu’on pose.
lesson-summer-pavilion-place = { $turn ->
    [no] C’est à { $player }. Puis ce sera à vous.
    [paying] Choisissez comment payer : avec combien de jokers ?
   *[place] À vous : choisissez une des cases en pointillé. Vous pouvez toutes les payer.
}
lesson-summer-pavilion-group = Une tuile marque 1 point, et 1 de plus par tuile de son étoile à laquelle elle est reliée. La sixième tuile d’une étoile marque 6.
lesson-summer-pavilion-structures = Entre les étoiles se dressent piliers, statues et fenêtres. Couvrez toutes les cases autour de l’un d’eux, et vous choisissez 1, 2 ou 3 tuiles dans la réserve. Les points montrent combien de cases sont couvertes.
lesson-summer-pavilion-pass = { $turn ->
    [no] C’est à { $player }. On pose à tour de rôle, jusqu’à passer.
    [paying] Choisissez comment payer : avec combien de jokers ?
    [bonus] Choisissez vos tuiles bonus dans la réserve. Elles vont dans votre main.
    [keep] Quatre tuiles peuvent rester pour la manche suivante. Choisissez lesquelles.
   *[place] Continuez tant que vous le pouvez et le voulez, puis passez. Vous pouvez garder quatre tuiles pour la manche suivante ; chaque tuile de plus coûte un point.
}
lesson-summer-pavilion-corners = Vous avez passé. { $kept ->
    [0] Aucune tuile n’est restée pour ces quatre coins.
   *[other] Vous gardez ici { $tiles } pour la manche suivante.
} { $lost ->
    [0] Cela ne vous a rien coûté.
   *[other] Les tuiles en trop vous ont coûté { count-lost }.
}
lesson-summer-pavilion-wait = { $player } pose encore. Quand tous ont passé, la manche suivante commence.
lesson-summer-pavilion-next = La manche suivante : les Fabriques sont de nouveau pleines, les tuiles gardées sont revenues en main, et la couleur joker est { colour-name }.
lesson-summer-pavilion-goals = Après la sixième manche, les étoiles complètes rapportent de { $least } à { $most } points, et couvrir toutes les cases 1, 2, 3 ou 4 rapporte de { $first } à { $last }. Choisissez tôt ce que vous visez.
lesson-summer-pavilion-done = { lesson-azul-done }
