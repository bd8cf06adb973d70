# Стіл перед початком.

## Перед початком

web-table-wait-seats = { $count ->
    [one] Лишається { $count } вільне місце.
    [few] Лишаються { $count } вільні місця.
    [many] Лишається { $count } вільних місць.
   *[other] Лишається { $count } вільного місця.
}
web-table-wait-shuffle = На початку гри місця розподілить жереб.
web-table-code = Показати QR-код
web-table-code-title = Відскануй, щоб сісти
web-table-code-seat = Відскануй телефоном, щоб зайняти місце { $number }.
web-table-code-table = Відскануй телефоном, щоб прийти до цього столу.
web-table-code-failed = QR-код створити не вдалося.
web-table-wait-you = Усі тут. Можеш починати.
web-table-wait-owner = Усі тут. Гру починає той, хто створив стіл.
web-table-invited = За цим столом на тебе чекає місце.
web-table-leave = Піти
web-table-seat-open = відкрите для всіх
web-table-seat-link = для того, хто має посилання
web-table-seat-kept = чекає на гравця { $name }
web-table-seat-to-open = Відкрити для всіх
web-table-seat-to-bot = Віддати ботові
web-table-declined = { $name } не прийде. Можеш відкрити місце для всіх або віддати його ботові.
web-table-copy-link = Копіювати посилання
web-table-make-link = Нове посилання
web-table-withdraw = Скасувати посилання
web-table-link-withdrawn = Посилання більше нікуди не веде.
web-table-copied = Скопійовано. Надішли тому, хто має грати.
web-table-copy-yourself = Скопіюй це: { $link }
web-table-start = Почати
web-table-share = Копіювати адресу столу

## Хто що вирішує

web-table-remove = Попросити піти

## Коли щось пішло не так

web-table-only-here = Starboard відкрито лише на цьому комп’ютері, тож його посилання працюють тільки тут. Для друзів у твоїй мережі запусти його командою «python3 run.py --lan».

## Запрошення

web-invite-open = Запросити…
