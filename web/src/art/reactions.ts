// Emblems for quick reactions, in a square of 24, drawn by us: lines in the colour of the text, fills in two tones.

import type { React } from '../lib/protocol'

export type Reaction = React['what']

const FACE = '<circle class="b" cx="12" cy="12" r="9"/>'
const THUMB =
  '<path class="b" d="M8.5 11 12 4.2c1.8 0 2.6 1.3 2.2 3L13.6 10h4.2c1.4 0 2.3 1.2 2 2.5l-1.3 5.3c-.3 1.1-1.2 1.7-2.3 1.7H8.5Z"/>' +
  '<path class="a" d="M4 11h4.5v8.5H4Z"/>'

export const REACTIONS: Readonly<Record<Reaction, string>> = {
  yes: THUMB,
  no: `<g transform="rotate(180 12 12)">${THUMB}</g>`,
  clap:
    '<path class="b" d="M5 13.5 10.5 6a1.4 1.4 0 0 1 2.2 1.7L15 5.2a1.4 1.4 0 0 1 2.1 1.8l.9-.8a1.3 1.3 0 0 1 1.8 1.9L15 ' +
    '17a5.6 5.6 0 0 1-8.3 1A5 5 0 0 1 5 13.5Z"/>' +
    '<path d="M9.5 13 13 8.6M11.6 15 15.8 9.4M4 6.5 5.5 8M7.5 3.2 8.2 5.2M2.8 10.5h2"/>',
  wow:
    `${FACE}<path d="M8.5 9v.8M15.5 9v.8"/><ellipse class="a" cx="12" cy="15.4" rx="2.2" ry="2.8"/>` +
    '<path d="M6.8 6.6 9 6M17.2 6.6 15 6"/>',
  laugh: `${FACE}<path d="M7 10.3c.6-1.2 2.2-1.2 2.8 0M14.2 10.3c.6-1.2 2.2-1.2 2.8 0"/><path class="a" d="M7 13.2h10a5 5 0 0 1-10 0Z"/>`,
  sad: `${FACE}<path d="M8.5 9.5v.8M15.5 9.5v.8M8 16.8c1.6-2.6 6.4-2.6 8 0"/>`,
  thinking:
    `${FACE}<path d="M8.5 9.5v.8M15.5 9v.8M14 6.4l3-.6M9 16l4.5-.8"/>` +
    '<path class="a" d="M6 20.5c0-2 .8-3.4 2.4-3.6l3.2-.4c1.3-.1 1.6 1.5.4 1.8l-1.4.4c.3 1.8-1.2 3.3-2.8 3.3-1 ' +
    '0-1.8-.6-1.8-1.5Z"/>',
  hurry:
    '<path class="a" d="M9 10h6l-3 2.6Z"/><path class="a" d="M7.8 19.4c0-2.4 2-4 4.2-4.8 2.2.8 4.2 2.4 4.2 4.8Z"/>' +
    '<path d="M6.5 4h11M6.5 20h11M7.5 4c0 4.4 1.4 5.8 4.5 8-3.1 2.2-4.5 3.6-4.5 8M16.5 4c0 4.4-1.4 5.8-4.5 8 3.1 2.2 4.5 3.6 4.5 8"/>',
  thanks:
    '<path class="b" d="M12 20.2C6.5 16.4 3.6 13.2 3.6 9.7a4.3 4.3 0 0 1 8.4-1.5 4.3 4.3 0 0 1 8.4 1.5c0 3.5-2.9 6.7-8.4 10.5Z"/>' +
    '<path d="M7 9.4c.1-1 .8-1.7 1.7-1.8"/>',
  sorry:
    `${FACE}<path d="M7.2 10.6c.8-.9 1.9-.9 2.6 0M14.2 10.6c.8-.9 1.9-.9 2.6 0M9.4 16.2h5.2"/>` +
    '<path class="a" d="M18.8 3.2c1.2 1.6 1.8 2.7 1.8 3.5a1.8 1.8 0 0 1-3.6 0c0-.8.6-1.9 1.8-3.5Z"/>',
  luck:
    '<path class="b" d="M12 11.4C9.7 11 8.4 9.6 8.4 7.7a2 2 0 0 1 3.6-1.2 2 2 0 0 1 3.6 1.2c0 1.9-1.3 3.3-3.6 3.7Z"/>' +
    '<path class="b" d="M11.4 12c-.4 2.3-1.8 3.6-3.7 3.6A2 2 0 0 1 6.5 12a2 2 0 0 1 1.2-3.6c1.9 0 3.3 1.3 3.7 3.6Z"/>' +
    '<path class="b" d="M12.6 12c.4 2.3 1.8 3.6 3.7 3.6a2 2 0 0 0 1.2-3.6 2 2 0 0 0-1.2-3.6c-1.9 0-3.3 1.3-3.7 3.6Z"/>' +
    '<path d="M12 12.4c.2 3.6 1.2 6 3.4 8"/>',
  'good-game':
    '<path class="b" d="M7.5 4h9v5.5a4.5 4.5 0 0 1-9 0Z"/>' +
    '<path d="M7.5 5.5H4.2c0 3.2 1.3 5 3.6 5M16.5 5.5h3.3c0 3.2-1.3 5-3.6 5M12 14v3"/>' +
    '<path class="a" d="M8 20.2c0-1.9 1.6-3.2 4-3.2s4 1.3 4 3.2Z"/>',
}

export const REACTION_NAMES = Object.keys(REACTIONS) as Reaction[]
