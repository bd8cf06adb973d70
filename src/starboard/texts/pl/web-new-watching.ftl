# Oglądanie stołu bez miejsca przy nim: w przeglądarce.

web-new-visible-all = wszyscy
web-new-visible-all-about = Stół widać w lobby i każdy może oglądać.
web-new-visible-all-short = wszyscy
web-new-visible-link = tylko z linkiem
web-new-visible-link-about = Stołu nie ma na żadnej liście. Oglądać mogą osoby, które mają jego adres.
web-new-visible-link-short = tylko osoby z adresem
web-new-visible-friends = znajomi
web-new-visible-friends-about = Oglądać mogą znajomi każdej osoby przy stole. Od początku gry nie ma go na żadnej liście.
web-new-visible-friends-short = znajomi grających
web-new-visible-nobody = nikt
web-new-visible-nobody-about = Grę widzą tylko osoby przy stole.
web-new-visible-nobody-short = nikt
web-watch-delay = Widzowie widzą grę
web-watch-at-once = od razu
web-watch-later-short = opóźnienie: { $time }
web-watch-rated = Przy grze rankingowej proponujemy { $time }: wtedy nikt z widzów nie podpowie grającym.
