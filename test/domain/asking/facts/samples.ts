/** Sample sheets: Eagles against Commanders, and arbitrary ones for property tests. */
import fc from 'fast-check';
import type { Market } from '../../../../lambdas/contracts/asking/analysis.ts';
import type { Standing } from '../../../../lambdas/contracts/feed/stats.ts';
import type { PlayedGame, SportSheet } from '../../../../lambdas/domain/asking/facts/sheet.ts';
import type { MarketSide } from '../../../../lambdas/domain/feed/board/sides.ts';
import type { Game } from '../../../../lambdas/domain/feed/games/game.ts';

export const now = new Date('2026-11-20T23:00:00Z');
export const asOf = '2026-11-20T22:00:00.000Z';

export const eagles = { id: '10', name: 'Philadelphia Eagles' };
export const commanders = { id: '11', name: 'Washington Commanders' };

/** Sunday, Nov 22. */
export const game: Game = {
  id: 'NFL-1',
  sport: 'NFL',
  startsAt: '2026-11-22T18:00:00.000Z',
  day: '2026-11-22',
  home: eagles,
  away: commanders,
  status: 'scheduled',
  statusText: 'Not Started',
  score: null,
  prices: null,
};

export const dated = <Rows>(source: string, rows: Rows) => ({ asOf, source, rows });
export const results = (rows: readonly PlayedGame[]) => dated('Final scores', rows);
export const standings = (rows: readonly Standing[]) => dated('Goalserve standings', rows);

/** @param daysBefore days before Sunday's game */
export function played(
  daysBefore: number,
  home: string,
  away: string,
  score: readonly [number, number],
  lines: { spread?: number; total?: number } = {},
): PlayedGame {
  const startsAt = new Date(Date.parse(game.startsAt) - daysBefore * 24 * 3600_000).toISOString();
  return {
    gameId: `NFL-${home}-${away}-${daysBefore}`,
    startsAt,
    home,
    away,
    homeScore: score[0],
    awayScore: score[1],
    spread: lines.spread ?? null,
    total: lines.total ?? null,
  };
}

export function row(team: { id: string; name: string }, more: Partial<Standing> = {}): Standing {
  return {
    team,
    group: 'National Football Conference, NFC East',
    position: 1,
    won: 9,
    lost: 3,
    drawn: 0,
    overtimeLosses: null,
    points: null,
    winShare: null,
    scored: 324,
    conceded: 216,
    scoredPerGame: null,
    concededPerGame: null,
    homeRecord: null,
    awayRecord: null,
    streak: null,
    lastTen: null,
    ...more,
  };
}

/** Other teams, so that ranks are meaningful. */
export const others = (count: number, more: (index: number) => Partial<Standing>) =>
  Array.from({ length: count }, (_, index) => row({ id: `o${index}`, name: `Other ${index}` }, more(index)));

export function selections(of: Game): MarketSide[] {
  const side = (market: Market, selection: MarketSide['selection']): MarketSide => ({
    game: of,
    market,
    marketKey: market,
    selection,
    line: market === 'moneyline' ? null : 2.5,
    price: -110,
    book: 'Book One',
    pricedAt: of.startsAt,
    marketProbability: 50,
    books: 1,
    quotes: null,
    own: [],
    elsewhere: null,
    isOwnBook: true,
    label: selection,
  });
  return [
    side('moneyline', 'home'),
    side('moneyline', 'away'),
    side('moneyline', 'draw'),
    side('spread', 'home'),
    side('spread', 'away'),
    side('total', 'over'),
    side('total', 'under'),
  ];
}

const sports = ['NFL', 'NBA', 'MLB', 'NHL', 'MLS', 'CFL'] as const;
const ids = ['10', '11', 'o0', 'o1'] as const;
const small = fc.integer({ min: 0, max: 12 });
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null });

