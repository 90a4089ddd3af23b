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
terminal-help-data = folder for matches (default: the system’s data folder)
terminal-help-database = store matches in this database instead: postgresql+asyncpg://USER@HOST/NAME
terminal-help-keep = delete matches that are over or never started after this many days, and those that no person joined after one (default: keep everything)
terminal-help-origin = public address of the page behind a reverse proxy, such as https://play.example.org; can be repeated
terminal-help-proxy = address or network of a reverse proxy whose X-Forwarded-For header is used, such as 10.0.0.0/8; can be repeated
terminal-help-limit = limit per client address: connections=320, sockets=256 at once; requests=600, messages=3000, frames=3000, matches=120, thinking=120 per minute; 0 means no limit; can be repeated
terminal-help-workers = number of engine processes
terminal-help-open-metrics = serve /metrics to every client, not only to this machine; behind a proxy, only this serves it
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
terminal-bad-proxy = Invalid proxy “{ $proxy }”. Give an address or a network, such as 192.0.2.7 or 10.0.0.0/8.
terminal-bad-limit = Invalid limit “{ $limit }”. Example: messages=3000. Limits: { $known }.
terminal-bad-workers = --workers must be 1 or more, not { $workers }.
terminal-bad-keep = --keep must be 1 or more, not { $days }.
terminal-bad-database = Unsupported database “{ $url }”. Example: postgresql+asyncpg://USER@HOST/NAME

## Backups

terminal-overview-backup = copy the server’s matches to a file, also while it runs
terminal-overview-restore = replace the server’s matches with a backup
terminal-overview-check-data = check that every stored match can be read
terminal-help-backup = Copy all matches of a server to a file, also while the server runs. The file is written completely, checked, and only then put in the place of an older one. PostgreSQL has its own tool for this: pg_dump.
terminal-help-backup-file = the file to write
terminal-help-backup-example-1 = back up the matches of the system’s data folder
terminal-help-backup-status = Exit status: 0 if the backup was written, 2 for a usage error, a database that cannot be read or a file that cannot be written.
terminal-help-restore = Replace all matches of a server with those of a backup, while the server is stopped. The backup is checked first, and the database that it replaces is kept under another name. Matches go on in a new epoch, so dice and cards that were seen after the backup do not come again. Without a file, only begin a new epoch: after pg_restore, or after a database file was copied by hand.
terminal-help-restore-file = the backup (default: the database has already been put back)
terminal-help-restore-example-1 = put a backup back
terminal-help-restore-status = Exit status: 0 when it is done, 2 for a usage error, a server that is running or a backup that cannot be used; then nothing has changed.
terminal-help-check-data = Read every stored match, also while the server runs: its checksums, its commands by the rules, and its chance events. Prints a line for each damaged place and for each match that cannot be read, and a summary.
terminal-help-check-data-example-1 = check the matches of the system’s data folder
terminal-help-check-data-status = Exit status: 0 if all matches are sound, 1 if one is not, 2 for a usage error or a database that cannot be opened.
terminal-backed-up = { $count ->
    [one] 1 match was backed up to “{ $name }”.
   *[other] { $count } matches were backed up to “{ $name }”.
}
terminal-restored = { $count ->
    [one] 1 match was restored from “{ $name }”.
   *[other] { $count } matches were restored from “{ $name }”.
}
terminal-restored-kept = The database that it replaced is kept as “{ $name }”.
terminal-restored-epoch = Epoch { $epoch } has begun: dice and cards that were seen before do not come again.
terminal-damaged-place = Damaged: { $place }
terminal-damaged-match = { $id }: { $sentence }{ $where ->
    [none] {""}
   *[other] {" "}({ $where })
}
terminal-checked-data = { $count ->
    [one] 1 match was checked
   *[other] { $count } matches were checked
}; { $damaged ->
    [0] all can be read.
    [one] 1 cannot be read.
   *[other] { $damaged } cannot be read.
}
terminal-no-data = There is no database “{ $name }”.
terminal-backup-postgresql = PostgreSQL has its own tool for backups: pg_dump --format=custom --file=FILE NAME
terminal-restore-postgresql = PostgreSQL has its own tool for this: pg_restore. Afterwards, run skirmish restore --database URL without a file, so that dice and cards that were seen before do not come again.
terminal-restore-served = A server is using these matches: { $address } Stop it first.

## Pages without scripts

server-wrong-host = Open it under the address that it printed when it started. If it should have this name too, start it with:
server-lost-title = There is nothing here
server-lost = The address may be mistyped, or the page is gone.
server-home = Go to the home page
server-no-page-title = The page has not been built yet
server-no-page = The server is running, but its page has not been built yet. In the source folder, run:
server-api-title = The HTTP interface
server-api-about = What programs can request from this server. The same in machine-readable form:
server-api-takes = Parameters:
server-api-bodies = Contents of requests and responses
