# People one knows, and whether they are here: in the browser.

## Whether somebody is here

web-here-here = here
web-here-thinking = here and thinking
web-here-away = away, last seen { $when }
web-here-lost = connection lost
web-hide = Do not show when I’m online
    .about = Nobody sees whether you are at a table or online. Your games go on as usual.
