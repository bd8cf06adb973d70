# Under the pictures of the rules: the client loads these with the rules.

web-rules-outer_rim-lanes = Курс на три терени: кожен маршрут між двома теренами — один крок.
web-rules-outer_rim-patrol = Хто долетів до патруля фракції, у якої не має позитивної репутації, мусить там зупинитися, хоч би як далеко міг летіти.
web-rules-outer_rim-slots = Планшет у грі: кожна карта лежить у слоті свого типу; пунктирні слоти вільні.
