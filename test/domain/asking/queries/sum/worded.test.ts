/** Sums told in words: each figure has a role that the words around it give, and a figure without one is never guessed. */
import { describe, expect, test } from 'vitest';
import { promptOf } from '../../../../../lambdas/domain/asking/queries/reading/kinds.ts';
import { readQueries } from '../../../../../lambdas/domain/asking/queries/reading/read-queries.ts';
import { answerSum } from '../../../../../lambdas/domain/asking/queries/sum/answers/answer.ts';

const context = { selectedSport: 'NFL', teams: [], now: new Date('2026-11-21T15:00:00Z') } as const;
const read = (prompt: string) => readQueries(prompt, context) ?? [];

/** Each sum with the result on its card. */
const resultsOf = (prompt: string): string[] =>
  read(prompt).map((query) => {
    if (query.ask !== 'sum') return query.ask;
    const [first] = answerSum(query).cards;
    return first?.type === 'sum' ? `${query.sum}: ${first.result.value}` : query.sum;
  });

test.each([
  // A total over several prices: 50 / 3 : 50 / 4.5, each returning 90.
  ['50 total across +200 and +350 so i profit same on both', 'arbitrage: $40'],
  ['+125 one book -115 the other, stakes for 500 total', 'arbitrage: $10.55'],
  ['got 300 to split on +140 and +160, equal profit either one', 'arbitrage: $74.40'],
  ['dutch 100 between 5/1 and 7/1', 'arbitrage: $242.86'],
  ['is +105 / -102 an arb, 200 total', 'arbitrage: $1.46'],
  // Records.
  ['went 3-2, 20 a pop, +110 avg. up how much', 'record: $26'],
  ['roi if im 41-36 at -110 flat 15s', 'record: $19.09'],
  ['if i go 12-9 at -110, $25 a game what am i up', 'record: $47.73'],
  ['6-3-1 last week, 50 flat at -110, how much did i make', 'record: $122.73'],
  // Each way: 10 × (1 + 33 / 5).
  ['10 e/w at 33/1, fifth the odds 5 places, my guy came 3rd alone, return?', 'each_way: $76 back'],
  ['5 each way at 40/1 1/4 odds 4 places finished 2nd what do i get', 'each_way: $55 back'],
  ['£10 ew 20/1 he won, payout', 'each_way: $260 back'],
  ['20 each way on a 50/1 guy, 1/5 odds, 8 places', 'each_way: $220'],
  // Chances of several results.
  [
    'if three legs are 60 55 and 40 pct and lets say they dont affect each other what would fair odds be for all of em',
    'chances: 13.2%',
  ],
  ['chacne i drop 6 in a row hittin 54%', 'chances: 0.95%'],
  ['odds of losing 5 straight at 55%', 'chances: 1.8%'],
  ['probability of hitting 4 in a row if each is 70%', 'chances: 24%'],
  ['chance at least one of three 40% dogs hits', 'chances: 78.4%'],
  ['how likely is a 7 game losing streak if i win 52 percent', 'chances: 0.59%'],
  ['chance i go 0 for 4 on 50/50s', 'chances: 6.3%'],
  // Round robins.
  ['6 pick round robin 3s n 4s $2 per, damage?', 'round_robin: $70'],
  ['rr 5 teams in 2s and 3s 5 bucks each what do i owe', 'round_robin: $100'],
  ['8 team round robin by 2s, a dollar each, total cost', 'round_robin: $28'],
  // Hedges of which only the payout is told: 600 / 2.2, 640 / 2.4, 1200 / 1.7407.
  [
    'parlay riding pays $600, last leg is tonight. other team ml is +120, how much on them to lock in the same money either way',
    'hedge: $272.73',
  ],
  [
    'i have a ticket that pays 640 total, one leg left and their opponent is +140, make it the same either way',
    'hedge: $266.67',
  ],
  [
    'sitting on a slip that returns 1200, other side -135, how much to guarantee the same whoever wins',
    'hedge: $689.36',
  ],
  ['hedge calc: parlay pays 1000, other side +150', 'hedge: $400'],
  ['last leg of a $450 payout is the over, under is -115. hedge amount?', 'hedge: $240.70'],
  ['my 4 legger cashes for 900, opponent is +118. whats the hedge', 'hedge: $412.84'],
  // Middles without the word: 9.09 / 190.91.
  [
    'on over 221.5 for 100 at -110, can grab under 226.5 at -110 for 100. best and worst case?',
    'middle: 4.8% of the time',
  ],
  [
    'got -2.5 for 50 and now the dog is +6.5, 50 on that too, what happens if it lands between',
    'middle: 4.8% of the time',
  ],
  // Units of a bankroll.
  ['bankroll 3200, 1 unit = 1.5%. how much is 2.5u', 'units: $120'],
  ['roll is 5k and a unit is 2%, what is a 3 unit play', 'units: $300'],
  ['unit size 1% of 1500. so 4 units is', 'units: $60'],
  // A bonus bet whose profit and stake are asked about is one sum.
  [
    'got a $25 free bet token and want to use it at +300. do i get the 25 back too, and whats the number',
    'free_bet: $18.75',
  ],
  // Hedges: 950 / 3.1.
  [
    'have 50 to win 900 on a parlay, only one ml left tonite, other side is +210, how much do i put on it to make the same either way',
    'hedge: $306.45',
  ],
  ['got 20 on a 40/1 future, final is -150 the other way, how much to lock something in', 'hedge: $492'],
  ['my 5 leg pays 1400 on 25, opponent at +115, hedge amount for same either way', 'hedge: $651.16'],
  [
    'parlay to win 600 with 30 risked, last leg tonight and other team is -120. what do i bet to guarantee profit',
    'hedge: $343.64',
  ],
  // Bonus bets.
  ['bonus bet 25 on +310, stake not returned, what comes back', 'free_bet: $18.90'],
  [
    'bonus bet 25 on +310, stake not returned, what comes back... and would usin it on a -110 be dumb',
    'free_bet: at +310',
  ],
  ['$50 fb at +240 what do i get if it cashes', 'free_bet: $35.29'],
  // Parlays.
  ['4 teamer at standard juice, ten spot, returns?', 'parlay: $122.83'],
  ["3 legs -110 -110 +140, what's that come out to on a tenner", 'parlay: $77.47'],
  ['5 teamer all -110s for 20 how much back', 'parlay: $487.18'],
  ['-200 -300 -150 parlayed w 50 on it returns', 'parlay: $116.67'],
  ['threw 40 on a 2 legger +120 and -130, profit?', 'parlay: $115.69'],
  // Payouts and stakes.
  ['10 dollars at plus 650 and it hits, whats my profit', 'payout: $65'],
  ['50@+200 pays', 'payout: $100'],
  ['slapped 30 on a +1100, how much do i clear', 'payout: $330'],
  ['wanna net 75 on a -150, what do i lay', 'stake_to_win: $112.50'],
  ['risk 20 to win 55, what odds is that', 'needed_odds: +275'],
  // Kelly, expected value, break-even, boosts, units.
  ['kelly on a 55% shot at -105? quarter kelly actually', 'kelly: 1.9%'],
  ['got 2k roll, 53% at +100, half kelly', 'kelly: $60'],
  ['+150 and i think its 45 pct, good bet or dumb long term', 'expected_value: +$12.50'],
  [
    'what does each leg need to hit on a 2 team parlay at -120 to break even',
    'break_even: 73.9% of the time',
  ],
  ['50% boost on +220 with 20 on it, how much', 'convert: +330'],
  ['2.5u at 20 a unit how much', 'units: $50'],
  ['up 340 on 5200 wagered, roi?', 'roi: +6.5%'],
  ['what would three +100 legs pay on 10', 'parlay: $70'],
  ['6 leg 25 bucks all -115, payout', 'parlay: $1,042.54'],
  ['5 leg parlay, -110 each, one leg voided, $20 what does it pay', 'parlay: $245.67'],
  ['what does 10 return at 9/2 + 5/4 double', 'parlay: $113.75'],
  ['-110 -110 -110 -110 for 5', 'parlay: $61.42'],
  ['won 6 lost 4 at -110 20 each, net?', 'record: $29.09'],
  ['im 12-14 betting 50 each at +105, up or down', 'record: $70'],
  ['went 5-1 at -110, 30 flat, profit', 'record: $106.36'],
  ['chances of going 5 for 5 at 65%', 'chances: 11.6%'],
  ['chance at least 1 of 4 hits at 30% each', 'chances: 76%'],
  ['odds i lose 8 in a row at -110', 'chances: 0.26%'],
  ['what % for a 3 leg +600 does each leg need', 'break_even: 52.3% of the time'],
  ['20 e/w 12/1 5 places 1/5 2nd', 'each_way: $68 back'],
  ['free 100 bet token +350, stake not returned, other side -450', 'free_bet: $63.64'],
  ['have a 100 ticket that pays 2500, opp +140, whats the even hedge', 'hedge: $1,041.67'],
  ['want to profit 40 at +160', 'stake_to_win: $25'],
  ['30% boost +450 with max 10 bet, win how much', 'convert: +585'],
  ['if i lay 220 at -110 n win do i get 420 back', 'payout: $200'],
  ['turns 20 into 130, what american odds', 'needed_odds: +550'],
  ['ev of 20 on +130 if true prob is 47', 'expected_value: +$1.62'],
  // Without the margin, also of sides that are named.
  ['celtics -180 and knicks +155, real odds of each once you take out the juice', 'fair_price: -164 / +164'],
  ['packers +145 seahawks -170, what is it without the books cut', 'fair_price: +154 / -154'],
  // Boosts: a percentage of one is no chance.
  ['is a 50% profit boost on a +200 bet with 20 bucks worth it', 'convert: +300'],
  ['odds boost, -110 to +110, is that a big deal', 'convert: +110'],
  // Hedges of a story: 375 / 2.3.
  [
    '$25 three-teamer at +1400, first two already cashed, how much on the other side at +130 for the same money either way',
    'hedge: $163.04',
  ],
  [
    '4 of 5 legs hit, 15 to win 350, other side +130, how much to guarantee the same either way',
    'hedge: $158.70',
  ],
  // A price of several legs against their own: 2.1 cubed.
  ['is +900 fair for three legs at +110 each', 'offer: 8%'],
  ['how much is the book keeping on a -120 -120 prop', 'fair_price: +100 / +100'],
  // Two uses of a bonus bet are no hedge.
  ['should i use a $50 free bet on a -200 fave or a +400 dog', 'free_bet: at +400'],
  ['6 team round robin by 2s and 3s at $2 a combo what am i risking and what if 4 hit', 'round_robin: $70'],
  // Middles: both win between the numbers.
  ['got the over 44.5 last week, its 48.5 now. worth middling w the under?', 'middle: 4.8% of the time'],
  ['-7 and +9.5, 110 to win 100 each. what if my side wins by a touchdown', 'middle: 4.8% of the time'],
  ['have +7 and -3.5, both at -110 for 100. what happens if they win by 5', 'middle: 4.8% of the time'],
])('“%s” is %s', (prompt, result) => {
  expect(resultsOf(prompt)).toEqual([result]);
});

