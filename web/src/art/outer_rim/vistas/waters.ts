// Worlds of water and green.

import { at, bar, disc, hills, moon, path, ripples, sky, stroke, sun, windows } from './kit'

export const monCalamari = (): string => {
  const shell = (x: number, y: number, size: number): string =>
    at(
      x,
      y,
      path('M-30 0C-28 -22 -14 -40 0 -44C14 -40 28 -22 30 0Z', '#f0e6da') +
        path('M4 -43C16 -38 28 -22 30 0H12C16 -16 12 -32 4 -43Z', '#b98f9a') +
        stroke('M-24 -14C-10 -10 10 -10 24 -14M-16 -27C-6 -24 6 -24 16 -27', '#d0a8a8', 1.4) +
        windows(`shell ${x}`, -22, -10, 44, 8, '#2f7fa8', 0.5) +
        path('M-34 0H34L26 6H-26Z', '#8a6f80'),
      size,
    )
  return (
    sky('#2f6fb0', '#7fc0e0', '#dff3f0') +
    sun(132, 42, 12, '#fffbe0') +
    path('M60 62c8-7 20-7 26 0 8-3 16 0 18 5H50c0-4 5-6 10-5Z', '#fff', ' opacity=".55"') +
    shell(196, 98, 0.55) +
    shell(318, 100, 0.7) +
    bar(0, 98, 340, 52, '#1f6fa0') +
    shell(256, 108, 1.15) +
    ripples('calamari', 102, 44, '#8fd6f0') +
    path('M170 150C196 128 226 124 250 132C262 128 262 120 254 116C272 116 284 130 272 144L276 150Z', '#124a78') +
    path('M0 150V128C24 118 44 122 60 130S96 140 120 134L150 150Z', '#17588a') +
    stroke('M4 127C24 119 44 122 58 129M176 146C200 129 226 125 248 132', '#dff3ff', 1.8, ' opacity=".8"')
  )
}

export const naboo = (): string =>
  sky('#3f86c9', '#a0d3ec', '#f2f2d8') +
  path('M40 40c8-8 20-7 26 0 9-3 18 1 18 7H28c0-5 6-8 12-7Z', '#fff', ' opacity=".7"') +
  hills('naboo far', 100, 26, 64, '#7fb08a') +
  // the cliff with its falls, and the palace upon it
  path('M172 150L178 92L196 86H340V150Z', '#6f8a62') +
  path(
    'M188 150C186 126 190 104 194 90H204C200 110 202 132 206 150ZM312 150C310 128 312 106 314 88H322C320 108 322 132 326 150Z',
    '#e8f6fb',
  ) +
  path('M194 90h4c-4 20-4 42-2 60h-8c-2-24 2-46 6-60Z', '#a9d6e8') +
  bar(214, 66, 92, 22, '#f0dcb4') +
  bar(266, 66, 40, 22, '#cfae82') +
  windows('naboo', 218, 72, 86, 12, '#8a6a4a', 0.55) +
  path(
    'M222 66C222 54 230 48 238 46C246 48 254 54 254 66ZM268 66C268 56 275 51 281 49C287 51 294 56 294 66Z',
    '#4f9a8a',
  ) +
  path(
    'M238 46C246 48 254 54 254 66H244C247 58 244 50 238 46ZM281 49C287 51 294 56 294 66H286C288 60 286 53 281 49Z',
    '#2f6f6a',
  ) +
  bar(252, 50, 18, 38, '#f7e8c8') +
  bar(262, 50, 8, 38, '#cfae82') +
  path('M250 50C250 38 256 33 261 31C266 33 272 38 272 50Z', '#5aa898') +
  path('M261 31C266 33 272 38 272 50H265C267 43 265 36 261 31Z', '#2f6f6a') +
  bar(237.4, 41, 1.2, 6, '#e0b545') +
  bar(260.4, 24, 1.2, 8, '#e0b545') +
  hills('naboo mid', 124, 12, 50, '#4f8a52') +
  hills('naboo near', 142, 10, 40, '#2f5f3c')

