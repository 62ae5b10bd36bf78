/** What may be published in the daily slate. */
import { expect, test } from 'vitest';
import { isPublished, styles } from '../../../lambdas/domain/records/slate.ts';
import { slipWith } from '../../support/slips.ts';

test.each(styles)('never legs of one game, in the style $name', (style) => {
  const analysis = { expected_value: 0 };
  expect(isPublished(style, { charged: true, analysis })).toBe(true);
  expect(isPublished(style, { charged: true, analysis: { ...analysis, slip: slipWith() } })).toBe(false);
});

test('nothing dearer than the style allows, and no substitute', () => {
  const style = { mostCost: 5 };
  expect(isPublished(style, { charged: true, analysis: { expected_value: -5 } })).toBe(true);
  expect(isPublished(style, { charged: true, analysis: { expected_value: -5.01 } })).toBe(false);
  expect(isPublished(style, { charged: false, analysis: { expected_value: 0 } })).toBe(false);
});
