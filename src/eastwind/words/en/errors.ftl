# Why the server refused something: a text for each of its error codes.

error-malformed = The page sent something the server could not read. Nothing was changed; please reload the page.
error-unknown-type = The page sent something the server does not know. Nothing was changed; please reload the page.
error-too-large = What the page sent is too large for the server. Nothing was changed.
error-impossible-hand = There can be no such hand.
error-not-found = What was asked for is not there.
error-method-not-allowed = The page asked for something in a way that the server does not know. Nothing was changed; please reload the page.
error-wrong-token = This seat belongs to somebody else. Go back to the first page and choose a table of yours.
error-no-such-table = This table is no longer there. Open a new one from the first page.
error-no-such-simulation = This simulation is no longer there. Begin a new one.
error-no-such-replay = This replay is no longer there. Bring the game record again.
error-not-seated = You do not sit at this table. Go back to the first page and choose a table of yours.
error-illegal-action = That cannot be played now. Nothing was changed; the buttons show what can.
error-stale-version = The table had moved on before your move arrived. Look at it again and choose anew.
error-not-your-turn = It is not your turn. Nothing was changed.
error-hand-not-over = The hand is not over yet.
error-match-over = The match is over. Open a new table from the first page.
error-not-done = The simulation is not over yet.
error-busy = Too many simulations are waiting already. Please try again in a minute.
error-too-often = The server was asked too much at once. Please try again in a moment.
error-preparing = Eastwind is still getting ready on this machine. Please try again in a minute.
error-disk-full = The server’s disk is full. Your move was not kept and nothing was changed; play goes on as soon as there is room.
error-not-writable = The server cannot write its database. Your move was not kept and nothing was changed; play goes on as soon as it can.
error-held-up = Another program holds the server’s database. Your move was not kept and nothing was changed; please try again.
error-database-gone = The server’s database was deleted, replaced or cut short while it was in use. Your move was not kept and nothing was changed; whoever runs the server has to put it back or start the server again.
error-damaged = What was kept of this table cannot be read any more. Nothing was changed; whoever runs the server can look at it with “eastwind check” and put a backup in its place with “eastwind restore”.
error-internal = Something broke on the server. Your match is saved; please try again.
