# Пакети карт там, де створюють столи й грають.

## Столи

web-table-pack = Грають картами з пакета «{ $name }».
web-menu-workshop = Майстерня карт
web-new-pack = Карти
web-new-pack-about = Грай картами з коробки або з пакета.
web-new-pack-none = як у коробці
web-new-pack-of = { $name } ({ $owner })
web-new-pack-workshop = Відкрити майстерню карт
