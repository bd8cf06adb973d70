# Choices made ahead: what is refused.

table-ahead-unknown = У цій грі не можна наперед обрати «{ $choice }». Можна: { $known }.
table-ahead-asked = Саме про це зараз і йдеться. Просто дай відповідь.
table-ahead-not-now = Зараз цього не можна обрати наперед.
