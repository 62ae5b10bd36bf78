/** Bets of words whose roles are given: what the network tells is tested in `read.test.ts`. */
import { describe, expect, test } from 'vitest';
import { betOf } from './known.ts';

describe('one bet', () => {
  test.each([
    ['if the [chiefs|team] win i win, [20|stake] on it', 'NFL pick backing the Kansas City Chiefs, with $20'],
    ['whoever plays the [jets|vs]', 'NFL pick against the New York Jets'],
    ['[three|n] of the [dogs|side], [nba|sport]', '3-leg NBA parlay of underdogs'],
    [
      '[jokic|player] to get [two|line] [blocks|stat]',
      'NBA player prop pick on over 1.5 blocks by Nikola Jokić',
    ],
    ['[straight|form] [eagles|team] bet', 'NFL single backing the Philadelphia Eagles'],
    ['[25 cents|stake] on a [moonshot|risk]', 'Long-shot pick, with $0.25'],
    [
      '[20|stake] to [win 100|payout] on [dogs|side]',
      'A pick on underdogs, paying between +500 and +720, with $20',
    ],
    [
      '[twenty bucks|stake] to [win about five hundred|payout] on [dogs|side]',
      'A pick on underdogs, paying between +2500 and +3600, with $20',
    ],
    [
      'something [simple|risk] {[fairly safe|risk]} for the [jets|game] game',
      'Safe NFL pick in the New York Jets game',
    ],
    ['no [parlays|!form], [two|n] [overs|side]', 'Single, 2 singles, overs only'],
    ['[two|n] plays, [nothing juicier than -130|price]', '2-leg parlay, no price shorter than -130'],
    ['[two|n] [dogs|side] from [different games|each]', '2-leg parlay of underdogs'],
    [
      '[two|n] [dogs|side], none of them [shorter than +150|price]',
      '2-leg parlay of underdogs, no price shorter than +150',
    ],
    [
      '[two|n] [favorites|side], [nobody pricier than -200|price]',
      '2-leg parlay of favorites, no price shorter than -200',
    ],
    [
      '[two|n] [dogs|side], nothing [longer than +300|price]',
      '2-leg parlay of underdogs, no price longer than +300',
    ],
    [
      '[two|n] [dogs|side], nothing [over +300|price]',
      '2-leg parlay of underdogs, no price longer than +300',
    ],
    ['[two|n] [overs|side], do not go [under +200|payout]', '2-leg parlay, overs only, paying at least +200'],
    [
      '[top 3|order] [nba|sport] [rebounds|stat] [overs|side]',
      '3-leg NBA player prop parlay on rebounds, overs only',
    ],
    [
      '[2|n] [rbs|pos] to get [a td|stat], no [qbs|!pos]',
      '2-leg NFL player prop parlay on touchdowns, running backs only',
    ],
    ['[5|n] legs not [4|n], [nba|sport] [overs|side]', '5-leg NBA parlay, overs only'],
    ['[round robin|form] of [4|n] [dogs|side], [by 2s|form]', '4-leg parlay of underdogs, round robin by 2s'],
    ['[4|n] [dogs|side] in a [round robin|form]', '4-leg parlay of underdogs, round robin'],
    [
      '[one|n] [first half|period] [spread|market] from [each game|each]',
      '1st half spread pick from each game',
    ],
    [
      'the [under|side] in [every|each] [4pm|when] game',
      'A pick from each game starting from 4:00 PM ET and before 4:30 PM ET, unders only',
    ],
    ['[afc north|group] [dogs|side]', 'NFL pick on underdogs from AFC North teams'],
  ])('%s', (line, bet) => {
    expect(betOf(line)).toBe(bet);
  });
});

