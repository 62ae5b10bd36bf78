/** Importing games from a file or the feed: a dry run prints the changes, and a second run changes nothing. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { gamesOn } from '../../../lambdas/data/feed/games.ts';
import { keys } from '../../../lambdas/data/platform/keys.ts';
import { transact } from '../../../lambdas/data/platform/table.ts';
import type { Game } from '../../../lambdas/domain/feed/games/game.ts';
import { addDays, leagueDay } from '../../../lambdas/domain/platform/calendar.ts';
import { command } from '../../../scripts/ops/commands/import-games.ts';
import { runCommand } from '../../support/command.ts';
import { allItems, useOwnTable } from '../../support/own-table.ts';

const folder = mkdtempSync(join(tmpdir(), 'gameplan-games-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(() => {
  vi.unstubAllEnvs();
});

let table = '';
beforeAll(async () => {
  table = await useOwnTable();
});

const game = (id: string, changes: Partial<Game> = {}): Game => ({
  id,
  sport: 'NFL',
  startsAt: '2026-11-22T18:00:00Z',
  day: '2026-11-22',
  home: { id: '1', name: 'Home Side' },
  away: { id: '2', name: 'Away Side' },
  status: 'scheduled',
  statusText: 'Not Started',
  score: null,
  prices: null,
  ...changes,
});

function fileOf(content: unknown): string {
  const path = join(folder, 'games.json');
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

const importing = (...args: string[]) => runCommand(command, args);

describe('from a file', () => {
  test('a dry run prints the changes; a run makes them; another run has none to make', async () => {
    const path = fileOf([game('NFL-1'), game('NFL-2')]);
    const dry = await importing('--from', path, '--dry-run');
    expect(dry.stdout).toEqual([
      '2 games, 2 new or changed.',
      'would store NFL-1  2026-11-22  Away Side at Home Side, scheduled',
      'would store NFL-2  2026-11-22  Away Side at Home Side, scheduled',
    ]);
    expect(await gamesOn('NFL', ['2026-11-22'])).toEqual([]);
    expect((await importing('--from', path)).stdout.at(-1)).toBe(
      `2 games stored in ${table}; 0 legs of picks graded.`,
    );
    const after = await allItems();
    expect((await importing('--from', path)).stdout[0]).toBe('2 games, 0 new or changed.');
    expect(await allItems()).toEqual(after);
  });

  test('a game that moved by some days is stored once', async () => {
    await importing('--from', fileOf([game('NFL-3')]));
    const moved = game('NFL-3', { day: '2026-11-24', startsAt: '2026-11-24T01:00:00Z' });
    await importing('--from', fileOf(JSON.stringify(moved)));
    const found = await gamesOn('NFL', ['2026-11-22', '2026-11-24']);
    expect(found.filter(({ id }) => id === 'NFL-3').map(({ day }) => day)).toEqual(['2026-11-24']);
  });

  test('a game whose picks cannot be graded is reported and does not hold up the others', async () => {
    const waiting = ['NFL-5', 'NFL-6'].flatMap((id) => [
      { Put: { Item: { ...keys.openLeg(id, 'u', id, 0), userId: 'u', pickId: id, index: 0 } } },
      { Put: { Item: { ...keys.pick('u', id), metadata: 'no pick at all' } } },
    ]);
    await transact(waiting);
    const ended = {
      day: '2026-10-04',
      startsAt: '2026-10-04T17:00:00Z',
      status: 'final',
      score: { home: 1, away: 0 },
    } as const;
    const { code, stdout, stderr } = await importing(
      '--from',
      fileOf([game('NFL-5', ended), game('NFL-6', ended)]),
    );
    expect([code, stdout.at(-1)]).toEqual([1, `2 games stored in ${table}; 0 legs of picks graded.`]);
    for (const id of ['NFL-5', 'NFL-6']) expect(stderr).toContain(`${id} could not be graded: `);
  });

  test.each<[string, unknown, string]>([
    ['invalid JSON', '{"id"', 'is not valid JSON'],
    ['invalid odds', [game('NFL-9', { prices: priced(-50) })], 'must be American odds'],
    ['a final game without a score', [game('NFL-9', { status: 'final' })], 'a final game must have a score'],
    ['an id of another sport', [game('NBA-9')], 'the id must start with the sport'],
    ['a game without a side', [{ ...game('NFL-9'), home: undefined }], 'home'],
  ])('%s is refused, and nothing is written', async (_name, content, problem) => {
    const before = await allItems();
    const { code, stderr } = await importing('--from', fileOf(content));
    expect(code).toBe(1);
    expect(stderr).toContain(problem);
    expect(await allItems()).toEqual(before);
  });

  test('a missing file is reported', async () => {
    expect((await importing('--from', join(folder, 'none'))).stderr).toMatch(/^There is no file /);
  });
});

function priced(home: number): Game['prices'] {
  return {
    book: 'Book',
    at: '2026-11-21T00:00:00Z',
    moneyline: { home, away: 120, draw: null },
    spread: null,
    total: null,
  };
}

describe('from the feed', () => {
  test('imports a few days, and changes nothing the second time', async () => {
    vi.stubEnv('GOALSERVE_API_KEY', 'local-feed-key');
    // These games have ended: scores and prices of others change between the two runs.
    const span = ['--sport', 'nba', '--day', addDays(leagueDay(new Date()), -9), '--days', '7'];
    const first = await importing(...span);
    expect([first.code, first.stderr]).toEqual([0, '']);
    const count = Number(/^(\d+) games stored in/.exec(first.stdout.at(-1) ?? '')?.[1]);
    expect(count).toBeGreaterThan(0);
    expect((await importing(...span, '--dry-run')).stdout[0]).toBe(`${count} games, 0 new or changed.`);
  });

  test('reports a feed that does not respond', async () => {
    vi.stubEnv('GOALSERVE_API_KEY', 'local-feed-key');
    vi.stubEnv('FEED_BASE_URL', 'http://127.0.0.1:9');
    const { code, stderr } = await importing('--sport', 'NFL', '--day', '2026-11-22');
    expect(code).toBe(1);
    expect(stderr).toMatch(/^The feed is unavailable: /);
    expect(stderr).not.toContain('local-feed-key');
  });

  test.each([
    [[], 'Name either --from or --sport'],
    [['--sport', 'GOLF', '--day', '2026-11-22'], 'must be a sport that plays games'],
    [['--sport', 'NFL'], '--day must be a date'],
    [['--sport', 'NFL', '--day', '2026-11-22', '--days', '99'], '--days must be a whole number from 1 to 14'],
    [['--sport', 'NFL', '--day', '2026-11-22'], 'GOALSERVE_API_KEY is not set'],
  ])('refuses %j as a usage error', async (args, problem) => {
    const { code, stderr } = await importing(...args);
    expect(code).toBe(2);
    expect(stderr).toContain(problem);
  });
});
