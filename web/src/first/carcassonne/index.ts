import { MINE, sign as is, type Lesson } from '../steps'
import ending from './ending.txt?raw'
import opening from './opening.txt?raw'

const lesson: Lesson = {
  game: 'carcassonne',
  // Of the second game only the last tile is played.
  parts: { opening: { record: opening, first: 0 }, ending: { record: ending, first: 105 } },
  steps: [
    { id: 'place', part: 'opening', from: 0, to: 1, goal: [is('placed', { seat: MINE })], rule: 'CSW-PLACE-04' },
    {
      id: 'merchant',
      part: 'opening',
      from: 1,
      to: 2,
      goal: [is('figure', { seat: MINE, kind: 'route' })],
      rule: 'CSW-FIGURE-03',
    },
    {
      id: 'score',
      part: 'opening',
      from: 4,
      to: 6,
      goal: [is('scored', { seat: MINE, kind: 'route' })],
      rule: 'CSW-SCORE-01',
    },
    {
      id: 'planet',
      part: 'opening',
      from: 8,
      to: 10,
      goal: [is('figure', { seat: MINE, kind: 'planet' })],
      rule: 'CSW-FIGURE-11',
    },
    { id: 'fight', part: 'opening', from: 10, to: 10, goal: null, rule: 'CSW-FIGHT-12' },
    { id: 'end', part: 'ending', from: 0, to: 1, goal: [is('end')], rule: 'CSW-END-01' },
  ],
  tells: ['scored', 'fight', 'roll', 'lost', 'won', 'final'],
  stands: 'above',
  tight: false,
}
export default lesson
