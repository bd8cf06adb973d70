// What each world of the rim looks like, point by point of a unit sphere; and the places that are no spheres.

import { blend, colour, ramp, rough, step, type Colour, type Noise } from './noise'

export interface Ground {
  colour: Colour
  /** How much it shines like water. */
  gloss?: number
  /** Light of its own. */
  light?: number
  glow?: Colour
  /** Also by day. */
  always?: boolean
  dark?: number
}
type Surface = (n: Noise, x: number, y: number, z: number) => Ground

/** Light at the rim of each. */
export const SKIES: Readonly<Record<string, string>> = {
  cantonica: '#ffd9a0',
  ord_mantell: '#c9b48c',
  lothal: '#bfe3ff',
  mon_calamari: '#7cc8ff',
  kessel: '#e09a5c',
  tatooine: '#ffd89a',
  nal_hutta: '#c6d060',
  ryloth: '#ff9b6b',
  naboo: '#a9dcff',
  takodana: '#a8f0c0',
  ring_of_kafrene: '#c9b8a0',
}

const WHITE: Colour = [1, 1, 1]
const [RUST, REEF, EMBER, ROCK, MIRE, FOG, GORGE, LAKE, MIST] = [
  '#8f4a2c',
  '#7fe6cf',
  '#ff9a3c',
  '#7b4322',
  '#4c2f45',
  '#d7d68e',
  '#2d1113',
  '#3d9cc0',
  '#e8fff2',
].map(colour) as [Colour, Colour, Colour, Colour, Colour, Colour, Colour, Colour, Colour]
const dunes = ramp([-0.7, '#8d5a2c'], [-0.1, '#c98f4f'], [0.3, '#e9c184'], [0.8, '#fbe3b4'])
const lagoon = ramp([0, '#35b6b4'], [0.35, '#126a8c'], [1, '#0c4a75'])
const scrap = ramp([-0.6, '#39362c'], [-0.15, '#63583c'], [0.1, '#8d7a4e'], [0.5, '#b8a06c'])
const steppe = ramp([-0.5, '#5d8a3f'], [0, '#9db04f'], [0.3, '#cdb95c'], [0.7, '#e5d58c'])
const lakes = ramp([0, '#3f9fc0'], [0.3, '#1d5d98'], [1, '#143f77'])
const ocean = ramp([-0.7, '#062f6e'], [-0.1, '#0d57a6'], [0.25, '#1787cb'], [0.6, '#37b9dc'])
const embers = ramp([-0.6, '#2a1a18'], [-0.1, '#5b3424'], [0.2, '#8a5732'], [0.6, '#c08a55'])
const sands = ramp([-0.6, '#9c5b2a'], [-0.15, '#cd8c48'], [0.1, '#e6b56c'], [0.4, '#f4d69a'], [0.8, '#fff0cc'])
const swamp = ramp([-0.6, '#2c2a16'], [-0.2, '#4d4a1f'], [0.05, '#6f7a2c'], [0.3, '#98a23f'], [0.7, '#c3c065'])
const canyons = ramp([-0.6, '#5a1e18'], [-0.1, '#96402a'], [0.15, '#c56638'], [0.5, '#e59a5a'])
const meadows = ramp([-0.5, '#2f6b3c'], [0, '#55934a'], [0.3, '#86b55d'], [0.7, '#c1cf86'])
const shallows = ramp([-0.05, '#54b7d6'], [0.15, '#2477b9'], [0.6, '#15508f'])
const forest = ramp([-0.5, '#12382a'], [-0.1, '#1f5a35'], [0.2, '#35793f'], [0.6, '#6aa556'])

