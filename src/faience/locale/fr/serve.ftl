### Le serveur vu par son hôte, et ce qu’il dit avant qu’une table soit interrogée.

error-server-host = ce serveur ne porte pas ce nom
error-server-foreign = ceci a été envoyé par la page d’un autre site
error-server-rate = c’était trop à la fois : attendez un instant
error-server-malformed = ceci est illisible
error-server-not-found = il n’y a rien ici
error-server-method = cela ne se fait pas ici
error-server-too-large = c’est trop grand
error-server-invalid = tout n’y est pas comme il faut
error-server-broken = la faute est nôtre : quelque chose s’est mal passé dans le serveur
error-refused-no-table = cette table n’existe pas
error-refused-busy = il se passe tant de choses à cette table que d’autres ont été plus rapides : réessayez
error-refused-restarting = le serveur va redémarrer : réessayez dans un instant
error-setup-port = le port { $port } est inutilisable : un autre programme l’occupe, ou il exige des droits particuliers
error-setup-host = { $host } n’est pas une adresse de cette machine

jokers-name = Tuiles joker

## La ligne de commande

cli-serve = Offrir des tables aux navigateurs et aux programmes, jusqu’à Ctrl-C.
cli-serve-more = Les parties sont gardées dans la base après chaque coup ; quoi qu’il arrive au serveur, il reprend où il en était. Plusieurs serveurs peuvent partager une base PostgreSQL : donnez à chacun les mêmes --database et --redis.
cli-serve-host = L’adresse d’écoute ; 0.0.0.0 désigne toutes celles de cette machine.
cli-serve-port = Le port d’écoute ; 0 prend n’importe quel port libre.
cli-serve-database = Où les parties sont gardées : sqlite:///FICHIER ou postgresql://UTILISATEUR@HÔTE/NOM. Sinon, un fichier dans votre dossier de données.
cli-serve-redis = Un Redis par lequel plusieurs serveurs s’annoncent les coups.
cli-serve-bots = Dans combien de processus les robots réfléchissent.
cli-serve-pause = Combien de secondes un robot laisse voir ce qui a été joué avant de jouer.
cli-serve-rate = Combien de requêtes par minute une adresse peut faire ; ses connexions et ses tables sont limitées de même. 0 pour autant qu’elle veut.
cli-serve-name = Un nom sous lequel on peut demander le serveur, comme play.example.org ; répétable. Sinon, n’importe lequel.
cli-example-serve = pour tout le monde sur votre réseau
cli-example-serve-many = l’un de plusieurs serveurs
cli-play-browser = Jouer dans le navigateur ; avec --no-browser, n’en ouvrir aucun et dire seulement où regarder. Les parties sont gardées dans votre dossier de données.
cli-play-both = --browser et --no-browser sont pour la page, où vous préparez vous-même la table ; --terminal, --game, --board, --jokers, --seat, --seed, --resume, --new et --plain sont pour le terminal
play-at = Faience est à l’adresse { $address } (Ctrl-C y met fin).
