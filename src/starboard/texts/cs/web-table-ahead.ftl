# Choices made ahead: what the log says of one's own.

web-table-log-ahead = { $seat } (zvoleno předem): { $choice }
