## Backups

cli-backup = copy everything into a file, even while servers are running
cli-backup-file = the new file
cli-backup-done = { $file } contains everything and has been checked. Tables: { $tables }. People: { $people }. Results: { $results }.
cli-restore = restore a backup into an empty database
cli-restore-file = the backup
cli-restore-done = Everything has been restored and compared. Tables: { $tables }. People: { $people }. Results: { $results }.

## Administration

cli-admin = look after the tables and people of a database
cli-admin-tables = list tables
cli-admin-delete = delete tables, whatever is in them; results and ratings stay
cli-admin-prune = delete old tables; results and ratings stay
cli-admin-people = show who has a name
cli-admin-reset-password = give a new password to someone who has lost theirs
cli-admin-table-ids = ids of tables
cli-admin-name = a name, in upper or lower case
cli-admin-status = only tables that are open, playing, paused, over or closed
cli-admin-older-than = only tables that have not changed for this many days
cli-admin-person = only tables of people with this name
cli-admin-yes = really do it; without it, only show what would be done
cli-admin-table = { $table }  { $changed }  { $game }  { $status ->
    [open] open
    [playing] playing
    [paused] paused
    [closed] closed
   *[over] over
}  { $people }
cli-admin-free = free
cli-admin-count = Tables: { $tables }.
cli-admin-deleted = Table { $table } has been deleted.
cli-admin-pruned = Deleted tables: { $tables }.
cli-admin-would-prune = Tables that would be deleted: { $tables }. To do it, add --yes.
cli-admin-nobody = Nobody has the name “{ $name }”.
cli-admin-who = { $name }  { $kept ->
    [yes] name protected by a password
   *[no] guest
}, since { $since }, id { $id }. Tables: { $tables }.
cli-admin-rating = { $game }: rating { $rating }, rated games: { $games }
cli-admin-new-password = { $name } can log in with the new password { $password }
cli-admin-close = close tables for good: nobody plays on, and there is no result
cli-admin-ban = ban someone from this server; bots play on for them
cli-admin-unban = let someone who was banned come back
cli-admin-mute = keep someone from writing in any chat; they can still play
cli-admin-unmute = let someone who was muted write again
cli-admin-log-out = end all of someone’s sessions
cli-admin-delete-person = delete everything known about someone; this cannot be undone
cli-admin-name-or-id = a name, or an id as shown by “admin people”
cli-admin-because = the reason, as shown to the people concerned
cli-admin-status-prune = only tables of this status (default: those that are over or closed)
cli-admin-closed = Table { $table } has been closed.
cli-admin-ban-done = { $name } has been banned.
cli-admin-unban-done = { $name } can come back.
cli-admin-mute-done = { $name } can no longer write in any chat.
cli-admin-unmute-done = { $name } can write again.
cli-admin-log-out-done = All sessions of { $name } have been ended.
cli-admin-is-banned = { $words ->
    [none] – banned
   *[other] – banned: { $words }
}
cli-admin-is-muted = – cannot write in any chat
cli-admin-delete-person-done = Everything known about { $name } has been deleted. Tables: { $tables }.
cli-admin-delete-person-would = Everything known about { $name } ({ $id }) would be deleted. Tables: { $tables }. To do it, add --yes.
error-admin-over = The game at table { $table } is over. It can only be deleted.
error-admin-several = Several people are called “{ $name }”. Choose one by id: { $ids }
cli-admin-chat = list what was written at a table, with line numbers
cli-admin-erase = remove lines from a chat for everybody
cli-admin-remove = remove someone from a table that has not started; they cannot come back to it
cli-admin-table-id = id of a table
cli-admin-line-numbers = line numbers, as shown by “admin chat”
cli-admin-line = { $line }  { $name }: { $text }
cli-admin-erased = Line { $line } has been removed.
cli-admin-removed = { $name } was removed from table { $table }.
error-admin-not-there = { $name } is not at table { $table }.