test.each([
  [
    'staked 35.50 at 1.91 n won, real profit? and what is 1.91 in american',
    ['payout: $32.30', 'convert: -110'],
  ],
  ['25 on +310 pays what, and whats the implied %', ['payout: $77.50']],
  ['what does 40 at -120 pay, and whats a push', ['payout: $33.33', 'explain']],
])('“%s” asks %j', (prompt, results) => {
  expect(resultsOf(prompt)).toEqual(results);
});

describe('is no sum', () => {
  test.each([
    'give me a 3 leg parlay that pays +500',
    '4 team parlay at -110 or better each',
    'best +150 dog for 20 bucks',
    '3 legs around -150, 25 on it',
    '50 on something at +300',
    'jokic over 25.5 points at -115',
    'build a 5 leg round robin by 2s under -150',
    '20 to win 100 parlay nba',
    'turn 20 into 300 tonight',
    '2 legs, one at +120, one at -140',
    'hedge my bet',
    'between +200 and +350, nfl',
    'safest at 60 percent or more',
    'went 3-2 last week',
    'log 25 to win 50 at +200 for me',
    'NHL over/under pick in the Minnesota Wild game, line 5.5, each price between -211 and +107',
    'NBA pick, each price between +100 and +200, 5 legs',
    'slip: -6, over 47.5, -3, pays 12/1 for 20 bucks. too much?',
    '25 dollar free bet what do i put it on, want at least +400',
    'parlay of two overs and a moneyline favorite paying at least +400',
    '3 legs that pay +900 for 20 bucks',
    // No words say what 7 is.
    '50 at +200 and 7, what comes back',
  ])('%s', (prompt) => {
    expect(read(prompt).map(({ ask }) => ask)).not.toContain('sum');
  });
});

