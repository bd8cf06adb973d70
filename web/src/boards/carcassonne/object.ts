/** What the server knows of an object (`inspect`): class ObjectView of the game's view.py. */
export interface ObjectView {
  kind: string
  segments: string[] // "cell/segment"
  tiles: number
  symbols: number
  open: number // edges, or tiles around a planet, still missing
  owners: number[]
  worth: number // when complete
  final: number // at the end of the game, as it is now
}
