/** What follows an answer that had no play: the price of the bet that was wanted, another payout of it, and one more leg. */
import { describe, expect, test } from 'vitest';
import type { Turn } from '../../../../../lambdas/contracts/asking/turn.ts';
import { hear } from '../../../../../lambdas/domain/asking/conversation/hear.ts';
import { readingWith } from '../../../feed/games/games.ts';

const context = {
  selectedSport: 'NFL' as const,
  teams: ['Buffalo Bills', 'New York Jets'].map((name) => ({ sport: 'NFL' as const, name })),
  players: ['Josh Allen', 'Breece Hall'],
  now: new Date('2026-11-21T15:00:00Z'),
};
const after = (terms: object): Turn => ({
  askId: null,
  queries: [readingWith({ sports: ['NFL'], ...terms })],
  shown: [],
});
const touchdown = after({ player: 'Josh Allen', stat: 'touchdowns', markets: ['prop'] });
const teams = ['Buffalo Bills', 'New York Jets'].map((name) => ({
  sport: 'NFL' as const,
  name,
  stance: 'game' as const,
}));
const longShot = after({ teams, sameGame: true, legs: { min: 2, max: 8 }, payout: { min: 1280, max: 2880 } });

describe('the price of the bet that was wanted', () => {
  test.each([
    'whats the odds on that',
    'what are the odds on that?',
    'what does that pay',
    'whats his price',
    'price for that right now',
    'wheres the best price for that',
  ])('“%s”', (prompt) => {
    expect(hear(prompt, touchdown, context)).toMatchObject({
      kind: 'queries',
      queries: [{ ask: 'market', topic: 'player_lines', players: ['Josh Allen'], stat: 'touchdowns' }],
    });
  });

  test.each(['What would be the fair price for that?', 'whats a fair price'])('“%s”', (prompt) => {
    expect(hear(prompt, touchdown, context)).toMatchObject({
      kind: 'queries',
      queries: [{ ask: 'check', legs: [{ player: 'Josh Allen', stat: 'touchdowns' }] }],
      opens: 'fair',
    });
  });

  test('of the days that were asked about', () => {
    const days = ['2026-11-22'];
    const onSunday = after({ player: 'Josh Allen', stat: 'touchdowns', markets: ['prop'], days });
    expect(hear('whats the odds on that', onSunday, context)).toMatchObject({ queries: [{ days }] });
  });

  test('of a bet on a game, nothing says which price', () => {
    expect(hear('whats the odds on that', after({ teams }), context)).not.toMatchObject({
      queries: [{ topic: 'player_lines' }],
    });
  });
});

describe('another payout', () => {
  const paying = (min: number, max: number) => ({
    kind: 'play',
    next: { reading: { payout: { min, max }, teams, sameGame: true, legs: { min: 2, max: 8 } } },
  });
  test.each(['lol no way that hits. half that', 'half that', 'ok half of that then', 'cut it in half'])(
    '“%s” is half of what was asked',
    (prompt) => {
      expect(hear(prompt, longShot, context)).toMatchObject(paying(640, 1440));
    },
  );

  test('is the one that is named', () => {
    expect(hear('ok what about +500', longShot, context)).toMatchObject(paying(320, 720));
  });

  test('of a bet without a payout, half of it says nothing', () => {
    expect(hear('half that', after({ teams }), context)?.kind).not.toBe('play');
  });
});

describe('one more leg', () => {
  const pair = after({
    legs: { min: 2, max: 2 },
    wishes: [],
    teams: ['Buffalo Bills', 'New York Jets'].map((name) => ({ sport: 'NFL', name, stance: 'back' })),
  });
  test.each(['add a third leg', 'add one more leg', 'throw in another leg'])('“%s”', (prompt) => {
    const heard = hear(prompt, pair, context);
    expect(heard).toMatchObject({ kind: 'play' });
    expect(heard?.kind === 'play' && 'reading' in heard.next && heard.next.reading.wishes).toHaveLength(3);
  });

  test('as many as there are is no more', () => {
    const heard = hear('make it 2 legs', pair, context);
    expect(heard?.kind === 'play' && 'reading' in heard.next && heard.next.reading.wishes).toEqual([]);
  });
});

describe('another prop of a team', () => {
  const yards = after({
    player: 'Josh Allen',
    stat: 'receiving_yards',
    markets: ['prop'],
    sides: ['over'],
    line: 20.5,
  });
  test.each([
    'not available? ok find me another bills prop',
    'give me a different prop on the bills then',
    'any other bills player prop',
  ])('“%s”', (prompt) => {
    expect(hear(prompt, yards, context)).toMatchObject({
      kind: 'play',
      next: {
        reading: {
          ...{ player: null, stat: null, sides: [], line: null, markets: ['prop'] },
          teams: [{ name: 'Buffalo Bills', stance: 'back' }],
        },
      },
    });
  });

  test.each(['another bills touchdown prop', 'another prop'])('“%s” says more or less', (prompt) => {
    expect(hear(prompt, yards, context)).not.toMatchObject({ next: { reading: { stat: null, sides: [] } } });
  });
});

describe('the same bet on another player', () => {
  test.each(['what about hall', "is breece hall's any better", 'same for hall', 'how about the one on hall'])(
    '“%s”',
    (prompt) => {
      expect(hear(prompt, touchdown, context)).toMatchObject({
        kind: 'play',
        next: { reading: { player: 'Breece Hall', stat: 'touchdowns' } },
      });
    },
  );

  test.each(['is hall hurt', 'what about hall rushing yards'])('“%s” asks for something else', (prompt) => {
    expect(hear(prompt, touchdown, context)).not.toMatchObject({
      next: { reading: { player: 'Breece Hall', stat: 'touchdowns' } },
    });
  });
});
