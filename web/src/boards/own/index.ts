export { default } from './Board.svelte'
export { targetName } from '../plain/index'
