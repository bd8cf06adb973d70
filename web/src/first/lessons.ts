// The lessons there are, each loaded when somebody takes it. `LEARN` of lib/lobby.ts names the same games.

import type { Lesson } from './steps'

export const LESSONS: Readonly<Record<string, () => Promise<{ default: Lesson }>>> = {
  carcassonne: () => import('./carcassonne/index'),
  arcs: () => import('./arcs/index'),
  outer_rim: () => import('./outer_rim/index'),
}
