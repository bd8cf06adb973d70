### Outer Rim: co knuje gracz SI, po jednej opowieści na każdą kartę SI.

outer_rim-story-ai_1 =
    List przewozowy konkurencji lśni jak nowy, cokolwiek siedzi w skrzyniach. A na każdego, kto ma pieczątkę, czeka komplement.

outer_rim-story-ai_2 = Najpierw dziury, potem zarobek: konkurencja łata, co przecieka, pyta o robotę i rozgląda się za nowymi twarzami.

outer_rim-story-ai_3 = U konkurencji krucho z pieniędzmi, więc przestaje pytać, czyje są te cudze. Najbliższy patrol już marszczy brwi.

outer_rim-story-ai_4 =
    Skrzynie do środka, skrzynie na zewnątrz i żaden inspektor nawet nie podnosi wzroku. Wieczorem konkurencja stawia kolejkę i
    wypatruje talentów.

outer_rim-story-ai_5 = Konkurencja lata, jakby za lakier płacił kto inny. Mówi się o tym, a niejeden chętnie by się z nią zabrał.

outer_rim-story-ai_6 = Na statku rywala porządek: śruby dokręcone, umowy przeczytane dwa razy, żadnych objazdów. Aż ciarki przechodzą.

outer_rim-story-ai_7 =
    Konkurencja ma w ładowni więcej, niż pozwala prawo. A gdyby już nic się nie mieściło, zawsze zostaje sklepik z błyszczącymi
    gadżetami.

outer_rim-story-ai_8 =
    Nowe zabawki na statek, głośne pytania w każdej karczmie i przyjazne machanie patrolowi: konkurencja chce się pokazać.

outer_rim-story-ai_9 =
    Rywal przechadza się między statkami na sprzedaż, kopie w podwozia i przelicza pieniądze, które jeszcze rano były czyjeś.

outer_rim-story-ai_10 =
    Ładować, przechwalać się, zrywać ogłoszenia ze ścian i brać z półek to, co najlepsze: konkurencja jest wszędzie naraz. Co będzie
    dalej, nie wie nikt.
