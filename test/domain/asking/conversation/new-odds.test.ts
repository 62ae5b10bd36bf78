/** The price that is asked for beside a change. */
import { expect, test } from 'vitest';
import { withoutNewOdds } from '../../../../lambdas/domain/asking/conversation/spoken/new-odds.ts';

test.each([
  ['drop the riskiest leg and give me the new odds', 'drop the riskiest leg'],
  ['take the Bills out, what does it pay then?', 'take the Bills out'],
  ['make it 5 legs. whats the new payout', 'make it 5 legs'],
  ['swap leg 2 n tell me what the price is', 'swap leg 2'],
  ['what does it pay then?', 'what does it pay then?'],
  ['ok give me the odds', 'ok give me the odds'],
  ['safer', 'safer'],
])('“%s”: “%s”', (prompt, change) => {
  expect(withoutNewOdds(prompt)).toBe(change);
});
