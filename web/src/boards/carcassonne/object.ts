/** What the server knows of an object (`inspect`). */
export type { ObjectView } from '../../lib/protocol'
