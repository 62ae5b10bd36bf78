/** Whom the legs of a bet that was shown play, and when. */
import { expect, test } from 'vitest';
import type { Leg, PromptAnalysis } from '../../../../lambdas/contracts/asking/analysis.ts';
import { gamesOf } from '../../../../lambdas/domain/asking/conversation/about-play.ts';
import { legOf } from './legs.ts';

const legs = (
  [
    {
      market: 'prop',
      selection: 'over',
      line: 4.5,
      prop: { playerId: 'P1', player: 'Khalil Shakir', team: 'Buffalo Bills', stat: 'receptions' },
    },
    { market: 'moneyline', line: null },
  ] as const
).map((each) => ({ ...legOf(each), startsAt: '2026-11-22T21:25:00Z' }) as unknown as Leg);
const analysis = { legs } as unknown as PromptAnalysis;

test('a player faces the other team', () => {
  expect(gamesOf(analysis, 0).response).toBe(
    'Khalil Shakir faces the New York Jets: New York Jets at Buffalo Bills, Sun, Nov 22, 4:25 PM ET',
  );
});

test('a bet on a game is named by itself', () => {
  expect(gamesOf(analysis).response.split('\n')[1]).toMatch(/^Bills moneyline: New York Jets at Buffalo/);
});
