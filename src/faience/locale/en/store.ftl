### The database of the server, and the bus between servers.

error-store-unavailable = the server cannot save right now; nothing that it confirmed is lost, please try again in a moment
error-setup-database = "{ $given }" is no kind of database; there are sqlite:///FILE and postgresql://USER@HOST/NAME
error-setup-database-open = the database cannot be opened: { $problem }
error-setup-database-newer = the database was made by a newer version of Faience; please install that one, or restore the backup made before
error-setup-redis = "{ $given }" is no address of a Redis server; it looks like redis://HOST:6379
error-setup-extra = { $given } needs more packages; install faience[{ $extra }]
