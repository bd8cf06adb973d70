// What a table shows now and then: loaded when it is first needed, with its words.

import { withWords } from '../lib/words.svelte'

export const ahead = () => withWords(() => import('./Ahead.svelte'), 'ahead')
export const again = () => import('./Again.svelte')
export const asides = () => import('./Asides.svelte')
export const chat = () => import('./Chat.svelte')
export const concede = () => import('./Concede.svelte')
export const curtainDown = () => import('./CurtainDown.svelte')
export const follow = () => import('./Follow.svelte')
export const gone = () => withWords(() => import('./Gone.svelte'), 'table', 'server')
export const handOver = () => import('./HandOver.svelte')
export const help = () => withWords(() => import('./Help.svelte'), 'help')
export const hint = () => import('./Hint.svelte')
export const invitation = () => withWords(() => import('./Invite.svelte'), 'people')
export const odds = () => import('./Odds.svelte')
export const result = () => withWords(() => import('./Result.svelte'), 'result', 'rated', 'fair')
export const tablePanel = () => withWords(() => import('./TablePanel.svelte'), 'rated')
export const undoCard = () => import('./UndoCard.svelte')
export const waitingRoom = () => withWords(() => import('./WaitingRoom.svelte'), 'waiting', 'rated')
