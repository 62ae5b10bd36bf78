/** What a player did in his games: how often he reached a number, his best game, how many he missed, when he last played. */
import type { PropStat } from '../../../../../../contracts/feed/props.ts';
import type { Sport } from '../../../../../../contracts/feed/sports.ts';
import { addDays, weekdayOf } from '../../../../../platform/calendar.ts';
import { type Cue, lastSaid, oneTeam, venueSaid } from '../cue.ts';
import { notNow } from '../past.ts';
import { threshold, thresholdsIn } from './numbers.ts';
import { sportOf, statsSaid } from './stat-said.ts';
import { besidePlayer, gamesOf } from './words.ts';

const inARow =
  /\b(?:back[- ]to[- ]back (?:games|nights|starts|outings|contests)|(?:\d{1,2} )?(?:games? |times |nights |starts )?in a row|(?:\d{1,2} )?(?:straight|consecutive)(?: (?:games?|nights|starts|matches|outings|contests))?|(?:(?:current|active|ongoing|present) )?(?:(?:point|points|goal|scoring|assist|hitting|hit) )?streak)\b/i;
const ofBetsToCome = notNow(
  '\\b(?:give me|to (?:score|have|get|record|go|reach))\\b|\\b(?:who|which players?|leads?|leaders?|lines?|next|upcoming|likely|worth|going to|bet on|worst|league|average[sd]?|averaging)\\b|[+-]\\d{3}',
);

const careerFigures = 'figures of whole careers';

/** The parts of statistics that are said as one: "20 points and 10 rebounds". */
const parts = {
  points_rebounds: ['points', 'rebounds'],
  points_assists: ['points', 'assists'],
  rebounds_assists: ['rebounds', 'assists'],
} as const;

/** "How many times has Brunson had at least 7 assists", "when did Jefferson last have 100 yards". */
const reached: Cue = {
  hasStats: true,
  all: [
    /\b(?:how (?:many|often|frequently|much)|number of|(?:in )?what (?:share|percentage|percent|portion|fraction)|when|last time|in a row|straight|consecutive|streak|times|games? (?:with|of|in which|where)|(?:last|past|previous) \d{1,2}|this (?:season|year)|so far|ever|every game|each game|(?:has|did)(?= .{3,40} \d))\b/i,
    threshold,
  ],
  also: new RegExp(
    `${inARow.source}|${threshold.source}|${besidePlayer.source}|\\b(?:last|percentage|share|portion|fraction|was|exactly|current|currently|active|now|long|ago|since|out of|over(?= (?:the|his)\\b))\\b`,
    'i',
  ),
  none: ofBetsToCome,
  found: (about, text) => {
    const games = gamesOf(about, text);
    const stats = games && statsSaid(about, text);
    const [number, other, ...more] = thresholdsIn(text.replace(/\b(?:last|past|previous) \d{1,2}\b/gi, ' '));
    if (!games || !stats || !number || more.length > 0) return undefined;
    const [stat, second] =
      other && stats[0] && stats[0] in parts ? parts[stats[0] as keyof typeof parts] : stats;
    if (stat === undefined) return undefined;
    const isRun = inARow.test(text);
    if (other === undefined)
      return second === undefined
        ? { ...games, stat, ...number, ...(isRun && { detail: 'streak' as const }) }
        : undefined;
    return second === undefined || isRun || number.side === 'under' || other.side === 'under'
      ? undefined
      : { ...games, stat, ...number, alsoOver: { stat: second, over: other.over } };
  },
};

