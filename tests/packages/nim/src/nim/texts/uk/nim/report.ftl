report-nim-last = останній камінь
