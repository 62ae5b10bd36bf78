/** What the model may add to a reading: open terms, if words were left unread. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Reading } from '../../../../lambdas/contracts/asking/reading.ts';
import type { Reply } from '../../../../lambdas/domain/asking/brief.ts';
import { canonicalPrompt } from '../../../../lambdas/domain/asking/reading/canonical-prompt.ts';
import { correctReading } from '../../../../lambdas/domain/asking/reading/correct.ts';
import { emptyReading } from '../../../../lambdas/domain/asking/reading/draft.ts';
import { americanToDecimal, isAmerican } from '../../../../lambdas/domain/feed/odds/odds.ts';
import { listed, read as readAgain, readings } from './readings.ts';

const allowed = { teams: listed, days: ['2026-11-20', '2026-11-21', '2026-11-22'] };
const reading = (terms: Partial<Reading> = {}): Reading => ({ ...emptyReading(), ...terms });
const replyWith = (terms: Partial<Reply['reading']> | Record<string, unknown>) =>
  ({ ...emptyReading(), ...terms }) as Reply['reading'];
const correct = (read: Partial<Reading>, by: Parameters<typeof replyWith>[0], unread = ['juicy']) =>
  correctReading({ reading: reading(read), unread }, replyWith(by), allowed);

test('with nothing unread, the code decides', () => {
  const read = reading({ risk: null });
  expect(
    correctReading(
      { reading: read, unread: [] },
      replyWith({ risk: 'safe', legs: { min: 2, max: 2 } }),
      allowed,
    ),
  ).toBe(read);
});

test('open terms are filled in', () => {
  const filled = correct(
    {},
    {
      sports: ['NFL'],
      legs: { min: 2, max: 3 },
      markets: ['total'],
      sides: ['over'],
      line: 45.5,
      price: { min: -200, max: null },
      chance: { min: 60, max: null },
      days: ['2026-11-22', '2026-11-21', '2030-01-01'],
      risk: 'safe',
      value: true,
      teams: [
        { name: 'Denver Broncos', stance: 'game' },
        { name: 'Denver Nuggets', stance: 'back' },
        { name: 'Springfield Isotopes', stance: 'back' },
      ],
    },
  );
  expect(filled).toEqual(
    reading({
      sports: ['NFL'],
      legs: { min: 2, max: 3 },
      markets: ['total'],
      sides: ['over'],
      line: 45.5,
      price: { min: -200, max: null },
      chance: { min: 60, max: null },
      days: ['2026-11-21', '2026-11-22'],
      risk: 'safe',
      value: true,
      teams: [{ sport: 'NFL', name: 'Denver Broncos', stance: 'game' }],
    }),
  );
});

test('terms read by code stay', () => {
  const read = {
    legs: { min: 3, max: 3 },
    notSides: ['favorite' as const],
    markets: ['moneyline' as const],
    risk: 'safe' as const,
  };
  const filled = correct(read, {
    legs: { min: 1, max: 1 },
    sides: ['favorite', 'over', 'home'],
    markets: ['prop'],
    stat: 'points',
    line: 20,
    risk: 'long_shot',
    notMarkets: ['moneyline', 'total'],
  });
  expect(filled).toEqual(reading({ ...read, sides: ['home'], notMarkets: ['total'] }));
});

test.each([
  ['invalid odds', { price: { min: 50, max: -99 } }],
  ['an empty range', { payout: { min: null, max: null } }],
  ['a reversed range', { price: { min: 200, max: -200 } }],
  ['a value that is not a number', { price: { min: Number.NaN, max: Number.POSITIVE_INFINITY } }],
  ['a probability over 100', { chance: { min: 101, max: null } }],
  ['too many legs', { legs: { min: 3, max: 9 } }],
  ['a reversed range of legs', { legs: { min: 4, max: 2 } }],
  ['half a leg', { legs: { min: 1.5, max: 2 } }],
  ['an unavailable day', { days: ['2026-12-24'] }],
  ['an unavailable team', { teams: [{ name: 'Springfield Isotopes', stance: 'back' }] }],
  ['an unknown risk', { risk: 'wild' }],
  ['care', { intent: 'care' }],
  ['a line without a market', { line: 4.5 }],
])('%s is dropped', (_, by) => {
  expect(correct({ sports: ['NBA'] }, by)).toEqual(reading({ sports: ['NBA'] }));
});

test('a play becomes a question only if no betting term was read', () => {
  const asked = { intent: 'info', topic: 'schedule' } as const;
  expect(correct({ sports: ['NBA'] }, asked)).toMatchObject(asked);
  expect(correct({}, { intent: 'off_topic' })).toMatchObject({ intent: 'off_topic', topic: null });
  expect(correct({}, { intent: 'info', topic: null }).intent).toBe('play');
  for (const read of [
    { risk: 'safe' },
    { value: true },
    { days: ['2026-11-20'] },
    { teams: [{ sport: 'NBA', name: 'Miami Heat', stance: 'back' }] },
    { markets: ['spread'] },
    { payout: { min: 600, max: null } },
  ] as Partial<Reading>[]) {
    expect(correct(read, asked).intent).toBe('play');
    expect(correct(read, { intent: 'off_topic' }).intent).toBe('play');
  }
});

const closed = (value: unknown) =>
  value !== null && value !== false && !(Array.isArray(value) && value.length === 0);

test('for any model output, nothing read is lost and nothing invalid is added', () => {
  fc.assert(
    fc.property(readings, fc.oneof(fc.anything(), readings, fc.object()), (read, by) => {
      const made = correctReading({ reading: read, unread: ['juicy'] }, by as Reply['reading'], allowed);
      for (const [term, value] of Object.entries(read)) {
        if (term === 'intent' || term === 'topic' || !closed(value)) continue;
        if (term === 'sports') expect(made.sports).toEqual(expect.arrayContaining(read.sports));
        else expect(made[term as keyof Reading], term).toEqual(value);
      }
      expect(made.intent).not.toBe('care');
      for (const { min, max } of [made.price, made.payout].flatMap((each) => (each ? [each] : []))) {
        for (const end of [min, max]) expect(end === null || isAmerican(end)).toBe(true);
        if (min !== null && max !== null)
          expect(americanToDecimal(min)).toBeLessThanOrEqual(americanToDecimal(max));
      }
      if (made.legs) {
        const { min, max } = made.legs;
        expect(Number.isInteger(min) && Number.isInteger(max) && 1 <= min && min <= max).toBe(true);
        expect(max).toBeLessThanOrEqual(read.legs ? 30 : 8);
      }
      for (const { name } of made.teams) expect(listed.map((team) => team.name)).toContain(name);
    }),
  );
});

test('a corrected reading also reads back the same', () => {
  fc.assert(
    fc.property(readings, readings, (read, by) => {
      const made = correctReading({ reading: read, unread: ['juicy'] }, by, allowed);
      expect(readAgain(canonicalPrompt(made)).reading, canonicalPrompt(made)).toEqual(made);
    }),
    { numRuns: 300 },
  );
});
