import type { Declared } from '../../table/log/turns'

const card = { seat: 'seat', card: 'card' }

/** How the log is read. */
export const log: Declared = {
  begins: ['turn'],
  fights: { from: 'combat', to: ['combat-won', 'combat-lost'] },
  topics: {
    defeated: 'fight',
    captured: 'fight',
    killed: 'fight',
    fame: 'scoring',
    'goal-token': 'scoring',
    goal: 'scoring',
    won: 'scoring',
  },
  repeats: [
    // A purchase names the card and its price; what it cost, and that it was gained, go without saying.
    { event: 'lost', of: 'bought', same: { seat: 'seat', amount: 'cost' } },
    { event: 'took', of: 'bought', same: card },
    { event: 'removed', of: 'bought', same: card },
    { event: 'took', of: 'start', same: card },
    // So does where a card goes that has served its purpose.
    { event: 'discarded', of: 'delivered', same: card },
    { event: 'removed', of: 'delivered', same: card },
    { event: 'discarded', of: 'job-done', same: card },
    { event: 'removed', of: 'job-done', same: card },
    { event: 'cycled', of: 'ai-passes', same: card },
  ],
}
