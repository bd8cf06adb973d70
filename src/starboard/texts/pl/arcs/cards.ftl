# Arcs: nazwy kart (w przekładzie własnym) i działanie kart.
# Słowa według glossary/arcs.toml.

## Dwór

arcs-card-bc01 = Lojalni inżynierowie
arcs-card-bc01-text =
    Zatrzymujesz tę kartę, gdy wywołujesz oburzenie.
    Dowolny zasób możesz wydać jak materiały.
    Oburzenie nie przeszkadza ci w wydawaniu materiałów na akcję Preludium tego typu.
arcs-card-bc02 = Koncern wydobywczy
arcs-card-bc02-text =
    Produkcja (budowa): zyskaj 1 żeton materiałów.
    Preludium: możesz odrzucić tę kartę, aby zyskać najwyżej po 1 żetonie materiałów za każde swoje puste pole zasobu; gdy wspólna pula się wyczerpie, resztę kradniesz rywalom.
arcs-card-bc03 = Kartel materiałowy
arcs-card-bc03-text =
    Wspólna pula materiałów leży na tej karcie i liczy ci się do ambicji Magnat. Nie możesz jej wydawać; inni nadal z niej czerpią.
    Po punktowaniu ambicji rozdziału wszyscy rywale odrzucają wszystkie żetony materiałów, nawet jeśli Magnata nie punktowano.
    Preludium: możesz odrzucić tę kartę, aby ukraść rywalowi 1 żeton materiałów.
arcs-card-bc04 = Związek administratorów
arcs-card-bc04-text = Preludium: możesz położyć tę kartę obok karty administracji, którą w tej rundzie zagrano odkrytą. Na końcu rundy weź tamtą kartę na rękę, a tę odrzuć.
arcs-card-bc05 = Związek budowniczych
arcs-card-bc05-text = Preludium: możesz położyć tę kartę obok karty budownictwa, którą w tej rundzie zagrano odkrytą. Na końcu rundy weź tamtą kartę na rękę, a tę odrzuć.
arcs-card-bc06 = Kartel paliwowy
arcs-card-bc06-text =
    Wspólna pula paliwa leży na tej karcie i liczy ci się do ambicji Magnat. Nie możesz jej wydawać; inni nadal z niej czerpią.
    Po punktowaniu ambicji rozdziału wszyscy rywale odrzucają wszystkie żetony paliwa, nawet jeśli Magnata nie punktowano.
    Preludium: możesz odrzucić tę kartę, aby ukraść rywalowi 1 żeton paliwa.
arcs-card-bc07 = Lojalni piloci
arcs-card-bc07-text =
    Zatrzymujesz tę kartę, gdy wywołujesz oburzenie.
    Dowolny zasób możesz wydać jak paliwo.
    Oburzenie nie przeszkadza ci w wydawaniu paliwa na akcję Preludium tego typu.
arcs-card-bc08 = Strażnicy bram
arcs-card-bc08-text =
    Gdy atakujesz w bramie, możesz wziąć do 2 kości więcej, niż masz statków.
    Preludium: możesz odrzucić tę kartę, aby umieścić po 1 sprawnym statku w każdej bramie w grze.
arcs-card-bc09 = Koncern transportowy
arcs-card-bc09-text =
    Synteza (budowa): zyskaj 1 żeton paliwa.
    Preludium: możesz odrzucić tę kartę, aby zyskać najwyżej po 1 żetonie paliwa za każde swoje puste pole zasobu; gdy wspólna pula się wyczerpie, resztę kradniesz rywalom.
arcs-card-bc10 = Związek kosmonautów
arcs-card-bc10-text = Preludium: możesz położyć tę kartę obok karty mobilizacji, którą w tej rundzie zagrano odkrytą. Na końcu rundy weź tamtą kartę na rękę, a tę odrzuć.
arcs-card-bc11 = Związek zbrojmistrzów
arcs-card-bc11-text = Preludium: możesz położyć tę kartę obok karty agresji, którą w tej rundzie zagrano odkrytą. Na końcu rundy weź tamtą kartę na rękę, a tę odrzuć.
arcs-card-bc12 = Strażnicy więzienni
arcs-card-bc12-text =
    Przymusowy werbunek (budowa): zwróć dowolną liczbę swoich jeńców i za każdego zyskaj 1 wybrany zasób.
    Egzekucja (wpływ): przenieś dowolną liczbę swoich jeńców do trofeów.
    Preludium: możesz odrzucić tę kartę, aby umieścić 3 sprawne statki w jednym układzie, który kontrolujesz.
