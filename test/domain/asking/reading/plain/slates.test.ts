/** Bets whose legs are chosen from the games of a day, in the words that both readers know. */
import { describe, expect, test } from 'vitest';
import { forBoth } from '../../../../../lambdas/domain/asking/reading/plain/for-both.ts';
import { endsIn } from '../../../../../lambdas/domain/asking/reading/plain/slates/ends.ts';
import { slipsIn } from '../../../../../lambdas/domain/asking/reading/plain/slates/several-slips.ts';

describe('hours and odds in words', () => {
  test.each([
    ["three favorites at one o'clock", 'three favorites at 1pm'],
    ['the ten o’clock games', 'the 10pm games'],
    ["games at 9 o'clock in the morning", "games at 9 o'clock in the morning"],
    ['three legs at around fifteen to one', 'three legs at around 15 to 1'],
    ['two legs that pay no more than three to one', 'two legs, paying at most +300'],
    ['two favorites where no game starts before eight', 'two favorites nothing before eight'],
  ])('“%s” is “%s”', (said, plain) => {
    expect(forBoth(said)).toBe(plain);
  });
});

describe('a leg of each game', () => {
  test.each([
    ['from both noon games, pick one scorer each', 'one scorer from each of the noon games'],
    ['all three late games, one total each', 'one total from each of the late games'],
    ['one moneyline each from both early games', 'one moneyline from each of the early games'],
    ["a prop from each of tonight's late games", 'a prop from each of the late games tonight'],
    ['one spread from each of the two night games', 'one spread from each of the night games'],
    ['thursday parlay, all 3 games', 'thursday parlay, one leg from each game'],
    ['a parlay of every game tomorrow', 'a parlay, one leg from each game, tomorrow'],
    ['the safest scorer in each of the 7pm games', 'the safest scorer in each game at 7pm'],
    ['sgp in both monday games', 'sgp in both monday games'],
  ])('“%s” is “%s”', (said, plain) => {
    expect(forBoth(said)).toBe(plain);
  });
});

describe('hours close to each other', () => {
  test.each([
    [
      'a bet from every game that starts at 7:00 or 7:10',
      'a bet from every game that starts between 7:00 and 7:10',
    ],
    [
      'one total from each of the 1:05 and 1:10 games',
      'one total from each of the games starting between 1:05 and 1:10',
    ],
    ['kicking off at 7 or 7:30, three favorites', 'kicking off between 7:00 and 7:30, three favorites'],
    ['the 4:05 and 4:25 games', 'the 4:05 and 4:25 games'],
    ['games at 1:00 or 8:15', 'games at 1:00 or 8:15'],
    ['over 7 or 8 games', 'over 7 or 8 games'],
  ])('“%s” is “%s”', (said, plain) => {
    expect(forBoth(said)).toBe(plain);
  });
});

describe('legs that are listed', () => {
  test.each([
    [
      'an over, a road dog and a prop from three different games',
      'an over, a road dog and a prop from different games',
    ],
    [
      'one favorite and one under, all from 2 separate games',
      'one favorite and one under from different games',
    ],
  ])('are counted by their games: “%s”', (said, plain) => {
    expect(forBoth(said)).toBe(plain);
  });

  test.each([
    ['one pick each, thursday night and sunday', 'one pick for thursday night and one pick for sunday'],
    ['tonight and tomorrow, give me one over per night', 'one over for tonight and one over for tomorrow'],
    [
      'a goal scorer for each day, today, saturday and sunday',
      'one goal scorer for today and one goal scorer for saturday and one goal scorer for sunday',
    ],
    ['one leg each, lakers and bulls', 'one leg each, lakers and bulls'],
  ])('are one of each day: “%s”', (said, plain) => {
    expect(forBoth(said)).toBe(plain);
  });

  test.each([
    ['link the road teams of sunday into a single ticket', 'parlay of every road team of sunday'],
    ['string together lakers and bulls moneylines in one parlay', 'parlay of lakers and bulls moneylines'],
    ['rockies diamondbacks over tonight and tomorrow', 'rockies diamondbacks over tonight and tomorrow'],
    ['three skaters with an assist each, kings game', 'three skaters to get an assist, kings game'],
    ['two yardage unders, bills game', 'two yards unders, bills game'],
    [
      'four legs, at least one of hockey and baseball',
      'four legs, at least one from the hockey and at least one from the baseball',
    ],
    ['three legs over tonight and tomorrow', 'three legs for tonight and tomorrow'],
  ])('are said in plain words: “%s”', (said, plain) => {
    expect(forBoth(said)).toBe(plain);
  });
});

describe('how many games there are', () => {
  test.each([
    ['which side do you like in the three games at 7?', 'which side do you like in the games at 7?'],
    ['a parlay from the three late games', 'a parlay from the three late games'],
    ['one total from the 4 pm games', 'one total from the 4 pm games'],
  ])('is no number of legs in “%s”', (said, plain) => {
    expect(forBoth(said)).toBe(plain);
  });
});

