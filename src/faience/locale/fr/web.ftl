### Les mots de la page dans le navigateur.
###
### Ceux qu'elle partage avec le reste sont dans tiles, azul, pavilion, picture et players.

## La première page

web-welcome = Posez des tuiles entre amis, ou contre un robot
web-game = Jeu
web-level = Adversaire :
web-level-number = { $level } : { level-name }
web-play = Jouer
web-more = Plus : { $summary }
web-board = Plateau
web-bots = Robots
web-players = Joueurs
web-name = Votre nom
web-guest = Invité
web-other-ways = Autres façons de jouer
web-friends = Jouer entre amis
web-friends-next = { $game } : la page suivante donne le lien pour vos amis.
web-time = Temps de réflexion
web-time-name = { $time ->
    [none] Sans limite
    [day] Un jour par coup
   *[other] { $minutes } minutes chacun, { $increment } s de plus par coup
}
web-public = Ouverte à tout le monde
web-open-table = Ouvrir la table
web-one-screen = Sur un seul écran
web-way = { $way ->
    [friends] { web-friends }
    [one-screen] { web-one-screen }
    [puzzles] Problèmes
    [review] Revoir une partie
    [analysis] Analyse
   *[learn] Apprendre
}
web-way-about = { $way ->
    [friends] Un lien et un code les mènent à la table
    [one-screen] Passez-vous l’appareil
    [puzzles] Trouvez le meilleur coup
    [review] Chances, erreurs, hasard et habileté
    [analysis] Toute position, et ses meilleurs coups
   *[learn] Une première manche, pas à pas
}
web-continue = Reprendre
web-ended = Terminées
web-ended-result = { $result ->
    [won] gagnée
    [shared] partagée
   *[lost] perdue
}
web-list-all = Afficher les { $count }
web-lobby = Tables ouvertes
web-watch = Regarder une partie
web-your-turn-short = à vous
web-not-loaded = Cette page n’a pas pu être chargée.
web-load-again = Recharger
web-home = Accueil
web-no-table = Impossible d’ouvrir cette table

## La salle d'attente

web-open-seat = Place libre
web-host = hôte
web-sit = S’asseoir
web-add-bot = Ajouter un robot
web-remove = Libérer la place
web-start = Commencer
web-invite = Invitez vos amis
web-copy-link = Copier le lien
web-copied = Copié
web-qr = Le lien sous forme de code à photographier
web-waiting-for-players = On attend des joueurs

## La barre du haut

web-round = Manche { $round }
web-round-of = Manche { $round } sur { $rounds }
web-menu = Menu
web-help = Aide
web-sound = Sons
web-theme = Clair ou sombre
web-settings = Réglages
web-close = Fermer
web-undo = Reprendre le coup

## Ce qu'on attend

