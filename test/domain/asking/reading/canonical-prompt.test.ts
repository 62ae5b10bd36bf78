/** A reading written as a prompt reads back to the same reading, however it is typed. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Reading } from '../../../../lambdas/contracts/asking/reading.ts';
import { canonicalPrompt } from '../../../../lambdas/domain/asking/reading/canonical-prompt.ts';
import { emptyReading } from '../../../../lambdas/domain/asking/reading/draft.ts';
import { sampleOf } from '../../../support/depth.ts';
import { read, readings } from './readings.ts';

test('the prompt of a reading reads back the same', () => {
  fc.assert(
    fc.property(readings, (reading) => {
      const canonical = canonicalPrompt(reading);
      const again = read(canonical);
      expect(again.reading, canonical).toEqual(reading);
      expect(again.unread, canonical).toEqual([]);
    }),
    { numRuns: sampleOf(250) },
  );
});

const lowered = (reading: Reading) => ({
  ...reading,
  player: reading.player?.toLowerCase().replaceAll("'", '') ?? null,
});

test('has one leg for a player with an apostrophe, in lower case, too', () => {
  const canonical =
    "NFL player prop pick on any prop by De'Aaron Fox backing the New England Patriots, backing the Oakland Raiders";
  expect(read(canonical.toLowerCase()).reading.wishes).toEqual([]);
});

test('ignores case, extra spaces and final punctuation', () => {
  const typings: ((canonical: string) => string)[] = [
    (canonical) => canonical.toLowerCase(),
    (canonical) => canonical.toUpperCase(),
    (canonical) => `  ${canonical.replaceAll(' ', '   ')}\n`,
    (canonical) => `${canonical}.`,
    (canonical) => `${canonical}!!`,
    (canonical) => canonical.replaceAll(',', ' ,'),
  ];
  fc.assert(
    fc.property(readings, fc.constantFrom(...typings), (reading, typed) => {
      const canonical = typed(canonicalPrompt(reading));
      expect(lowered(read(canonical).reading), canonical).toEqual(lowered(reading));
    }),
    { numRuns: sampleOf(250) },
  );
});

const of = (terms: Partial<Reading>): Reading => ({ ...emptyReading(), ...terms });

test.each([
  [of({}), 'A pick'],
  [of({ intent: 'care' }), 'Help me stop betting'],
  [of({ intent: 'off_topic' }), 'Something that is not about sports'],
  [
    of({
      sports: ['NFL'],
      legs: { min: 3, max: 3 },
      risk: 'safe',
      days: ['2026-11-22'],
      price: { min: -300, max: null },
    }),
    'Safe 3-leg NFL parlay for Sunday, Nov 22, no price shorter than -300',
  ],
  [
    of({
      sports: ['NBA'],
      markets: ['prop'],
      stat: 'points',
      player: 'LeBron James',
      sides: ['over'],
      line: 25,
    }),
    'NBA player prop pick on over 25 points by LeBron James',
  ],
  [
    of({ markets: ['prop'], stat: 'points', sides: ['underdog', 'under'], line: 10 }),
    'Player prop pick on underdogs on under 10 points',
  ],
  [
    of({
      intent: 'info',
      topic: 'injuries',
      sports: ['NBA'],
      teams: [{ sport: 'NBA', name: 'Denver Nuggets', stance: 'game' }],
    }),
    'Who is injured, NBA in the Denver Nuggets game',
  ],
])('%# is worded as a person would', (reading, canonical) => {
  expect(canonicalPrompt(reading)).toBe(canonical);
  expect(read(canonical).reading).toEqual(reading);
});
