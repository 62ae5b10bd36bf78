/** Wordings that both readers would misread are said in plainer words before either reads a question. */
import { describe, expect, test } from 'vitest';
import { forBoth } from '../../../../../lambdas/domain/asking/reading/plain/for-both.ts';

describe('counts of legs and games', () => {
  test.each([
    ['four games tonight, one moneyline from each', 'four games tonight, one moneyline from each'],
    ['parlay from 4 games, one leg each', 'parlay 4 legs from different games'],
    ['one pick from all three games', 'three legs from different games'],
    ['one total per game tonight, 4 total', '4 total legs from different games tonight'],
    ['2 legs max', 'up to 2 legs'],
    ['a four legger tops', 'a up to four legs'],
    ['3 rebound overs, no two guys from the same game', '3 rebound overs, from different games'],
    ['5 legs and no matchup used twice', '5 legs from different games'],
    ['4 picks, never the same game twice', '4 picks, from different games'],
    ["two legs, don't repeat a game", 'two legs, from different games'],
    ['3 props none of them in the same game', '3 props from different games'],
    ['3 legs, no more than one pick from the same game', '3 legs, from different games'],
    ['3 legs, not all from the same game', '3 legs, not all from the same game'],
    ['3 legs, no same game parlay', '3 legs, no same game parlay'],
    ['jets bills player props, at least 4', 'jets bills at least 4 player props'],
    ['nba overs, minimum of three, no heavy juice', 'nba at least three overs, no heavy juice'],
    ['jets bills props, at least 4.5 catches', 'jets bills props, at least 4.5 catches'],
    ['a 4-part bet on the packers', 'a 4-leg bet on the packers'],
    ['something with three parts on their game', 'something with three legs on their game'],
    ['two legs from each of two games', 'two legs from each of two games'],
    ['a pick from each of the three late games', 'a pick from each of the late games'],
    ['4 legs, one has to be the bills', 'the bills and 3 more legs'],
    ['3 hitters, one of them soto', 'soto and 2 more hitters'],
    ['3 hitters total bases, one of them soto', 'soto and 2 more hitters total bases'],
    ['3 legs, only one of them a favorite', '3 legs, only one of them a favorite'],
    ['three scorers with kelce as one of them', 'kelce and 2 more scorers'],
    ['parlay around luka, 3 legs, one of them him', 'parlay around luka, 3 legs'],
    ['3 legs, one of them an underdog', '3 legs, one of them an underdog'],
  ])('“%s” is “%s”', (said, plain) => {
    expect(forBoth(said)).toBe(plain);
  });
});

describe('scores', () => {
  test.each([
    ['stars ml and a stars scorer', 'stars ml and someone on the stars to score'],
    ['bills -3.5 plus a bills td scorer', 'bills -3.5 plus someone on the bills to score a touchdown'],
    ['kings to win with one kings goal', 'kings to win with someone on the kings to score'],
    ['stars ml and a goal scorer', 'stars ml and a goal scorer'],
    ['3 defensemen to hit the scoresheet', '3 defensemen to get a point'],
    ['two wingers getting on the score sheet', 'two wingers getting a point'],
    ['stars ml and a wild scorer', 'stars ml and a wild scorer'],
  ])('“%s” is “%s”', (said, plain) => {
    expect(forBoth(said)).toBe(plain);
  });
});

describe('homes of teams', () => {
  test.each([
    [
      'knicks against the spread away from msg this season',
      'knicks against the spread on the road this season',
    ],
    ['how have the bruins been at TD Garden', 'how have the bruins been at home'],
    ['yankees record at the stadium', 'yankees record at the stadium'],
    ['packers ats outside lambeau', 'packers ats on the road'],
    ['packers ats at lambeau field', 'packers ats at home'],
    ['rockies ats at coors', 'rockies ats at home'],
    ['dodgers ats at coors', 'dodgers ats at coors'],
    ['how often do the celtics cover in their own barn', 'how often do the celtics cover at home'],
    ['lightning record away from their own building', 'lightning record on the road'],
    ['lakers record at msg', 'lakers record at msg'],
    ['celtics vs lakers at crypto, record', 'celtics vs lakers at crypto, record'],
    ['knicks moneyline at msg', 'knicks moneyline at msg'],
  ])('“%s” is “%s”', (said, plain) => {
    expect(forBoth(said)).toBe(plain);
  });
});

describe('the game of somebody’s team', () => {
  test.each([
    ['my dad is a jets fan, a td for their game', ', a td for the jets game'],
    ["My sister's a huge Kraken fan so something on that game", ' so something on the Kraken game'],
    ['my boys are niners fans, gimme a scorer for that game', ', gimme a scorer for the niners game'],
    ['im a jets fan, give me a bet', 'im a jets fan, give me a bet'],
    ['im a big football fan, bet on the game tonight', 'im a big football fan, bet on the game tonight'],
  ])('“%s” is “%s”', (said, plain) => {
    expect(forBoth(said)).toBe(plain);
  });
});

describe('slips by what they are called elsewhere', () => {
  test.each([
    ['prizepicks style slip, 3 nba players higher/lower', 'player prop parlay, 3 nba players '],
    ['prizepicks slip 4 man', 'prizepicks slip 4 man'],
    ["pick 'em entry with 2 receivers", 'player prop parlay with 2 receivers'],
    ['teaser type thing with alt spreads on the bills', 'parlay with alt spreads on the bills'],
    ['a 6 point teaser on the bills', 'a 6 point teaser on the bills'],
    ['lions ml, bears over, last one is up to you', 'lions ml, bears over, and one more leg'],
    ['build me something around luka', 'build a parlay around luka'],
    ['a parlay around +400', 'a parlay around +400'],
    ['dak throws two and lamb scores', 'dak 2+ passing touchdowns and lamb scores'],
    ['dak throws two picks', 'dak throws two picks'],
  ])('“%s” is “%s”', (said, plain) => {
    expect(forBoth(said)).toBe(plain);
  });
});

describe('the team that scores first', () => {
  test.each([
    ['who scores first tampa or sf.. bet it', 'which team scores first tampa or sf.. bet it'],
    ["who's gonna score first, the bears or the lions", 'which team scores first, the bears or the lions'],
    ['first goal oilers or ducks', 'which team scores first oilers or ducks'],
    ['oilers or ducks, who scores first', 'which team scores first, oilers or ducks'],
    ['who scores first, mcdavid or draisaitl', 'who scores first, mcdavid or draisaitl'],
    ['who scores first in bears lions', 'who scores first in bears lions'],
  ])('“%s” is “%s”', (said, plain) => {
    expect(forBoth(said)).toBe(plain);
  });
});

describe('several scores of one player', () => {
  test.each([
    ['cmc to score 2 tds', 'cmc 2+ anytime touchdowns'],
    ['mcdavid to get two goals', 'mcdavid 2+ goals'],
    ['lions to score 3 touchdowns', 'lions to score 3 touchdowns'],
    ['cmc to score', 'cmc to score'],
  ])('“%s” is “%s”', (said, plain) => {
    expect(forBoth(said)).toBe(plain);
  });
});

describe('what was thought of first', () => {
  test.each([
    ['hughes bros parlay? nah just do jack hughes points', 'jack hughes points'],
    ['lions parlay? no, just give me lions ml', 'lions ml'],
    ['lions parlay? no props', 'lions parlay? no props'],
  ])('“%s” is “%s”', (said, plain) => {
    expect(forBoth(said)).toBe(plain);
  });
});
