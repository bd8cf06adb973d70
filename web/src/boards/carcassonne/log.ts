import type { Declared } from '../../table/log/turns'

/** How the log is read. */
export const log: Declared = {
  begins: ['drawn', 'end'],
  fights: { from: 'fight', to: ['won'] },
  topics: { scored: 'scoring', final: 'scoring', lap: 'scoring', end: 'scoring' },
}
