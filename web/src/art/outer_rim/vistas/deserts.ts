// Worlds of sand, grass and rock.

import { n } from '../../basics'
import { at, bar, disc, hills, mesas, moon, path, sky, stroke, sun, windows } from './kit'

/** A mast that draws water from the air. */
const mast = (x: number, y: number, size: number): string =>
  at(
    x,
    y,
    bar(-1.4, -26, 2.8, 26, '#7a5a48') +
      bar(-4, -20, 8, 4, '#8f6d56') +
      bar(-3.2, -12, 6.4, 3, '#8f6d56') +
      bar(-0.7, -32, 1.4, 8, '#7a5a48'),
    size,
  )

/** A low dome of clay. */
const hut = (x: number, y: number, size: number): string =>
  at(
    x,
    y,
    path('M-22 0C-22 -17 -12 -23 0 -23S22 -17 22 0Z', '#f2dcb0') +
      path('M4 -22.6C15 -21.4 22 -15 22 0H8C11 -8 10 -17 4 -22.6Z', '#c9a274') +
      path('M-5 0V-9C-5 -13 5 -13 5 -9V0Z', '#5c4236') +
      bar(-28, -3, 56, 5, '#dcbf90') +
      disc(-12, -11, 2, '#5c4236'),
    size,
  )

export const tatooine = (): string =>
  sky('#5d86b8', '#a9b6b8', '#f6cf98', '#f7b877') +
  sun(214, 56, 17, '#fff6d8') +
  sun(254, 74, 11, '#ff9a5c') +
  mesas('tatooine', 98, 22, 60, '#c98f62') +
  hills('dune far', 104, 9, 70, '#e6b878') +
  hut(276, 112, 1.05) +
  hut(228, 109, 0.6) +
  mast(310, 112, 1.3) +
  mast(194, 108, 0.9) +
  mast(166, 107, 0.6) +
  hills('dune', 126, 14, 90, '#d29b5c') +
  hills('dune near', 142, 10, 120, '#a8713f')

export const lothal = (): string => {
  const spire = (x: number, y: number, high: number, wide: number, fill: string, shade: string): string => {
    const [top, foot, flank] = [n(y - high), n(x + wide), n(y - high * 0.3)]
    const right = `C${n(x + wide * 0.3)} ${top} ${n(x + wide * 0.5)} ${flank} ${foot} ${y}`
    return (
      path(`M${x - wide} ${y}C${n(x - wide * 0.5)} ${flank} ${n(x - wide * 0.3)} ${top} ${x} ${top}${right}Z`, fill) +
      path(
        `M${x} ${top}${right}H${n(x + wide * 0.2)}C${n(x + wide * 0.3)} ${flank} ${x + 1} ${n(y - high * 0.7)} ${x} ${top}Z`,
        shade,
      )
    )
  }
  return (
    sky('#3f7fb8', '#8fc3dc', '#f1ecc9') +
    moon(128, 34, 13, '#f4f1e4', '#9fb8cc') +
    moon(162, 26, 7, '#f0e4cf', '#9fb8cc') +
    spire(196, 106, 52, 16, '#b5a98c', '#8f8468') +
    spire(214, 106, 34, 11, '#a89c80', '#857a60') +
    spire(92, 106, 40, 14, '#b8ae94', '#94896f') +
    spire(324, 108, 66, 19, '#a3987c', '#7d735a') +
    path('M244 106V92C250 84 258 84 262 92V106ZM272 106V96C278 90 288 90 292 96V106Z', '#eef0ee') +
    bar(263, 62, 6, 44, '#f8f8f4') +
    bar(266, 62, 3, 44, '#b9c6cc') +
    path('M252 106V98H300V106Z', '#dfe6e6') +
    windows('lothal', 246, 99, 50, 6, '#5a86a8', 0.4) +
    hills('lothal far', 110, 5, 60, '#a9b05a') +
    hills('lothal', 124, 9, 80, '#8a9a42') +
    stroke('M20 128l3-8M60 134l4-9M110 126l3-8M150 136l4-9M210 130l3-8M250 138l4-9M300 130l3-8', '#cfd277', 1.6) +
    hills('lothal near', 142, 8, 110, '#5f7430')
  )
}

