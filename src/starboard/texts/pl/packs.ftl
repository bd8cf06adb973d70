# Pakiety zawartości, które piszą ludzie.

pack-unknown = Nie ma takiego pakietu albo nikt ci go nie udostępnił.
pack-changed-meanwhile = Ktoś zapisał ten pakiet w trakcie twojej edycji: to teraz wersja { $revision }. Niczego nie nadpisano. Skopiuj swój tekst, wczytaj nową wersję i dodaj do niej swoje zmiany.
pack-owner-only = Może to zrobić tylko właściciel pakietu.
pack-editors-only = Możesz czytać ten pakiet, ale nie możesz go zmieniać.
pack-not-public = Na tym serwerze nie udostępnia się pakietów wszystkim. Udostępnij swój przez link.
pack-link-gone = To zaproszenie straciło ważność. Poproś o nowe.
pack-not-sound = W pakiecie „{ $name }” są błędy. Gdy je poprawisz, będzie można z nim grać.
pack-other-game = To pakiet do innej gry.
pack-too-fast = Zapisujesz zbyt często. Odczekaj minutę i zapisz ponownie.
pack-too-many = Masz już tyle pakietów, ile można: { $most }. Najpierw usuń któryś.
pack-too-many-bytes = Twoje pakiety byłyby razem za duże. Najwięcej w bajtach: { $most }.
pack-too-many-editors = Ten pakiet ma już tylu edytorów, ilu może mieć: { $most }.
pack-breaks-game = Z tym pakietem gra się załamuje. Cofaj ostatnie zmiany po kolei, aż znajdziesz tę, która to powoduje.
pack-busy = Serwer sprawdza właśnie wiele pakietów. Spróbuj ponownie za minutę.
pack-wrong-name = Nazwa pakietu składa się z widocznych znaków, bez < i >. Najwięcej może ich być: { $most }.
pack-wrong-size = Ten pakiet jest za duży. Najwięcej w bajtach: { $most }.
pack-wrong-toml = To nie jest TOML: { $reason }.
pack-wrong-depth = Ten pakiet jest zbyt złożony, żeby go sprawdzić. Niczego nie zapisano.
pack-wrong-time = Sprawdzanie pakietu trwało zbyt długo. Niczego nie zapisano. Limit w sekundach: { $seconds }.

transfer-bad-pack = nie można użyć pakietu zawartości o sumie kontrolnej { $sign } ({ $reason })
transfer-other-pack = pakiet zawartości ma sumę kontrolną { $found }, a nie { $sign }
transfer-no-pack = brakuje pakietu zawartości o sumie kontrolnej { $sign }

cli-serve-public-packs = pozwól udostępniać pakiety zawartości wszystkim na tym serwerze
cli-admin-packs = wypisz pakiety zawartości udostępnione wszystkim albo pakiety jednej osoby
cli-admin-delete-pack = usuń pakiety zawartości; stoły, przy których się z nimi gra, działają dalej
cli-admin-packs-person = czyje pakiety (nazwa albo id)
cli-admin-pack-ids = id pakietów
cli-admin-pack = { $pack }  { $changed }  „{ $name }”, { $owner }, { $sharing ->
    [all] dla wszystkich
    [link] przez link
   *[private] prywatny
}. Bajty: { $size }
cli-admin-packs-count = Pakiety: { $packs }.
cli-admin-delete-pack-done = Usunięto pakiet { $pack }.
error-admin-no-pack = Nie ma pakietu „{ $pack }”.
