# Under the pictures of the rules: the client loads these with the rules.

web-rules-arcs-move = Jeden pohyb: některé nebo všechny tvoje lodě přeletí z jednoho systému do sousedního.
web-rules-arcs-catapult = Jeden urychlený pohyb: ze systému s tvým dokem branou za branou, dokud lodě nevstoupí na planetu.
web-rules-arcs-battle = Bitva se týká jednoho systému. Útočí všechny tamní lodě útočníka, brání se všechny tamní komponenty jednoho soupeře.