/** "Gone without a goal", "a goal drought". */
const without =
  /\b(?:(?:been )?without (?=(?:(?:a|an|any|scoring) )?\w+)|(?:scor(?:eless|ing)|goal|point|hitting) (?:droughts?|streak|slump)(?= without)?|droughts?|scoreless|goalless|pointless|(?:has|have|had)(?:n't| not)(?= (?:scored|had an?)\b.*\b(?:in|for|straight)))/i;
const isWithout = /\b(?:without|droughts?|scoreless|goalless|pointless|slump|n't|not)\b/i;

/** "Has MacKinnon scored in three straight games", "a point streak", "how long has he gone without a goal". */
const running: Cue = {
  hasStats: true,
  all: [new RegExp(`${inARow.source}|${without.source}`, 'i')],
  also: new RegExp(
    `${besidePlayer.source}|\\b(?:going|current|currently|active|on|long|right now|now|point|without|drought|scoreless|a|an|any|single|how many|since)\\b`,
    'i',
  ),
  none: ofBetsToCome,
  found: (about, text) => {
    const games = gamesOf(about, text);
    const said = games && statsSaid(about, text);
    const isOfPoints = /\bpoints? streak|with a point|a point in\b/i.test(text);
    const isOfGoals = /\b(?:scoreless|goalless|goal drought|scoring drought)\b/i.test(text);
    const [stat] = isOfPoints
      ? (['points'] as const)
      : isOfGoals && sportOf(about) !== 'NBA'
        ? (['goals'] as const)
        : (said ?? []);
    // What a basketball player scores in every game is no run.
    if (!games || stat === undefined || (stat === 'points' && sportOf(about) !== 'NHL')) return undefined;
    return {
      ...games,
      stat,
      last: null,
      detail: 'streak',
      ...(isWithout.test(text) && { over: 0.5, side: 'under' as const }),
    };
  },
};

/** "When did Crosby last score". */
const lastScored: Cue = {
  hasStats: true,
  all: [
    /\b(?:when|how long|last time|how many (?:games|days))\b/i,
    /\b(?:last|latest|most recent(?:ly)?|since)\b/i,
    /\bscor(?:e[ds]?|ing)\b/i,
  ],
  also: new RegExp(`${besidePlayer.source}|\\b(?:last|latest|was|is|it|time|long|ago|since)\\b`, 'i'),
  none: ofBetsToCome,
  found: (about, text) => {
    const games = gamesOf(about, text);
    const [stat, ...others] = (games && statsSaid(about, text)) ?? [];
    return games && stat !== undefined && others.length === 0 && stat !== 'points' && !/\d/.test(text)
      ? { ...games, stat, over: 0.5, side: null }
      : undefined;
  },
};

/** "Prescott's best passing game", "the most points that he has scored in a game". */
const extreme: Cue = {
  hasStats: true,
  all: [
    /\b(?:best|worst|highest|lowest|biggest|poorest|weakest|strongest|greatest|finest|most|fewest|(?:season|career)[- ](?:highs?|lows?|best))\b/i,
    /\b(?:(?:single[- ])?games?|performances?|outings?|nights?|showings?|totals?|output|effort|statline|start|days?|(?:season|career)[- ](?:highs?|lows?|best))\b/i,
  ],
  also: new RegExp(
    `${besidePlayer.source}|\\b(?:one|1|single|was|is|the|of all|statistically|this far|thus far|scoring|highs?|lows?)\\b`,
    'i',
  ),
  none: notNow(
    '\\b(?:who|which players?|leads?|leaders?|lines?|next|upcoming|value|team|how often|how many times|streak|average[sd]?|averaging|more|a (?:good|great) day)\\b|[+-]\\d{3}|\\bin (?:his|the) last game\\b',
  ),
  found: (about, text) => {
    const games = gamesOf(about, text);
    const stats = games && statsSaid(about, text);
    if (!games || !stats || stats.length > 1) return undefined;
    const isLow = /\b(?:worst|lowest|poorest|weakest|fewest|lows?)\b/i.test(text);
    const isOfCareer = /\bcareer\b/i.test(text);
    return {
      ...games,
      stat: stats[0] ?? null,
      detail: isLow ? 'lowest' : 'highest',
      ...(isOfCareer && { unkept: [careerFigures] }),
    };
  },
};

/** "How many games has Embiid missed", "did Curry play in the last game". */
const missed: Cue = {
  all: [
    /\b(?:miss(?:ed|es|ing)?|s[ai]t(?:s|ting)?(?= out\b)|been (?:out|absent|unavailable|sidelined|inactive)|absen(?:t|ces?)|(?:has|did|have)(?:n't| not)(?=.{2,40}\b(?:play(?:ed)?|appear(?:ed)?|suit(?:ed)? up)\b)|not (?:play(?:ed)?|appear(?:ed)?)|dnps?|(?:how many|number of|all|every|each)(?=.{2,60}\b(?:play(?:ed)?|appear(?:ed|ances?)?|suit(?:ed)? up|active|dress(?:ed)?)\b)|did(?=.{2,40}\b(?:play|appear|suit up|dress)\b.{0,30}\b(?:last|latest|previous|most recent)\b)|(?:has|have)(?=.{2,40}\bplayed (?:in )?(?:every|all|each|any)\b))\b/i,
    /\b(?:(?:last|past|previous) \d{1,2}(?: (?:games|matches|starts))?|games?|match(?:es)?|contests|any|time|season|year|how (?:many|often|much)|appearances?|starts|last|absences?|since)\b/i,
  ],
  also: new RegExp(
    `\\b(?:(?:has|have|did|had)(?:n't| not)|out|play(?:ed)?|appear(?:ed|ances?)?|suit(?:ed)? up|dress(?:ed)?|miss(?:ed)?|active|time|due to (?:an )?injury|injur(?:y|ed)|hurt|through injury|has|have|been|he|his|for|to|up|in|because of|the|last|latest|most recent|previous|so far|at all|team'?s?|of their|their|every|all|each|one|even|a single|yet|much|regular)\\b|${besidePlayer.source}`,
    'i',
  ),
  none: notNow(
    '\\b(?:could|might|may|expected|likely|going to|gonna|next|upcoming|is|are|with|without|when|points?|goals?|yards|shots?|assists?|rebounds|target|field goals?|free throws?|kicks?|threes|penalt(?:y|ies)|putts?|cuts?|who|which (?:players?|teams?)|against|\\d+(?:\\+| or more)|at least|over|under)\\b',
  ),
  found: (about, text) => {
    const games = gamesOf({ ...about, teams: [] }, text);
    const own = new Set(about.bearers.map(({ team }) => team));
    const isOwn = about.teams.every((team) => own.has(team));
    return games && isOwn && games.splits.length === 0
      ? { ...games, detail: 'missed', last: lastSaid(text) ?? games.last }
      : undefined;
  },
};

/** "When did Embiid last play". */
const lastPlayed: Cue = {
  all: [
    /\b(?:when|how long|what (?:day|date)|which day|how many days)\b/i,
    /\b(?:last|latest|most recent(?:ly)?|since|ago)\b/i,
    /\b(?:play(?:ed|ing)?|appear(?:ed|ance|ing)?|suit(?:ed)? up|(?:take|took|on|hit) the (?:court|field|ice|floor)|in action|game|outing|see action|pitch(?:ed)?|start(?:ed)?)\b/i,
  ],
  also: /\b(?:last|latest|time|was|is|did|does|do|has|it|been|that|he|his|in|a|game|the|appearance|ago|for|days?|on the (?:court|field|ice|floor)|actually)\b/i,
  none: notNow('\\b(?:miss(?:ed)?|beat|won|lost|lose|win|at home|on the road|next|over|under|who)\\b|\\d'),
  found: (about, text) => {
    const games = gamesOf(about, text);
    return games && { ...games, last: 1 };
  },
};

/** "Does Tatum score more at home or on the road". */
const homeOrRoad: Cue = {
  hasStats: true,
  all: [
    /\b(?:at home|home(?: (?:games?|splits?|court|ice|field))?)\b/i,
    /\b(?:on the road|road(?: games?)?|away(?: (?:games?|from home))?)\b/i,
  ],
  also: new RegExp(
    `${besidePlayer.source}|\\b(?:or|vs\\.?|versus|and|than|compared (?:to|with)|better|worse|more|fewer|less|where|does|is|are|was|numbers?|stats?|averages?|averaging|per game|a game|perform(?:s|ed|ance|ing)?|do|different(?:ly)?|difference|between|splits?|well|how|good|usually|mostly|produce[sd]?|put up|likely|player)\\b`,
    'i',
  ),
  none: notNow('\\b(?:record|win|won|lost|lose|ats|spread|cover|who|lines?|next)\\b|\\d'),
  found: (about, text) => {
    const games = gamesOf(about, text);
    const stats = games && statsSaid(about, text);
    return games && stats && stats.length <= 1
      ? { ...games, stat: stats[0] ?? null, splits: ['home', 'road'] }
      : undefined;
  },
};

/** "The Canucks' goalie on the road": of whoever played there last. */
const positionAtPlace: Cue = {
  all: [
    /\b(?:quarterbacks?|qbs?|signal[- ]callers?|goalies?|goaltenders?|netminders?)\b/i,
    /\b(?:at home|home games|on the road|(?:road|away) games|away(?: from home)?)\b/i,
  ],
  also: /\b(?:how|good|well|bad|does|do|did|has|is|been|perform(?:s|ed|ing)?|play(?:s|ed|ing)?|fare[sd]?|done|look(?:s|ed)?|starting|the|in|their|his|numbers|stats|what|are|have)\b/i,
  none: notNow(
    '\\b(?:who|records?|next|better|worse|or|yards|saves?|over|under|touchdowns?|interceptions?)\\b',
  ),
  found: (about, text) =>
    oneTeam(about) === undefined || about.days !== null
      ? undefined
      : { topic: 'starters', splits: venueSaid(text) ?? [] },
};

/** "Over his career": only this season's games are kept. */
const career: Cue = {
  hasStats: true,
  all: [
    /\b(?:(?:(?:over|in|during|throughout|across|for|of) )?(?:(?:his|the) )?(?:entire |whole |full )?career|all[- ]time|lifetime|over the years|in his life)\b/i,
  ],
  also: new RegExp(
    `${besidePlayer.source}|\\b(?:against|versus|vs\\.?|total|totals?|per game|a game|average[sd]?|averaging|numbers?|stats?|record|how|many|much|fare[sd]?|perform(?:s|ed)?|all|combined)\\b`,
    'i',
  ),
  none: notNow('\\b(?:highs?|lows?|best|worst|who|leads?|leaders?|most|lines?)\\b'),
  found: (about, text) => {
    const games = gamesOf(about, text);
    const stats = games && statsSaid(about, text);
    return games && stats && stats.length <= 1
      ? { ...games, stat: stats[0] ?? null, unkept: [careerFigures] }
      : undefined;
  },
};

const lastGame =
  /\b(?:(?:in |during )?(?:his|the|their|that)? ?(?:last|latest|most recent|previous) (?:game|outing|match|start|contest)|last time (?:out|he played)|last night|yesterday|last (?:sun|mon|tues|wednes|thurs|fri|satur)day(?: night)?|(?:sun|mon|tues|wednes|thurs|fri|satur)day night|(?<=\bdid(?:n't)?\b.*)(?:on |this past )?(?:sun|mon|tues|wednes|thurs|fri|satur)day)\b/i;

/** "Did Kelce score last game", "did LeBron have 30 last night": what he did in a game that is over. */
const inLastGame: Cue = {
  hasStats: true,
  all: [lastGame, /\b(?:did(?:n't)?|was|had|how many|what)\b/i],
  also: new RegExp(
    `${threshold.source}|${besidePlayer.source}|\\b(?:any|an?|anything|hit|find the (?:end ?zone|net)|get (?:in|on the board)|actually|even|end up|wind up|with|on|in|how many|what|did)\\b`,
    'i',
  ),
  none: notNow(
    '\\b(?:who|which|how often|times|streak|in a row|straight|beat|cover(?:ed)?|win|won|lose|lost|team|next|lines?|average[sd]?|averaging|miss(?:ed)?|play|played|injur(?:y|ed)|hurt|leave|left|without|last \\d)\\b|[+-]\\d{3}',
  ),
  found: (about, text) => {
    const games = gamesOf(about, text);
    const said = games && statsSaid(about, text);
    const [number, ...more] = thresholdsIn(text);
    if (!games || !said || said.length > 1 || more.length > 0) return undefined;
    const isOfScoring = /\bfind the (?:end ?zone|net)\b/i.test(text);
    const sport = sportOf(about);
    const [stat] =
      isOfScoring && sport
        ? [sport === 'NFL' || sport === 'CFL' ? ('touchdowns' as const) : ('goals' as const)]
        : said;
    if (stat === undefined) return undefined;
    const days = daysBefore(text, about.today);
    return {
      ...games,
      ...(days ? { days, last: null } : { last: 1 }),
      stat,
      ...number,
    };
  },
};

const ownLine =
  /\b(?:his|the|that|their)\b(?=(?: (?:points?|pts|rebounds?|assists?|goals?|shots?|saves|yards?|yardage|rushing|receiving|passing|rush|rec|pass|touchdowns?|td|receptions?|threes|strikeouts?|hits?|bases|total|player|pra))* (?:props?|lines?|numbers?|overs?|unders?|o\/u)\b)/i;

/** "Did Curry go over his points line last night": what he did, and that his line of that day is not kept. */
const againstLine: Cue = {
  hasStats: true,
  all: [lastGame, /\b(?:did(?:n't)?|has|have|how often|was)\b/i, ownLine],
  also: new RegExp(
    `${besidePlayer.source}|\\b(?:over|under|hit|beat|cover(?:ed)?|cash(?:ed)?|clear(?:ed)?|win|won|stay(?:ed)?|finish|land|short|of|on|in|against|props?|lines?|numbers?|overs?|unders?|o\\/u|come|close|or|how|did)\\b`,
    'i',
  ),
  none: /\b(?:odds|prices?|bets?|picks?|parlays?|tonight|tomorrow|today|will|should|who|which|next|my|i|mine|move[ds]?|open(?:ed)?)\b|[+-]\d{3}|\d\.5/i,
  found: (about, text) => {
    const games = gamesOf(about, text);
    const said = games && statsSaid(about, text);
    if (!games || !said || said.length > 1) return undefined;
    const days = daysBefore(text, about.today);
    return {
      ...games,
      ...(days ? { days, last: null } : { last: 1 }),
      stat: said[0] ?? null,
      unkept: [pastPropLines],
    };
  },
};
const pastPropLines = 'the lines that player props closed at';

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/** The day of "last night" or "last Sunday"; undefined for the last game, whenever it was. */
function daysBefore(text: string, today: string): string[] | undefined {
  if (/\b(?:last night|yesterday)\b/i.test(text)) return [addDays(today, -1)];
  const [, name] = /\b((?:sun|mon|tues|wednes|thurs|fri|satur)day)\b/i.exec(text) ?? [];
  if (name === undefined) return undefined;
  const back = (weekdayOf(today) - weekdays.indexOf(name.toLowerCase()) + 7) % 7 || 7;
  return [addDays(today, -back)];
}

const runOf =
  /\b(hit(?:ting)?|points?|goals?|scoring|assists?|touchdowns?|td|homer|home[- ]run)[- ](?:scoring[- ])?streaks?\b/i;

/** "Who has the longest hit streak going": of all players of a sport. */
const longestRun: Cue = {
  all: [
    runOf,
    /\b(?:who(?:'?s| is)?|which|what|longest|biggest|best|top|most|leaders?|leads?|leading|active|current|currently|ongoing)\b/i,
  ],
  also: /\b(?:who(?:'?s)?|which|players?|batters?|hitters?|guys?|has|have|have got|got|had|is|are|on|the|a|an|longest|biggest|best|top|most|active|current|currently|ongoing|going|right now|rn|now|in|of|for|league|games?|this|season|year|today|so far|riding|leads?|leading|leaders?|any(?:one|body)?)\b/i,
  none: notNow('\\b(?:team|teams|winning|losing|win|ever|all[- ]time|history|career)\\b'),
  found: ({ teams, players, days, sports, stats }, text) => {
    const [, kind = ''] = runOf.exec(text) ?? [];
    const [sport] = sports;
    const stat = runStat(kind.toLowerCase(), sport);
    if (teams.length + players.length + stats.length > 0 || days !== null || stat === undefined)
      return undefined;
    const own = sport ?? runSports[stat];
    return own === undefined ? undefined : { topic: 'leaders', stat, detail: 'streak', sports: [own] };
  },
};

const runSports: Readonly<Partial<Record<PropStat, Sport>>> = {
  hits: 'MLB',
  home_runs: 'MLB',
  points: 'NHL',
  goals: 'NHL',
  assists: 'NHL',
  touchdowns: 'NFL',
};

/** What is had in every game of such a run; undefined for what basketball players have in all of them. */
function runStat(kind: string, sport: Sport | undefined): PropStat | undefined {
  if (/^hit/.test(kind)) return 'hits';
  if (/^hom/.test(kind)) return 'home_runs';
  if (/^(?:td|touch)/.test(kind)) return 'touchdowns';
  if (sport === 'NBA') return undefined;
  if (/^(?:goal|scoring)/.test(kind)) return sport === 'NFL' || sport === 'CFL' ? 'touchdowns' : 'goals';
  return /^assist/.test(kind) ? 'assists' : 'points';
}

export const playerCues: readonly Cue[] = [
  longestRun,
  againstLine,
  inLastGame,
  reached,
  running,
  lastScored,
  extreme,
  missed,
  lastPlayed,
  homeOrRoad,
  positionAtPlace,
  career,
];
