/** Builds inputs from the contracts: one valid example, and all variants with one invalid field. */
import * as z from 'zod/mini';
import type { Schema } from '../../../lambdas/contracts/platform/contract.ts';

type Input = Readonly<Record<string, unknown>>;

/** Each field uses the first of these that its schema accepts. */
const examples: readonly unknown[] = [
  'Words-7 of somebody',
  'person@example.com',
  '0123456789',
  'DELETE',
  'EXCLUDE',
  '2026-11-20T12:00:00.000Z#01KAH5V3G0000000000000ABCD',
  ...[
    'NFL',
    'low',
    'all',
    'conservative',
    'american',
    'core',
    'hit',
    'day',
    '30d',
    'asc',
    'email',
    '1',
    'newest',
    'start',
    '6-months',
    'graded-push',
    'yes',
    'A'.repeat(22),
  ],
  ...[
    { endpoint: 'https://fcm.googleapis.com/fcm/send/example', keys: { p256dh: 'BA', auth: 'AA' } },
  ].flatMap((subscription) => [subscription, { name: 'Test phone', subscription }]),
  true,
  1,
  ['NFL'],
  {},
  { stake: 25, price: -110, book: 'Some book', note: null },
  ...[
    { clientDataJSON: 'e30', attestationObject: 'oA' },
    { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' },
  ].map((response) => ({ id: 'AA', rawId: 'AA', type: 'public-key', response })),
];

/**
 * Not filled in. A `change` refers to an earlier answer of the same user; with an unknown id, the call ends in 404
 * before it reads the other fields.
 */
const leftOut: readonly string[] = ['change'];

/** The first page: an `offset` cannot be combined with most filters, and a `cursor` comes from an earlier response. */
const firstPage: Input = { offset: '0', cursor: '' };

/** @returns a valid input with every field filled in, except `leftOut` */
export function exampleOf(schema: Schema, given: Input = {}): Record<string, unknown> {
  const fields = Object.entries(fieldsOf(schema)).flatMap(([name, field]) => {
    if (leftOut.includes(name)) return [];
    const example =
      given[name] ?? firstPage[name] ?? examples.find((each) => z.safeParse(field, each).success);
    if (example === undefined) throw new Error(`No example for ${name}: add one`);
    return [[name, example]];
  });
  return Object.fromEntries(fields);
}

/** Lone surrogates: valid in JSON, but not in Unicode or DynamoDB. */
export const loneSurrogates = ['\ud800', 'NFL \udfff', 'a\udc00\ud800b'];

/** Strings that grow under normalization, exceed the key size, or contain a terminator. */
const texts = [
  '\ufdfa'.repeat(254),
  '\u{1d160}'.repeat(100),
  '\ufb2c'.repeat(60),
  'e\u0301'.repeat(127),
  '\u0000',
  'x'.repeat(60_000),
  '\u{1f3c8}'.repeat(1000),
  '',
  ' ',
  '__proto__',
];

/** Suffixes for a valid value, to reach code behind the first checks. */
const endings = ['\ufdfa'.repeat(50), 'e\u0301'.repeat(30), '\u0000#\u0001~'];

const nested = (levels: number): unknown => (levels === 0 ? 'deep' : [nested(levels - 1)]);

const otherTypes = [
  null,
  false,
  -1,
  1e308,
  [],
  {},
  { $gt: '' },
  nested(18),
  nested(2000),
  ['\ufdfa'.repeat(100)],
];

/** Copies of the example, each with one hostile field. */
export function hostileInputs(schema: Schema, example: Input): { field: string; input: Input }[] {
  return Object.keys(fieldsOf(schema)).flatMap((field) =>
    [...texts, ...endings.map((text) => `${String(example[field])}${text}`), ...otherTypes].map((value) => ({
      field,
      input: { ...example, [field]: value },
    })),
  );
}

/** Copies of the example with a lone surrogate in a field, in a list, in an object and in a field name. */
export function malformedInputs(schema: Schema, example: Input): Input[] {
  const name = Object.keys(fieldsOf(schema))[0] ?? 'field';
  return loneSurrogates.flatMap((half) => [
    ...Object.keys(fieldsOf(schema)).map((field) => ({ ...example, [field]: half })),
    { ...example, [name]: [half] },
    { ...example, unknown: { deep: [{ deeper: half }] } },
    { ...example, [half]: 'x' },
  ]);
}

function fieldsOf(schema: Schema): Readonly<Record<string, Schema>> {
  const { def } = schema._zod;
  return def.type === 'object' && 'shape' in def ? (def.shape as Record<string, Schema>) : {};
}
