/** The marked questions: how many make a query of their kind from the roles that people gave their words. */
import { describe, expect, test } from 'vitest';
import type { AskKind } from '../../../../../lambdas/contracts/asking/query.ts';
import { queryOf } from '../../../../../lambdas/domain/asking/queries/parts/query.ts';
import { type KindName, promptOf } from '../../../../../lambdas/domain/asking/queries/reading/kinds.ts';
import { allMarkedTexts } from '../../../../../scripts/kinds/marked.ts';
import { isFull } from '../../../../support/depth.ts';
import { context } from '../../roles/known.ts';
import { askedOf } from './told.ts';

const texts = allMarkedTexts();
/** Milliseconds: all lines take half a minute. */
const timeout = 120_000;

/** The least share in percent. What is left names what nobody keeps, or a city of several teams. */
const least = { find: 80, market: 80, check: 80, compare: 78, sum: 75, track: 88 } as const satisfies Partial<
  Record<KindName, number>
>;

describe('marked questions', () => {
  test.each(Object.entries(least))(
    'of the kind %s make a query, %d in 100 at least',
    { timeout },
    (kind, share) => {
      const own = texts.filter((text, at) => text.kind === kind && (isFull || at % 7 === 0));
      const made = own.flatMap((text) => {
        const [, topic] = text.label.split(':');
        return queryOf(kind as keyof typeof least, topic, askedOf(text), context) ?? [];
      });
      expect((100 * made.length) / own.length).toBeGreaterThanOrEqual(share);
      expect(made.map(promptOf)).not.toContain('');
    },
  );

  test('have every kind that is read by its parts, and follow-ups', () => {
    const kinds = new Set<AskKind>(texts.map(({ kind }) => kind));
    for (const kind of [...Object.keys(least), 'change', 'play', 'off_topic'] as const)
      expect([...kinds]).toContain(kind);
  });
});
