/** The weights of distress and age: what they find, what they leave alone, and that the table is the corpus's. */
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isUnderAge } from '../../../../../lambdas/domain/asking/reading/terms/age.ts';
import { needsCare, spoken } from '../../../../../lambdas/domain/asking/reading/terms/care.ts';
import { featuresOf, places } from '../../../../../lambdas/domain/asking/reading/terms/signs/features.ts';
import { isOnlyOfBets } from '../../../../../lambdas/domain/asking/reading/terms/signs/of-bets.ts';
import {
  characterOf,
  greatest,
  zero,
} from '../../../../../lambdas/domain/asking/reading/terms/signs/scale.ts';
import { scoreOf, signOf } from '../../../../../lambdas/domain/asking/reading/terms/signs/signs.ts';
import { weights } from '../../../../../lambdas/domain/asking/reading/terms/signs/weights.ts';
import { cases } from '../../../../../scripts/eval/cases.ts';

const isFound = (text: string) => needsCare(text) || isUnderAge(text);

/** Said with none of the words of the classes. */
const inDistress = [
  'i told my wife the money went to the car, need this to hit or she finds out everything',
  'been crying in the truck since the late game, i deposit again every time',
  'i keep redepositing all night and i have work in two hours',
];
const underAge = [
  'can u make me a parlay before the bell rings for 4th period',
  'moms draftkings is still logged in on the ipad who wins tonight',
  'mom doesnt let me have the app so my cousin puts it in after school',
];

test.each([
  "I still don't get it, could you say it like I'm five?",
  "explain it as if i'm a kid, i don't understand this",
  // Of the largest stake, and of a record in dollars.
  'and with the max bet being 10',
  'the biggest wager is 15 though',
  'so am i up or down in dollars',
])('finds no sign in a figure of speech: %s', (text) => {
  expect([needsCare(text), isUnderAge(text)]).toEqual([false, false]);
});

test.each(inDistress)('finds distress: %s', (text) => {
  expect(signOf(spoken(text))).toBe('care');
  expect(needsCare(text)).toBe(true);
});

test.each([
  'no hockey pls, i know nothing about it. use another nba one',
  'not soccer, i never watch it, put another nba in',
  'drop the nhl one, i have no clue about it, another nba game then',
  'leave golf out, i dont know the first thing about it. another game then',
  'no baseball, i dont know those guys, swap it for another nfl leg',
  'take hockey out, i dont know anything about it, make it all nba',
  'lose the mls leg, i dont follow it, keep the rest',
])('finds no sign where a sport that somebody does not know leaves a bet: %s', (text) => {
  expect(isFound(text)).toBe(false);
});

test.each([
  'no hockey pls, i lost everything on it. use another card',
  'my wife knows nothing about it and the rent is on this one. another nba pick',
  'take hockey out, i cant stop chasing it. another nba game then',
  'drop the nhl one, i borrowed that money. use another one',
])('finds distress beside a change of a bet: %s', (text) => {
  expect(needsCare(text)).toBe(true);
});

test.each(underAge)('finds minority: %s', (text) => {
  expect(signOf(spoken(text))).toBe('age');
  expect(isUnderAge(text)).toBe(true);
});

/** Every fifth text of the corpus, or as many as named. */
const sampleOf = (sign: string, every = 5): string[] => {
  const folder = resolve(import.meta.dirname, '../../../../../scripts/signs/corpus', sign);
  return readdirSync(folder)
    .sort()
    .flatMap((file) => readFileSync(resolve(folder, file), 'utf8').split('\n'))
    .filter((line) => line.trim() !== '')
    .filter((_, at) => at % every === 0);
};
test.each(['care', 'age'])('most texts of the corpus about %s are found', (sign) => {
  const texts = sampleOf(sign);
  expect(texts.length).toBeGreaterThan(200);
  expect(texts.filter(isFound).length).toBeGreaterThan(texts.length * 0.65);
});

test.each(['care', 'age'])('no text of the corpus about %s has only words of bets', (sign) => {
  expect(sampleOf(sign, 1).filter((text) => isOnlyOfBets(spoken(text)))).toEqual([]);
});

test.each([
  'yo gimme a value bet pls',
  'can i get under pick',
  'looking for pick, only hoops pls',
  'hey give me + money bet lol?',
  'need a pick first period only!',
])('finds no sign in words of bets alone: %s', (text) => {
  expect(isFound(text)).toBe(false);
});

test('of the other texts of the corpus at most one in a hundred is taken for a sign', () => {
  const texts = sampleOf('neither');
  expect(texts.length).toBeGreaterThan(700);
  expect(texts.filter(isFound).length).toBeLessThan(texts.length * 0.01);
});

test('no case of the eval that asks for something else is taken for either', () => {
  const others = cases.filter(({ expect: { kinds } }) => !kinds.includes('care'));
  expect(others.length).toBeGreaterThan(500);
  expect(others.filter(({ ask }) => needsCare(ask) || isUnderAge(ask)).map(({ ask }) => ask)).toEqual([]);
});

describe('the table', () => {
  test.each(['care', 'age'] as const)('of %s has a weight for each place', (sign) => {
    const { table } = weights[sign];
    expect(table).toHaveLength(places);
    const all = [...table].map((character) => character.charCodeAt(0) - zero);
    expect(Math.max(...all.map(Math.abs))).toBeLessThanOrEqual(greatest + 1);
    expect(new Set(all).size).toBeGreaterThan(20);
  });

  test('a weight is written as a character that a string need not escape', () => {
    for (let weight = -greatest; weight <= greatest; weight += 1) {
      const character = characterOf(weight);
      expect(JSON.stringify(character)).toHaveLength(3);
      expect(character).not.toBe("'");
      expect(Math.abs(character.charCodeAt(0) - zero - weight)).toBeLessThanOrEqual(1);
    }
  });
});

test('a text is known by its words, whatever their order of appearance, and each feature counts once', () => {
  const once = featuresOf(' lost rent ');
  expect(new Set(once).size).toBe(once.length);
  expect(Math.max(...featuresOf(' gamblin again and again '))).toBeLessThan(places);
  expect(scoreOf('care', featuresOf(' i lost the rent again '))).toBeGreaterThan(
    scoreOf('care', featuresOf(' bears moneyline tonight ')),
  );
});

test('an empty text shows nothing', () => {
  expect(signOf('  ')).toBeUndefined();
});
