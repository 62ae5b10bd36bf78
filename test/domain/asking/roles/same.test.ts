/** What is said twice, and what one word says of several legs. */
import { describe, expect, test } from 'vitest';
import { canonicalPrompt } from '../../../../lambdas/domain/asking/reading/canonical-prompt.ts';
import { readingOf } from '../../../../lambdas/domain/asking/roles/bet.ts';
import { parsed, spansOf } from '../../../../scripts/roles/marked.ts';
import { betOf, context } from './known.ts';

describe('a bet whose words say something twice, or one of them something of several legs', () => {
  test.each([
    [
      '[two|n] legs [each|each] from [nba|sport] and [nhl|sport], [four|n] total',
      'Parlay: 2 × NBA pick; 2 × NHL pick',
    ],
    ['[2 each|n] of [nfl|sport] and [nba|sport]', 'Parlay: 2 × NFL pick; 2 × NBA pick'],
    [
      '{[lions bears|game] [total|market]}, {[over|side]} please',
      'NFL pick in Detroit Lions vs Chicago Bears, overs only',
    ],
    [
      '[two|n] [receivers|pos] [over|side] in [lions bears|game], [one from each side|each]',
      'Parlay: NFL player prop pick backing the Detroit Lions, overs only, wide receivers only; NFL player prop pick backing the Chicago Bears, overs only, wide receivers only',
    ],
    [
      '[one|n] [td scorer|stat] [from each side|each], [lions bears|game]',
      'Parlay: NFL player prop pick on touchdowns backing the Detroit Lions; NFL player prop pick on touchdowns backing the Chicago Bears',
    ],
    [
      'a [parlay|form] around {[kelce|player]} that [pays at least 3 to 1|payout]',
      'Parlay, paying at least +300: NFL player prop pick on any prop by Travis Kelce; 2 × A pick',
    ],
    [
      'a [parlay|form] around [kelce|player]',
      'Parlay: NFL player prop pick on any prop by Travis Kelce; 2 × A pick',
    ],
    [
      '{[sunday|when] [football|sport]} + {[sunday|when] [hoops|sport]}, [6|n] picks, only [spreads|market]',
      '6-leg NBA and NFL spread parlay for Sunday, Nov 22',
    ],
    [
      '{[cavs|team]} - {[rockets|team]}, {[cavs|team] [first half|period]}',
      'NBA 1st half pick backing the Cleveland Cavaliers',
    ],
    [
      '[three|n] [starters|pos] to beat their [strikeout|stat] number',
      '3-leg MLB player prop parlay on strikeouts, overs only',
    ],
    [
      '[4|n] [rushing yards|stat] [overs|side], [one game each|each]',
      '4-leg player prop parlay on rushing yards, overs only',
    ],
    // Each leg at its time.
    [
      '[2|n] legs, {[one|n] [1pm|when]} game one [sunday night|when]',
      'Parlay: A pick starting from 1:00 PM ET and before 1:30 PM ET; A pick for Sunday, Nov 22 starting from 7:00 PM ET',
    ],
    [
      '[parlay|form], one [early|when] game and one [late|when] game',
      'Parlay: A pick starting before 4:00 PM ET; A pick starting from 4:00 PM ET',
    ],
    [
      '[1|n] guy out of [each|each] [7pm|when] game, [to score a goal|stat]',
      'Player prop pick on goals from each game starting from 7:00 PM ET and before 7:30 PM ET',
    ],
    [
      'the [afternoon|when] and [night|when] games, [two|n] [dogs|side]',
      '2-leg parlay of underdogs starting from 12:00 PM ET',
    ],
    [
      '{[one|n] [over|side]} and {[one|n] [under|side]} [parlayed|form]',
      'Parlay: A pick, overs only; A pick, unders only',
    ],
    ['[nfl|sport] and [nba|sport] [parlay|form], [at least one|n] [nba|sport]', '3-leg NBA and NFL parlay'],
    // One statistic by several names.
    [
      '[td|stat] [parlay|form], [3|n] [scorers|stat], no [first scorers|!stat], just [anytime|stat]',
      '3-leg player prop parlay on touchdowns',
    ],
    ['[hurts|player] to [get in|stat]', 'NFL player prop pick on touchdowns by Jalen Hurts'],
    // Hours that are said twice, or by a night.
    [
      '[sunday night|when], [nfl|sport] [winner|market]',
      'NFL moneyline pick in the night game for Sunday, Nov 22',
    ],
    [
      '[early|when] [sunday|when] [nfl|sport] [ml|market], [1pm kicks|when]',
      'NFL moneyline pick for Sunday, Nov 22 starting from 1:00 PM ET and before 1:30 PM ET',
    ],
    // Players stand for their team, and each for himself.
    ["[jokic's|team] team to [win|market]", 'NBA moneyline pick backing the Denver Nuggets'],
    [
      '[kelce hurts|player] to [score|stat], both',
      'Parlay: NFL player prop pick on touchdowns by Travis Kelce; NFL player prop pick on touchdowns by Jalen Hurts',
    ],
    // Players of a team, and not of its opponent.
    [
      'anything on [Lions|game] players except [Hurts|!player], [3|n] [props|market]',
      '3-leg NFL player prop parlay backing the Detroit Lions, without Jalen Hurts',
    ],
    [
      '[rushing yards|stat], {[1|n] guy from the [bills|game]}, {[1|n] from the [jets|game]}',
      'Parlay: NFL player prop pick on rushing yards backing the Buffalo Bills; NFL player prop pick on rushing yards backing the New York Jets',
    ],
    [
      '[3|n] [props|market] in the [Lions|game] game',
      '3-leg same-game NFL player prop parlay in the Detroit Lions game',
    ],
    [
      '{[one|n] [td scorer|stat]} {from the [bills|game]}, {[one|n] from the [jets|team]}',
      'Parlay: NFL player prop pick on touchdowns backing the Buffalo Bills; NFL player prop pick on touchdowns backing the New York Jets',
    ],
    // As many of each game or team as are said once.
    [
      '[bears|team] [lions|team] and [jets|team] [bills|team], [2|n] [props|market] [each|each]',
      'Parlay: 2 × NFL player prop pick in Chicago Bears vs Detroit Lions; 2 × NFL player prop pick in New York Jets vs Buffalo Bills',
    ],
    [
      '[two|n] [props|market] each from the [lions|team] and the [bills|team]',
      'Parlay: 2 × NFL player prop pick backing the Detroit Lions; 2 × NFL player prop pick backing the Buffalo Bills',
    ],
    ['[4|n] leg [parlay|form], max [two|n] from the [same game|form]', '4-leg parlay'],
    ['[six|n] [props|market], [no more than 2|n] legs [per game|each]', '6-leg player prop parlay'],
    // Each day has a leg on the one who is named.
    [
      '[nuggets|team] [ml|market] [tonight|when] and [tomorrow|when]',
      'Parlay: NBA moneyline pick backing the Denver Nuggets for Sunday, Nov 22; NBA moneyline pick backing the Denver Nuggets for Monday, Nov 23',
    ],
    [
      '[jokic|player] [over|side] [rebounds|stat] [sunday & monday|when], [2|n] legs',
      'Parlay: NBA player prop pick on rebounds by Nikola Jokić for Sunday, Nov 22, overs only; NBA player prop pick on rebounds by Nikola Jokić for Monday, Nov 23, overs only',
    ],
    ['[two|n] [overs|side], [tonight|when] or [tomorrow|when]', undefined],
    // Times of single legs.
    [
      '[two|n] [dogs|side] to [win|market], one from the [early slate|when] and {the other from [prime time|when]}',
      'Parlay: Moneyline pick on underdogs starting before 4:00 PM ET; Moneyline pick on underdogs starting from 7:00 PM ET',
    ],
    [
      '{[2|n] [dogs|side]}, {[one|n] from [sunday night|when]} and {[one|n] from [monday night|when]}',
      'Parlay: A pick on underdogs for Sunday, Nov 22 starting from 7:00 PM ET; A pick on underdogs for Monday, Nov 23 starting from 7:00 PM ET',
    ],
    // All of a group, and the best of all.
    [
      'all [canadian teams|group] to [win|market]',
      'NBA, NHL and MLB moneyline pick from Canadian teams from each game',
    ],
    [
      'one of the [canadian teams|group] to [win|market]',
      'NBA, NHL and MLB moneyline pick from Canadian teams',
    ],
    [
      '[every|each] [home|side] [underdog|side], give me the [best|order] one',
      'A pick on underdogs and home teams',
    ],
    // Statistics that are only told apart.
    [
      '[3|n] guys, [3 different stats|each], [nba|sport]',
      'Parlay: NBA player prop pick on points; NBA player prop pick on rebounds; NBA player prop pick on assists',
    ],
    [
      '{[1|n] [points|stat]}, {[1|n] [rebound|stat]}, [1|n] {[three|n]}',
      'Parlay: Player prop pick on points; NBA player prop pick on rebounds; NBA player prop pick on threes',
    ],
    // Each league that is named has a leg.
    [
      '[football|sport] and [hoops|sport], [4|n] legs, [at|n] least [one|n] [nba|sport]',
      '4-leg NBA and NFL parlay',
    ],
    // A ballpark is that of its team.
    ['an [over|side], no [Coors|!other]', 'MLB pick avoiding the Colorado Rockies, overs only'],
  ])('%s', (line, prompt) => {
    expect(betOf(line)).toBe(prompt);
  });

  test('brothers are each who has the name', () => {
    const named = ['Brady Tkachuk', 'Matthew Tkachuk', 'Cole Caufield'];
    const roster = named.map((name) => ({ sport: 'NHL', team: 'Ottawa Senators', name }) as const);
    const read = (line: string) => {
      const reading = readingOf(spansOf(parsed(line)), { ...context, roster, players: named });
      return reading && canonicalPrompt(reading);
    };
    const both =
      'Parlay: NHL player prop pick on goals by Brady Tkachuk; NHL player prop pick on goals by Matthew Tkachuk';
    expect(read('the [tkachuk brothers|player] to [score|stat]')).toBe(both);
    expect(read('[tkachuk|player] bros [goal|stat]')).toBe(both);
    expect(read('[caufield|player] [goal|stat]')).toBe('NHL player prop pick on goals by Cole Caufield');
  });

  test('several touchdowns of a quarterback on a side are thrown', () => {
    const roster = [
      { sport: 'NFL', team: 'Philadelphia Eagles', name: 'Jalen Hurts', position: 'quarterback' },
    ] as const;
    const read = (line: string) => {
      const reading = readingOf(spansOf(parsed(line)), { ...context, roster });
      return reading && canonicalPrompt(reading);
    };
    expect(read('[hurts|player] [tds|stat] [over|side]')).toBe(
      'NFL player prop pick on passing touchdowns by Jalen Hurts, overs only',
    );
    expect(read('[hurts|player] [td|stat]')).toBe('NFL player prop pick on touchdowns by Jalen Hurts');
  });
});
