import type { Declared } from '../../table/log/turns'

/** How the log is read. */
export const log: Declared = {
  begins: ['played', 'copied', 'passed', 'all-passed', 'scored', 'cleaned'],
  topics: {
    battle: 'fight',
    rifles: 'fight',
    rolled: 'fight',
    intercepted: 'fight',
    hit: 'fight',
    stole: 'fight',
    'agents-trophies': 'fight',
    declared: 'scoring',
    scored: 'scoring',
    power: 'scoring',
    cleaned: 'scoring',
  },
}
