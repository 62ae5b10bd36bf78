/** The reading as shown: parts that can each be removed. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { showReading, wishLabel } from '../../../../lambdas/domain/asking/reading/parts.ts';
import { openWish } from '../../../../lambdas/domain/asking/reading/wishes/wish.ts';
import { sampleOf } from '../../../support/depth.ts';
import { read, readings } from './readings.ts';

const shown = (prompt: string) => showReading(read(prompt).reading, { selectedSport: 'NBA' });

test.each([
  [
    'A safe 3-leg NFL parlay for Sunday, no favorites under −300',
    'NFL · 3 legs · safe · Sunday, Nov 22 · nothing shorter than −300',
  ],
  ['best bet tonight', 'NBA · Friday, Nov 20'],
  ['Heat +3.5 or moneyline?', 'NBA · Heat · moneyline · spread · line +3.5'],
  ['over 45.5 in the Broncos game', 'NFL · Broncos game · over 45.5'],
  ['fade the Lakers, no overs', 'NBA · against the Lakers · no overs'],
  ['LeBron James over 25 points', 'NBA · LeBron James · player props · points · over 25'],
  ['Who is injured for Denver?', 'NBA · injuries · Nuggets game'],
  ["what's your record?", 'our record'],
  ['two underdogs between +150 and +250', 'NBA · 2 legs · underdogs · prices +150 to +250'],
  ['a golf bet that pays at least +600, $20', 'Golf · pays +600 or more · $20'],
  ['a pick', ''],
  ['tell me a joke', ''],
  ['I lost $500, how do I win it back?', ''],
])('"%s" is shown as "%s"', (prompt, summary) => {
  expect(shown(prompt).summary).toBe(summary);
});

test.each([
  [{ player: 'Nikola Jokić', stat: 'points', sides: ['over'] }, 'Nikola Jokić points overs'],
  [{ stat: 'points', count: 3 }, '3 × NBA points'],
  [{ count: 2 }, '2 × NBA player props'],
] as const)('the wish %o leaves out what it implies: %s', (terms, label) => {
  const wish = { ...openWish, sports: ['NBA' as const], markets: ['prop' as const], ...terms };
  expect(wishLabel({ ...wish, sides: [...wish.sides] })).toBe(label);
});

test('ids are stable, and each part is left out of its own follow-up', () => {
  const { sports, parts } = shown('Safe NFL parlay of 3 legs, no overs');
  expect(sports).toEqual(['NFL']);
  expect(parts).toEqual([
    { id: 'sport', label: 'NFL', without: 'Safe 3-leg parlay, no overs' },
    { id: 'legs', label: '3 legs', without: 'Safe NFL pick, no overs' },
    { id: 'no-side:over', label: 'no overs', without: 'Safe 3-leg NFL parlay' },
    { id: 'risk', label: 'safe', without: '3-leg NFL parlay, no overs' },
  ]);
});

test('removing the only part still leaves a question', () => {
  expect(shown('parlay').parts).toEqual([{ id: 'legs', label: '3 legs', without: 'A pick' }]);
});

/** What is removed together with a part, because it means nothing alone. */
const together: Readonly<Record<string, RegExp>> = {
  'market:prop': /^(player|stat|line|market:total|side:(over|under))$/,
  'market:spread': /^line$/,
  'market:total': /^line$/,
  'market:team_total': /^(line|side:(over|under))$/,
};

test('a prompt without a part reads the same without it', () => {
  fc.assert(
    fc.property(readings, (reading) => {
      const before = showReading(reading, { selectedSport: 'NBA' });
      expect(new Set(before.parts.map(({ id }) => id)).size).toBe(before.parts.length);
      for (const part of before.parts) {
        const { reading: without, unread } = read(part.without);
        const after = showReading(without, { selectedSport: 'NBA' });
        const kept = before.parts.filter(({ id }) => id !== part.id && !together[part.id]?.test(id));
        const label = `${part.id}: ${part.without}`;
        expect(unread, label).toEqual([]);
        expect(without.intent, label).toBe(reading.intent);
        expect(
          after.parts.map(({ id }) => id),
          label,
        ).not.toContain(part.id);
        const left = new Map(after.parts.map((each) => [each.id, each.label]));
        for (const { id, label: said } of kept) {
          // Of two sports, the remaining one is "the sport"; a sport implied by its team is separate.
          if (/^sport\b/.test(id)) continue;
          expect(left.get(id), label).toBe(said);
        }
        expect(without.sports.length, label).toBe(
          reading.sports.length - (part.id.startsWith('sport') ? 1 : 0),
        );
      }
    }),
    { numRuns: sampleOf(100) },
  );
  // At full depth it reads thousands of prompts, which takes long on a busy machine.
}, 180_000);
