# Знайомі люди, і чи вони тут: у браузері.

## Чи хтось тут

web-here-here = тут
web-here-thinking = тут, думає
web-here-away = не тут, востаннє { $when }
web-here-lost = зв’язок перервано
web-hide = Не показувати, що я онлайн
    .about = Ніхто не бачитиме, чи ти за столом або онлайн. Ігри йдуть далі, як завжди.

## Швидкі реакції

web-reactions = Показувати реакції
    .about = Ти бачитимеш знаки, які надсилають інші за твоїм столом.
web-react = Надіслати реакцію
web-react-told = { $name }: { $what }
web-react-yes = Так!
web-react-no = О ні
web-react-clap = Браво!
web-react-wow = Ого!
web-react-laugh = Ха-ха!
web-react-sad = Як шкода
web-react-thinking = Гм…
web-react-hurry = Швидше, будь ласка
web-react-thanks = Дякую!
web-react-sorry = Вибач!
web-react-luck = Хай щастить!
web-react-good-game = Гарна гра!
