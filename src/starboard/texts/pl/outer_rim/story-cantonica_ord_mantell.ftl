### Outer Rim: opowieści spotkań na planetach Cantonica i Ord Mantell oraz to, jak kończą się ich testy.

outer_rim-story-enc_cantonica_ord_mantell_01-cantonica = Kryształowe żyrandole, gruby dywan i dziewięć par oczu, które liczą, ile da się
    na tobie zarobić. Krupierka stuka w puste miejsce przy stole i uśmiecha się o kilka zębów za szeroko. Tu stawki zaczynają się tam,
    gdzie w innych kasynach się kończą.

outer_rim-story-enc_cantonica_ord_mantell_01-ord_mantell = „Oryginalny sprzęt Republiki, spadł z oryginalnego transportowca Republiki”.
    Handlarz zmiata z lady poobijaną skrzynię i z hukiem stawia następną. Trzy z jego czterech rąk wypisują już rachunek, czwarta
    poleruje wieko.

outer_rim-story-enc_cantonica_ord_mantell_02-cantonica = Ziemia drży, zanim je widać: długouche fathiery wypadają z ostatniego zakrętu
    próbnego okrążenia. Naganiacz w pożyczonym fraku szepcze ci, kto na pewno wygra. Na swoim kuponie ma jednak kogoś innego.

outer_rim-story-enc_cantonica_ord_mantell_02-ord_mantell = W wąwozach złomu za portem ekipa rozbiera stary frachtowiec szybciej, niż
    gdzie indziej zdążyliby go zatankować. Najmłodszy mechanik patrzy na twój statek z nieskrywaną tęsknotą. Szef już liczy, ile warte
    jest takie pożegnanie.

outer_rim-story-enc_cantonica_ord_mantell_03-cantonica = Karty do sabaka mają na brzegach drobne nacięcia i ktoś zrobił je celowo. Szef
    sali ziewa za plecami bardzo kwadratowego ochroniarza. Można z tego skorzystać albo być dziś jedyną uczciwą osobą przy stole.
outer_rim-story-enc_cantonica_ord_mantell_03-cantonica-passed = Nikt nie widzi, jak twoje palce czytają brzegi kart. Pula sunie po
    suknie prosto do ciebie.
outer_rim-story-enc_cantonica_ord_mantell_03-cantonica-failed = Na twojej dłoni ląduje inna, dużo cięższa. Kasyno zatrzymuje stawkę i
    zapamiętuje twoją twarz.

outer_rim-story-enc_cantonica_ord_mantell_03-ord_mantell = Kompania najemników wzięła żołd, rozwiązała się i sprzedaje to, czym
    przyleciała. Jeden statek właśnie odlatuje w kłębach dymu. „Następny jest lepszy – zapewnia sierżant. – A dziury w kadłubie
    dorzucamy gratis”.

outer_rim-story-enc_cantonica_ord_mantell_04-cantonica = Rządom sprzedaje całe floty, a między dwoma daniami drobiazgi takim gościom jak
    ty. Po białym obrusie sunie w twoją stronę aksamitne pudełko. To, co leży w środku, mieści się w rękawie i umyka uwadze większości
    odźwiernych.

outer_rim-story-enc_cantonica_ord_mantell_04-ord_mantell = Poborcy idą od straganu do straganu wzdłuż lądowiska i milkną nawet
    najgłośniejsi kupcy. Weequay z księgą staje przed tobą, ślini kciuk i szuka twojej strony. Jego kompani patrzą ci tymczasem na ręce.

outer_rim-story-enc_cantonica_ord_mantell_05-cantonica = Emerytowana szulerka stawia ci drinka na tarasie i mówi o szczęściu. Podobno da
    się je namówić, żeby zmieniło zdanie, ale tylko raz i trzeba wiedzieć jak. A potem ci to pokazuje.

outer_rim-story-enc_cantonica_ord_mantell_05-ord_mantell = W biurze jest jedno krzesło, jeden wentylator i cała ściana twarzy. Urzędnik
    pomija dwa zlecenia, „już złapany” i „umarł ze starości”, po czym odwraca ekran w twoją stronę. Trzecia twarz mruga.

outer_rim-story-enc_cantonica_ord_mantell_06-cantonica = Stary hrabia ma połowę stajni w Canto Bight i wszystkie go nudzą. Macha do
    ciebie z loży: „No, namów mnie na coś”. Poprzedni gość właśnie wychodzi ze łzami w oczach, a od toru pachnie trawą i pieniędzmi.
outer_rim-story-enc_cantonica_ord_mantell_06-cantonica-passed = Śmieje się, aż wypada mu monokl. Na twój „interes” otwiera całkiem
    pękatą sakiewkę.
outer_rim-story-enc_cantonica_ord_mantell_06-cantonica-failed = Hrabia ziewa. Odźwierni odprowadzają cię do wyjścia, a rachunek za
    poczęstunek jest twój.

