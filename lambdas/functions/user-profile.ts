/** One’s own profile: who one is, and the preferences that shape the answers. */
import { getProfile, type Profile, saveProfile } from '../contracts/account.ts';
import * as accounts from '../data/accounts.ts';
import type { User } from '../data/users.ts';
import { endpoint, oneOf } from '../http/endpoint.ts';

const noPreference: Profile = {
  preferredSport: null,
  preferredTeam: null,
  bettingStyle: null,
  riskTolerance: null,
  oddsFormat: 'american',
};

const read = endpoint(getProfile, {}, async ({ user }) => shown(user));

const save = endpoint(saveProfile, { accounts }, async ({ body, user, accounts }) => ({
  success: true as const,
  ...shown(await accounts.saveProfile(user.id, body)),
}));

function shown({ name, email, createdAt, profile, mailProblem }: User) {
  const who = { name, email, createdAt, mailProblem: mailProblem?.problem ?? null };
  return { profile: { ...noPreference, ...profile, ...who } };
}

export const handler = oneOf(read, save);
