/** Terms in figures: a sum that shows what a term means, for who asks for an example with real numbers. */
import type { SumQuery, WrittenOdds } from '../../../../contracts/asking/queries/sum.ts';
import type { TermId } from './glossary.ts';

export interface Worked {
  /** What the figures are of, in one or two sentences before the sum. */
  readonly says?: string;
  readonly sum: SumQuery;
  /** The same for the other kind of price, where the term is of both. */
  readonly also?: SumQuery;
}

const at = (value: number): WrittenOdds => ({ format: 'american', value });
const usual = at(-110);
const pays = (stake: number, odds: WrittenOdds): SumQuery => ({ ask: 'sum', sum: 'payout', stake, odds });
const parlayOf = (legs: readonly WrittenOdds[], stake: number, pushes = 0): SumQuery => ({
  ask: 'sum',
  sum: 'parlay',
  legs: [...legs],
  pushes,
  stake,
});

export const worked: Readonly<Partial<Record<TermId, Worked>>> = {
  moneyline: {
    says: 'You bet $20 on an underdog at +150, and it wins by any score:',
    sum: pays(20, at(150)),
  },
  spread: {
    says: 'You bet $110 on a favorite at -6.5, -110. It wins by 7: your bet wins. It wins by 6: your bet loses.',
    sum: pays(110, usual),
  },
  run_line: {
    says: 'You bet $50 on a baseball favorite at -1.5, +120. It wins 5–3: your bet wins. It wins 4–3: your bet loses.',
    sum: pays(50, at(120)),
  },
  puck_line: {
    says: 'You bet $50 on a hockey favorite at -1.5, +150. It wins 4–2: your bet wins. It wins 3–2: your bet loses.',
    sum: pays(50, at(150)),
  },
  total: {
    says: 'You bet $110 on over 45.5 at -110. The game ends 27–20, which is 47 points: your bet wins. At 24–20 it loses.',
    sum: pays(110, usual),
  },
  prop: {
    says: 'You bet $30 on a player to go over 24.5 points at -115. He scores 26: your bet wins. With 24 it loses.',
    sum: pays(30, at(-115)),
  },
  parlay: {
    says: 'You bet $20 on three legs in one parlay. All three win:',
    sum: parlayOf([usual, usual, at(150)], 20),
  },
  round_robin: {
    says: 'You make parlays of two out of four picks, $5 each:',
    sum: {
      ask: 'sum',
      sum: 'round_robin',
      picks: 4,
      by: 2,
      stake: 5,
      odds: usual,
    },
  },
  teaser: {
    says: 'You tease two football teams by 6 points: a favorite of -8 becomes -2, and an underdog of +2 becomes +8. Both cover. At a price of -120 for the two:',
    sum: pays(60, at(-120)),
  },
  american_odds: {
    says: 'You bet $20 at -110 or at +150, and it wins:',
    sum: pays(20, usual),
    also: pays(20, at(150)),
  },
  implied_probability: {
    says: 'You are offered -150:',
    sum: { ask: 'sum', sum: 'break_even', odds: at(-150) },
  },
  vig: {
    says: 'Both sides of a spread cost -110:',
    sum: { ask: 'sum', sum: 'fair_price', sides: [usual, usual] },
  },
  no_vig: {
    says: 'A game is priced -150 and +130:',
    sum: { ask: 'sum', sum: 'fair_price', sides: [at(-150), at(130)] },
  },
  break_even: {
    says: 'You are offered -110:',
    sum: { ask: 'sum', sum: 'break_even', odds: usual },
  },
  expected_value: {
    says: 'You bet $100 at +110 on what you give a chance of 50%:',
    sum: { ask: 'sum', sum: 'expected_value', odds: at(110), chance: 0.5, stake: 100 },
  },
  value: {
    says: 'You bet $100 at +110 on what wins half of the time:',
    sum: { ask: 'sum', sum: 'expected_value', odds: at(110), chance: 0.5, stake: 100 },
  },
  kelly: {
    says: 'You have $1,000, are offered even money, and give it a chance of 55%:',
    sum: { ask: 'sum', sum: 'kelly', odds: at(100), chance: 0.55, bankroll: 1000 },
  },
  clv: {
    says: 'You took +120, and just before the start it was +105, whose fair price is a chance of about 47.5%. On $100, what you hold is worth:',
    sum: { ask: 'sum', sum: 'expected_value', odds: at(120), chance: 0.475, stake: 100 },
  },
  push: {
    says: 'You bet $110 on a favorite at -3, -110. It wins by exactly 3: your $110 comes back, and nothing is won. If it wins by 4:',
    sum: pays(110, usual),
  },
  push_in_parlay: {
    says: 'You bet $20 on three legs at -110. Two win, and one is a push:',
    sum: parlayOf([usual, usual, usual], 20, 1),
  },
  hook: {
    says: 'You bet $110 on a favorite at -3.5, -110, and it wins by 3: you lose by the hook. At -3 your $110 would come back. If it wins by 4:',
    sum: pays(110, usual),
  },
  unit: {
    says: 'You have $1,000, and a unit is 1% of it:',
    sum: { ask: 'sum', sum: 'share', chance: 0.01, bankroll: 1000 },
  },
  bankroll: {
    says: 'You set $1,000 aside, and bet 1% of it at a time:',
    sum: { ask: 'sum', sum: 'share', chance: 0.01, bankroll: 1000 },
  },
  bonus_bet: {
    says: 'You use a bonus bet of $50 at +200:',
    sum: { ask: 'sum', sum: 'free_bet', stake: 50, odds: at(200), other: null },
  },
  boost: {
    says: 'You bet $20 at +200 with a profit boost of 25%:',
    sum: { ask: 'sum', sum: 'convert', odds: at(200), to: null, boost: 25, staked: 20 },
  },
  roi: {
    says: 'You staked $1,000 in all, and $1,050 came back:',
    sum: { ask: 'sum', sum: 'roi', stake: 1000, returns: 1050 },
  },
  hedge: {
    says: 'You have $20 on a parlay at +1000 with one leg left, and the other side of that leg is +120:',
    sum: { ask: 'sum', sum: 'hedge', stake: 20, odds: at(1000), win: null, other: at(120) },
  },
  arbitrage: {
    says: 'One book has one side at +110, another book the other side at +105, and you have $200:',
    sum: { ask: 'sum', sum: 'arbitrage', sides: [at(110), at(105)], total: 200 },
  },
  middle: {
    says: 'You bet $110 on over 44.5 and $110 on under 47.5:',
    sum: { ask: 'sum', sum: 'middle', lines: [44.5, 47.5], odds: [usual, usual], stake: 110 },
  },
};

/** What is usual, where a definition leaves it open. */
export const usually: Readonly<Partial<Record<TermId, string>>> = {
  vig: 'Usual are 4.8% where both sides cost -110, 2.4% where they cost -105, and more on props and parlays.',
  unit: 'Usual is 1% of a bankroll, and up to 2% or 3%.',
  bankroll: 'Usual are stakes of 1% to 2% of it.',
  teaser: 'Usual are 6, 6.5 or 7 points in football, and 4 to 5 in basketball.',
  kelly: 'Usual is a half or a quarter of what the formula says.',
  roi: 'Over many bets, a few percent above 0 is very good: most bettors are below it.',
  clv: 'Beating the close more often than not is good: most bettors do not.',
  parlay: 'Usual are two to four legs.',
};
