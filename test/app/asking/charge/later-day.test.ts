/** A bet that the next day with games does not have: it is of the first day that has it, says so, and costs nothing. */
import { expect, test } from 'vitest';
import type { Load } from '../../../../lambdas/app/asking/boards.ts';
import type { Prices } from '../../../../lambdas/domain/feed/games/game.ts';
import { gameWith, now, prices } from '../../../domain/feed/games/games.ts';
import { answerTo } from '../../../support/asking.ts';

const nba = { sport: 'NBA' as const };
const [lakers, celtics] = [
  { id: '1', name: 'Los Angeles Lakers' },
  { id: '2', name: 'Boston Celtics' },
];

const priced = (home: number, away: number): { books: Prices[]; prices: Prices } => {
  const book = { ...prices, moneyline: { home, away, draw: null } };
  return { books: [book], prices: book };
};

const load: Load = async () => ({
  notes: [],
  games: [
    gameWith({
      ...nba,
      id: 'NBA-1',
      day: '2026-11-21',
      startsAt: '2026-11-22T00:00:00Z',
      ...priced(-400, 320),
    }),
    gameWith({
      ...nba,
      id: 'NBA-2',
      home: lakers,
      away: celtics,
      day: '2026-11-22',
      startsAt: '2026-11-23T00:00:00Z',
      ...priced(-120, 105),
    }),
  ],
});

const ask = (prompt: string) =>
  answerTo(
    { prompt, sport: 'NBA', now, teams: [lakers, celtics].map(({ name }) => ({ ...nba, name })) },
    { load },
  );

test('is told, and free', async () => {
  const { kind, charged, notes, analysis } = await ask('NBA favorite no heavier than -160');
  expect([kind, charged, analysis.team_name]).toEqual(['play', false, 'Los Angeles Lakers']);
  expect(notes[0]).toEqual({
    kind: 'substituted',
    text: 'This bet isn’t available on Sat, Nov 21, so this is from Sun, Nov 22, the first day that has it.',
  });
});

test('of a day that was named is charged', async () => {
  const { kind, charged, notes } = await ask('NBA favorite no heavier than -160 on Sunday');
  expect([kind, charged]).toEqual(['play', true]);
  expect(notes.map((note) => note.kind)).not.toContain('substituted');
});
