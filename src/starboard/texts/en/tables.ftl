# Tables and the store that remembers them.

## The database

error-database = A database is a file, “sqlite:///” and a file, or “postgresql://” and an address; not “{ $given }”.
error-database-file = The database { $path } cannot be opened: { $reason }.
error-database-damaged = The database { $path } is damaged ({ $reason }): restore your last backup into a new file.
error-database-in-use = The database { $path } is in use by another Starboard. For several servers use PostgreSQL.
error-database-unreachable = The PostgreSQL database cannot be reached: { $reason }.
error-database-newer = The database has schema version { $found }; this Starboard knows up to version { $known }. Use a newer Starboard.
error-database-older = The database has schema version { $found }, not { $known }. Start this Starboard’s server once: it brings the database up to date.
error-backup-exists = { $file } is there already. Choose another name.
error-backup-damaged = { $file } is damaged.
error-backup-none = { $file } is no backup, and no database of Starboard.
error-restore-not-empty = The database is not empty. A backup is restored into an empty one only.
error-restore-other = The database would not hold what the backup holds. Nothing was written.

## Tables taken from one database to another

error-transfer-start = This is not an export of tables up to version { $version }.
error-transfer-table = There is no table “{ $table }”.
error-transfer-line = Line { $line } is broken: { $reason }.
transfer-not-json = it is not a line of an export ({ $reason })
transfer-sum = its check sum does not match
transfer-no-table = its table is not announced before it
transfer-other-entry = it is not entry { $n } of table “{ $table }”
transfer-not-created = the log does not start with the making of the table
transfer-summary = the summary is of another table than the log
transfer-short = table “{ $table }” breaks off before it
transfer-count = it counts { $told ->
    [one] 1 table
   *[other] { $told } tables
}, and before it there are { $found }
transfer-cut = the export breaks off here
