# Choices made ahead in Arcs.

arcs-ahead-pass = Postoupit iniciativu
    .about = Kdykoli máš v této kapitole zahrát hlavní kartu, dokud se nezmění tvoje ruka, komponenty, deska ani ambice.
arcs-ahead-no-seize = Neuchvátit iniciativu
    .about = Kdykoli odpovídáš na hlavní kartu, do konce kapitoly.
arcs-ahead-hits = Zásahy, na kterých nezáleží
    .about = Zásahy se za tebe přidělí tam, kde každý způsob dopadne stejně.
arcs-ahead-because-chapter = začala nová kapitola
arcs-ahead-because-ends = změnilo se, jestli postoupení ukončí kapitolu
arcs-ahead-because-hand = změnila se tvoje ruka
arcs-ahead-because-ambitions = změnily se ambice
arcs-ahead-because-pieces = změnily se tvoje komponenty na mapě
arcs-ahead-because-board = změnila se tvoje deska
