/** Exports everything stored about the user. */
import { exportData } from '../contracts/accounts/own-data.ts';
import { everythingOf } from '../data/everything.ts';
import { endpoint } from '../http/endpoint.ts';
import { limits } from '../http/limits.ts';
import { showOwnData } from '../http/views/accounts/own-data.ts';

export const handler = endpoint(
  exportData,
  { everythingOf },
  async ({ user, now, everythingOf }) => showOwnData(user, await everythingOf(user.id, now), now),
  { limits: [limits.exports] },
);
