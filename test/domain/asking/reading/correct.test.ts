/** What the model may add to a reading: open terms, if words were left unread. */

import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Reading } from '../../../../lambdas/contracts/asking/reading.ts';
import { modelTerms } from '../../../../lambdas/domain/asking/brief.ts';
import { matters } from '../../../../lambdas/domain/asking/queries/reading/matters.ts';
import { canonicalPrompt } from '../../../../lambdas/domain/asking/reading/canonical-prompt.ts';
import { correctReading } from '../../../../lambdas/domain/asking/reading/correct.ts';
import { emptyReading } from '../../../../lambdas/domain/asking/reading/draft.ts';
import { americanToDecimal, isAmerican } from '../../../../lambdas/domain/feed/odds/odds.ts';
import { sampleOf } from '../../../support/depth.ts';
import { listed, read as readAgain, readings } from './readings.ts';

const allowed = {
  prompt: 'something juicy on the Broncos',
  teams: listed,
  days: ['2026-11-20', '2026-11-21', '2026-11-22'],
  players: ['LeBron James'],
  matters,
};
const reading = (terms: Partial<Reading> = {}): Reading => ({ ...emptyReading(), ...terms });
/** The model's reply, which claims that "juicy" became each of these terms. */
const replyWith = (terms: unknown, placed: readonly string[] = modelTerms) => ({
  queries: [{ ask: 'play', terms }],
  placed: placed.map((term) => ({ word: 'juicy', term })),
  care: false,
  age: false,
});
const correct = (read: Partial<Reading>, by: Partial<Reading> | Record<string, unknown>) =>
  correctReading(
    { reading: reading(read), unread: ['juicy'] },
    replyWith({ ...emptyReading(), ...by }),
    allowed,
  ).reading;

test('with nothing unread, the grammar decides', () => {
  const read = { reading: reading(), unread: [] };
  const reply = replyWith({ ...emptyReading(), risk: 'safe', legs: { min: 2, max: 2 } });
  expect(correctReading(read, reply, allowed)).toBe(read);
});

test.each([
  ['a term that stayed as it was', ['legs'], { risk: 'safe' }, ['juicy']],
  ['no term', [], { risk: 'safe' }, ['juicy']],
  ['a term that does not exist', ['mood'], { risk: 'safe' }, ['juicy']],
  ['a term that it changed', ['legs', 'risk'], { risk: 'safe' }, []],
])('a word that the model says became %s', (_what, terms, by, unread) => {
  const read = { reading: reading(), unread: ['juicy'] };
  const corrected = correctReading(read, replyWith({ ...emptyReading(), ...by }, terms), allowed);
  expect(corrected.unread).toEqual(unread);
  expect(corrected.reading.risk).toBe(unread.length === 0 ? 'safe' : null);
});

test('a word is talk if the model says so and it can be', () => {
  const prompt = 'my buddy swears by the Broncos, two legs for Ladd';
  const read = { reading: reading({ legs: { min: 2, max: 2 } }), unread: ['swears', 'ladd'] };
  const placed = ['swears', 'ladd'].map((word) => ({ word, term: 'ask' }));
  const reply = { ...replyWith({ ...read.reading, risk: 'safe' }), placed };
  const corrected = correctReading(read, reply, { ...allowed, prompt });
  expect(corrected.unread).toEqual(['ladd']);
  // The grammar read nothing that a bet could be on.
  const open = { ...read, reading: reading() };
  expect(correctReading(open, reply, { ...allowed, prompt })).toBe(open);
});

test('a part of the game is taken only where the question names one', () => {
  const read = { reading: reading({ legs: { min: 2, max: 2 } }), unread: ['swears'] };
  const reply = {
    ...replyWith({ ...read.reading, period: 'first_half' }),
    placed: [{ word: 'swears', term: 'ask' }],
  };
  const periodOf = (prompt: string) => correctReading(read, reply, { ...allowed, prompt }).reading.period;
  expect(periodOf('my buddy swears, two legs')).toBeUndefined();
  expect(periodOf('my buddy swears, two legs of the first half')).toBe('first_half');
});