web-wait = Un instant…
web-wait-long = La première fois après une mise à jour, tout se met en place : cela peut prendre une minute.
web-connecting = On rejoint la table…
web-connection-lost = Connexion perdue. Nouvelle tentative…
web-sending = Envoi de votre coup…
web-lost = Connexion perdue
web-sent-later = Votre coup partira au retour de la connexion.
web-sent-away = Vous n’êtes plus à cette table.
web-looking-back = La table telle qu’elle était.
web-back-to-now = Revenir au présent
web-now = Présent
web-before = Le moment d’avant
web-after = Le moment d’après
web-moment = Étape { $step } sur { $of }
web-last-round = { $sure ->
    [yes] Dernière manche
   *[no] Dernière manche ?
}
web-last-round-why = { $sure ->
    [yes] { $count ->
        [one] { $players } complète une ligne du mur
       *[other] { $players } complètent une ligne du mur
    }
   *[no] { $count ->
        [one] { $players } peut compléter une ligne du mur
       *[other] { $players } peuvent compléter une ligne du mur
    }
}
web-watching = Vous regardez
web-aborted = La partie a été interrompue.
web-paused = La partie est en pause.
web-dealing = On distribue les tuiles
web-moving = Les tuiles sont en route…
web-bot-thinks = { $player } réfléchit…
web-bot-thinks-long = { $player } se prépare : la première fois, cela peut prendre une minute.
web-turn-of = C’est à { $player } de jouer.
web-turn = { $player ->
    [none] À vous
   *[other] { $player }, à vous
}
web-your-turn = { $phase ->
    [keep] { web-turn } : combien de jokers restent ?
    [tile] { web-turn } : choisissez une colonne pour la tuile.
   *[take] { web-turn } : choisissez des tuiles d’une couleur.
}
web-choose-line = { $source ->
    [0] { $tiles } du centre : choisissez une ligne.
   *[other] { $tiles } de la Fabrique { $source } : choisissez une ligne.
}
web-take-these = { $source ->
    [0] { $tiles } du centre
   *[other] { $tiles } de la Fabrique { $source }
}
web-your-pavilion-turn = { $phase ->
    [place] { web-turn } : couvrez une case, ou passez.
    [bonus] { web-turn } : choisissez { $owed ->
        [one] { $owed } tuile bonus.
       *[other] { $owed } tuiles bonus.
    }
    [keep] { web-turn } : choisissez { $owed ->
        [one] { $owed } tuile
       *[other] { $owed } tuiles
    } à garder.
   *[take] { web-turn } : choisissez des tuiles d’une couleur.
}
web-your-yes = Jouer ce coup ?
web-choose-payment = Comment payez-vous ?
web-your-move = Votre coup

## Tuiles et cibles

web-market = Marché
web-display = Fabrique { $display }
web-take = { $source ->
    [0] { $tiles }, centre
   *[other] { $tiles }, Fabrique { $source }
}
web-heap = { count-tiles } : { $tiles }.
web-left = Tuiles restantes
web-left-colour = Couleur
web-left-chance = Chance
web-left-all = Total
web-left-about = { $bag ->
    [0] Le sac est vide : on y verse { $place ->
        [lid] le couvercle
       *[tower] la tour
    } avant de tirer la prochaine tuile.
   *[other] Chance : que la prochaine tuile tirée du sac soit de cette couleur.
}
web-look-closer = Regarder de plus près. { $tiles }
web-line-target = Ligne { $line }, { $tiles } : { $outcome }
web-floor-target = Plancher : { $outcome }
web-column = Colonne { $column } : +{ $points }
web-plus = +{ $points }
web-later = +{ $points } en fin de manche
web-filled = { $have } sur { $of }
web-have = cases remplies : { $have } sur { $of }
web-falls = { $marker ->
    [yes] { $count ->
        [0] marqueur
       *[other] marqueur et { $count } tombent
    }
   *[no] { $count ->
        [one] { $count } tombe
       *[other] { $count } tombent
    }
}{ $points ->
    [0] , sans rien coûter
   *[other]  : −{ $points }
}
web-nothing-falls = rien ne tombe
web-to-line = { $line ->
    [floor] { $tiles } au plancher
   *[other] { $tiles } sur la ligne { $line }
}
web-with-jokers = Avec les jokers
web-without-jokers = Sans
web-how-many-jokers = Combien de jokers restent sur la ligne ?
web-space = { $star ->
    [0] Étoile centrale
   *[other] Étoile { $star }
}, case { $space }, coûte { $cost } : { $outcome }
web-pay = Payer { $tiles } : { $outcome }
web-points-now = { $count ->
    [one] { $points } point
   *[other] { $points } points
}
web-bonus-tiles = { $count ->
    [one] { $count } tuile bonus
   *[other] { $count } tuiles bonus
}
web-take-yes = Prendre { $tiles }
web-pass = Passer
web-place = Poser les tuiles
web-cancel = Annuler
web-send-now = Tout de suite
web-not-yet = Annuler
web-countdown = Le coup part dans 3 secondes. Échap le reprend, Entrée le joue aussitôt.
web-really = { $what } : vraiment ?
web-yes = Oui
web-no = Non

## Joueurs

