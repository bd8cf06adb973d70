// What is to be seen from a ship: mines, towns on rocks, the storm, and the empty way between.

import { chance, freshId, line, n, type Point } from '../../basics'
import { at, bar, disc, hills, mesas, path, sky, stars, stroke, sun, windows } from './kit'

export const kessel = (): string => {
  const stack = (x: number, high: number, wide: number): string =>
    path(`M${x} 110L${x + 2} ${110 - high}H${x + wide - 2}L${x + wide} 110Z`, '#4a3a34') +
    path(`M${x + wide * 0.55} 110V${110 - high}H${x + wide - 2}L${x + wide} 110Z`, '#332824') +
    bar(x, 114 - high, wide, 4, '#e0862c')
  const smoke = (x: number, y: number): string =>
    disc(x, y, 7, '#7a5f56', 0.7) +
    disc(x - 9, y - 9, 9, '#7a5f56', 0.55) +
    disc(x - 22, y - 16, 12, '#7a5f56', 0.4) +
    disc(x - 42, y - 20, 15, '#7a5f56', 0.25)
  return (
    sky('#4a2a3c', '#a8522c', '#f0a03f', '#ffd98a') +
    // the storm of the Maelstrom, seen from the ground
    path('M0 20C60 4 130 34 200 14S310 2 340 12V30C290 22 240 36 190 34S70 24 0 42Z', '#e8b0ff', ' opacity=".2"') +
    sun(120, 84, 14, '#fff0c0') +
    mesas('kessel', 106, 34, 50, '#8a4a2a') +
    smoke(222, 34) +
    smoke(286, 50) +
    stack(214, 74, 16) +
    stack(240, 46, 22) +
    stack(278, 58, 15) +
    bar(204, 94, 112, 18, '#5a443a') +
    windows('kessel', 208, 97, 104, 12, '#ffcf5a', 0.45) +
    stroke('M160 120L206 92', '#3a2c28', 4) +
    stroke('M172 113v12M188 103v20', '#3a2c28', 2) +
    path('M138 118l12-10 12 3 8 10Z', '#f0b04a') +
    mesas('kessel pit', 122, 8, 44, '#6b3a24') +
    path('M196 150C204 132 236 126 262 128S316 138 322 150Z', '#2a1812') +
    path('M210 150C218 138 240 133 262 134S300 142 306 150Z', '#ff8a2c', ' opacity=".7"') +
    hills('kessel near', 148, 9, 60, '#3a1f18')
  )
}

/** A rock of space, with light from the left. */
function rock(seed: string, x: number, y: number, r: number, fill: string, shade: string): string {
  const rough = chance(`vista ${seed}`)
  const points = Array.from({ length: 11 }, (_, i): Point => {
    const turn = (i / 11) * 2 * Math.PI
    const far = r * (0.78 + rough() * 0.34)
    return [x + Math.cos(turn) * far * 1.15, y + Math.sin(turn) * far * 0.9]
  })
  const lit = points.map(([px, py]): Point => [px * 0.72 + (x - r * 0.16) * 0.28, py * 0.72 + (y - r * 0.18) * 0.28])
  return path(line(points, true), shade) + path(line(lit, true), fill)
}

export const ringOfKafrene = (): string => {
  const houses = chance('vista kafrene')
  let town = ''
  for (let x = 136; x < 272; x += 11) {
    const [up, down] = [10 + houses() * 26, 6 + houses() * 18]
    town +=
      bar(x, 76 - up, 9, up + down, x % 2 ? '#6f7596' : '#5c6080') + bar(x + 5.5, 76 - up, 3.5, up + down, '#3a3e5a')
    town += windows(`kafrene ${x}`, x + 1.5, 79 - up, 7, up + down - 4, '#ffc25a', 0.62)
  }
  return (
    sky('#0c1230', '#2a2448', '#5a3a4f') +
    stars('kafrene', 60) +
    sun(66, 30, 8, '#ffdfb0') +
    bar(118, 72, 170, 9, '#8a7f86') +
    bar(118, 77, 170, 4, '#4a4656') +
    town +
    rock('kafrene a', 104, 84, 44, '#8f7f72', '#4f4550') +
    rock('kafrene b', 304, 66, 50, '#7f7068', '#433a46') +
    windows('kafrene rock', 276, 52, 34, 34, '#ffc25a', 0.16) +
    windows('kafrene other', 96, 66, 34, 24, '#ffc25a', 0.16) +
    stroke('M150 112C190 124 240 122 286 108', '#7fd6ff', 1.2, ' stroke-dasharray="3 5"') +
    at(206, 119, path('M8 0L-6 -4L-3 0L-6 4Z', '#dfe8ff'))
  )
}

