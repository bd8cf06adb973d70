# Rules in the browser.

web-offline-rules = No connection: these are the rules as they were when you last opened them.

## Rules

web-rules-page = Open on its own page
web-rules-close = Close the rules
web-rules-loading = Loading the rules…
web-rules-game = Game
web-rules-search = Search the rules
web-rules-count = { $count ->
    [one] 1 entry
   *[other] { $count } entries
}
web-rules-areas = Areas
web-rules-all = All
web-rules-none = Nothing here contains all of these words.
web-rules-related = Related
web-rules-now = For the present decision
web-rules-examples = Worked examples
web-rules-examples-count = { $count ->
    [one] 1 example
   *[other] { $count } examples
}
web-rules-ambiguities = Settled ambiguities
web-rules-ambiguities-count = { $count ->
    [one] 1 settled ambiguity
   *[other] { $count } settled ambiguities
}
web-rules-print = Print
web-rules-aid = Player aid
web-rules-copy = Copy link
web-rules-copy-rule = Copy the link to { $rule }
web-rules-copied = The link to { $rule } is in your clipboard.