describe('the first or the last games of a day', () => {
  test.each([
    ['an over from the last two games tonight', 'an over from the games tonight', 2, true],
    ["a scorer in each of tonight's first three games", 'a scorer in each of the games tonight', 3, false],
    ['two spreads from the final couple of games on sunday', 'two spreads from the games on sunday', 2, true],
    ['a bet from today’s two latest games', 'a bet from the games today', 2, true],
  ])('“%s”', (said, plain, games, isLast) => {
    expect(forBoth(said)).toBe(plain);
    expect(endsIn(said)).toMatchObject({ games, isLast });
  });

  test.each([
    'over in the last five games',
    'he scored in his last 3 games, bet him tonight',
    'last game tonight, moneyline',
    'what time do the last two games tonight start',
  ])('are none in “%s”', (said) => {
    expect(endsIn(said)).toBeUndefined();
  });
});

describe('a kind that is said once', () => {
  test.each([
    ['two overs from hockey and one from basketball', 'two hockey overs and one basketball over'],
    [
      'one pick from the NBA, one from the NHL and one from the NFL',
      'one NBA pick, one NHL pick and one NFL pick',
    ],
    [
      'a favorite from the early games and one from the night games',
      'a favorite from the early games and one favorite from the night games',
    ],
    [
      'two game totals tonight, one over and one under',
      'one game total over and one game total under tonight',
    ],
    ['two legs from hockey', 'two legs from hockey'],
  ])('“%s” is “%s”', (said, plain) => {
    expect(forBoth(said)).toBe(plain);
  });
});

describe('other wordings', () => {
  test.each([
    ['two underdogs getting more than a touchdown', 'two underdogs getting 7.5 points or more on the spread'],
    ['favorites laying less than a field goal', 'favorites getting 2.5 points or less on the spread'],
    ['a team getting a touchdown or more', 'a team getting 7 points or more on the spread'],
    ['a receiver getting a touchdown or more', 'a receiver getting a touchdown or more'],
    ['three legs, no round robin', 'three legs'],
    ['two receivers, each from a different early game', 'two receivers, from the early games'],
    ['three overs, all of them from separate games', 'three overs, from different games'],
    ['two dogs from different night games', 'two dogs from the night games'],
    ['keep the risk down, two legs', 'low risk, two legs'],
    ['a parlay where no leg is heavier than -140', 'a parlay with no leg is heavier than -140'],
    ['one player prop and two game bets', 'one player prop and two sides'],
    ['five legs across saturday and sunday', 'five legs for saturday and sunday'],
    [
      'a favorite, an underdog and an over tonight, all apart',
      'a favorite, an underdog and an over tonight, all apart',
    ],
    ["put sunday's biggest underdog on the spread", 'spread on the biggest underdog sunday'],
    ['whoever is favored by the most tonight', 'the biggest favorite tonight'],
    ['lions bears, who ya got?', 'lions bears, a moneyline or spread pick?'],
  ])('“%s” is “%s”', (said, plain) => {
    expect(forBoth(said)).toBe(plain);
  });
});

describe('several slips', () => {
  test.each([
    ['three parlays of two legs each', 'a two-leg parlay', 'parlays'],
    ['two different tickets for tonight, three legs each', 'a three-leg parlay for tonight', 'tickets'],
    ['make me two separate parlays', 'make me a parlay', 'parlays'],
    ['two 4-leg parlays', 'a 4-leg parlay', 'parlays'],
  ])('“%s” asks for the first one', (said, plain, slips) => {
    expect(forBoth(said)).toBe(plain);
    expect(slipsIn(said)).toBe(slips);
  });

  test('are none in one', () => {
    expect(slipsIn('a parlay of two favorites')).toBeUndefined();
  });
});

describe('two slips of different kinds', () => {
  test.each([
    ['give me 2 parlays, one safe and one risky', 'give me a safe parlay'],
    ['two parlays: a safe one and a long shot', 'a safe parlay'],
    ['one safe parlay and one risky parlay', 'a safe parlay'],
    ['an nba parlay and an nhl parlay', 'a nba parlay'],
    ['a parlay: one safe and one risky leg', 'a parlay: one safe and one risky leg'],
  ])('“%s” is “%s”', (said, plain) => {
    expect(forBoth(said)).toBe(plain);
  });

  test('that there are several is told', () => {
    expect(slipsIn('one safe parlay and one risky parlay')).toBe('parlays');
    expect(slipsIn('a parlay: one safe and one risky leg')).toBeUndefined();
  });
});

describe('as safe as it gets', () => {
  test.each([
    ['one from each sport, make it safe as possible', 'one from each sport, safest'],
    ['nba parlay as safe as it gets', 'nba parlay safest'],
    ['a safe nba parlay', 'a safe nba parlay'],
  ])('“%s” is “%s”', (said, plain) => {
    expect(forBoth(said)).toBe(plain);
  });
});
