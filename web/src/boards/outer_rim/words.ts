// What things on this board are called.

import type { OptionTold, Said } from '../../lib/protocol'
import type { AskTold } from '../../lib/told'
import { hasWords, number, say, w } from '../../lib/words.svelte'
import { capital } from '../../table/speak'
import { labelOf, type About } from '../kit/label'
import type { Asked } from './venue'
import { cardOf, characterOf, readTarget, shipOf, spaceOf, type Card, type Components, type RimView } from './view'

const named = (key: string): string =>
  hasWords(key) ? w(key) : key.slice(key.lastIndexOf('-') + 1).replaceAll('_', ' ')

export const spaceName = (space: string): string => named(`outer_rim-space-${space}`)
/** The same where it stands alone: some names begin with a small article. */
export const spaceTitle = (space: string): string => capital(spaceName(space))
export const cardName = (card: string): string => named(`outer_rim-card-${card}`)
export const characterName = (character: string): string => named(`outer_rim-character-${character}`)
export const contactName = (contact: string): string => named(`outer_rim-contact-${contact}`)
export const shipName = (ship: string, famous = false): string =>
  famous && hasWords(`outer_rim-ship-${ship}-famous`)
    ? w(`outer_rim-ship-${ship}-famous`)
    : named(`outer_rim-ship-${ship}`)
export const factionName = (faction: string): string => w('outer_rim-faction', { faction })
export const skillName = (skill: string): string => named(`outer_rim-skill-${skill}`)
export const deckName = (deck: string): string => named(`outer_rim-deck-${deck}`)
export const statName = (stat: string): string => named(`outer_rim-stat-${stat}`)
export const faceName = (face: string): string => named(`outer_rim-face-${face}`)
export const faceNames = (faces: string): string => faces.split(',').map(faceName).join(', ')
export const credits = (amount: number): string => number(amount)
export const percent = (chance: number): string => number(chance, { style: 'percent', maximumFractionDigits: 0 })

/** A card, a character or a ship that lets one do something. */
export function sourceName(source: string, components: Components | null): string {
  if (components && characterOf(components, source)) return characterName(source)
  if (components && shipOf(components, source)) return shipName(source)
  return cardName(source)
}

/** What is printed on something, if there are words for it: `card-dl_44`, `character-bossk-goal`. */
export function textOf(components: Components, what: string): string {
  const said = components.texts?.[what]
  return said && hasWords(said.key) ? spoken(said) : ''
}

/** What something does, its options one below another. */
export const spoken = (said: Said): string => say(said).replaceAll(' • ', '\n• ')

/** The same, with what stands one after another in paragraphs. */
export function paragraphs(said: Said): string {
  const { first, rest } = (said.args ?? {}) as { first?: unknown; rest?: unknown }
  return isSaid(first) && isSaid(rest) ? `${spoken(first)}\n${paragraphs(rest)}` : spoken(said)
}
const isSaid = (one: unknown): one is Said => typeof one === 'object' && one !== null && 'key' in one

/** What the back of its encounter cards says of a space. */
export function backText(components: Components, space: string): string {
  const deck = spaceOf(components, space)?.encounters
  return deck ? textOf(components, `back-${deck}`) : ''
}

/** The text of the resource that a card is, or of the whole card. */
export const cardText = (components: Components, card: string): string =>
  textOf(components, `resource-${card}`) || textOf(components, `card-${card}`)

/** Credits and fame that a card brings. */
export const rewardOf = (card: Card): { credits: number; fame: number } => card.reward ?? { credits: 0, fame: 0 }

/** `9,000 + 1★` */
export function payText(paid: number, fame: number): string {
  return (
    [...(paid ? [credits(paid)] : []), ...(fame ? [w('web-outer_rim-fame-short', { fame })] : [])].join(' + ') || '–'
  )
}

/** Where a card is to be brought, or its job done. */
export function destinationName(destination: string): string {
  return hasWords(`outer_rim-space-${destination}`)
    ? spaceName(destination)
    : w('web-outer_rim-destination', { where: destination })
}

/** What matters most about a card, in a line or two. */
export function gist(components: Components, id: string): string[] {
  const card = cardOf(components, id)
  if (!card) return []
  const lines: string[] = []
  if (card.bounty) {
    const { combat, dice, dead, alive, destination } = card.bounty
    lines.push(w('web-outer_rim-bounty-fight', { kind: combat, dice }))
    lines.push(
      `${w('web-outer_rim-alive')}${destination ? ` (${destinationName(destination)})` : ''}: ${payText(...alive)}`,
    )
    lines.push(`${w('web-outer_rim-dead')}: ${payText(...dead)}`)
    return lines
  }
  const { credits: paid, fame } = rewardOf(card)
  if (card.destination)
    lines.push(
      `${w('web-outer_rim-bring', { type: card.type ?? 'cargo', where: destinationName(card.destination) })}` +
        `${paid || fame ? `: ${payText(paid, fame)}` : ''}`,
    )
  if (card.ship) {
    const ship = shipOf(components, card.ship)
    if (ship)
      lines.push(
        w('web-outer_rim-ship-line', { hyperdrive: ship.hyperdrive, combat: ship.ship_combat, hull: ship.hull }),
      )
  }
  if (card.ship || card.type === 'cargo' || card.type === 'job') return lines
  const text = cardText(components, id)
  return [...lines, text || (card.skills ?? []).map(skillName).join(', ')].filter(Boolean)
}

