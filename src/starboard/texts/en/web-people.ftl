# People one knows, and whether they are here: in the browser.

## Whether somebody is here

web-here-here = here
web-here-thinking = here and thinking
web-here-away = away, last seen { $when }
web-here-lost = connection lost
web-hide = Do not show when I’m online
    .about = Nobody sees whether you are at a table or online. Your games go on as usual.

## Quick reactions

web-reactions = Show reactions
    .about = See the emblems that others at your table send.
web-react = Send a reaction
web-react-told = { $name }: { $what }
web-react-yes = Yes!
web-react-no = Oh no
web-react-clap = Bravo!
web-react-wow = Wow!
web-react-laugh = Haha!
web-react-sad = What a pity
web-react-thinking = Hmm…
web-react-hurry = Hurry up, please
web-react-thanks = Thank you!
web-react-sorry = Sorry!
web-react-luck = Good luck!
web-react-good-game = Good game!
