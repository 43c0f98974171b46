### La base de données du serveur, et le bus entre serveurs.

error-store-unavailable = le serveur ne peut rien enregistrer pour l’instant ; rien de ce qu’il a confirmé n’est perdu, réessayez dans un moment
error-setup-database = « { $given } » n’est pas une sorte de base de données ; il y a sqlite:///FICHIER et postgresql://UTILISATEUR@HÔTE/NOM
error-setup-database-open = impossible d’ouvrir la base de données : { $problem }
error-setup-database-newer = la base de données vient d’une version plus récente de Faience ; installez-la, ou restaurez la sauvegarde faite auparavant
error-setup-redis = « { $given } » n’est pas l’adresse d’un serveur Redis ; elle ressemble à redis://HÔTE:6379
error-setup-extra = { $given } demande d’autres paquets ; installez faience[{ $extra }]
