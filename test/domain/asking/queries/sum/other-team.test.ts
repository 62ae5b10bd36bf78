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

test.each([
  'my last leg is the bills and the parlay pays 900, should i hedge w the jets',
  'i have the bills in a parlay that pays 500, how much should i put on the jets to hedge',
  'should i hedge my $50 bills bet that wins 400 with the jets',
  'Hedge $20 to win $780, other side New York Jets moneyline',
  'parlay pays 640 with the bills left, how do i hedge on the jets',
])('the other side is the team: %s', (prompt) => {
  const [query] = read(prompt);
  expect(query).toEqual({ ...hedge, on: jets });
  expect(sumSchema.safeParse(query).success).toBe(true);
});

test('it reads back from its prompt', () => {
  const prompt = promptOf({ ...hedge, on: { ...jets } });
  expect(withOtherTeam(readQueries(prompt, context) ?? [], prompt, context)).toEqual([
    { ...hedge, on: jets },
  ]);
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
});
