/** Bets apart from each other: an answer has one slip, so that it only names the others, and costs nothing. */
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

test.each([2, 3])(
  '%d singles are one slip and the names of the others, which is not charged',
  async (count) => {
    expect(await singles(count)).toMatchObject({ kind: 'play', charged: false });
  },
);
