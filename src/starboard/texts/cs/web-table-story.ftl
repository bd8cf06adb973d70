# The story of a table as it is told, and how fast (web/src/table/stage.svelte.ts).

web-story = Co se děje
web-story-since = Od tvého posledního tahu
web-story-see-again = Ukázat znovu.
web-story-again = Ještě jednou
web-story-back = Zpět do hry
web-story-next = Dál
web-story-skip = { $behind ->
    [0] Přeskočit
   *[other] Přeskočit ({ $behind })
}
web-story-away = { $count ->
    [one] Mezitím se stala { $count } věc.
    [few] Mezitím se staly { $count } věci.
   *[other] Mezitím se stalo { $count } věcí.
}
web-story-away-show = Ukázat
web-story-away-jump = Přejít do přítomnosti
web-story-forgotten = To bylo ještě před načtením stránky. Najdeš to v záznamu hry.
web-pace = Tempo
web-pace-about = Jak rychle stůl ukazuje, co se děje. Mezerník jde dál, Esc přeskočí.
web-pace-step = Po krocích
web-pace-calm = Klidné
web-pace-normal = Běžné
web-pace-quick = Rychlé
web-pace-none = Vše naráz
