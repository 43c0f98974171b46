### The server as its host meets it, and what it says before a table is asked.

error-server-host = this server is not called that
error-server-foreign = this was sent by a page of another site
error-server-rate = that was too much at once: please wait a moment
error-server-malformed = this cannot be read
error-server-not-found = there is nothing here
error-server-method = that cannot be done here
error-server-too-large = that is too large
error-server-invalid = some of that is not as it should be
error-server-broken = that was our mistake: something went wrong in the server
error-refused-no-table = there is no such table
error-refused-busy = so much happens at this table that others were faster: please try again
error-refused-restarting = the server is about to restart: please try again in a moment
error-setup-port = port { $port } cannot be used: another program has it, or it needs special rights
error-setup-host = { $host } is not an address of this machine

jokers-name = Joker tiles

## The command line

cli-serve = Serve tables to people in their browsers, and to programs, until Ctrl-C.
cli-serve-more = Games are kept in the database after every move; whatever happens to the server, it goes on where it was. Several servers may share one PostgreSQL database: give each of them the same --database and --redis.
cli-serve-host = The address to listen at; 0.0.0.0 is every one of this machine.
cli-serve-port = The port to listen at; 0 takes any that is free.
cli-serve-database = Where games are kept: sqlite:///FILE or postgresql://USER@HOST/NAME. Otherwise a file in your data directory.
cli-serve-redis = A Redis through which several servers tell each other of moves.
cli-serve-bots = In how many processes bots think.
cli-serve-pause = How many seconds a bot lets people see what was played before it moves.
cli-serve-rate = How many requests a minute one address may make; its sockets and tables are limited likewise. 0 for any number.
cli-serve-name = A name under which the server may be asked for, such as play.example.org; may be given several times. Otherwise under any.
cli-example-serve = for everybody in your network
cli-example-serve-many = one of several servers
cli-play-browser = Play in the browser; with --no-browser, open none and only say where to look. Games are kept in your data directory.
cli-play-both = --browser and --no-browser are for the page, where you set up the table yourself; --terminal, --game, --board, --jokers, --seat, --seed, --resume, --new and --plain are for the terminal
play-at = Faience is at { $address } (Ctrl-C ends it).
