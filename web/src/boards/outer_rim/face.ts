// What the card that a story is about is called, and what it says.

import { typeSign, type SignName } from '../../art/outer_rim/icons'
import type { Portrayed } from '../../art/outer_rim/portraits'
import { hasWords, say, w } from '../../lib/words.svelte'
import type { Told } from './scenes'
import { cardOf, characterOf, contactOf, somebodyOn, type Components, type RimView } from './view'
import { cardName, cardText, contactName, paragraphs, spaceTitle, textOf } from './words'

export interface Face {
  name: string
  /** Where it happens, or what kind of card it is. */
  about: string
  text: string
  /** Where that is what is to be seen. */
  space: string | null
  who: Portrayed | null
  sign: SignName
  colour: string
  /** That it is ours, or uncertain. */
  mark?: string | undefined
}

const PLAIN = { about: '', text: '', space: null, who: null, sign: 'event', colour: 'var(--accent-ink)' } as const

export function faceOf(title: Told, view: RimView, components: Components, names: readonly string[]): Face {
  const plain: Face = { ...PLAIN, name: say(title.say, [...names]) }
  switch (title.is) {
    case 'encounter': {
      const { space, title: section } = title.facts
      const known = hasWords(`outer_rim-encounter-${section}`)
      return {
        ...plain,
        name: known ? w(`outer_rim-encounter-${section}`) : cardName(section),
        about: spaceTitle(space),
        text: textOf(components, `section-${section}`) || textOf(components, `card-${section}`),
        space,
        sign: 'space',
        mark: components.marks[`card-${section.split('-')[0]}`],
      }
    }
    case 'contact': {
      const { contact } = title.facts
      const printed = contactOf(components, contact)
      const card = components.cards.find((one) => one.databank && one.contact === contact)
      return {
        ...plain,
        name: contactName(contact),
        about: printed ? w('web-outer_rim-databank', { number: printed.databank }) : '',
        text: card ? textOf(components, `card-${card.id}`) : '',
        who: printed,
        sign: 'contact',
        colour: printed ? `var(--rim-${printed.class})` : PLAIN.colour,
        mark: components.marks[`card-${card?.id}`],
      }
    }
    case 'databank': {
      const { card, number } = title.facts
      return {
        ...plain,
        name: cardName(card),
        who: somebodyOn(components, card),
        about: w('web-outer_rim-databank', { number }),
        text: textOf(components, `card-${card}`) || cardText(components, card),
        sign: 'fame',
        mark: components.marks[`card-${card}`],
      }
    }
    case 'job':
    case 'delivered':
    case 'secret': {
      const { card } = title.facts
      const type = cardOf(components, card)?.type
      return {
        ...plain,
        name: cardName(card),
        who: somebodyOn(components, card),
        about: type ? w(`outer_rim-type-${type}`) : '',
        text: title.is === 'secret' ? textOf(components, `secret-${card}`) : cardText(components, card),
        sign: title.is === 'secret' ? 'lock' : typeSign(type),
        colour: type ? `var(--rim-${type})` : PLAIN.colour,
        mark: components.marks[`card-${card}`],
      }
    }
    case 'ai-card': {
      const drawn = view.solo?.card ?? view.solo?.last
      const printed = drawn ? components.texts[`ai-${drawn}`] : null
      return {
        ...plain,
        name: w('web-outer_rim-ai-card'),
        about: String(title.facts.number),
        text: printed ? paragraphs(printed) : '',
        sign: 'droid',
        mark: components.marks[`ai-${drawn}`],
      }
    }
    case 'combat':
      return { ...plain, ...foeOf(title.facts.enemy, view, components, names), about: kindOf(title.facts.kind) }
    case 'rolled':
    case 'enemy-rolled':
      return { ...plain, name: rollName(view), sign: 'dice' }
    default:
      return plain
  }
}

const kindOf = (kind: string): string => (kind === 'ship' || kind === 'ground' ? w(`outer_rim-combat-${kind}`) : '')

/** What is rolled for, where no card says it. */
function rollName(view: RimView): string {
  if (!view.round) return w('web-outer_rim-who-begins')
  if (view.roll?.kind === 'delivery')
    return w('web-outer_rim-inspection', { card: view.roll.card ? cardName(view.roll.card) : '' })
  return w('web-outer_rim-roll')
}

/** Who is fought: `patrol/hutt`, `contact/greedo`, `player/1`, or an enemy of a card. */
export function foeOf(
  enemy: string,
  view: RimView,
  components: Components,
  names: readonly string[],
): Pick<Face, 'name' | 'text' | 'who' | 'sign' | 'colour'> {
  const [what, who = ''] = enemy.split('/')
  const colour = 'var(--danger-ink)'
  if (what === 'patrol') {
    const { level = 1 } = view.patrols.find((one) => one.faction === who) ?? {}
    return {
      name: w('web-outer_rim-patrol-here', { faction: who, level }),
      text: textOf(components, `patrol-${who}_patrol_${level}`),
      who: null,
      sign: who as SignName,
      colour: `var(--rim-${who})`,
    }
  }
  if (what === 'contact') {
    const bounty = view.combat?.bounty
    return {
      name: contactName(who),
      text: bounty ? cardText(components, bounty) : '',
      who: contactOf(components, who),
      sign: 'contact',
      colour,
    }
  }
  if (what === 'player') {
    const character = view.players[Number(who)]?.character
    return {
      name: names[Number(who)] ?? '',
      text: '',
      who: character ? characterOf(components, character) : null,
      sign: 'crew',
      colour: `var(--seat-${Number(who) + 1})`,
    }
  }
  const key = `outer_rim-enemy-${who}`
  return { name: hasWords(key) ? w(key) : w('web-outer_rim-enemy'), text: '', who: null, sign: 'ground_combat', colour }
}