export const maelstrom = (): string => {
  let arms = ''
  for (let i = 0; i < 13; i++) {
    const r = 13 + i * 15
    const turn = i * 0.8
    const point = (a: number): string => `${n(226 + Math.cos(a) * r * 1.45)} ${n(72 + Math.sin(a) * r * 0.7)}`
    const colour = ['#ffdf9a', '#ff9a7a', '#d860a8', '#8a4fd0', '#5a4fd8'][Math.min(4, Math.floor(i / 2.4))]!
    arms += stroke(
      `M${point(turn)}A${n(r * 1.45)} ${n(r * 0.7)} 0 ${i % 3 ? 1 : 0} 1 ${point(turn + (i % 3 ? 4.4 : 2.6))}`,
      colour,
      n(6 + i * 0.9),
      ` opacity="${n(0.9 - i * 0.04)}"`,
    )
  }
  return (
    sky('#150a30', '#2f1258', '#4a1c5c') +
    stars('maelstrom', 40) +
    arms +
    `<ellipse cx="226" cy="72" rx="17" ry="9" fill="#0a0518"/>` +
    stroke('M226 63A17 9 0 0 0 209 72', '#fff4d8', 2) +
    stroke('M96 0L112 26L102 30L122 62L112 66L126 88', '#d8e8ff', 2) +
    stroke('M122 62L140 72L136 80', '#d8e8ff', 1.3) +
    rock('storm a', 300, 122, 20, '#6f5a86', '#2f2048') +
    rock('storm b', 150, 124, 11, '#6f5a86', '#2f2048') +
    rock('storm c', 44, 44, 15, '#5c4a78', '#281a40') +
    rock('storm d', 262, 138, 7, '#6f5a86', '#2f2048')
  )
}

/** A beacon, and the lane that passes it. */
const beacon = (lamp: string): string =>
  stroke('M-40 168C90 118 220 96 380 92', '#7fb6ff', 10, ' opacity=".14"') +
  stroke('M-40 168C90 118 220 96 380 92', '#a9d0ff', 1.6, ' stroke-dasharray="2 7"') +
  at(
    236,
    72,
    disc(0, 0, 34, lamp, 0.1) +
      disc(0, 0, 20, lamp, 0.16) +
      '<ellipse rx="30" ry="8" fill="none" stroke="#8fa0c8" stroke-width="3"/>' +
      path('M-5 -30L0 -38L5 -30V26L0 36L-5 26Z', '#c9d4ea') +
      path('M0 -38L5 -30V26L0 36Z', '#6b7a9c') +
      bar(-13, -5, 26, 10, '#3f4c70', ' rx="3"') +
      disc(0, 0, 5.4, lamp) +
      '<path d="M-30 0A30 8 0 0 0 30 0" fill="none" stroke="#dfe8ff" stroke-width="3"/>',
  )

/** A ship on patrol: a hull like a shield, and its beam. */
const hunter = (x: number, y: number, size: number, colour: string): string =>
  at(
    x,
    y,
    path('M-14 4L-120 34L-96 52Z', colour, ' opacity=".22"') +
      path('M-26 2L-4 -8L26 -12L34 -4L30 6L-2 8Z', '#46506e') +
      path('M-26 2L-4 -8L26 -12L34 -4Z', '#8b98b8') +
      path('M4 -9L10 -20L20 -21L24 -11.4Z', '#6b7898') +
      bar(30, -6, 10, 4, '#ffb36a', ' rx="2"') +
      path('M-20 2.4L30 -3L28.6 2.4L-14 4.4Z', colour) +
      path('M11 -19L20 -20L22 -15L10 -14Z', colour),
    size,
  )

function space(seed: string): string {
  const id = freshId('haze')
  return (
    sky('#0a1028', '#16204a', '#241c40') +
    `<radialGradient id="${id}"><stop stop-color="#ffd9a0" stop-opacity=".75"/>` +
    '<stop offset=".3" stop-color="#c98a9a" stop-opacity=".32"/><stop offset="1" stop-color="#5a5ab0" stop-opacity="0"/></radialGradient>' +
    `<ellipse cx="96" cy="46" rx="92" ry="30" fill="url(#${id})" transform="rotate(-16 96 46)"/>` +
    stars(seed, 90)
  )
}

export const navpoint = (): string => space('nav') + beacon('#6fe0c8')

export const patrolled = (colour: string): string =>
  space('patrol') +
  beacon('#ff6a5a') +
  hunter(292, 40, 1, colour) +
  hunter(190, 122, 0.8, colour) +
  hunter(316, 118, 0.6, colour)

/** A world that nobody has drawn yet, in a colour of its own. */
export const somewhere = (id: string, hue: string): string =>
  sky('#1c2448', '#4a5580', hue) +
  stars(id, 26, 60) +
  sun(232, 64, 14, '#fff3d8') +
  hills(`${id} far`, 108, 30, 60, '#4a5278') +
  hills(`${id} mid`, 124, 16, 80, '#363e62') +
  hills(`${id} near`, 142, 12, 110, '#232a48')
