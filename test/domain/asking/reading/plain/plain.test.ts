/** Wordings that are said in plainer words before any rule reads a question. */
import { describe, expect, test } from 'vitest';
import { inPlainWords } from '../../../../../lambdas/domain/asking/reading/plain/plain.ts';

test.each([
  ['all spreads, no favs bigger than a touchdown', 'all spreads, lines of 7 or lower'],
  ['3 leg spread parlay, no teams giving more than a field goal', '3 leg spread parlay, lines of 3 or lower'],
  ['spreads only, nothing bigger than 10', 'spreads only, lines of 10 or lower'],
  ['2 spreads, no favorites of more than 6.5 points', '2 spreads, lines of 6.5 or lower'],
  ['spread parlay, no favorites over -7', 'spread parlay, lines of 7 or lower'],
  ['4 legs ats with no dogs getting more than 10 points', '4 legs ats with lines of 10 or lower'],
  ['moneylines, none of the big favs over -200', 'moneylines, no big favs over -200'],
  ['two legs, player props left out', 'two legs, no props'],
  ['three points props, every one an over', 'three points props, all overs'],
  ['chiefs celtics leafs all win', 'chiefs celtics leafs to win'],
  ['sharpest play on the board', 'best play on the board'],
  ['sharp nba bet', 'best nba bet'],
  ['a sharp bet tonight', 'a best bet tonight'],
  ['where is the sharpest money', 'where is the sharpest money'],
  ['4 legs with fat plus money', '4 legs with plus money'],
  ['lions packers whats the move', 'lions packers what do you like'],
  ['5 legs paying 20 to 1 at the very least', '5 legs paying 20 to 1 at least'],
  [
    'best number on wemby over 3.5 blocks, willing to lay up to -130',
    'best number on wemby over 3.5 blocks, no worse than -130',
  ],
  ['no score first inning mets', 'nrfi mets'],
  ['anything good at 1230', 'anything good at 12:30'],
  ['two favored teams on the moneyline', 'two favorites on the moneyline'],
  ['two underdogs, each one priced somewhere from +120 to +200', 'two underdogs, each +120 to +200'],
  ['two overs, each one at -110 or better', 'two overs, each at -110 or better'],
  ['one safe bet tonight, no player things, chalk is ok', 'one safe bet tonight, no props'],
  ['three legs, no players, big favs are fine too', 'three legs, no props'],
  ['top nhl player props tonight', 'best nhl player props tonight'],
  ['most likely player props to hit tonight, top 3', 'safest player props tonight, top 3'],
  ['top 3 player props to hit tonight', 'top 3 player props tonight'],
  ['3 props that are most likely to hit', '3 safest props'],
  ['which props are likely to hit', 'which safe props'],
  ['best nba props to cash tonight', 'best nba props tonight'],
  ['2 player props to hit a home run', '2 player props to hit a home run'],
  ['a player to hit tonight', 'a player to hit tonight'],
  ['jets bills over around 39.5', 'jets bills over 39.5'],
  ['bucs spread about 13', 'bucs spread 13'],
  ['the 7-ish games tonight, two favs', 'the 7pm games tonight, two favs'],
  ['about 4ish legs tonight', 'about about 4 legs tonight'],
  ['from now till monday, as long of a price as possible', 'today through monday, longest odds'],
])('“%s” is “%s”, a wish for a bet', (said, plain) => {
  expect(inPlainWords(said)).toBe(plain);
});

test.each([
  ['brewers to win by 3+', 'brewers -2.5'],
  ['inter miami to win by two', 'inter miami -1.5'],
  ['chiefs win by more than a touchdown', 'chiefs -7.5'],
  ['lions to win by at least 7 points', 'lions -6.5'],
  ['celtics winning by over 9.5', 'celtics -9.5'],
  ['bills to win by a field goal or more', 'bills -2.5'],
  ['packers to win by double digits', 'packers -9.5'],
  ['eagles win by 1', 'eagles to win'],
  ['bills to win by 1-10', 'bills to win by 1-10'],
])('a margin is a spread: %s', (said, plain) => {
  expect(inPlainWords(said)).toBe(plain);
});

test('the price of a leg is said of that leg', () => {
  expect(inPlainWords("an nba favorite and a hockey dog who's paying +130 at least")).toBe(
    'an nba favorite and a hockey dog at +130 at least',
  );
});

