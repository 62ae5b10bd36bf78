/** What a question that is asked back may mean: bets that can be had, and why the likeliest cannot. */
import { describe, expect, test } from 'vitest';
import type { Load } from '../../../lambdas/app/asking/boards.ts';
import { clarify } from '../../../lambdas/app/asking/clarify.ts';
import { noPlay } from '../../../lambdas/app/asking/no-play.ts';
import { asRead } from '../../../lambdas/app/asking/question.ts';
import type { Reading } from '../../../lambdas/contracts/asking/reading.ts';
import { games, sheet } from '../../domain/asking/answer/board.ts';
import { now, readingWith } from '../../domain/feed/games/games.ts';

const loaded = { games, sheet, notes: [] };
const load: Load = async () => loaded;

const asked = (...guesses: Reading[]) => {
  const question = { prompt: 'flurbish', sport: 'NFL' as const, now, teams: [] };
  const result = { reading: readingWith({ sports: ['NFL'] }), unread: ['flurbish'], guesses };
  return clarify(asRead(question, result), [loaded], load);
};
const favorite = readingWith({ sports: ['NFL'], sides: ['favorite'], markets: ['moneyline'] });
const quarter = readingWith({ sports: ['NFL'], period: 'first_quarter', markets: ['spread'] });

describe('a question that is asked back', () => {
  test('offers what it may mean, the likeliest first', async () => {
    const { alternatives, response } = await asked(
      favorite,
      readingWith({ sports: ['NFL'], markets: ['total'] }),
    );
    expect(alternatives.slice(0, 2).map(({ prompt }) => prompt)).toEqual([
      'NFL moneyline pick on favorites',
      'NFL over/under pick',
    ]);
    expect(response).not.toContain('If you mean');
  });

  test('says why what it most likely means cannot be had, and offers the others', async () => {
    const { alternatives, response, notes } = await asked(quarter, favorite);
    expect(response).toBe(
      'We read this as NFL. We couldn’t place “flurbish”. If you mean “NFL 1st quarter spread pick”, there is no play. No first-quarter prices for the next NFL games yet. Did you mean one of these?',
    );
    expect(alternatives[0]?.prompt).toBe('NFL moneyline pick on favorites');
    // The screen names the unread words by itself, and shows this beside them.
    expect(notes).toEqual([
      {
        kind: 'unavailable',
        text: 'If you mean “NFL 1st quarter spread pick”, there is no play. No first-quarter prices for the next NFL games yet.',
      },
    ]);
  });

  test('says nothing of what it less likely means', async () => {
    expect((await asked(favorite, quarter)).response).not.toContain('If you mean');
  });
});

test('a bet that cannot be had offers first what the other reader read', async () => {
  const question = { prompt: 'a first quarter spread', sport: 'NFL' as const, now, teams: [] };
  const unmet = { kind: 'unmet', unmet: { kind: 'no_games', sports: ['NFL'] } } as const;
  const of = (guesses: Reading[]) =>
    noPlay(asRead(question, { reading: quarter, unread: [], guesses }), unmet, [loaded], load);
  const { alternatives } = await of([favorite]);
  expect(alternatives[0]?.prompt).toBe('NFL moneyline pick on favorites');
  expect(new Set(alternatives.map(({ prompt }) => prompt)).size).toBe(alternatives.length);
  expect((await of([])).alternatives.map(({ prompt }) => prompt)).not.toContain(
    'NFL moneyline pick on favorites',
  );
});
