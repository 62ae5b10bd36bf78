/** A last look before a bet is charged: what the plain words of the question say, and what the legs are. */
import { describe, expect, test } from 'vitest';
import {
  meetPlainWords,
  type PlainLeg,
} from '../../../../../lambdas/domain/asking/answer/wishes/plain-words.ts';

const leg = (changes: Partial<PlainLeg>): PlainLeg => ({
  market: 'moneyline',
  marketKey: 'moneyline',
  selection: 'home',
  line: null,
  label: 'Boston Celtics moneyline',
  marketProbability: 60,
  price: -150,
  ...changes,
});

const favorite = leg({});
const underdog = leg({ marketProbability: 40, price: 140 });
const gettingPoints = leg({ market: 'spread', marketKey: 'spread', line: 9.5, marketProbability: 50 });
const layingPoints = leg({ market: 'spread', marketKey: 'spread', line: -9.5, marketProbability: 50 });
const over = leg({ market: 'total', marketKey: 'total', selection: 'over', line: 220, label: 'Over 220' });
const under = leg({ market: 'total', marketKey: 'total', selection: 'under', line: 220, label: 'Under 220' });
const firstHalf = leg({ marketKey: 'first_half.moneyline', label: 'Boston Celtics first-half moneyline' });
const prop = (player: string, stat: string): PlainLeg =>
  leg({
    market: 'prop',
    marketKey: 'player.points',
    selection: 'over',
    line: 10.5,
    label: `${player} over 10.5 ${stat}`,
    prop: { player } as PlainLeg['prop'] & object,
  });
const jokic = (stat: string) => prop('Nikola Jokić', stat);

describe('the legs of a bet', () => {
  test.each<[prompt: string, legs: PlainLeg[]]>([
    ['Two favorites tonight', [favorite, layingPoints]],
    ['a favorite and an underdog', [favorite, underdog]],
    ['favorites, with the Celtics', [favorite, underdog]],
    ['my favorite team is the Celtics, back them', [underdog]],
    ['any dog but the Jets', [underdog]],
    ['fade a favorite', [underdog]],
    ['two overs and a team to win', [over, over, favorite]],
    ['no overs, please', [under]],
    ['totals, overs and unders', [over, under]],
    ['Jokic over on points, rebounds and assists', [jokic('points'), jokic('rebounds'), jokic('assists')]],
    ['Jokic assists and some rebounds prop', [jokic('assists'), prop('Rudy Gobert', 'rebounds')]],
    ['$10 to win $100', [over, under]],
    ['Jokic rebounds and Denver to win', [jokic('rebounds'), favorite]],
    ['one guy from each side', [jokic('points'), prop('Luka Dončić', 'points')]],
    ['2 leg parlay, Jokic over rebounds', [jokic('rebounds'), prop('Rudy Gobert', 'rebounds')]],
    ['What total do you like best today?', [over]],
    ['which two dogs would you put together', [underdog, underdog]],
    ['a coin flip', [leg({ price: -115, marketProbability: 51 })]],
    ['even money or better', [underdog]],
  ])('are what was said: %s', (prompt, legs) => {
    expect(meetPlainWords(prompt, legs)).toBe(true);
  });

  test.each<[prompt: string, legs: PlainLeg[]]>([
    ['Two favorites tonight', [favorite, gettingPoints]],
    ['one fav from each league', [favorite, underdog]],
    ['two live dogs', [underdog, layingPoints]],
    ['three overs', [over, over, under]],
    ['two unders', [over, under]],
    ['Jokic over his points, over his rebounds', [jokic('points'), prop('Rudy Gobert', 'rebounds')]],
    ['Jokic rebounds prop', [jokic('points')]],
    ['center rebounds prop, Jokic over', [jokic('rebounds'), prop('Rudy Gobert', 'rebounds')]],
    ['Jokic rebounds and Denver to win', [jokic('rebounds'), firstHalf]],
    ['one guy from each side', [jokic('points'), favorite]],
    ['a player prop', [favorite]],
    ['What total do you like best in the two games?', [over, under]],
    ['Which goal scorer is it tonight?', [prop('Nick Suzuki', 'goals'), prop('Cole Caufield', 'goals')]],
    ['a coin flip', [leg({ price: -180 })]],
  ])('are not what was said: %s', (prompt, legs) => {
    expect(meetPlainWords(prompt, legs)).toBe(false);
  });
});
