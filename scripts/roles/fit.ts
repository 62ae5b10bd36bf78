/**
 * Trains the network that tells the role of each word of a bet on the questions of `corpus`, and writes what the function has of it:
 * `node scripts/roles/fit.ts`. With `--check FILE`, it learns all but that file and prints how many of its questions are read right.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { characterOf } from '../../lambdas/domain/asking/reading/terms/signs/scale.ts';
import type { Layer, Network } from '../../lambdas/domain/asking/roles/network.ts';
import { looksOf } from '../../lambdas/domain/asking/roles/tokens.ts';
import { makeBoard, playersOn } from '../eval/ask.ts';
import { random, shuffled } from '../signs/regression.ts';
import { unitOf } from '../signs/unit.ts';
import { exchanged, spansOf } from './exchange.ts';
import { allMarked, type Marked } from './marked.ts';
import { rightIn } from './score.ts';
import { type Lesson, trained } from './training.ts';

const root = resolve(import.meta.dirname, '../..');
const biome = resolve(root, 'node_modules/@biomejs/biome/bin/biome');
const target = resolve(root, 'lambdas/domain/asking/roles/weights.ts');
/** A role with fewer tokens is a condition that no term covers. */
const fewest = 40;
const passes = 16;

const held = process.argv.includes('--check') ? process.argv.at(-1) : undefined;
const marked = allMarked();
const { roster } = await playersOn(makeBoard());
const learnable = marked.filter(({ file }) => file !== held);

const counts = Map.groupBy(
  learnable.flatMap(({ tokens }) => tokens),
  ({ role }) => role.slice(2),
);
const nameOf = (role: string) =>
  role === 'O' || (counts.get(role.slice(2))?.length ?? 0) >= fewest ? role : `${role.slice(0, 2)}other`;
const roles = [...new Set(learnable.flatMap(({ tokens }) => tokens.map(({ role }) => nameOf(role))))].sort();
const legs = ['O', 'B', 'I'];

const lessonOf = ({ tokens }: Pick<Marked, 'tokens'>): Lesson => ({
  looks: looksOf(tokens, roster),
  roles: tokens.map(({ role }) => roles.indexOf(nameOf(role))),
  legs: tokens.map(({ leg }) => legs.indexOf(leg)),
});

const next = random(11);
const bank = spansOf(learnable);
const network = trained({
  roles: roles.length,
  legs: legs.length,
  passes,
  random: next,
  lessonsOf: (pass) =>
    shuffled(
      learnable.map((each) => lessonOf(pass === passes - 1 ? each : exchanged(each, bank, next))),
      next,
    ),
  note: (line) => console.log(line),
});

if (held) {
  const of = marked.filter(({ file }) => file === held);
  console.log(rightIn(of, { ...network, roster, names: { roles, legs } }));
} else {
  writeFileSync(target, moduleOf(network));
  execFileSync(process.execPath, [biome, 'format', '--write', target]);
}

function moduleOf({ size, vectors, layers, roles: ofRoles, legs: ofLegs }: Network): string {
  const written = (numbers: Float32Array) => {
    const unit = Math.round(unitOf(numbers) * 1000) / 1000;
    return `{ unit: ${unit}, numbers: '${Array.from(numbers, (each) => characterOf(each * unit)).join('')}' }`;
  };
  const layer = ({ weights, bases }: Layer) => `{ weights: ${written(weights)}, bases: ${written(bases)} }`;
  return `/** Made by \`node scripts/roles/fit.ts\`: numbers of one character each. */

/** Roles by their number: none, or the first (\`B\`) or a further (\`I\`) token of a span. */
export const roleNames: readonly string[] = [
  ${roles.map((role) => `'${role}'`).join(', ')},
];

/** Numbers of a vector. */
export const size = ${size};

interface Numbers {
  /** What a number of 1 is written as. */
  readonly unit: number;
  readonly numbers: string;
}

interface Written {
  readonly weights: Numbers;
  readonly bases: Numbers;
}

export const layers: readonly Written[] = [
${layers.map((each) => `  ${layer(each)},`).join('\n')}
];

export const roles: Written = ${layer(ofRoles)};

export const legs: Written = ${layer(ofLegs)};

/** The vector of each place of a feature. */
export const vectors: Numbers = ${written(vectors)};
`;
}
