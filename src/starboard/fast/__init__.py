"""Rules once more, as compiled array code, for those who play many games at once (docs/fast-lane.md).

The rules in `games` are the reference, and what everybody gets who does not ask for more. A lane is reached by
`lane_of`; nothing below this layer, and no module at its import, knows of it. It needs the extra `fast`.
"""
