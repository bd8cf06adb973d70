# Tables and the store that remembers them.

## The database

error-database = A database is given as a file, as “sqlite:///” and a file, or as “postgresql://” and an address, not as “{ $given }”.
error-database-file = The database { $path } cannot be opened: { $reason }.
error-database-damaged = The database { $path } is damaged ({ $reason }): restore your last backup into a new file.
error-database-in-use = The database { $path } is in use by another Starboard. To run several servers, use PostgreSQL.
error-database-unreachable = The PostgreSQL database cannot be reached: { $reason }.
error-database-newer = The database has schema version { $found }; this Starboard knows up to version { $known }. Use a newer Starboard.
error-database-older = The database has schema version { $found }, not { $known }. Start this Starboard’s server once: it brings the database up to date.
error-backup-exists = { $file } already exists. Choose another name.
error-backup-damaged = { $file } is damaged.
error-backup-none = { $file } is neither a backup nor a Starboard database.
error-restore-not-empty = The database is not empty. A backup can only be restored into an empty one.
error-restore-other = The restored database would differ from the backup. Nothing was written.

## Tables taken from one database to another

error-transfer-start = This is not an export of tables in version { $version } or earlier.
error-transfer-table = There is no table “{ $table }”.
error-transfer-line = Line { $line } is broken: { $reason }.
transfer-not-json = it is not a line of an export ({ $reason })
transfer-sum = its checksum does not match
transfer-no-table = its table was not announced before it
transfer-other-entry = it is not entry { $n } of table “{ $table }”
transfer-not-created = the log does not start with the creation of the table
transfer-summary = the summary does not belong to the table of the log
transfer-short = table “{ $table }” breaks off before it
transfer-count = it counts { $told ->
    [one] 1 table
   *[other] { $told } tables
}, but { $found } come before it
transfer-cut = the export breaks off here
