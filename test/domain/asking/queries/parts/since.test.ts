/** From which day on games are asked about, and that others do not count. */
import { describe, expect, test } from 'vitest';
import { inSplits, type Own } from '../../../../../lambdas/domain/asking/queries/find/past.ts';
import { gamesAsked } from '../../../../../lambdas/domain/asking/queries/find/players/player-games.ts';
import { splitWords } from '../../../../../lambdas/domain/asking/queries/find/split-words.ts';
import { sinceIn } from '../../../../../lambdas/domain/asking/queries/parts/since.ts';

/** A Saturday. */
const today = '2026-11-21';

describe('the first day', () => {
  test.each([
    ['since october', '2026-10-01'],
    ['since oct 15th', '2026-10-15'],
    ['since dec', '2025-12-01'],
    ['since christmas', '2025-12-25'],
    ['past two weeks', '2026-11-07'],
    ['last month', '2026-10-22'],
    ['this month', '2026-11-01'],
    ['last 10 days', '2026-11-11'],
    ['since tuesday', '2026-11-17'],
    ['since saturday', '2026-11-14'],
  ])('%s: %s', (words, day) => {
    expect(sinceIn(words, today)).toBe(day);
  });

  test.each(['since week 9', 'since the trade', 'since forever', 'past 500 days'])(
    'is not told: %s',
    (words) => {
      expect(sinceIn(words, today)).toBeUndefined();
    },
  );
});

describe('games since a day', () => {
  const days = ['2026-11-20', '2026-11-01', '2026-10-31'];
  const query = { splits: [], last: null, rested: null, since: '2026-11-01' };

  test('are those of a team from then on', () => {
    const games = days.map(
      (day): Own => ({
        gameId: day,
        sport: 'NFL',
        startsAt: `${day}T18:00:00Z`,
        day,
        home: 'T1',
        away: 'T2',
        homeName: 'Buffalo Bills',
        awayName: 'New York Jets',
        homeScore: 20,
        awayScore: 10,
        spread: null,
        total: null,
        isHome: true,
        opponent: 'New York Jets',
        scored: 20,
        conceded: 10,
        ownSpread: null,
      }),
    );
    expect(inSplits(games, query).map(({ day }) => day)).toEqual(days.slice(0, 2));
    expect(inSplits(games, { ...query, since: null })).toHaveLength(3);
  });

  test('are those of a player from then on', () => {
    const games = days.map((day) => ({
      gameId: day,
      startsAt: `${day}T18:00:00Z`,
      day,
      stats: {},
      game: undefined,
    }));
    const season = { name: 'Josh Allen', sport: 'NFL', team: 'Buffalo Bills', games } as const;
    const asked = gamesAsked(season, { ...query, against: [], days: null });
    expect(asked.map(({ day }) => day)).toEqual(days.slice(0, 2));
  });

  test('are said to be', () => {
    expect(splitWords({ splits: ['home'], rested: null, since: '2026-11-01' })).toBe(
      ' at home since Sun, Nov 1',
    );
  });
});
