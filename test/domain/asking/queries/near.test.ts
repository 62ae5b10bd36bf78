/** Questions inside a story: their kind is recognized, what narrows is kept, and no bet is made of them. */
import { describe, expect, test } from 'vitest';
import { notAPlay } from '../../../../lambdas/domain/asking/queries/reading/kinds-shown.ts';
import { readNear } from '../../../../lambdas/domain/asking/queries/reading/near.ts';
import { readQueries } from '../../../../lambdas/domain/asking/queries/reading/read-queries.ts';
import { teams } from '../../../../scripts/eval/teams.ts';

const context = { selectedSport: 'NFL' as const, teams, now: new Date() };
const kindOf = (prompt: string) =>
  readQueries(prompt, context)
    ?.map(({ ask }) => ask)
    .join('+') ?? readNear(prompt, context)?.query.ask;

const said = {
  check: [
    'my cousin swears by the Lions -7 at -115, robbery or nah',
    'grabbed the Bruins +130 over breakfast, good price?',
    'Bills ml -140 feels steep, worth it?',
    'caesars boosted the Chiefs from +120 to +150, take it?',
    'my book has the Raptors at 3.40, any good',
  ],
  compare: [
    'torn here, Avs or Stars, my brother is no help',
    'over 44.5 at -130 or over 46.5 at +105',
    'buy the half point? -3 -120 or -3.5 +100',
    'which one goes: Eagles ml, Chiefs -3, Rams -2.5',
    'Bills -6.5 -110 vs Bills -7 +100',
  ],
  market: [
    'has the Cowboys spread gone up or down since breakfast',
    'which shop takes the least juice on mlb run lines',
    'best place to grab Chiefs -2.5 rn',
    'has the total on the sunday night game gone up or down',
    'when did the Chiefs line go from 3 to 2.5',
    'risk free bets between two books today',
  ],
  find: [
    'fell asleep early, did the Sharks win last night',
    'Cowboys ats at home this year pls, settling something',
    'is Denver on a b2b',
  ],
  mine: ['be straight with me, what is my roi this month', 'do i do better on dogs or favs'],
  track: [
    'undo',
    'oops that was 15 not 50',
    'that one was on fanatics actually, fix it',
    'i got it at +3.5 not +3 on the Giants, change that',
    'delete the duplicate Cardinals bet, i hit it twice',
  ],
} as const;

describe.each(Object.entries(said))('%s', (kind, prompts) => {
  test.each(prompts)('%s', (prompt) => {
    expect(kindOf(prompt)).toBe(kind);
  });
});

test('what was left out is told', () => {
  const near = readNear('my barber swears the Lions -7 at -115 is robbery', context);
  expect(near?.query).toMatchObject({
    ask: 'check',
    legs: [{ teams: ['Detroit Lions'], line: -7, price: -115 }],
  });
  expect(near?.asides).toContain('barber');
});

test.each([
  'is the Lions 2nd inning -3 at -115 robbery',
  'Lions live -7 at -115, any good',
  'best pizza in boston',
])('a word that narrows is never left out: %s', (prompt) => {
  expect(kindOf(prompt)).toBeUndefined();
});

test.each([
  'do i do better on dogs or favs',
  'who has the lowest hold on moneylines',
  'does anyone have lines for the Padres',
  'Dodgers f5 or Dodgers full game',
  'better slate to bet thursday or friday',
  'i dont have fanduel',
  'somebody hit the Bulls total, any idea what for?',
  'swap out the last leg',
])('no bet is an answer to “%s”', (prompt) => {
  expect(notAPlay(prompt)).toBeDefined();
});

test.each([
  'best bet tonight',
  'give me a safe parlay',
  'which team covers in the Bears game',
  'should i take the Lakers',
])('“%s” may ask for a bet', (prompt) => {
  expect(notAPlay(prompt)).toBeUndefined();
});
