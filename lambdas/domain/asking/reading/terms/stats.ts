/** The words that name the statistics of player props. */
import type { PropStat } from '../../../../contracts/feed/props.ts';
import { unlisted } from './unlisted.ts';

const plus = '(?: ?(?:, ?and|,|and|\\+|&) ?| )';
const [point, rebound, assist] = ['(?:points?|pts)', '(?:rebounds?|rebs?)', '(?:assists?|asts?)'];
const yards = '(?:yards?|yds|yardage)';

/** Sums of several statistics, longest first. */
const combined: readonly (readonly [string, PropStat])[] = [
  [`${point}${plus}${rebound}${plus}${assist}|pras?|p ?[+/&] ?r ?[+/&] ?a`, 'points_rebounds_assists'],
  [
    `${point}${plus}${rebound}|p ?[+&] ?r|pr(?= (?:combo|parlay|overs?|unders?|props?)\\b)`,
    'points_rebounds',
  ],
  [`${point}${plus}${assist}|p ?[+&] ?a`, 'points_assists'],
  [`${rebound}${plus}${assist}|r ?[+&] ?a`, 'rebounds_assists'],
  [
    `(?:rushing|rush)${plus}(?:receiving|rec) ${yards}|(?:scrimmage|all[- ]purpose|total scrimmage|rush ?\\+ ?rec) ${yards}|${yards} from scrimmage|rush ?\\+ ?rec`,
    'rushing_receiving_yards',
  ],
  [`hits${plus}runs${plus}(?:rbis?|runs batted in)|h ?\\+ ?r ?\\+ ?rbis?|hrr`, 'hits_runs_rbis'],
];

/**
 * Words used only for player props. Order matters: "passing touchdowns" before "touchdowns", and statistics that no box
 * score grades ("first touchdown scorer") before those that one does.
 */
export const strong: readonly (readonly [string, PropStat])[] = [
  ['other stats?', 'other'],
  ...unlisted.map(({ words }) => [words, 'other'] as const),
  ['double[ -]doubles?|dub(?:le)?[ -]dubs?', 'double_doubles'],
  ['triple[ -]doubles?', 'triple_doubles'],
  ['(?:first|1st) (?:touchdowns?|tds?)(?: (?:scorers?|of the game))?', 'first_touchdowns'],
  ['last (?:touchdowns?|tds?)(?: (?:scorers?|of the game))?', 'last_touchdowns'],
  ['(?:first|1st) (?:goals? ?scorers?|goals?)(?: of the game)?', 'first_goals'],
  ['last (?:goals? ?scorers?|goals?)(?: of the game)?', 'last_goals'],
  ...combined,
  [`(?:passing|pass|throwing) ${yards}`, 'passing_yards'],
  [
    '(?:passing|pass|throwing) (?:touchdowns?|tds?)|(?:touchdown|td) pass(?:es)?|(?:touchdowns?|tds?) (?:thrown|through the air)',
    'passing_touchdowns',
  ],
  [`(?:rushing|rush) ${yards}`, 'rushing_yards'],
  ['(?:rushing|rush) (?:attempts|att)|carries', 'rush_attempts'],
  [`(?:receiving|rec|reception) ${yards}`, 'receiving_yards'],
  [
    'receptions?|catch(?:es)?|recs|grabs|(?<=(?<![\\d.])(?:[1-9]|1[0-4])(?:\\.5)?\\+? )rec(?! (?:yards?|yds|yardage))',
    'receptions',
  ],
  ['(?:pass )?completions', 'completions'],
  ['pass(?:ing)? attempts', 'pass_attempts'],
  [
    'interceptions?(?: thrown)?|ints?(?: thrown)?|picks thrown|throws? (?:an?|one) (?:pick|interception|int)|to (?:throw|get picked|be picked)(?: (?:an?|one))?(?: (?:pick|interception|int|off))',
    'interceptions',
  ],
  [
    '(?:anytime |(?:to )?scor(?:e|es|ing) (?:an? )?)?(?:touchdowns?|tds?(?! (?:garden|place|bank|coliseum)))(?: scorers?)?',
    'touchdowns',
  ],
  ['strikeouts?|strike outs|ks|k(?= props?)|punch ?-?outs?|punchies', 'strikeouts'],
  ['pitching outs|outs recorded', 'outs'],
  ['hits allowed', 'hits_allowed'],
  ['earned runs(?: allowed)?', 'earned_runs'],
  ['walks allowed', 'walks_allowed'],
  [
    'home ?runs?|homers?|hrs|to homer|long ?balls?|big flies|big fly|(?<!\\b(?:not|no|nothing)(?: like)?(?: an?)? )moonshots?|jacks',
    'home_runs',
  ],
  ['rbis?|runs batted in', 'runs_batted_in'],
  ['runs scored', 'runs'],
  ['total bases|tbs', 'total_bases'],
  ['stolen (?:bases?|bags?)|sbs', 'stolen_bases'],
  ['rebounds?|rebs?|boards|rebounding', 'rebounds'],
  [
    'assists?(?= props?| overs?| unders?)|assists|asts|dimes|dishes|(?:to )?set(?:s|ting)? up (?:an? |the )?goals?',
    'assists',
  ],
  [
    'threes|3s|3pm|(?:3|three)[ -](?:pointers?|pt|pts)(?: made)?|3pts?(?: made)?|(?:3|three)[ -]point(?= (?:props?|shots?|makes?)\\b)|treys|trays|3 balls?|three balls?',
    'threes',
  ],
  ['steals', 'steals'],
  ['blocked shots|blocks', 'blocks'],
  ['turnovers|tos(?= (?:props?|overs?|unders?))', 'turnovers'],
  ['shots? on (?:goal|target|net)|sogs?', 'shots'],
  ['(?:anytime )?goal ?scorers?', 'goals'],
  ['(?:goalies?|goal ?tenders?) saves?|saves by (?:goalies?|goal ?tenders?)', 'saves'],
  ['passing', 'passing_yards'],
  ['rushing', 'rushing_yards'],
  ['receiving', 'receiving_yards'],
];

/** Words used for games as often as for players: a prop only if the question is about a player. */
export const weak: readonly (readonly [string, PropStat])[] = [
  ['points?|pts|buckets', 'points'],
  ['hits?', 'hits'],
  ['goals?', 'goals'],
  ['shots', 'shots'],
  ['saves?', 'saves'],
  ['assist', 'assists'],
  ['rebound', 'rebounds'],
  ['rush(?! attempts?)', 'rushing_yards'],
  ['rec', 'receiving_yards'],
  ['bases|tb', 'total_bases'],
  ['runs', 'other'],
];

export const anyCombinedStat = `(?:${combined.map(([words]) => words).join('|')})`;
/** What each position has in its own way: the yards of a quarterback are passing yards. */
const ofPosition = `(?:total )?${yards}|attempts`;
const all = [...[...strong, ...weak].map(([words]) => words), ofPosition].join('|');
export const anyStat = `(?:${all})`;
