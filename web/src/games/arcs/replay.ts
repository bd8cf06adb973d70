import type { Replayed } from '../../replay/sources'
import { battles, declarations } from './turnings'

const replayed: Replayed = { turnings: [declarations, battles] }

export default replayed
