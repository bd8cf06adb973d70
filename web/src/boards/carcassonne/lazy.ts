// What the board shows now and then: loaded when it is first needed. Fights are not among it: they are told by the stage,
// which waits for nobody, and what is told must be seen.

export const callout = () => import('./Callout.svelte')
export const held = () => import('./Held.svelte')
export const ifEnded = () => import('./IfEnded.svelte')
export const weighing = () => import('./Weighed.svelte')
