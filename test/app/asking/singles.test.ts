/** Bets apart from each other: an answer to what was asked, and charged as one, if all of them are found. */
import { expect, test } from 'vitest';
import { boardsFor, type Load } from '../../../lambdas/app/asking/boards.ts';
import { asRead } from '../../../lambdas/app/asking/question.ts';
import { ranking } from '../../../lambdas/app/asking/solver.ts';
import { suggest } from '../../../lambdas/app/asking/suggest.ts';
import { leagueDay } from '../../../lambdas/domain/platform/calendar.ts';
import { gameWith, now, readingWith } from '../../domain/feed/games/games.ts';

const day = leagueDay(now);
const startsAt = new Date(now.getTime() + 3_600_000).toISOString();
const [home, away] = [
  { id: '12', name: 'Detroit Lions' },
  { id: '13', name: 'Chicago Bears' },
];
const load: Load = async () => ({
  notes: [],
  games: [gameWith({ startsAt, day }), gameWith({ startsAt, day, id: 'NFL-2', home, away })],
});

async function singles(count: number) {
  const reading = readingWith({
    sports: ['NFL'],
    markets: ['moneyline'],
    slips: { kind: 'singles', count, by: null },
  });
  const question = { prompt: `${count} moneyline singles`, sport: 'NFL' as const, now, teams: [] };
  const understood = asRead(question, { reading, unread: [] });
  return suggest(understood, await boardsFor(understood, load), { load, solver: ranking });
}

test('as many as were asked for are what was asked for', async () => {
  expect(await singles(2)).toMatchObject({ kind: 'play', charged: true });
});

test('fewer are not', async () => {
  expect(await singles(3)).toMatchObject({ kind: 'play', charged: false });
});
