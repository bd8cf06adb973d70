// Line icons in a square of 24, drawn by us.

export const ICONS = {
  again: '<path d="M19 6v5h-5M19 11a7.5 7.5 0 1 0-1 5.5"/>',
  bell: '<path d="M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15ZM10 20.5h4"/>',
  bolt: '<path d="M13 3 5 13.5h6L10 21l9-11.5h-6.5Z"/>',
  book: '<path d="M4 5.5A10 10 0 0 1 12 7a10 10 0 0 1 8-1.5V18a10 10 0 0 0-8 1.5A10 10 0 0 0 4 18ZM12 7v12.5"/>',
  bot:
    '<rect x="4.5" y="8" width="15" height="11" rx="3"/><path d="M12 8V4.5M9 13v1.5M15 13v1.5"/>' +
    '<circle cx="12" cy="3.6" r="1.2" fill="currentColor"/>',
  bulb: '<path d="M9.5 18h5M10.5 21h3M8.8 15A6 6 0 1 1 15.2 15c-.5.6-.7 1.5-.7 3h-5c0-1.5-.2-2.4-.7-3Z"/>',
  cards: '<rect x="4" y="6" width="10" height="14" rx="2"/><path d="M9 3.5h9a2 2 0 0 1 2 2V17"/>',
  chart: '<path d="M4 4v16h16M7.5 15l4-5 3 3 5-7"/>',
  chat: '<path d="M4 5h16v11H10l-5 4v-4H4z"/>',
  check: '<path d="M5 12.5 10 17.5 19.5 7"/>',
  clock: '<circle cx="12" cy="12" r="8.5"/><path d="M12 7v5l3.5 2"/>',
  close: '<path d="M6 6l12 12M18 6 6 18"/>',
  code:
    '<path d="M4 4h6v6H4ZM14 4h6v6h-6ZM4 14h6v6H4Z"/>' +
    '<path d="M7 7v.1M17 7v.1M7 17v.1M14.5 14.5v.1M19.5 14.5v.1M17 17v.1M14.5 19.5v.1M19.5 19.5v.1" stroke-width="2.4"/>',
  copy: '<rect x="9" y="9" width="11" height="11" rx="2"/><path d="M15 9V6a2 2 0 0 0-2-2H6a2 2 0 0 0-2 2v7a2 2 0 0 0 2 2h3"/>',
  crosshair: '<circle cx="12" cy="12" r="6"/><path d="M12 2.5v5M12 16.5v5M2.5 12h5M16.5 12h5"/>',
  crown: '<path d="M4 18 3 7l5 4 4-7 4 7 5-4-1 11Z"/>',
  dice:
    '<rect x="4" y="4" width="16" height="16" rx="4"/>' +
    '<path d="M8.5 8.5v.1M15.5 8.5v.1M12 12v.1M8.5 15.5v.1M15.5 15.5v.1" stroke-width="2.6"/>',
  door: '<path d="M6 20.5V4.5h9v16M3.5 20.5h17M12 12v1.5"/><path d="M15 7l3 .8v12.7"/>',
  down: '<path d="M5 9l7 7 7-7"/>',
  exit: '<path d="M13 4.5H6v15h7M10.5 12H20.5M17 8.5l3.5 3.5-3.5 3.5"/>',
  eye: '<path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z"/><circle cx="12" cy="12" r="2.8"/>',
  first: '<path d="M18 5l-8 7 8 7ZM6 5v14" fill="currentColor"/>',
  fit: '<path d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5"/>',
  flag: '<path d="M6 21V4M6 4.5h11l-2.5 4L17 12.5H6"/>',
  fork:
    '<circle cx="7" cy="5.5" r="2"/><circle cx="17" cy="5.5" r="2"/><circle cx="12" cy="18.5" r="2"/>' +
    '<path d="M7 7.5c0 5 5 4 5 9M17 7.5c0 5-5 4-5 9"/>',
  gear:
    '<circle cx="12" cy="12" r="3"/>' +
    '<path d="M12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.1 2.1M16.3 16.3l2.1 2.1M18.4 5.6l-2.1 2.1M7.7 16.3l-2.1 2.1"/>',
  globe: '<circle cx="12" cy="12" r="8.5"/><path d="M3.5 12h17M12 3.5c3 3 3 14 0 17M12 3.5c-3 3-3 14 0 17"/>',
  hand:
    '<path d="M7 12.5V7a1.5 1.5 0 0 1 3 0v4M10 10.5V5a1.5 1.5 0 0 1 3 0v5.5M13 10.5V6.5a1.5 1.5 0 0 1 3 0V12M16 10a1.5 ' +
    '1.5 0 0 1 3 0v4.5A6.5 6.5 0 0 1 12.5 21C9 21 7.5 19.5 6 17l-2.3-3.5a1.5 1.5 0 0 1 2.5-1.6L7.5 14"/>',
  help: '<circle cx="12" cy="12" r="8.5"/><path d="M9.5 9.5a2.5 2.5 0 1 1 3.7 2.2c-.8.5-1.2 1-1.2 1.8M12 16.7v.3"/>',
  home: '<path d="M4 11.5 12 4.5l8 7M6.5 10v10h11V10M10.5 20v-5.5h3V20"/>',
  info: '<circle cx="12" cy="12" r="8.5"/><path d="M12 11v5.5M12 7.5v.5"/>',
  last: '<path d="M6 5l8 7-8 7ZM18 5v14" fill="currentColor"/>',
  left: '<path d="M15 5l-7 7 7 7"/>',
  link: '<path d="M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7l-1.5 1.5M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7l1.5-1.5"/>',
  load: '<path d="M12 15.5V4.5M7.5 9 12 4.5 16.5 9M5 20h14"/>',
  lock: '<rect x="5" y="10.5" width="14" height="10" rx="2"/><path d="M8 10.5V8a4 4 0 0 1 8 0v2.5"/>',
  log: '<path d="M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01"/>',
  me: '<circle cx="12" cy="8" r="4"/><path d="M4.5 20c.8-4.5 4-6.5 7.5-6.5s6.7 2 7.5 6.5"/>',
  menu: '<path d="M4 7h16M4 12h16M4 17h16"/>',
  minus: '<path d="M5 12h14"/>',
  moon: '<path d="M20 14.5A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.5Z"/>',
  more: '<path d="M5 12h.01M12 12h.01M19 12h.01" stroke-width="3"/>',
  mute: '<path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5ZM16 9.5l5 5M21 9.5l-5 5"/>',
  no: '<circle cx="12" cy="12" r="8.5"/><path d="M6 6l12 12"/>',
  pause: '<path d="M7 5h3.5v14H7ZM13.5 5H17v14h-3.5Z" fill="currentColor" stroke="none"/>',
  pencil: '<path d="M4 20l1-4.5L16 4.5 19.5 8 8.5 19ZM14 6.5 17.5 10"/>',
  play: '<path d="M7 4.5v15l12-7.5Z" fill="currentColor"/>',
  players:
    '<circle cx="9" cy="8" r="3.4"/><path d="M3 20c0-4 2.6-6 6-6s6 2 6 6M16 5a3.4 3.4 0 0 1 0 6.4M18 14.4c2 .8 3 2.6 3 5.6"/>',
  people:
    '<circle cx="9" cy="8.5" r="3.4"/><path d="M2.5 19.5c.6-3.9 3.3-5.6 6.5-5.6s5.9 1.7 6.5 5.6"/>' +
    '<path d="M15.5 5.4a3.4 3.4 0 0 1 0 6.2M17.5 14.4c2.1.7 3.6 2.3 4 5.1"/>',
  plus: '<path d="M12 5v14M5 12h14"/>',
  right: '<path d="M9 5l7 7-7 7"/>',
  robot:
    '<rect x="4.5" y="8" width="15" height="11" rx="3"/><path d="M12 8V4.5M9 13v1.5M15 13v1.5"/>' +
    '<circle cx="12" cy="3.6" r="1.2" fill="currentColor"/>',
  rocks: '<path d="M8 4h7l5 6-2 8-8 2.5-6-6L4.5 8ZM8 4l3 7 9-1M11 11l-7 3.5M11 11l-1 9.5"/>',
  route:
    '<path d="M3 17C9 17 9 7 15 7h6"/><circle cx="3.5" cy="17" r="1.6" fill="currentColor"/>' +
    '<circle cx="20.5" cy="7" r="1.6" fill="currentColor"/>',
  save: '<path d="M12 4v11M7.5 11 12 15.5 16.5 11M5 20h14"/>',
  search: '<circle cx="10.5" cy="10.5" r="6"/><path d="M15 15l5 5"/>',
  screen: '<rect x="3" y="4.5" width="18" height="12" rx="2"/><path d="M9 20.5h6M12 16.5v4"/>',
  share:
    '<circle cx="6" cy="12" r="2.5"/><circle cx="18" cy="6" r="2.5"/><circle cx="18" cy="18" r="2.5"/>' +
    '<path d="M8.3 10.9 15.7 7.2M8.3 13.1l7.4 3.7"/>',
  skip: '<path d="M5 5l7 7-7 7ZM12 5l7 7-7 7Z" fill="currentColor"/>',
  sliders: '<path d="M4 7h10M18 7h2M4 17h2M10 17h10"/><circle cx="16" cy="7" r="2"/><circle cx="8" cy="17" r="2"/>',
  sound: '<path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5ZM15.5 9a4.5 4.5 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11"/>',
  star: '<path d="M12 3.5l2.6 5.6 6 .7-4.5 4.1 1.2 6L12 16.9 6.7 19.9l1.2-6L3.4 9.8l6-.7Z"/>',
  sun: '<circle cx="12" cy="12" r="4"/><path d="M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6 7 7M17 17l1.4 1.4M18.4 5.6 17 7M7 17l-1.4 1.4"/>',
  swords: '<path d="M5 4l10.5 10.5M19 4 8.5 14.5M13 17l4.5-4.5M11 17 6.5 12.5M16 16l4 4M8 16l-4 4"/>',
  table: '<path d="M12 5 21 10 12 15 3 10ZM3 14.5 12 19.5 21 14.5"/>',
  tiles:
    '<rect x="4" y="4" width="7" height="7" rx="1"/><rect x="13" y="4" width="7" height="7" rx="1"/>' +
    '<rect x="4" y="13" width="7" height="7" rx="1"/><path d="M16.5 13.5v6M13.5 16.5h6"/>',
  trash: '<path d="M5 7h14M10 7V4.5h4V7M7 7l1 13h8l1-13M10.5 11v5.5M13.5 11v5.5"/>',
  turn: '<path d="M20 12a8 8 0 1 1-2.6-5.9M20 3v5h-5"/>',
  undo: '<path d="M8 5 4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11H9"/>',
  unlock: '<rect x="5" y="10.5" width="14" height="10" rx="2"/><path d="M8 10.5V8a4 4 0 0 1 7.7-1.5"/>',
  up: '<path d="M5 15l7-7 7 7"/>',
  warn: '<path d="M12 4 21 20H3ZM12 10v4.5M12 17v.5"/>',
  world: '<circle cx="12" cy="12" r="6.5"/><path d="M3 15.5c4 1.5 14-3 18-8"/>',
} as const

export type IconName = keyof typeof ICONS