export function targetName(target: string, about: About): string {
  const { kind, value } = readTarget(target)
  const components = (about.components ?? null) as Components | null
  switch (kind) {
    case 'space':
    case 'planet':
    case 'to':
      return spaceName(value)
    case 'spot':
      return spotName(about.view as RimView | null, value)
    case 'card':
      return labelOf(target, about) ?? cardName(value)
    case 'source':
      return labelOf(target, about) ?? sourceName(value, components)
    case 'by':
      return w('web-outer_rim-by', { source: sourceName(value, components) })
    case 'character':
      return characterName(value)
    case 'ship':
      return shipName(value)
    case 'deck':
      return deckName(value)
    case 'faction':
      return labelOf(target, about) ?? factionName(value)
    case 'skill':
      return skillName(value)
    case 'face':
      return faceName(value)
    case 'faces':
      return faceNames(value)
    case 'label':
      return labelOf(target, about) ?? value
    case 'player':
      return about.names[Number(value)] ?? value
    case 'credits':
      return credits(Number(value))
    case 'choose':
      return labelOf(target, about) ?? w('web-outer_rim-verb', { verb: value })
    default:
      return value
  }
}

/** A contact space by who is there, as far as that is known. */
export function spotName(view: RimView | null, spot: string): string {
  const here = view?.contacts.find((one) => one.spot === spot)
  if (here?.contact) return contactName(here.contact)
  const [space = '', place = ''] = spot.split('/')
  const named = { space: spaceName(space), place: Number(place) }
  return here?.contact_class
    ? w('web-outer_rim-unknown-contact', { ...named, class: here.contact_class })
    : w('outer_rim-spot', named)
}

/** A contact in words. */
export function contactText(view: RimView, spot: string): string {
  const here = view.contacts.find((one) => one.spot === spot)
  if (!here?.contact_class) return ''
  if (!here.contact) return w('web-outer_rim-facedown', { class: here.contact_class })
  return w(here.faceup ? 'web-outer_rim-faceup' : 'web-outer_rim-peeked', {
    class: here.contact_class,
    contact: contactName(here.contact),
  })
}

/** A space in words: its faction, who and what is there. */
export function describeSpace(
  view: RimView,
  space: string,
  faction: string | null,
  names: readonly string[],
  may: boolean,
): string {
  const players = view.players.flatMap((one, seat) => (one.space === space ? [names[seat] ?? ''] : []))
  const patrols = view.patrols
    .filter((one) => one.space === space)
    .map((one) => w('web-outer_rim-patrol-here', { faction: one.faction, level: one.level }))
  const contacts = view.contacts
    .filter((one) => one.spot.split('/')[0] === space)
    .map((one) => contactText(view, one.spot))
  return [
    spaceTitle(space),
    faction ? w('web-outer_rim-planet-of', { faction }) : '',
    ...players,
    ...patrols,
    ...contacts,
    may ? w('web-outer_rim-may') : '',
  ]
    .filter(Boolean)
    .join('. ')
}

/** What the button that confirms says: which card, what it costs, and what is to be traded in for it. */
export function confirms(option: OptionTold, { view, ask }: { view: unknown; ask: AskTold | null }): Said | null {
  const now = view as RimView | null
  const [verb, what = ''] = option.notation.split(' ')
  const shop = now?.market.find((one) => one.deck === what)
  const purse = now?.players[ask?.seat ?? -1]?.credits
  const buying = (key: string, price: number, short: number): Said => ({
    key: 'web-outer_rim-confirm-buy',
    args: { card: { key }, price, short },
  })
  if (verb === 'pay' && now?.purchase) return { key: 'web-outer_rim-confirm-pay', args: { price: now.purchase.price } }
  if (verb === 'supply') {
    const price = now?.market.flatMap((one) => one.ships).find(([ship]) => ship === what)?.[1] ?? 0
    return buying(`outer_rim-ship-${what}`, price, Math.max(0, price - (purse ?? price)))
  }
  if (!shop?.card) return null
  const key = `outer_rim-card-${shop.card}`
  if (verb === 'cycle') return { key: 'web-outer_rim-cycle-card', args: { card: { key } } }
  if (verb !== 'buy') return null
  // A bargain has a price of its own; a ship of the supply is chosen next.
  const bargain = offerOf(ask)?.amount
  if (bargain !== undefined) return buying(key, bargain, Math.max(0, bargain - (purse ?? bargain)))
  return shop.price === null
    ? { key: 'web-outer_rim-buy-card', args: { card: { key } } }
    : buying(key, shop.price, shop.short)
}

/** The card that is to be paid for, and how much is left to pay, if that is the question. */
export function offerOf(ask: AskTold | null): { card: string; amount: number } | null {
  const asked = ask as Asked | null
  return asked?.is === 'pay' || asked?.is === 'bargain' ? asked.facts : null
}

/** How far the game is. */
export function progress(view: unknown): Said | null {
  const now = view as RimView | null
  if (!now) return null
  return now.round
    ? { key: 'web-outer_rim-progress', args: { round: now.round, fame: now.target } }
    : { key: 'web-outer_rim-setup', args: {} }
}