describe('refusals', () => {
  test.each([
    ['3 td scorers nobody from dallas', '3 td scorers no dallas'],
    ['3 legs and not a single leg should be priced below +100', '3 legs and no leg below +100'],
    ['nothing with the Packers please', 'no Packers please'],
    ["a moneyline that doesn't involve the Chiefs", 'a moneyline no Chiefs'],
    ['a moneyline that doesn’t include the Chiefs', 'a moneyline no Chiefs'],
    ["any leafs prop that isn't matthews goal", 'any leafs prop no matthews goal'],
    ['an nfl bet other than spreads', 'an nfl bet no spreads'],
    ['3 legs nothing but unders', '3 legs only unders'],
    ['12 legs of nothing but -500s', '12 legs of each leg around -500'],
    ['one leg each, moneyline no, props yes', 'one leg each, no moneyline, props yes'],
    ['two legs there, giants game not included', 'two legs there, no giants game'],
    ['anything but a lakers bet', 'anything no lakers bet'],
    ['a bet that has nothing to do with the chiefs', 'a bet no chiefs'],
    ['three props, no unders i hate rooting for unders', 'three props, no unders'],
    ['three props, no unders, i hate sweating unders', 'three props, no unders'],
    ['no overs cuz i cant stand rooting for overs, nba total', 'no overs, nba total'],
    ['nba props, i hate betting unders', 'nba props, no unders'],
    ['i hate rooting for the jets, nfl pick', 'i hate rooting for the jets, nfl pick'],
    ['i hate that unders hit, nfl pick', 'i hate that unders hit, nfl pick'],
    ['no unders, no overs', 'no unders, no overs'],
    ['i refuse to bet on the cowboys, 2 legs', 'no cowboys, 2 legs'],
    ['two bets, as long as they’re not props', 'two bets, no props'],
    ['instead of a parlay just give me one', 'no parlay just give me one'],
    ['cmc without the td, his yards instead', 'cmc without the td, his yards'],
    ["a bet where i don't have to root against seattle", 'a bet not against seattle'],
    ['2 legs from other games than the lakers', '2 legs no lakers'],
    ["I wouldn't say no to a goal scorer", 'I want a goal scorer'],
  ])('“%s” is “%s”', (said, plain) => {
    expect(inPlainWords(said)).toBe(plain);
  });

  test.each([
    'none over -200, 3 favorites',
    'no favorites under -300',
    "something that isn't too chalky",
    'nothing on the board tonight?',
    'no more than 4 legs',
    'bulls to win, without the hook',
    'celtics moneyline, not including overtime',
    'who is not playing tonight',
  ])('“%s” stays', (said) => {
    expect(inPlainWords(said)).toBe(said);
  });
});

describe('what says nothing of a bet', () => {
  test.each([
    ['best bet on the board no bs', 'best bet on the board'],
    ['no edge needed just for fun, +5000', 'just for fun, +5000'],
    ['best nfl bet, no live bets no futures', 'best nfl bet'],
    ["not to brag but i'm due, nfl under", "but i'm due, nfl under"],
    ["three favorites, if it isn't too much trouble", 'three favorites'],
    ['kawhi over points if he plays', 'kawhi over points'],
    ['zack moss td if he is active, otherwise skip it', 'zack moss td'],
    ['a pool where everybody brings one leg and i need the safest', 'a pool and i need the safest'],
    ['flyers fan so it hurts but pens moneyline', 'pens moneyline'],
    ['no offense to the lions but bears +7', 'but bears +7'],
    ['no disrespect to mahomes, eagles ml', 'eagles ml'],
    ['not picky, one bet', 'one bet'],
    ["i won't be home, 2 legs nba", '2 legs nba'],
    ['nobody believes in the bears, bears ml', 'bears ml'],
    ['everyone fades the pistons, me too', 'fade the pistons'],
    ["the bills, everyone's on em", 'the bills'],
  ])('“%s” is “%s”', (said, plain) => {
    expect(inPlainWords(said)).toBe(plain);
  });

  test.each([
    'if fox is out then sabonis rebounds',
    'lions moneyline, otherwise the over',
    'everyone is on the bills, give me the over',
    'every fan loves the over',
    'bet the under if it rains',
  ])('“%s” stays, because it says what is bet', (said) => {
    expect(inPlainWords(said)).toBe(said);
  });
});

