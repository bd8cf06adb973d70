### Outer Rim: opowieści o zleceniach i misjach z talii handlu.

outer_rim-story-bounty_hera_syndulla =
    Imperialny gubernator Lothalu każe doprowadzić pilotkę Herę Syndullę, Twi’lekankę, która pożyczyła sobie trzy transportowce i nie
    oddała ani jednego. Ruszaj na nią tylko statkiem, którego ci nie szkoda. Rebelia weźmie to do siebie.

outer_rim-story-bounty_maz_kanata =
    Na Nal Hutcie rachunki prowadzi się przez tysiąc lat, a jedna pozycja jest wciąż otwarta: Maz Kanata, malutka, prastara, roześmiana.
    Wygrała od Hutta w kości jego ulubiony posąg i trzyma go w ogrodzie. Hutt chętnie omówi z nią zasady.

outer_rim-story-bounty_chopper =
    Park maszyn garnizonu na Lothalu szuka astromecha: pomarańczowy, poobijany, zwany Chopperem. Ostatnio z wyraźną przyjemnością
    zepchnął oficera z rampy. Nie odwracaj się do niego plecami, nie pożyczaj mu narzędzi i nie daj się wzruszyć smutnym popiskiwaniem.

outer_rim-story-bounty_ziton_moj =
    Żadnej pieczątki, żadnego nagłówka, tylko wilgotny świstek od Pyke’ów z Kessel: Ziton Moj z Czarnego Słońca ważył im przyprawę z
    kciukiem na szali. Chcą mieć tego Falleena na dole, w sztolniach, niech się tłumaczy. Jego ludzie ustalą, kto go przywiózł.

outer_rim-story-bounty_4_lom =
    Ubezpieczyciel gwiezdnego liniowca z żalem zawiadamia o utracie czterdziestu naszyjników oraz droida protokolarnego, który
    zapowiadał tam kolację. 4-LOM zajął się tymczasem łowami i bywa uzbrojony. Oddać agentowi na Tatooine; naszyjniki mile widziane.

outer_rim-story-bounty_cikatro_vizago =
    Urząd celny na Naboo nie ma nic przeciwko winu. Ma za to coś do handlarza, który się zwie Cikatro Vizago: Devaronianin, jeden róg
    ułamany. Jego skrzynki z winem grzechoczą, a upuszczone strzelają. Uprasza się go o wyjaśnienie, co to za rocznik.

outer_rim-story-bounty_doctor_evazan =
    Jeśli mężczyzna z blizną na twarzy proponuje ci tanią operację, odmów i daj znać klinice na Ord Mantell. Pacjenci doktora Evazana
    przyszli z zębem, a wyszli z ogonem. Założyli stowarzyszenie i to stowarzyszenie płaci.

outer_rim-story-bounty_lobot =
    Kasyno na Cantonice szuka cichego gościa z komputerem wokół potylicy. Został jeden wieczór, nie powiedział ani słowa i wygrał
    wszystko do ostatniego żetonu. Zwie się Lobot. Lokal marzy o rewanżu, tym razem bez baterii.

outer_rim-story-bounty_qira =
    Zleceniodawca nie ma nazwiska, ma tylko skrytkę na Pierścieniu Kafrene i urazę spisaną starannym pismem. Chodzi o kobietę, która
    wie, gdzie śpią cudze sekrety: to Qi’ra ze Szkarłatnego Świtu. Jej jacht jest szybki, a jej ludzie niczego nie zapominają.

outer_rim-story-wanted_1 =
    Między reklamą oleju dla droidów a prośbą o zwrot zbiegłego lothkota wisi twarz, którą znasz. Nie za dobrze, ale wiesz, którymi
    szlakami lata i gdzie lubi dokować. Kwotę pod spodem ktoś świeżo poprawił, i to w górę.

outer_rim-story-wanted_2 =
    Urzędnik gildii odczytuje zarzuty jednym tchem, a ty kiwasz głową, bo połowę znasz z pierwszej ręki. Ktoś, z kim się ścigasz,
    handlujesz i kłócisz, ma teraz swoją cenę. Po ladzie sunie ku tobie formularz: podpis tutaj.

outer_rim-story-the_casino_heist =
    Emerytowana krupierka rysuje na serwetce: korytarz służbowy, skarbiec pod salami gry na Cantonice, drzwi sali balowej. Zakraść się
    do środka, przechytrzyć zamek z charakterem i wyjść z uśmiechem między gośćmi. Potem zjada serwetkę.

outer_rim-story-hijacking_a_freighter =
    Zleceniodawca ma rozkład lotów, lekko nadgryziony: co tydzień jeden frachtowiec, prosto z Lothalu, imperialne części i znudzona
    załoga. Podlecieć na wyciągnięcie ręki, sprytnie zająć mostek i uciszyć transponder. Najlepiej w tej kolejności.