web-bot = robot, niveau { $level }
web-stand-in = remplacé par un robot de niveau { $level }
web-thinking = réfléchit…
web-away = absent
web-clock = Temps restant
web-timed-out = temps écoulé
web-time-up = Votre temps est écoulé : un robot joue à votre place, sans pouvoir gagner.
web-days = { $days } j { $hours } h
web-time-short = { $player } : plus que { $seconds } secondes
web-open-board = Le plateau de { $player }
web-hand = { $count } en main

## Pavillon d'été

web-bonus = tuiles bonus
web-pick = { $count ->
    [one] choisissez { $count } tuile
   *[other] choisissez { $count } tuiles
}
web-tiles-more = { $count ->
    [one] +{ $count } tuile
   *[other] +{ $count } tuiles
}
web-wild = Couleur joker
web-wild-about = { colour-name } remplace toute couleur
web-goals-about = complets à la fin
web-star-goal = { $colour ->
    [many] une étoile multicolore
   *[other] l’étoile en { colour-name }
}
web-set-goal = une série de toutes les constructions
web-keep-four = gardez-en 4 au plus en passant

## Le journal

web-log = Journal
web-look-back = Voir la table à ce moment
web-told-last-round = va compléter la ligne { $row } du mur : c’est la dernière manche
web-type = Écrire un coup, comme { $move }
web-type-later = Écrire un coup, à votre tour
web-said = dit : { $text }
web-phrase = { $phrase ->
    [hello] Bonjour !
    [good-luck] Bonne chance !
    [well-played] Bien joué !
    [thanks] Merci !
    [oops] Oups !
    [one-moment] Un instant, s’il vous plaît.
   *[goodbye] Au revoir !
}
web-told = { $what ->
    [undone] reprend un coup
    [undo-asked] voudrait reprendre un coup
    [undo-refused] refuse que le coup soit repris
    [handed-over] est remplacé par un robot
    [taken-back] rejoue
    [timed-out] n’a plus de temps
    [paused] met la partie en pause
   *[resumed] relance la partie
}

## Entre joueurs

web-chat = Messages
web-chat-unread = Nouveaux messages
web-say = Envoyer
web-undo-asked = Vous demandez à reprendre votre coup.
web-undo-wanted = { $player } voudrait reprendre un coup. D’accord ?
web-command = { $command ->
    [undo] Reprendre le coup
    [ask-undo] Demander à reprendre le coup
    [pause] Pause
    [resume] Continuer
    [leave] Quitter la table
    [close] Fermer la table
   *[abort] Interrompre la partie
}
web-replace = Un robot joue pour { $player }
web-take-back = Rejouer pour { $player }
web-commitment = Le sac a été scellé avant la partie ({ $commitment }…) et s’ouvre à la fin.

## La fin

web-source = Points
web-points-from = { $source ->
    [wall] Tuiles sur le mur
    [floor] Plancher
    [row] Lignes
    [column] Colonnes
    [colour] Couleurs
    [start] Au départ
    [token] Marqueur
    [tiles] Tuiles
    [discarded] Défausse
    [stars] Étoiles
    [numbers] Nombres
   *[sets] Séries
}
web-total = Total
web-by-time = { $count ->
    [0] Décidé par la pendule
    [one] Décidé par la pendule : { $players } n’avait plus de temps.
   *[other] Décidé par la pendule : { $players } n’avaient plus de temps.
}
web-chart = Points après chaque manche
web-again = Rejouer
web-next-game = Rejoindre la partie suivante
web-next-waits = La partie suivante vous attend.
web-show-result = Le résultat
web-download-record = Enregistrer la partie
web-copy-record = Copier la partie
web-share = Un lien vers cette position
web-share-about = Il mène à cette table telle qu’elle est affichée, à l’étape { $step } sur { $of }.
web-link = Lien
web-send = Envoyer
web-reach = { $reach ->
    [all] Tout le monde peut l’ouvrir et regarder.
    [link] La table est privée : qui a ce lien peut regarder, mais pas jouer.
   *[players] La table est privée : seules les personnes assises à la table peuvent ouvrir le lien.
}
web-fair = { $verdict ->
    [fair] Le sac était honnête : le secret scellé avant la partie prédit chaque place et chaque tuile.
    [secret] Le sac n’était pas honnête : son secret n’est pas celui qui a été scellé avant la partie.
    [seats] Le sac n’était pas honnête : son secret prédit un autre ordre des places.
   *[deal] Le sac n’était pas honnête : son secret prédit d’autres tuiles.
}

