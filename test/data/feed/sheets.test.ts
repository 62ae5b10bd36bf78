/** The sheet of a sport: its parts are written separately, and the largest league's stays small. */
import { expect, test } from 'vitest';
import { sportSheet, storeSheet } from '../../../lambdas/data/feed/sheets.ts';
import { keys } from '../../../lambdas/data/platform/keys.ts';
import { get } from '../../../lambdas/data/platform/table.ts';
import type { PlayedGame, SportSheet } from '../../../lambdas/domain/asking/facts/sheet.ts';

const asOf = '2026-11-20T22:00:00.000Z';
const dated = <Rows>(source: string, rows: Rows) => ({ asOf, source, rows });

/** The largest possible baseball week: 30 teams that share none of their last 15 games. */
function largest(): SportSheet {
  const random = (below: number, seed: number) => (seed * 7919 + 104_729) % below;
  const teams = Array.from({ length: 30 }, (_, index) => `${1000 + index}`);
  const results: PlayedGame[] = Array.from({ length: 450 }, (_, index) => ({
    gameId: `MLB-${132_918_9799 + random(100_000, index)}`,
    startsAt: new Date(Date.parse(asOf) - index * 3_333_000).toISOString(),
    home: teams[random(30, index)] ?? '',
    away: teams[random(30, index + 1)] ?? '',
    homeScore: random(12, index),
    awayScore: random(11, index + 3),
    spread: random(2, index) ? 1.5 : -1.5,
    total: 6 + random(12, index) / 2,
  }));
  const games = Array.from({ length: 110 }, (_, index) => ({
    gameId: `MLB-${140_000_0000 + random(100_000, index)}`,
    startsAt: new Date(Date.parse(asOf) + index * 5_000_000).toISOString(),
    home: teams[index % 30] ?? '',
    away: teams[(index * 7) % 30] ?? '',
  }));
  const report = (index: number) => ({
    player: `Player Number ${'abcdefghijklmnopqrstuvwxyz'[index % 26]}${index}`,
    status: '60-Day-IL',
    description: `Something that takes many words ${random(9999, index)}`.padEnd(60, '.'),
    day: '2026-11-20',
  });
  const meeting = (index: number) => ({
    day: `2026-0${1 + (index % 9)}-1${index % 10}`,
    home: `Team Of Some City ${random(30, index)}`,
    away: `Team Of Another City ${random(30, index + 1)}`,
    score: { home: random(12, index), away: random(12, index + 5) },
  });
  const starter = (index: number) => ({ name: `Pitcher${index}`, era: 3.13, innings: 61.2, strikeouts: 70 });
  return {
    sport: 'MLB',
    standings: dated(
      'Goalserve standings',
      teams.map((id, index) => ({
        team: { id, name: `Team Of Some City ${index}` },
        group: 'American League, East',
        position: index % 5,
        won: random(100, index),
        lost: random(100, index + 1),
        drawn: null,
        overtimeLosses: null,
        points: null,
        winShare: 0.512,
        scored: random(800, index),
        conceded: random(800, index + 2),
        scoredPerGame: null,
        concededPerGame: null,
        homeRecord: '41-40',
        awayRecord: '40-41',
        streak: 'W1',
        lastTen: '5-5',
      })),
    ),
    results: dated('Final scores', results),
    schedule: dated('Goalserve schedule', games),
    injuries: Object.fromEntries(
      teams.map((id, team) => [
        id,
        dated(
          'x',
          Array.from({ length: 12 }, (_, index) => report(team * 12 + index)),
        ),
      ]),
    ),
    meetings: Object.fromEntries(
      games.map(({ gameId }, game) => [
        gameId,
        dated(
          'x',
          Array.from({ length: 6 }, (_, index) => meeting(game * 6 + index)),
        ),
      ]),
    ),
    starters: Object.fromEntries(
      games.map(({ gameId }, index) => [gameId, dated('x', { home: starter(index), away: starter(-index) })]),
    ),
  };
}

test('of the largest league comes back as stored, in under 60 KB', async () => {
  // Golf has no teams, so no other test writes this sheet.
  expect(await sportSheet('GOLF')).toBeUndefined();
  const sheet = { ...largest(), sport: 'GOLF' as const };
  await storeSheet(sheet);
  expect(await sportSheet('GOLF')).toEqual(sheet);
  const item = await get(keys.sheet('GOLF'));
  if (process.env.PRINT) {
    process.stdout.write(`sheet ${JSON.stringify(item).length} of ${JSON.stringify(sheet).length}\n`);
  }
  expect(JSON.stringify(item).length).toBeLessThan(60_000);

  // Two jobs write, each its own parts.
  const results = dated('Final scores', []);
  await storeSheet({ sport: 'GOLF', results });
  expect(await sportSheet('GOLF')).toEqual({ ...sheet, results });
  await storeSheet({ sport: 'GOLF' });
  expect(await sportSheet('GOLF')).toEqual({ ...sheet, results });
});

test('has line scores only for those who ask for them, and for results that are still kept', async () => {
  const sport = 'CFL' as const;
  const played = largest().results?.rows ?? [];
  const [first, second, third] = played;
  if (!first || !second || !third) throw new Error('no results');
  const lines = { home: [7, 3, 0, 14], away: [7, 10, 0, 7], overtime: { home: 6, away: 0 } };
  const results = dated('Final scores', [{ ...first, lines }, second]);
  await storeSheet({ sport, results });
  expect((await sportSheet(sport))?.results?.rows).toEqual([first, second]);
  expect((await sportSheet(sport, { withLines: true }))?.results).toEqual(results);
  await storeSheet({ sport, results: dated('Final scores', [second, { ...third, lines }]) });
  expect((await sportSheet(sport, { withLines: true }))?.results?.rows).toEqual([
    second,
    { ...third, lines },
  ]);
});