outer_rim-story-the_jewel_of_yavin =
    Przez jeden wieczór na Naboo można oglądać Klejnot Yavina: aksamit, królewska ochrona, bardzo małe kanapki. Pewien kolekcjoner
    wolałby go mieć u siebie. Oczaruj gospodarzy, zakradnij się do gabloty i odróżnij kamień od kopii.

outer_rim-story-the_kessel_run =
    Ładunek przyprawy musi zniknąć z Kessel, zanim nadzorcy policzą worki. Zwykła trasa jest długa, dobrze oświetlona i pełna kontroli.
    Ta druga biegnie skrajem Wiru, a na jedynej mapie jest w tym miejscu plama po kawie.

outer_rim-story-relic_of_the_past =
    Głęboko pod rafami Kalamaru stoi świątynia starsza od archiwum, które ją zgubiło. Archiwistka chce tego, co leży na ołtarzu. Będą
    uparte drzwi, ciężkie głazy, strażnik ze skrzelami i napis, przy którym lepiej się nie pomylić.

outer_rim-story-rescue_from_the_mines =
    Na rozpisce zmian z Kessel widnieje nazwisko, którego nie powinno tam być: kurier Rebelii, sprzedany do kopalni jako numer. Znajomi
    puścili już w obieg hełm na zrzutkę. Zakraść się, rozerwać łańcuchy i mieć z góry obmyślone, którędy uciekać.

outer_rim-story-rooting_out_spies =
    Ktoś przy kominku na Takodanie słucha aż za dobrze, a co się tam szepnie, ląduje na biurkach Imperium. Odczytaj karteczki ukryte w
    kuflach, rozwiąż komuś język i bezszelestnie idź za nim aż do domu. I proszę, uważaj na dywany.

outer_rim-story-imperial_favor =
    Garnizon na Ryloth chce mieć swoją kolumnę z zaopatrzeniem w całości na drugim końcu kanionu, a jak, to mu obojętne. W górze, na
    krawędziach, sypią się kamyki, choć nie ma wiatru. Rozkładasz mapę i rozstawiasz eskortę.
outer_rim-story-imperial_favor-passed = Kolumna dojeżdża w komplecie, a sztywny głos wspomina o tobie w raporcie.
outer_rim-story-imperial_favor-failed = Zasadzka czeka dokładnie tam, gdzie w planie jest obiad.

outer_rim-story-rebel_favor =
    Farmer na Lothalu sprzedaje ci melona, a w nim jest nośnik danych. Cztery kody do lądowania, pisze komórka Rebelii, tylko jeden
    prawdziwy, a nasi lecą dziś w nocy. Przeglądasz stare częstotliwości, jeszcze starsze plotki i fazy księżyców.
outer_rim-story-rebel_favor-passed = Prawdziwy jest trzeci. Nocą statki cicho siadają w trawie i nikt nie strzela.
outer_rim-story-rebel_favor-failed = Wybierasz drugi. Syreny garnizonu witają go naprawdę gorąco.

outer_rim-story-hutt_favor =
    Przy studni na Tatooine kłócą się dwaj przewodnicy karawan, dokładnie pod oknem, za którym pewien Hutt chce się zdrzemnąć. Jego
    majordomus załamuje ręce. Czy dałoby się ich pogodzić, uprzejmie, po cichu i zanim jego wielmożność się poruszy?
outer_rim-story-hutt_favor-passed = Podają sobie ręce. Nad tobą ktoś chrapie, bardzo zadowolony i bardzo potężny.
outer_rim-story-hutt_favor-failed = Teraz krzyczą już trzej, a ten trzeci to Hutt.

outer_rim-story-syndicate_favor =
    Księgowy Syndykatów na Nal Hutcie ociera księgę z bagiennej wody i obraca ją ku tobie. Jednej z tych dostaw nigdy nie było, ktoś
    schował ją do kieszeni. Znasz szlaki, ceny i porę deszczową, więc która linijka kłamie?
outer_rim-story-syndicate_favor-passed = W suszę nie przepłynie tamtędy żadna barka. Księgowy uśmiecha się kącikiem ust i dziękuje.
outer_rim-story-syndicate_favor-failed = Wskazujesz linijkę. Należy do mamy księgowego i wszystko się w niej zgadza.

outer_rim-story-legendary_game_of_sabacc =
    Każdy przysięga, że widział tę grę, a zaproszenia nikt nigdy nie dostał. Dziś jest stół, nisko zawieszona lampa, krupier w białych
    rękawiczkach, a naprzeciwko ktoś, kogo znasz aż za dobrze. Sala milknie. Po stole sunie pierwsza karta.