test('a word that nobody mentions stays unread', () => {
  const read = { reading: reading(), unread: ['juicy', 'flurbish'] };
  const corrected = correctReading(read, replyWith({ ...emptyReading(), risk: 'safe' }, ['risk']), allowed);
  expect(corrected).toEqual({ reading: reading({ risk: 'safe' }), unread: ['flurbish'] });
});

test('distress is raised, and never lowered', () => {
  const read = { reading: reading(), unread: ['juicy'] };
  const reply = { ...replyWith(emptyReading(), []), care: true };
  expect(correctReading(read, reply, allowed)).toEqual({ reading: reading({ intent: 'care' }), unread: [] });
  const inDistress = { reading: reading({ intent: 'care' }), unread: ['juicy'] };
  expect(correctReading(inDistress, replyWith({ ...emptyReading(), intent: 'play' }), allowed)).toBe(
    inDistress,
  );
});

test('somebody under age gets no play', () => {
  const read = { reading: reading(), unread: ['juicy'] };
  const corrected = correctReading(read, { ...replyWith(emptyReading(), []), age: true }, allowed);
  expect(corrected).toEqual({ reading: reading({ intent: 'care' }), unread: [], isUnderAge: true });
});

test('a play among other queries is not merged', () => {
  const read = { reading: reading(), unread: ['juicy'] };
  const reply = replyWith({ ...emptyReading(), risk: 'safe' });
  const two = { ...reply, queries: [...reply.queries, { ask: 'off_topic' }] };
  expect(correctReading(read, two, allowed)).toBe(read);
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

test('keeps one leg of each game, whichever teams the model names', () => {
  const backed = [listed[0], listed[1]].map((team) => ({ ...team, stance: 'back' }));
  const read = { ...emptyReading(), intent: 'play' as const, eachGame: true };
  const made = correct(read, { intent: 'play', teams: backed });
  expect([made.eachGame, made.teams]).toEqual([true, []]);
});

const closed = (value: unknown) =>
  value !== null && value !== false && !(Array.isArray(value) && value.length === 0);

test('for any model output, nothing read is lost and nothing invalid is added', () => {
  fc.assert(
    fc.property(readings, fc.oneof(fc.anything(), readings, fc.object()), (read, by) => {
      const reply = replyWith(by);
      const { reading: made } = correctReading({ reading: read, unread: ['juicy'] }, reply, allowed);
      if (made.intent === 'care') return;
      for (const [term, value] of Object.entries(read)) {
        if (term === 'intent' || term === 'topic' || !closed(value)) continue;
        if (term === 'sports') expect(made.sports).toEqual(expect.arrayContaining(read.sports));
        else expect(made[term as keyof Reading], term).toEqual(value);
      }
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
      const reply = replyWith(by);
      const { reading: made } = correctReading({ reading: read, unread: ['juicy'] }, reply, allowed);
      expect(readAgain(canonicalPrompt(made)).reading, canonicalPrompt(made)).toEqual(made);
    }),
    { numRuns: sampleOf(300) },
  );
});

test('hours, orders, chances of a leg and one of each are filled in where they are valid', () => {
  const given = {
    starts: { from: 960, before: null },
    order: 'likeliest',
    legChance: { min: 60, max: null },
    eachGame: true,
    eachSport: true,
  };
  expect(correct({}, given)).toMatchObject(given);
  expect(correct({ order: 'longest', starts: { from: 600, before: null } }, given)).toMatchObject({
    order: 'longest',
    starts: { from: 600, before: null },
  });
  const odd = { starts: { from: 900, before: 800 }, order: 'best', legChance: { min: 160, max: null } };
  expect(correct({}, odd)).toMatchObject({ starts: null, order: null, legChance: null });
});
