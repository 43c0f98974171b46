### Textes illisibles et tables impossibles.

error-setup-seed = une graine est un nombre entier, et non { $given }
error-setup-names = { $given ->
    [one] { $given } nom
   *[other] { $given } noms
} pour { $players } joueurs
error-setup-player = il n’y a pas de joueur « { $given } » ; il y a { $known }
error-setup-nothing-to-undo = il n’y a aucun coup à reprendre

## Coups, positions, parties

error-notation-move-azul = « { $text } » n’est pas un coup ; on écrit 2B3 (Fabrique 2, bleu, ligne 3), 0RF (centre, rouge, plancher), J1 ou C4
error-notation-move-number = { $number } n’est pas un coup ; les coups sont numérotés de 0 à { $most }
error-notation-move-game = ce coup appartient à { $given }, on joue ici à { $game }
error-notation-json = ce JSON n’est pas complet : il manque quelque chose ici, ou il y a quelque chose de trop
error-notation-position-short = une position sur une ligne compte au moins { $wanted } mots, celle-ci en a { $found } : la fin manque peut-être
error-notation-position-word = « { $text } » n’a pas de sens pour { part-name }
error-notation-marker = le marqueur * doit être à un seul endroit : au centre, sur un plancher, ou à côté, noté +*
error-notation-record = impossible de lire « { $text } »
error-notation-no-headers = ce n’est pas une partie : il manque les en-têtes comme [Game "azul"]
error-notation-header-twice = l’en-tête { $tag } figure ici une deuxième fois
error-notation-header = { $tag } : { $problem }
error-notation-seat-missing = il manque { $tag } : les joueurs sont numérotés à partir de 1, sans trou
error-notation-position-game = la position est de { $given }, mais le texte annonce { $game }
error-notation-starter = « { $text } » n’est pas une place qui puisse commencer
error-notation-illegal = { $text } : { $problem }
error-notation-deal-missing = il faut distribuer des tuiles ici, et « { $text } » n’en est pas
error-notation-deal-short = la distribution s’arrête avant que les Fabriques soient pleines
error-notation-deal-long = il y a ici plus de tuiles qu’on ne peut en distribuer
error-notation-deal-empty = le sac ne contient plus de { tile-name } à distribuer
error-notation-after-end = la partie est finie avant « { $text } »
error-notation-result = le texte annonce { $given }, la partie donne { $found }

## Positions impossibles

position-no-object = ce n’est pas un objet JSON
position-game = il n’est pas dit de quel jeu il s’agit (game : { $known })
position-other-game = c’est une table { $game ->
    [azul] d’Azul
   *[other] de Summer Pavilion
}, mais elle se dit { $given }
part-name = { $part ->
    [game] le jeu
    [board] le plateau
    [jokers] la présence de jokers
    [round] la manche
    [phase] la suite
    [starter] le premier joueur
    [to_move] le joueur dont c’est le tour
    [stalled] le nombre de manches sans tuile posée
    [factories] les Fabriques
    [centre] le centre
    [marker] le marqueur premier joueur
    [token] le marqueur premier joueur
    [wild] la couleur joker
    [supply] la réserve
    [bag] le sac
    [lid] le couvercle
    [tower] la tour
    [pending] la prise en attente
    [owed] les tuiles bonus à choisir
    [lowest] la couleur à partir de laquelle on choisit
    [players] les joueurs
    [score] les points
    [lines] les lignes motif
    [wall] le mur
    [floor] le plancher
    [hand] la main
    [corners] les coins
    [passed] le fait d’avoir passé
    [stars] les étoiles
   *[other] { $part }
}
part-player = joueur { $player }
part-of-table = { $player ->
    [0] { part-name }
   *[other] { part-name } (joueur { $player })
}
position-missing = il manque { part-of-table } ({ $field })
position-unknown = aucune position de ce jeu n’a de { $field }
position-field = { part-of-table } : illisible ({ $field } doit être : { $wanted })
position-seat = { part-of-table } : cette place n’existe pas ({ $field } va de 0 à moins de { $players })
position-displays = il y a { $found ->
    [one] { $found } Fabrique
   *[other] { $found } Fabriques
} au lieu de { $wanted }
position-tiles = { tile-name } : { $found } en tout au lieu de { $wanted } ({ $rule })
position-display-full = la Fabrique { $display } porte { $count } tuiles ({ $rule })
position-line-long = joueur { $player } : la ligne { $line } porte { $count } tuiles (Azul 1.1)
position-line-done = joueur { $player } : la ligne { $line } porte des tuiles alors que la ligne { $line } du mur est complète (Azul 1.10)
position-line-colours = joueur { $player } : la ligne { $line } porte deux couleurs (Azul 1.4)
position-line-barred = joueur { $player } : la ligne { $line } porte { colour-name }, que la ligne { $line } du mur n’accepte plus (Azul 1.4)
position-wall-print = joueur { $player } : { colour-name } se trouve au mur, ligne { $row }, colonne { $column }, une case d’une autre couleur (Azul 1.2)
position-wall-row = joueur { $player } : { colour-name } figure deux fois dans la ligne { $row } du mur (Azul 2.2)
position-wall-column = joueur { $player } : { colour-name } figure deux fois dans la colonne { $column } (Azul 2.2)
position-floor-long = joueur { $player } : { $count } tuiles sur les 7 cases du plancher (Azul 1.5)
position-marker = joueur { $player } : le marqueur est ailleurs, ou deux fois sur le plancher (Azul 1.5)
position-marker-missing = joueur { $player } a le marqueur : il doit se trouver sur son plancher, qui a de la place (Azul 1.5)
position-marker-deal = avant une distribution, le marqueur est au centre (Azul 1.3)
position-to-move = au trait : personne avant une distribution et après la fin, quelqu’un sinon (to_move ; la phase est { $phase })
position-pending = une prise attend le choix de ses jokers dans la phase keep, et dans aucune autre (pending ; la phase est { $phase })
position-market-empty = { $phase ->
    [keep] il faut garder des jokers
   *[take] il faut prendre des tuiles
}, mais les Fabriques et le centre sont vides ({ $rule })
position-market-full = { $phase ->
    [over] la partie est finie
    [tile] il faut choisir une colonne
   *[other] il n’y a rien à prendre
}, mais il reste des tuiles sur les Fabriques ou au centre ({ $rule })
position-stalled = après { $count } manches sans tuile sur un mur, la partie est finie (AZ-R6)
position-deal = une distribution vient ensuite, mais ce n’est pas ainsi que les Fabriques se remplissent dans l’ordre (AZ-R5)
position-floor-left = joueur { $player } : le plancher n’a pas été vidé (Azul 1.8)
position-line-left = joueur { $player } : la ligne complète { $line } n’a pas été posée (Azul 1.6)
position-not-over = la partie est dite finie, mais rien n’y a mis fin (Azul 1.10)
position-row-complete = un mur a une ligne complète : la partie est finie (Azul 1.10)
position-pending-illegal = pending : { $move } n’est pas une prise dont il faut choisir les jokers (AZ-J2)
position-no-choice = il faut choisir une colonne, mais le joueur { $player } n’en a pas à choisir (Azul 2.2)