test.each([
  '10 each way at 33/1, 1/5 the odds, 5 places, finished 3rd',
  'chance i drop 6 in a row hitting 54%',
  'chance at least one of 40%, 30% and 20% hits',
  'probability of 3 straight at 60%',
  '6 pick round robin by 3s and 4s $2 each',
  '50% boost on +220 with 20 on it, how much',
  '$25 bonus bet at +310, or at -110',
  'over 44 and under 48 at -110 for 50 each, what do i get if it lands on 46',
])('“%s” reads back from its canonical prompt', (prompt) => {
  const [query] = read(prompt);
  expect(query?.ask).toBe('sum');
  expect(query && read(promptOf(query))).toEqual([query]);
});

/** 110 at -110 wins 100, and 110 at -115 wins 95.65. */
test.each([
  ['3, both bets win: a profit of $195.65', 'wins by exactly 3'],
  ['10, the bet at 2.5 wins, and the one at 4.5 loses: that costs $10', 'wins by 10'],
])('two bets with a gap say what comes of a margin: %s', (words, margin) => {
  const [query] = read(
    `took -2.5 at -110 on friday and can now get +4.5 at -115, 110 on each. profit if my team ${margin}`,
  );
  expect(query?.ask === 'sum' && answerSum(query).response).toContain(`If it lands on ${words}.`);
});

