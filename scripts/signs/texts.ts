/** The texts that the weights are fitted to, in groups of one topic each. */
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { namesAge } from '../../lambdas/domain/asking/reading/terms/age.ts';
import { namesCare, spoken } from '../../lambdas/domain/asking/reading/terms/care.ts';
import { featuresOf, lengthOf } from '../../lambdas/domain/asking/reading/terms/signs/features.ts';
import { cases } from '../eval/cases.ts';

export const signs = ['care', 'age'] as const;
export type Sign = (typeof signs)[number];

export interface Text {
  readonly text: string;
  readonly sign: Sign | 'neither';
  /** The file of `corpus` that has it, or a part of one that has many topics. */
  readonly group: string;
  readonly features: readonly number[];
  readonly length: number;
  /** Whether a class of words tells it, without weights. */
  readonly isNamed: boolean;
}

/** Files that are no one topic are several groups. */
const parts = 10;
const ofManyTopics = new Set(['earlier', 'own-prompts', 'eval']);

const corpus = resolve(import.meta.dirname, 'corpus');

function textsOf(sign: Text['sign'], name: string, lines: readonly string[]): Text[] {
  const said = [...new Set(lines.filter((line) => line.trim() !== ''))];
  return said.map((text, at) => {
    const features = featuresOf(spoken(text));
    const part = ofManyTopics.has(name) ? Math.floor((at * parts) / said.length) : 0;
    return {
      text,
      sign,
      group: `${sign} ${name} ${part}`,
      features,
      length: lengthOf(features),
      isNamed: namesCare(text) || namesAge(text),
    };
  });
}

/** Questions of the eval that ask for something else show no sign. */
const asked = cases.filter(({ expect: { kinds } }) => !kinds.includes('care')).map(({ ask }) => ask);

/** Every text once, of the corpus and of the eval. */
export function allTexts(): Text[] {
  const ofCorpus = (['care', 'age', 'neither'] as const).flatMap((sign) =>
    readdirSync(resolve(corpus, sign))
      .sort()
      .flatMap((file) =>
        textsOf(
          sign,
          file.replace('.txt', ''),
          readFileSync(resolve(corpus, sign, file), 'utf8').split('\n'),
        ),
      ),
  );
  const byText = new Map(
    [...textsOf('neither', 'eval', asked), ...ofCorpus].map((text) => [text.text, text]),
  );
  return [...byText.values()];
}
