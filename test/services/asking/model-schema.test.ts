/** The model's output schema has every term of a reading that the model may set, and stays small. */
import { expect, test } from 'vitest';
import { reading } from '../../../lambdas/contracts/asking/reading.ts';
import { modelTerms } from '../../../lambdas/domain/asking/brief.ts';
import { replySchema } from '../../../lambdas/services/asking/model-schema.ts';

const { required, properties } = replySchema.properties.reading as unknown as {
  required: string[];
  properties: Record<string, unknown>;
};

test('has every term of a reading except those only the code may set', () => {
  const ofCode = ['player', 'budget', 'namedLegs'];
  const terms = Object.keys(reading.shape).filter((term) => !ofCode.includes(term));
  expect([...required].sort()).toEqual(terms.toSorted());
  expect([...modelTerms].sort()).toEqual(terms.toSorted());
  expect(Object.keys(properties)).toEqual(required);
});

/** All schemas inside one, with how deep each is. */
function within(schema: unknown, level = 0): { level: number; schema: Record<string, unknown> }[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const own = Array.isArray(schema) ? [] : [{ level, schema: schema as Record<string, unknown> }];
  const deeper = 'properties' in schema || 'items' in schema ? 1 : 0;
  return [...own, ...Object.values(schema).flatMap((each) => within(each, level + deeper))];
}

test('has at most 5 levels and 400 values, so that every compatible server accepts it', () => {
  const all = within(replySchema);
  expect(Math.max(...all.map(({ schema, level }) => ('type' in schema ? level : 0)))).toBeLessThanOrEqual(10);
  expect(all.flatMap(({ schema }) => (Array.isArray(schema.enum) ? schema.enum : [])).length).toBeLessThan(
    400,
  );
});
