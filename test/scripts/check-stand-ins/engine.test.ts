/**
 * The list of known differences between the engine and DynamoDB Local is accurate, and an outdated list is detected.
 */
import { describe, expect, test } from 'vitest';
import { isNewEnough } from '../../../scripts/check-stand-ins/dynamodb-local.ts';
import { unlisted } from '../../../scripts/check-stand-ins/engine.ts';
import { engineDifferences } from '../../../scripts/check-stand-ins/engine-differences.ts';
import { outcomesAt } from '../../../scripts/check-stand-ins/probes/outcome.ts';
import { randomWord } from '../../support/people.ts';

test('the engine answers each probe as listed', async () => {
  const outcomes = await outcomesAt(process.env.AWS_ENDPOINT_URL_DYNAMODB ?? '', `probes-${randomWord()}`);
  for (const [name, { engine }] of Object.entries(engineDifferences)) {
    expect([name, outcomes[name]]).toEqual([name, engine]);
  }
});

test.each(Object.entries(engineDifferences))('%s has a reason in a sentence', (_name, { why }) => {
  expect(why).toMatch(/^[A-Z].{20,}\.$/s);
});

describe('a probe', () => {
  const listed = { a: { engine: 'yes', dynamoDbLocal: 'no', why: 'Because.' } };

  test.each([
    ['with the same result in both is accepted', { b: 'yes' }, { b: 'yes' }, {}, 0],
    ['with the listed difference is accepted', { a: 'yes' }, { a: 'no' }, listed, 0],
    ['with an unlisted difference is reported', { a: 'yes' }, { a: 'no' }, {}, 1],
    ['that is listed without a difference is reported', { a: 'yes' }, { a: 'yes' }, listed, 1],
    ['that is listed but no longer exists is reported', {}, {}, listed, 1],
  ])('%s', (_name, own, others, list, named) => {
    expect(unlisted(own, others, list)).toHaveLength(named);
  });
});

test.each([
  ['openjdk version "17.0.15" 2025-04-15', 0, true],
  ['java version "21" 2023-09-19 LTS', 0, true],
  ['java version "1.8.0_411"', 0, false],
  ['No Java runtime present, requesting install.', 1, false],
  ['', undefined, false],
])('Java: %s', (output, code, isEnough) => {
  expect(isNewEnough({ output, code })).toBe(isEnough);
});
