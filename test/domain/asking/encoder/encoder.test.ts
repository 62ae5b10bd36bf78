/** The encoder's arithmetic, against the same written as plainly as possible, and the file that it is read from. */
import { describe, expect, test } from 'vitest';
import {
  type Encoder,
  type Layer,
  type Norm,
  sharesOf,
} from '../../../../lambdas/domain/asking/encoder/encoder.ts';
import type { Linear } from '../../../../lambdas/domain/asking/encoder/linear.ts';
import { inPieces } from '../../../../lambdas/domain/asking/encoder/pieces.ts';
import { looksOf, tokensOf } from '../../../../lambdas/domain/asking/encoder/tokens.ts';
import { encoder } from '../../../../lambdas/services/asking/encoder.ts';
import { random } from '../../../../scripts/signs/regression.ts';
import { plainMap, type Row } from './plain.ts';

const next = random(5);
const numbers = (count: number) => Float32Array.from({ length: count }, () => next() - 0.5);
const linear = (inputs: number, outputs: number): Linear => ({
  weights: Int8Array.from({ length: inputs * outputs }, () => Math.round(254 * next() - 127)),
  scales: numbers(outputs).map((scale) => (2 * scale + Math.sign(scale)) / 127),
  bases: numbers(outputs),
  inputs,
  outputs,
});
const norm = (width: number): Norm => ({ scales: numbers(width), bases: numbers(width) });
const width = 6;
const layer = (): Layer => ({
  query: linear(width, width),
  key: linear(width, width),
  value: linear(width, width),
  output: linear(width, width),
  attended: norm(width),
  inner: linear(width, 10),
  outer: linear(10, width),
  norm: norm(width),
});
const small: Encoder = {
  pieces: new Map(),
  roleNames: ['O', 'B-n', 'I-n', 'B-team', 'I-team'],
  kindNames: ['play', 'find:score', 'sum'],
  meaningNames: ['stat=goals', 'stat=', 'stat=other', 'risk=safe'],
  width,
  heads: 2,
  table: numbers(8 * 4),
  embedding: linear(4, width),
  positions: numbers(9 * width),
  flags: linear(2, width),
  norm: norm(width),
  layers: [layer(), layer()],
  roles: linear(width, 5),
  legs: linear(width, 3),
  kinds: linear(width, 3),
  meanings: linear(2 * width, 4),
};

const sum = (one: Row, other: Row): Row => one.map((value, at) => value + (other[at] ?? 0));
const normal = ({ scales, bases }: Norm, row: Row): Row => {
  const mean = row.reduce((a, b) => a + b) / row.length;
  const deviation = Math.sqrt(row.reduce((a, b) => a + (b - mean) ** 2, 0) / row.length + 1e-12);
  return row.map((value, at) => ((value - mean) / deviation) * (scales[at] ?? 0) + (bases[at] ?? 0));
};
const shares = (row: Row): Row => {
  const powers = row.map(Math.exp);
  const all = powers.reduce((a, b) => a + b);
  return powers.map((power) => power / all);
};
const mean = (rows: readonly Row[]): Row =>
  (rows[0] ?? []).map((_, at) => rows.reduce((total, row) => total + (row[at] ?? 0), 0) / rows.length);
const gelu = (x: number) => 0.5 * x * (1 + Math.tanh(Math.sqrt(2 / Math.PI) * (x + 0.044715 * x ** 3)));

