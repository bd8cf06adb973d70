// Which story belongs to what: the keys of its texts, and the part that they are in.

import type { Told } from './scenes'
import { cardOf, type Card, type Components, type RimView } from './view'

const KEY = 'outer_rim-story-'
const AI = 'ai'

export const storyKey = (story: string): string => KEY + story

/** The part that a story is in: a deck of encounters, `databank`, `market` or `ai`; null where there is no such card. */
export function partOf(components: Components, story: string): string | null {
  const [id = ''] = story.split('-')
  const card = cardOf(components, id)
  if (card) return card.encounters ?? (card.databank === undefined ? 'market' : 'databank')
  return `${AI}-${id}` in components.texts ? AI : null
}

/** What is told of a job or a bounty, wherever it is printed, and of a databank card. */
export function storyOfCard(components: Components, card: Card | null): string | null {
  if (!card || (card.databank === undefined && card.type !== 'job' && card.type !== 'bounty')) return null
  return told(components, card.encounters ? card.asset : card.id)
}

const told = (components: Components, story: string | null | undefined): string | null =>
  story && !components.untold.includes(story) ? story : null

/** What is told of a card that was drawn; of a job the step that it has come to. */
export function storyOfDrawn(components: Components, view: RimView, id: string): string | null {
  const card = cardOf(components, id)
  if (!card) return null
  return told(components, view.job?.databank === card.id ? `${card.id}-step_${view.job.step}` : card.id)
}

/** What is told of a section of an encounter card, by its title. */
export function storyOfSection(components: Components, title: string): string | null {
  const card = cardOf(components, title.split('-')[0] ?? '')
  return card ? told(components, title) : null
}

/** The story of the card that is being resolved. */
export function storyNow(components: Components, view: RimView): string | null {
  if (view.solo?.card) return components.untold.includes(view.solo.card) ? null : view.solo.card
  const now = view.resolving.at(-1)
  const card = now?.card ? cardOf(components, now.card) : null
  const section = card?.sections?.find((one) => one.where === now?.section)
  if (section) return storyOfSection(components, section.title)
  return card ? storyOfDrawn(components, view, card.id) : null
}

/** The story of what the stage tells. */
export function storyOf(title: Told, view: RimView, components: Components): string | null {
  switch (title.is) {
    case 'encounter':
      return storyOfSection(components, title.facts.title)
    case 'contact': {
      const card = components.cards.find((one) => one.databank !== undefined && one.contact === title.facts.contact)
      return card ? storyOfDrawn(components, view, card.id) : null
    }
    case 'databank':
      return storyOfDrawn(components, view, title.facts.card)
    case 'job':
      return storyOfCard(components, cardOf(components, title.facts.card))
    case 'ai-card': {
      const drawn = view.solo?.card ?? view.solo?.last ?? null
      return told(components, drawn)
    }
    default:
      return null
  }
}
