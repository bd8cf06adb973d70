# Czym różnią się dwie symulacje tych samych rozdań: `starboard compare`.

cli-compare = powiedz, czym różnią się dwie symulacje tych samych rozdań i jak bardzo to pewne
cli-compare-a = folder symulacji (A)
cli-compare-b = folder innej symulacji z tymi samymi rozdaniami (B), na przykład z `starboard simulate --again`
cli-compare-size = ile gier pokaże taką różnicę? 0.02 to dwa punkty procentowe częstości wygranych albo dwa procent czegokolwiek innego
cli-compare-unfinished = porównaj gry, które mają obie, choć nie wszystkie są już rozegrane
cli-compare-csv = zapisz wszystkie różnice jako tabelę
cli-compare-error-size = Wielkość różnicy to liczba większa od 0 i mniejsza od 10, na przykład 0.02. To jest { $size }.
cli-compare-error-csv = Tabela potrzebuje nazwy takiej jak PLIK.csv, a nie { $file }.
cli-compare-about = { $games ->
    [one] Jedna gra
    [few] { $games } gry
   *[many] { $games } gier
} z tymi samymi rozdaniami. A: { $a }, B: { $b }
cli-compare-varied = Zmieniono: { $varied }
cli-compare-nothing = nic
cli-compare-length = Długość i punkty na końcu
cli-compare-taken = { $kind ->
    [tile] Jak często w grze odkrywa się płytkę
    [court] Jak często w grze pozyskuje się kartę
    [lore] Jak często w grze bierze się kartę legendy
    [action] Jak często w grze zagrywa się kartę akcji
    [card] Jak często w grze zdobywa się kartę
   *[contact] Jak często w grze spotyka się kontakt
}
cli-compare-games = potrzeba gier
cli-compare-games-size = na { $size }
cli-compare-more = Pokazano te, które różnią się najpewniej: { $shown } z { $all }. --csv i --json mają wszystkie.
cli-compare-many = Porównane różnice: { $compared }. Gdyby nic się nie różniło, sam przypadek umieściłby z tylu poza przedziałem 95% około { $chance }.
cli-compare-clear = Mimo to wyraźne (▲ ▼, metoda Holma na 5%): { $clear }.
cli-compare-seldom = Pominięto, bo zdarzyło się w zbyt niewielu grach: { $seldom }.
cli-compare-needed = Ostatnie kolumny liczą gry w każdej symulacji, z tymi samymi rozdaniami: tyle pokaże różnicę tej wielkości w czterech porównaniach z pięciu.

cli-simulate-compare = Co ta zmiana zmienia: { $command }

error-compare-same = A i B to ten sam folder, { $folder }. Podaj dwie symulacje.
error-compare-deals = { $a } i { $b } nie mają tych samych rozdań: { $setting } to tam { $there }, a tutaj { $here }. Rozegraj rozdania pierwszej jeszcze raz i zmień jedno: { $command }
error-compare-none = { $a } i { $b } nie mają jeszcze żadnej wspólnej gry. Kontynuuj obie poleceniami, od których się zaczęły.
error-compare-unfinished = W folderze { $folder } jest tylko część gier: { $games } z { $wanted }. Kontynuuj poleceniem, od którego się zaczęły, albo porównaj to, co jest, z --unfinished.
