### The server: its command, the pages without scripts, and what is said about the interface.

## The command

terminal-overview-serve = play in the browser: start the server on this machine and open the page
terminal-help-serve = Play in the browser. The server is only reachable from this machine, unless --lan or --host says otherwise, and runs until Ctrl-C. Matches are saved and can be resumed later. Without arguments, skirmish does the same. Behind a reverse proxy, give the public address with --origin.
terminal-help-serve-example-1 = play in the browser
terminal-help-serve-example-2 = let devices on the same network join; do not open a browser
terminal-help-serve-example-3 = another port and data folder
terminal-help-serve-status = Exit status: 0 when it is stopped, 2 for a usage error, a port that is in use or a database that cannot be opened.
terminal-help-port = port to listen on (default: { $port }, or the next free one)
terminal-help-host = address to listen on (default: { $host })
terminal-help-lan = let others on the same network join
terminal-help-no-browser = do not open the browser
terminal-help-data = folder for matches (default: the system’s data folder)
terminal-help-database = store matches in this database instead: postgresql+asyncpg://USER@HOST/NAME
terminal-help-keep = delete matches that are over or never started after this many days, and those that no person joined after one day (default: keep everything)
terminal-help-origin = public address of the page behind a reverse proxy, such as https://play.example.org; can be repeated
terminal-help-proxy = address or network of a reverse proxy whose X-Forwarded-For header is used, such as 10.0.0.0/8; can be repeated
terminal-help-limit = limit per client address: connections=320, sockets=256 at once; requests=600, messages=3000, frames=3000, matches=120, thinking=120, offers=20 per minute; phrases=6 per minute and seat; 0 means no limit; can be repeated
terminal-help-workers = number of engine processes (default: one per processor, on a server at most four); with 0, a server leaves all matches to engines
terminal-help-open-metrics = serve /metrics to every client, not only to this machine; behind a proxy, only this serves it
terminal-help-log = what to log to standard error (default: quiet on a terminal, json otherwise)
terminal-help-settings = file with settings (TOML), used where neither a flag nor a variable SKIRMISH_… says otherwise
terminal-help-show-settings = print the settings in effect and where each comes from, without passwords, and stop
terminal-help-drain = keep serving for this many seconds after being told to stop, while /ready says no
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
terminal-bad-workers = --workers must be { $least } or more, not { $workers }.
terminal-bad-keep = --keep must be 1 or more, not { $days }.
terminal-bad-database = Unsupported database “{ $url }”. Example: postgresql+asyncpg://USER@HOST/NAME
terminal-bad-drain = --drain must be between 0 and 3600, not { $seconds }.
terminal-bad-setting = { $source }: { $sentence }
terminal-bad-settings-file = “{ $name }” is not a settings file in TOML: { $detail }
terminal-unknown-setting = There is no setting “{ $name }”.{ $near ->
    [none] {""}
   *[other] {" "}Did you mean { $near }?
} Settings: { $known }.
terminal-setting-number = “{ $value }” is not a whole number.
terminal-setting-switch = “{ $value }” is neither yes nor no. Write true or false.
terminal-setting-choice = “{ $value }” is not possible. Choose one of: { $known }.
terminal-setting-type = { $kind ->
    [number] A whole number is needed
    [switch] true or false is needed
    [texts] A list of strings is needed, such as { $example }
    [limits] A table of limits is needed, such as { $example }
   *[other] A string in quotes is needed
}, not: { $value }
terminal-setting-default = default

## Backups

terminal-overview-backup = copy the server’s matches to a file, also while it runs
terminal-overview-restore = replace the server’s matches with a backup
terminal-overview-check-data = check that every stored match can be read
terminal-help-backup = Copy all matches of a server to a file, also while the server runs. The file is written completely, checked, and only then put in the place of an older one. PostgreSQL has its own tool for this: pg_dump.
terminal-help-backup-file = the file to write
terminal-help-backup-example-1 = back up the matches of the system’s data folder
terminal-help-backup-status = Exit status: 0 if the backup was written, 2 for a usage error, a database that cannot be read or a file that cannot be written.
terminal-help-restore = Replace all matches of a server with those of a backup, while the server is stopped. The backup is checked first, and the database that it replaces is kept under another name. Matches go on in a new epoch, so rolls and cards that were seen after the backup do not come again. Without a file, only begin a new epoch: after pg_restore, or after a database file was copied by hand.
terminal-help-restore-file = the backup (default: the database has already been put back)
terminal-help-restore-example-1 = put a backup back
terminal-help-restore-status = Exit status: 0 when it is done, 2 for a usage error, a server that is running or a backup that cannot be used; in these cases nothing has changed.
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
terminal-restored-epoch = Epoch { $epoch } has begun: rolls and cards that were seen before do not come again.
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
terminal-restore-postgresql = PostgreSQL has its own tool for this: pg_restore. Afterwards, run skirmish restore --database URL without a file, so that rolls and cards that were seen before do not come again.
terminal-restore-served = A server is using these matches: { $address } Stop it first.