arcs-card-bc13 = Harcownicy
arcs-card-bc13-text =
    Gdy atakujesz, możesz raz przerzucić kości potyczki, najwyżej tyle, ile masz symboli broni na zasobach i kartach.
    Preludium: możesz odrzucić tę kartę, aby umieścić 3 sprawne statki w jednym układzie, który kontrolujesz.
arcs-card-bc14 = Egzekutorzy dworu
arcs-card-bc14-text =
    Porwanie (bitwa): weź do niewoli wszystkich agentów rywali z jednej karty dworu, jeśli jest ich mniej, niż masz symboli broni na zasobach i kartach.
    Preludium: możesz odrzucić tę kartę, aby umieścić 3 sprawne statki w jednym układzie, który kontrolujesz.
arcs-card-bc15 = Lojalni marines
arcs-card-bc15-text =
    Zatrzymujesz tę kartę, gdy wywołujesz oburzenie.
    Dowolny zasób możesz wydać jak broń.
    Oburzenie nie przeszkadza ci w wydawaniu broni na akcję Preludium tego typu.
    Preludium: możesz odrzucić tę kartę, aby umieścić 3 sprawne statki w jednym układzie, który kontrolujesz.
arcs-card-bc16 = Szpiedzy Sieci
arcs-card-bc16-text = Preludium: zanim zrobisz cokolwiek innego, możesz odrzucić tę kartę, aby przejąć inicjatywę, o ile wciąż można ją przejąć.
arcs-card-bc17 = Jasnowidze
arcs-card-bc17-text =
    Ilekroć ogłaszasz ambicję, obejrzyj rękę jednego rywala; możesz wymienić się z nim jedną kartą.
    Preludium: możesz odrzucić tę kartę i dowolną liczbę kart z ręki, a potem dobrać tyle samo i jeszcze jedną ze spodu stosu odrzuconych kart akcji.
arcs-card-bc18 = Tajny zakon
arcs-card-bc18-text = Gdy ogłaszasz ambicję Opiekun lub Empata, nie umieszcza się znacznika zera: karta wiodąca zachowuje swój numer.
arcs-card-bc19 = Lojalni empaci
arcs-card-bc19-text =
    Zatrzymujesz tę kartę, gdy wywołujesz oburzenie.
    Dowolny zasób możesz wydać jak psionik.
    Oburzenie nie przeszkadza ci w wydawaniu psioników na akcję Preludium tego typu.
arcs-card-bc20 = Złotouści
arcs-card-bc20-text = Preludium: możesz odrzucić tę kartę, aby ukraść rywalowi jeden zasób albo jedną kartę gildii.
arcs-card-bc21 = Lojalni opiekunowie
arcs-card-bc21-text =
    Zatrzymujesz tę kartę, gdy wywołujesz oburzenie.
    Dowolny zasób możesz wydać jak relikwie.
    Oburzenie nie przeszkadza ci w wydawaniu relikwii na akcję Preludium tego typu.
arcs-card-bc22 = Zaprzysiężeni strażnicy
arcs-card-bc22-text =
    Rywale nie mogą ukraść twoich zasobów ani innych kart gildii, ale tę kartę mogą.
    Gdy ktoś ją ukradnie, nie zatrzymuje jej: karta trafia na spód talii dworu.
arcs-card-bc23 = Sędziwy pośrednik
arcs-card-bc23-text =
    Handel (opodatkowanie): wybierz miasto rywala, które kontrolujesz. Weź od jego właściciela jeden zasób tego samego typu co miasto i daj mu jeden zasób takiego typu, jakiego nie ma. Nie jest to ani opodatkowanie, ani kradzież.
    Preludium: możesz odrzucić tę kartę, aby zyskać po 1 żetonie materiałów, paliwa i broni.
arcs-card-bc24 = Paser relikwii
arcs-card-bc24-text = Preludium, raz na turę: możesz odrzucić jeden swój zasób, aby zyskać 1 żeton relikwii.
arcs-card-bc25 = Galaktyczni bardowie
arcs-card-bc25-text = Po przebiciu lub zwrocie, przed jakąkolwiek akcją: jeśli w tej rundzie nie ogłoszono żadnej ambicji, możesz ogłosić ambicję zagranej karty. Nie umieszcza się znacznika zera.
arcs-card-bc26 = Masowe powstanie
arcs-card-bc26-text =
    Przy pozyskaniu: wybierz gromadę w grze i umieść po 1 sprawnym statku w każdym jej układzie.
    Potem odrzuć tę kartę.
