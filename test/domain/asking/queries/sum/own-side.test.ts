/** A hedge that is told what the asker's own side costs now: it is not the price of the other side. */
import { expect, test } from 'vitest';
import { readQueries } from '../../../../../lambdas/domain/asking/queries/reading/read-queries.ts';
import { withoutOwnPrice } from '../../../../../lambdas/domain/asking/queries/sum/own-side.ts';
import { teams } from '../../../../../scripts/eval/teams.ts';

const context = { selectedSport: 'NBA' as const, teams, now: new Date('2026-11-21T15:00:00Z') };
const read = (prompt: string) => withoutOwnPrice(readQueries(prompt, context) ?? [], prompt, context);

test.each([
  'Hedge $10 on Cleveland Cavaliers at +200, now -150',
  'hedge $10 on cavs at +200, now theyre -150',
  '$50 on the lakers at +300, they’re -120 now, how much to hedge',
  'how much do i hedge on the other side, $10 on cavs at +200, they are now -150',
  '$25 on the celtics +900, it is down to -130 now, how do i hedge',
])('the other side is still without a price: %s', (prompt) => {
  expect(read(prompt)).toMatchObject([{ sum: 'hedge', other: null }]);
});

test.each([
  'hedge $10 at +200, other side -150',
  'i have $10 on cavs at +200, the other team is now -150, how do i hedge',
  '$10 on cavs +200 vs the thunder, they are -150, hedge?',
  'hedge $10 at +200 with -150',
])('the price is that of the other side: %s', (prompt) => {
  expect(read(prompt)).toMatchObject([{ sum: 'hedge', other: { value: -150 } }]);
});
