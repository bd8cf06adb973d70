import { either, MINE, sign as is, type Lesson } from '../steps'
import turns from './turns.txt?raw'

const mine = (name: string, facts: Record<string, unknown> = {}) => is(name, { seat: MINE, ...facts })

const FLYING = ['plan', 'peek']
const BUYING = ['act', 'market', 'pay', 'supply', 'gain', 'slots', 'patrol']
const MEETING = ['encounter', 'contact', 'choose', 'may', 'price', 'gain', 'slots', 'test', 'after-roll']
const ROLLING = ['reroll', 'turn', 'ignore']

const lesson: Lesson = {
  game: 'outer_rim',
  // Two turns and most of a third, after both have chosen who they are.
  parts: { turns: { record: turns, first: 4 } },
  steps: [
    { id: 'fly', part: 'turns', from: 0, to: 1, goal: [mine('moved')], asks: ['plan'], rule: 'OR-MOVE-01' },
    {
      id: 'look',
      part: 'turns',
      from: 1,
      to: 2,
      goal: [mine('peeked')],
      asks: ['peek'],
      rule: 'OR-CONTACT-12',
    },
    {
      id: 'market',
      part: 'turns',
      from: 2,
      to: 5,
      goal: [mine('bought')],
      asks: BUYING,
      within: ['gain', 'slots'],
      rule: 'OR-MARKET-02',
    },
    { id: 'patrol', part: 'turns', from: 5, to: 6, goal: [is('patrol')], asks: ['patrol'], rule: 'OR-PATMOVE-04' },
    {
      id: 'test',
      part: 'turns',
      from: 6,
      to: 8,
      goal: [mine('tested')],
      asks: MEETING,
      within: ['after-roll'],
      rule: 'OR-SKILL-04',
    },
    {
      id: 'deliver',
      part: 'turns',
      from: 13,
      to: 17,
      goal: [mine('delivered')],
      asks: [...FLYING, ...BUYING, ...['deliver']],
      rule: 'OR-DELIVER-02',
    },
    {
      id: 'bounty',
      part: 'turns',
      from: 17,
      to: 19,
      goal: [mine('bought')],
      asks: BUYING,
      within: ['gain', 'slots', 'patrol'],
      rule: 'OR-BOUNTY-01',
    },
    { id: 'crew', part: 'turns', from: 19, to: 22, goal: [mine('took')], asks: MEETING, rule: 'OR-CREW-01' },
    {
      id: 'back',
      part: 'turns',
      from: 26,
      to: 29,
      goal: [mine('moved')],
      asks: [...FLYING, ...BUYING],
      within: [...['peek'], ...BUYING],
      rule: 'OR-TURN-02',
    },
    {
      id: 'fight',
      part: 'turns',
      from: 29,
      to: 31,
      goal: [either(mine('combat-won'), mine('combat-lost'))],
      asks: [...MEETING, ...ROLLING],
      rule: 'OR-BOUNTY-06',
    },
    {
      id: 'reward',
      part: 'turns',
      from: 31,
      to: 32,
      goal: [either(mine('killed'), mine('captured'))],
      asks: ['capture'],
      rule: 'OR-BOUNTY-09',
    },
    { id: 'win', part: 'turns', from: 32, to: 32, goal: null, rule: 'OR-WIN-01' },
  ],
  tells: ['combat-won', 'combat-lost', 'gained', 'fame', 'reputation', 'goal-token'],
  stands: 'below',
  tight: true,
}
export default lesson
