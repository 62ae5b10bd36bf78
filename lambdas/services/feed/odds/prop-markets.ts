/**
 * Derives the statistic of a player market from its name. The vendor publishes no list of player markets, and new ones appear
 * at any time. The statistics are a closed set, because box scores must be able to grade them.
 */
import type { GradedStat } from '../../../contracts/feed/props.ts';
import type { Sport } from '../../../contracts/feed/sports.ts';

/** A scorer market has one price per player, for yes; other markets have an over and an under. */
export interface PropMarket {
  readonly stat: GradedStat;
  readonly isScorer: boolean;
}

/** Markets other than a player's total for the whole game: part of a game, first scorer, alternate lines, two players. */
const otherBets =
  /\b(1st|2nd|3rd|4th|first|last|half|quarter|qtr|period|inning|overtime|milestones?|alternat\w*|ladder|or more|most|highest|race|vs|head to head|h2h|double|triple|team|method|both|combined)\b|\d\+|- ?(home|away)\b/;

const filler =
  /\b(player|players|pitcher|pitchers|batter|batters|goalie|goalkeeper|total|totals|to record|to have|o ?\/ ?u|over ?\/ ?under|made|recorded|props?|number of|the|a)\b/g;

const scorers: Readonly<Partial<Record<Sport, readonly (readonly [RegExp, GradedStat])[]>>> = {
  NFL: [[/^((anytime )?(touchdown|td)( scorer)?s?|to score( touchdown)?)$/, 'touchdowns']],
  NHL: [[/^((anytime )?goal ?scorers?|anytime scorer|to score( goal)?)$/, 'goals']],
  MLS: [[/^((anytime )?goal ?scorers?|anytime scorer|to score( goal)?)$/, 'goals']],
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
  return /\b(player|touchdown|td|goal ?scorer|anytime|pitcher|batter|goalie|goalkeeper|to record|to score|to hit)\b/i.test(
    name,
  );
}

/** @returns undefined for a market that is not about one player's whole game, or that box scores cannot grade */
export function propMarketOf(name: string, sport: Sport): PropMarket | undefined {
  const label = name.toLowerCase();
  if (!isPlayerMarket(label) || otherBets.test(label)) return undefined;
  const words = label
    .replaceAll(filler, ' ')
    .replaceAll(/[+&,/()-]|\band\b/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const scorer = scorers[sport]?.find(([pattern]) => pattern.test(words));
  if (scorer) return { stat: scorer[1], isScorer: true };
  const found = counted[sport]?.find(([pattern]) => new RegExp(`^(?:${pattern})$`).test(words));
  if (!found) return undefined;
  const [, stat] = found;
  const isPitcher = label.includes('pitcher');
  const isOther = ofPitchers.includes(stat)
    ? label.includes('batter') || (stat === 'walks_allowed' && !isPitcher)
    : isPitcher;
  return isOther ? undefined : { stat, isScorer: false };
}
