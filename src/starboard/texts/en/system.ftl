# What the system refuses, as the end of a sentence.

system-problem = { $code ->
    [ENOENT] there is no such file or folder
    [EACCES] access is denied
    [EPERM] the system does not allow it
    [EEXIST] it already exists
    [EISDIR] it is a folder
    [ENOTDIR] part of the path is not a folder
    [ENAMETOOLONG] the name is too long
    [EINVAL] the name or value is not valid
    [ELOOP] its links lead in a circle
    [EBUSY] it is in use
    [ETXTBSY] the program is running
    [ENOSPC] the disk is full
    [EDQUOT] your disk quota is used up
    [EFBIG] it is too large
    [EROFS] the disk is read-only
    [EIO] the disk failed
    [EMFILE] too many files are open
    [ENFILE] too many files are open
    [ENOMEM] there is not enough memory
    [EADDRINUSE] another program is already using it
    [EADDRNOTAVAIL] this machine does not have that address
    [ECONNREFUSED] nobody answers there
    [ECONNRESET] the connection was cut
    [ETIMEDOUT] no answer came in time
    [EHOSTUNREACH] the machine cannot be reached
    [ENETUNREACH] the network cannot be reached
    [no-host] there is no machine with that name
    [no-text] it is not UTF-8 text
    [SQLITE_CANTOPEN] the file cannot be opened
    [SQLITE_NOTADB] the file is not a database
    [SQLITE_CORRUPT] the file is damaged
    [SQLITE_READONLY] the file is read-only
    [SQLITE_BUSY] another program is using it
    [SQLITE_LOCKED] another program is using it
    [SQLITE_FULL] the disk is full
    [SQLITE_IOERR] the disk failed
   *[other] “{ $words }”
}
