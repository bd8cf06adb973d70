### Outer Rim: opowieści o spotkaniach na planetach Pierścień Kafrene i Takodana.

outer_rim-story-enc_kafrene_takodana_01-ring_of_kafrene =
    Między dwoma straganami z makaronem nowiny dodają gratis do każdej miski. Kucharz miesza, nachyla się i szepcze, kogo gdzie
    ostatnio widziano, z kim i w czyim płaszczu. Więcej rosołu, więcej nazwisk. Dobrze ci się tu siedzi.
outer_rim-story-enc_kafrene_takodana_01-takodana =
    Długi stół w zamku ciągnie się od kuchni po kominek i jada przy nim chyba każda kłótnia galaktyki. Skrzypi ława, łokcie się
    rozsuwają: jest jedno wolne miejsce, tuż obok kogoś, z kim warto pogadać.
outer_rim-story-enc_kafrene_takodana_02-ring_of_kafrene =
    Zaułek jest skrótem, dopóki nie wyrosną w nim trzy cienie: jeden z rurą, drugi z latarnią i trzeci, ten od mówienia. „Nic
    osobistego – mówi trzeci. – Życie na Pierścieniu jest drogie”. Za tobą z hukiem zamyka się krata.
outer_rim-story-enc_kafrene_takodana_02-takodana =
    Jednooka piratka śpiewa, fałszywie i z całego serca, a cały zamek jej wtóruje. Ktoś podaje ci piwo, ktoś inny olej. Nad jeziorem
    dwoje nieznajomych nuci razem z nią i prostuje młotkami obluzowane płyty twojego statku.
outer_rim-story-enc_kafrene_takodana_03-ring_of_kafrene =
    Nosi holokrążki ze zleceniami na sznurku, jak suszone grzyby, i z jednego zdmuchuje dla ciebie kurz. Miga hologram: twarz, na
    kołnierzu czarne słońce. „Tego nikt nie bierze – wzdycha sprzedawca. – Wszyscy lubią spokojne wieczory”.
outer_rim-story-enc_kafrene_takodana_03-takodana =
    Za drugim filarem pięcioro graczy pochyla się nad planszą, którą wykuto w kamieniu na długo przed narodzinami ich prababć. Zasady
    są stare, stawki świeże. Najmniejszy z nich wysuwa nogą stołek i grzechocze kubkiem.
outer_rim-story-bounty_black_sun_agent =
    POSZUKIWANY (Ord Mantell): agent Czarnego Słońca; uprzejmy, dobrze ubrany, zawsze akurat wychodzi. Sprzedał jeden magazyn pięciu
    kupcom, a dwaj z nich właśnie się spotkali. Czekają na wyjaśnienia, najchętniej osobiste. Jego szefowie ci nie podziękują.
outer_rim-story-enc_kafrene_takodana_04-ring_of_kafrene =
    Pod ostatnią ławką na przystanku promu magnes trzyma kapsułkę nie większą od zęba. Ktoś na niej wydrapał: „Nie dla ciebie. Dla
    kogoś, kogo spotkasz”. Ilekroć się zbliżasz, miga na zielono, jakby się cieszyła.
outer_rim-story-enc_kafrene_takodana_04-takodana =
    W piwnicach zamku leżą pod kurzem i nieczytelnymi etykietami skarby oddawane w zastaw od tysiąca lat. Stary kustosz obiecuje
    udział każdemu, kto powie mu, czym jest miedziane coś z dziewięcioma uchwytami. Od lat na tym siedzi.
outer_rim-story-enc_kafrene_takodana_04-takodana-passed =
    Pieczęć podatkowa zaginionego królestwa! Kolekcjonerzy licytują, zanim skończysz zdanie.
outer_rim-story-enc_kafrene_takodana_04-takodana-failed = „Czajnik” – zgadujesz. Kustosz wzdycha i znów na nim siada.
outer_rim-story-job_encrypted_message =
    Kapsułka chce trafić do innego kapitana i nie jest wybredna. Gdy tylko jakiś jest blisko, grzeje cię w kieszeni: uścisk dłoni,
    kliknięcie, szept, który zrozumie tylko ten drugi. Zapłatę dostaną obie strony.
outer_rim-story-enc_kafrene_takodana_05-ring_of_kafrene =
    W szafce, którą otwierasz przez pomyłkę, leży teczka przewiązana czerwonym sznurkiem: daty, rachunki i hologramy kogoś znanego w
    bardzo niefortunnym kapeluszu. Starannie zawiązujesz sznurek z powrotem. Taka teczka najwięcej znaczy w towarzystwie.
outer_rim-story-enc_kafrene_takodana_05-takodana =
    Przy wielkim ogniu każdy pirat wznosi kubek i opowiada o swojej chwili chwały, a reszta wyje z zachwytu albo rzuca chlebem. Teraz
    kubek dotarł do ciebie. Możesz zabrać głos albo podać go dalej i nadstawić uszu.
