/** Writes the table that the product reads. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { LeagueDependence } from '../../lambdas/domain/asking/same-game/classes.ts';

const root = resolve(import.meta.dirname, '../..');
const path = 'lambdas/domain/asking/same-game/dependence-table.ts';

export function sourceOf(table: Readonly<Record<string, LeagueDependence>>): string {
  return `/** How classes of legs of one game depend on each other, measured on one season a league. Written by \`npm run dependence\`. */
import type { DependenceTable } from './classes.ts';

export const dependenceTable: DependenceTable = ${JSON.stringify(table)};
`;
}

export function writeTable(table: Readonly<Record<string, LeagueDependence>>): string {
  writeFileSync(resolve(root, path), sourceOf(table));
  execFileSync(resolve(root, 'node_modules/.bin/biome'), ['format', '--write', path], {
    cwd: root,
    stdio: 'ignore',
  });
  return path;
}