outer_rim-story-enc_cantonica_ord_mantell_06-ord_mantell = Pod wzgórzem zardzewiałych czołgów skład z czasów wojen klonów wciąż ma prąd.
    Droidy bojowe wiszą na stojakach jak płaszcze. Przypadną temu, kto obejdzie obwód strażniczy, a ten buczy, jakby o tym wiedział.
outer_rim-story-enc_cantonica_ord_mantell_06-ord_mantell-passed = Buczenie cichnie, stojaki opadają z westchnieniem. Jeśli chcesz tych
    droidów, są twoje.
outer_rim-story-enc_cantonica_ord_mantell_06-ord_mantell-failed = Stary obwód wcale nie śpi. Najpierw mrowią cię palce, potem cała
    reszta.

outer_rim-story-enc_cantonica_ord_mantell_07-cantonica = Biały jacht tkwi w porcie morza, które ktoś kazał wykopać na środku pustyni.
    Właściciel macha do ciebie kieliszkiem: goście są, fajerwerki są, silnika nie ma. Spod pokładu czuć przypaloną marmoladę.
outer_rim-story-enc_cantonica_ord_mantell_07-cantonica-passed = Wyciągasz ze sprzęgła widelczyk do przekąsek. Silnik mruczy, a
    właściciel chętnie płaci.
outer_rim-story-enc_cantonica_ord_mantell_07-cantonica-failed = Silnik kaszle raz i milknie. Goście wiosłują do brzegu, a za kaszel nikt
    nie płaci.

outer_rim-story-enc_cantonica_ord_mantell_07-ord_mantell = Barman cały wieczór poleruje jedną szklankę i słyszy wszystko. „Podaj planetę
    – mruczy pod kiepską muzykę – a powiem ci, kto nie chce, żeby go tam znaleziono”. Gadanie jest za darmo, ale wypada coś zamówić.

outer_rim-story-enc_cantonica_ord_mantell_08-cantonica = Na promenadzie dołącza do ciebie trzech wytwornych jegomościów w szarych
    rękawiczkach. Mają weksel, a nazwisko na nim jest prawie twoje. „Prawie nam wystarczy” – mówi najwyższy i zerka na balustradę nad
    wodą.

outer_rim-story-enc_cantonica_ord_mantell_08-ord_mantell = Na obu końcach zaułka wyją silniki. Gang na swoopach krąży wokół ciebie, a
    typ w malowanym hełmie chce twojej sakiewki, twojego płaszcza i przeprosin. Za okiennicami ktoś już przyjmuje zakłady.

outer_rim-story-enc_cantonica_ord_mantell_09-cantonica = Zaproszenie jest na prawdziwym papierze i równie prawdziwy jest datek, o który
    prosi. W środku ministrowie, admirałowie i szefowie podziemia tańczą do tej samej muzyki. Ktoś musi wznieść toast, a gospodyni
    rozgląda się po sali.
outer_rim-story-enc_cantonica_ord_mantell_09-cantonica-passed = Twój toast powtarzają przez całą noc. Rano mówi o tobie całe wybrzeże.
outer_rim-story-enc_cantonica_ord_mantell_09-cantonica-failed = Toast nie bawi nikogo, tylko jeden gość w kącie unosi kieliszek w twoją
    stronę.

outer_rim-story-enc_cantonica_ord_mantell_09-ord_mantell = Szyld mówi „Naprawy”, wystawa „Zamknięte”, a drzwi otwierają się, zanim
    zapukasz. Paser ma klientów, którzy nie pytają, i wagę, która nie kłamie. „Kładź na ladę – mówi. – Wszystko oprócz załogi”.

outer_rim-story-enc_cantonica_ord_mantell_10-cantonica = Kierownik podpływa do ciebie ze srebrną tacą: kieliszek, pióro i weksel na
    twoje nazwisko. „Ze spłatą nie ma pośpiechu” – uśmiecha się. Kilku gości wokół zaczyna nagle bardzo uważnie oglądać sufit.

outer_rim-story-enc_cantonica_ord_mantell_10-ord_mantell = Za myjnią śmigaczy przemytnicy mają cotygodniowe spotkanie: przygaszone
    światła, niskie ceny, czujka na dachu. Skrzynie zmieniają właściciela na jedno skinienie. Kto nie ma zatargów z Syndykatami, wchodzi
    śmiało. Kto je ma, niech trzyma się cienia.
outer_rim-story-enc_cantonica_ord_mantell_10-ord_mantell-passed = Wymykasz się za rzędem skrzyń, a z tobą wszystko, co twoje.
outer_rim-story-enc_cantonica_ord_mantell_10-ord_mantell-failed = Światło pada na ciebie i trzeba uciekać. Co zdążą złapać z ładunku, to
    ich.
