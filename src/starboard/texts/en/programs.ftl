# Programs of others that play as bots (docs/programs.md).

cli-conform = check whether a program of your own plays as docs/programs.md says
cli-conform-program = command that starts the program, in quotation marks if it has spaces, for example: python3 my_bot.py
cli-conform-game = check only with these games (default: all)
cli-conform-name = The program says its name is: { $name }
cli-conform-game-told = { $game }: games played: { $games }, choices: { $moves }, moves lost: { $losses }, slowest answer: { $slowest } ms
cli-conform-where = { $move ->
    [0] Game { $number }:
   *[other] Game { $number }, choice { $move }:
}
cli-conform-right = The program plays as it should.
cli-conform-wrong = The program does not play as it should. Correct what is listed above and check again; docs/programs.md describes the messages.
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
cli-duel-see-conform = To see what went wrong and what to do, run “starboard conform” with the same command.
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

# What was wrong, and what to do.

program-start = No hello came within { $start } s. Read the line “hello” from standard input, answer with a hello of your own, and flush the output after each line. If the program only needs longer to load, allow more with --start-time.
program-slow = No answer came within { $seconds } s. Answer each “ask”, flush the output after each line, and think for less time than “time” says. --move-time allows more.
program-ended = The program ended while its answer was awaited, with exit code or signal { $code }. { $spoke ->
    [yes] On standard error it said: { $last }
   *[no] It said nothing on standard error.
}
program-memory = The program ended because it ran out of memory, with exit code or signal { $code }. It may use { $memory } MB. Use less, or allow more with --memory.
program-flood = The program wrote too much: the limit of a line is { $line } kB, and the limit of all lines before an answer is { $most } kB. Write only answers to standard output, and everything else to standard error.
program-garbled = This line is not a message: “{ $line }” ({ $problem }). Each line on standard output must be one JSON object with “do”. Write notes for yourself to standard error.
program-confused = The answer belongs to something else: it has { $found }, but { $wanted } was needed. Answer each “ask” once, and copy its “id”; “seat” can be left out.
program-illegal = The choice “{ $choice }” is not one of the options. Send the “notation” of one of the “options”, or its number, counted from 0.
program-gone = The program had been started { $times ->
    [one] once
   *[other] { $times } times
} in this game, and was not started again.
program-stays = The program was still running { $seconds } s after the end of the game. End it when standard input ends.
