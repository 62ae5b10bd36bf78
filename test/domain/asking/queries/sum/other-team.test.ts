/** A hedge on a team that is named: the board has its price. */
import { expect, test } from 'vitest';
import { sum as sumSchema } from '../../../../../lambdas/contracts/asking/queries/sum.ts';
import { promptOf } from '../../../../../lambdas/domain/asking/queries/reading/kinds.ts';
import { readQueries } from '../../../../../lambdas/domain/asking/queries/reading/read-queries.ts';
import { hedgeOnTeam } from '../../../../../lambdas/domain/asking/queries/sum/answers/hedge-on-team.ts';
import { withOtherTeam } from '../../../../../lambdas/domain/asking/queries/sum/other-team.ts';
import { teams } from '../../../../../scripts/eval/teams.ts';
import { game, tablesOf } from '../boards.ts';

const context = { selectedSport: 'NFL' as const, teams, now: new Date('2026-11-21T15:00:00Z') };
const hedge = { ask: 'sum', sum: 'hedge', stake: 20, odds: null, win: 780, other: null } as const;
const read = (prompt: string) => withOtherTeam([hedge], prompt, context);

const jets = { team: 'New York Jets', sport: 'NFL' } as const;
const bills = { team: 'Buffalo Bills', sport: 'NFL' } as const;

test.each([
  'my last leg is the bills and the parlay pays 900, should i hedge w the jets',
  'i have the bills in a parlay that pays 500, how much should i put on the jets to hedge',
  'should i hedge my $50 bills bet that wins 400 with the jets',
  'Hedge $20 to win $780, other side New York Jets moneyline',
  'parlay pays 640 with the bills left, how do i hedge on the jets',
  'the bills are the last leg of a parlay that pays 640, should i bet the jets too',
])('the other side is the team: %s', (prompt) => {
  const [query] = read(prompt);
  expect(query).toEqual({ ...hedge, on: jets });
  expect(sumSchema.safeParse(query).success).toBe(true);
});

test('after a stake, the team is that of the open bet', () => {
  expect(read('put 30 on the bills at +1100, is it worth hedging now')).toEqual([hedge]);
});

test('it reads back from its prompt', () => {
  const prompt = promptOf({ ...hedge, on: { ...jets } });
  expect(withOtherTeam(readQueries(prompt, context) ?? [], prompt, context)).toEqual([
    { ...hedge, on: jets },
  ]);
});

test.each([
  'my 6 legger has 5 in and last leg is bills ml, pays 1100. hedge or let it ride?',
  'i have a 5 leg parlay with 4 hit already, last leg is bills ml. pays 1100. how do i hedge it',
  'one leg left on my parlay, bills ml, pays $1100, how much on the other side to hedge',
  'parlay is 4/5 with only the bills left to cash 1100, hedge?',
  'down to my last leg, the bills, payout 1100. how much do i hedge with',
  'hedge my 7 leg parlay, 6 hit, need bills to win for $1100',
  'hedge parlay that pays 1100, bills ml is the only leg left',
  'i have a ticket that pays 1100 if the bills win, hedge?',
  'Hedge a parlay that pays $1100, last leg Buffalo Bills moneyline',
])('legs are no stake, and the hedge is against the team that is left: %s', (prompt) => {
  const query = { ...hedge, stake: null, win: null, pays: 1100, needs: bills };
  expect(withOtherTeam(readQueries(prompt, context) ?? [], prompt, context)).toEqual([query]);
  expect(sumSchema.safeParse(query).success).toBe(true);
});

test('with the stake, which counts of legs are not', () => {
  const prompt = '3 of 4 legs hit, last one is the bills, $20 to win 780, should i hedge';
  expect(withOtherTeam(readQueries(prompt, context) ?? [], prompt, context)).toEqual([
    { ...hedge, needs: bills },
  ]);
  const written = promptOf({ ...hedge, needs: { ...bills } });
  expect(withOtherTeam(readQueries(written, context) ?? [], written, context)).toEqual([
    { ...hedge, needs: bills },
  ]);
});

test.each([
  'hedge a parlay that pays 900, last leg is over 45.5 in the bills game',
  'parlay pays 900 and the last leg is bills -3.5, hedge?',
  'parlay pays 900, last leg is josh allen 250 yards in the bills game, hedge?',
  'hedge my bills parlay that pays 900',
])('a leg on something else has no other side of that price: %s', (prompt) => {
  const queries = withOtherTeam(readQueries(prompt, context) ?? [], prompt, context);
  for (const query of queries) expect(query).not.toHaveProperty('needs');
});

test('a price that is named is the other side’s', () => {
  const priced = { ...hedge, other: { format: 'american', value: 150 } } as const;
  expect(withOtherTeam([priced], 'hedge at +150 on the jets', context)).toEqual([priced]);
});

test.each([
  'parlay pays 900 and the bills are my last leg, should i hedge',
  'hedge my parlay with the bills that pays 900',
  'the draw is left, should i hedge with CF Montreal',
  'i have the bills and the jets in a parlay, should i hedge',
])('no team is the other side without a price: %s', (prompt) => {
  for (const query of read(prompt)) expect(query).not.toHaveProperty('on');
});

test('the stake is computed at the best price', () => {
  const on = { team: game.away.name, sport: 'NFL' as const };
  const query = { ...hedge, on };
  expect(hedgeOnTeam(query, tablesOf([game])).response).toMatch(
    /^Stake \$333\.33 on the other side at \+140: .*\n(?:.*\n)*.*best price here on .*: \+140 at FanDuel/,
  );
  expect(hedgeOnTeam(query, tablesOf([])).response).toMatch(/^No book prices .* Your \$20 returns \$800/);
  const needs = { team: game.home.name, sport: 'NFL' as const };
  expect(hedgeOnTeam({ ...hedge, needs }, tablesOf([game])).response).toBe(
    hedgeOnTeam(query, tablesOf([game])).response,
  );
  expect(hedgeOnTeam({ ...hedge, needs }, tablesOf([])).response).toMatch(
    /^No book prices the opponent of .* to win here now\. Your \$20 returns \$800/,
  );
});
