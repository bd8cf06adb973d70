# Gry na dni w formularzu nowego stołu.

web-clock-live = na żywo
web-clock-days = na dni
web-clock-days-time = Na każdy ruch
web-clock-kind = Czas biegnie
web-clock-days-about = Każdy gra, kiedy mu pasuje. Gdy ktoś przegapi turę, rozegra ją za niego bot; gdy przegapi i następną, bot gra dalej, aż gracz wróci. Urlop zatrzymuje czas, także w grach rankingowych.
