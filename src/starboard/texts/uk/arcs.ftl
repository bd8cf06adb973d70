# Arcs. Слова за glossary/arcs.toml. Карти: arcs-cards.ftl.

arcs = Arcs

## Речі: ресурси, масті, амбіції

arcs-resource-material = матеріали
arcs-resource-fuel = паливо
arcs-resource-weapon = зброя
arcs-resource-relic = реліквії
arcs-resource-psionic = псіонік
arcs-suit-administration = Управління
arcs-suit-aggression = Агресія
arcs-suit-construction = Будівництво
arcs-suit-mobilization = Мобілізація
arcs-ambition-tycoon = Магнат
arcs-ambition-tyrant = Тиран
arcs-ambition-warlord = Воєвода
arcs-ambition-keeper = Хранитель
arcs-ambition-empath = Емпат

## Дії: стандартні, потім дії карт

arcs-action-tax = оподаткування
arcs-action-build = побудова
arcs-action-move = переміщення
arcs-action-catapult = прискорене переміщення
arcs-action-repair = ремонт
arcs-action-influence = вплив
arcs-action-secure = здобуття
arcs-action-battle = битва
arcs-action-manufacture = Виробництво
arcs-action-synthesize = Синтез
arcs-action-pressgang = Примусовий набір
arcs-action-execute = Страта
arcs-action-abduct = Викрадення
arcs-action-trade = Торгівля
arcs-action-summon = Прикликання
arcs-action-fire_rifles = Обстріл
arcs-action-nurture = Плекання
arcs-action-prune = Обрізання
arcs-action-guide = Наведення
arcs-action-martyr = Мучеництво
arcs-action-annex = Анексія
arcs-mode-surpass = перевершення
arcs-mode-copy = копіювання
arcs-mode-pivot = розворот

## Компоненти, мапа, кубики, карти

arcs-piece-ship = корабель
arcs-piece-agent = агент
arcs-piece-city = місто
arcs-piece-starport = космопорт
arcs-state-fresh = неушкоджений
arcs-state-damaged = пошкоджений
arcs-map-planet = планета
arcs-map-gate = брама
arcs-map-cluster = скупчення
arcs-system = { $place ->
    [gate] Брама { $cluster }
    [arrow] Стрілка { $cluster }
    [crescent] Півмісяць { $cluster }
   *[hex] Шестикутник { $cluster }
}
arcs-die-assault = кубик штурму
arcs-die-skirmish = кубик сутички
arcs-die-raid = кубик рейду
arcs-face-self_hit = влучання у власні кораблі
arcs-face-intercept = перехоплення
arcs-face-hit = влучання в кораблі
arcs-face-building_hit = влучання в будівлі
arcs-face-key = ключ
arcs-kind-guild = карта гільдії
arcs-kind-vox = карта відлуння
arcs-kind-leader = карта лідера
arcs-kind-lore = карта переказу
