# E-mail: what the server refuses.

mail-none = Tento server e-maily neposílá.
mail-bad-address = Na tuto e-mailovou adresu psát nemůžeme.
mail-needs-password = Nejdřív chraň své jméno heslem.
mail-nothing-pending = Na potvrzení nečeká žádná adresa.
mail-too-many = To už je příliš mnoho žádostí o e-mail. Zkus to znovu za pár hodin.
mail-token-gone = Tento odkaz už byl použit nebo je příliš starý. Požádej o nový.