describe('choices left open', () => {
  test.each([
    ['up to six legs whichever gets me to +1500', 'up to six legs paying +1500'],
    ['whichever team is the biggest favorite', 'the biggest favorite'],
    ['a random parlay', 'a parlay'],
    ['random 4 leg nba parlay', '4 leg nba parlay'],
    ['give me a totally random bet', 'give me a bet'],
    ['some random stuff', 'some random stuff'],
    ['diggs td vs whoever they play', 'diggs td'],
    ['either all favorites or all dogs, 4 legs', 'all favorites, 4 legs'],
    ['4 legs, no repeat teams', '4 legs, parlay from different games'],
    ['pens moneyline and two other favorites', 'pens moneyline and two favorites'],
  ])('“%s” is “%s”', (said, plain) => {
    expect(inPlainWords(said)).toBe(plain);
  });
});

describe('corrections', () => {
  test.each([
    ['four teams no wait three teams that win', 'three teams to win'],
    [
      'over 2.5 goals in hockey first period? no, over 1.5. two games',
      'over 1.5 goals in hockey first period . two games',
    ],
    ['lions moneyline, no wait, the spread', 'lions the spread'],
    ['2 nfl legs, scratch that, nba', '2 nba legs'],
    ['bears -3 no wait lions -7.5', 'lions -7.5'],
    ['Rangers moneyline tonight, sorry i meant islanders', 'islanders moneyline tonight, sorry'],
    ['monday pelicans?? no wait knicks warriors, who wins', 'monday knicks warriors, who wins'],
  ])('“%s” is “%s”', (said, plain) => {
    expect(inPlainWords(said).replace(/ +/g, ' ')).toBe(plain);
  });

  test('what replaces nothing that was said stays', () => {
    expect(inPlainWords('lions moneyline, no wait, goff')).toBe('lions moneyline, no wait, goff');
  });
});

describe('other wordings of a wish', () => {
  test.each([
    ["where's the value on fanduel", 'the value on fanduel'],
    ['props where fanduel is way off from everybody else', 'props with good value at fanduel'],
    [
      'an nfl total where the price is better at caesars than everybody else',
      'an nfl total with good value at caesars',
    ],
    ['two of the no run first inning', 'two of nrfi'],
    ['3 leg parlay with only one favorite', '3 leg parlay one favorite and the rest underdogs'],
    ['no more than 2 overs, 4 legs', '2 overs and the rest unders, 4 legs'],
    ['pistons stink, take the other team', 'pistons stink, against them'],
    ['the lions are hurt, opponent moneyline', 'the lions are hurt, against them moneyline'],
    ['1.8x if it’s 60%', '1.8x with at least 60%'],
    ['stop giving me bucks and nuggets', 'no bucks and nuggets'],
    ['no way the jets cover', 'the jets not to cover'],
    ['no chance the lions lose', 'the lions to win'],
    ['whoever plays the jets, moneyline', 'against the jets, moneyline'],
    ['take whoever the lions are playing', 'take against the lions'],
    ['whoever is favored in the lions game', 'the favorite in the lions game'],
    ['3 legs, nothing minus', '3 legs, each leg plus money'],
    ["i'd rather have two nba unders", 'i want two nba unders'],
    ['the other 1030 game, not the warriors', 'the 1030 game, not the warriors'],
    ['only plus money, 3 legs', 'each leg plus money, 3 legs'],
    ['no plus money legs, 3 legs', 'each leg minus money, 3 legs'],
    ['celtics sgp where tatum goes under his points', 'celtics sgp tatum under his points'],
    ['3 legs but not all favorites', '3 legs but at least one underdog'],
    ['risk 200 to win 80ish', 'risk 200 to win 80'],
  ])('“%s” is “%s”', (said, plain) => {
    expect(inPlainWords(said).replace(/ +/g, ' ')).toBe(plain);
  });

  test.each([
    'only one favorite',
    'a prop on a player from the other team',
    'the other side of the bills game',
    'the steelers are good. the ravens i would rather fade',
    'nobody believes in the bears',
    'jets spread instead',
    'whoever guards luka',
  ])('“%s” stays', (said) => {
    expect(inPlainWords(said)).toBe(said);
  });
});

test.each([
  'spread parlay, no favorites over -200',
  'moneylines, no favs bigger than a touchdown',
  'a spread and a touchdown, no favs',
])('“%s” says no size of a spread', (prompt) => {
  expect(inPlainWords(prompt)).toBe(prompt);
});
