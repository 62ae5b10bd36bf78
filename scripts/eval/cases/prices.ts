/** Bounds on a leg's price, on the total payout, and on probability. */
import { type Case, play, playOrNone } from './case.ts';

export const prices: readonly Case[] = [
  {
    ask: 'plus money underdog tonight',
    box: 'NBA',
    expect: play({ sides: ['underdog'], price: { min: 100 }, days: ['today'] }),
  },
  {
    ask: 'a plus-money moneyline for tonight',
    box: 'MLB',
    expect: play({ markets: ['moneyline'], price: { min: 100 }, days: ['today'] }),
  },
  {
    ask: 'NBA moneyline between -200 and -120 tonight',
    box: 'NBA',
    expect: play({
      sports: ['NBA'],
      markets: ['moneyline'],
      price: { min: -200, max: -120 },
      days: ['today'],
    }),
  },
  {
    ask: 'nothing shorter than -150, 2 legs, sunday',
    box: 'NFL',
    expect: play({ legs: 2, price: { min: -150 }, days: ['sunday'] }),
  },
  {
    ask: '3 leg parlay with no leg worse than -200',
    box: 'NBA',
    expect: play({ legs: 3, price: { min: -200 } }),
  },
  {
    ask: 'favorites only but none heavier than -250',
    box: 'NBA',
    expect: play({ sides: ['favorite'], price: { min: -250 } }),
  },
  {
    ask: 'only legs at -110 or better, 2 team parlay',
    box: 'NFL',
    expect: play({ legs: 2, price: { min: -110 } }),
  },
  {
    ask: 'an underdog of at least +300',
    box: 'NBA',
    expect: play({ sides: ['underdog'], price: { min: 300 } }),
  },
  {
    ask: 'dog bigger than +400 for sunday',
    box: 'NFL',
    expect: play({ sides: ['underdog'], price: { min: 400 }, days: ['sunday'] }),
  },
  {
    ask: 'underdog under +200 tonight',
    box: 'NBA',
    expect: play({ sides: ['underdog'], price: { max: 200 }, days: ['today'] }),
  },
  { ask: 'parlay around +250', box: 'NBA', expect: play({ payout: { min: 160, max: 360 } }) },
  {
    ask: '3 legs paying roughly +500',
    box: 'NFL',
    expect: play({ legs: 3, payout: { min: 300, max: 750 } }),
  },
  {
    ask: 'parlay that pays at least 10 to 1',
    box: 'NFL',
    expect: play({ legs: [2, 8], payout: { min: 1000 } }),
  },
  { ask: '4-leg parlay +1000 or better', box: 'NBA', expect: play({ legs: 4, payout: { min: 1000 } }) },
  {
    ask: 'two legs, total odds between +100 and +200',
    box: 'NBA',
    expect: play({ legs: 2, payout: { min: 100, max: 200 } }),
  },
  { ask: 'parlay no longer than +300', box: 'MLB', expect: play({ payout: { max: 300 } }) },
  { ask: 'double my money with one bet', box: 'NBA', expect: playOrNone({ legs: 1, price: { min: 100 } }) },
  {
    ask: 'something at even money or better tonight',
    box: 'MLB',
    expect: play({ price: { min: 100 }, days: ['today'] }),
  },
  {
    ask: 'coin flip game tonight',
    box: 'NBA',
    expect: play({ chance: { min: 45, max: 55 }, days: ['today'] }),
  },
  { ask: 'a pick that hits at least 70% of the time', box: 'NFL', expect: play({ whole: { min: 70 } }) },
  { ask: 'parlay with better than a 50% chance', box: 'NBA', expect: play({ whole: { min: 50 } }) },
  {
    ask: '5 legs, still at least 40% to hit',
    box: 'NBA',
    expect: playOrNone({ legs: 5, whole: { min: 40 } }),
  },
  { ask: 'longshot parlay', box: 'MLB', expect: play({ whole: { max: 25 } }) },
  { ask: 'lottery ticket for sunday', box: 'NFL', expect: play({ whole: { max: 25 }, days: ['sunday'] }) },
  { ask: 'safest bet on the board', box: 'NFL', expect: play({ legs: 1, chance: { min: 80 } }) },
  ...(['NBA', 'NFL', 'NHL', 'MLB'] as const).flatMap((box) => [
    {
      ask: `Safest ${box} moneyline this week`,
      box,
      expect: play({
        sports: [box],
        legs: 1,
        markets: ['moneyline'],
        days: ['saturday', 'sunday'],
        likeliest: true,
      }),
    },
    {
      ask: `the most likely ${box} winner of all upcoming games`,
      box,
      expect: play({ sports: [box], legs: 1, likeliest: true }),
    },
  ]),
  { ask: 'a lock for tonight', box: 'NBA', expect: play({ chance: { min: 60 }, days: ['today'] }) },
  {
    ask: 'moderate risk parlay tonight',
    box: 'NBA',
    expect: play({ whole: { min: 20, max: 60 }, days: ['today'] }),
  },
  {
    ask: 'low risk 2 legger tonight',
    box: 'MLB',
    expect: play({ legs: 2, chance: { min: 60 }, days: ['today'] }),
  },
  { ask: 'safe underdog', box: 'NBA', expect: playOrNone({ sides: ['underdog'], chance: { min: 60 } }) },
  { ask: 'decimal odds of 2.5 or more', box: 'NBA', expect: play({ price: { min: 150 } }) },
  { ask: 'edge bets only', box: 'MLB', expect: playOrNone({ sports: ['MLB'], value: true }) },
  {
    ask: '+EV moneyline tonight',
    box: 'NBA',
    expect: playOrNone({ markets: ['moneyline'], value: true, days: ['today'] }),
  },
  { ask: 'favorite at +500', box: 'NFL', expect: playOrNone({ sides: ['favorite'], price: { min: 400 } }) },
  {
    ask: 'nothing under −300 and nothing over +150, 3 legs',
    box: 'NBA',
    expect: play({ legs: 3, price: { min: -300, max: 150 } }),
  },
];