test('the total of a middle is staked half on each', () => {
  const [query] = read('took -2.5 and +5.5 at -110 both, $220 total, whats my max win and max loss');
  expect(query).toMatchObject({ sum: 'middle', stake: 110 });
});

test('a round robin of two sizes says what each number of winners returns', () => {
  const [query] = read('4 team round robin by 2s and 3s, $10 each, cost?');
  // With 3 of 4: three pairs at 3.64 and one of three at 6.96.
  expect(query?.ask === 'sum' && answerSum(query).response).toContain('• 3 of 4 win: $178.92 comes back');
});

test('a margin on the number of a bet is a push', () => {
  const [query] = read('over 44 and under 48 at -110, 50 each, what happens if it lands on 44');
  expect(query?.ask === 'sum' && answerSum(query).response).toContain(
    'If it lands on 44, the bet at 44 is a push, and the one at 48 wins: a profit of $45.45.',
  );
});

test('the price of a middle is that of its bet, whichever is named first', () => {
  const [query] = read('jets +9.5 -120 and bills -6.5 +105, 100 each, best and worst case');
  expect(query).toMatchObject({ lines: [6.5, 9.5], odds: [{ value: 105 }, { value: -120 }] });
});

describe('a boost of a bet that is not named', () => {
  test.each([
    [
      'my book gave me a 40% profit boost, 4 legs min, min odds +300. gimmick or worth using',
      ['sum', 'explain'],
    ],
    ['got a 20% boost token, max bet 25, any good', ['explain']],
    ['are profit boosts actually worth it', ['explain']],
  ])('“%s” asks %j', (prompt, asked) => {
    expect(read(prompt).map(({ ask }) => ask)).toEqual(asked);
  });

  test.each(['what should i use my 30% boost on tonight', 'give me a parlay for my 50% boost'])(
    'is a wish: %s',
    (prompt) => {
      expect(read(prompt)).toEqual([]);
    },
  );
});
