/** What words mean, against the arithmetic of `meaningOf` written as plainly as possible. */
import { expect, test } from 'vitest';
import { type Encoder, softmax } from '../../../../lambdas/domain/asking/encoder/encoder.ts';
import { meaningOf } from '../../../../lambdas/domain/asking/encoder/meanings.ts';
import { encoder } from '../../../../lambdas/services/asking/encoder.ts';
import { random } from '../../../../scripts/signs/regression.ts';

const next = random(9);
const numbers = (count: number) => Float32Array.from({ length: count }, () => next() - 0.5);
const width = 4;
const meaningNames = ['risk=safe', 'stat=', 'stat=goals', 'stat=saves'];
const inputs = 2 * width;
const weights = Int8Array.from({ length: inputs * 4 }, () => Math.round(254 * next() - 127));
const meanings = { weights, scales: numbers(4), bases: numbers(4), inputs, outputs: 4 };
const small: Encoder = { ...encoder(), width, meaningNames, meanings };
const values = { embedded: numbers(5 * width), final: numbers(5 * width) };

test('are those of the role, by the mean of the pieces before the first layer and after the last one', () => {
  const rows = [values.embedded, values.final].flatMap((of) =>
    Array.from({ length: width }, (_, at) => ((of[width + at] ?? 0) + (of[2 * width + at] ?? 0)) / 2),
  );
  const scores = [1, 2, 3].map((name) =>
    rows.reduce(
      (sum, value, at) => sum + value * (weights[name * inputs + at] ?? 0) * (meanings.scales[name] ?? 0),
      meanings.bases[name] ?? 0,
    ),
  );
  const shares = [...softmax(Float32Array.from(scores))];
  const most = Math.max(...shares);
  const meaning = meaningOf(small, values, 'stat', [1, 3]);
  expect(meaning?.words).toBe(['', 'goals', 'saves'][shares.indexOf(most)]);
  expect(meaning?.share).toBeCloseTo(most, 5);
  expect(meaningOf(small, values, 'risk', [0, 1])).toEqual({ words: 'safe', share: 1 });
});

test('are none for a role that has none, for no words, and for words that say something else', () => {
  expect(meaningOf(small, values, 'team', [0, 1])).toBeUndefined();
  expect(meaningOf(small, values, 'stat', [2, 2])).toBeUndefined();
  const others = { ...small, meaningNames: ['risk=other', 'stat=', 'stat=goals', 'stat=saves'] };
  expect(meaningOf(others, values, 'risk', [0, 1])).toBeUndefined();
});
