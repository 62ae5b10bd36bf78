/** The business constants that need no screen: suggestions, passwords, pages, periods, figures, plans and legal texts. */
import { expect, test } from 'vitest';
import { getAnalytics, listUsers } from '../../../lambdas/contracts/accounts/admin.ts';
import { newPassword, passwordRule } from '../../../lambdas/contracts/accounts/credentials.ts';
import { planNames } from '../../../lambdas/contracts/billing/plans.ts';
import { getTrackerStats, listPicks } from '../../../lambdas/contracts/picks/tracker.ts';
import { getPredictions } from '../../../lambdas/contracts/records/predictions.ts';
import { ageCondition, ageRule, shortAgeRule } from '../../../lambdas/domain/accounts/age-rule.ts';
import { plans, promptsPerDay } from '../../../lambdas/domain/billing/plans.ts';
import { pageSizes } from '../../../web/src/api/tracker.ts';
import { privacy } from '../../../web/src/components/legal/privacy.ts';
import { terms } from '../../../web/src/components/legal/terms.ts';
import { askSports, suggestions } from '../../../web/src/features/asking/ask/suggestions.ts';
import { planWords } from '../../../web/src/features/platform/management/words.ts';
import { myStats, noTotals } from '../../../web/src/features/records/dashboard/my-stats.ts';
import { restore } from '../../../web/src/session/session.ts';

/** What a call takes for a query with nothing in it. */
const defaultsOf = (contract: { query?: { safeParse(value: unknown): { data?: unknown } } }) =>
  contract.query?.safeParse({}).data;

test('the panel offers six sports, NBA first', () => {
  expect(askSports).toEqual(['NBA', 'NFL', 'MLB', 'MLS', 'GOLF', 'CFL']);
});

test('each of these sports has five canned prompts: a 3-leg parlay, props, over/under, a winner or a safe bet, a line', () => {
  const kinds = [
    /3-leg .*parlay/,
    /player props/,
    /over\/under/,
    /moneyline|safe/i,
    /spread|run line|outright/,
  ];
  for (const sport of askSports) {
    expect(suggestions[sport]).toEqual(kinds.map((kind) => expect.stringMatching(kind)));
    expect(suggestions[sport].every((prompt) => prompt.toUpperCase().includes(sport))).toBe(true);
  }
});

test.each([
  { password: 'Abcdef12', fits: true },
  { password: 'Abcdef1', fits: false },
  { password: 'abcdef12', fits: false },
  { password: 'ABCDEF12', fits: false },
  { password: 'Abcdefgh', fits: false },
])('a password has 8 characters with lowercase, uppercase and a digit: $password', ({ password, fits }) => {
  const { error } = newPassword.safeParse(password);
  expect(error?.issues.map(({ message }) => message)).toEqual(fits ? undefined : [passwordRule]);
});

test('a page has ten saved picks', () => {
  expect(pageSizes[0]).toBe(10);
  expect(defaultsOf(listPicks)).toMatchObject({ limit: 10, offset: 0 });
});

test('the record covers 30 days', () => {
  expect(defaultsOf(getTrackerStats)).toEqual({ period: '30d' });
});

test('the figures of the portal cover 30 days', () => {
  expect(defaultsOf(getAnalytics)).toEqual({ period: '30d' });
});

test('a page of the portal has ten users, the latest to register first', () => {
  expect(defaultsOf(listUsers)).toMatchObject({
    page: 1,
    limit: 10,
    sort_by: 'created_at',
    sort_order: 'desc',
  });
});

test('users are sorted by registration, last login, name or address, in either order', () => {
  const takes = (query: object) => listUsers.query?.safeParse(query).success;
  for (const sort_by of ['created_at', 'last_login', 'name', 'email']) {
    for (const sort_order of ['asc', 'desc']) expect(takes({ sort_by, sort_order })).toBe(true);
  }
  expect([takes({ sort_by: 'plan' }), takes({ sort_order: 'up' })]).toEqual([false, false]);
});

test('the number of predictions is up to the caller', () => {
  expect(getPredictions.query?.safeParse({ limit: '3' }).data).toMatchObject({ limit: 3 });
});

test('the win ratio is hits of all predictions in whole percent, 0 without any', () => {
  const picks = { pending: 0, hit: 2, miss: 0, push: 0 };
  expect(myStats({ predictions: 3, picks }).winRatio).toBe(67);
  expect(myStats(noTotals).winRatio).toBe(0);
});

test('tracked plays are the saved predictions, live plays are all of them', () => {
  const picks = { pending: 1, hit: 2, miss: 3, push: 4 };
  expect(myStats({ predictions: 25, picks })).toMatchObject({ tracked: 10, live: 25 });
});

test('there are three plans, under the same names on every screen', () => {
  expect(planNames.map((name) => [name, planWords[name]])).toEqual([
    ['free', 'Free'],
    ['core', 'Core'],
    ['pro', 'Pro'],
  ]);
});

test('the server sets the daily allowance by plan, and nobody has one without a plan', () => {
  expect(planNames.map(promptsPerDay)).toEqual([0, 10, 50]);
  expect(promptsPerDay('elite')).toBe(0);
});

test('a paid plan costs something each month, the free one nothing', () => {
  expect(planNames.map((name) => plans[name].price)).toEqual([0, 9.99, 24.99]);
});

test('a token is over in the second in which it expires', () => {
  const token = (exp: number) =>
    ['head', Buffer.from(JSON.stringify({ sub: 'u1', exp })).toString('base64url'), 'none'].join('.');
  expect(restore(token(1_800_000_000), null, 1_799_999_999_999)?.id).toBe('u1');
  expect(restore(token(1_800_000_000), null, 1_800_000_000_000)).toBeNull();
});

test('the least age is 18', () => {
  for (const text of [shortAgeRule, ageRule, ageCondition]) expect(text).toMatch(/^18\b/);
  expect(JSON.stringify(terms.sections)).toContain(ageCondition);
});

test('terms and privacy policy name July 11, 2025, and the policy its later change', () => {
  expect(terms.updated).toBe('July 11, 2025');
  expect(privacy.updated).toMatch(/; first version July 11, 2025$/);
});
