/** A question that the model wrote out: with all that was typed, and with nothing else. */
import { expect, test } from 'vitest';
import {
  addsNothing,
  leftOut,
  withoutReplaced,
} from '../../../../../lambdas/domain/asking/reading/restated/faithful.ts';
import { namesakeOf } from '../../../../../lambdas/domain/asking/reading/restated/named.ts';
import type { Found, Typed } from '../../../../../lambdas/domain/asking/reading/restated/typed.ts';

const isFaithful = (restated: string, names: Found, asked: Typed): boolean =>
  addsNothing(restated, names, asked) && leftOut(restated, asked).length === 0;

const teams = [
  { sport: 'NFL', name: 'Miami Dolphins' },
  { sport: 'NFL', name: 'Dallas Cowboys' },
  { sport: 'NBA', name: 'Golden State Warriors' },
] as const;
test('a name of several teams is no one of them', () => {
  const teams = [
    { sport: 'NBA', name: 'Sacramento Kings' },
    { sport: 'NHL', name: 'Los Angeles Kings' },
  ] as const;
  const names = { teams: ['Los Angeles Kings'], players: [] };
  expect(isFaithful('Los Angeles Kings moneyline', names, typed('kings ml', { teams }))).toBe(false);
  expect(isFaithful('Los Angeles Kings moneyline', names, typed('los angeles kings ml', { teams }))).toBe(
    true,
  );
});

test.each([
  ['$50 on a 4 teamer at +1100 and 3 already hit, how much do i hedge', 'Hedge $50 at +1100', true],
  ['5 leg parlay, $20 to win $400, 4 of them hit. hedge?', 'Hedge $20 to win $400', true],
  ['$50 at +1100, other side +120, hedge', 'Hedge $50 at +1100', false],
  ['4 leg parlay at +1100 for $50', 'Parlay at +1100 for $50', false],
])('the legs of an open bet are no figure of its hedge: %s', (prompt, restated, expected) => {
  expect(isFaithful(restated, found(), typed(prompt, { asks: 'sum' }))).toBe(expected);
});

const typed = (prompt: string, more: object = {}) => ({
  prompt,
  named: { teams: [], players: [] },
  before: '',
  teams,
  players: ['Raheem Mostert', 'Josh Jacobs', 'Dak Prescott'],
  hasNickname: false,
  placed: [],
  teamOf: () => undefined,
  asks: 'bet' as const,
  ...more,
});
const found = (names: Partial<Found> = {}): Found => ({ teams: [], players: [], ...names });

test.each<readonly [string, string, Partial<Found>]>([
  [
    'tail me: mostert atts, fins',
    'Raheem Mostert over rush attempts and Dolphins moneyline',
    {
      teams: ['Miami Dolphins'],
      players: ['Raheem Mostert'],
    },
  ],
  ['couple of unders for 1H', '2-leg parlay, first half unders', {}],
  ['5 bucks to make 250', 'Parlay that pays at least $250 on $5', {}],
  ['dak 250+ passing', 'Dak Prescott over 249.5 passing yards', { players: ['Dak Prescott'] }],
  ['even money single', 'Single at about +100', {}],
  ['nothing shorter than -140', 'Single at -140 or longer', {}],
  ['i dont know, a safe one', 'Safest single', {}],
  ['best bet today', 'A pick tonight', {}],
  ['one for saturday not sunday', 'A pick on Saturday', {}],
  ['steph 3s tonight', 'NBA player prop pick on threes by Stephen Curry tonight', {}],
  ['something at 10 to 1', 'A pick, paying around +1000', {}],
  ['won 3 straight so a bigger one, 4 legs', '4-leg parlay', {}],
  ['my last 5 parlays lost, a single then', 'Single', {}],
  ['not available? another one then', 'A pick', {}],
])('%s is "%s"', (prompt, restated, names) => {
  expect(isFaithful(restated, found(names), typed(prompt))).toBe(true);
});

test.each<[what: string, prompt: string, restated: string, names: Partial<Found>, more?: object]>([
  ['a number more', 'parlay for tonight', 'Parlay paying about 600', {}],
  ['a number less', 'over 6 of the last 10', 'Over in the last 10 games', {}],
  ['another number', 'dak 250+', 'Dak Prescott over 274.5 passing yards', { players: ['Dak Prescott'] }],
  ['a team more', 'over tonight', 'Cowboys over', { teams: ['Dallas Cowboys'] }],
  [
    'a team less',
    'fins and boys',
    'Dolphins moneyline',
    { teams: ['Miami Dolphins'] },
    {
      named: { teams: ['Dallas Cowboys'], players: [] },
    },
  ],
  ['a day less', 'best bet tonight', 'A pick', {}],
  ['another day', 'nba on sunday', 'NBA pick tonight', {}],
  [
    'legs of one game',
    'warriors parlay with 2 legs',
    '2-leg same-game NBA parlay in the Golden State Warriors game',
    { teams: ['Golden State Warriors'] },
  ],
  ['a player more', 'mostert over', 'Josh Jacobs over', { players: ['Josh Jacobs'] }],
  [
    'another player',
    'mostert over',
    'Josh Jacobs over',
    { players: ['Josh Jacobs'] },
    { named: { teams: [], players: ['Raheem Mostert'] } },
  ],
  ['a refusal less', 'props but no touchdowns', 'Player props', {}],
])('%s is another question', (_what, prompt, restated, names, more) => {
  expect(isFaithful(restated, found(names), typed(prompt, more))).toBe(false);
});

