# Nowy stół.

## Nowy stół

web-new-seats = Miejsca
web-new-seats-range = od { $least } do { $most }; teraz { $count }
web-new-who = Kto tu siedzi
web-new-seat-link = Znajomy
web-new-seat-open = Wolne
web-new-seat-bot = Bot
web-new-seat-link-who = Znajomy z linkiem
web-new-seat-open-who = Wolne miejsce
web-new-seat-me-about = To ty
web-new-seat-link-about = Wysyłasz link i tylko dzięki niemu można tu usiąść.
web-new-seat-open-about = Może tu usiąść każdy z lobby.
web-new-seat-add = Dodaj miejsce
web-new-seat-remove = Usuń miejsce { $number }
web-new-strength = Siła bota
web-new-options = Opcje
web-new-options-about = ustawione jak w instrukcji
web-new-random = Wylosuj
web-new-shuffle = Miejsca losowo
web-new-shuffle-about = Na początku gry miejsca zostaną rozlosowane.
web-new-hints = Podpowiedzi
web-new-hints-about = Gracze mogą zapytać, co zrobiłby bot. Taka gra nie liczy się do rankingu.
web-new-visible = Kto może oglądać
web-clock = Zegar
web-clock-about = Gdy czas się skończy, za nieobecnego gra bot, aż gracz wróci.
web-clock-none = bez zegara
web-clock-move = na ruch
web-clock-game = na grę
web-clock-move-time = Na każdy ruch
web-clock-game-time = Na całą grę
web-clock-reserve = Jednorazowa rezerwa
web-clock-no-reserve = bez rezerwy
web-new-advanced = Zaawansowane: powiadamiaj usługę czatu
web-new-webhook = Adres webhooka
web-new-webhook-about = Starboard napisze tam, gdy przyjdzie czyjaś tura.
web-new-your-table = Twój stół
web-new-length = Czas gry
web-new-sum-solo = gra jednoosobowa
web-new-sum-me = { $count ->
    [one] ty
    [few] { $count }× ty
    [many] { $count }× ty
   *[other] { $count }× ty
}
web-new-sum-link = { $count ->
    [one] 1 znajomy
    [few] { $count } znajomych
    [many] { $count } znajomych
   *[other] { $count } znajomego
}
web-new-sum-open = { $count ->
    [one] 1 wolne
    [few] { $count } wolne
    [many] { $count } wolnych
   *[other] { $count } wolnego
}
web-new-sum-bot = { $count ->
    [one] 1 bot
    [few] { $count } boty
    [many] { $count } botów
   *[other] { $count } bota
}
web-new-start = Zaczynamy
web-new-start-about = Wszyscy są na miejscach: gra zacznie się od razu.
web-new-make = Załóż stół
web-new-make-about = Zaraz potem dostaniesz linki. Gra zacznie się, gdy wszystkie miejsca będą zajęte.
web-new-cancel = Wróć do lobby

## Stoły

web-new-pack = Karty
web-new-pack-about = Graj kartami z pudełka albo z pakietu.
web-new-pack-none = jak w pudełku
web-new-pack-of = { $name } ({ $owner })
web-new-pack-workshop = Otwórz warsztat kart

## In one room: a curtain between those who play at one device, and a screen that everybody looks at

web-new-seat-name = Nazwa
