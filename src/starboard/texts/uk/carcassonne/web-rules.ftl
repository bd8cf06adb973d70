# Under the pictures of the rules: the client loads these with the rules.

web-rules-carcassonne-fits = Ту саму плитку приміряно двічі: де галочка, кожен край торкається свого виду, де хрестик — один ні.
web-rules-carcassonne-occupied = Обведений шлях — один об’єкт, і на ньому вже хтось стоїть. Іншу фігурку сюди не поставити, навіть на найновішу плитку.
web-rules-carcassonne-completed = Обидва кінці в щось упираються: шлях завершено. Власник отримує очки, а фігурка повертається до нього.
web-rules-carcassonne-fight = Плитка з’єднала два шляхи, і на кожному хтось стояв: тепер за спільний шлях іде бій.
