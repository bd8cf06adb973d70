# Programs of others that play as bots (docs/programs.md).

cli-schema-programs = print the schema of the protocol with programs (docs/programs.md) instead

cli-program-move-time = for bots that are programs: seconds for each answer (default: { $usual })
cli-program-start-time = for bots that are programs: seconds to start and say hello (default: { $usual })
cli-program-memory = for bots that are programs: memory of each process, in MB (default: { $usual })
cli-program-error-seconds = --move-time and --start-time must be above 0 and at most { $most } s.
cli-program-error-memory = --memory must be from { $low } to { $high } MB.
cli-duel-lost = { $name } lost { $losses ->
    [0] no move.
    [one] one move ({ $told }). A random choice was made for it.
   *[other] { $losses } moves ({ $told }). Random choices were made for it.
}
cli-program-count = { $kind ->
    [start] no hello in time
    [slow] no answer in time
    [ended] process ended
    [memory] out of memory
    [flood] too much output
    [garbled] not a message
    [confused] answer to something else
    [illegal] not an option
   *[gone] given up after failures
}: { $count }

error-program-system = Programs can play only on Linux and macOS.
error-program-command = “{ $command }” is not a command. Write, for example: program:python3 my_bot.py (all of it in quotation marks). Close every quotation mark.
error-program-none = The program “{ $program }” of the command “{ $command }” cannot be found or run here.
