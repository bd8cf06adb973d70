# Nový stůl.

## Nový stůl

web-new-seats = Místa
web-new-seats-range = { $least } až { $most }; teď { $count }
web-new-who = Kdo tu sedí
web-new-seat-link = Přítel
web-new-seat-open = Volné
web-new-seat-bot = Bot
web-new-seat-link-who = Přítel s odkazem
web-new-seat-open-who = Volné místo
web-new-seat-me-about = To jsi ty
web-new-seat-link-about = Pošleš odkaz; jen on toto místo otevře.
web-new-seat-open-about = Přisednout si smí kdokoli z lobby.
web-new-seat-add = Přidat místo
web-new-seat-remove = Odebrat místo { $number }
web-new-strength = Síla bota
web-new-options = Volby
web-new-options-about = nastavené podle pravidel
web-new-random = Určí los
web-new-shuffle = Místa losem
web-new-shuffle-about = Při zahájení hry se místa rozlosují.
web-new-hints = Nápověda
web-new-hints-about = Hráči se smějí zeptat, co by udělal bot. Taková hra se nepočítá do hodnocení.
web-new-visible = Kdo smí přihlížet
web-clock = Hodiny
web-clock-about = Když čas vyprší, hraje za nepřítomného bot, dokud se hráč nevrátí.
web-clock-none = žádné
web-clock-move = na krok
web-clock-game = na hru
web-clock-move-time = Na každý krok
web-clock-game-time = Na celou hru
web-clock-reserve = Rezerva, jen jednou
web-clock-no-reserve = bez rezervy
web-new-advanced = Pro pokročilé: upozorňovat chatovací službu
web-new-webhook = Adresa webhooku
web-new-webhook-about = Starboard tam napíše, když je někdo na tahu.
web-new-your-table = Tvůj stůl
web-new-length = Délka
web-new-sum-solo = hra jednoho hráče
web-new-sum-me = { $count ->
    [one] ty
    [few] { $count }× ty
   *[other] { $count }× ty
}
web-new-sum-link = { $count ->
    [one] 1 přítel
    [few] { $count } přátelé
   *[other] { $count } přátel
}
web-new-sum-open = { $count ->
    [one] 1 volné
    [few] { $count } volná
   *[other] { $count } volných
}
web-new-sum-bot = { $count ->
    [one] 1 bot
    [few] { $count } boti
   *[other] { $count } botů
}
web-new-start = Začít
web-new-start-about = Všichni jsou tu: hra začne hned.
web-new-make = Založit stůl
web-new-make-about = Hned potom dostaneš odkazy. Hra začne, až budou všechna místa obsazená.
web-new-cancel = Zpět do lobby

## Stoly

web-new-pack = Karty
web-new-pack-about = Hraj s kartami z krabice, nebo s kartami balíčku.
web-new-pack-none = jako v krabici
web-new-pack-of = { $name } ({ $owner })
web-new-pack-workshop = Otevřít dílnu karet

## In one room: a curtain between those who play at one device, and a screen that everybody looks at

web-new-seat-name = Jméno
