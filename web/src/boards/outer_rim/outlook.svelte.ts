// What would follow from options, as the server tells: asked for once each, kept until something else is asked.

import type { CombatOdds, OptionTold, OuterRimOutlook } from '../../lib/protocol'

export type Outlook = OuterRimOutlook

const EMPTY: Outlook = {}

export class Outlooks {
  #known: ReadonlyMap<string, Outlook> = $state.raw(new Map())
  #asked = new Set<string>()
  #run = 0

  /** Something else is asked: nothing that was told holds. */
  clear(): void {
    this.#run++
    this.#asked.clear()
    this.#known = new Map()
  }

  of(option: OptionTold | null): Outlook {
    return (option && this.#known.get(option.notation)) ?? EMPTY
  }

  /** Ask for what is not known yet. */
  want(options: readonly OptionTold[], look: ((notation: string) => Promise<unknown>) | undefined): void {
    if (!look) return
    const run = this.#run
    for (const { notation } of options) {
      if (this.#asked.has(notation)) continue
      this.#asked.add(notation)
      void look(notation).then((told) => {
        if (run === this.#run && told) this.#known = new Map(this.#known).set(notation, told as Outlook)
      })
    }
  }
}

/** For who decides; or for the attacker, if they are not in it. */
export const chanceToWin = (combat: CombatOdds): number => (combat.side === 1 ? 1 - combat.win : combat.win)

/** The one number that says most: the chance that it goes well. */
export function chanceOf(outlook: Outlook): number | null {
  if (outlook.test) return outlook.test.pass
  return (outlook.combat ? chanceToWin(outlook.combat) : null) ?? outlook.win ?? outlook.delivery ?? null
}
