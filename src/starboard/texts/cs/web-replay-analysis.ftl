# Skončená hra ještě jednou: šance v průběhu, zlomové okamžiky, co bylo lepší.

web-analysis-title = Rozbor
web-analysis-start = Rozbor
web-analysis-about = Silný bot se znovu dívá na každé rozhodnutí a ví přitom jen to, co mohl vědět hráč. I on se může mýlit.
web-analysis-begin = Hra se rozebírá…
web-analysis-waiting = { $before ->
    [one] Napřed je na řadě jedna jiná hra.
    [few] Napřed jsou na řadě { $before } jiné hry.
   *[other] Napřed je na řadě { $before } jiných her.
}
web-analysis-progress = { $done } z { $total } rozhodnutí
web-analysis-chances = Šance na výhru
web-analysis-chart = Šance všech na výhru během { $moves ->
    [one] 1 kroku
    [few] { $moves } kroků
   *[other] { $moves } kroků
}; v číslech níže.
web-analysis-slider = Šance krok za krokem
web-analysis-next = Teď přijde krok { $ply }
web-analysis-right = Nic lepšího se nenašlo.
web-analysis-fine = Stejně dobré jako to nejlepší.
web-analysis-loses = Šance na výhru klesne o { $loss }.
web-analysis-played = Zahráno:
web-analysis-better = Lepší:
web-analysis-alike = Stejně dobré:
web-analysis-next-none = Tady není co vážit.
web-analysis-next-later = Ještě nerozebráno.
web-analysis-next-end = Tady hra končí.
web-analysis-turning = { $count ->
    [one] Zlomový okamžik
    [few] Zlomové okamžiky
   *[other] Zlomové okamžiky
}
web-analysis-turning-none = Nikdo neztratil nic, co by stálo za řeč.
web-analysis-point = Krok { $ply }, { $name }: −{ $loss }
web-analysis-numbers = Rozbor v číslech
web-analysis-lost = Ztraceno
web-analysis-player = Hráč
web-analysis-decisions = Rozhodnutí
web-analysis-each = Průměrně