const someStanding = (id: string, name: string): fc.Arbitrary<Standing> =>
  fc
    .record({
      group: fc.constantFrom('American League, East', 'NFC West', 'NFL, All teams'),
      position: maybe(fc.integer({ min: 1, max: 30 })),
      won: maybe(small),
      lost: maybe(small),
      drawn: maybe(fc.integer({ min: 0, max: 3 })),
      overtimeLosses: maybe(fc.integer({ min: 0, max: 3 })),
      points: maybe(small),
      scored: maybe(fc.integer({ min: 0, max: 400 })),
      conceded: maybe(fc.integer({ min: 0, max: 400 })),
      homeRecord: maybe(fc.constantFrom('6-2', '1-5', '4-4', '5-3-1', '3-4-2', 'none')),
    })
    // The same at home and away, so that a game with its sides swapped has the same facts.
    .map((more) => row({ id, name }, { ...more, awayRecord: more.homeRecord }));

const somePlayed: fc.Arbitrary<PlayedGame> = fc
  .record({
    daysBefore: fc.integer({ min: 0, max: 130 }),
    teams: fc.constantFrom(...ids.flatMap((a) => ids.filter((b) => b !== a).map((b) => [a, b] as const))),
    score: fc.tuple(small, small),
    spread: maybe(fc.integer({ min: -6, max: 6 }).map((half) => half / 2)),
    total: maybe(fc.integer({ min: 2, max: 24 }).map((half) => half / 2)),
  })
  .map(({ daysBefore, teams, score, spread, total }) => ({
    ...played(daysBefore, teams[0], teams[1], score),
    spread,
    total,
  }));

const someInjury = fc.record({
  player: fc.constantFrom('J. Smith', 'A. Brown', "D'Andre O’Neil", 'José Ruiz Jr.', 'B. Two', 'C. Three'),
  status: fc.constantFrom('Out', 'Sidelined', 'Questionable', 'Active', '10-Day-IL', 'Rested', ''),
  description: fc.constantFrom('Knee', 'Ankle sprain', 'Nov 30', '', 'He was limited in practice on 2 days'),
  day: maybe(fc.constantFrom('2026-11-20', '2026-09-01')),
});

const someStarter = fc.record({
  name: fc.constantFrom('Gausman', 'deGrom'),
  era: maybe(fc.integer({ min: 0, max: 900 }).map((hundredths) => hundredths / 100)),
  innings: maybe(fc.constantFrom(5, 19.2, 20, 61.1)),
  strikeouts: maybe(small),
});

/** A game of any sport with its sheet, and both again with the sides swapped. */
export const anyGame = fc
  .record({
    sport: fc.constantFrom(...sports),
    table: fc.tuple(
      someStanding('10', 'Philadelphia Eagles'),
      someStanding('11', 'San Francisco 49ers'),
      ...Array.from({ length: 6 }, (_, index) => someStanding(`o${index}`, `Other ${'abcdef'[index]}`)),
    ),
    played: fc.array(somePlayed, { maxLength: 40 }),
    coming: fc.array(somePlayed, { maxLength: 3 }),
    injuries: fc.dictionary(fc.constantFrom(...ids), fc.array(someInjury, { maxLength: 8 })),
    meetings: fc.array(
      fc.record({
        day: fc.constantFrom('2026-11-02', '2025-12-24', '2024-01-07'),
        isHome: fc.boolean(),
        score: maybe(fc.record({ home: small, away: small })),
      }),
      { maxLength: 8 },
    ),
    starters: fc.record({ home: maybe(someStarter), away: maybe(someStarter) }),
  })
  .map(({ sport, table, ...made }) => {
    const [home, away] = [table[0].team, table[1].team];
    const own: Game = { ...game, id: `${sport}-1`, sport, home, away };
    const sheet: SportSheet = {
      sport,
      standings: standings(table),
      results: results(made.played),
      schedule: dated('Schedule', made.coming),
      injuries: Object.fromEntries(
        Object.entries(made.injuries).map(([id, rows]) => [id, dated('Goalserve injury report', rows)]),
      ),
      meetings: {
        [own.id]: dated(
          'Goalserve head to head',
          made.meetings.map(({ day, isHome, score }) => ({
            day,
            home: isHome ? home.name : away.name,
            away: isHome ? away.name : home.name,
            score,
          })),
        ),
      },
      starters: { [own.id]: dated('Goalserve', made.starters) },
    };
    const { home: first, away: second } = made.starters;
    return {
      game: own,
      sheet,
      swapped: {
        game: { ...own, home: away, away: home },
        sheet: { ...sheet, starters: { [own.id]: dated('Goalserve', { home: second, away: first }) } },
      },
    };
  });