arcs-card-bc27 = Żądania populistów
arcs-card-bc27-text =
    Przy pozyskaniu: możesz ogłosić dowolną ambicję, jeśli jest dostępny znacznik ambicji. Nie umieszcza się znacznika zera.
    Potem odrzuć tę kartę.
arcs-card-bc28 = Oburzenie narasta
arcs-card-bc28-text =
    Przy pozyskaniu: możesz wybrać typ zasobu; każdy gracz, ty również, wywołuje oburzenie tego typu. Nikt nie plądruje dworu.
    Potem odrzuć tę kartę.
arcs-card-bc29 = Pieśń wolności
arcs-card-bc29-text =
    Przy pozyskaniu: możesz zwrócić jedno miasto, które kontrolujesz, swoje lub rywala, na planszę jego właściciela. Jeśli to zrobisz, możesz przejąć inicjatywę, o ile wciąż można ją przejąć.
    Potem wtasuj tę kartę do talii dworu.
arcs-card-bc30 = Walka gildii
arcs-card-bc30-text =
    Przy pozyskaniu: możesz ukraść rywalowi jedną kartę gildii.
    Wtasuj wszystkie karty gildii ze stosu odrzuconych kart dworu do talii dworu, a potem odrzuć tę kartę.
arcs-card-bc31 = Wezwanie do działania
arcs-card-bc31-text =
    Przy pozyskaniu: dobierz kartę ze spodu stosu odrzuconych kart akcji.
    Potem odrzuć tę kartę.

## Przywódcy

arcs-card-leader01 = Nestor
arcs-card-leader01-text =
    { arcs-trait-beloved }: po bitwie, w której twoje elementy stały się trofeami atakującego, możesz raz wywrzeć wpływ na kartę dworu. Atakujący nie może splądrować dworu za zniszczenie twoich miast w bitwie.
    { arcs-trait-just }: przy punktowaniu ambicji Tyran pierwsze miejsce daje ci tylko potęgę za drugie, bez premii za miasta, a drugie nie daje nic.
arcs-card-leader02 = Mistyk
arcs-card-leader02-text =
    { arcs-trait-attuned }: gdy za punkt akcji z kopiowania lub zwrotu opodatkowujesz miasto, zyskaj też 1 żeton psionika.
    { arcs-trait-cryptic }: zaczynasz z agentami na ikonach oburzenia (materiały i paliwo).
arcs-card-leader03 = Pożeracz paliwa
arcs-card-leader03-text =
    { arcs-trait-insatiable }: gdy za punkt akcji z kopiowania lub zwrotu opodatkowujesz miasto, zyskaj też 1 żeton paliwa.
    { arcs-trait-lavish }: jeśli w rozdziale punktowano Magnata, po punktowaniu odrzuć całe swoje paliwo.
arcs-card-leader04 = Parweniusz
arcs-card-leader04-text =
    { arcs-trait-ambitious }: ilekroć ogłaszasz ambicję, możesz zyskać 1 wybrany zasób.
    { arcs-trait-callow }: nie możesz opodatkować żadnego miasta, nawet własnego, w układzie, którego nie kontrolujesz.
arcs-card-leader05 = Buntownik
arcs-card-leader05-text =
    { arcs-trait-committed }: gdy atakujesz, bierzesz o 2 kości więcej, niż masz statków; z tych dwóch nie możesz zrezygnować.
    { arcs-trait-disorganized }: jednym ruchem przesuwasz najwyżej 2 statki.
arcs-card-leader06 = Wojownik
arcs-card-leader06-text =
    { arcs-trait-tactical }: gdy za punkt akcji z kopiowania lub zwrotu toczysz bitwę, możesz przed nią lub po niej raz wykonać ruch.
    { arcs-trait-violent }: przy punktowaniu ambicji Empata pierwsze miejsce daje ci tylko potęgę za drugie, bez premii za miasta, a drugie nie daje nic.
arcs-card-leader07 = Gospodarz uczty
arcs-card-leader07-text =
    { arcs-trait-charismatic }: gdy za punkt akcji z kopiowania lub zwrotu pozyskujesz kartę, możesz przed tym lub po tym raz wywrzeć wpływ na dowolną kartę dworu.
    { arcs-trait-generous }: aby w jakikolwiek sposób ogłosić ambicję, musisz dać kartę gildii rywalowi o najmniejszej potędze; bez takiej karty nie możesz nic ogłosić.
