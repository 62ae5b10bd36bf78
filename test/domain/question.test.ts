/** What is read out of the words of a prompt. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { legsWanted, maxLegs, readQuestion } from '../../lambdas/domain/question.ts';
import { ask, now, slate } from './games.ts';

test.each([
  ['safe 3-leg NFL parlay for Sunday', 3],
  ['a three leg parlay', 3],
  ['2 team parlay', 2],
  ['parlay of 5', 5],
  ['four safe legs', 4],
  ['build me a parlay', 3],
  ['hail mary parlay', 4],
  ['a 12-leg parlay', 8],
  ['one single bet', 1],
  ['two underdogs', 2],
  ['3 heavy favorites', 3],
  ['one of your favorites', null],
  ['best bet tonight', null],
  ['over 3 touchdowns', null],
])('legs of "%s": %s', (prompt, legs) => {
  expect(ask(prompt).legs).toBe(legs);
  expect(legsWanted(ask(prompt))).toBe(legs ?? 1);
});

test.each([
  ['moneyline of the day', 'moneyline', ['moneyline']],
  ['who wins straight up', 'moneyline', ['moneyline']],
  ['best run line', 'spread', ['spread']],
  ['a puck-line bet', 'spread', ['spread']],
  ['against the spread', 'spread', ['spread']],
  ['over/under for the Bears', 'over/under', ['total']],
  ['an under you like', 'over/under', ['total']],
  ['O/U 47.5', 'over/under', ['total']],
  ['player props', 'prop', []],
  ['anytime touchdown scorer', 'prop', []],
  ['3-leg moneyline parlay', 'parlay', ['moneyline']],
  ['moneyline or spread', null, ['moneyline', 'spread']],
  ['something good over the weekend', null, []],
  ['best game under the lights', null, []],
  ['I want to win big', null, []],
  ['an underdog', null, []],
])('bet of "%s": %s', (prompt, betType, markets) => {
  expect(ask(prompt)).toMatchObject({ betType, markets });
});

test.each([
  ['a safe bet', 'low'],
  ['low-risk play', 'low'],
  ['something not too risky', 'low'],
  ['balanced pick', 'medium'],
  ['hail mary', 'high'],
  ['a long shot', 'high'],
  ['high risk, high reward', 'high'],
  ['a pick', null],
])('risk of "%s": %s', (prompt, risk) => {
  expect(ask(prompt).risk).toBe(risk);
});

test.each([
  ['an underdog', 'underdog'],
  ['two dogs with a chance', 'underdog'],
  ['an upset on Sunday', 'underdog'],
  ['the biggest favourite', 'favorite'],
  ['a parlay of favorites', 'favorite'],
  ['an underdog or a favorite', null],
  ['your favorite bet', null],
  ['what is your favorite?', null],
  ['my favorite team', null],
  ['the Bulldogs', null],
])('side of "%s": %s', (prompt, role) => {
  expect(ask(prompt).role).toBe(role);
});

// It is Friday the 20th in New York.
test.each([
  ['tonight', ['2026-11-20']],
  ['today or tomorrow', ['2026-11-20', '2026-11-21']],
  ['Sunday', ['2026-11-22']],
  ['friday night', ['2026-11-20']],
  ['next Friday', ['2026-11-27']],
  ['Monday night football', ['2026-11-23']],
  ['this weekend', ['2026-11-21', '2026-11-22']],
  ['Thanksgiving, Nov 26', ['2026-11-26']],
  ['on January 3rd', ['2027-01-03']],
  ['a decent 3 leg parlay', null],
  ['any day', null],
])('days of "%s"', (prompt, days) => {
  expect(ask(prompt).days).toEqual(days);
});

test('a day is one of New York, also when it is tomorrow already in UTC', () => {
  const lateEvening = new Date('2026-11-21T04:30:00Z');
  expect(readQuestion('tonight', 'NFL', slate, lateEvening).days).toEqual(['2026-11-20']);
  const sunday = new Date('2026-11-22T15:00:00Z');
  expect(readQuestion('this weekend', 'NFL', slate, sunday).days).toEqual(['2026-11-22']);
});

test('teams are those of the games, by any of their names', () => {
  expect(ask('Seahawks or the niners?').teams).toEqual(['Seattle Seahawks', 'San Francisco 49ers']);
  expect(ask('New York').teams).toEqual(['New York Giants', 'New York Jets']);
  expect(ask('Lakers').teams).toEqual([]);
});

test('a same-game parlay is recognised', () => {
  expect(ask('same-game parlay for the Bears').wantsSameGame).toBe(true);
  expect(ask('parlay').wantsSameGame).toBe(false);
});

test('no text makes it fail or go beyond its bounds', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.lorem()), (prompt) => {
      const question = readQuestion(prompt, 'NFL', slate, now);
      expect(question.text).toBe(prompt);
      expect(legsWanted(question)).toBeGreaterThanOrEqual(1);
      expect(legsWanted(question)).toBeLessThanOrEqual(maxLegs);
    }),
  );
});
