/** A bet whose legs are not what the plain words say is given and not charged, whatever the readers made of them. */
import { expect, test } from 'vitest';
import { boardsFor, type Load } from '../../../../lambdas/app/asking/boards.ts';
import { asRead } from '../../../../lambdas/app/asking/question.ts';
import { ranking } from '../../../../lambdas/app/asking/solver.ts';
import { suggest } from '../../../../lambdas/app/asking/suggest.ts';
import { leagueDay } from '../../../../lambdas/domain/platform/calendar.ts';
import { gameWith, now, prices, readingWith } from '../../../domain/feed/games/games.ts';

const books = [{ ...prices, moneyline: { home: -130, away: 110, draw: null } }];
const game = {
  startsAt: new Date(now.getTime() + 3_600_000).toISOString(),
  day: leagueDay(now),
  books,
  prices: books[0] ?? null,
};
const load: Load = async () => ({ notes: [], games: [gameWith(game)] });

test.each([
  ['a favorite', 'favorite', true],
  ['an underdog', 'favorite', false],
  ['an underdog', 'underdog', true],
] as const)('“%s”, read as a moneyline on the %s, is charged: %s', async (prompt, side, charged) => {
  const reading = readingWith({ sports: ['NFL'], markets: ['moneyline'], sides: [side] });
  const understood = asRead({ prompt, sport: 'NFL' as const, now, teams: [] }, { reading, unread: [] });
  const answer = await suggest(understood, await boardsFor(understood, load), { load, solver: ranking });
  expect(answer).toMatchObject({ kind: 'play', charged });
});
