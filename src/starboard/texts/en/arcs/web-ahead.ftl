# Choices made ahead in Arcs.

arcs-ahead-pass = Pass the initiative
    .about = Whenever you would lead in this chapter, as long as your hand, your pieces, your board and the ambitions stay as they are.
arcs-ahead-no-seize = Do not seize
    .about = After you have followed, until the chapter ends.
arcs-ahead-hits = Hits that make no difference
    .about = Hits are placed for you where every way comes to the same.
arcs-ahead-because-chapter = a new chapter has begun
arcs-ahead-because-ends = it has changed whether passing ends the chapter
arcs-ahead-because-hand = your hand has changed
arcs-ahead-because-ambitions = the ambitions have changed
arcs-ahead-because-pieces = your pieces on the map have changed
arcs-ahead-because-board = your board has changed