outer_rim-story-enc_kafrene_takodana_05-takodana-passed = Ryk zachwytu. Do rana będą to opowiadać, jakby tam byli.
outer_rim-story-enc_kafrene_takodana_05-takodana-failed = Chleb, skórki, jeden but. Zwyczaj każe ci postawić następną kolejkę.
outer_rim-story-enc_kafrene_takodana_06-ring_of_kafrene =
    Z tłumu wpada prosto na ciebie blady kurier z kluczem danych wszytym w rękaw. Dwie ulice dalej między straganami przepychają się
    białe hełmy. Potrzebuje sojusznika, i to zaraz, więc patrzy ci w twarz i próbuje zgadnąć, na kogo trafił.
outer_rim-story-enc_kafrene_takodana_06-takodana =
    Siwowłosy jegomość na galerii odchodził z przemytu na emeryturę jedenaście razy i za każdym razem po tygodniu umierał z nudów.
    Każdego celnika zna po numerze buta. „Spłać mój rachunek – mówi – a na emeryturę pójdę kiedy indziej”.
outer_rim-story-enc_kafrene_takodana_07-ring_of_kafrene =
    Wszystkie lampy bazaru nagle świecą na biało. Szturmowcy zamykają oba końce ulicy, a oficer na skrzyni odczytuje listę. Kogo na
    niej nie ma, ten za zapłatą nosi skonfiskowany towar. Kto na niej jest, szuka włazu do kanału.
outer_rim-story-enc_kafrene_takodana_07-ring_of_kafrene-passed = Wychodzisz przez pralnię, a czytanie trwa dalej bez ciebie.
outer_rim-story-enc_kafrene_takodana_07-ring_of_kafrene-failed = W kanale czekają ich odwody. Uciekasz z guzami i z pościgiem na karku.
outer_rim-story-enc_kafrene_takodana_07-takodana =
    Broń wisi na hakach przy bramie i podobno tam też zostawia się urazy. Wokół jednego ognia siedzą wysłannicy wszystkich potęg
    galaktyki, znudzeni i spragnieni. Dzban masz ty. Komu nalejesz najpierw?
outer_rim-story-enc_kafrene_takodana_08-ring_of_kafrene =
    Fałszerz pracuje w schowku za zakładem fryzjerskim i ma atrament na wszystkich czternastu palcach. „Mała powódź w archiwum,
    pomyłka urzędnika i ten, kto się na ciebie gniewa, ma nie te akta. Za zwykłą stawkę nic się nie zdarzyło”.
outer_rim-story-enc_kafrene_takodana_08-takodana =
    Szkutnik znad jeziora wita najpierw twój statek, a potem ciebie. Już coś dokręca kluczem tak długim jak on sam. „To na koszt
    firmy. A odłożyłem dla ciebie pewną część, tanio, bo twojemu statkowi się podoba”.
outer_rim-story-enc_kafrene_takodana_09-ring_of_kafrene =
    W windzie towarowej, która nigdy nie staje, łowcy handlują zleceniami od piętra do piętra. Dwa są spłacone, nim się rozejrzysz, i
    lecą w dół szybu jak konfetti. Następne jest jeszcze ciepłe, a jego właściciel zaraz wysiada.
outer_rim-story-enc_kafrene_takodana_09-takodana =
    Na dziedzińcu mistrz stoi w kredowym kręgu i ziewa. Pod murem siedzi rząd pretendentów z zimnymi okładami na głowach. Kto pierwszy
    opuści krąg, przegrywa, i bez urazy. Tłum rozgląda się, a potem patrzy na ciebie.
outer_rim-story-enc_kafrene_takodana_10-ring_of_kafrene =
    Zapukać dwa razy, odczekać, kaszlnąć: tylna ściana sklepu z przyprawami się otwiera. Gildia prowadzi księgi znikającym atramentem,
    a towar trzyma na kółkach. „Do śniadania ma tego nie być – mówi skarbnik. – Więc jest tanio, a ty nie pytasz”.
outer_rim-story-enc_kafrene_takodana_10-takodana =
    Besalisk w głębi sali od lat jest ci winien pieniądze. Jest też winien Syndykatom, których człowiek siedzi po jego lewej, i
    Huttom, których pisarz siedzi po prawej. Stawia łokieć na stole i szczerzy zęby: „Siłujemy się?”
outer_rim-story-enc_kafrene_takodana_10-takodana-passed =
    Łokieć, talerze i stół lądują na podłodze. Płaci, rozcierając wszystkie cztery nadgarstki.
outer_rim-story-enc_kafrene_takodana_10-takodana-failed = Spodziewasz się jednej ręki. On przynosi wszystkie cztery.
