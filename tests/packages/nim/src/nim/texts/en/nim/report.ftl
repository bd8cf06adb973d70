report-nim-last = took the last stone
