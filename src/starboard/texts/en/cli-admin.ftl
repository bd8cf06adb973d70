## Backups

cli-backup = copy everything into a file, also while servers run
cli-backup-file = the new file
cli-backup-done = { $file } holds everything and was checked. Tables: { $tables }. People: { $people }. Results: { $results }.
cli-restore = bring a backup back, into an empty database
cli-restore-file = the backup
cli-restore-done = Everything is back and was compared. Tables: { $tables }. People: { $people }. Results: { $results }.

## Administration

cli-admin = look after the tables and people of a database
cli-admin-tables = list tables
cli-admin-delete = delete tables, whatever they hold; results and ratings stay
cli-admin-prune = delete old tables; results and ratings stay
cli-admin-people = tell who has a name
cli-admin-reset-password = give somebody who has lost their password a new one
cli-admin-table-ids = ids of tables
cli-admin-name = a name, whatever its capital letters
cli-admin-status = only tables that are open, playing, paused, over or closed
cli-admin-older-than = only tables that have not changed for so many days
cli-admin-person = only tables of people of this name
cli-admin-yes = really do it; without it, only tell what would be done
cli-admin-table = { $table }  { $changed }  { $game }  { $status ->
    [open] open
    [playing] playing
    [paused] paused
    [closed] closed
   *[over] over
}  { $people }
cli-admin-free = free
cli-admin-count = Tables: { $tables }.
cli-admin-deleted = Table { $table } is deleted.
cli-admin-pruned = Deleted tables: { $tables }.
cli-admin-would-prune = Tables that would be deleted: { $tables }. To do it, add --yes.
cli-admin-nobody = Nobody has the name “{ $name }”.
cli-admin-who = { $name }  { $kept ->
    [yes] keeps the name by a password
   *[no] guest
}, since { $since }, id { $id }. Tables: { $tables }.
cli-admin-rating = { $game }: rating { $rating }, games that count: { $games }
cli-admin-new-password = { $name } logs in with the new password { $password }
cli-admin-close = close tables for good: nobody goes on there, and there is no result
cli-admin-ban = let somebody do nothing on this server any more; bots play on for them
cli-admin-unban = let somebody who was banned come back
cli-admin-mute = let somebody write in no chat any more; they may still play
cli-admin-unmute = let somebody who was muted write again
cli-admin-log-out = end all sessions of somebody
cli-admin-delete-person = delete all that is known of somebody; this cannot be undone
cli-admin-name-or-id = a name, or an id as “admin people” tells it
cli-admin-because = why, in words that are told to the people concerned
cli-admin-status-prune = only tables of this status; otherwise those that are over or closed
cli-admin-closed = Table { $table } is closed.
cli-admin-ban-done = { $name } is banned.
cli-admin-unban-done = { $name } may come back.
cli-admin-mute-done = { $name } may write in no chat any more.
cli-admin-unmute-done = { $name } may write again.
cli-admin-log-out-done = All sessions of { $name } are ended.
cli-admin-is-banned = { $words ->
    [none] – banned
   *[other] – banned: { $words }
}
cli-admin-is-muted = – may not write in any chat
cli-admin-delete-person-done = All that was known of { $name } is deleted. Tables: { $tables }.
cli-admin-delete-person-would = All that is known of { $name } ({ $id }) would be deleted. Tables: { $tables }. To do it, add --yes.
error-admin-over = The game at table { $table } is over. It can only be deleted.
error-admin-several = Several people are called “{ $name }”. Choose one by the id: { $ids }
cli-admin-chat = list what was written at a table, with the numbers of the lines
cli-admin-erase = take lines of a chat away from everybody
cli-admin-remove = send somebody away from a table that has not begun; they cannot come back to it
cli-admin-table-id = id of a table
cli-admin-line-numbers = numbers of lines, as “admin chat” tells them
cli-admin-line = { $line }  { $name }: { $text }
cli-admin-erased = Line { $line } is taken away.
cli-admin-removed = { $name } was sent away from table { $table }.
error-admin-not-there = { $name } does not sit at table { $table }.
