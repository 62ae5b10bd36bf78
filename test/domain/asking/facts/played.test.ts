/** What a sheet stores: bounded size, and lines that are never lost. */
import { expect, test } from 'vitest';
import { ownGames } from '../../../../lambdas/domain/asking/facts/games.ts';
import { keptInjuries, keptMeetings } from '../../../../lambdas/domain/asking/facts/keep.ts';
import { playedGames, upcomingGames, updatedSheet } from '../../../../lambdas/domain/asking/facts/played.ts';
import { startersOf } from '../../../../lambdas/domain/asking/facts/starters-of.ts';
import type { Game } from '../../../../lambdas/domain/feed/games/game.ts';
import { commanders, eagles, game, now, played } from './samples.ts';

const lines = {
  book: 'x',
  at: '2026-11-01T00:00:00.000Z',
  moneyline: null,
  spread: { homeLine: -3, home: -110, away: -110 },
  total: { line: 44.5, over: -110, under: -110 },
};
const over = (id: string, more: Partial<Game> = {}): Game => ({
  ...game,
  id,
  startsAt: '2026-11-01T18:00:00.000Z',
  status: 'final',
  statusText: 'Final',
  score: { home: 24, away: 17 },
  prices: lines,
  ...more,
});

test('stores a finished game with its lines', () => {
  expect(playedGames([], [over('NFL-5')])).toEqual([
    {
      gameId: 'NFL-5',
      startsAt: '2026-11-01T18:00:00.000Z',
      home: eagles.id,
      away: commanders.id,
      homeScore: 24,
      awayScore: 17,
      spread: -3,
      total: 44.5,
    },
  ]);
  const open = [over('a', { status: 'live' }), over('b', { score: null }), over('c', { status: 'unknown' })];
  expect(playedGames([], open)).toEqual([]);
});

test('keeps lines when the game is sent again without them, and takes the latest score', () => {
  const before = playedGames([], [over('NFL-5')]);
  const again = over('NFL-5', { prices: null, score: { home: 24, away: 20 } });
  expect(playedGames(before, [again])).toEqual([{ ...before[0], awayScore: 20 }]);
});

test('older games that are stored for the other team only are no last games of a team: some between them are missing', () => {
  const rows = Array.from({ length: 20 }, (_, nth) =>
    over(`NFL-${nth}`, { startsAt: `2026-10-${String(nth + 1).padStart(2, '0')}T18:00:00.000Z` }),
  );
  const asOf = now.toISOString();
  const sheet = {
    sport: 'NFL' as const,
    results: { asOf, source: '', rows: rows.flatMap((each) => playedGames([], [each])) },
  };
  const last = ownGames(eagles, game, sheet).map(({ gameId }) => gameId);
  expect(last).toEqual(Array.from({ length: 15 }, (_, nth) => `NFL-${19 - nth}`));
});

test('settles no line for a baseball game that was called early', () => {
  const short = over('MLB-5', { sport: 'MLB', statusText: 'Final/6' });
  expect(playedGames([], [short])).toMatchObject([{ spread: null, total: null }]);
  expect(playedGames([], [{ ...short, statusText: 'Final/11' }])).toMatchObject([{ spread: -3 }]);
});

test('keeps each team’s last fifteen games, newest first', () => {
  const rows = Array.from({ length: 40 }, (_, index) =>
    played(index + 1, 'a', index === 30 ? 'c' : 'b', [1, 0]),
  );
  const kept = playedGames(rows, []);
  expect(kept).toHaveLength(16);
  expect(kept.map(({ gameId }) => gameId)).toEqual(
    [...rows.slice(0, 15), rows[30]].map((row) => row?.gameId),
  );
});

test('lists games in progress and upcoming ones as coming', () => {
  const at = (id: string, startsAt: string, status: Game['status']) => ({ ...game, id, startsAt, status });
  const listed = [
    at('later', '2026-11-24T00:00:00.000Z', 'scheduled'),
    at('now', '2026-11-20T22:00:00.000Z', 'live'),
    at('soon', '2026-11-21T00:00:00.000Z', 'scheduled'),
    at('off', '2026-11-21T00:00:00.000Z', 'postponed'),
    at('past', '2026-11-19T00:00:00.000Z', 'scheduled'),
  ];
  expect(upcomingGames(listed, now).map(({ gameId }) => gameId)).toEqual(['now', 'soon', 'later']);
});

test('ignores the schedule in a partial list', () => {
  const first = updatedSheet({ sport: 'NFL' }, { games: [game], isWhole: true, now });
  expect(first?.schedule?.rows).toHaveLength(1);
  const half = updatedSheet(first ?? { sport: 'NFL' }, { games: [over('NFL-5')], isWhole: false, now });
  expect(half).toMatchObject({ results: { rows: [{ gameId: 'NFL-5' }] }, schedule: first?.schedule });
});

test('lists players who are out first, at most twelve per team', () => {
  const report = (player: string, status: string, day: string | null) => ({
    player,
    status,
    description: 'x'.repeat(100),
    day,
  });
  const kept = keptInjuries([
    report('may', 'Questionable', '2026-11-20'),
    report('says nothing', 'Rested', '2026-11-20'),
    report('old', 'Out', null),
    report('new', 'Out', '2026-11-20'),
    ...Array.from({ length: 20 }, (_, index) => report(`back ${index}`, 'Active', '2026-11-20')),
  ]);
  expect(kept).toHaveLength(12);
  expect(kept.slice(0, 4).map(({ player }) => player)).toEqual(['new', 'old', 'may', 'back 0']);
  expect(kept[0]?.description).toHaveLength(60);
});

test('keeps the last six meetings with a score', () => {
  const rows = Array.from({ length: 9 }, (_, index) => ({
    day: `2026-0${index + 1}-01`,
    home: 'a',
    away: 'b',
    score: index === 8 ? null : { home: 1, away: 0 },
  }));
  expect(keptMeetings(rows).map(({ day }) => day.slice(5, 7))).toEqual(['08', '07', '06', '05', '04', '03']);
});

test('finds starting pitchers by match id, or by teams and time, with stats where available', () => {
  const row = {
    matchId: '1',
    startsAt: null,
    home: eagles.id,
    away: commanders.id,
    homeStarter: { id: 'p1', name: 'Gausman' },
    awayStarter: null,
  };
  const figures = [{ id: 'p1', name: 'K. Gausman', era: 3.13, innings: 61.2, strikeouts: 70 }];
  const found = [
    ['NFL-1', { home: { name: 'Gausman', era: 3.13, innings: 61.2, strikeouts: 70 }, away: null }],
  ];
  expect(startersOf([game], [row], figures)).toEqual(found);
  expect(startersOf([game], [{ ...row, matchId: '2', startsAt: game.startsAt }], figures)).toEqual(found);
  expect(startersOf([game], [{ ...row, matchId: '2' }], figures)).toEqual([]);
  expect(startersOf([game], [row], [])).toMatchObject([['NFL-1', { home: { era: null } }]]);
});