describe('legs', () => {
  test.each([
    ['{[2|n] [favs|side]} {[1h|period] [spread|market]}', '2-leg 1st half spread parlay of favorites'],
    [
      '{[kelce|player] [overs|side] [receptions|stat]}, {[tds|stat]}',
      'Parlay: NFL player prop pick on receptions by Travis Kelce, overs only; NFL player prop pick on touchdowns by Travis Kelce',
    ],
    [
      "{an [nba|sport] [favorite|side]} and {a [hockey|sport] [dog|side]} who's [paying +130 or better|payout]",
      'Parlay: NBA pick on favorites; NHL pick on underdogs, no price shorter than +130',
    ],
    [
      '[kelce|player] [50|line] [rec yds|stat] an a [td|stat]',
      'Parlay: NFL player prop pick on over 49.5 receiving yards by Travis Kelce; NFL player prop pick on touchdowns by Travis Kelce',
    ],
    [
      '{[reb|stat] [over|side] + [ast|stat] [over|side]}, {[threes|stat] [over|side]}, [nba|sport]',
      'Parlay: NBA player prop pick on rebounds, overs only; NBA player prop pick on assists, overs only; NBA player prop pick on threes, overs only',
    ],
    [
      '{[jets|team] [ml|market]} and {[wild|team] [ml|market]}',
      'Parlay: NHL moneyline pick backing the Winnipeg Jets; NHL moneyline pick backing the Minnesota Wild',
    ],
    [
      '{[bos|team] [ml|market]} {[nyr|team] [ml|market]}',
      'Parlay: NHL moneyline pick backing the Boston Bruins; NHL moneyline pick backing the New York Rangers',
    ],
    [
      '{[jets|team] [ml|market]} and {[chiefs|team] [ml|market]}',
      'Parlay: NFL moneyline pick backing the New York Jets; NFL moneyline pick backing the Kansas City Chiefs',
    ],
    [
      '{[kelce|player]} and {[hurts|player]} both [to score|stat]',
      'Parlay: NFL player prop pick on touchdowns by Travis Kelce; NFL player prop pick on touchdowns by Jalen Hurts',
    ],
    [
      '{[kelce|player]}, {[hurts|player] [to score|stat]}',
      'Parlay: NFL player prop pick on touchdowns by Travis Kelce; NFL player prop pick on touchdowns by Jalen Hurts',
    ],
    [
      '{[chiefs|team] [ml|market]} with the {[over|side]}',
      'Parlay: NFL moneyline pick backing the Kansas City Chiefs; NFL pick in the Kansas City Chiefs game, overs only',
    ],
    [
      'a [4|n] leg [parlay|form] around the {[bills|team]}',
      'Parlay: NFL pick backing the Buffalo Bills; 3 × A pick',
    ],
    [
      '{a [lock|risk]} and {a [lotto|risk]}',
      'Parlay: A pick, at least 70% likely per leg; A pick, at most 35% likely per leg',
    ],
    [
      '{[one|n] [nba|sport] [over|side]} and {[two|n] [nfl|sport] [unders|side]}',
      'Parlay: NBA pick, overs only; 2 × NFL pick, unders only',
    ],
    [
      '{[kelce|player] [50+|line] [receiving yards|stat]} and the [bills|team] [ml|market]',
      'Parlay: NFL player prop pick on over 49.5 receiving yards by Travis Kelce; NFL moneyline pick backing the Buffalo Bills',
    ],
    [
      '[favorite|side] [to win|market], {[underdog|side] to [cover|market]}',
      'Parlay: Moneyline pick on favorites; Spread pick on underdogs',
    ],
    [
      '{[chiefs|team]}, {[bills|team]} [ml|market]',
      'Parlay: NFL moneyline pick backing the Kansas City Chiefs; NFL moneyline pick backing the Buffalo Bills',
    ],
    [
      '{[kelce|player] [50+|line] [receiving yards|stat]} and {[his|ref] [touchdown|stat]}',
      'Parlay: NFL player prop pick on over 49.5 receiving yards by Travis Kelce; NFL player prop pick on touchdowns by Travis Kelce',
    ],
  ])('%s', (line, bet) => {
    expect(betOf(line)).toBe(bet);
  });
});

describe('words that make no bet', () => {
  test.each([
    'the [rested|other] team',
    '[college football|sport] [over|side]',
    '{[chiefs|team]} and {[zzyzx|team]} [ml|market]',
    '[2|n] legs: {[chiefs|team]}, {[bills|team]}, {[jets|team]}',
    'hello',
    '{[chiefs|team] [ml|market]} '.repeat(9),
    '[tonight|when] '.repeat(33),
    '[dogs|side] [paying +300|payout], no, [paying +800|payout]',
  ])('%s', (line) => {
    expect(betOf(line)).toBeUndefined();
  });
});
