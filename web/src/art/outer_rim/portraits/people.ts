// Who looks how: a ground, what is behind, the body, the head, what is in front.

import { bowcaster, baton, blade, comlink, hand, jetpack, pistol, rifle, slate, staff, syringe } from './gear'
import {
  armour,
  bandolier,
  cape,
  coat,
  collar,
  epaulettes,
  frame,
  fur,
  medals,
  neck,
  robe,
  slim,
  spikes,
  suit,
  vest,
} from './bodies'
import * as aliens from './aliens'
import * as droids from './droids'
import * as helmets from './helmets'
import * as humans from './humans'
import { both, box, dark, dot, INK, oval, shape, solid, stroke } from './kit'

export interface Person {
  ground: string
  behind?: string
  body: string
  head: string
  front?: string
}

const { face } = humans

export const PEOPLE: Readonly<Record<string, Person>> = {
  // characters
  boba_fett: {
    ground: '#d98f3f',
    behind: jetpack('#7f8f7a', '#b0402f'),
    body: armour('#8b8577', '#4f6f57', '#c79a35'),
    head: helmets.slit('#5c7f63', '#a8402f'),
  },
  bossk: {
    ground: '#3f7f8c',
    behind: rifle('#8d96a8', '#5c4030'),
    body: suit('#d9a634') + both(stroke('M24 68L30 97', '#f1e3c0', 3.4)),
    head: aliens.lizard('#7f9a4a', '#c9b878', '#ffb52e'),
  },
  doctor_aphra: {
    ground: '#8a5fb0',
    behind: solid('M40 16C27 16 22 24 22 36L20.6 54L28 58H40Z', '#17141c'),
    body: coat('#6d7480', '#c9c3b4', '#4b515c') + stroke('M13 82L20 80L24 86L31 84M12 90L18 89', '#59d8ff', 1.9),
    head:
      face('#e8bd95', { brows: '#17141c' }) + humans.cap('#4f3a2c', true) + humans.goggles('#b98d4a', '#8fe0ff', 23.4),
    front: slate('#59d8ff'),
  },
  han_solo: {
    ground: '#4d7fb8',
    body: vest('#1d2130', '#ece3cc'),
    head: face('#e9b98f', { brows: '#4a2f1d' }) + humans.swept('#6b4427'),
    front: pistol(),
  },
  ig_88: {
    ground: '#a8503a',
    behind: rifle('#59617a', '#343b50'),
    body: frame('#8a8f98', '#4d525c') + bandolier('#6b5138', '#c9a86a'),
    head: droids.drum('#a9aeb6', '#ff4a3a'),
  },
  jyn_erso: {
    ground: '#5f8f86',
    behind: humans.knot('#4a3022', 47, 11.5, 8),
    body: coat('#59606a', '#8b7f6c', '#3b3f47') + solid('M40 60L30 60L27 68L40 76Z', '#3f5a63'),
    head: face('#efc6a0', { brows: '#4a3022' }) + humans.parted('#5f3f2b'),
    front: baton('#9aa3b4'),
  },
  ketsu_onyo: {
    ground: '#c9a0d8',
    behind: staff('#3b3450', '#e48bff'),
    body: armour('#2f2b40', '#6d3f9a', '#4b4660'),
    head: helmets.winged('#5a5570', '#9a52c9', '#ffd24a'),
  },
  lando_calrissian: {
    ground: '#f0a878',
    behind: cape('#2f4fa0', '#e0b040'),
    body: slim('#a9cdea') + stroke('M34 65L40 80L46 65', '#e8f4ff', 2.6),
    head: face('#8a5a3a', { brows: '#1a1414' }) + humans.cropped('#1c1614') + humans.moustache('#1c1614'),
    front: hand('#b0402f'),
  },
  // contacts
  '4_lom': {
    ground: '#4f5f8c',
    behind: rifle('#8d96a8', '#4d4438'),
    body: frame('#7f7a66', '#4d493c'),
    head: droids.wedge('#a39b7c', '#7fe05a'),
  },
  black_krrsantan: {
    ground: '#b8434a',
    behind: humans.knot('#26242c', 40, 7, 6),
    body: fur('#2b2932') + spikes('#b9c0cc'),
    head: aliens.shaggy('#35323d', '#5a5560', '#ff5a4a') + stroke('M28 27L37 44', '#c98a8a', 1.8),
  },
  black_sun_agent: {
    ground: '#6b3fa0',
    behind: dot(40, 36, 33, '#ffb52e') + dot(40, 36, 29, '#2a1640'),
    body: robe('#3a2f55', '#8f6fd0'),
    head: helmets.hood('#4d3f70') + helmets.visor('#ffb52e'),
  },
  boshek: {
    ground: '#5aa0a8',
    body: suit('#2a2f3c') + both(stroke('M30 68V97', '#dfe4ea', 3)) + box(34, 80, 12, 9, '#c9503a', 1.5),
    head: face('#e0ac82', { brows: '#2a1c14' }) + humans.beard('#3a281c') + helmets.open('#eceae2', '#e0a030'),
  },
  chewbacca: {
    ground: '#6f9a4f',
    behind: bowcaster('#b9c0cc', '#4d3826'),
    body: fur('#7a4f2d') + bandolier('#3d2c20', '#c9ced8'),
    head: aliens.shaggy('#8f5f36', '#b98a5c', '#6fc0ff'),
  },
  chopper: {
    ground: '#3f6fa8',
    body: '',
    head: droids.barrel('#f08a2c', '#e6e1d2', '#ffd24a'),
  },
  cikatro_vizago: {
    ground: '#5a8f6a',
    body: coat('#5f4632', '#c9b48a', '#8f6b3f'),
    head: aliens.horned('#d9743f', '#f0e2c0', '#2a1a14') + both(dot(17.4, 42, 1.8, '#ffd24a')),
    front: slate('#ffcf5a'),
  },
  dengar: {
    ground: '#d0b040',
    behind: rifle('#59617a', '#4d4438', 18, 50, -22),
    body: armour('#6b5a48', '#b9b2a0', '#8f8878'),
    head: face('#e6c0a0', { brows: '#5a4030' }) + humans.bandages('#e9e0cc') + stroke('M46 43L50 51', '#b0604a', 1.8),
  },
  doctor_evazan: {
    ground: '#6f7f4f',
    body: coat('#5a4634', '#a0a890', '#3f3024'),
    head:
      face('#e0a890', { brows: '#7a5030' }) +
      humans.sleek('#b08a4f') +
      shape('M42 32C50 30 55 36 53.4 44C51.6 50 46 50 44 46Z', '#a8584a') +
      stroke('M44 36C49 35 51 38 50 43M46 46C49 46 51 44 52 40', '#7a3a34', 1.5) +
      oval(40, 46, 4, 3, '#c9806a') +
      both(dot(38.6, 46.4, 1, INK)),
    front: syringe('#8fe04a'),
  },
  garindan: {
    ground: '#d0b070',
    body: robe('#33303c', '#4d4858'),
    head: helmets.hood('#4a4558', '#15131c') + aliens.trunked('#a08572', '#1a1424'),
    front: comlink('#8d96a8', '#ff5a4a'),
  },
  grand_admiral_thrawn: {
    ground: '#6f7a94',
    body: suit('#eef0f4') + epaulettes('#e0b545') + medals(['#c93a3a', '#c93a3a', '#3a6fc9', '#3a6fc9', '#e0b545']),
    head:
      face('#5a92d8', { eyes: '#ff2a1e', brows: '#182848', glare: true }) + humans.sleek('#141a30') + collar('#dfe3ea'),
  },
  greedo: {
    ground: '#c97a4a',
    body: vest('#d8b34a', '#5a7f9a'),
    head: aliens.snouted('#6fa84f', '#1b1430'),
    front: pistol('#6b7388', 68, 70, 10),
  },
  hera_syndulla: {
    ground: '#f0c070',
    behind: aliens.tails('#7fc06a', '#3f8a4a'),
    body: slim('#e07a2c') + both(stroke('M31 67L30 97', '#f4e8d0', 3)),
    head:
      face('#8fd078', { brows: '#3f8a4a', lips: '#3f7a3a' }) +
      humans.cap('#a8793f', false) +
      humans.goggles('#5c4630', '#ffe7a0', 23, 5.4),
  },
  hondo_ohnaka: {
    ground: '#4f8f9a',
    body: coat('#a8322f', '#e0c890', '#e0b545') + epaulettes('#e0b545'),
    head:
      aliens.leathery('#b98a5c', '#5a4030') +
      humans.cap('#6b3a2c', false) +
      humans.goggles('#c9a24a', '#8f3f6a', 24.4, 5.4),
  },
  k_2so: {
    ground: '#7fa8c9',
    body: frame('#2c303a', '#4d5566') + both(dot(14, 77, 4, '#5a6478')),
    head: droids.jawed('#343945', '#f4f6ff'),
  },
  leia_organa: {
    ground: '#8f6f5a',
    body: robe('#f4f1ea', '#d8d2c6') + collar('#ffffff'),
    head: face('#f2cba8', { brows: '#4a2f22', lips: '#b8504a' }) + humans.buns('#5a3624'),
  },
  lobot: {
    ground: '#e09a8a',
    body: suit('#d8c07a') + collar('#7f8a9a') + stroke('M40 76V97', '#8f7a3f', 2),
    head: face('#f0cdb0', { brows: '#b08a6a', eyes: '#3a5a8a' }) + humans.implant('#7f8a9a', '#5affc0'),
  },
  maz_kanata: {
    ground: '#4a8a5a',
    body: solid('M40 68L32 71C24 75 19 84 18 97H40Z', '#8a9ab0') + solid('M40 70L30 72L40 86Z', '#c9864a'),
    head:
      aliens.lensed('#e08a3f', '#6b7080', '#fff4c8') +
      solid('M40 17C29 17 22 24 21 34L27 33C30 28 35 27 40 27Z', '#4f5f8a'),
  },
  ponda_baba: {
    ground: '#9aa0a8',
    body: coat('#d0702c', '#4f5a70', '#8a4420'),
    head: aliens.tusked('#8a6448', '#e9d0b0'),
  },
  qira: {
    ground: '#8f2f4a',
    behind: cape('#241a24', '#5a1c30') + humans.longHair('#4a2c22'),
    body: slim('#17131a') + stroke('M31 67C34 74 46 74 49 67', '#e0b545', 2.6) + dot(40, 75, 3, '#ff5a5a'),
    head: face('#f4d0b2', { brows: '#3a221a', lips: '#c9303a' }) + humans.fringe('#5a3626'),
    front: blade('#dfe6f2', '#e0b545'),
  },
  ziton_moj: {
    ground: '#c4709e',
    behind: solid('M40 4C35 4 33 8 34 13L26 22C20 34 20 54 24 70L31 72L34 30H40Z', '#141018'),
    body: robe('#4a2460', '#d0a040') + collar('#6b3a8a'),
    head: aliens.ridged('#7fae6a', '#141018') + box(35, 7, 10, 5, '#d0a040', 1.5),
  },
  zuckuss: {
    ground: '#b8728a',
    body: robe('#6b5a48', '#8f7a60'),
    head: aliens.masked('#7a6654', '#5ad0d8', '#9aa3b4'),
  },
}

/** Those of a pack: nobody in particular. */
export const plain = (hue: string, droid: boolean): Person => ({
  ground: '#3a4468',
  body: droid ? frame('#59617a', hue) : robe('#2a3354', dark(hue, 0.3)),
  head: droid
    ? solid('M40 14C30 14 25 20 25 30V58H40Z', '#7a839c') + box(28, 34, 24, 8, INK, 2) + dot(40, 38, 3, hue)
    : neck('#59617a') + helmets.hood('#3a4468') + stroke('M31 41.5C35 39 45 39 49 41.5', hue, 2.6),
})
