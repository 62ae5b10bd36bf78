/** Evidence sorted and counted, notes shown once, and the source of a play. */
import { expect, test } from 'vitest';
import type { Leg, Note } from '../../../../lambdas/contracts/asking/analysis.ts';
import {
  basisWords,
  countWords,
  evidenceShown,
  hasEvidence,
  isPriceOnly,
  sortNotes,
} from '../../../../web/src/components/asking/evidence-words.ts';
import { slateWords } from '../../../../web/src/components/asking/origin-words.ts';
import { bills, eagles, lions, notes, packers } from '../../../e2e/support/legs.ts';

test('both sides are counted', () => {
  expect(countWords(eagles.evidence ?? [])).toBe('2 for, 2 against');
  expect(countWords(bills.evidence ?? [])).toBe('2 for, 1 against');
  expect(countWords(bills.evidence?.filter(({ side }) => side === 'neutral') ?? [])).toBe('1 neutral');
  expect(countWords([])).toBe('');
});

test('a leg with only its price says so, unless it is older than the feature', () => {
  const { thesis: _, evidence: __, ...old } = lions;
  expect([eagles, lions, old].map(isPriceOnly)).toEqual([false, true, false]);
  expect(hasEvidence(old)).toBe(false);
});

test('facts about the price are listed unless the leg line shows their figures', () => {
  const kinds = (leg: Leg) => evidenceShown(leg).map(({ kind }) => kind);
  expect(packers.evidence?.map(({ kind }) => kind)).toEqual(['best_price', 'movement', 'cover']);
  expect(kinds(packers)).toEqual(['cover']);
  expect(kinds({ ...packers, movement: [] })).toEqual(['movement', 'cover']);
  expect(kinds({ ...packers, saves: null })).toEqual(['best_price', 'cover']);
});

test('a note shown on a leg is not repeated above', () => {
  const all: Note[] = [notes.substituted, notes.price_only, notes.known_to_market, notes.substituted];
  expect(sortNotes(all, [eagles, lions])).toEqual({
    loud: [notes.substituted],
    quiet: [notes.known_to_market],
  });
  expect(sortNotes(all, [eagles]).loud).toEqual([notes.substituted, notes.price_only]);
});

test('a fact states its sample: games, reports or books', () => {
  expect((eagles.evidence ?? []).map(basisWords)).toEqual([
    'Goalserve · 7 games',
    'Goalserve',
    'Goalserve · 9 games',
    'FanDuel · 3 books',
  ]);
  expect((bills.evidence ?? []).slice(1, 3).map(basisWords)).toEqual([
    'Goalserve · 2 reports',
    'Goalserve · 2 meetings',
  ]);
});

test('the slate uses Toronto’s day, and a requested play is not part of the slate', () => {
  // 2026-11-22T00:37Z is still the 21st there.
  expect(slateWords('01M80AZND2Z4F3V2NGS3ZG88W1-slate')).toBe('From our slate, Nov 21');
  expect(slateWords('01M80AZND2Z4F3V2NGS3ZG88W1')).toBeUndefined();
  expect(slateWords('sample-slate')).toBe('From our slate');
});
