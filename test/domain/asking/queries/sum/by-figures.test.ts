/** Sums whose words say nothing that is known: what each figure is follows from its form and from which sum is asked. */
import { describe, expect, test } from 'vitest';
import { sentenceOf } from '../../../../../lambdas/domain/asking/queries/reading/sentence.ts';
import { sumOfFigures } from '../../../../../lambdas/domain/asking/queries/sum/by-figures.ts';

const context = { selectedSport: 'NFL', teams: [], now: new Date('2026-11-22T15:00:00Z') } as const;
const read = (topic: string, text: string) => sumOfFigures(topic, sentenceOf(text, context));
const american = (value: number) => ({ format: 'american', value });

describe('a sum by its figures', () => {
  test.each([
    ['payout', 'the damage of 40 on +220', { sum: 'payout', stake: 40, odds: american(220) }],
    [
      'payout',
      '$15 on +180 -110 all together',
      { sum: 'parlay', legs: [american(180), american(-110)], stake: 15 },
    ],
    [
      'payout',
      '3 leggers at -110, 20 bucks',
      { sum: 'parlay', legs: [american(-110), american(-110), american(-110)], stake: 20 },
    ],
    ['stake_to_win', 'clearing 50 at -171', { sum: 'stake_to_win', win: 50, odds: american(-171) }],
    ['needed_odds', '250 out of $10', { sum: 'needed_odds', stake: 10, returns: 250 }],
    ['break_even', 'not to bleed at -135', { sum: 'break_even', odds: american(-135) }],
    ['fair_price', 'shave -125 / +105', { sum: 'fair_price', sides: [american(-125), american(105)] }],
    [
      'hedge',
      '50 sits on +600, the other one is -150',
      { sum: 'hedge', stake: 50, odds: american(600), other: american(-150) },
    ],
    ['round_robin', '5 teams by 2s, 10 a pop', { sum: 'round_robin', picks: 5, by: 2, stake: 10 }],
    ['kelly', '55% at -105, roll 2000', { sum: 'kelly', chance: 0.55, odds: american(-105), bankroll: 2000 }],
  ])('%s: %s', (topic, text, query) => {
    expect(read(topic, text)).toMatchObject({ ask: 'sum', ...query });
  });

  test.each([
    ['payout', '40 and 50 on +220'],
    ['payout', '40 on +220 at 60%'],
    ['stake_to_win', 'at -171'],
    ['fair_price', 'shave -125'],
    ['hedge', '50 sits on +600'],
    ['payout', '40 on 5-2 teams at +220'],
    ['record', '40 on +220'],
  ])('is none where a figure has no place, or one is missing: %s, %s', (topic, text) => {
    expect(read(topic, text)).toBeUndefined();
  });
});
