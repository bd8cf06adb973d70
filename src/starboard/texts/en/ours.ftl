# Where the things of a game come from: the page “What is ours and what is printed”, and the command `rules --ours`.

ours-about = Where everything in this game comes from, counted from its data.
ours-what = What
ours-total = in all
ours-source = { $source ->
    [rulebook] rulebook
    [public] public sources
    [house] ours
    [pack] content pack
   *[doubt] uncertain
}
ours-explained = { $source ->
    [rulebook] The printed rules say so.
    [public] Published card lists, pictures and other projects say so. We have not seen the printed pieces ourselves.
    [house] Nobody has published it, so we made it up, or settled what the rulebooks leave open. A card like that has a small house on it.
    [pack] The content pack of this server says so.
   *[doubt] The sources are hard to read or contradict each other. A card like that has a question mark on it.
}
ours-rules = Rules
ours-open-questions = Questions that the rulebooks leave open
ours-none = Nothing is known about where this game comes from.