export const SURFACES: Readonly<Record<string, Surface>> = {
  cantonica(n, x, y, z) {
    const height = rough(n, x * 1.5 + 4, y * 1.5, z * 1.5)
    const sea = step(0.16, 0.2, height - 0.02)
    const coast = step(0.06, 0.14, height) * (1 - step(0.17, 0.2, height))
    return {
      colour: blend(dunes(rough(n, x * 5, y * 5 + height * 2, z * 5, 4)), lagoon(height - 0.16), sea),
      gloss: sea,
      light: coast * step(0.2, 0.6, n(x * 26, y * 26, z * 26)) * 1.4,
      glow: [1, 0.82, 0.45],
    }
  },
  ord_mantell(n, x, y, z) {
    const ground = scrap(rough(n, x * 2, y * 2, z * 2) * 0.8 + rough(n, x * 6 + 3, y * 6, z * 6) * 0.4)
    return { colour: blend(ground, RUST, step(0.1, 0.4, rough(n, x * 3 + 9, y * 3, z * 3))) }
  },
  lothal(n, x, y, z) {
    const height = rough(n, x * 1.5 + 1, y * 1.5 + 2, z * 1.5)
    const sea = step(0.05, 0.09, height)
    const cloud = step(0.12, 0.42, rough(n, x * 2.2 + 5, y * 4.4, z * 2.2))
    return {
      colour: blend(blend(steppe(rough(n, x * 6, y * 6, z * 6) + 0.1), lakes(height), sea), WHITE, cloud * 0.75),
      gloss: sea * (1 - cloud),
    }
  },
  mon_calamari(n, x, y, z) {
    const wave = rough(n, x * 1.6, y * 1.6 + 5, z * 1.6, 4)
    const reef = step(0.36, 0.46, rough(n, x * 4 + 8, y * 4, z * 4)) * 0.85
    const cloud = step(0.08, 0.4, rough(n, x * 1.9 + wave * 2.4, y * 3.4 + wave * 1.5, z * 1.9 + 2))
    return {
      colour: blend(blend(ocean(rough(n, x * 2.2 + wave, y * 2.2, z * 2.2 + wave)), REEF, reef), WHITE, cloud * 0.9),
      gloss: 1 - cloud,
    }
  },
  kessel(n, x, y, z) {
    const crack = 1 - step(0, 0.055, Math.abs(rough(n, x * 2.6 + 7, y * 2.6, z * 2.6, 4)))
    return {
      colour: blend(embers(rough(n, x * 2.4, y * 2.4, z * 2.4) + 0.05), EMBER, crack * 0.6),
      light: crack * 0.55,
      glow: [1, 0.5, 0.12],
      always: true,
    }
  },
  tatooine(n, x, y, z) {
    const wave = rough(n, x * 1.8, y * 1.8, z * 1.8, 4)
    const rocks = step(0.16, 0.42, rough(n, x * 4 + 2, y * 4, z * 4)) * 0.75
    return { colour: blend(sands(rough(n, x * 0.9 + 3, y * 6.5 + wave * 2.6, z * 0.9, 4) + 0.06), ROCK, rocks) }
  },
  nal_hutta(n, x, y, z) {
    const wave = rough(n, x * 2.2, y * 2.2, z * 2.2, 4)
    const mire = step(0.1, 0.35, rough(n, x * 3.2 + 11, y * 3.2, z * 3.2)) * 0.8
    const cloud = step(0.14, 0.4, rough(n, x * 2 + wave, y * 4.2 + wave * 2, z * 2 + 4, 4))
    return {
      colour: blend(
        blend(swamp(rough(n, x * 2.6 + wave * 1.6, y * 2.6 + wave, z * 2.6)), MIRE, mire),
        FOG,
        cloud * 0.5,
      ),
      gloss: 0.1,
    }
  },
  ryloth(n, x, y, z) {
    const gorge = (1 - step(0, 0.08, Math.abs(rough(n, x * 3 + 2, y * 1.6, z * 3, 4)))) * 0.8
    return { colour: blend(canyons(rough(n, x * 2.2 + 3, y * 2.2, z * 2.2)), GORGE, gorge), dark: 0.25 }
  },
  naboo(n, x, y, z) {
    const height = rough(n, x * 1.7 + 6, y * 1.7, z * 1.7 + 1)
    const sea = step(-0.05, 0, height)
    const wave = rough(n, x * 2, y * 2 + 7, z * 2, 3)
    const cloud = step(0.06, 0.34, rough(n, x * 2 + wave * 1.6, y * 3.6, z * 2 + 9))
    return {
      colour: blend(blend(meadows(rough(n, x * 6, y * 6, z * 6)), shallows(height), sea), WHITE, cloud * 0.85),
      gloss: sea * (1 - cloud),
    }
  },
  takodana(n, x, y, z) {
    const lake = step(0.16, 0.2, rough(n, x * 2.6 + 2, y * 2.6, z * 2.6 + 3))
    const cloud = step(0.2, 0.45, rough(n, x * 2 + 4, y * 4, z * 2 + 9, 4))
    return { colour: blend(blend(forest(rough(n, x * 7, y * 7, z * 7)), LAKE, lake), MIST, cloud * 0.6), gloss: lake }
  },
}
