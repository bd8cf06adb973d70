# Плитки гри Carcassonne словами: у перегляді пакета й у майстерні.

carcassonne-table-tiles = Плитки космосу
carcassonne-field-count = Кількість
carcassonne-field-edges = Сторони
carcassonne-field-segments = Ділянки
carcassonne-field-symbols = Символи
carcassonne-field-planet = Назва планети
carcassonne-field-start = Стартова плитка
carcassonne-field-id = Ідентифікатор
carcassonne-field-kind = Вид
carcassonne-field-inner_end = Кінець усередині плитки
carcassonne-field-faction = Фракція
carcassonne-field-segment = Ділянка

carcassonne-tile-count = { $count ->
    [one] { $count } плитка
    [few] { $count } плитки
   *[many] { $count } плиток
}
carcassonne-tile-start = стартова плитка
carcassonne-tile-segment = { carcassonne-kind }: { $edges }
carcassonne-tile-planet = планета { $name }
carcassonne-tile-end = { $end ->
    [crossroads] закінчується на перехресті
    [asteroid] закінчується біля поля астероїдів
   *[planet] закінчується біля планети
}
carcassonne-tile-symbol = символ фракції: { carcassonne-faction }
carcassonne-tile-side = { $side ->
    [N] північ
    [E] схід
    [S] південь
   *[W] захід
}
carcassonne-tile-no-side = жоднієї сторони
carcassonne-tile-list = { $first }, { $rest }
