# Choices made ahead: what is refused.

table-ahead-unknown = W tej grze nie można z góry wybrać „{ $choice }”. Można: { $known }.
table-ahead-asked = Właśnie o to teraz pytamy. Po prostu odpowiedz.
table-ahead-not-now = W tej chwili nie można wybrać tego z góry.
