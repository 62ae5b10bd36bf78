/** The documented rules of settlement, held to the registry. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { leavesShootoutOut } from '../../../../lambdas/domain/feed/games/book-rules.ts';
import { isOneScore, partNames, parts } from '../../../../lambdas/domain/feed/markets/periods.ts';
import { registry } from '../../../../lambdas/domain/feed/markets/registry.ts';

const page = readFileSync(resolve(import.meta.dirname, '../../../../docs/settlement.md'), 'utf8');
const rows = page
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) => line.slice(2, -2).split(' | '));

test('every part of a game counts what the table says', () => {
  const table = rows.filter(([, source]) => source === 'line score');
  const made = partNames.flatMap((part) => {
    if (isOneScore(part)) return [];
    const [first, last] = parts[part].columns;
    const columns = first === last ? `column ${first + 1}` : `columns ${first + 1} to ${last + 1}`;
    return [[part.replace('_', ' '), 'line score', columns, parts[part].withOvertime ? 'yes' : 'no']];
  });
  expect(table).toEqual(made);
});

test('the whole game is settled from the final score', () => {
  const [names = ''] = rows.find(([, source]) => source === 'final score') ?? [];
  const documented = names.replace('alternate lines', 'alternate spread, alternate total').split(', ');
  const made = Object.entries(registry).flatMap(([key, { settledBy }]) =>
    settledBy === 'score' ? [key.replace('_', ' ')] : [],
  );
  expect(documented.sort()).toEqual(made.sort());
});

test('the books that leave a shootout out of team totals are those of the table', () => {
  const [, books = ''] = /\| Shootout \(NHL\): team total at ([^|]+) \|/.exec(page) ?? [];
  expect(books).not.toBe('');
  for (const book of books.split(', ')) expect([book, leavesShootoutOut(book)]).toEqual([book, true]);
  for (const book of ['DraftKings', 'BetMGM', null]) expect(leavesShootoutOut(book)).toBe(false);
});
