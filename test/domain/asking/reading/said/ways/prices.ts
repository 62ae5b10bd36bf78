/** The price of each leg, and what the whole bet pays. */
import type { Said, Value } from '../way.ts';

const shortest = (min: number, ...o: string[]): Value => ({
  expects: { price: { min, max: null } },
  words: { o },
});
const longest = (max: number, ...o: string[]): Value => ({
  expects: { price: { min: null, max } },
  words: { o },
});
const between = (min: number, max: number, a: readonly string[], b: readonly string[]): Value => ({
  expects: { price: { min, max } },
  words: { a, b },
});
const pays = (min: number, ...o: string[]): Value => ({
  expects: { payout: { min, max: null } },
  words: { o },
});
const times = (x: number): Value => ({
  expects: { payout: { min: (x - 1) * 100, max: null } },
  words: { x: [`${x}`] },
});

export const prices: readonly Said[] = [
  {
    term: 'no price shorter than (odds on)',
    axis: 'price',
    values: [
      shortest(-150, '-150', 'minus 150'),
      shortest(-200, '-200'),
      shortest(-300, '-300', 'minus 300'),
      shortest(-120, '-120'),
    ],
    after: [
      'nothing shorter than {o}',
      'no price shorter than {o}',
      '{o} or better',
      'at {o} or better',
      'nothing worse than {o}',
      'no worse than {o}',
      'nothing heavier than {o}',
      'not laying more than {o}',
      'i dont wanna lay more than {o}',
      'max juice {o}',
      'odds no shorter than {o}',
      'no steeper than {o}',
      'nothing past {o}',
      'dont lay more than {o}',
      'better than {o}',
    ],
  },
  {
    term: 'no price shorter than (odds against)',
    axis: 'price',
    values: [
      shortest(120, '+120', 'plus 120'),
      shortest(150, '+150', 'plus 150'),
      shortest(200, '+200', '2 to 1', '2/1'),
    ],
    after: [
      'at least {o}',
      'at {o} or better',
      '{o} or longer',
      '{o} or higher',
      'minimum {o}',
      'odds of {o} or more',
      'odds at least {o}',
      'priced at {o} or better',
      'at odds of {o} or better',
      'no shorter than {o}',
      'min odds {o}',
      'with odds of at least {o}',
    ],
  },
  {
    term: 'plus money',
    axis: 'price',
    values: [shortest(100)],
    before: ['plus money', 'plus-money', '+ money', 'plus odds'],
    bet: ['plus money bet', 'plus money play', '+money pick', 'plus odds bet'],
    after: [
      'at plus money',
      'plus money only',
      'plus odds only',
      'at plus odds',
      'with plus odds',
      'that is plus money',
    ],
  },
  {
    term: 'no price longer than',
    axis: 'price',
    values: [
      longest(150, '+150', 'plus 150'),
      longest(200, '+200', 'plus 200'),
      longest(300, '+300', '3 to 1'),
    ],
    after: [
      'no longer than {o}',
      '{o} or shorter',
      'nothing longer than {o}',
      'nothing over {o}',
      'nothing higher than {o}',
      'no higher than {o}',
      'odds up to {o}',
      'odds capped at {o}',
      'odds no longer than {o}',
      'max odds {o}',
    ],
  },
  {
    term: 'price between',
    axis: 'price',
    values: [
      between(100, 200, ['+100'], ['+200']),
      between(150, 250, ['+150', 'plus 150'], ['+250', 'plus 250']),
      between(-150, 120, ['-150'], ['+120']),
      between(-200, -110, ['-200'], ['-110']),
    ],
    after: [
      'between {a} and {b}',
      '{a} to {b}',
      'in the {a} to {b} range',
      'from {a} to {b}',
      'priced between {a} and {b}',
      'odds between {a} and {b}',
      'with odds from {a} to {b}',
      'somewhere between {a} and {b}',
      'odds in the {a} to {b} range',
      'anywhere from {a} to {b}',
    ],
  },
  {
    term: 'payout',
    axis: 'payout',
    values: [
      pays(400, '+400', '4 to 1', '4/1', '4-1'),
      pays(500, '+500', '5 to 1', '5/1'),
      pays(1000, '+1000', '10 to 1', '10/1', '10-1'),
      pays(2000, '+2000', '20 to 1', '20/1'),
    ],
    after: [
      'that pays at least {o}',
      'paying {o} or better',
      'that pays {o} or better',
      'with a payout of at least {o}',
      'total odds {o} or better',
      'with total odds of {o} or more',
      'combined odds of at least {o}',
      'that pays {o} or more',
      'has to pay at least {o}',
      'paying at least {o}',
      'minimum payout {o}',
      'needs to pay {o} or better',
      'should pay at least {o}',
      'at {o} or better total',
    ],
    heads: 'parlay',
  },
  {
    term: 'times the stake',
    axis: 'payout',
    values: [times(3), times(5), times(10)],
    after: [
      'that pays at least {x}x',
      'that at least {x}xs my money',
      'paying at least {x} times my stake',
      'that returns at least {x} times my money',
      'at least {x}x payout',
      'with a return of at least {x}x',
    ],
    heads: 'parlay',
  },
];