## Réglages

web-language = Langue
web-theme-name = { $theme ->
    [light] Clair
    [dark] Sombre
   *[auto] Comme l’appareil
}
web-speed = Vitesse
web-speed-name = { $speed ->
    [slow] Lente
    [fast] Rapide
    [none] Sans mouvement
   *[normal] Normale
}
web-confirm = Demander avant chaque coup
web-confirm-name = { $when ->
    [always] Toujours
    [never] Jamais
    [countdown] Attendre plutôt 3 secondes
   *[touch] Sur écran tactile
}

## Aide

web-keys = Touches
web-key = { $key ->
    [digits] 1–9, 0
    [letters] B Y R K W …
    [lines] 1–5, F
    [arrows] Flèches
    [enter] Entrée
    [escape] Échap
    [ask] H
    [hint] I
    [log] L
    [type] /
    [steps] ← →
    [errors] P N, ↑ ↓
    [ends] Origine Fin
    [turn] T
    [back] Retour arrière
   *[help] ?
}
web-key-about = { $key ->
    [digits] une Fabrique, ou le centre
    [letters] la couleur à prendre
    [lines] la ligne, ou le plancher
    [arrows] vers le choix suivant
    [enter] choisir
    [escape] revenir en arrière
    [hint] montrer un bon coup, contre des robots
    [ask] ce qu’est un objet
    [log] tout le journal
    [type] écrire un coup
    [steps] une étape en arrière ou en avant
    [errors] à l’erreur précédente ou suivante
    [ends] au début ou à la fin
    [turn] tourner la table
    [back] reprendre un coup
   *[help] cette page
}
web-rules-azul-1 = Prenez toutes les tuiles d’une couleur d’une Fabrique, le reste va au centre ; ou toutes les tuiles d’une couleur du centre. Le premier à se servir au centre reçoit le marqueur et commencera la manche suivante.
web-rules-azul-2 = Posez-les sur une de vos cinq lignes : une seule couleur par ligne, et aucune que la même ligne du mur ait déjà. Ce qui ne tient pas tombe au plancher.
web-rules-azul-3 = Quand tout est pris, chaque ligne pleine envoie une tuile au mur. Elle marque les tuiles alignées avec elle, en ligne et en colonne ; seule, elle marque 1. Puis on compte le plancher.
web-rules-azul-4 = La partie finit après la manche où quelqu’un complète une ligne du mur.
web-rules-azul-5 = Lignes, colonnes et couleurs complètes rapportent un bonus à la fin.
web-rules-summer-pavilion-1 = Six manches ; dans chacune une autre couleur est joker. Prenez toutes les tuiles d’une couleur d’une Fabrique ou du centre, avec une tuile joker s’il y en a.
web-rules-summer-pavilion-2 = Le premier à se servir au centre reçoit le marqueur et perd un point par tuile prise.
web-rules-summer-pavilion-3 = Quand tout est pris, couvrez des cases à tour de rôle. Une case 4 coûte quatre tuiles de sa couleur ; les jokers peuvent en remplacer toutes sauf une. Une tuile est posée, les autres vont à la tour.
web-rules-summer-pavilion-4 = Une tuile marque 1 point, et 1 de plus par tuile de son étoile à laquelle elle est reliée.
web-rules-summer-pavilion-5 = { $fountains ->
    [yes] Entourez un pilier ou une fontaine, une statue ou une fenêtre, et choisissez 1, 2 ou 3 tuiles bonus dans la réserve.
   *[no] Entourez un pilier, une statue ou une fenêtre, et choisissez 1, 2 ou 3 tuiles bonus dans la réserve.
}
web-rules-summer-pavilion-6 = Qui passe garde au plus quatre tuiles et perd un point par autre tuile. Les étoiles complètes et toutes les cases d’un nombre rapportent à la fin.
