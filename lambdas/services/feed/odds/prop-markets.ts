/**
 * Derives the statistic of a player market from its name. The vendor publishes no list of player markets, and new ones appear
 * at any time. The statistics are a closed set, because box scores must be able to grade them.
 */
import type { GradedStat } from '../../../contracts/feed/props.ts';
import type { Sport } from '../../../contracts/feed/sports.ts';

/**
 * How a market lists a player: `line` with an over and an under; `yes` with one price, for going over a line that the market's
 * name has; `milestone` with one price for a number of its own or more.
 */
export type PropMarket = { readonly stat: GradedStat } & (
  | { readonly kind: 'line' | 'milestone' }
  | { readonly kind: 'yes'; readonly line: number }
);

/** Markets other than a player's total for the whole game: part of a game, two players. */
const otherBets =
  /\b(1st|2nd|3rd|4th|first|last|half|quarter|qtr|period|inning|overtime|or more|most|highest|race|vs|head to head|h2h|double|triple|team|method|both|combined)\b|\d\+|- ?(home|away)\b/;

/** Further lines of a market: with both sides they are lines like the main one. */
const alternates = /\b(alternat\w*|alt|ladder)\b/g;
const milestones = /\bmilestones?\b/g;

/** `to score two or more touchdowns`, `25+ points`: how many. */
const orMore = /\b(?:(two|three|\d{1,3}) or more|(\d{1,3})\+)/;
const spelled: Readonly<Record<string, number>> = { two: 2, three: 3 };

const filler =
  /\b(player|players|pitcher|pitchers|batter|batters|goalie|goalkeeper|total|totals|to record|to have|o ?\/ ?u|over ?\/ ?under|made|recorded|props?|number of|the|a)\b/g;

const touchdowns = '(touchdown|td)( scorer)?s?';
const goals = '(goal ?)?scorers?';

/** Of all players with one price each: named before the words that make another bet of a market. */
const named: Readonly<Partial<Record<Sport, readonly (readonly [RegExp, GradedStat])[]>>> = {
  NFL: [
    [new RegExp(`^(1st|first) ${touchdowns}$`), 'first_touchdowns'],
    [new RegExp(`^last ${touchdowns}$`), 'last_touchdowns'],
  ],
  NHL: [
    [new RegExp(`^(1st|first) (${goals})$`), 'first_goals'],
    [new RegExp(`^last (${goals})$`), 'last_goals'],
  ],
  NBA: [
    [/^double[ -]?doubles?$/, 'double_doubles'],
    [/^triple[ -]?doubles?$/, 'triple_doubles'],
  ],
};

const scorers: Readonly<Partial<Record<Sport, readonly (readonly [RegExp, GradedStat])[]>>> = {
  NFL: [[/^((anytime )?(touchdown|td)( scorer)?s?|to score( (touchdown|td)s?)?)$/, 'touchdowns']],
  NHL: [[/^((anytime )?goal ?scorers?|anytime scorer|to score( goals?)?)$/, 'goals']],
  MLS: [[/^((anytime )?goal ?scorers?|anytime scorer|to score( goals?)?)$/, 'goals']],
  MLB: [[/^to (hit )?home run|^home run hitters?$/, 'home_runs']],
};

const [points, rebounds, assists] = ['(points?|pts)', '(rebounds?|rebs?)', '(assists?|asts?)'];

