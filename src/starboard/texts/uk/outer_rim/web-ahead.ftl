# Choices made ahead in Outer Rim.

outer_rim-ahead-no-deals = Відхиляти угоди
    .about = Кожну угоду, яку тобі запропонують, до твого наступного ходу.
outer_rim-ahead-no-requests = Не давати кредитів
    .about = Щоразу, коли в тебе просять кредити, до твого наступного ходу.
outer_rim-ahead-yield = Не захищати екіпаж
    .about = До твого наступного ходу, доки не зміняться твої карти чи пошкодження.
outer_rim-ahead-no-abilities = Не застосовувати властивостей у бою
    .about = У ходи інших: жодних перекидань, змінених чи проігнорованих результатів. До твого наступного ходу, доки не зміняться твої карти чи пошкодження.
outer_rim-ahead-because-turn = почався твій хід
outer_rim-ahead-because-cards = змінилися твої карти
outer_rim-ahead-because-damage = змінилися твої пошкодження
