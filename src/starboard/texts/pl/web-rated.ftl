# Czy gra liczy się do rankingu.

## Nowy stół

web-rated-yes = Ta gra liczy się do rankingu.
web-rated-no-hints = Ta gra nie liczy się do rankingu: podpowiedzi są dozwolone.
web-rated-no-twice = Ta gra nie liczy się do rankingu: na kilku miejscach siedzi ta sama osoba albo równie silne boty.
web-rated-no-alone = Ta gra nie liczy się do rankingu: nikt inny nie gra.
web-rated-no-middle = Ta gra nie liczy się do rankingu: zaczęła się w środku innej gry.
web-rated-no-pack = Ta gra nie liczy się do rankingu: gracie z pakietem zawartości.
web-rated-no-lesson = Ta gra nie liczy się do rankingu: to lekcja.
web-rated-no-browser = Ta gra nie liczy się do rankingu: kilku graczy używa tej samej przeglądarki.
web-rated-no-undo = Ta gra nie liczy się do rankingu: cofnięto wybór, gdy było już widać jego skutki.
web-rated-no-handed = Ta gra nie liczy się do rankingu: bot grał za kogoś na życzenie innych.
web-rated-no-gone = Ta gra nie liczy się do rankingu: w jej trakcie ktoś usunął swoje dane.
