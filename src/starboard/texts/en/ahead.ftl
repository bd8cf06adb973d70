# Choices made ahead: what is refused.

table-ahead-unknown = In this game there is nothing called “{ $choice }” to choose ahead. There is: { $known }.
table-ahead-asked = You are being asked this right now. Just answer it.
table-ahead-not-now = You cannot choose this ahead at the moment.
