/** Which suggestions are offered: those whose bets are priced, with a day only if it has such a bet. */
import { expect, test } from 'vitest';
import {
  exampleNow,
  firstQuestion,
  type PricedSport,
  suggestionsNow,
} from '../../../../../web/src/features/asking/ask/priced.ts';
import {
  type AskSport,
  askSports,
  scheduleQuestions,
  suggestions,
} from '../../../../../web/src/features/asking/ask/suggestions.ts';

/** A Sunday, 10 AM in New York. */
const now = new Date('2026-11-22T15:00:00.000Z');
const of = (sport: AskSport, priced?: PricedSport, singlesOnly = false) =>
  suggestionsNow(sport, { priced, now, singlesOnly });
const all = ['moneyline', 'spread', 'total', 'prop'];

test('all of them while it is unknown what is priced', () => {
  for (const sport of askSports) expect(of(sport)).toEqual(suggestions[sport]);
});

test('the schedule if nothing is priced', () => {
  for (const sport of askSports) {
    expect(of(sport, { markets: [], games: 0 })).toEqual([scheduleQuestions[sport]]);
    expect(firstQuestion(sport, { markets: [], games: 0 }, now).prompt).toBe(scheduleQuestions[sport]);
  }
});

test('no parlay of three, props and totals for a tournament with outrights only', () => {
  const priced = { markets: ['outright'], games: 1, soonest: { outright: '2026-11-26T12:00:00.000Z' } };
  expect(of('GOLF', priced)).toEqual(['A safe golf bet this week', 'An outright golf winner worth a look']);
  expect(firstQuestion('GOLF', priced, now).prompt).toBe('An outright golf winner worth a look');
});

test.each([
  [{ markets: ['moneyline'], games: 9 }, ['Build me a safe 3-leg NBA parlay', 'Safest NBA moneyline pick']],
  [
    { markets: all, games: 2 },
    [
      'Best NBA player props',
      'Which NBA over/under stands out?',
      'Safest NBA moneyline pick',
      'An NBA spread at the lowest cost',
    ],
  ],
])('%j', (priced, offered) => {
  expect(of('NBA', priced)).toEqual(offered);
});

test.each([
  ['2026-11-22T23:00:00.000Z', 'Best NBA player props tonight', 'a game this evening'],
  ['2026-11-23T04:30:00.000Z', 'Best NBA player props tonight', 'a late one in the West'],
  ['2026-11-23T23:00:00.000Z', 'Best NBA player props', 'none before tomorrow'],
  ['2026-11-22T14:55:00.000Z', 'Best NBA player props', 'one that has started since'],
])('props from %s on are offered as "%s": %s', (prop, text) => {
  const priced = { markets: all, games: 9, soonest: { prop, moneyline: '2026-11-22T18:00:00.000Z' } };
  expect(of('NBA', priced)[1]).toBe(text);
  expect(of('NBA', priced)).toContain('Safest NBA moneyline pick today');
});

test('this week are seven days', () => {
  const priced = (prop: string) => ({ markets: all, games: 9, soonest: { prop } });
  expect(of('NFL', priced('2026-11-29T04:30:00.000Z'))).toContain('Best NFL player props this week');
  expect(of('NFL', priced('2026-11-29T18:00:00.000Z'))).toContain('Best NFL player props');
});

test('singles only leaves out parlays', () => {
  expect(of('NBA', { markets: all, games: 9 }, true)).toHaveLength(4);
});

test('a first question is about the week', () => {
  expect(firstQuestion('NBA', undefined, now).prompt).toBe('Safest NBA moneyline pick this week');
});

test.each([
  [undefined, false, 'e.g. A safe 3-leg parlay, no favorites under −300'],
  [{ markets: all, games: 9 }, false, 'e.g. A safe 3-leg parlay, no favorites under −300'],
  [{ markets: all, games: 9 }, true, 'e.g. A safe moneyline, no favorites under −300'],
  [{ markets: all, games: 2 }, false, 'e.g. A safe moneyline, no favorites under −300'],
  [{ markets: [], games: 0 }, false, 'e.g. Which games are coming up?'],
  [{ markets: ['outright'], games: 1 }, false, 'e.g. An outright winner between +1000 and +3000'],
])('with %j, singles only %s, the example is "%s"', (priced, singlesOnly, example) => {
  expect(exampleNow(priced, singlesOnly)).toBe(example);
});

test('the same markets in the same order for every sport', () => {
  for (const sport of askSports) {
    const [parlay, props, total, , line] = suggestions[sport];
    expect([parlay, props, total, line]).toEqual([
      expect.stringMatching(/3-leg/),
      expect.stringMatching(/props/),
      expect.stringMatching(/over\/under/),
      expect.stringMatching(/spread|run line|outright/),
    ]);
  }
});
