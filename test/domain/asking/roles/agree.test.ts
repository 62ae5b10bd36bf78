import { describe, expect, test } from 'vitest';
import { readQuestion } from '../../../../lambdas/domain/asking/reading/read.ts';
import { areBorneOut, areOfOneKind } from '../../../../lambdas/domain/asking/roles/agree.ts';
import { context } from './known.ts';

const readingOf = (prompt: string) => {
  const { reading, unread } = readQuestion(prompt, context);
  expect(unread).toEqual([]);
  return reading;
};

describe('what the rules read', () => {
  test.each([
    ['3-leg NFL parlay', '3-leg parlay'],
    ['3-leg NFL parlay, overs only', '3-leg NFL parlay, overs only'],
    [
      '2-leg NBA moneyline parlay backing the Miami Heat, backing the Chicago Bulls',
      'Parlay: NBA moneyline pick backing the Chicago Bulls; NBA moneyline pick backing the Miami Heat',
    ],
    ['3-leg NBA, NFL and NHL parlay', 'Parlay: NFL pick; NBA pick; NHL pick'],
    ['3-leg NFL parlay backing the Chicago Bears', 'Parlay: NFL pick backing the Chicago Bears; 2 × A pick'],
    ['A pick in the night game for Sunday, Nov 22, unders only', 'A pick for Sunday, Nov 22, unders only'],
    ['NFL pick on underdogs, paying at least +200', 'NFL pick on underdogs, no price shorter than +200'],
    ['NFL moneyline pick against the Chicago Bears', 'NFL pick against the Chicago Bears'],
  ])('is borne out: %s by %s', (rules, roles) => {
    expect(areBorneOut(readingOf(rules), readingOf(roles))).toBe(true);
  });

  test.each([
    ['3-leg NFL parlay', '3-leg NFL moneyline parlay'],
    ['3-leg NFL parlay', '2-leg NFL parlay'],
    [
      'Parlay: NBA player prop pick on points by LeBron James; NBA player prop pick on assists',
      'Parlay: NBA player prop pick on points by LeBron James; NBA player prop pick on assists by LeBron James',
    ],
    [
      'NFL moneyline pick backing the Chicago Bears, backing the Denver Broncos',
      'Parlay: NFL moneyline pick backing the Chicago Bears; NFL moneyline pick backing the Denver Broncos',
    ],
    ['4-leg NFL parlay backing the Chicago Bears', '4-leg NFL parlay avoiding the Chicago Bears'],
    ['3-leg parlay, each price between +160 and +360', '3-leg parlay, paying between +160 and +360'],
    [
      'Parlay: NFL pick in the Chicago Bears game, unders only; NFL pick backing the Chicago Bears',
      'NFL pick in the Chicago Bears game, unders only',
    ],
    [
      'Parlay: NFL pick in the Chicago Bears game, unders only; NFL pick backing the Denver Broncos',
      'Parlay: NFL pick in the Chicago Bears game, overs only; NFL pick backing the Denver Broncos',
    ],
    [
      'Parlay: NFL pick in the Chicago Bears game, unders only; NFL pick backing the Denver Broncos',
      '2-leg NFL parlay',
    ],
  ])('is not borne out: %s by %s', (rules, roles) => {
    expect(areBorneOut(readingOf(rules), readingOf(roles))).toBe(false);
  });
});

test('what the rules count as a leg more is the kind of all legs', () => {
  const rules = readingOf(
    'Parlay: NFL player prop pick on touchdowns; NFL pick in the Bears game; NFL pick in the Broncos game',
  );
  const ofEach = 'NFL player prop pick on touchdowns in the';
  const roles = readingOf(`Parlay: ${ofEach} Bears game; ${ofEach} Broncos game`);
  expect(areOfOneKind(rules, roles)).toBe(true);
  const other = readingOf(`Parlay: ${ofEach} Bears game; ${ofEach} Lions game`);
  expect(areOfOneKind(rules, other)).toBe(false);
  const apart = readingOf(
    'Parlay: NFL player prop pick on touchdowns; NFL moneyline pick in the Bears game; NFL pick in the Broncos game',
  );
  expect(areOfOneKind(apart, roles)).toBe(false);
});
