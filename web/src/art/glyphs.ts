// The small sign of each game, in a square of 24.

export const GLYPHS: Record<string, string> = {
  carcassonne: '<rect x="3" y="3" width="18" height="18" rx="2.5"/><path d="M3 12h4.6M16.4 12H21M12 16.4V21"/><circle cx="12" cy="12" r="4.3"/>',
  arcs: '<circle cx="12" cy="12" r="9.3"/><circle cx="12" cy="12" r="3.6"/><path d="M12 2.7v5.7M12 15.6v5.7M3.95 7.35l4.93 2.85M15.12 13.8l4.93 2.85M20.05 7.35l-4.93 2.85M8.88 13.8l-4.93 2.85"/>',
  outer_rim:
    '<path d="M2.6 17.5C5 8 12 3.5 21.4 4.2"/><circle cx="4" cy="14" r="2.2" fill="currentColor"/><circle cx="9.6" cy="7.6" r="2.2" fill="currentColor"/><circle cx="18" cy="4.3" r="2.2" fill="currentColor"/><path d="M10 19.5l11-5-4.3 6.6-2.2-2.7Z"/>',
  other: '<path d="M12 5 21 10 12 15 3 10ZM3 14.5 12 19.5 21 14.5"/>',
}
