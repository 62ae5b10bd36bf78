/** Whom the legs of a bet that was shown play, and when. */
import { describe, expect, test } from 'vitest';
import type { Leg, PromptAnalysis } from '../../../../lambdas/contracts/asking/analysis.ts';
import {
  gamesOf,
  reasonsOf,
  strongestOf,
  weakestOf,
} from '../../../../lambdas/domain/asking/conversation/about-play.ts';
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

const likely = (...chances: number[]) =>
  ({
    legs: chances.map((marketProbability, at) => ({
      ...legOf({ gameId: `G${at}`, line: -3.5 - at }),
      marketProbability,
    })),
  }) as unknown as PromptAnalysis;

test('legs that are as likely as each other are named together', () => {
  expect(strongestOf(likely(50, 50.3)).response).toMatch(/^Bills −4\.5 is the likeliest of the 2/);
  expect(strongestOf(likely(52, 50, 52)).response).toMatch(
    /^Bills −3\.5 and Bills −5\.5 are the likeliest of the 3: the market gives each of them 52%\./,
  );
  expect(strongestOf(likely(50, 50)).response).toMatch(
    /^None is likelier than another: the market gives Bills −3\.5 and Bills −4\.5 50% each\./,
  );
  expect(strongestOf(likely(50)).response).toMatch(/^Bills −3\.5 is the likeliest: /);
});

test('legs that are as unlikely as each other are named together', () => {
  expect(weakestOf(likely(50.3, 50, 50)).response).toBe(
    'Bills −4.5 and Bills −5.5 are the least likely of the 3: the market gives each of them 50%.',
  );
  expect(weakestOf(likely(50, 50.3)).response).toMatch(/^Bills −3\.5 is the least likely of the 2/);
});

describe('why a bet was chosen', () => {
  const how = (read: Partial<Parameters<typeof reasonsOf>[2]>, of = analysis) =>
    reasonsOf(of, undefined, { order: null, risk: null, value: false, ...read }).response.split('\n')[0];

  test('the order of the bets that fit is told first', () => {
    expect(how({})).toBe(
      'How we choose: of the bets that fit your words, those that cost least come first, at a book that lists all legs. Facts only break ties.',
    );
    expect(how({ risk: 'safest' })).toContain('the likeliest come first');
    expect(how({ risk: 'safest', value: true })).toContain('cost least');
    expect(how({}, { ...analysis, legs: analysis.legs.slice(0, 1) })).not.toContain('all legs');
  });

  test('an order that was asked for, and a reason that the legs share, stand by themselves', () => {
    expect(how({ order: 'longest' })).toMatch(/^Khalil Shakir/);
    const text = 'Each side is likely by the market.';
    expect(how({}, { ...analysis, theme: { id: 'likely', text } } as unknown as PromptAnalysis)).toBe(text);
  });

  test('legs that share no reason are not said to', () => {
    const mixed = { ...analysis, theme: { id: 'mixed', text: 'None.' } } as unknown as PromptAnalysis;
    expect(how({}, mixed)).toMatch(/^How we choose/);
  });
});
