/** Slips, corrections and own records as people type them: a change is read inside its story, and no term of a bet is left out. */
import { describe, expect, test } from 'vitest';
import { readNear } from '../../../../lambdas/domain/asking/queries/reading/near.ts';
import { readQueries } from '../../../../lambdas/domain/asking/queries/reading/read-queries.ts';
import { teams } from '../../../../scripts/eval/teams.ts';

const roster = [
  { sport: 'NFL' as const, team: 'Philadelphia Eagles', name: 'Jalen Hurts' },
  { sport: 'NFL' as const, team: 'Philadelphia Eagles', name: 'D’Andre Swift' },
];
const now = new Date('2026-11-22T15:00:00Z');
const context = {
  selectedSport: 'NFL' as const,
  teams,
  roster,
  players: roster.map(({ name }) => name),
  now,
};
const read = (prompt: string) => readQueries(prompt, context)?.[0] ?? readNear(prompt, context)?.query;

describe('track', () => {
  test.each([
    ['change the book on my braves bet to bet365', { action: 'price', book: 'bet365' }],
    [
      'the falcons one got voided cause he never checked in, mark it a push',
      { action: 'mark', result: 'push' },
    ],
    [
      'yea i like it, 1u, track it for me so i quit losing the screenshots',
      { action: 'save_last', units: 1 },
    ],
    ['you have my falcons bet as a loss but it was a push, please fix', { action: 'mark', result: 'push' }],
    ['tracker says L on my bears pick, they covered, correct it', { action: 'mark', result: 'hit' }],
    ['my hurts prop shows as a win, it should be a loss, change it', { action: 'mark', result: 'miss' }],
    ['can u change the stake on my saints bet to 35', { action: 'price', stake: 35 }],
    ['save just those, 20 bucks, got +180 on mgm', { action: 'save_last', stake: 20, price: 180 }],
    ['save as pending nhl stars in reg +135 $40 caesars', { action: 'add', part: 'regulation', stake: 40 }],
  ])('%s', (prompt, expected) => {
    expect(read(prompt)).toMatchObject({ ask: 'track', ...expected });
  });

  test('a slip has its price said in passing, and milestones', () => {
    const slip = 'put in my slip, hurts atd + swift 50 rush + iggles -3, 15 bucks, was +480 on draftkings';
    expect(read(slip)).toMatchObject({
      ask: 'track',
      price: 480,
      stake: 15,
      legs: [
        { player: 'Jalen Hurts', stat: 'touchdowns' },
        { player: 'D’Andre Swift', side: 'over', line: 49.5 },
        { teams: ['Philadelphia Eagles'], line: -3 },
      ],
    });
  });
});

describe('mine', () => {
  test.each([
    [
      'my record the past 7 days',
      { topic: 'record', days: expect.arrayContaining(['2026-11-16', '2026-11-22']) },
    ],
    [
      'am i up or down this month',
      { topic: 'record', days: expect.arrayContaining(['2026-11-01', '2026-11-22']) },
    ],
    ['am i on a cold streak', { topic: 'streak' }],
    ['my roi on props vs my roi on spreads', { topic: 'by_type' }],
    ['my avg odds', { topic: 'uncounted', uncounted: ['odds'] }],
  ])('%s', (prompt, expected) => {
    expect(read(prompt)).toMatchObject({ ask: 'mine', ...expected });
  });
});