arcs-card-leader08 = Demagog
arcs-card-leader08-text =
    { arcs-trait-bold }: ilekroć ogłaszasz ambicję, możesz umieścić po 1 agencie na dowolnej liczbie kart dworu.
    { arcs-trait-paranoid }: kartę gildii możesz pozyskać tylko wtedy, gdy masz na niej co najmniej 2 swoich agentów. Nie dotyczy to kart echa ani plądrowania dworu.
arcs-card-leader09 = Archiwista
arcs-card-leader09-text =
    { arcs-trait-learned }: po przygotowaniu gry dobierz 5 nieużytych kart legend i zatrzymaj 2; pozostałe usuń z gry.
    { arcs-trait-academic }: przy punktowaniu ambicji Magnat pierwsze miejsce daje ci tylko potęgę za drugie, bez premii za miasta, a drugie nie daje nic.
arcs-card-leader10 = Nadzorca
arcs-card-leader10-text =
    { arcs-trait-ruthless }: raz na turę, po opodatkowaniu miasta lub zbudowaniu statku w porcie gwiezdnym, możesz trafić ten budynek, aby powtórzyć to za darmo. Jeśli zniszczysz tak własne miasto, wywołujesz oburzenie; jeśli miasto rywala, także plądrujesz dwór.
    { arcs-trait-hated }: podczas przygotowania usuń z gry 2 swoje statki i 3 swoich agentów.
arcs-card-leader11 = Korsarz
arcs-card-leader11-text =
    { arcs-trait-tricky }: gdy atakujesz, możesz raz przerzucić kości najazdu, najwyżej tyle, ile masz różnych typów zasobów.
    { arcs-trait-wary }: nie możesz wziąć więcej kości szturmu niż kości potyczki.
arcs-card-leader12 = Szlachcic
arcs-card-leader12-text =
    { arcs-trait-connected }: gdy ogłaszasz ambicję, na której nie było znacznika, pozyskaj wierzchnią kartę talii dworu; jej akcji Preludium nie możesz użyć od razu.
    { arcs-trait-influential }: gdy za punkt akcji z kopiowania lub zwrotu wywierasz wpływ, możesz wywrzeć go jeszcze raz.
    { arcs-trait-proud }: zyskujesz potęgę z ambicji tylko wtedy, gdy zajmujesz pierwsze miejsce samodzielnie.
arcs-card-leader13 = Anarchista
arcs-card-leader13-text =
    { arcs-trait-decentralized }: podczas przygotowania usuń z gry 2 skrajne lewe miasta ze swojej planszy; otwiera to dwa pola zasobów.
    { arcs-trait-inspiring }: tam, gdzie masz statki, możesz opodatkować miasta rywali, nawet jeśli ich nie kontrolujesz, a puste pola budynków tak, jakby były twoimi miastami.
    { arcs-trait-principled }: nie możesz opodatkować własnych miast.
arcs-card-leader14 = Demiurg
arcs-card-leader14-text =
    { arcs-trait-mythic }: po opodatkowaniu możesz położyć na tej planecie jeden swój zasób; do końca gry ma ona jego typ i nie można jej ponownie zmienić.
    { arcs-trait-ancient }: ruch przyspieszony zaczynasz w bramach, a nie w portach gwiezdnych.
arcs-card-leader15 = Podżegacz
arcs-card-leader15-text =
    { arcs-trait-firebrand }: gdy za punkt akcji z kopiowania lub zwrotu opodatkowujesz miasto, zyskaj też 1 żeton broni.
    { arcs-trait-irregular }: gdy przechwytujesz atakującego, trafień jest tyle, ile masz symboli broni, a nie sprawnych statków; potem odrzuć 1 żeton broni.
arcs-card-leader16 = Kwatermistrz
arcs-card-leader16-text =
    { arcs-trait-resilient }: po bitwie z twoim udziałem napraw tam jeden swój statek za każdy port gwiezdny dowolnego gracza w układach, które kontrolujesz.
    { arcs-trait-greedy }: zaczynasz z agentem na ikonie oburzenia (materiały).

## Legendy

