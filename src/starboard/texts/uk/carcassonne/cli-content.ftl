# Що не так із плитками гри Carcassonne або з пакетом поверх них; і що пакети можуть змінити.

carcassonne-bad-kind = плитка { $id }

## Одна плитка

carcassonne-bad-unknown = { $what ->
    [edge] невідомий вид сторони
    [end] невідомий кінець шляху
    [faction] невідома фракція
    [kind] невідомий вид ділянки
   *[segment] невідома ділянка
} «{ $word }»
carcassonne-bad-edge-twice = сторона { $side } уже належить іншій ділянці
carcassonne-bad-edge-alone = жодна ділянка не сягає сторони { $side }
carcassonne-bad-edge-other = сягає сторони { $side }, а там «{ $found }»
carcassonne-bad-crossing = дві ділянки не можуть перетинатися
carcassonne-bad-sides = мають бути деякі з літер N, E, S і W, кожна один раз
carcassonne-bad-reach = планета не сягає жодної сторони, усе інше сягає принаймні однієї
carcassonne-bad-no-route = усередині плитки закінчується лише шлях
carcassonne-bad-ends = шлях має два кінці
carcassonne-bad-inner-end = шлях, що сягає однієї сторони, закінчується всередині; той, що сягає двох, — ні
carcassonne-bad-crossroads = перехрестя має щонайменше три рукави
carcassonne-bad-nowhere = закінчується біля «{ $end }», а цього на плитці немає
carcassonne-bad-planets = на плитці щонайбільше одна планета
carcassonne-bad-planet-name = плитка з планетою має її назву, жодна інша назви не має
carcassonne-bad-planet-symbol = планета має рівно один символ

## Усі плитки

carcassonne-bad-start = стартова плитка має бути одна, а не { $found }
carcassonne-bad-tiles = плиток у запасі: { $found }; щонайбільше: { $most }
carcassonne-bad-symbols = символів фракції { $faction }: { $found }; щонайбільше: { $most }

carcassonne-pack-fixed = Жоден пакет не змінить правил, фігурок, кубиків, а також кольорів і фракцій гравців.
carcassonne-pack-kind = { $kind ->
   *[tiles] Плитки космосу
}
