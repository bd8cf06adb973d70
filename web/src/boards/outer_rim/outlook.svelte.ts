// What would follow from options, as the server tells: asked for once each, kept until something else is asked.

import type { OptionTold, Said } from '../../lib/protocol'

export interface TestOdds {
  player: number
  skill: string
  copies: number
  dice: number
  pass: number
  needed?: boolean
}
export interface CombatOdds {
  kind: string
  dice: readonly (number | null)[]
  added: readonly number[]
  win: number
  damage: readonly number[]
  defeated: readonly number[]
  cost: readonly ({ credits: number; secrets: number } | null)[]
  /** Of who decides; null: they do not fight themselves. */
  side: number | null
}
export interface Outlook {
  test?: TestOdds
  tests?: readonly TestOdds[]
  combat?: CombatOdds
  defended?: CombatOdds
  dice?: number
  rows?: readonly { faces: readonly string[]; chance: number }[]
  delivery?: number
  way?: readonly string[]
  stop?: readonly string[]
  maelstrom?: boolean
  patrols?: Readonly<Record<string, CombatOdds>>
  win?: number
  /** What the option does. */
  says?: Said
}

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
