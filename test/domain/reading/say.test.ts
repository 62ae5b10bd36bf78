/** A reading said as a prompt is read back to the same reading, in whatever way it is typed. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Reading } from '../../../lambdas/contracts/reading.ts';
import { emptyReading } from '../../../lambdas/domain/reading/draft.ts';
import { sayReading } from '../../../lambdas/domain/reading/say.ts';
import { read, readings } from './readings.ts';

test('what is said is read back', () => {
  fc.assert(
    fc.property(readings, (reading) => {
      const said = sayReading(reading);
      const again = read(said);
      expect(again.reading, said).toEqual(reading);
      expect(again.unread, said).toEqual([]);
    }),
    { numRuns: 250 },
  );
});

const lowered = (reading: Reading) => ({
  ...reading,
  player: reading.player?.toLowerCase().replaceAll("'", '') ?? null,
});

test('capitals, spaces and a final mark change nothing', () => {
  const typings: ((said: string) => string)[] = [
    (said) => said.toLowerCase(),
    (said) => said.toUpperCase(),
    (said) => `  ${said.replaceAll(' ', '   ')}\n`,
    (said) => `${said}.`,
    (said) => `${said}!!`,
    (said) => said.replaceAll(',', ' ,'),
  ];
  fc.assert(
    fc.property(readings, fc.constantFrom(...typings), (reading, typed) => {
      const said = typed(sayReading(reading));
      expect(lowered(read(said).reading), said).toEqual(lowered(reading));
    }),
    { numRuns: 250 },
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
    of({
      intent: 'info',
      topic: 'injuries',
      sports: ['NBA'],
      teams: [{ sport: 'NBA', name: 'Denver Nuggets', stance: 'game' }],
    }),
    'Who is injured, NBA in the Denver Nuggets game',
  ],
])('%# is said as a person would', (reading, said) => {
  expect(sayReading(reading)).toBe(said);
  expect(read(said).reading).toEqual(reading);
});
