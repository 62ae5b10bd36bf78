/** Distress and age: what raises help, and what is only a figure of speech. */
import { expect, test } from 'vitest';
import { isUnderAge } from '../../../../lambdas/domain/asking/reading/terms/age.ts';
import { needsCare } from '../../../../lambdas/domain/asking/reading/terms/care.ts';

test.each([
  "i'm 16 can i get a pick",
  'my son is 15 and wants a parlay',
  'in 10th grade, which team should i bet',
  'a 14 year old wants a bet',
  "i'm in high school, give me a lock",
  'im a minor can i bet',
  'tengo 15 años, dame una apuesta',
  "j'ai 16 ans, un pari pour ce soir",
])('%s: is under age', (prompt) => {
  expect(isUnderAge(prompt)).toBe(true);
});

test.each([
  "I'm 5-2 this week, best bet tonight",
  'I am 8 and 3, keep it going',
  'im 12 units up, safe pick',
  "i'm 45 and want a parlay",
  'i like the 16 seed',
  'i am under 45.5 in the bears game',
])('%s: says nothing about age', (prompt) => {
  expect(isUnderAge(prompt)).toBe(false);
});

test.each([
  'i owe my bookie 2 grand and need one winner',
  'the loan shark wants it by friday, give me a lock',
  'school money is on this, safest parlay',
  'i bet my wages, need a winner',
  'dont tell my wife, one safe parlay',
  'i want to quit gambling',
  'i havent slept in two days need a lock',
  "can't take this anymore, one last parlay",
  "j'ai perdu tout mon salaire, donne-moi un pari",
  'perdí todo, necesito ganar hoy',
  'debo dinero y no puedo dormir',
])('%s: gets help', (prompt) => {
  expect(needsCare(prompt)).toBe(true);
});

test.each([
  "I'm addicted to this team, Packers spread",
  "I'd sell my soul for a W tonight",
  "can't sleep on the Packers, moneyline",
  'this line is killing me, nfl underdog',
  'the Jets always break my heart, fade them',
  'Bears need to win back to back games, take them',
  'nothing to lose, give me a long shot',
])('%s: is a figure of speech', (prompt) => {
  expect(needsCare(prompt)).toBe(false);
});
