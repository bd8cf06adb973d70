import { either, MINE, sign as is, type Lesson } from '../steps'
import chapter from './chapter.txt?raw'

const mine = (name: string, facts: Record<string, unknown> = {}) => is(name, { seat: MINE, ...facts })

const TURN = ['prelude', 'act']
const ACTING = [...TURN, ...['spent', 'arrange', 'ships', 'catapult', 'dice', 'reroll', 'hit', 'raid', 'ransack']]

const lesson: Lesson = {
  game: 'arcs',
  // The first three rounds, after the rival has kept their hand; and the end of the last one.
  parts: { rounds: { record: chapter, first: 1 }, end: { record: chapter, first: 56 } },
  steps: [
    {
      id: 'lead',
      part: 'rounds',
      from: 0,
      to: 1,
      goal: [mine('played', { mode: 'lead' })],
      asks: ['lead'],
      rule: 'ARC-LEAD-03',
    },
    {
      id: 'declare',
      part: 'rounds',
      from: 1,
      to: 2,
      goal: [mine('declared')],
      asks: ['declare'],
      rule: 'ARC-AMBITION-07',
    },
    {
      id: 'tax',
      part: 'rounds',
      from: 2,
      to: 4,
      goal: [mine('taxed')],
      asks: ACTING,
      within: ['arrange'],
      rule: 'ARC-TAX-03',
    },
    {
      id: 'influence',
      part: 'rounds',
      from: 4,
      to: 6,
      goal: [mine('influenced')],
      asks: ACTING,
      within: TURN,
      rule: 'ARC-INFLUENCE-01',
    },
    {
      id: 'surpass',
      part: 'rounds',
      from: 17,
      to: 19,
      goal: [mine('played', { mode: 'surpass' })],
      asks: ['follow', 'seize'],
      within: ['seize'],
      rule: 'ARC-FOLLOW-03',
    },
    {
      id: 'build',
      part: 'rounds',
      from: 19,
      to: 21,
      goal: [mine('built')],
      asks: ACTING,
      within: TURN,
      rule: 'ARC-BUILD-02',
    },
    {
      id: 'warlord',
      part: 'rounds',
      from: 21,
      to: 23,
      goal: [mine('declared')],
      asks: ['lead', 'declare'],
      rule: 'ARC-AMBITION-08',
    },
    {
      id: 'prelude',
      part: 'rounds',
      from: 23,
      to: 26,
      goal: [mine('spent'), mine('moved')],
      asks: ACTING,
      within: ['ships', 'catapult'],
      rule: 'ARC-RES-14',
    },
    {
      id: 'battle',
      part: 'rounds',
      from: 26,
      to: 29,
      goal: [mine('rolled')],
      asks: ACTING,
      within: ['reroll', 'hit', 'raid', 'ransack'],
      rule: 'ARC-BATTLE-05',
    },
    { id: 'secure', part: 'rounds', from: 29, to: 30, goal: [mine('secured')], asks: ACTING, rule: 'ARC-SECURE-01' },
    {
      id: 'pivot',
      part: 'end',
      from: 0,
      to: 1,
      goal: [either(mine('played', { mode: 'pivot' }), mine('copied'))],
      asks: ['follow'],
      rule: 'ARC-FOLLOW-09',
    },
    { id: 'score', part: 'end', from: 1, to: 3, goal: [is('scored')], asks: ACTING, rule: 'ARC-SCORE-07' },
  ],
  tells: ['captured', 'power'],
  stands: 'below',
  tight: true,
}
export default lesson
