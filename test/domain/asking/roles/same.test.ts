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
  ])('%s', (line, prompt) => {
    expect(betOf(line)).toBe(prompt);
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