test('what follows an answer can be about another player than the rules made of it', () => {
  const more = {
    named: { teams: [], players: ['Raheem Mostert'] },
    before: 'Raheem Mostert over 60.5 rushing yards',
  };
  const names = found({ players: ['Josh Jacobs'] });
  expect(isFaithful('Josh Jacobs over', names, typed('i meant jacobs', more))).toBe(true);
});

test.each([
  ['jacbs to score', true],
  ['jacobbs to score', true],
  ['jakobs to score', true],
  ['jarvis to score', false],
])('a name with a slip is that name: %s', (prompt, isSaid) => {
  const names = found({ players: ['Josh Jacobs'] });
  expect(isFaithful('Josh Jacobs to score', names, typed(prompt))).toBe(isSaid);
});

test('an explanation needs none of the numbers', () => {
  expect(isFaithful('Explain spread', found(), typed('what does -3 mean'))).toBe(false);
  expect(isFaithful('Explain spread', found(), typed('what does -3 mean', { asks: 'words' }))).toBe(true);
});

test('a question for facts about an answer needs no number', () => {
  const moved = (more: object) =>
    isFaithful(
      'Line movement total for Miami Dolphins',
      found({ teams: ['Miami Dolphins'] }),
      typed('it was 46 before', { asks: 'facts', ...more }),
    );
  expect(moved({ before: 'Prices total for Miami Dolphins 44.5' })).toBe(true);
  expect(moved({ before: 'Prices total for Miami Dolphins 44.5', asks: 'bet' })).toBe(false);
  expect(moved({})).toBe(false);
});

test('a nickname that no lexicon has can be anybody', () => {
  const restated = 'Warriors moneyline';
  const names = found({ teams: ['Golden State Warriors'] });
  expect(isFaithful(restated, names, typed('the splash bros to win'))).toBe(false);
  expect(isFaithful(restated, names, typed('the splash bros to win', { hasNickname: true }))).toBe(true);
});

test.each<[what: string, prompt: string, restated: string, Partial<Found>, named: Partial<Found>]>([
  [
    'the other team of a game',
    'dolphins cowboys spread, im thinking miami -3',
    'NFL spread pick backing the Miami Dolphins, line -3',
    { teams: ['Miami Dolphins'] },
    { teams: ['Dallas Cowboys', 'Miami Dolphins'] },
  ],
  [
    'a short first name',
    'josh j over 60 rushing',
    'Josh Jacobs over 60 rushing yards',
    { players: ['Josh Jacobs'] },
    { players: ['Joshua Jacobs'] },
  ],
])('%s may be written in another way', (_what, prompt, restated, names, named) => {
  expect(isFaithful(restated, found(names), typed(prompt, { named: found(named) }))).toBe(true);
});

test('a team of a parlay is no other side of a game', () => {
  const named = found({ teams: ['Dallas Cowboys', 'Miami Dolphins'] });
  const restated = 'NFL moneyline pick backing the Miami Dolphins';
  const names = found({ teams: ['Miami Dolphins'] });
  expect(isFaithful(restated, names, typed('parlay dolphins cowboys', { named }))).toBe(false);
});

test('a team can be the one of the same name in another league, and not in its own', () => {
  const kings = [
    { sport: 'NBA', name: 'Sacramento Kings' },
    { sport: 'NHL', name: 'Los Angeles Kings' },
    { sport: 'NHL', name: 'Old Kings' },
  ] as const;
  const names = found({ teams: ['Los Angeles Kings'] });
  const of = (name: string) => typed('mammoth kings over', { teams: kings, named: found({ teams: [name] }) });
  expect(isFaithful('Los Angeles Kings over', names, of('Sacramento Kings'))).toBe(true);
  expect(namesakeOf('Old Kings', names.teams, kings)).toBeUndefined();
});

test.each([
  ['anytime, not first', 'A pick on goals', 'who scores first', true],
  ['anytime, not first', 'A pick on first goals', 'who scores first', false],
  ['no his rebounds', 'A pick on rebounds', 'something with vucevic', true],
  ['no rebounds', 'A pick on any prop', 'something with vucevic', false],
  ['half that', 'Parlay, paying around +1000', 'Parlay, paying around +2000', true],
  ['a bit less', 'Parlay, paying around +1000', 'Parlay, paying around +2000', false],
  ['parlay those', 'Parlay on 2026-11-21: A pick on hits', 'hits props today', true],
  ['parlay those', 'Parlay, paying around +2026', 'hits props today', false],
])('after an answer "%s" is "%s": %s', (prompt, restated, before, isMeant) => {
  expect(isFaithful(restated, found(), typed(prompt, { before }))).toBe(isMeant);
});

