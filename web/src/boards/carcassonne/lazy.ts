// What the board shows now and then: loaded when it is first needed.

export const callout = () => import('./Callout.svelte')
export const fight = () => import('./Fight.svelte')
export const fightNote = () => import('./FightNote.svelte')
export const held = () => import('./Held.svelte')
export const ifEnded = () => import('./IfEnded.svelte')
export const weighing = () => import('./Weighed.svelte')
