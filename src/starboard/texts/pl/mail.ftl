# E-mail: what the server refuses.

mail-none = Ten serwer nie wysyła e-maili.
mail-bad-address = Na ten adres e-mail nie możemy pisać.
mail-needs-password = Najpierw zabezpiecz swoją nazwę hasłem.
mail-nothing-pending = Żaden adres nie czeka na potwierdzenie.
mail-too-many = Za dużo próśb o e-mail. Spróbuj ponownie za kilka godzin.
mail-token-gone = Ten link został już użyty albo stracił ważność. Poproś o nowy.
