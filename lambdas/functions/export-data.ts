/** All that the product keeps of a person, for that person. */
import { exportData } from '../contracts/account.ts';
import * as accounts from '../data/accounts.ts';
import { endpoint } from '../http/endpoint.ts';
import { limits } from '../http/limits.ts';

export const handler = endpoint(
  exportData,
  { accounts },
  async ({ user, now, accounts }) => {
    // Hashes are of use to a thief only.
    const { passwordHash: _password, resetHash: _reset, ...account } = user;
    const { asks, picks, changes } = await accounts.everythingOf(user.id);
    return {
      exportedAt: now.toISOString(),
      account,
      asks: asks.map((ask) => ({ ...ask })),
      picks: picks.map((pick) => ({ ...pick })),
      changes: changes.map((change) => ({ ...change })),
    };
  },
  { limits: [limits.exports] },
);
