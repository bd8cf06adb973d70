# Choices made ahead, loaded with their menu.

web-ahead = Наперед…
web-ahead-title = Обрати наперед
web-ahead-about = Коли постане питання, відповідь піде за тебе. Ніхто інший не дізнається про це заздалегідь. Якщо зміниться те, на чому тримається вибір, його буде відкликано, і питання надійде до тебе, як завжди.
web-ahead-none = Зараз наперед обрати нічого.
web-ahead-chosen = Обрано наперед
web-ahead-drop = Відкликати: { $choice }
web-ahead-withdrawn = Відкликано: { $choice } ({ $because })
web-ahead-dismiss = Зрозуміло: { $choice }
web-ahead-because-bot = за тебе грає бот
web-ahead-because-undo = хід повернуто назад
