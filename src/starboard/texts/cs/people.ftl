# Lidé, které známe: server.

table-react-too-fast = Příliš mnoho reakcí. Chvilku počkej.
people-unknown = Tuto osobu tu nelze najít.
people-unblock-first = Tato osoba ({ $name }) je u tebe blokovaná. Nejdřív ji odblokuj.
people-too-many = Přátel a žádostí máš příliš mnoho (nejvýše: { $most }). Nejdřív některé zruš.
people-too-many-blocks = Blokovaných lidí je příliš mnoho (nejvýše: { $most }). Nejdřív někoho odblokuj.
table-invite-here = { $name } už tu má místo nebo pozvánku.
table-invite-removed = { $name } tu po odebrání nemůže sedět, pozvánka by nepomohla.
