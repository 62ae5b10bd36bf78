/** A query said in many ways reads as itself. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sampleOf } from '../../../../support/depth.ts';
import { read, wrongIn } from './known.ts';
import { everyWay, ofTerms, ofWay, type Paraphrase, type Pick, withTypo } from './paraphrase.ts';
import { unreadWays } from './unread-ways.ts';

/** Enough random numbers for every choice of a paraphrase. */
const choices = fc.array(fc.nat(999_999), { minLength: 60, maxLength: 60 });

/** Makes a paraphrase of random choices. */
const paraphraseOf =
  (make: (pick: Pick) => Paraphrase) =>
  (numbers: readonly number[]): Paraphrase => {
    let at = 0;
    return make((items) => {
      const item = items[(numbers[at++ % numbers.length] ?? 0) % items.length];
      if (item === undefined) throw new Error('nothing to choose from');
      return item;
    });
  };

const sampled = (make: (pick: Pick) => Paraphrase, count: number, seed: number): readonly Paraphrase[] =>
  fc.sample(choices.map(paraphraseOf(make)), { numRuns: count, seed });

const isRight = (paraphrase: Paraphrase): boolean => wrongIn(paraphrase, read(paraphrase.text)).length === 0;

/** How many questions a way is tried in, of which most have to read right: the words around it are tested below. */
const tries = 3;
const ways = [...everyWay('looked at'), ...everyWay('kept')];
/** Every one in CI, otherwise every fourth. */
const tried = ways.filter((_, at) => at % Math.round(ways.length / sampleOf(ways.length)) === 0);

test('each way to say a term reads as the term, apart from those that are known not to', () => {
  const names = new Set(tried.map(([each, , way]) => `${each.term}: ${way}`));
  const unread = tried.flatMap(([each, place, way]) => {
    const right = sampled((pick) => ofWay(pick, each, place, way), tries, 1).filter(isRight).length;
    return right > tries / 2 ? [] : [`${each.term}: ${way}`];
  });
  expect([...new Set(unread)].sort()).toEqual(unreadWays.filter((way) => names.has(way)).sort());
});

/** The least share of questions that read right, in every term and with no word unread. */
const share = 0.94;

test('terms said together read as all of them', () => {
  const known = new Set<string>(unreadWays);
  const questions = sampled((pick) => ofTerms(pick, 'looked at'), sampleOf(600), 2).filter(
    ({ ways }) => !ways.some((way) => known.has(way)),
  );
  const wrong = questions.filter((question) => !isRight(question)).map(({ text }) => text);
  expect(wrong.length / questions.length, wrong.join('\n')).toBeLessThan(1 - share);
});

/** The least share with a letter mistyped: of a short word, what is left can be another word. */
const shareMistyped = 0.8;

test('a term with a letter mistyped reads as the term', () => {
  const questions = sampled((pick) => withTypo(pick, 'looked at'), sampleOf(400), 3);
  const wrong = questions.filter((question) => !isRight(question)).map(({ text }) => text);
  expect(wrong.length / questions.length, wrong.join('\n')).toBeLessThan(1 - shareMistyped);
});
