/** The model's output schema is accepted by every compatible server. */
import { expect, test } from 'vitest';
import { replySchema } from '../../../lambdas/services/asking/model-schema.ts';
import { objectionTo } from '../../../scripts/local/model/schema.ts';

/** The deepest nesting of objects and lists. */
function levelsOf(schema: unknown): number {
  if (typeof schema !== 'object' || schema === null) return 0;
  const { properties: own, items } = schema as Record<string, unknown>;
  const inside = Math.max(0, ...Object.values(own ?? {}).map(levelsOf), ...(items ? [levelsOf(items)] : []));
  return own ? 1 + inside : inside;
}

test('is strict, with at most 5 levels', () => {
  expect(objectionTo(replySchema)).toBeUndefined();
  expect(levelsOf(replySchema)).toBeLessThanOrEqual(5);
});
