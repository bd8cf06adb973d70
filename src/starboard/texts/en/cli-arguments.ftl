# What the command line says of its arguments, in place of the words of Python.

cli-arguments-usage = usage:
cli-arguments-positional = arguments
cli-arguments-options = options
cli-arguments-help = show this help and exit
cli-arguments-version = show the version and exit
cli-arguments-error = { $prog }: error: { $message }
cli-arguments-argument = { $argument_name }: { $message }
cli-arguments-missing = missing: { $value }
cli-arguments-unknown = unknown: { $value }
cli-arguments-ambiguous = “{ $option }” could be any of these: { $matches }
cli-arguments-choice = “{ $value }” is none of these: { $choices }
cli-arguments-no-value = it takes no value, but “{ $value }” was given
cli-arguments-one = a value must follow
cli-arguments-at-most-one = only one value may follow
cli-arguments-at-least-one = at least one value must follow
cli-arguments-type = { $type ->
    [int] “{ $value }” is not a whole number
    [float] “{ $value }” is not a number
    [network] “{ $value }” is not a network, such as 10.0.0.0/8, and not an address
   *[other] “{ $value }” does not fit here
}
cli-serve-log-level = how much the server writes into its log

# What is to be filled in.

cli-arguments-blank = { $what ->
    [ACTION] ACTION
    [DECK] DECK
    [ADDRESS] ADDRESS
    [BOT] BOT
    [COMMAND] COMMAND
    [DAYS] DAYS
    [FILE] FILE
    [FOLDER] FOLDER
    [GAME] GAME
    [LEVEL] LEVEL
    [LINE] LINE
    [LUCK] LUCK
    [MINUTES] MINUTES
    [NAME] NAME
    [NETWORK] NETWORK
    [PERSON] NAME
    [PORT] PORT
    [PROMISE] PROMISE
    [RECORD] RECORD
    [SEAT] SEAT
    [SECONDS] SECONDS
    [TABLE] TABLE
    [VALUE] VALUE
    [WORD] WORD
    [WORDS] WORDS
   *[other] { $what }
}
