# Warsztat kart: własne pakiety tworzone w przeglądarce.

## Pakiety

workshop-title = Warsztat kart
workshop-about = Zmień, ile karty kosztują, co robią i co opowiadają, dodaj własne i graj nimi.
workshop-new = Nowy pakiet
workshop-make = Zacznij
workshop-import = Otwórz plik
workshop-game = Gra
workshop-pack-name = Nazwa pakietu
workshop-no-packs = Nie ma jeszcze pakietów.
workshop-nobody = Zacznij pakiet, a po drodze wybierz sobie nazwę.
workshop-no-games = Żadna z tutejszych gier nie ma pakietów kart.
workshop-draft = ma błędy
workshop-play = Graj
workshop-share = Udostępnij
workshop-download = Zapisz jako plik
workshop-delete = Usuń pakiet
workshop-delete-about = „{ $name }” zniknie na zawsze. Stoły, przy których już się nim gra, grają dalej.
workshop-stop = Przestań nad nim pracować
workshop-stop-about = Nie zobaczysz ani nie zmienisz już „{ $name }”, chyba że ktoś zaprosi cię ponownie.
workshop-all-packs = Wszystkie pakiety

## Kto widzi pakiet i nad nim pracuje

workshop-who-sees = Kto może go zobaczyć
workshop-who-edits = Kto pracuje nad nim z tobą
workshop-edit-about = Kto otworzy zaproszenie, może zmieniać wszystkie karty pakietu. Nowe zaproszenie unieważnia poprzednie.
workshop-invite = Utwórz zaproszenie
workshop-copy-link = Kopiuj
workshop-copied = Skopiowano.
workshop-not-copied = Przeglądarka nie pozwoliła kopiować. Zaznacz tekst i skopiuj go.

## Karty na stole

workshop-cards = Karty
workshop-card = Karta
workshop-preview = Jak się czyta
workshop-read-in = Czytaj w języku
workshop-preview-old = Na tej karcie jest błąd, więc widzisz ją jak w pudełku.
workshop-search = Szukaj kart
workshop-show = Pokaż
workshop-none-found = Nie ma takiej karty.
workshop-added = twoje
workshop-changed = zmieniona przez pakiet
workshop-is-wrong = ma błąd
workshop-new-card = Nowa karta
workshop-make-card = Dodaj kartę
workshop-card-name = Nazwa karty
workshop-table = Wśród
workshop-begin-with = Zacznij od
workshop-empty = pustej karty
workshop-copy = Kopia
workshop-delete-card = Usuń kartę
workshop-card-back = Jak w pudełku
workshop-as-in-box = Jak w pudełku
workshop-taken-away = Usunięto: { $field }.
workshop-add-more = Więcej na tej karcie
workshop-choose = Wybierz…
workshop-saved = Zapisano.
workshop-saved-draft = Zapisano razem z błędami. Zagrasz nim, gdy je poprawisz.
workshop-read-only = Możesz czytać ten pakiet, ale nie zmieniać.
workshop-with = Tworzą: { $names }
workshop-wrong = Tu coś się nie zgadza.
workshop-leave = Wyjść bez zapisywania?
workshop-leave-about = Utracisz zmiany od ostatniego zapisu.
workshop-leave-anyway = Wyjdź
workshop-stay = Zostań

## Pola karty

workshop-none = nic
workshop-add = dodaj
workshop-add-field = Dodaj do: { $field }
workshop-add-to = Dodaj: { $field }
workshop-part = { $field }: { $number }
workshop-remove = Usuń
workshop-remove-part = Usuń: { $field } { $number }
workshop-up = Przesuń w górę
workshop-up-part = Przesuń w górę: { $field } { $number }
workshop-down = Przesuń w dół
workshop-down-part = Przesuń w dół: { $field } { $number }
workshop-less = Mniej: { $field }
workshop-more = Więcej: { $field }
workshop-by-language = Tekst dla każdego języka
workshop-one-text = Jeden tekst dla wszystkich języków

## Dwie osoby przy jednym pakiecie

workshop-clash = Ktoś inny zmienił te same karty
workshop-clash-about = Cała reszta jest już połączona. Wybierz, czyja wersja tych kart trafi do pakietu.
workshop-clash-save = Tak zapisz
workshop-mine = Moja
workshop-theirs = Cudza
workshop-whose = Czyja wersja: { $card }
workshop-met = Ktoś zapisał w międzyczasie. Jego zmiany są już tutaj, twoje też. Zapisz jeszcze raz.

## Wybory

workshop-packs = { $kind ->
    [mine] Twoje pakiety
    [editing] Pakiety, nad którymi pracujesz z innymi
   *[shared] Pakiety dla wszystkich
}
workshop-sharing = { $sharing ->
    [private] Tylko ty
    [link] Każdy, kto ma link
   *[all] Wszyscy
}
workshop-sharing-about = { $sharing ->
    [private] Pakiet widzisz tylko ty i ci, którzy nad nim pracują. Kto gra przy twoim stole, widzi jego karty.
    [link] Kto ma link, może czytać pakiet i nim grać.
   *[all] Pakiet znajdą wszyscy na tym serwerze i mogą nim grać.
}
workshop-only = { $only ->
    [changed] Zmienione przez pakiet
    [wrong] Z błędami
    [house] Wymyślone przez nas
    [doubt] Niepewne
   *[all] Wszystkie karty
}
workshop-state = { $state ->
    [saving] Zapisywanie…
    [checking] Sprawdzanie…
    [unsaved] Jeszcze nie zapisano
   *[saved] Wszystko zapisane
}
workshop-mistakes = { $count ->
    [one] { $count } błąd
    [few] { $count } błędy
    [many] { $count } błędów
   *[other] { $count } błędu
}
