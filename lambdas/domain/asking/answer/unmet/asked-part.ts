/** Bets that we have no prices for, by the words of a question: parts of a game, team totals, and statistics without a market. */

import type { Sport } from '../../../../contracts/feed/sports.ts';
import { parts } from '../../../feed/markets/periods.ts';

const first = '(?:1st|first|opening)';
const second = '(?:2nd|second)';
const third = '(?:3rd|third|final)';

const named: readonly (readonly [pattern: RegExp, name: string])[] = [
  [
    /\b[ny]rfi\b|\b(?:1st|first|opening)[ -]innings?\b|\bruns? in the (?:1st|first)(?: innings?)?\b/,
    'first-inning',
  ],
  [/\bf5\b|\b(?:1st|first)[ -]?(?:5|five)\b/, 'first-five-innings'],
  [/\bf3\b|\b(?:1st|first)[ -]?(?:3|three)\b/, 'first-three-innings'],
  [/\binnings?\b/, 'single-inning'],
  [new RegExp(`\\b${first}[ -]half\\b|\\b1h\\b|\\bh1\\b`), 'first-half'],
  [new RegExp(`\\b${second}[ -]half\\b|\\b2h\\b|\\bh2\\b`), 'second-half'],
  [/\bhalf[ -]?time\b|\b(?:at|by) (?:the )?half\b/, 'halftime'],
  [new RegExp(`\\b${first}[ -](?:quarter|qtr)\\b|\\b1q\\b|\\bq1\\b`), 'first-quarter'],
  [new RegExp(`\\b${second}[ -](?:quarter|qtr)\\b|\\b2q\\b|\\bq2\\b`), 'second-quarter'],
  [/\b(?:3rd|third)[ -](?:quarter|qtr)\b|\b3q\b|\bq3\b/, 'third-quarter'],
  [/\b(?:4th|fourth|final)[ -](?:quarter|qtr)\b|\b4q\b|\bq4\b/, 'fourth-quarter'],
  [new RegExp(`\\b${first}[ -]period\\b|\\b1p\\b|\\bp1\\b`), 'first-period'],
  [new RegExp(`\\b${second}[ -]period\\b|\\b2p\\b|\\bp2\\b`), 'second-period'],
  [new RegExp(`\\b${third}[ -]period\\b|\\b3p\\b|\\bp3\\b`), 'third-period'],
  [/\bscoring (?:half|quarter|period)\b/, 'highest-scoring-period'],
  [/\bteam[ -]?totals?\b|\btts?\b/, 'team-total'],
  [/\brace to \d/, 'race-to-points'],
  [/\b(?:score first|first (?:to score|team to score|basket|points?|run|score))\b/, 'first-to-score'],
  [/\bovertime\b|\bot\b|\bextra (?:innings|time)\b/, 'overtime'],
  [/\bboth teams (?:to )?score\b|\bbtts\b/, 'both-teams-to-score'],
  [/\bshut ?outs?\b|\bclean sheet\b|\bno[ -]hitter\b/, 'shutout'],
  [/\bdouble chance\b|\bor (?:(?:the|an?) )?(?:draw|tie)\b/, 'double-chance'],
  [/\bdraw[ -]no[ -]bet\b|\bdnb\b/, 'draw-no-bet'],
  [/\bmargin\b|\bwin(?:s|ning)? by\b|\bby (?:\d+|double)\b/, 'winning-margin'],
  [/\bdouble[ -]doubles?\b/, 'double-double'],
  [/\btriple[ -]doubles?\b/, 'triple-double'],
  [/\b(?:1st|first) (?:touchdowns?|tds?|goals?)\b/, 'first-scorer'],
  [/\blast (?:touchdowns?|tds?|goals?)\b/, 'last-scorer'],
  [/\b(?:dbl|double) results?\b|\bht ?\/ ?ft\b/, 'double-result'],
  [/\b(?:correct|exact) scores?\b/, 'exact-score'],
];

/**
 * @param sports of the bet; what is priced on their teams and games cannot be what is missing there
 * @returns the kind of prices that the question needs, before "prices": `first-half`; null if its words name none
 */
export function partAsked(prompt: string, sports: readonly Sport[] = []): string | null {
  let words = prompt.toLowerCase();
  const priced = new Set<string>(
    Object.values(parts).flatMap((part) =>
      part.sports.some((sport) => sports.includes(sport)) ? part.adjective : [],
    ),
  );
  for (const [pattern, name] of named) {
    if (!pattern.test(words)) continue;
    if (!priced.has(name)) return name;
    // "First inning" is no other inning.
    words = words.replace(new RegExp(pattern, 'g'), ' ');
  }
  return null;
}