export const ryloth = (): string =>
  sky('#6b3a5c', '#c0564a', '#f4a070') +
  sun(150, 78, 15, '#ffe0a8') +
  mesas('ryloth far', 104, 46, 74, '#a84a3a') +
  // a bridge of rock, and the town under it
  path(
    'M182 112C186 84 190 58 204 48C232 34 280 38 300 52C314 66 318 90 322 112H300C298 92 290 74 268 70' +
      'C246 66 226 72 218 88C214 96 212 104 210 112Z',
    '#7f2f2c',
  ) +
  path('M204 48C232 34 280 38 300 52C314 66 318 90 322 112H312C306 88 300 66 284 56C262 46 224 46 198 62Z', '#5c2024') +
  path('M224 112V98H234V92H242V112ZM246 112V86C250 80 258 80 262 86V112ZM266 112V96H280V112Z', '#d9825a') +
  windows('ryloth', 226, 90, 54, 20, '#ffe7a0', 0.4) +
  mesas('ryloth', 122, 18, 50, '#6b2a2a') +
  hills('ryloth near', 142, 12, 90, '#42191f')

export const ordMantell = (): string =>
  sky('#7d8a78', '#c9b98a', '#efd9a0') +
  moon(196, 30, 10, '#f2ead2', '#a8a888') +
  mesas('mantell', 100, 30, 42, '#9a8a62') +
  // what is left of a great ship, and a crane over it
  path('M150 114L172 72L214 62L252 78L262 96L256 114Z', '#6b5844') +
  path('M214 62L252 78L262 96L256 114H230C238 98 230 78 214 62Z', '#4a3b30') +
  stroke('M172 72L168 114M186 69L184 114M200 66L202 114', '#9a8468', 2.4) +
  path('M206 80L224 78L226 92L208 94Z', '#2c2620') +
  stroke('M288 114V46L236 56M288 46L318 62M288 60L264 51M250 54V70', '#d9742c', 3) +
  bar(282, 40, 12, 10, '#a8501c') +
  path('M246 70h8v7h-8Z', '#4a3b30') +
  hills('mantell scrap', 118, 8, 22, '#7a6548') +
  path('M40 122l10-8 9 3 4 6ZM96 126l12-10 14 4 2 7ZM300 124l8-12 16 4 4 9Z', '#5a4a38') +
  hills('mantell near', 140, 9, 70, '#463a2c')

export const cantonica = (): string => {
  const tower = (x: number, high: number, wide: number): string =>
    path(
      `M${x} 108V${108 - high}C${x} ${102 - high} ${x + wide} ${102 - high} ${x + wide} ${108 - high}V108Z`,
      '#5a3a5c',
    ) +
    path(`M${x + wide * 0.6} 108V${104 - high}L${x + wide} ${108 - high}V108Z`, '#3a2444') +
    windows(`cantonica ${x}`, x + 2, 110 - high, wide - 3, high - 6, '#ffd77a', 0.55)
  const palm = (x: number, y: number, size: number): string =>
    at(
      x,
      y,
      stroke('M0 0C1 -10 4 -18 3 -26', '#2a1a34', 2.6) +
        stroke(
          'M3 -26C-4 -32 -10 -30 -14 -24M3 -26C8 -33 15 -31 19 -24M3 -26C0 -34 -4 -36 -9 -35M3 -26C6 -35 11 -37 15 -35',
          '#2f4f4a',
          2.6,
        ),
      size,
    )
  return (
    sky('#2a2350', '#8a3f78', '#f07f68', '#ffc37a') +
    moon(120, 30, 9, '#ffe6c8', '#8a3f78') +
    tower(206, 54, 13) +
    tower(224, 72, 15) +
    tower(244, 44, 12) +
    tower(296, 60, 13) +
    path('M250 108C250 84 262 76 274 76S298 84 298 108Z', '#d99a4a') +
    path('M278 76C290 78 298 86 298 108H284C288 96 286 84 278 76Z', '#a8642f') +
    bar(272.6, 62, 2.8, 15, '#ffe0a0') +
    windows('cantonica dome', 256, 90, 36, 16, '#fff3c8', 0.7) +
    bar(0, 106, 340, 44, '#1f6f86') +
    path('M200 106H318L330 150H188Z', '#ffb56a', ' opacity=".3"') +
    stroke('M214 114h26M262 112h30M206 124h18M246 128h44M282 138h30', '#ffe0a0', 1.6, ' opacity=".8"') +
    path('M0 106C40 108 90 112 120 124S150 144 152 150H0Z', '#e0b078') +
    palm(150, 118, 1) +
    palm(128, 126, 1.35)
  )
}
