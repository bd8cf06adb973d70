report-nim-last = poslední kámen
