/** The model's output schema has every term of a reading that the model may set. */
import { expect, test } from 'vitest';
import { reading } from '../../../lambdas/contracts/asking/reading.ts';
import { schemaFor } from '../../../lambdas/services/asking/model-schema.ts';
import { emptyBrief } from '../../domain/feed/games/games.ts';

test('has every term of a reading except those only the code may set', () => {
  const schema = schemaFor(emptyBrief) as unknown as {
    properties: { reading: { required: string[]; properties: Record<string, unknown> } };
  };
  const { required, properties } = schema.properties.reading;
  const ofCode = ['player', 'budget', 'namedLegs'];
  const terms = Object.keys(reading.shape).filter((term) => !ofCode.includes(term));
  expect([...required].sort()).toEqual(terms.sort());
  expect(Object.keys(properties)).toEqual(required);
});
