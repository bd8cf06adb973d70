import { either, MINE, sign, type Lesson } from '../steps'
import turns from './turns.txt?raw'

const is = sign('outer_rim')
const mine = (name: string, args: Record<string, unknown> = {}) => is(name, { seat: MINE, ...args })
const asks = (...names: string[]): string[] => names.map((name) => `outer_rim-ask-${name}`)

const FLYING = asks('plan', 'peek')
const BUYING = asks('act', 'market', 'pay', 'supply', 'gain', 'slots', 'patrol')
const MEETING = asks('encounter', 'contact', 'choose', 'may', 'price', 'gain', 'slots', 'test', 'after-roll')
const ROLLING = asks('reroll', 'turn', 'ignore')

const lesson: Lesson = {
  game: 'outer_rim',
  // Two turns and most of a third, after both have chosen who they are.
  parts: { turns: { record: turns, first: 4 } },
  steps: [
    { id: 'fly', part: 'turns', from: 0, to: 1, goal: [mine('moved')], asks: asks('plan'), rule: 'OR-MOVE-01' },
    { id: 'look', part: 'turns', from: 1, to: 2, goal: [either(mine('peeked'), mine('peeked-secret'))], asks: asks('peek'), rule: 'OR-CONTACT-12' },
    { id: 'market', part: 'turns', from: 2, to: 5, goal: [mine('bought')], asks: BUYING, within: asks('gain', 'slots'), rule: 'OR-MARKET-02' },
    { id: 'patrol', part: 'turns', from: 5, to: 6, goal: [is('patrol')], asks: asks('patrol'), rule: 'OR-PATMOVE-04' },
    { id: 'test', part: 'turns', from: 6, to: 8, goal: [mine('tested')], asks: MEETING, within: asks('after-roll'), rule: 'OR-SKILL-04' },
    { id: 'deliver', part: 'turns', from: 12, to: 16, goal: [mine('delivered')], asks: [...FLYING, ...BUYING, ...asks('deliver')], rule: 'OR-DELIVER-02' },
    { id: 'bounty', part: 'turns', from: 16, to: 18, goal: [mine('bought')], asks: BUYING, within: asks('gain', 'slots', 'patrol'), rule: 'OR-BOUNTY-01' },
    { id: 'crew', part: 'turns', from: 18, to: 21, goal: [mine('took')], asks: MEETING, rule: 'OR-CREW-01' },
    { id: 'back', part: 'turns', from: 25, to: 28, goal: [mine('moved')], asks: [...FLYING, ...BUYING], within: [...asks('peek'), ...BUYING], rule: 'OR-TURN-02' },
    { id: 'fight', part: 'turns', from: 28, to: 30, goal: [either(mine('combat-won'), mine('combat-lost'))], asks: [...MEETING, ...ROLLING], rule: 'OR-BOUNTY-06' },
    { id: 'reward', part: 'turns', from: 30, to: 31, goal: [either(mine('killed'), mine('captured'))], asks: asks('capture'), rule: 'OR-BOUNTY-09' },
    { id: 'win', part: 'turns', from: 31, to: 31, goal: null, rule: 'OR-WIN-01' },
  ],
  tells: ['combat-won', 'combat-lost', 'gained', 'fame', 'reputation', 'goal-token'].map((name) => `outer_rim-event-${name}`),
  stands: 'below',
  tight: true,
}
export default lesson
