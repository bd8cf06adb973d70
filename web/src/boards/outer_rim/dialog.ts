// What every dialog of this board is handed.

import type { OptionTold } from '../../lib/protocol'
import type { AskTold } from '../../lib/told'
import type { Outlooks } from './outlook.svelte'
import type { Components, RimView } from './view'

export interface DialogProps {
  view: RimView
  components: Components
  names: readonly string[]
  ask: AskTold
  options: readonly OptionTold[]
  picked: readonly string[]
  outlooks: Outlooks
  onlook?: ((notation: string) => Promise<unknown>) | undefined
  onchoose: (option: OptionTold) => void
  small: boolean
}