test.each([
  ['anytime, not first', 'A pick on goals', ['anytime']],
  ['anytime, not first', 'A pick on first goals', ['anytime', 'not', 'first']],
  ['anytime, not rookies', 'A pick on goals', ['anytime', 'not', 'rookies']],
])('"%s" takes back what "%s" does not say of the answer before', (prompt, restated, left) => {
  const rest = withoutReplaced(prompt, 'who scores first', restated);
  expect(rest.match(/\w+/g)).toEqual(left);
});

test.each<[prompt: string, restated: string, left: string[], more?: object]>([
  ['over 221.5 at +104, under 221.5 at +101, arb?', 'Arbitrage of +104, +101', ['221.5'], { asks: 'sum' }],
  ['half a point from -110 to -130', 'Break even at -130', ['-110'], { asks: 'sum' }],
  ['browns total today, in the 30s?', 'Prices total for the Browns', ['30', 'today'], { asks: 'facts' }],
  ['thunder -1.5 or whatever it is', 'Thunder spread', ['-1.5']],
  ['thunder -1.5 or whatever it is', 'Thunder spread', [], { placed: ['-1.5'] }],
  ['-1.5 and they win 3-2', 'I have -1.5 and they win by 1', []],
  ['-1.5 and they win 3-2', 'I have -1.5 and they win by 2', ['3']],
  ['goal scorers, 2 or 3 guys', 'Goals, 3 singles', []],
  ['goal scorers, 2 or 3 guys', 'Goals, 4 singles', ['2', '3']],
  ['take off leg 2', 'The others', [], { before: 'a 3 leg parlay' }],
  ['take off leg 2', 'The others', ['2']],
  ['pays 600 with 50 on it', 'Hedge $50 to win $550', [], { asks: 'sum' }],
  ['pays 600 with 50 on it', 'Hedge $50 to win $550', ['600']],
  ['got the dolphins -11 on tuesday, where is it now', 'Did I beat the line with -11', []],
  ['got anything on tuesday', 'A pick', ['tuesday']],
])('what is left out of "%s" in "%s"', (prompt, restated, left, more) => {
  expect(leftOut(restated, typed(prompt, more))).toEqual(left);
});

test.each<[prompt: string, restated: string, asks: Typed['asks'], isMeant: boolean]>([
  ['no favorites bigger than a touchdown', 'No favorites of more than 7', 'bet', true],
  ['no favorites bigger than a field goal', 'No favorites of more than 7', 'bet', false],
  ['a touchdown and the dolphins', 'Touchdown and spread, line -7', 'bet', false],
  ['pays 600 with 50 on it', 'Hedge $50 to win $550', 'sum', true],
  ['pays 600 with 50 on it', 'Hedge $50 to win $540', 'sum', false],
])('numbers that stand for others: "%s" as "%s"', (prompt, restated, asks, isMeant) => {
  expect(addsNothing(restated, found(), typed(prompt, { asks }))).toBe(isMeant);
});

test('the team of a player says who he is, and is no bet on it', () => {
  const teamOf = (name: string) => (name === 'Dak Prescott' ? 'Dallas Cowboys' : undefined);
  const named = found({ teams: ['Dallas Cowboys'] });
  const names = found({ players: ['Dak Prescott'] });
  const of = (asks: Typed['asks']) => typed('dak yards for dallas', { named, teamOf, asks });
  expect(isFaithful('Game log of Dak Prescott', names, of('facts'))).toBe(true);
  expect(isFaithful('A pick by Dak Prescott', names, of('bet'))).toBe(false);
});

test('"plus money" is a price, and joins no legs', () => {
  const named = found({ teams: ['Dallas Cowboys', 'Miami Dolphins'] });
  const names = found({ teams: ['Miami Dolphins'] });
  const asked = typed('does miami at dallas pay plus money', { named, asks: 'facts' });
  expect(isFaithful('Prices moneyline for the Miami Dolphins', names, asked)).toBe(true);
});

test.each([
  ['4 legs tonight but not the cowboys', '4-leg parlay avoiding the Dallas Cowboys tonight', true],
  ['4 legs tonight but not the cowboys', '4-leg parlay with the Dallas Cowboys tonight', false],
  ['your strongest play. one. not a parlay', 'Safest single', true],
  ['your strongest play. one. not a parlay', '2-leg parlay', false],
  ['nrfi for the cowboys', '1st inning pick in the Dallas Cowboys game, under 0.5', true],
  ['first inning of the cowboys', '1st inning pick in the Dallas Cowboys game, under 0.5', false],
])('“%s” as “%s”: %s', (prompt, restated, expected) => {
  const names = found({ teams: /cowboys/i.test(restated) ? ['Dallas Cowboys'] : [] });
  const asked = typed(prompt, { named: names });
  expect(addsNothing(restated, names, asked)).toBe(expected);
});
