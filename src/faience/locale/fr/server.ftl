### Tables du serveur : ce qu’elles refusent, et la vérification de leurs sacs. Les places comptent ici à partir de 1.

## Qui peut faire quoi

error-refused-entry = cette table n’est pas ouverte à tous : demandez un lien
error-refused-guest = le navigateur doit accepter un cookie, par lequel la table vous reconnaît
error-refused-host = seul l’hôte de la table peut faire cela
error-refused-join = pour prendre place ici, il vous faut le lien de l’hôte
error-refused-not-yours = la place { $seat } n’est pas la vôtre
error-refused-program = un programme ne peut que jouer des coups et reprendre sa place
error-refused-seat = seuls les joueurs de cette table peuvent faire cela
error-refused-token = ce jeton n’ouvre aucune place, ou n’en ouvre plus

## Quand

error-refused-begun = la partie a commencé
error-refused-not-begun = la partie n’a pas commencé
error-refused-not-over = la partie n’est pas terminée
error-refused-over = la partie est terminée
error-refused-paused = la partie est en pause
error-refused-stale = il s’est passé quelque chose à la table depuis ; regardez de nouveau
error-refused-table-long = il s’est passé trop de choses à cette table pour cela : jouez jusqu’au bout, ou ouvrez une autre table
error-refused-time = votre temps est écoulé
error-refused-turn = ce n’est pas votre tour

## Places

error-refused-full = aucune place n’est libre
error-refused-name = un nom a de 1 à { $most } lettres
error-refused-name-taken = quelqu’un s’appelle déjà { $name } à cette table
error-refused-no-seat = il n’y a pas de place { $seat } : il y en a { $seats }
error-refused-only-bots = une partie demande au moins un joueur qui ne soit pas un robot
error-refused-seated = vous avez déjà une place
error-refused-seats-open = { $seats ->
    [one] { $seats } place est encore libre
   *[other] { $seats } places sont encore libres
}
error-refused-taken = la place { $seat } est prise

## Absence

error-refused-grace = { $seconds ->
    [one] ce joueur peut encore revenir ; redemandez dans { $seconds } seconde
   *[other] ce joueur peut encore revenir ; redemandez dans { $seconds } secondes
}
error-refused-handed-over = un robot joue pour vous : reprenez d’abord votre place
error-refused-no-player = il n’y a personne à la place { $seat } pour qui un robot pourrait jouer
error-refused-present = ce joueur est là
error-refused-timed-out = le temps de cette place est écoulé ; un robot continue

## Reprendre un coup, et la fin

error-refused-abort = tout le monde a déjà joué : la partie ne peut être interrompue que si tous les autres sont partis
error-refused-undo-ask = d’autres ont joué depuis, ou des tuiles ont été distribuées : demandez-leur
error-refused-undo-asked = quelqu’un a déjà demandé à reprendre un coup
error-refused-undo-free = il n’y a personne à qui demander : reprenez simplement le coup
error-refused-undo-not-asked = personne n’a demandé à reprendre un coup
error-refused-undo-nothing = vous n’avez aucun coup à reprendre
error-refused-undo-own = c’est aux autres de répondre
error-refused-undo-policy = à cette table, on ne reprend pas de coup
error-refused-undo-refused = la réponse était non ; vous pourrez redemander après le prochain coup

## Conversation

error-refused-say = soit des mots, soit une formule, s’il vous plaît
error-refused-say-fast = pas si vite : attendez quelques secondes
error-refused-say-full = on a assez parlé à cette table
error-refused-say-long = au plus { $most } lettres à la fois

## Revues, conseils et problèmes

error-refused-analyst = personne n’a le temps de regarder cela pour l’instant : réessayez dans un moment
error-refused-hint = les conseils ne se donnent qu’à votre tour, aux tables où vous jouez seul contre des robots
error-refused-no-puzzle = ce problème n’existe pas
error-refused-no-review = cette revue n’existe pas
error-refused-resume = il n’y a rien à reprendre : la revue est finie ou en cours
error-refused-review = une partie se revoit une fois finie
error-refused-review-long = les parties de plus de { $most } étapes ne sont pas revues
error-refused-review-of = seuls ceux qui ont demandé la revue peuvent faire cela
error-refused-reviews = { $most ->
    [one] une de vos parties attend déjà sa revue
   *[other] { $most } de vos parties attendent déjà leur revue
}

## Préparer une table

error-setup-clock = une pendule a besoin de secondes, et sans pendule il n’y en a pas
error-setup-position = le jeu, le plateau ou les options ne sont pas ceux de la position
error-setup-position-over = la partie est finie dans cette position
error-setup-position-seats = { $seats } places, et une position pour { $players } joueurs
error-setup-record = soit une partie, soit une position, s’il vous plaît
error-setup-seat-level = place { $seat } : les robots ont un niveau, et eux seuls
error-setup-seat-name = place { $seat } : comment vous appelez-vous ?
error-setup-seat-names = deux places s’appellent { $name }

## faience verify

error-verify-commitment = le secret ne correspond pas à l’engagement : le sac a été échangé
error-verify-deal = la distribution { $deal } ne vient pas du sac : { $found } a été distribué au lieu de { $foretold }
error-verify-order = les places n’ont pas été tirées comme il le fallait
error-verify-tag = la partie n’a pas d’en-tête { $tag } : seules les parties terminées d’un serveur peuvent être vérifiées
error-verify-unreadable = les en-têtes nécessaires à la vérification sont illisibles
verify-fair = { $deals ->
    [one] { $deals } distribution vérifiée : le sac était honnête.
   *[other] { $deals } distributions vérifiées : le sac était honnête.
}
cli-verify = Vérifier que les tuiles d’une partie sur un serveur ont été distribuées comme son engagement le prédisait.
cli-verify-file = La partie à vérifier ; - est l’entrée standard.
cli-verify-more = La partie doit avoir été enregistrée après la fin, quand le secret est révélé. La page fait la même vérification.
cli-example-verify = le serveur a-t-il distribué honnêtement ?
