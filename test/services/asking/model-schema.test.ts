/** The model's output schema has every query and every term that the model may set, and stays small. */
import { expect, test } from 'vitest';
import { sum } from '../../../lambdas/contracts/asking/queries/sum.ts';
import { askKinds, query } from '../../../lambdas/contracts/asking/query.ts';
import { legWish, reading } from '../../../lambdas/contracts/asking/reading.ts';
import { modelTerms } from '../../../lambdas/domain/asking/brief.ts';
import { isSumKind, termsOfWords } from '../../../lambdas/domain/asking/queries/sum/from-terms.ts';
import { replySchema } from '../../../lambdas/services/asking/model-schema.ts';

interface Shape {
  readonly required: readonly string[];
  readonly properties: Readonly<Record<string, { readonly enum?: readonly string[] }>>;
}

const shapes = (replySchema.properties.queries as unknown as { items: { anyOf: Shape[] } }).items.anyOf;
const askOf = ({ properties }: Shape) => properties.ask?.enum?.[0];

function shapeOf(ask: string): Shape {
  const found = shapes.find((shape) => askOf(shape) === ask);
  if (!found) throw new Error(`no query ${ask}`);
  return found;
}
const { required, properties } = shapeOf('play').properties.terms as unknown as Shape;

/** Read by the code alone. */
const ofCode = ['change', 'care', 'age'];

test('has every kind of question except those that only the code reads', () => {
  expect(shapes.map(askOf).sort()).toEqual(askKinds.filter((kind) => !ofCode.includes(kind)).toSorted());
});

/** Properties with a default that only the grammar fills in. */
const ofGrammar: Readonly<Record<string, readonly string[]>> = {
  find: ['detail', 'part', 'rested', 'unkept'],
  mine: ['uncounted'],
  track: ['part'],
};

test('has every property of each kind, except those that only the code reads', () => {
  for (const option of query.def.options) {
    if (!('shape' in option)) continue;
    const [ask = ''] = option.shape.ask.def.values;
    if (ask === 'play' || ofCode.includes(ask)) continue;
    // What a query can do without is read by the grammar alone.
    const known = Object.entries(option.shape)
      .filter(([name, type]) => type.def.type !== 'optional' && !ofGrammar[ask]?.includes(name))
      .map(([name]) => name);
    expect([ask, [...shapeOf(ask).required].sort()]).toEqual([ask, known.sort()]);
  }
});

test('has what the numbers of every sum are called, except of those that only words give', () => {
  const numbers = new Set(shapeOf('sum').required);
  const ofModel = sum.def.options.filter(({ shape }) => shape.sum.def.values.some(isSumKind));
  const named = ofModel.flatMap(({ shape }) => Object.keys(shape));
  expect(named.filter((name) => !numbers.has(name) && !termsOfWords.includes(name))).toEqual([]);
});

/** Terms that only the grammar reads: a refusal, a position, the bounds of lines and the number of slips are never left to the model. */
const onlyCode = ['budget', 'notPlayers', 'notStats', 'lines', 'slips', 'positions', 'notPositions', 'units'];

test('has every term of a reading and of a wish, except what only the code may set', () => {
  const terms = Object.keys(reading.shape).filter((term) => !onlyCode.includes(term));
  expect([...required].sort()).toEqual(terms.toSorted());
  expect([...modelTerms].sort()).toEqual(terms.toSorted());
  expect(Object.keys(properties)).toEqual(required);
  const wish = properties.wishes as unknown as { readonly items: Shape };
  const ofWish = Object.keys(legWish.shape).filter((term) => !onlyCode.includes(term));
  expect([...wish.items.required].sort()).toEqual(ofWish.sort());
});

/** The deepest nesting of objects and lists; a choice is no level of its own. */
function levelsOf(schema: unknown): number {
  if (typeof schema !== 'object' || schema === null) return 0;
  const { properties: own, items, anyOf } = schema as Record<string, unknown>;
  const inside = Math.max(0, ...Object.values(own ?? {}).map(levelsOf), ...(items ? [levelsOf(items)] : []));
  const choices = Array.isArray(anyOf) ? anyOf.map(levelsOf) : [];
  return own ? 1 + inside : Math.max(inside, ...choices);
}

/** All values of its closed lists. */
function valuesOf(schema: unknown): unknown[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const own = 'enum' in schema && Array.isArray(schema.enum) ? schema.enum : [];
  return [...own, ...Object.values(schema).flatMap(valuesOf)];
}

test('has at most 5 levels and 400 values, so that every compatible server accepts it', () => {
  expect(levelsOf(replySchema)).toBeLessThanOrEqual(5);
  expect(valuesOf(replySchema).filter((value) => typeof value === 'string').length).toBeLessThanOrEqual(400);
});
