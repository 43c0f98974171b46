### Paragraphes des règles, cités par « Qu’est-ce que c’est ? » : la traduction de ceux de docs/rules.

## Azul

rule-azul-1-3 =
    Toutes les tuiles vont dans le sac.
    Mise en place : quatre tuiles du sac sur chaque Fabrique ; le marqueur va au centre de la table.
    Phase A, l’offre : les joueurs prennent des tuiles à tour de rôle (1.4, 1.5).
    Phase B, la décoration : les lignes complètes passent au mur et marquent (1.6–1.8).
    La partie s’achève (1.10), ou la phase C prépare la manche suivante (1.9).
rule-azul-1-4 =
    Choisissez une Fabrique ou le centre, et une couleur qui s’y trouve. Vous prenez toutes les tuiles de cette couleur à cet endroit. Ce qui reste sur une Fabrique est poussé au centre ; ce qui reste au centre y demeure.
    Toutes les tuiles prises vont à un seul endroit : une ligne qui les accepte, ou le plancher.
    Une ligne accepte une couleur si tout ceci est vrai :
    la ligne n’est pas pleine ;
    rien ne s’y trouve encore, ou seulement des tuiles de cette couleur ;
    sa ligne du mur n’a aucune tuile de cette couleur.
    Les tuiles de trop débordent : elles tombent au plancher et ne peuvent aller sur une autre ligne. Le plancher est toujours permis, même si une ligne accepterait les tuiles.
rule-azul-1-5 =
    Les tuiles tombées, et le marqueur, occupent le plancher de gauche à droite.
    Quand les 7 cases sont occupées, les tuiles qui tombent vont droit au couvercle et ne coûtent rien.
    Le marqueur occupe une case et y coûte autant qu’une tuile. Il ne va jamais au couvercle.
rule-azul-1-7 =
    Comptez la suite ininterrompue de tuiles qui passe par la nouvelle de gauche à droite, et celle qui y passe de haut en bas ; la nouvelle tuile compte dans les deux.
    Chacune des deux qui dépasse 1 marque sa longueur.
    Si les deux valent 1, la tuile ne touche rien et marque 1.
    Les diagonales ne comptent pas.
rule-azul-1-8 =
    Quand toutes les lignes de la manche ont marqué, additionnez ce qui est imprimé au-dessus des cases occupées du plancher et retirez-le du score, qui ne descend jamais sous 0. Puis les tuiles du plancher vont au couvercle ; le marqueur reste devant son propriétaire.
rule-azul-1-9 =
    Si personne n’a complété de ligne horizontale (1.10), celui qui a le marqueur commence, et chaque Fabrique reçoit de nouveau quatre tuiles. Chaque fois qu’il faut une tuile et que le sac est vide, on y verse d’abord tout le couvercle. Si le couvercle est vide aussi, la manche se joue avec les tuiles déjà posées.
rule-azul-1-10 =
    Après la phase B, la partie s’achève si un joueur au moins a une ligne horizontale complète. La manche où cela arrive se joue toujours jusqu’au bout, et une colonne complète n’achève pas la partie.
    Le plus de points gagne ; en cas d’égalité, le plus de lignes horizontales complètes ; ceux qui restent à égalité partagent la victoire.
rule-azul-1-11 =
    Les tuiles arrivent au couvercle de trois façons : en tombant sur un plancher plein (aussitôt), comme reste d’une ligne passée au mur (phase B), et depuis le plancher une fois compté. Les tuiles du mur y restent.
rule-azul-2-2 =
    Une ligne complète envoie sa tuile à une case vide de sa ligne du mur, dans une colonne qui n’a pas cette couleur.
    Dans la phase B, on règle les lignes une à une, du haut vers le bas : une tuile est posée et marque avant qu’on regarde la suivante. On a le droit de prendre ainsi la dernière colonne possible à une ligne plus basse.
rule-azul-3-2 =
    D’une Fabrique, ou du centre, on peut prendre
    toutes les tuiles d’une couleur et aucun joker
    tous les jokers et rien d’autre
    tous les jokers et toutes les tuiles d’une couleur
    Jamais une partie des jokers, jamais deux couleurs. Ce qui reste sur une Fabrique va au centre, jokers compris.
rule-azul-7-1 =
    Les deux faces se jouent comme le mur gris, 2.3 compris, sauf que cinq cases sont fixes : elles n’acceptent que la couleur imprimée. Les autres cases sont grises et acceptent toute couleur selon 2.2. Une couleur n’est pas tenue d’aller à sa case fixe ; une case grise convient aussi.

## Pavillon d'été

rule-summer-pavilion-4-1 =
    Un sac, d’où l’on tire les tuiles au hasard sans les y remettre, et une tour, où l’on rassemble les tuiles utilisées.
    Tout est visible, sauf le sac. Les tuiles prises et pas encore utilisées sont à côté du plateau ; c’est la main du joueur.
    À chaque manche une couleur est joker, et seulement pendant cette manche. Les tuiles de cette couleur qu’on garde pour plus tard redeviennent ordinaires.
rule-summer-pavilion-4-2 =
    Il y a exactement six manches. Chacune comprend
    Phase 1 : les joueurs prennent des tuiles à tour de rôle (4.3, 4.4).
    Phase 2 : les joueurs posent des tuiles sur leur plateau, ou passent (4.5–4.10).
    Phase 3 : on prépare la manche suivante (4.11). Après la manche 6, la partie s’achève (4.12).
