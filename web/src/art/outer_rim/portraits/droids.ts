// Heads of droids.

import { both, box, dark, dot, INK, light, oval, solid, stroke } from './kit'

/** A tall drum with eyes all around. */
export const drum = (metal: string, lamp: string): string =>
  box(38.6, 2, 2.8, 10, dark(metal, 0.2), 1) +
  dot(40, 3.4, 2.4, lamp) +
  solid('M40 9H34L31 13V22H29V46L31.6 49V55L34 58H40Z', metal) +
  box(29, 22, 22, 5.6, dark(metal, 0.5)) +
  box(29, 32, 22, 5.6, dark(metal, 0.5)) +
  box(29, 42, 22, 4, dark(metal, 0.5)) +
  dot(36, 34.8, 2.9, lamp) +
  dot(44, 34.8, 2.9, lamp) +
  dot(33.4, 24.8, 1.6, lamp) +
  dot(46.6, 24.8, 1.6, lamp) +
  dot(40, 24.8, 1.6, lamp) +
  stroke('M34 14V20M46 50V55', light(metal, 0.35), 1.6) +
  box(50.6, 26, 5, 3, metal, 1) +
  box(24.4, 38, 5, 3, metal, 1)

/** A wedge like an insect's face. */
export const wedge = (metal: string, eye: string): string =>
  both(stroke('M30 14L25 5', dark(metal, 0.2), 2) + dot(25, 5, 2, metal)) +
  solid('M40 11C28 11 20.4 19 20.6 29L27 44L34 60H40Z', metal) +
  both(
    oval(28.2, 29.4, 7.6, 9, dark(metal, 0.55)) +
      oval(28, 29, 6, 7.4, eye) +
      stroke('M24.4 26H32M24 30H32.6M25 34H32', dark(eye, 0.45), 1.1) +
      dot(25.8, 25, 1.3, '#ffffff'),
  ) +
  solid('M40 42L34.6 43.6L36 58L40 62Z', dark(metal, 0.3)) +
  stroke('M37 48H43M37.6 52H42.4M38.2 56H41.8', light(metal, 0.2), 1.3) +
  stroke('M40 12V38', dark(metal, 0.3), 1.5)

/** Long, with a heavy jaw. */
export const jawed = (metal: string, lamp: string): string =>
  solid('M40 12C31 12 26.4 17 26 26L25 38L28 42H40Z', metal) +
  solid('M40 44H27L24 50L29 61H40Z', light(metal, 0.1)) +
  box(27, 30, 26, 9, INK, 3) +
  both(dot(33.2, 34.4, 4, lamp) + dot(33.2, 34.4, 1.6, INK)) +
  stroke('M31 52H49M33 56.4H47', dark(metal, 0.55), 1.5) +
  both(box(22.4, 28, 4, 13, dark(metal, 0.25), 1.4)) +
  stroke('M30 19C33 16 36 15.4 38 15.4', light(metal, 0.5), 1.8)

/** A barrel with a low dome, and stalks that do not match: head and body. */
export const barrel = (shell: string, panel: string, lamp: string): string =>
  stroke('M50 30L54 8', '#7d879c', 2.2) +
  dot(54, 8, 3, lamp) +
  stroke('M27 30L22 17', '#7d879c', 2.2) +
  box(17.4, 12, 9, 6, '#7d879c', 1.5) +
  solid('M40 50H14L15 97H40Z', panel) +
  solid('M40 24C26 24 16 32 14.6 46H40Z', shell) +
  box(13, 45, 54, 6.6, dark(panel, 0.4), 1.5) +
  both(dot(30.6, 37.6, 5, dark(panel, 0.3)) + dot(30.6, 37.6, 3.3, INK) + dot(29.6, 36.4, 1, '#ffffff')) +
  box(37, 28, 6, 5, panel, 1) +
  box(20, 56, 13, 18, shell, 1.5) +
  box(36.6, 56, 13, 8, dark(shell, 0.1), 1.5) +
  box(36.6, 67, 13, 7, dark(panel, 0.2), 1.5) +
  box(53, 56, 7, 18, dark(shell, 0.2), 1.5) +
  box(20, 80, 40, 5, dark(panel, 0.25), 1) +
  both(box(5.6, 52, 8.6, 45, light(panel, 0.2), 3) + box(7.4, 58, 5, 12, shell, 1.2))
