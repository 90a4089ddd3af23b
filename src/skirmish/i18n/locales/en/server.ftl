### The server: its command, the pages without scripts, and what is said about the interface.

## The command

terminal-overview-serve = play in the browser: start the server on this machine and open the page
terminal-help-serve = Play in the browser. The server is only reachable from this machine, unless --lan or --host says otherwise, and runs until Ctrl-C. Matches are saved and can be resumed later. Without arguments, skirmish does the same. Behind a reverse proxy, give the public address with --origin.
terminal-help-serve-example-1 = play in the browser
terminal-help-serve-example-2 = let devices on the same network join; do not open a browser
terminal-help-serve-example-3 = another port and data folder
terminal-help-serve-status = Exit status: 0 when it was stopped, 2 for a usage error, a port that is in use or a database that cannot be opened.
terminal-help-port = port to listen on (default: { $port }, or the next free one)
terminal-help-host = address to listen on (default: { $host })
terminal-help-lan = let others on the same network join
terminal-help-no-browser = do not open the browser
terminal-help-data = folder for matches (default: the system's data folder)
terminal-help-database = store matches in this database instead: postgresql+asyncpg://USER@HOST/NAME
terminal-help-keep = delete finished matches after this many days, and matches that nobody joined after one (default: keep everything)
terminal-help-origin = public address of the page behind a reverse proxy, such as https://play.example.org; can be repeated
terminal-help-limit = limit per client address: connections=320, sockets=256 at once; requests=600, messages=3000, frames=3000, matches=120, thinking=120 per minute; 0 means no limit; can be repeated
terminal-help-workers = number of engine processes
terminal-help-open-metrics = serve /metrics to every client, not only to this machine
terminal-help-log = what to log to standard error (default: quiet on a terminal, json otherwise)
terminal-serving = Skirmish is ready: { $address }
terminal-serving-lan = On the same network: { $address }
terminal-serving-no-lan = No local network was found.
terminal-serving-stop = Press Ctrl-C to stop.
terminal-serving-no-page = The page is not built. Build it with: { $command }
terminal-served-already = Skirmish is already running: { $address }
terminal-served-silently = Another server uses { $folder } but has not published its address. Stop it, or choose another folder with --data.
terminal-port-taken = Port { $port } is in use. Choose another with --port.
terminal-bad-port = Invalid port { $port }: must be between 0 and 65535.
terminal-bad-host = “{ $host }” is not an address of this machine.
terminal-bad-origin = Invalid origin “{ $origin }”. Example: https://play.example.org
terminal-bad-limit = Invalid limit “{ $limit }”. Example: messages=3000. Limits: { $known }.
terminal-bad-workers = --workers must be 1 or more, not { $workers }.
terminal-bad-keep = --keep must be 1 or more, not { $days }.
terminal-bad-database = Unsupported database “{ $url }”. Example: postgresql+asyncpg://USER@HOST/NAME

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
