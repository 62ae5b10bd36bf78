/** The schema that a model is held to has every term of a reading, and no more. */
import { expect, test } from 'vitest';
import { reading } from '../../lambdas/contracts/reading.ts';
import { schemaFor } from '../../lambdas/services/model-schema.ts';
import { readingWith } from '../domain/games.ts';

const empty = {
  question: '',
  reading: readingWith(),
  unread: [],
  wanted: { legs: { min: 1, max: 1 } },
  teams: [],
  days: [],
  games: [],
  candidates: [],
};

test('every term of a reading but what only code may read', () => {
  const schema = schemaFor(empty) as unknown as {
    properties: { reading: { required: string[]; properties: Record<string, unknown> } };
  };
  const { required, properties } = schema.properties.reading;
  const terms = Object.keys(reading.shape).filter((term) => term !== 'player' && term !== 'budget');
  expect([...required].sort()).toEqual(terms.sort());
  expect(Object.keys(properties)).toEqual(required);
});
