# Osoby, które znamy: serwer.

table-react-too-fast = Za dużo reakcji. Poczekaj chwilę.
people-unknown = Nie można tu znaleźć tej osoby.
people-unblock-first = Ta osoba ({ $name }) jest przez ciebie zablokowana. Najpierw ją odblokuj.
people-too-many = Masz za dużo znajomych i próśb (najwyżej: { $most }). Najpierw usuń którąś z nich.
people-too-many-blocks = Masz za dużo zablokowanych osób (najwyżej: { $most }). Najpierw odblokuj którąś z nich.
table-invite-here = { $name } ma już tu miejsce albo zaproszenie.
table-invite-removed = { $name } nie może wrócić do tego stołu po usunięciu, więc zaproszenie nic nie da.
