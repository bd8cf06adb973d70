// People one knows: what waits for an answer (the inbox in the head of every page), and what can be done about somebody.

import { api, asRefusal } from './api'
import { shortName } from './games.svelte'
import { me } from './me.svelte'
import { notify } from './notify'
import type { InboxTold, InvitationTold, PersonTold, WaitingTold } from './protocol'
import { router } from './router.svelte'
import { rough } from './span'
import { toasts } from './toasts.svelte'
import { say, w } from './words.svelte'

class People {
  inbox: InboxTold | null = $state.raw(null)
  /** Counts up whenever something about somebody has changed: lists are to be read anew. */
  changes = $state(0)
  #known: Set<string> | null = null // what has been seen in the inbox
  #whose: string | null = null

  get count(): number {
    return (this.inbox?.invitations.length ?? 0) + (this.inbox?.requests.length ?? 0)
  }

  /** Tables where I have to decide, the most urgent first. */
  get waiting(): readonly WaitingTold[] {
    return this.inbox?.waiting ?? []
  }

  /** Look what is new; whoever is at a table is told by a toast. */
  async look(aloud = false): Promise<void> {
    if (!me.known) {
      this.inbox = null
      return
    }
    if (this.#whose !== me.known.who) {
      this.#whose = me.known.who
      this.#known = null
    }
    const inbox = await api.inbox()
    if (JSON.stringify(inbox) !== JSON.stringify(this.inbox)) {
      this.inbox = inbox
      this.changes++
    }
    const before = this.#known ?? (aloud ? new Set<string>() : null)
    const late = inbox.waiting.filter(({ reminded }) => reminded)
    const lateKey = ({ table, deadline }: WaitingTold): string => `${table} ${deadline}`
    this.#known = new Set([
      ...inbox.invitations.map(({ table }) => table),
      ...inbox.requests.map(({ who }) => who),
      ...late.map(lateKey),
    ])
    for (const one of late) if (before && !before.has(lateKey(one))) this.#remind(one)
    for (const invitation of inbox.invitations)
      if (before && !before.has(invitation.table)) this.#tell(this.invited(invitation), aloud)
    for (const { who, name } of inbox.requests)
      if (before && !before.has(who)) this.#tell(w('web-inbox-asks', { name }), aloud)
  }

  invited({ by, game }: InvitationTold): string {
    return w('web-inbox-invites', { name: by || w('someone-who-left'), game: shortName(game) })
  }

  #remind({ game, deadline }: WaitingTold): void {
    const time = rough((deadline ?? 0) - Date.now() / 1000)
    this.#tell(w('web-days-remind', { game: shortName(game), time }), true)
  }

  #tell(text: string, aloud: boolean): void {
    if (aloud) toasts.show(text, 'you')
    notify('Starboard', text, 'inbox')
  }

  /** Do something about somebody; refused in words. */
  async attempt(deed: () => Promise<unknown>): Promise<boolean> {
    try {
      await deed()
      return true
    } catch (problem) {
      toasts.show(say(asRefusal(problem).said), 'bad')
      return false
    } finally {
      this.changes++
      void this.look().catch(() => {})
    }
  }

  befriend = (person: PersonTold): Promise<boolean> =>
    this.attempt(async () => {
      const told = await api.befriend(person.who)
      toasts.show(
        w(told.tie === 'friend' ? 'web-people-now-friends' : 'web-people-now-asked', { name: told.name }),
        'ok',
      )
    })
  part = (person: PersonTold): Promise<boolean> => this.attempt(() => api.unfriend(person.who))
  unblock = (person: PersonTold): Promise<boolean> => this.attempt(() => api.unblock(person.who))
  block = (person: PersonTold): Promise<boolean> =>
    this.attempt(async () => {
      await api.block(person.who)
      toasts.show(w('web-people-now-blocked', { name: person.name }), 'ok')
    })

  async accept({ table, seat }: InvitationTold): Promise<void> {
    if (await this.attempt(() => api.claim(table, { seat }))) router.go(`/t/${table}`)
  }
  decline = ({ table, seat }: InvitationTold): Promise<boolean> => this.attempt(() => api.leave(table, seat))
}

export const people = new People()