/** The shares of the roles, token by token, and of the kinds. */
function plainly(of: Encoder, pieces: readonly { readonly number: number; readonly flags: Row }[]) {
  let rows = pieces.map(({ number, flags }, at) => {
    const own = [...of.table.subarray(number * 4, number * 4 + 4)];
    const position = [...of.positions.subarray(at * width, (at + 1) * width)];
    return normal(of.norm, sum(sum(plainMap(of.embedding, own), plainMap(of.flags, flags)), position));
  });
  for (const each of of.layers) {
    const [queries, keys, values] = [each.query, each.key, each.value].map((by) =>
      rows.map((row) => plainMap(by, row)),
    );
    const size = width / of.heads;
    rows = rows.map((row, at) => {
      const seen = Array.from({ length: of.heads }, (_, head) => {
        const part = (all: Row = []) => all.slice(head * size, (head + 1) * size);
        const query = part(queries?.[at]);
        const scores = (keys ?? []).map(
          (key) =>
            part(key).reduce((total, value, to) => total + value * (query[to] ?? 0), 0) / Math.sqrt(size),
        );
        const weights = shares(scores);
        return part(values?.[0]).map((_, to) =>
          weights.reduce((total, weight, other) => total + weight * (part(values?.[other])[to] ?? 0), 0),
        );
      }).flat();
      const attended = normal(each.attended, sum(row, plainMap(each.output, seen)));
      return normal(each.norm, sum(attended, plainMap(each.outer, plainMap(each.inner, attended).map(gelu))));
    });
  }
  return {
    roles: rows.map((row) => shares(plainMap(of.roles, row))),
    kinds: shares(plainMap(of.kinds, mean(rows))),
  };
}

describe('the shares', () => {
  test.each([1, 2, 3, 4, 5, 8])('of %i pieces are what the plain arithmetic gives', (count) => {
    const pieces = Array.from({ length: count }, (_, at) => ({ number: (at * 3) % 8, flags: [at % 2, 1] }));
    const plain = plainly(small, pieces);
    const { words, kinds } = sharesOf(small, pieces);
    for (const [kind, share] of kinds.entries()) expect(share).toBeCloseTo(plain.kinds[kind] ?? 0, 4);
    for (const [at, { roles, legs }] of words.entries()) {
      for (const [role, share] of roles.entries()) expect(share).toBeCloseTo(plain.roles[at]?.[role] ?? 0, 4);
      expect(legs.reduce((a, b) => a + b)).toBeCloseTo(1, 5);
    }
  });
});

describe('the file', () => {
  test('has a row of numbers for everything that is looked up', () => {
    const { pieces, table, embedding, roleNames, roles, width: token, layers, positions } = encoder();
    expect(table).toHaveLength(pieces.size * embedding.inputs);
    expect(roles.outputs).toBe(roleNames.length);
    expect(positions.length % token).toBe(0);
    expect(
      Math.max(...[...pieces.keys()].map((piece) => piece.replace('##', '').length)),
    ).toBeLessThanOrEqual(20);
    expect(layers.length).toBeGreaterThan(0);
    for (const { query, inner, outer } of layers) {
      expect([query.inputs, query.outputs, outer.outputs]).toEqual([token, token, token]);
      expect(inner.outputs).toBe(outer.inputs);
    }
  });
});

describe('pieces', () => {
  const wordsOf = (prompt: string) => {
    const tokens = tokensOf(prompt);
    const { pieces, firsts } = inPieces(encoder(), tokens, looksOf(tokens, []));
    const named = [...encoder().pieces.keys()];
    return { pieces: pieces.map(({ number }) => named[number]), firsts };
  };

  test('are whole words where they are known, else parts that make the word', () => {
    expect(wordsOf('Over 7 Touchdowns').pieces).toEqual(['[CLS]', 'over', '7', 'touchdowns', '[SEP]']);
    const [start, ...parts] = wordsOf('zblorkatt').pieces;
    expect(start).toBe('[CLS]');
    expect(parts.length).toBeGreaterThan(2);
    expect(parts.slice(1, -1).every((piece) => piece?.startsWith('##'))).toBe(true);
    expect(
      parts
        .slice(0, -1)
        .map((piece) => piece?.replace('##', ''))
        .join(''),
    ).toBe('zblorkatt');
  });

  test('of a sign that no piece has are unknown, and accents change nothing', () => {
    expect(wordsOf('🏈').pieces).toEqual(['[CLS]', '[UNK]', '[SEP]']);
    expect(wordsOf('José’s').pieces).toEqual(wordsOf("jose's").pieces);
  });

  test('of a long text have no place from where it is too long', () => {
    const { pieces, firsts } = wordsOf('zblorkatt '.repeat(100));
    expect(pieces.length).toBeLessThanOrEqual(encoder().positions.length / encoder().width);
    expect(firsts.at(-1)).toBeUndefined();
    expect(firsts[0]).toBe(1);
  });
});
