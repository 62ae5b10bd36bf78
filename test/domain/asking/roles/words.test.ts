/** Bets whose words the grammar has otherwise: numbers in words, short forms, names with a typo. */
import { describe, expect, test } from 'vitest';
import { spelledRight } from '../../../../lambdas/domain/asking/roles/spelling.ts';
import { betOf, context } from './known.ts';

describe('words of a role', () => {
  test.each([
    ['[eagles|team] [plus three|line]', 'NFL spread pick backing the Philadelphia Eagles, line +3'],
    [
      '[eagles|team] [minus six and a half|line]',
      'NFL spread pick backing the Philadelphia Eagles, line -6.5',
    ],
    ['[eagles|team] [minus a touchdown|line]', 'NFL spread pick backing the Philadelphia Eagles, line -7'],
    [
      '[eagles|team] to win by [four or more|line]',
      'NFL spread pick backing the Philadelphia Eagles, line -3.5',
    ],
    ['[chiefs|team] and [the points|market]', 'NFL spread pick backing the Kansas City Chiefs'],
    [
      '[ova|side] [forty four n a half|line] [chi det|game]',
      'NFL pick in Chicago Bears vs Detroit Lions, over 44.5',
    ],
    [
      '[kelce|player] [catching|stat] [sixty|line]',
      'NFL player prop pick on over 59.5 receiving yards by Travis Kelce',
    ],
    [
      '[hurts|player] [on the ground|stat] [ova|side] [40|line]',
      'NFL player prop pick on over 40 rushing yards by Jalen Hurts',
    ],
    ['[kelce|player] [in the end zone|stat]', 'NFL player prop pick on touchdowns by Travis Kelce'],
    [
      '[longest|order] [td|stat] price in the [eagles|game] game',
      'NFL player prop pick on touchdowns in the Philadelphia Eagles game, longest odds',
    ],
    ['[smallest|order] [spread|market], [nfl|sport]', 'NFL spread pick, lowest line first'],
    ['[dogs|side] [at 2-1 or better|price]', 'A pick on underdogs, no price shorter than +200'],
    [
      '[dogs|side], [20|stake] [pays between 60 and 100|payout]',
      'A pick on underdogs, paying between +200 and +400, with $20',
    ],
    ['[dogs|side], [55 on a 5|payout]', 'A pick on underdogs, paying at least +1000'],
    ['something [certain|risk]', 'Safe pick'],
    ['[3|n] leg [parlay|form], nothing [wild|!risk]', 'Safe 3-leg parlay'],
    ['[2|n] guys to find [the endzone|stat], [nfl|sport]', '2-leg NFL player prop parlay on touchdowns'],
    ['[dogs|side] at [decent odds|price]', 'A pick on underdogs'],
    ['[favorites|side] of [less than a touchdown|lines]', 'Spread pick on favorites, lines of 6.5 or lower'],
    [
      '{[kelce|player] [scoring|stat]}, {[eagles|team]}, {[eagles|team]}',
      'Parlay: NFL player prop pick on touchdowns by Travis Kelce; NFL pick backing the Philadelphia Eagles',
    ],
  ])('%s', (line, bet) => {
    expect(betOf(line)).toBe(bet);
  });

  test.each([
    '[eagles|team] laying [seven|line]',
    '[eagles|team] [7|line]',
    '[dogs|side], [80|stake] [pays 200 or 5|payout]',
  ])('%s is no bet: it can be meant in two ways', (line) => {
    expect(betOf(line)).toBeUndefined();
  });
});

describe('names with a typo', () => {
  const of = (role: string, words: string) =>
    spelledRight({ role, words, isRefused: false, leg: null, isNext: false }, context).words;

  test.each([
    ['team', 'eagels', 'eagles'],
    ['vs', 'pitsburg', 'pittsburgh'],
    ['game', 'Canez and Twinz', 'canes and twins'],
    ['player', 'kelec', 'kelce'],
    ['player', 'Travis Kelse', 'Travis kelce'],
  ])('%s %s is %s', (role, typed, meant) => {
    expect(of(role, typed)).toBe(meant);
  });

  test.each([
    ['team', 'eagles'],
    ['team', 'exgelss'],
    ['player', 'hurt'],
    ['player', 'Mahomes'],
    ['stat', 'eagels'],
  ])('%s %s stays', (role, typed) => {
    expect(of(role, typed)).toBe(typed);
  });
});