export const takodana = (): string => {
  const pine = (x: number, y: number, size: number, fill: string): string =>
    at(x, y, path('M0 -34L7 -20H4L10 -9H5L12 2H-12L-5 -9H-10L-4 -20H-7Z', fill), size)
  const pines = (from: number, to: number, y: number, size: number, fill: string): string => {
    let s = ''
    for (let x = from, i = 0; x < to; x += 13 * size, i++)
      s += pine(x, y + ((i * 7) % 5), size * (0.85 + ((i * 5) % 4) * 0.1), fill)
    return s
  }
  return (
    sky('#4a8a9a', '#a9d0b8', '#f4efc8') +
    sun(150, 60, 13, '#fff7cf') +
    hills('takodana far', 96, 24, 58, '#6fa088') +
    pines(-4, 344, 98, 0.55, '#3f7a62') +
    // the castle
    path('M214 104V64H226V56H238V66H252V44H270V66H282V58H296V104Z', '#8f8a78') +
    path('M262 44H270V66H282V58H296V104H258Z', '#68644f') +
    path('M223 56L232 40L241 56ZM249 44L261 24L273 44ZM279 58L289 44L299 58Z', '#54606a') +
    path('M248 104V88C248 80 260 80 260 88V104Z', '#33302a') +
    windows('takodana', 218, 68, 74, 16, '#ffd98a', 0.28) +
    stroke('M232 40V30M261 24V12', '#54433a', 1.6) +
    path('M232 30L246 33L232 37ZM261 12L278 16L261 20Z', '#d0503a') +
    path('M196 108C214 98 300 98 322 108Z', '#5f7f4a') +
    bar(0, 106, 340, 44, '#3f8f9a') +
    path('M214 108H298L290 134H222Z', '#2f6f72', ' opacity=".5"') +
    ripples('takodana', 110, 34, '#c9ecdf') +
    pines(-6, 120, 142, 1.25, '#1f4f40') +
    pines(306, 350, 146, 1.3, '#1f4f40')
  )
}

export const nalHutta = (): string => {
  const cap = (x: number, y: number, size: number): string =>
    at(
      x,
      y,
      path('M-3 0C-2 -12 -2 -22 -2.6 -30H2.6C2 -22 2 -12 3 0Z', '#6b7a3a') +
        path('M-18 -27C-16 -42 16 -42 18 -27C8 -31 -8 -31 -18 -27Z', '#d08a3f') +
        path('M4 -38C12 -37 17 -33 18 -27C14 -29 9 -30 6 -30Z', '#8f5a2c') +
        disc(-8, -33, 2.4, '#ffe0a0'),
      size,
    )
  return (
    sky('#4f5a2c', '#8a8f3f', '#c9bf62') +
    moon(140, 36, 15, '#d8d08a', '#7a8040') +
    path('M0 58C60 50 120 62 180 54S300 48 340 56V70C280 62 220 72 160 66S60 66 0 72Z', '#e0d88a', ' opacity=".28"') +
    hills('hutta far', 104, 14, 70, '#6f7a38') +
    // a squat palace
    path('M196 110C196 82 212 66 240 64C276 62 300 80 304 110Z', '#7a5f3a') +
    path('M252 64.4C284 68 302 84 304 110H280C284 92 272 74 252 64.4Z', '#543f28') +
    path('M222 70V50C222 38 244 38 244 50V66Z', '#8f7146') +
    path('M236 41.6C241 43 244 46 244 50V66L238 67Z', '#5f4a2e') +
    path('M284 78V64C284 55 300 55 300 64V92Z', '#664f30') +
    path('M236 110V96C236 86 260 86 260 96V110Z', '#2c2416') +
    windows('hutta', 206, 84, 88, 10, '#ffb54a', 0.3) +
    bar(0, 110, 340, 40, '#4a5a2c') +
    ripples('hutta', 114, 32, '#a8b85a') +
    cap(174, 118, 1) +
    cap(322, 122, 1.4) +
    cap(150, 128, 0.7) +
    disc(210, 126, 5, '#8a9a42', 0.9) +
    disc(208, 124, 1.6, '#e0e8a0') +
    disc(262, 138, 7, '#8a9a42', 0.9) +
    disc(259.4, 135.4, 2.2, '#e0e8a0') +
    hills('hutta near', 146, 10, 60, '#2a3518')
  )
}
