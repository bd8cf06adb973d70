# Oglądanie stołu bez miejsca przy nim.

table-unwatched = Ten stół nie jest otwarty dla widzów.
table-bad-delay = Widzowie mogą widzieć grę o tyle sekund później: { $delays }.
table-bad-watchers = Kto może oglądać, to jedno z: { $known }.
