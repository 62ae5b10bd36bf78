/** Exports everything stored about the user. */
import { exportData } from '../contracts/accounts/own-data.ts';
import * as accounts from '../data/accounts/accounts.ts';
import { endpoint } from '../http/endpoint.ts';
import { limits } from '../http/limits.ts';
import { showOwnData } from '../http/views/accounts/own-data.ts';

export const handler = endpoint(
  exportData,
  { accounts },
  async ({ user, now, accounts }) => showOwnData(user, await accounts.everythingOf(user.id, now), now),
  { limits: [limits.exports] },
);
