/** Sums told as a story: what is computed is read, and a wish for a bet beside figures is not one. */
import { expect, test } from 'vitest';
import { readQueries } from '../../../../../lambdas/domain/asking/queries/reading/read-queries.ts';
import { answerSum } from '../../../../../lambdas/domain/asking/queries/sum/answers/answer.ts';

const now = new Date('2026-11-21T15:00:00Z');
const read = (prompt: string) => readQueries(prompt, { selectedSport: 'NFL', teams: [], now });

test.each([
  ['if i put 12.50 on a +475 parlay what do i get back', 'payout'],
  ['what are the chances of +1400 supposed to be', 'convert'],
  ['7/2 in american odds', 'convert'],
  ['1.87 x 2.10 x 1.65 with 30 on it', 'parlay'],
  ['20 bet to win 700 one leg left, opp is -130, what hedge gives me equal either way', 'hedge'],
  ['half kelly 54% at +100 bank 1500', 'kelly'],
  ['i reckon theres a 35% chance and they pay +210, good maths?', 'expected_value'],
  ['win rate needed on +140s', 'break_even'],
  ['+110 one side +102 other side, 200 total, how do i split it', 'arbitrage'],
  ['30% boost on +190 = ?', 'convert'],
  ['if true odds are 1 in 6 whats the fair line', 'convert'],
  ['35 at +185 pays what', 'payout'],
  ['-137 is what percent', 'convert'],
  ["Convert 2.35 to American for me, I'm on a euro site", 'convert'],
  [
    'i have 100 on the rams future legs done just the last one left pays 2200, other team is +130, how much to hedge so i win the same either way',
    'hedge',
  ],
  ['how many bets in a 6 team round robin by 3s', 'round_robin'],
  ["my bankroll's 1500, i think its 56 percent, price -105. kelly?", 'kelly'],
  ['50% boost on +220 what does it turn into', 'convert'],
  ['need to win how often at -120 to not lose money', 'break_even'],
  ['Take the juice out of -150 / +130 and give me the real numbers', 'fair_price'],
  ['parlay math: -110, -110, +140. twenty bucks', 'parlay'],
  ['if i bet to win 100 on a -165 how much do i gotta lay', 'stake_to_win'],
  ['11/4 in normal odds??', 'convert'],
  ['i went 58-47 all at -110 one unit each am i up', 'record'],
  ['whats my edge if i make it 60 and they got it at -125', 'expected_value'],
  ['what does a four-team parlay pay on $15 if every team is -120', 'parlay'],
  ['5-leg parlay, each at -110, 25 bucks, what do i win', 'parlay'],
  ['three legs each 70%, chance they all get there', 'chances'],
  [
    'how much of the 200 bonus bet am i really getting if i use it at +400 and then hedge at -500 on the other side',
    'free_bet',
  ],
  ["what's the total vig on a market at -115 -115", 'fair_price'],
  ['quarter kelly at +120 if i think 50% and my roll is 800', 'kelly'],
  ['how often does +250 have to hit to break even', 'break_even'],
  ['whats 1.57 in american', 'convert'],
  ['5/1 as a percent', 'convert'],
  ['whats 40 bucks at -150 return', 'payout'],
  ['25% profit boost on -110', 'convert'],
  ['hedge a $50 ticket at +900 with the other side -140', 'hedge'],
  ['ev on +150 if i think it hits 45%', 'expected_value'],
  ['fair odds for a 40% chance', 'convert'],
  ['what % do i need at -135', 'break_even'],
  ['how much do i need to bet at -140 to win 200', 'stake_to_win'],
  ['what odds turn 10 into 85', 'needed_odds'],
])('“%s” is %s', (prompt, sum) => {
  expect(read(prompt)).toMatchObject([{ ask: 'sum', sum }]);
});

test.each([
  'decimal odds of 2.5 or more',
  'dk has jacobs over 70.5 at -150 fair?',
  'bet pays +150 or better on the over',
  'turn 10 into 100',
  'turn my 10 bucks into 100',
  'turn 10 into 100 with mahomes and kelce',
  '3 legs each 70% or better',
  'a 2 leg parlay at +260, 20 bucks on it',
])('“%s” is no sum', (prompt) => {
  expect((read(prompt) ?? []).map(({ ask }) => ask)).not.toContain('sum');
});

const said = (prompt: string) => {
  const [query] = read(prompt) ?? [];
  if (query?.ask !== 'sum') throw new Error(`no sum: ${prompt}`);
  return answerSum(query).response;
};

test.each([
  // 190 × 1.3 = 247.
  ['30% boost on +190 = ?', '+247'],
  // Edge 8 % at even odds: Kelly 8 %, half of it 4 % of $1,500.
  ['half kelly 54% at +100 bank 1500', '$60'],
  // 0.7³.
  ['three legs each 70%, chance they all get there', '34.3%'],
  // 1 in 6 is 5 to 1.
  ['if true odds are 1 in 6 whats the fair line', '+500'],
  // $2,200 comes back: hedging pays 2200 / 2.3 on the other side.
  ['i have 100 on it, pays 2200, other side +130, how much to hedge', '$956.52'],
  ['if i put 12.50 on a +475 parlay what do i get back', '$71.88'],
])('“%s” says %s', (prompt, figure) => {
  expect(said(prompt)).toContain(figure);
});
