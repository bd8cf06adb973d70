# Choices made ahead: what is refused.

table-ahead-unknown = V této hře nejde nic jako „{ $choice }“ zvolit předem. Jde jen: { $known }.
table-ahead-asked = Právě na tohle se teď ptáme. Stačí odpovědět.
table-ahead-not-now = Tohle teď předem zvolit nejde.
