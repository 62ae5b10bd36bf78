/**
 * Fits the weights of distress and age to the texts of `corpus`, and writes the table that the function has:
 * `node scripts/signs/fit.ts`. Prints first how many texts are found by weights that were fitted without them; with `--check`
 * nothing is written, and `--list` prints those that are wrong.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { spoken } from '../../lambdas/domain/asking/reading/terms/care.ts';
import { featuresOf, lengthOf, places } from '../../lambdas/domain/asking/reading/terms/signs/features.ts';
import { characterOf, greatest } from '../../lambdas/domain/asking/reading/terms/signs/scale.ts';
import { cases } from '../eval/cases.ts';

const here = import.meta.dirname;
const target = resolve(here, '../../lambdas/domain/asking/reading/terms/signs/weights.ts');
const signs = ['care', 'age'] as const;
type Sign = (typeof signs)[number];

interface Text {
  readonly text: string;
  readonly sign: Sign | 'neither';
  readonly features: readonly number[];
}

/** `text` is a score from `base` and one weight a place. */
interface Weights {
  readonly base: number;
  readonly words: Float64Array;
}

const passes = 25;
const firstStep = 1;
/** The pull of the weights toward zero, each pass. */
const pull = 0.003;
/** Of the texts that show no sign, at most this share may be taken for one when held out. */
const mostFalse = 0.005;

/** Questions of the eval that ask for something else show no sign, nor do prompts that the product itself writes. */
const asked = cases.filter(({ expect: { kinds } }) => !kinds.includes('care')).map(({ ask }) => ask);

const linesOf = (name: string) => readFileSync(resolve(here, `corpus/${name}.txt`), 'utf8').split('\n');

const textsOf = (sign: Text['sign']): Text[] => {
  const lines = linesOf(sign);
  const all = sign === 'neither' ? [...lines, ...linesOf('own-prompts'), ...asked] : lines;
  return [...new Set(all.filter((line) => line.trim() !== ''))].map((text) => ({
    text,
    sign,
    features: featuresOf(spoken(text)),
  }));
};

/** The same numbers in every run. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

function shuffled<T>(items: readonly T[], next: () => number): T[] {
  return items
    .map((item) => ({ item, at: next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

const scoreOf = ({ base, words }: Weights, { features }: Text) =>
  base + features.reduce((sum, place) => sum + (words[place] ?? 0), 0) / lengthOf(features);

/** Logistic regression by stochastic gradient descent. */
function fitted(texts: readonly Text[], sign: Sign): Weights {
  const words = new Float64Array(places);
  const next = random(7);
  let base = -1;
  for (let pass = 0; pass < passes; pass += 1) {
    const step = firstStep / (1 + pass / 8);
    for (const text of shuffled(texts, next)) {
      const error = (text.sign === sign ? 1 : 0) - 1 / (1 + Math.exp(-scoreOf({ base, words }, text)));
      base += step * error * 0.05;
      const each = (step * error) / lengthOf(text.features);
      for (const place of text.features) words[place] = (words[place] ?? 0) + each;
    }
    for (let place = 0; place < places; place += 1) words[place] = (words[place] ?? 0) * (1 - pull * step);
  }
  return { base, words };
}

/** Scores of every text by weights that were fitted without it. */
function heldOut(texts: readonly Text[], sign: Sign, folds = 5): { text: Text; score: number }[] {
  const mixed = shuffled(texts, random(11));
  return Array.from({ length: folds }, (_, fold) => {
    const weights = fitted(
      mixed.filter((_text, at) => at % folds !== fold),
      sign,
    );
    return mixed
      .filter((_text, at) => at % folds === fold)
      .map((text) => ({ text, score: scoreOf(weights, text) }));
  }).flat();
}

const texts = (['care', 'age', 'neither'] as const).flatMap(textsOf);

/** @returns a line of the module */
function tableOf(sign: Sign): string {
  const scores = heldOut(texts, sign);
  const [own, others] = [sign, 'neither'].map((each) => scores.filter(({ text }) => text.sign === each)) as [
    typeof scores,
    typeof scores,
  ];
  const ranked = others.map(({ score }) => score).sort((a, b) => b - a);
  const enough = ranked[Math.floor(ranked.length * mostFalse)] ?? 0;
  const missed = own.filter(({ score }) => score <= enough);
  const wrong = others.filter(({ score }) => score > enough);
  console.log(
    `${sign}: ${own.length - missed.length} of ${own.length} found, ${wrong.length} of ${others.length} others taken for it`,
  );
  if (process.argv.includes('--list')) {
    for (const { text } of missed) console.log(`  missed  ${text.text}`);
    for (const { text } of wrong) console.log(`  wrong   ${text.text}`);
  }
  const { base, words } = fitted(texts, sign);
  const unit = greatest / Math.max(...words.map(Math.abs));
  const table = Array.from(words, (weight) => characterOf(weight * unit)).join('');
  const rounded = (score: number) => Math.round(score * unit * 10) / 10;
  return `  ${sign}: {\n    base: ${rounded(base)},\n    enough: ${rounded(enough)},\n    table:\n      '${table}',\n  },`;
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