## The operator's command

terminal-overview-engine = run the computer opponents of all servers that share a PostgreSQL database
terminal-help-engine = Run computer opponents on this machine for all servers that share a PostgreSQL database. An engine serves no pages and needs no address of its own; for more thinking, add machines. Servers started with --workers 0 leave all matches to engines. An engine runs until Ctrl-C and finishes the decisions it is working on.
terminal-help-engine-example-1 = think for the servers that share this database, with eight processes
terminal-help-engine-status = Exit status: 0 when it is stopped, 2 for a usage error, a port that is in use or a database that cannot be opened.
terminal-help-traces = send OpenTelemetry traces to this collector, such as http://127.0.0.1:4318, or append them to this file (default: none)
terminal-help-metrics-port = serve /metrics on this port, to this machine only unless --open-metrics is given (default: not served)
terminal-engine-ready = Computer opponents think here: { $workers ->
    [one] { $workers } process
   *[other] { $workers } processes
}.
terminal-engine-metrics = Metrics: port { $port }
terminal-metrics-port-taken = Port { $port } is in use. Choose another with --metrics-port.
terminal-needs-postgresql = Engines need a PostgreSQL database, which they share with the servers: --database postgresql+asyncpg://USER@HOST/NAME
terminal-overview-admin = list, end and delete the server’s matches, ban addresses, refuse new matches
terminal-help-admin = Manage a server’s matches: list, show, close and delete them, ban addresses, and refuse new matches. It works on the database; a running server follows within seconds.
terminal-help-admin-example-1 = matches in progress with no entry for a week
terminal-help-admin-example-2 = refuse a client
terminal-help-admin-example-3 = accept no new matches
terminal-help-admin-example-4 = accept new matches again
terminal-help-admin-status = Exit status: 0 when it is done, 2 for a usage error, an unknown match or a database that cannot be used.
terminal-help-action = list: matches, last used first; show ID: what is known of a match; close ID: end a match in progress; delete ID: delete a match; ban ADDRESS, unban ADDRESS: refuse an address or a network, or stop doing so; stop, allow: accept no new matches, or accept them again
terminal-help-subject = the match or the address
terminal-help-state = list only matches in this state
terminal-help-of-game = list only matches of this game
terminal-help-older = list only matches with no entry for this many days
terminal-help-result = how close ends a match: draw (default), or the seat that wins
terminal-admin-needs = “{ $action }” needs { $what ->
    [match] the id of a match
   *[address] an address or a network
}.
terminal-admin-alone = “{ $action }” takes no argument.
terminal-admin-count = { $count ->
    [one] 1 match
   *[other] { $count } matches
}
terminal-admin-stopped = New matches are not accepted.
terminal-admin-allowed = New matches are accepted.
terminal-admin-banned = Banned: { $network }
terminal-admin-unbanned = No longer banned: { $network }
terminal-admin-not-banned = { $network } is not banned.
terminal-admin-closed = Match { $id } is closed.
terminal-admin-deleted = Match { $id } is deleted.
terminal-admin-match = Match { $id }: { $title }, { $variant }
terminal-admin-state = { $state ->
    [waiting] Waiting for its players
    [playing] In progress
   *[over] Over
}, { $entries ->
    [one] 1 entry
   *[other] { $entries } entries
}
terminal-admin-times = Set up { $created }, last used { $last }
terminal-admin-seat = { $seat }: { $who ->
    [vacant] vacant
    [unnamed] a person without a name
   *[other] { $name }
}
terminal-bad-older = --older must be 0 or more, not { $days }.
terminal-bad-address = Invalid address “{ $address }”. Give an address or a network, such as 192.0.2.7 or 10.0.0.0/8.

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
server-shared-position = A position to look at and play from
server-shared-moment = Moment { $ply } of a match. { $result ->
    [won] { $seat } won.
    [draw] It was drawn.
   *[playing] It is still being played.
}