const counted: Readonly<Partial<Record<Sport, readonly (readonly [string, GradedStat])[]>>> = {
  NBA: [
    [points, 'points'],
    [rebounds, 'rebounds'],
    [assists, 'assists'],
    ['(threes|(3|three)[ -]?(point|pt)s?(er)?s?( field goals)?|3 ?pm)', 'threes'],
    ['(steals?)', 'steals'],
    ['(blocks?|blocked shots)', 'blocks'],
    ['(turnovers?)', 'turnovers'],
    [`(${points} ${rebounds} ${assists}|pra)`, 'points_rebounds_assists'],
    [`(${points} ${rebounds}|pr)`, 'points_rebounds'],
    [`(${points} ${assists}|pa)`, 'points_assists'],
    [`(${rebounds} ${assists}|ra)`, 'rebounds_assists'],
  ],
  NFL: [
    ['pass(ing)? (yards|yds)', 'passing_yards'],
    ['pass(ing)? (touchdowns?|tds?)', 'passing_touchdowns'],
    ['(pass(ing)? )?completions', 'completions'],
    ['pass(ing)? attempts', 'pass_attempts'],
    ['(pass(ing)? )?interceptions?( thrown)?', 'interceptions'],
    ['rush(ing)? (yards|yds)', 'rushing_yards'],
    ['rush(ing)? attempts|carries', 'rush_attempts'],
    ['(receiving|reception) (yards|yds)', 'receiving_yards'],
    ['receptions', 'receptions'],
    ['rush(ing)? receiving (yards|yds)', 'rushing_receiving_yards'],
    ['touchdowns?', 'touchdowns'],
  ],
  MLB: [
    ['strike ?outs( thrown)?', 'strikeouts'],
    ['outs|pitching outs', 'outs'],
    ['hits allowed', 'hits_allowed'],
    ['earned runs( allowed)?', 'earned_runs'],
    ['walks( allowed)?', 'walks_allowed'],
    ['hits', 'hits'],
    ['home runs', 'home_runs'],
    ['(rbis?|runs batted in)', 'runs_batted_in'],
    ['runs( scored)?', 'runs'],
    ['bases', 'total_bases'],
    ['stolen bases', 'stolen_bases'],
    ['hits runs (rbis?|runs batted in)', 'hits_runs_rbis'],
  ],
  NHL: [
    [points, 'points'],
    [assists, 'assists'],
    ['goals', 'goals'],
    ['shots( on goal)?', 'shots'],
    ['(blocks?|blocked shots)', 'blocks'],
    ['saves', 'saves'],
  ],
  MLS: [
    ['shots on (target|goal)', 'shots'],
    [assists, 'assists'],
    ['goals', 'goals'],
    ['saves', 'saves'],
  ],
};

/** Statistics of pitchers. A market for walks must name pitchers, because batters have walks too. */
const ofPitchers: readonly GradedStat[] = [
  'strikeouts',
  'outs',
  'hits_allowed',
  'earned_runs',
  'walks_allowed',
];

/** Whether a market is about players, whether or not it can be graded. */
export function isPlayerMarket(name: string): boolean {
  return /\b(player|touchdown|td|goal ?scorer|anytime|(?:double|triple)[ -]?double|goals? scored|pitcher|batter|goalie|goalkeeper|to record|to score|to hit)\b/i.test(
    name,
  );
}

/** @returns undefined for a market that is not about one player's whole game, or that the feed's results cannot grade */
export function propMarketOf(name: string, sport: Sport): PropMarket | undefined {
  const label = name.toLowerCase();
  if (!isPlayerMarket(label)) return undefined;
  const listed = statOf(named[sport], plainWords(label));
  if (listed) return { stat: listed, kind: 'yes', line: 0.5 };
  const [more, some = '', digits = ''] = orMore.exec(label) ?? [];
  const whole = more ? label.replace(more, ' ') : label;
  if (otherBets.test(whole)) return undefined;
  const words = plainWords(whole.replaceAll(alternates, ' ').replaceAll(milestones, ' '));
  const scorer = statOf(scorers[sport], words);
  const stat = scorer ?? countedStat(label, words.replace(/^to score /, ''), sport);
  if (!stat) return undefined;
  if (more) return { stat, kind: 'yes', line: (spelled[some] ?? Number(some || digits)) - 0.5 };
  if (scorer) return { stat, kind: 'yes', line: 0.5 };
  return { stat, kind: label.search(milestones) >= 0 ? 'milestone' : 'line' };
}

function countedStat(label: string, words: string, sport: Sport): GradedStat | undefined {
  const found = counted[sport]?.find(([pattern]) => new RegExp(`^(?:${pattern})$`).test(words));
  if (!found) return undefined;
  const [, stat] = found;
  const isPitcher = label.includes('pitcher');
  const isOther = ofPitchers.includes(stat)
    ? label.includes('batter') || (stat === 'walks_allowed' && !isPitcher)
    : isPitcher;
  return isOther ? undefined : stat;
}

/** Without filler and signs. */
function plainWords(label: string): string {
  return label
    .replaceAll(filler, ' ')
    .replaceAll(/[+&,/()-]|\band\b/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function statOf(
  patterns: readonly (readonly [RegExp, GradedStat])[] | undefined,
  words: string,
): GradedStat | undefined {
  return patterns?.find(([pattern]) => pattern.test(words))?.[1];
}
