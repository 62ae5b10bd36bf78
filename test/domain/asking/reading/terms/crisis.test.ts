/** Words of somebody who may not want to live get the number of the crisis line in the answer itself. */
import { expect, test } from 'vitest';
import { info } from '../../../../../lambdas/domain/asking/answer/words/info.ts';
import { needsCare, spoken } from '../../../../../lambdas/domain/asking/reading/terms/care.ts';
import { isInCrisis } from '../../../../../lambdas/domain/asking/reading/terms/distress/crisis.ts';

test.each([
  'lost the house on parlays, thinking of suicide',
  "I don't want to be alive after tonight",
  'not sure I see a reason to keep living',
  'my kids would be better off without me',
  'everybody would be fine, nobody would miss me',
  'i just want to die',
  'gambled it all, ready to end it',
  'im down 9k and whats the point',
  'i lost everything, cant go on',
  'honestly i dont wanna be here anymore',
  'gonna kms over this parlay',
  'I keep losing and I wish I was dead',
  "nobody's gonna miss me except the sportsbook",
  'no one is going to miss me, give me one more parlay',
])('"%s" is answered with the crisis line', (prompt) => {
  expect([needsCare(prompt), isInCrisis(spoken(prompt))]).toEqual([true, true]);
});

test.each([
  'lost 400 yesterday, how do I win it back?',
  'chasing losses, one big parlay',
  'I need 300 for rent, safest parlay',
  'my wife found out about the bets',
  'my dad gambles too much, I want to end it before it renews',
])('"%s" gets the lines for gambling', (prompt) => {
  expect([needsCare(prompt), isInCrisis(spoken(prompt))]).toEqual([true, false]);
});

test.each([
  'suicide squeeze prop in the Dodgers game',
  'best pick for my suicide pool',
  "don't want to be on the under here",
  "what's the point spread in Bears Lions",
  'shot myself in the foot with that parlay, safest pick tonight',
  'no reason to take the Jets, right?',
  'would anybody miss the Jets',
  'nobody is gonna miss Chase in that game, right',
])('"%s" is none', (prompt) => {
  expect(needsCare(prompt)).toBe(false);
});

test('the answer names what to dial and text, and offers no bet', () => {
  expect(info.crisis).toMatch(/call or text 988, in the US and Canada/);
  expect(info.crisis).toMatch(/won’t suggest a play/);
});
