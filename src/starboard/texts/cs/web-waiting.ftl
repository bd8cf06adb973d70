# Stůl před začátkem.

## Před začátkem

web-table-wait-seats = { $count ->
    [one] Jedno místo je ještě volné.
    [few] Ještě { $count } místa jsou volná.
   *[other] Ještě { $count } míst je volných.
}
web-table-wait-shuffle = Při zahájení hry se místa rozlosují.
web-table-code = Zobrazit QR kód
web-table-code-title = Naskenuj a posaď se
web-table-code-seat = Naskenuj telefonem a zaujmi místo { $number }.
web-table-code-table = Naskenuj telefonem a přijď k tomuto stolu.
web-table-code-failed = QR kód se nepodařilo vytvořit.
web-table-wait-you = Všichni jsou tady. Můžeš začít.
web-table-wait-owner = Všichni jsou tady. Hru spustí zakladatel stolu.
web-table-invited = U tohoto stolu na tebe čeká místo.
web-table-leave = Odejít
web-table-seat-open = volné pro kohokoli
web-table-seat-link = pro toho, kdo má odkaz
web-table-seat-kept = čeká na hráče { $name }
web-table-seat-to-open = Otevřít všem
web-table-seat-to-bot = Dát ho botovi
web-table-declined = { $name } nepřijde. Místo můžeš otevřít všem, nebo ho dát botovi.
web-table-copy-link = Kopírovat odkaz
web-table-make-link = Nový odkaz
web-table-withdraw = Zrušit odkaz
web-table-link-withdrawn = Odkaz už nikam nevede.
web-table-copied = Zkopírováno. Pošli to tomu, kdo má hrát.
web-table-copy-yourself = Zkopíruj si: { $link }
web-table-start = Začít
web-table-share = Kopírovat adresu stolu

## Kdo o čem rozhoduje

web-table-remove = Poslat pryč

## Když se něco nepovede

web-table-only-here = Starboard máš otevřený jen na tomto počítači, takže jeho odkazy fungují jen tady. Pro přátele ve tvé síti ho spusť příkazem „python3 run.py --lan“.

## Pozvánky

web-invite-open = Pozvat…
