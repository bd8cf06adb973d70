# Only reports of many games say these.

report-arcs-deed-battle = battle
report-arcs-deed-build = build
report-arcs-deed-influence = influence
report-arcs-deed-move = move
report-arcs-deed-repair = repair
report-arcs-deed-secure = secure
report-arcs-deed-seize = seize the initiative
report-arcs-deed-tax = tax
report-arcs-deed-outrage = provoke Outrage
report-arcs-deed-pass = pass
report-arcs-deed-declare = declare { $ambition }
report-arcs-ending-power = enough Power
report-arcs-ending-chapters = five chapters
report-arcs-key-length = chapters in a game (median)
report-arcs-short-length = Half the games take { $low } to { $high } chapters.
report-arcs-unit-rounds = Chapters
report-arcs-length-rounds = Chapters in a game
