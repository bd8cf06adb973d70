# The story of a table as it is told, and how fast (web/src/table/stage.svelte.ts).

web-story = Co się dzieje
web-story-since = Od twojej ostatniej tury
web-story-see-again = Pokaż jeszcze raz.
web-story-again = Jeszcze raz
web-story-back = Wróć do gry
web-story-next = Dalej
web-story-skip = { $behind ->
    [0] Pomiń
   *[other] Pomiń ({ $behind })
}
web-story-away = { $count ->
    [one] Pod twoją nieobecność wydarzyła się { $count } rzecz.
    [few] Pod twoją nieobecność wydarzyły się { $count } rzeczy.
    [many] Pod twoją nieobecność wydarzyło się { $count } rzeczy.
   *[other] Pod twoją nieobecność wydarzyło się { $count } rzeczy.
}
web-story-away-show = Pokaż
web-story-away-jump = Wróć do bieżącej chwili
web-story-forgotten = To było przed wczytaniem strony. Zobaczysz to w powtórce.
web-pace = Tempo
web-pace-about = Jak szybko stół pokazuje, co się dzieje. Spacja prowadzi dalej, Esc pomija.
web-pace-step = Krok po kroku
web-pace-calm = Spokojne
web-pace-normal = Zwykłe
web-pace-quick = Szybkie
web-pace-none = Wszystko od razu
