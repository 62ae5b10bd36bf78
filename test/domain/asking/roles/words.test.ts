/** Bets whose words the grammar has otherwise: numbers in words, short forms, names with a typo. */
import { describe, expect, test } from 'vitest';
import { spelledRight } from '../../../../lambdas/domain/asking/roles/said/spelling.ts';
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
    ['[dogs|side], [55 on a 5|payout]', 'A pick on underdogs, paying between +1000 and +1440'],
    ['something [certain|risk]', 'Safe pick'],
    ['[3|n] leg [parlay|form], nothing [wild|!risk]', 'Safe 3-leg parlay'],
    ['[2|n] guys to find [the endzone|stat], [nfl|sport]', '2-leg NFL player prop parlay on touchdowns'],
    ['[dogs|side] at [decent odds|price]', 'A pick on underdogs'],
    [
      '[3|n] leg [parlay|form] with a [touchdown scorer|stat] from the [eagles|team]',
      'Parlay: NFL player prop pick on touchdowns backing the Philadelphia Eagles; 2 × A pick',
    ],
    ['[3|n] bets where each one has [a 70% chance|chance]', '3-leg parlay, at least 70% likely per leg'],
    [
      '[3|n] [player props|market] for [jets bills|game]',
      '3-leg same-game NFL player prop parlay in New York Jets vs Buffalo Bills',
    ],
    [
      '[2|n] [player props|market] from the [chiefs eagles|game] game',
      '2-leg same-game NFL player prop parlay in Kansas City Chiefs vs Philadelphia Eagles',
    ],
    [
      '[2|n] [player props|market] from the [chiefs|game]',
      '2-leg NFL player prop parlay backing the Kansas City Chiefs',
    ],
    ['[2|n] that hit [at least 60%|chance]', '2-leg parlay, at least 60% likely per leg'],
    ['[3|n] that all are [over 55%|chance]', '3-leg parlay, at least 55% likely per leg'],
    ['[3|n] bets, [both over 70 percent|chance]', '3-leg parlay, at least 70% likely per leg'],
    [
      '[2|n] [dogs|side] [tonight|when] with [a|chance] [40% or better chance|chance]',
      '2-leg parlay of underdogs for Sunday, Nov 22, at least 40% likely per leg',
    ],
    ['[parlay|form] of [70%|chance] legs, [3|n]', '3-leg parlay, at least 70% likely per leg'],
    ['[3|n] leg [parlay|form] with [a 40% chance|chance]', '3-leg parlay, at least 40% likely'],
    [
      'an [nba|sport] [points|stat] and [rebounds|stat] [over|side]',
      'NBA player prop pick on points + rebounds, overs only',
    ],
    ['[3|n] leg [parlay|form] of [touchdown scorers|stat]', '3-leg player prop parlay on touchdowns'],
    ['[favorites|side] of [less than a touchdown|lines]', 'Spread pick on favorites, lines of 6.5 or lower'],
    [
      '{[kelce|player] [scoring|stat]}, {[eagles|team]}, {[eagles|team]}',
      'Parlay: NFL player prop pick on touchdowns by Travis Kelce; NFL pick backing the Philadelphia Eagles',
    ],
    ['[kelce|player] [to score twice|stat]', 'NFL player prop pick on over 1.5 touchdowns by Travis Kelce'],
    [
      '[kelce|player] [60+|line] [yards|stat]',
      'NFL player prop pick on over 59.5 receiving yards by Travis Kelce',
    ],
    [
      '[jokic|player] [2+|line] [stl|stat] [10+|line] [ast|stat]',
      'Parlay: NBA player prop pick on over 1.5 steals by Nikola Jokić; NBA player prop pick on over 9.5 assists by Nikola Jokić',
    ],
    [
      '[jokic|player] [triple double|stat] [10+|line] [ast|stat]',
      'Parlay: NBA player prop pick on triple-doubles by Nikola Jokić; NBA player prop pick on over 9.5 assists by Nikola Jokić',
    ],
    [
      '[jokic|player] [points|stat], [rebounds|stat] and [assists|stat] [over|side]',
      'NBA player prop pick on points + rebounds + assists by Nikola Jokić, overs only',
    ],
    [
      '{[jokic|player] [25|line][p|stat]} {[10|line][r|stat]}',
      'Parlay: NBA player prop pick on over 24.5 points by Nikola Jokić; NBA player prop pick on over 9.5 rebounds by Nikola Jokić',
    ],
    ['[over|side] or [under|side] in the [bears|game] game', 'NFL over/under pick in the Chicago Bears game'],
    [
      '[over|side] [7|line] [runs|stat] [mets phillies|game]',
      'MLB pick in New York Mets vs Philadelphia Phillies, over 7',
    ],
    [
      '[bears|team] [points|stat] [over|side] [20.5|line]',
      'NFL team total pick backing the Chicago Bears, over 20.5',
    ],
    ['[NJD|team] [pl|market]', 'NHL spread pick backing the New Jersey Devils'],
    ['[was|team] [+11.5|line]', 'NFL spread pick backing the Washington Commanders, line +11.5'],
    [
      '{[giants|team] [nfl|sport] [+6|line]} and {[giants|team] [mlb|sport] [ml|market]}',
      'Parlay: NFL spread pick backing the New York Giants, line +6; MLB moneyline pick backing the San Francisco Giants',
    ],
    [
      '[San Francisco|game] [49ers|game] at [Buffalo Bills|game]',
      'NFL pick in San Francisco 49ers vs Buffalo Bills',
    ],
    [
      '[jets|team] [bills|team] [ml|market]',
      'Parlay: NFL moneyline pick backing the New York Jets; NFL moneyline pick backing the Buffalo Bills',
    ],
    ['[both|n] [overs|side], [best|value]', '2-leg parlay, overs only'],
    ['[exactly three|n] [dogs|side], [four different games|each]', '3-leg parlay of underdogs'],
    ['[dogs|side], [final odds +400 minimum|payout]', 'A pick on underdogs, paying at least +400'],
    ['[parlay|form] [no longer than +300|payout]', '3-leg parlay, paying at most +300'],
    ['[double my money|payout], [one|n] [dog|side]', 'Single on underdogs, paying between +100 and +144'],
    [
      '[3|n] [moneylines|market], all [under -300|price]',
      '3-leg moneyline parlay, no price shorter than -300',
    ],
    ['[sgp|form] {[Bears Lions|game]}', 'Same-game NFL parlay in Chicago Bears vs Detroit Lions'],
    ['[longshot|risk] [parlay|form]', 'Long-shot 4-leg parlay'],
    ['[jokic|player] [anytime td|stat]', 'Player prop pick on touchdowns by Jokic'],
    [
      '[favorites|side] in the [western conference|group]',
      'NBA and NHL pick on favorites from Western Conference teams',
    ],
    [
      '[nhl|sport] [western conference|group] [dogs|side]',
      'NHL pick on underdogs from Western Conference teams',
    ],
    ['[draw|side] in [cincy orlando|game]', 'MLS pick on draws in FC Cincinnati vs Orlando City SC'],
    ['[bears|team] [win|market] by [10+|line]', 'NFL spread pick backing the Chicago Bears, line -9.5'],
    [
      '[a couple|n] of [dogs|side], [two|n] teams, [nothing under +120|price], [nothing over +200|price]',
      '2-leg parlay of underdogs, each price between +120 and +200',
    ],
    ['[two|n] [overs|side] out of the [nba|!sport]', '2-leg NBA parlay, overs only'],
    [
      '[jokic|player] [20+|line] [points|stat] against the [heat|vs]',
      'NBA player prop pick on over 19.5 points by Nikola Jokić in the Miami Heat game',
    ],
    [
      '{[hurts|player] [over|side] [passing yards|stat]} and {[under|side] [61|line] [points|stat]}',
      'Parlay: NFL player prop pick on passing yards by Jalen Hurts, overs only; A pick, under 61',
    ],
    [
      '{[two|n] [touchdown scorers|stat]}, {[one|n] from the [bears|game]} and {[one|n] from the [eagles|game]}',
      'Parlay: NFL player prop pick on touchdowns backing the Chicago Bears; NFL player prop pick on touchdowns backing the Philadelphia Eagles',
    ],
    [
      '[bears|team] to beat the [lions|vs] [tonight|when]',
      'NFL moneyline pick backing the Chicago Bears for Sunday, Nov 22',
    ],
    ['[bears|team] [to upset|market] the [lions|vs]', 'NFL moneyline pick backing the Chicago Bears'],
    ['[jets|team] [plus the points|market] at the [bills|vs]', 'NFL spread pick backing the New York Jets'],
    ['[rangers|team] [ml|market] against the [tigers|vs]', 'MLB moneyline pick backing the Texas Rangers'],
    [
      '{[lions|team] [ml|market]} and go against the [bears|vs]',
      'Parlay: NFL moneyline pick backing the Detroit Lions; NFL pick against the Chicago Bears',
    ],
    [
      'too kind to the [bears|vs], so the [lions|team] against them, giving [up to seven|line]',
      'NFL spread pick backing the Detroit Lions, lines of 7 or lower',
    ],
    [
      '[phillies|team] leading the [mets|team] after the [first five innings|period]',
      'MLB 1st 5 innings pick backing the Philadelphia Phillies',
    ],
    [
      '[over|side] in the [bears|game] and [jets|game] games',
      'Parlay: NFL pick in the Chicago Bears game, overs only; NFL pick in the New York Jets game, overs only',
    ],
    [
      '[over|side] when the [bears|game] visit the [lions|game]',
      'NFL pick in Chicago Bears vs Detroit Lions, overs only',
    ],
    ['[easiest|order] [over|side]', 'A pick, overs only, shortest odds'],
    [
      '[scottie barnes|player] [8+|line] [assists|stat]',
      'Player prop pick on over 7.5 assists by Scottie Barnes',
    ],
    [
      '{[Fred Warner|player] [8+|line] [tackles|stat]} with {[Niners|team] [+3|line]}',
      'Parlay: Player prop pick on over 7.5 other stats by Fred Warner; NFL spread pick backing the San Francisco 49ers, line +3',
    ],
    [
      '[lots of goals|side] in [jets hurricanes|game]',
      'NHL pick in Winnipeg Jets vs Carolina Hurricanes, overs only',
    ],
    [
      '[ladder|form] [jokic|player] [points|stat] [25|line] [30|line]',
      'Parlay, 2 singles: NBA player prop pick on over 24.5 points by Nikola Jokić; NBA player prop pick on over 29.5 points by Nikola Jokić',
    ],
    [
      '[goal scorer|stat] [parlay|form] for the [rangers|game] game',
      'Same-game NHL player prop parlay on goals in the New York Rangers game',
    ],
    [
      '[one from each early game|each], [sunday|when]',
      'A pick for Sunday, Nov 22 from each game starting before 4:00 PM ET',
    ],
    [
      '{[jokic|player] [threes|stat]} and {[2|n] other [3pt|stat] [props|market]}',
      'Parlay: NBA player prop pick on threes by Nikola Jokić; 2 × NBA player prop pick on threes',
    ],
    [
      '[seattle kraken|team] [plus the goal and a half|line]',
      'NHL spread pick backing the Seattle Kraken, line +1.5',
    ],
    ['[3|n] [dogs|side], [each leg from a different game|each]', '3-leg parlay of underdogs'],
    ['a [double|form] of [dogs|side]', '2-leg parlay of underdogs'],
    [
      '[round robin by 2s|form] with {[Lions|team]}, {[Broncos|team]} {[Eagles|team]} and {[Rams|team]} [moneylines|market]',
      'Parlay, round robin by 2s: NFL moneyline pick backing the Detroit Lions; NFL moneyline pick backing the Denver Broncos; NFL moneyline pick backing the Philadelphia Eagles; NFL moneyline pick backing the Los Angeles Rams',
    ],
    ['[between four and six|n] [dogs|side]', '4-6 leg parlay of underdogs'],
    ['[3 or fewer|n] [nba|sport] legs', '2-3 leg NBA parlay'],
    ['[dogs|side] [by 4|when]', 'A pick on underdogs starting before 4:00 PM ET'],
    ['[dogs|side] [-120 range|price]', 'A pick on underdogs, each price between -150 and +104'],
    ['[parlay|form], [return of eight times|payout]', '3-leg parlay, paying between +700 and +1008'],
    ['[parlay|form], [20 to 2000|payout]', '3-leg parlay, paying between +9900 and +14256'],
    [
      '[sgp|form] in [jets bills|game] with {[kelce|player]} and {[hurts|player]} both [scoring|stat]',
      'Same-game parlay: NFL player prop pick on touchdowns by Travis Kelce; NFL player prop pick on touchdowns by Jalen Hurts',
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
    spelledRight(
      { role, words, isRefused: false, leg: null, before: 'the', chance: 1, tokens: [0, 0] },
      context,
    ).words;

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
