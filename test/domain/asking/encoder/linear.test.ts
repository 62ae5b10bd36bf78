/** Linear maps in whole numbers, against the same in floating point, and the module that multiplies them. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { type Linear, mapped } from '../../../../lambdas/domain/asking/encoder/linear.ts';
import { compiled } from '../../../../scripts/encoder/products.ts';
import { random } from '../../../../scripts/signs/regression.ts';
import { plainMap } from './plain.ts';

const next = random(3);
const numbers = (count: number) => Float32Array.from({ length: count }, () => next() - 0.5);

/** @param weight the greatest */
const linear = (inputs: number, outputs: number, weight = 127): Linear => ({
  weights: Int8Array.from({ length: inputs * outputs }, () => Math.round(2 * weight * (next() - 0.5))),
  scales: numbers(outputs),
  bases: numbers(outputs),
  inputs,
  outputs,
});

const plainly = (map: Linear, values: Float32Array, token: number) =>
  plainMap(map, [...values.subarray(token * map.inputs, (token + 1) * map.inputs)]);

test.each([
  { inputs: 6, outputs: 3, tokens: 1 },
  { inputs: 8, outputs: 2, tokens: 4 },
  { inputs: 384, outputs: 97, tokens: 5 },
  { inputs: 1536, outputs: 384, tokens: 9 },
])('$inputs inputs make $outputs outputs of each of $tokens tokens', ({ inputs, outputs, tokens }) => {
  const map = linear(inputs, outputs);
  const values = numbers(inputs * tokens);
  const made = mapped(map, values, tokens);
  for (let token = 0; token < tokens; token += 1) {
    const plain = plainly(map, values, token);
    const close = 5e-4 * Math.max(...plain.map(Math.abs));
    for (const [to, expected] of plain.entries())
      expect(Math.abs((made[token * outputs + to] ?? Number.NaN) - expected)).toBeLessThan(close);
  }
});

test('the greatest weights and values fit into a sum', () => {
  const map: Linear = { ...linear(1536, 2), weights: new Int8Array(2 * 1536).fill(127) };
  const values = new Float32Array(1536).fill(3);
  const [first] = mapped(map, values, 1);
  expect(first).toBeCloseTo(plainly(map, values, 0)[0] ?? Number.NaN, 0);
});

test('a row of zeros makes the bases', () => {
  const map = linear(16, 4);
  expect([...mapped(map, new Float32Array(16), 1).subarray(0, 4)]).toEqual([...map.bases]);
});

test('the module is compiled from its source', async () => {
  const folder = resolve(import.meta.dirname, '../../../../lambdas/domain/asking/encoder');
  expect(readFileSync(resolve(folder, 'products.ts'), 'utf8')).toBe(await compiled());
});
