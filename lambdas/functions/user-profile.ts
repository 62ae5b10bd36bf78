/** A person's own profile: who they are, the preferences that shape the answers, and a break from asking. */
import { breakDays, getProfile, type Profile, saveProfile, takeBreak } from '../contracts/account.ts';
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

const dayMs = 24 * 3600_000;

const pause = endpoint(takeBreak, { accounts }, async ({ body, user, now, accounts }) => {
  const until = new Date(now.getTime() + breakDays[body.period] * dayMs).toISOString();
  return { success: true as const, breakUntil: await accounts.takeBreak(user.id, until) };
});

function shown({ name, email, createdAt, profile, mailProblem }: User) {
  const who = { name, email, createdAt, mailProblem: mailProblem?.problem ?? null };
  return { profile: { ...noPreference, ...profile, ...who } };
}

export const handler = oneOf(read, save, pause);