rule-summer-pavilion-4-3 =
    Choisissez une Fabrique, ou le centre, où il y a des tuiles.
    S’il s’y trouve autre chose que des jokers : choisissez une couleur présente qui n’est pas la couleur joker. Vous prenez toutes les tuiles de cette couleur et, s’il y a aussi des jokers, exactement un. On ne peut le refuser, ni en prendre plus.
    S’il n’y a que des jokers : vous en prenez exactement un.
    Ce qui reste sur une Fabrique est poussé au centre, les autres jokers aussi ; ce qui reste au centre y demeure.
rule-summer-pavilion-4-4 =
    Le premier de la manche à se servir au centre reçoit aussi le marqueur, et perd aussitôt autant de points qu’il a pris de tuiles à ce tour, joker compris. Le score reste à 1 au moins ; avec 1 point, le marqueur est gratuit. Se servir au centre plus tard ne coûte rien.
    Celui qui a le marqueur commence la phase 2, et la phase 1 de la manche suivante.
rule-summer-pavilion-4-6 =
    Une case porte un nombre N. Pour la couvrir d’une tuile de couleur c, que la case doit accepter (4.7), vous dépensez exactement N tuiles de votre main :
    une tuile de couleur c, qu’on pose sur la case ;
    N − 1 autres, de couleur c ou jokers, au choix, qui vont à la tour.
    Un joker ne se pose jamais à la place d’une autre couleur : une des N au moins doit vraiment être c, et une case de nombre 1 en demande toujours une vraie.
    Rien ne remplace la couleur joker elle-même : si c est joker, les N tuiles sont de cette couleur.
rule-summer-pavilion-4-8 =
    Les six cases d’une étoile forment un anneau : chacune touche la précédente et la suivante, et 6 touche 1. Deux étoiles ne se touchent jamais. Une tuile marque la taille du groupe de cases couvertes dont elle fait partie, elle comprise : 1 à 6 points. Une tuile qui joint deux groupes marque les deux.
rule-summer-pavilion-4-9 =
    Une construction est complète quand toutes les cases autour d’elle sont couvertes, de n’importe quelles couleurs.
    Quand la tuile que vous posez couvre la dernière case autour d’une ou de plusieurs constructions, vous devez prendre aussitôt leurs tuiles bonus dans la réserve : celles que vous voulez, jokers compris. Elles vont dans votre main et servent dès votre tour suivant. Une construction ne rapporte qu’une fois.
    À la fin du tour, la réserve est complétée à 10 avec le sac.
rule-summer-pavilion-4-10 =
    Vous passez si vous ne pouvez ou ne voulez pas poser de tuile. Vous êtes hors jeu pour le reste de la manche, et un joueur sans tuiles passe de toute façon. Des tuiles de votre main, jusqu’à quatre, au choix, vont aux coins de votre plateau. Chaque autre tuile va à la tour et coûte 1 point, mais le score reste à 1 au moins.
    À la manche 6, on ne garde rien (SP-R5).
rule-summer-pavilion-4-11 =
    La piste des manches avance : une autre couleur est joker.
    Chaque Fabrique reçoit quatre tuiles, la Fabrique 1 d’abord, puis la 2, et ainsi de suite. Chaque fois qu’il faut une tuile et que le sac est vide, on y verse la tour.
    Le marqueur retourne au centre.
    Les tuiles des coins reviennent dans la main de leurs propriétaires.
rule-summer-pavilion-4-12 =
    La partie s’achève quand tous ont passé à la manche 6.
    Un nombre a sept cases, une par étoile, le centre compris.
    Le plus de points gagne ; ceux qui sont à égalité partagent la victoire.
rule-summer-pavilion-5-2 =
    Aucune couleur n’est imprimée. Sur chacune des sept étoiles, le centre compris, la première tuile peut avoir toute couleur. La deuxième décide :
    la même couleur que la première : les six tuiles de l’étoile doivent avoir cette couleur ;
    une autre couleur : les six tuiles doivent être différentes.
    Plusieurs étoiles peuvent avoir la même couleur, et plusieurs être multicolores.
rule-summer-pavilion-5-3 =
    Une étoile complète d’une couleur marque la valeur de cette couleur (4.12), une étoile multicolore complète 12, et chaque étoile compte pour elle-même. Les objectifs de nombre sont ceux de 4.12 : 1, 2 et 4 ont six cases chacun, toutes dans les étoiles extérieures ; 3 en a douze, six dans les étoiles extérieures et tout le centre.
rule-summer-pavilion-6-1 =
    Les étoiles extérieures ont les couleurs et les nombres de la face colorée. Au centre, les nombres sont aussi 1 à 6, mais chaque case n’accepte qu’une couleur.
rule-summer-pavilion-6-3 =
    Les deux faces ont une quatrième sorte de construction. Six fontaines se trouvent à l’extérieur, dans le creux entre une étoile i et la suivante j. Autour de la fontaine i sont les cases i.6, i.1, j.4 et j.5, et elle rapporte 1 tuile bonus.
rule-summer-pavilion-6-4 =
    À la fin, chaque série complète d’un pilier, d’une statue, d’une fenêtre et d’une fontaine marque 15 sur la face orange et 12 sur la violette. Comptez les constructions complètes de chaque sorte ; le plus petit des quatre nombres est celui des séries, six au plus. Elles n’ont pas à être voisines, et une case peut servir à plusieurs.
rule-summer-pavilion-6-5 =
    Étoiles extérieures : aucune couleur n’est imprimée. Leurs nombres sont 3, 2, 1, 4, 5, 6, et la deuxième tuile décide, comme en 5.
    Centre : chaque case coûte 3 et n’accepte qu’une couleur.
