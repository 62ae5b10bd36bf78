/** A user's profile: name, the preferences that shape answers, and breaks. */
import {
  book,
  breakDays,
  getProfile,
  type Profile,
  saveProfile,
  takeBreak,
} from '../contracts/accounts/account.ts';
import * as accounts from '../data/accounts/accounts.ts';
import type { User } from '../data/accounts/users.ts';
import * as states from '../data/feed/feed-states.ts';
import { endpoint, oneOf, type Prefetch } from '../http/endpoint.ts';

const noPreference: Profile = {
  preferredSport: null,
  preferredTeam: null,
  bettingStyle: null,
  riskTolerance: null,
  oddsFormat: 'american',
};

const sources = { states };

function prefetch({ states }: Prefetch<undefined> & typeof sources) {
  return states.allFeedStates();
}

const read = endpoint(
  getProfile,
  sources,
  async ({ user, prefetched }) => ({ ...shown(user), knownBooks: booksOf(prefetched) }),
  { prefetch },
);

const save = endpoint(saveProfile, { accounts }, async ({ body, user, accounts }) => {
  const books = distinct(body.books ?? user.profile?.books ?? []);
  const profile = { ...body, ...(books.length > 0 && { books }) };
  return { success: true as const, ...shown(await accounts.saveProfile(user.id, profile)) };
});

const dayMs = 24 * 3600_000;

const pause = endpoint(takeBreak, { accounts }, async ({ body, user, now, accounts }) => {
  const until = new Date(now.getTime() + breakDays[body.period] * dayMs).toISOString();
  return { success: true as const, breakUntil: await accounts.takeBreak(user.id, until) };
});

function shown({ name, email, createdAt, profile, mailProblem }: User) {
  const who = { name, email, createdAt, mailProblem: mailProblem?.problem ?? null };
  return { profile: { ...noPreference, ...profile, ...who } };
}

/** Book names that `saveProfile` accepts. */
function booksOf(all: readonly states.FeedState[]): string[] {
  const names = distinct(all.flatMap(({ books }) => books));
  return names
    .filter((name) => book.safeParse(name).success)
    .sort((a, b) => a.localeCompare(b, 'en', { sensitivity: 'base' }));
}

/** Removes duplicates that differ only by case; keeps the first spelling. */
function distinct(names: readonly string[]): string[] {
  return [...Map.groupBy(names, (name) => name.toLowerCase()).values()].flatMap(([first]) => first ?? []);
}

export const handler = oneOf(read, save, pause);
