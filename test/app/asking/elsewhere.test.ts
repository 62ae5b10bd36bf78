/** Which sport a bet of no sport is of, on a day on which the selected one has no game. */
import { describe, expect, test, vi } from 'vitest';
import type { Load } from '../../../lambdas/app/asking/boards.ts';
import { boardsFor } from '../../../lambdas/app/asking/boards.ts';
import { onSportOfDay } from '../../../lambdas/app/asking/elsewhere.ts';
import { asRead } from '../../../lambdas/app/asking/question.ts';
import { ranking } from '../../../lambdas/app/asking/solver.ts';
import { suggest } from '../../../lambdas/app/asking/suggest.ts';
import type { Reading } from '../../../lambdas/contracts/asking/reading.ts';
import type { Sport } from '../../../lambdas/contracts/feed/sports.ts';
import { openWish } from '../../../lambdas/domain/asking/reading/wishes/wish.ts';
import { leagueDay } from '../../../lambdas/domain/platform/calendar.ts';
import { gameWith, now, readingWith } from '../../domain/feed/games/games.ts';

const today = leagueDay(now);
const gamesOf: Partial<Record<Sport, number>> = { NBA: 1, NHL: 3 };

const load = vi.fn<Load>(async (sport) => ({
  notes: [],
  games: Array.from({ length: gamesOf[sport] ?? 0 }, (_, at) => ({
    ...gameWith({ id: `${sport}-${at}`, startsAt: new Date(now.getTime() + 3_600_000).toISOString() }),
    sport,
    day: today,
  })),
}));

const asked = (terms: Partial<Reading>, sport: Sport = 'NFL') =>
  asRead(
    { prompt: 'a bet for today', sport, now, teams: [] },
    { reading: readingWith({ sports: [], days: [today], ...terms }), unread: [] },
  );

describe('a bet for a day on which the selected sport has no game', () => {
  test('is of the sport with the most games that day', async () => {
    const question = await onSportOfDay(asked({}), load);
    expect(question.sports).toEqual(['NHL']);
    expect(question.result.reading.sports).toEqual(['NHL']);
    expect(question.insteadOf).toEqual(['NFL']);
  });

  test('says so, and is not charged', async () => {
    const question = await onSportOfDay(asked({}), load);
    const play = await suggest(question, await boardsFor(question, load), { load, solver: ranking });
    expect(play).toMatchObject({ kind: 'play', charged: false });
    expect(play.notes.map(({ text }) => text)).toContain(
      'No NFL game is left on the days you asked about, so this is from the NHL.',
    );
  });

  const wish = { ...openWish, sports: ['NFL' as const] };
  test.each<[string, Partial<Reading>]>([
    ['a sport', { sports: ['NFL'] }],
    ['a team', { teams: [{ name: 'Buffalo Bills', sport: 'NFL', stance: 'back' }] }],
    ['a statistic of one sport', { stat: 'passing_yards', markets: ['prop'] }],
    ['a player', { player: 'Josh Allen', markets: ['prop'] }],
    ['a part of a game', { period: 'first_half' }],
    ['a division', { group: 'AFC East' }],
    ['the game of the night', { nightGame: true }],
    ['each sport', { eachSport: true }],
    ['a leg of one sport', { wishes: [wish, openWish], legs: { min: 2, max: 2 } }],
    ['no day', { days: null }],
  ])('stays as it is where it names %s', async (_, terms) => {
    const question = asked(terms);
    expect(await onSportOfDay(question, load)).toBe(question);
  });

  test('stays as it is where the selected sport has a game, or none has', async () => {
    const ofHockey = asked({}, 'NHL');
    expect(await onSportOfDay(ofHockey, load)).toBe(ofHockey);
    const nothing = asked({});
    expect(await onSportOfDay(nothing, async () => ({ notes: [], games: [] }))).toBe(nothing);
  });

  test('stays as it is where words are left unread', async () => {
    const { result, ...rest } = asked({});
    const unread = { ...rest, result: { ...result, unread: ['blorp'] } };
    expect(await onSportOfDay(unread, load)).toBe(unread);
  });
});
