import type { BoardModule } from '../board'
import { nameOf } from './read'

export { default } from './Board.svelte'

export const targetName: NonNullable<BoardModule['targetName']> = (target, { names, options }) =>
  nameOf(target, names, options)
