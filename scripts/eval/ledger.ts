/** The stored answers and used prompts of one question, kept in memory in place of the table. */
import type { Means } from '../../lambdas/app/asking/asking.ts';
import type { Turn } from '../../lambdas/contracts/asking/turn.ts';
import type { Ask } from '../../lambdas/data/asking/asks.ts';

export interface Ledger extends Pick<Means, 'asks' | 'usage' | 'figures' | 'ourRecord'> {
  readonly stored: Ask[];
  /** Prompts reserved and not given back. */
  used: number;
  /** The last turn that was written. */
  turn?: Turn;
}

/**
 * For one question at a time: without the conditions by which the table tells simultaneous calls apart.
 * @param earlier the answer that the question may be about
 */
export function makeLedger(earlier?: Ask): Ledger {
  const ledger: Ledger = {
    stored: [],
    used: 0,
    asks: {
      async storeAsk(ask, _slot, turn) {
        ledger.stored.push(ask);
        if (turn) ledger.turn = turn;
        if (!ask.charged) ledger.used -= 1;
        return true;
      },
      async storeOwn(ask, _slot, turn) {
        ledger.stored.push(ask);
        if (turn) ledger.turn = turn;
      },
      findAsk: async (_userId, id) =>
        [...ledger.stored, ...(earlier ? [earlier] : [])].find((ask) => ask.id === id),
      waitForAnswer: async (_userId, id) => ledger.stored.find((ask) => ask.id === id),
      async countAnswer(_outcome, _slot, turn) {
        if (turn) ledger.turn = turn;
      },
    },
    usage: {
      async reserve(_slot, limit) {
        ledger.used += 1;
        return { kind: 'reserved', remaining: limit - ledger.used };
      },
      async release(_slot, { turn }) {
        ledger.used -= 1;
        if (turn) ledger.turn = turn;
      },
      usedPrompts: async () => ledger.used,
    },
    // The asker has saved nothing.
    figures: async (_topic, { plan }) => ({
      plan,
      promptsPerDay: 50,
      promptsUsed: ledger.used,
      days30: null,
      allTime: null,
      picks: [],
      total: null,
    }),
    // Nor is any pick of the slate graded.
    ourRecord: async () => ({ hits: 0, misses: 0, pushes: 0, pending: 0, winRate: null, units: 0 }),
  };
  return ledger;
}
