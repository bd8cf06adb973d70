// What one wants to be told while one is elsewhere. All channels share one setting, which is sent as a whole: so one's page has it once.

import { asRefusal, type Refusal } from '../lib/api'
import type { NoticesTold, NoticeWishes } from '../lib/protocol'
import { toasts } from '../lib/toasts.svelte'
import { say } from '../lib/words.svelte'
import { noticesApi } from './api'

export class Wishes {
  told: NoticesTold | null = $state.raw(null)
  trouble: Refusal | null = $state.raw(null) // why nothing could be loaded
  private busy = Promise.resolve() // what is being done

  async load(): Promise<void> {
    const before = this.told
    try {
      const found = await noticesApi.told()
      if (this.told === before) this.told = found // else something was chosen meanwhile
      this.trouble = null
    } catch (problem) {
      this.trouble = asRefusal(problem)
    }
  }

  /** Do one thing after another; what is refused is said, and all is shown as it is. */
  attempt(work: () => Promise<void>): Promise<void> {
    return (this.busy = this.busy.then(work).catch(async (problem: unknown) => {
      toasts.show(say(asRefusal(problem).said), 'bad')
      await this.load()
    }))
  }

  /** Choose something else; only the last answer is shown, for more may be chosen meanwhile. */
  choose(change: Partial<NoticeWishes>): Promise<void> {
    const chosen = (this.told = { ...this.told!, ...change })
    return this.attempt(async () => {
      const { push, mail, language, quiet } = chosen
      const answer = await noticesApi.choose({ push, mail, language, quiet })
      if (this.told === chosen) this.told = answer
    })
  }
}
