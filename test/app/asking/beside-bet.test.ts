/** A name beside a bet that is judged is no bet of its own; a slip keeps all of its legs. */
import { describe, expect, test } from 'vitest';
import { grammar } from '../../../lambdas/app/asking/reading/grammar.ts';
import type { Sport } from '../../../lambdas/contracts/feed/sports.ts';
import { teams } from '../../../scripts/eval/teams.ts';
import { roster } from '../../domain/asking/roles/known.ts';

const now = new Date('2026-11-22T15:00:00Z');
const queryOf = (prompt: string, sport: Sport) =>
  grammar({ prompt, sport, now, teams, roster, players: roster.map(({ name }) => name) }).queries?.[0];

describe('one bet', () => {
  test.each([
    [
      'astros -1.5 plus 120 in anaheim. yes or no',
      'MLB',
      { teams: ['Houston Astros'], line: -1.5, price: 120 },
    ],
    [
      'yankees ml -140 in boston, fair price?',
      'MLB',
      { teams: ['New York Yankees'], market: 'moneyline', price: -140 },
    ],
    [
      'mahomes over 260.5 passing yards (-120) vs the raiders, am i crazy',
      'NFL',
      { line: 260.5, price: -120 },
    ],
    ['mahomes under 274.5 pass yds, raiders d stinks tho.. am i dumb', 'NFL', { side: 'under', line: 274.5 }],
    [
      'vancouver/lafc draw sitting at +240, any value in that',
      'MLS',
      { teams: ['Vancouver Whitecaps', 'Los Angeles FC'], side: 'draw', price: 240 },
    ],
  ] as const)('has no leg more than it says: %s', (prompt, sport, leg) => {
    expect(queryOf(prompt, sport)).toMatchObject({ ask: 'check', legs: [leg], price: null });
  });
});

describe('a slip', () => {
  test.each([
    ['cavs ml and thunder -9.5 at +180 worth it?', 'NBA', 2],
    ['yankees ml and boston ml parlay at +250, fair?', 'MLB', 2],
  ] as const)('keeps its legs: %s', (prompt, sport, count) => {
    const query = queryOf(prompt, sport);
    expect(query?.ask === 'check' && query.legs.length).toBe(count);
  });
});

describe('a player to score', () => {
  test.each([
    ['messi anytime +120 any good?', 'MLS', 'goals'],
    ['wondering about hischier to score at +190, fair?', 'NHL', 'goals'],
    ['kelce anytime +110 fair?', 'NHL', 'touchdowns'],
  ] as const)('scores what his sport has: %s', (prompt, sport, stat) => {
    expect(queryOf(prompt, sport)).toMatchObject({ ask: 'check', legs: [{ stat }] });
  });
});
