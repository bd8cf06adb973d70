# The story of a table as it is told, and how fast (web/src/table/stage.svelte.ts).

web-story = The story
web-story-since = Since your last turn
web-story-see-again = Show it again.
web-story-again = Again
web-story-back = Back to the game
web-story-next = Next
web-story-skip = { $behind ->
    [0] Skip
   *[other] Skip ({ $behind })
}
web-story-away = { $count ->
    [one] One thing happened while you were away.
   *[other] { $count } things happened while you were away.
}
web-story-away-show = Show me
web-story-away-jump = Skip to the present
web-story-forgotten = That was before this page was loaded. You’ll find it in the replay.
web-pace = Pace
web-pace-about = How fast the table shows what happens. Press Space to continue, Esc to skip.
web-pace-step = Step by step
web-pace-calm = Calm
web-pace-normal = Normal
web-pace-quick = Quick
web-pace-none = All at once
