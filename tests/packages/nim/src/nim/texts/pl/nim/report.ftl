report-nim-last = ostatni kamień
