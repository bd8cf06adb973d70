export { default } from './Board.svelte'
