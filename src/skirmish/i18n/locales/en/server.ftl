### The server: its command, the pages without scripts, and what is said about the interface.

## The command

terminal-overview-serve = play in the browser: starts the server on this machine and opens the page
terminal-help-serve = Play in the browser. The server runs on this machine, for nobody else, until you press Ctrl-C; matches are kept and can go on another day. Without any arguments, skirmish does just this. With --lan phones and computers in the same network can join. Behind a reverse proxy say with --origin what the page is called outside.
terminal-help-serve-example-1 = play in the browser
terminal-help-serve-example-2 = let phones in the same network join, without opening a browser here
terminal-help-serve-example-3 = another port, and a data folder of its own
terminal-help-serve-status = Exit status: 0 when it was stopped, 2 for a bad call, a port that is taken or a database that cannot be opened.
terminal-help-port = the port (default: { $port }, or the next that is free)
terminal-help-host = the address to listen on (default: { $host }, this machine alone)
terminal-help-lan = let others in the same network join
terminal-help-no-browser = do not open the browser
terminal-help-data = the folder where matches are kept (default: the system's place for your data)
terminal-help-database = keep matches in this database instead: postgresql+asyncpg://USER@HOST/NAME
terminal-help-origin = what the page is called outside, behind a reverse proxy: https://play.example.org; may be said again
terminal-help-limit = what one address may do: sockets=256 at once; messages=3000, matches=120, thinking=60 a minute; 0 is no limit; may be said again
terminal-help-workers = how many processes think for the computer
terminal-help-open-metrics = show /metrics to everybody, not to this machine alone
terminal-help-log = what is written to standard error (default: quiet on a terminal, json elsewhere)
terminal-serving = Skirmish is ready: { $address }
terminal-serving-lan = In the same network: { $address }
terminal-serving-no-lan = No network was found that phones could share.
terminal-serving-stop = Press Ctrl-C to stop.
terminal-serving-no-page = The page has not been built yet. Build it with: { $command }
terminal-served-already = Skirmish is running already: { $address }
terminal-served-silently = Another Skirmish uses { $folder }, but does not say where it is. Stop it, or name another folder with --data.
terminal-port-taken = Port { $port } is taken. Choose another with --port, or leave it out.
terminal-bad-port = { $port } is no port. Ports go from 0 to 65535.
terminal-bad-host = “{ $host }” is no address of this machine.
terminal-bad-origin = “{ $origin }” is no origin. Write it like https://play.example.org
terminal-bad-limit = “{ $limit }” is no limit. Write it like messages=3000. There are: { $known }.
terminal-bad-workers = The computer needs 1 process or more to think, not { $workers }.
terminal-bad-database = “{ $url }” is no database we know. Write it like postgresql+asyncpg://USER@HOST/NAME

## Pages without scripts

server-lost-title = There is nothing here
server-lost = The address may be mistyped, or what was here is gone.
server-home = Go to the first page
server-no-page-title = The page has not been built yet
server-no-page = The server is running, but its page has still to be built. In the folder of the source, run:
server-api-title = The HTTP interface
server-api-about = What programs can ask of this server. The same, for programs:
server-api-takes = Takes:
server-api-bodies = What requests and answers hold
