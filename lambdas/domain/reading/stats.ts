/** The statistics of player props, by the words that name them. */
import type { PropStat } from '../../contracts/reading.ts';

/** How each is said; `sayReading` writes it so. */
export const statNames: Readonly<Record<PropStat, string>> = {
  points: 'points',
  rebounds: 'rebounds',
  assists: 'assists',
  threes: 'threes',
  passing_yards: 'passing yards',
  rushing_yards: 'rushing yards',
  receiving_yards: 'receiving yards',
  receptions: 'receptions',
  touchdowns: 'touchdowns',
  strikeouts: 'strikeouts',
  hits: 'hits',
  home_runs: 'home runs',
  goals: 'goals',
  shots: 'shots',
  saves: 'saves',
  other: 'other stats',
};

/** Words that only a player prop is about. In this order: "passing touchdowns" are touchdowns, not yards. */
export const strong: readonly (readonly [string, PropStat])[] = [
  ['other stats?', 'other'],
  [
    '(?:points?|pts)(?:(?:,| and|\\+| ?\\+ ?)+ ?(?:rebounds|rebs|reb|assists|asts|ast)(?: points)?)+|pra|double[ -]doubles?|triple[ -]doubles?',
    'other',
  ],
  ['(?:passing|pass|throwing) (?:yards|yds|yardage)', 'passing_yards'],
  ['(?:rushing|rush) (?:yards|yds|yardage)', 'rushing_yards'],
  ['(?:receiving|rec|reception) (?:yards|yds|yardage)', 'receiving_yards'],
  ['receptions?|catches', 'receptions'],
  ['(?:anytime |first |last |passing |rushing |receiving )?(?:touchdowns?|tds?)(?: scorers?)?', 'touchdowns'],
  ['strikeouts?|strike outs|\\d+ ks|ks', 'strikeouts'],
  ['home runs?|homers?|hrs|to homer|to go deep', 'home_runs'],
  ['rebounds?|rebs|boards', 'rebounds'],
  ['assists|asts|dimes', 'assists'],
  ['threes|3s|3pm|(?:3|three)[ -](?:pointers?|pt|pts)(?: made)?|triples', 'threes'],
  ['shots on (?:goal|target)|sog', 'shots'],
  ['anytime (?:goal ?)?scorers?|(?:first|last) goal ?scorers?|goal ?scorers?', 'goals'],
  [
    'steals|turnovers|interceptions|sacks|tackles|completions|pass attempts|pitching outs|total bases|rbis?|stolen bases|walks|birdies|bogeys|fouls|corners|yellow cards|fantasy points|blocked shots|blocks|earned runs|longest (?:reception|rush|completion)',
    'other',
  ],
];

/** Words that speak of a game as often as of a player: a prop only where a player is spoken of. */
export const weak: readonly (readonly [string, PropStat])[] = [
  ['points?|pts|buckets', 'points'],
  ['hits?', 'hits'],
  ['goals?', 'goals'],
  ['shots', 'shots'],
  ['saves?', 'saves'],
  ['runs|yards|yds', 'other'],
];

const all = [...strong, ...weak].map(([words]) => words).join('|');
export const anyStat = `(?:${all})`;
