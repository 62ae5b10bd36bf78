/** A bet that was written out keeps the statistics, sides and sports that the rules read. */
import { expect, test } from 'vitest';
import type { Reading } from '../../../../../lambdas/contracts/asking/reading.ts';
import { emptyReading } from '../../../../../lambdas/domain/asking/reading/draft.ts';
import { keepsTerms } from '../../../../../lambdas/domain/asking/reading/restated/kept.ts';
import { openWish } from '../../../../../lambdas/domain/asking/reading/wishes/wish.ts';

const reading = (terms: Partial<Reading>): Reading => ({ ...emptyReading(), ...terms });
const unders = reading({ sports: ['NBA'], stat: 'points', sides: ['under'] });

test.each<[what: string, Partial<Reading>, boolean]>([
  ['the same bet', unders, true],
  ['one with more terms', { ...unders, legs: { min: 4, max: 4 } }, true],
  ['one with them in its legs', { wishes: [{ ...openWish, stat: 'points', sides: ['under'] }] }, true],
  ['one without the side', { ...unders, sides: [] }, false],
  ['one with the other side', { ...unders, sides: ['over'] }, false],
  ['one with another statistic', { ...unders, stat: 'rebounds' }, false],
  ['one of another sport', { ...unders, sports: ['NFL'] }, false],
  ['one that leaves the sport to the statistic', { ...unders, sports: [] }, true],
])('%s', (_what, written, keeps) => {
  expect(keepsTerms(unders, reading(written))).toBe(keeps);
});

test('a day that was read is not left out', () => {
  const today = reading({ days: ['2026-11-21'] });
  expect(keepsTerms(today, reading({}))).toBe(false);
  expect(keepsTerms(today, reading({ days: ['2026-11-22'] }))).toBe(true);
  expect(keepsTerms(reading({}), today)).toBe(true);
});

test('a risk that was read is kept, or said by a chance, a payout or an order', () => {
  const moderate = reading({ risk: 'moderate' });
  expect(keepsTerms(moderate, reading({}))).toBe(false);
  expect(keepsTerms(moderate, reading({ risk: 'moderate' }))).toBe(true);
  expect(keepsTerms(moderate, reading({ chance: { min: 45, max: 55 } }))).toBe(true);
  expect(keepsTerms(moderate, reading({ order: 'likeliest' }))).toBe(true);
  expect(keepsTerms(reading({}), moderate)).toBe(true);
});

test('the one team that is backed is no game to bet on', () => {
  const of = (stance: 'back' | 'game', more: Partial<Reading> = {}) =>
    reading({ teams: [{ sport: 'NBA', name: 'Golden State Warriors', stance }], ...more });
  expect(keepsTerms(of('back'), of('game'))).toBe(false);
  expect(keepsTerms(of('back'), of('back'))).toBe(true);
  expect(keepsTerms(of('game'), of('back'))).toBe(true);
  const props = { markets: ['prop' as const] };
  expect(keepsTerms(of('back', props), of('game', props))).toBe(true);
});
