/** A payout that is only about the number that was asked for: the answer says so, and costs nothing. */
import { expect, test } from 'vitest';
import { boardsFor, type Load } from '../../../lambdas/app/asking/boards.ts';
import { asRead } from '../../../lambdas/app/asking/question.ts';
import { ranking } from '../../../lambdas/app/asking/solver.ts';
import { suggest } from '../../../lambdas/app/asking/suggest.ts';
import { around } from '../../../lambdas/domain/asking/reading/terms/bounds.ts';
import { leagueDay } from '../../../lambdas/domain/platform/calendar.ts';
import { gameWith, now, prices, readingWith } from '../../domain/feed/games/games.ts';

const day = leagueDay(now);
const startsAt = new Date(now.getTime() + 3_600_000).toISOString();
const [home, away] = [
  { id: '12', name: 'Detroit Lions' },
  { id: '13', name: 'Chicago Bears' },
];
const books = [{ ...prices, moneyline: { home: -130, away: 110, draw: null } }];
const load: Load = async () => ({
  notes: [],
  games: [
    gameWith({ startsAt, day, books, prices: books[0] ?? null }),
    gameWith({ startsAt, day, id: 'NFL-2', home, away, books, prices: books[0] ?? null }),
  ],
});

async function paying(odds: number) {
  const reading = readingWith({
    sports: ['NFL'],
    markets: ['moneyline'],
    legs: { min: 2, max: 2 },
    payout: around(odds),
  });
  const question = { prompt: '2 moneylines', sport: 'NFL' as const, now, teams: [] };
  const understood = asRead(question, { reading, unread: [] });
  const answer = await suggest(understood, await boardsFor(understood, load), { load, solver: ranking });
  const said = answer.notes.find(({ text }) => text.startsWith('Nothing we found'));
  return { kind: answer.kind, charged: answer.charged, says: said?.text };
}

test('a bet of 2 to win in the range of +500 is not near it', async () => {
  expect(await paying(500)).toEqual({
    kind: 'play',
    charged: false,
    says: 'Nothing we found that fits pays within 20% of +500: this pays +341.',
  });
});

test('one that is near says nothing', async () => {
  expect(await paying(330)).toEqual({ kind: 'play', charged: true, says: undefined });
});
