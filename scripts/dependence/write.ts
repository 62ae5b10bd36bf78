/** Writes the tables that the product reads. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { DependenceTable } from '../../lambdas/domain/asking/same-game/classes.ts';
import type { OneSidedTable } from '../../lambdas/domain/feed/odds/one-sided-kind.ts';

const root = resolve(import.meta.dirname, '../..');

/** @returns the path of the file written */
export const writeDependence = (table: DependenceTable): string =>
  write('lambdas/domain/asking/same-game/dependence-table.ts', dependenceSource(table));

/** @returns the path of the file written */
export const writeOneSided = (table: OneSidedTable): string =>
  write('lambdas/domain/feed/odds/one-sided-table.ts', oneSidedSource(table));

const dependenceSource = (table: DependenceTable): string =>
  `/** How classes of legs of one game depend on each other, measured on one season a league. Written by \`npm run dependence\`. */
import type { DependenceTable } from './classes.ts';

export const dependenceTable: DependenceTable = ${JSON.stringify(table)};
`;

const oneSidedSource = (table: OneSidedTable): string =>
  `/**
 * What one-sided prices came in, by kind of bet and size: the share of medians over the books, and of single books. Written by
 * \`npm run dependence\`; the columns are in \`one-sided-kind.ts\`. FanDuel's anytime touchdowns are left out, because its source
 * mixes another market in.
 */
import type { OneSidedTable } from './one-sided-kind.ts';

export const oneSidedTable: OneSidedTable = ${JSON.stringify(table)};
`;

function write(path: string, source: string): string {
  writeFileSync(resolve(root, path), source);
  execFileSync(resolve(root, 'node_modules/.bin/biome'), ['format', '--write', path], {
    cwd: root,
    stdio: 'ignore',
  });
  return path;
}
