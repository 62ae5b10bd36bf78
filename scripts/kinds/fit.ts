/**
 * Fits the table of kinds to the questions of `corpus`, and writes what the function has of it: `node scripts/kinds/fit.ts`. Prints first
 * how many questions of each file are told right by a table fitted to the other files; with `--check` nothing is written, and with
 * `--write` nothing is checked.
 */
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { characterOf } from '../../lambdas/domain/asking/reading/terms/signs/scale.ts';
import { unitOf } from '../signs/unit.ts';
import { fitted, type Network, sharesOf, size } from './network.ts';
import { allTexts, type Text } from './texts.ts';

const target = resolve(import.meta.dirname, '../../lambdas/domain/asking/likely/weights.ts');

const texts = allTexts();

/** The likeliest kind: of the labels that are of it, all shares together. */
function kindOf(network: Network, { features }: Text): string {
  const byKind = new Map<string, number>();
  for (const [at, share] of sharesOf(network, features).entries()) {
    const [kind = ''] = (network.labels[at] ?? '').split(':');
    byKind.set(kind, (byKind.get(kind) ?? 0) + share);
  }
  return [...byKind].sort((a, b) => b[1] - a[1])[0]?.[0] ?? '';
}

if (!process.argv.includes('--write')) {
  for (const [file, held] of Map.groupBy(texts, (text) => text.file)) {
    const network = fitted(texts.filter((text) => text.file !== file));
    const right = held.filter((text) => kindOf(network, text) === text.kind);
    console.log(`${file}: ${right.length} of ${held.length}`);
  }
}

const { labels, vectors, weights, bases } = fitted(texts);
const units = { vector: unitOf(vectors), label: unitOf(weights) };
const rounded = (number: number) => Math.round(number * 100) / 100;
const written = (numbers: Float64Array, unit: number) =>
  Array.from(numbers, (number) => characterOf(number * unit)).join('');

const rows = labels.map((name, at) => {
  const row = written(weights.slice(at * size, (at + 1) * size), units.label);
  return `  { name: '${name}', base: ${rounded((bases[at] ?? 0) * units.label)}, weights: '${row}' },`;
});

const module = `/** Made by \`node scripts/kinds/fit.ts\`: numbers of one character each. */

/** Numbers of a vector. */
export const size = ${size};

/** What a number of 1 is written as. */
export const units = { vector: ${rounded(units.vector)}, label: ${rounded(units.label)} };

/** A kind, or a kind and its topic, with what a text's vector is weighed by. */
export const labels: readonly { readonly name: string; readonly base: number; readonly weights: string }[] = [
${rows.join('\n')}
];

/** The vector of each place of a feature. */
export const vectors =
  '${written(vectors, units.vector)}';
`;
if (!process.argv.includes('--check')) writeFileSync(target, module);