arcs-card-lore01 = Technokapłani
arcs-card-lore01-text = Przywołanie (budowa), raz na turę: zbuduj 1 statek przy dowolnym mieście, które kontrolujesz, także rywala.
arcs-card-lore02 = Galaktyczne karabiny
arcs-card-lore02-text = Ostrzał (bitwa): z jednego układu ostrzelaj jednego rywala w sąsiednim. Rzuć najwyżej jedną kością potyczki za każdy swój sprawny statek, który strzela, ale nie więcej niż 6. Trafienia idą najpierw w statki, potem w budynki; to, co zniszczysz, staje się twoim trofeum, a za zniszczone miasto wywołujesz oburzenie i plądrujesz dwór. To nie jest bitwa.
arcs-card-lore03 = Napędy sprinterskie
arcs-card-lore03-text = Po ruchu, także przyspieszonym, jedna grupa twoich sprawnych statków, które się poruszyły, może poruszyć się jeszcze raz.
arcs-card-lore04 = Lustrzany pancerz
arcs-card-lore04-text = Gdy atakujący rzuca przeciw tobie kośćmi szturmu, dodaj do rzutu jedno przechwycenie.
arcs-card-lore05 = Ukryte przystanie
arcs-card-lore05-text =
    Budowane przez ciebie statki są zawsze sprawne, nawet w układzie kontrolowanym przez rywala.
    Tam, gdzie masz sprawny port gwiezdny, nie można brać przeciw tobie kości najazdu.
arcs-card-lore06 = Zagłuszacz sygnału
arcs-card-lore06-text = Gdy atakujesz, a na początku bitwy wszystkie twoje statki w układzie były sprawne, zignoruj jedno wyrzucone przechwycenie.
arcs-card-lore07 = Drony naprawcze
arcs-card-lore07-text = Po swoim ataku napraw jeden swój atakujący statek.
arcs-card-lore08 = Porty w bramach
arcs-card-lore08-text =
    Możesz budować porty gwiezdne w bramach; w bramie może stać tylko jeden port gwiezdny, niezależnie od gracza.
    Gdy statki rywala wchodzą do bramy, którą kontrolujesz i w której masz sprawny port gwiezdny, weź do niewoli jednego jego agenta.
arcs-card-lore09 = Miasta w chmurach
arcs-card-lore09-text = Na planecie możesz zbudować jedno miasto poza polami budynków, płacąc jednym zasobem typu planety; na planecie może stać tylko jedno takie miasto, niezależnie od gracza.
arcs-card-lore10 = Żywe budowle
arcs-card-lore10-text =
    Pielęgnacja (budowa): opodatkuj jedno własne miasto.
    Przycinanie (naprawa): zastąp swój port gwiezdny na polu budynku swoim miastem albo odwrotnie.
arcs-card-lore11 = Stacje w bramach
arcs-card-lore11-text =
    Możesz budować miasta w bramach; w bramie może stać tylko jedno miasto, niezależnie od gracza.
    Miasto w bramie ma typy wszystkich miast na planetach swojej gromady: opodatkowanie daje jeden z nich, zniszczenie wywołuje oburzenie wszystkich.
arcs-card-lore12 = Baterie dział szynowych
arcs-card-lore12-text = Gdy ktoś cię atakuje, a ty masz tam sprawny statek, atakujący otrzymuje jedno trafienie, zanim weźmie kości.
arcs-card-lore13 = Pradawne włości
arcs-card-lore13-text = Masz na tej karcie jedno dodatkowe pole zasobu o koszcie najazdu 4.
arcs-card-lore14 = Torpedy tropiące
arcs-card-lore14-text = Gdy atakujesz, możesz raz przerzucić kości szturmu, najwyżej po jednej za każdy swój sprawny atakujący statek.
arcs-card-lore15 = Czujniki predykcyjne
arcs-card-lore15-text = Gdy ktoś cię atakuje, możesz sprowadzić dowolne swoje sprawne statki z sąsiednich układów, zanim atakujący weźmie kości.
arcs-card-lore16 = Promienie siłowe
arcs-card-lore16-text = Naprowadzanie (ruch): przesuń dowolne statki dowolnych graczy między układem ze swoim sprawnym portem gwiezdnym a jednym sąsiednim układem, wszystkie w jednym kierunku. Modyfikatory ruchu nie działają; to nie jest ruch przyspieszony.
arcs-card-lore17 = Egzoszkielety najeźdźców
arcs-card-lore17-text = Gdy atakujesz rywala bez budynku w układzie, jedna z twoich kości może być kością najazdu.
arcs-card-lore18 = Blokada instynktu
arcs-card-lore18-text = Męczeństwo (ruch): zniszcz jeden swój sprawny statek (nie staje się niczyim trofeum), a z nim jeden statek rywala w tym samym układzie, jeśli jakiś tam jest; ten drugi staje się twoim trofeum.
arcs-card-lore19 = Wizja Empaty
arcs-card-lore19-text =
    Gdy ogłoszona jest ambicja Empata, w każdym swoim rzucie możesz raz przerzucić dowolną liczbę kości.
    Preludium: możesz odrzucić tę kartę, aby zakończyć swoje oburzenie (psionik).
