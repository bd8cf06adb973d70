# Sledování stolu bez místa u něj: v prohlížeči.

web-new-visible-all = všichni
web-new-visible-all-about = Stůl je vidět v lobby a přihlížet smí kdokoli.
web-new-visible-all-short = všichni
web-new-visible-link = jen s odkazem
web-new-visible-link-about = Stůl není v žádném seznamu. Přihlížet smí, kdo má jeho adresu.
web-new-visible-link-short = jen ti, kdo mají adresu
web-new-visible-friends = přátelé
web-new-visible-friends-about = Přihlížet smějí přátelé kohokoli u stolu. Od začátku hry není v žádném seznamu.
web-new-visible-friends-short = přátelé hráčů
web-new-visible-nobody = nikdo
web-new-visible-nobody-about = Hru vidí jen lidé u stolu.
web-new-visible-nobody-short = nikdo
web-watch-delay = Diváci vidí hru
web-watch-at-once = hned
web-watch-later-short = zpoždění: { $time }
web-watch-rated = U hodnocené hry doporučujeme zpoždění { $time }: z diváků pak nikdo nemůže hráčům radit.
