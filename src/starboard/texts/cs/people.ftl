# Lidé, které známe: server.

table-react-too-fast = Příliš mnoho reakcí. Chvilku počkej.