arcs-card-lore20 = Więź Empaty
arcs-card-lore20-text = Gdy ogłoszona jest ambicja Empata, możesz opodatkować miasta rywali, nawet jeśli ich nie kontrolujesz (nie bierzesz wtedy agenta do niewoli), oraz używać portów gwiezdnych rywali do budowy statków i ruchu przyspieszonego. Statki zbudowane w układzie kontrolowanym przez rywala są mimo to uszkodzone.
arcs-card-lore21 = Zaufanie Opiekuna
arcs-card-lore21-text =
    Gdy ogłoszona jest ambicja Opiekun, rywal nie może ukraść ci zasobu, jeśli sam już ma zasób tego typu.
    Preludium: możesz odrzucić tę kartę, aby zakończyć swoje oburzenie (relikwie).
arcs-card-lore22 = Solidarność Opiekuna
arcs-card-lore22-text = Gdy ogłoszona jest ambicja Opiekun, rywale nie mogą ukraść twojej karty gildii, jeśli masz też zasób tego samego typu.
arcs-card-lore23 = Okrucieństwo Watażki
arcs-card-lore23-text =
    Gdy ogłoszona jest ambicja Watażka, możesz opodatkować to samo miasto więcej niż raz na turę.
    Preludium: możesz odrzucić tę kartę, aby zakończyć swoje oburzenie (broń).
arcs-card-lore24 = Terror Watażki
arcs-card-lore24-text = Preludium: gdy ogłoszona jest ambicja Watażka, możesz zwracać trofea i za każde raz wywrzeć wpływ na kartę dworu.
arcs-card-lore25 = Ego Tyrana
arcs-card-lore25-text =
    Preludium: gdy ogłoszona jest ambicja Tyran, możesz zwracać jeńców i za każdego raz pozyskać kartę.
    Preludium: możesz odrzucić tę kartę, aby zakończyć swoje oburzenie (broń).
arcs-card-lore26 = Autorytet Tyrana
arcs-card-lore26-text = Aneksja (budowa), gdy ogłoszona jest ambicja Tyran: zastąp budynek rywala, który kontrolujesz, własnym tego samego rodzaju, jeśli masz go w puli.
arcs-card-lore27 = Aspiracje Magnata
arcs-card-lore27-text = Preludium: gdy ogłoszona jest ambicja Magnat, przed jakąkolwiek inną akcją możesz odrzucić wszystkie swoje materiały i paliwo, nawet jeśli nie masz żadnych, aby ogłosić ambicję bez znacznika. Nie umieszcza się znacznika zera.
arcs-card-lore28 = Urok Magnata
arcs-card-lore28-text =
    Preludium: gdy ogłoszona jest ambicja Magnat, możesz wymienić dowolną liczbę swoich żetonów materiałów i paliwa na tyle samo wybranych zasobów.
    Preludium: możesz odrzucić tę kartę, aby zakończyć swoje oburzenie (materiały i paliwo).

## Karty przygotowania

arcs-setup-p2_frontiers = Pogranicze
arcs-setup-p2_mix_up_1 = Mieszanka 1
arcs-setup-p2_homelands = Światy macierzyste
arcs-setup-p2_mix_up_2 = Mieszanka 2
arcs-setup-p3_mix_up = Mieszanka
arcs-setup-p3_frontiers = Pogranicze
arcs-setup-p3_homelands = Światy macierzyste
arcs-setup-p3_core_conflict = Konflikt w centrum
arcs-setup-p4_mix_up_1 = Mieszanka 1
arcs-setup-p4_mix_up_2 = Mieszanka 2
arcs-setup-p4_frontiers = Pogranicze
arcs-setup-p4_mix_up_3 = Mieszanka 3
