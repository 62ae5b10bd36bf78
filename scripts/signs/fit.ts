/**
 * Fits the weights of distress and age to the texts of `corpus`, and writes the table that the function has:
 * `node scripts/signs/fit.ts`. Prints first what is found by weights that were fitted without the topics of a text; with
 * `--check` nothing is written, and `--list` prints the texts that are read wrong.
 */
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { characterOf, greatest } from '../../lambdas/domain/asking/reading/terms/signs/scale.ts';
import { fitted, heldOut } from './regression.ts';
import { allTexts, type Sign, signs, type Text } from './texts.ts';

const target = resolve(import.meta.dirname, '../../lambdas/domain/asking/reading/terms/signs/weights.ts');
/** Of the texts that show no sign, at most this share may be taken for one when held out. */
const mostFalse = 0.006;
/** Weights above all but this share are written as the greatest. */
const clipped = 0.0005;

const texts = allTexts();
const scores = new Map(signs.map((sign) => [sign, heldOut(texts, sign)]));
const scoreOf = (text: Text, sign: Sign) => scores.get(sign)?.get(text) ?? 0;

/** The score that `mostFalse` of the other texts reach. */
function enoughFor(sign: Sign): number {
  const others = texts.filter((text) => text.sign === 'neither').map((text) => scoreOf(text, sign));
  return others.sort((a, b) => b - a)[Math.floor(others.length * mostFalse)] ?? 0;
}
const enough = new Map(signs.map((sign) => [sign, enoughFor(sign)]));
const isOver = (text: Text) => signs.some((sign) => scoreOf(text, sign) > (enough.get(sign) ?? 0));

/** Prints how many texts of each sign are found, and how many of those found show one. */
function report(by: string, isFound: (text: Text) => boolean): void {
  const of = (sign: Text['sign']) => texts.filter((text) => text.sign === sign);
  const found = texts.filter(isFound);
  const right = found.filter(({ sign }) => sign !== 'neither');
  const counts = (['care', 'age', 'neither'] as const).map(
    (sign) => `${of(sign).filter(isFound).length} of ${of(sign).length} ${sign}`,
  );
  const precision = ((100 * right.length) / found.length).toFixed(1);
  console.log(`${by}: ${counts.join(', ')}; ${precision} % of those found show a sign`);
}

report('classes', ({ isNamed }) => isNamed);
report('weights held out', isOver);
report('both', (text) => text.isNamed || isOver(text));
if (process.argv.includes('--list')) {
  for (const text of texts) {
    const isFound = text.isNamed || isOver(text);
    if (isFound === (text.sign === 'neither')) {
      console.log(`  ${text.group}${text.isNamed ? ' (named)' : ''}: ${text.text}`);
    }
  }
}

/** @returns a line of the module */
function tableOf(sign: Sign): string {
  const { base, words } = fitted(texts, sign);
  const sizes = [...words].map(Math.abs).sort((a, b) => b - a);
  const unit = greatest / (sizes[Math.floor(sizes.length * clipped)] ?? 1);
  const table = Array.from(words, (weight) => characterOf(weight * unit)).join('');
  const rounded = (score: number) => Math.round(score * unit * 10) / 10;
  return `  ${sign}: {\n    base: ${rounded(base)},\n    enough: ${rounded(enough.get(sign) ?? 0)},\n    table:\n      '${table}',\n  },`;
}

const module = `/** Made by \`node scripts/signs/fit.ts\`: a weight for each place of a feature, one character each. */

export type Sign = 'care' | 'age';

interface Weights {
  readonly base: number;
  /** The score from which a text shows the sign. */
  readonly enough: number;
  readonly table: string;
}

export const weights: Readonly<Record<Sign, Weights>> = {
${signs.map(tableOf).join('\n')}
};
`;
if (!process.argv.includes('--check')) writeFileSync(target, module);
