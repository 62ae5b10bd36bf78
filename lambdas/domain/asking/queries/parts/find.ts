/** A question for facts by its parts: what its topic is about is filled in, and the rest stays empty. */
import { type FindQuery, findSplits, findTopics } from '../../../../contracts/asking/queries/find.ts';
import { openFind } from '../find/open-find.ts';
import { asksHowOften } from '../find/reading/player-topic.ts';
import { type SpreadSize, spreadSizeIn, withSize } from '../find/reading/spread-size.ts';
import { asksIfEver } from '../find/reading/topic.ts';
import { seasonTotals } from '../find/reading/unkept.ts';
import { venueIn } from '../find/reading/venue.ts';
import type { Parts } from './parts.ts';

/** What of a topic is asked for, by words that no part of a question has. */
const cues = {
  allowed:
    /\b(?:allow(?:s|ed|ing)?|give(?:s|n)? up|giving up|gave up|conced(?:e|es|ed|ing)|let(?:ting)? in)\b/i,
  streak: /\b(?:streaks?|in a row|straight|skid|slide|consecutive)\b/i,
  longest: /\b(?:longest|biggest|best|worst)\b/i,
  losing: /\b(?:los(?:ing|es?|t|s(?:es)?)|skids?|slides?)\b/i,
  lowest: /\b(?:(?:season|career) lows?|lowest|worst game|fewest|floor)\b/i,
  highest: /\b(?:(?:season|career) highs?|highest|best game|ceiling)\b/i,
  median: /\bmedian\b/i,
  place:
    /\b(?:where|place|rank(?:s|ed|ing)?|seed(?:ed)?|spot|sit(?:s|ting)?|games? (?:back|behind|up|ahead|out)|gb|lead(?:ing)? the)\b/i,
  opponent: /\bwho(?:m|s|['’]s)?\b.*\b(?:play|face|facing|playing|got|have|next|against)\b/i,
  now: /\b(?:right now|at the moment|currently|as of (?:now|today)|these days)\b/i,
  covered: /\bcover(?:s|ed|ing)?\b/i,
  /** "Cleared 80" is more than 80. */
  beyond:
    /\b(?:clear(?:s|ed|ing)?|topp(?:ed|ing)|tops|exceed(?:s|ed|ing)?|surpass(?:es|ed|ing)?|more than) (\d+|one|two|three|four|five|six|seven|eight|nine|ten)\b/i,
  wins: /\b(?:straight[- ]?up|su|outright|win[- ]?loss|w-l|overall)\b/i,
  covers: /\b(?:ats|against the (?:spread|number|closing)|cover(?:ed|s|ing)?)\b/i,
  pitched: /\b(?:pitched|threw|thrown|did)\b/i,
  lastWin: /\blast (?:beat|won|win|time .*\b(?:beat|won|win))\b/i,
  /** Of the teams of a league, one is asked for. */
  ofOneTeam: /\b(?:teams?|who|whos|which|best|worst|most|least)\b/i,
  /** "26 or more" is over 25.5, also after "over". */
  atLeast: /\b(?:at least|or (?:more|better|higher)|\d\+|plus)\b/i,
} as const;

/** The most of a query. */
const [mostTeams, mostPlayers, mostStats, mostUnkept] = [4, 4, 4, 4];

/**
 * @param topic as the query names it
 * @returns undefined where the question has not what its topic is about
 */
export function findOf(topic: string | undefined, told: Parts, prompt: string): FindQuery | undefined {
  const sized = spreadSizeIn(prompt);
  const parts = sized ? { ...told, line: null, lines: 0 } : told;
  const asked = findTopics.find((each) => each === topic);
  const { teams, players, against, unkept } = parts;
  if (!asked || parts.lines > 1 || teams.length + against.length > mostTeams || players.length > mostPlayers)
    return undefined;
  const isBeside = parts.without.length + parts.beside.length > 0;
  const filled =
    players.length > 0
      ? ofPlayers(asked, parts, prompt)
      : isBeside
        ? besidePlayer(asked, parts)
        : ofTeams(asked, parts, prompt);
  if (!filled) return undefined;
  const query: FindQuery = {
    ...openFind,
    sports: [...parts.sports],
    teams: [...teams],
    players: [...players],
    days: parts.days && !parts.isNext ? [...parts.days] : null,
    group: parts.group,
    last: parts.last,
    splits: [...parts.splits],
    rested: parts.rested,
    part: parts.period,
    ...filled,
    since: parts.since,
    unkept:
      filled.topic === 'meetings'
        ? []
        : [...unkept, ...(isBeside ? besideHim(parts) : []), ...ofSeason(filled, parts)].slice(0, mostUnkept),
    ...(parts.starts && ofHours.has(filled.topic ?? asked) && { starts: parts.starts }),
  };
  return (sized && withSize(ofSpreads(query, sized.size), sized.size)) ?? query;
}

/** The words of a size are told as a sort of games that nobody keeps, and its number as a line. */
function ofSpreads(query: FindQuery, { sort }: SpreadSize): FindQuery {
  const isNamed = query.splits.includes('favorite') || query.splits.includes('underdog');
  return {
    ...query,
    splits: isNamed ? query.splits : [...query.splits, sort],
    unkept: query.unkept.filter((each) => !each.startsWith('games “')),
  };
}

const ofHours: ReadonlySet<string> = new Set(['schedule', 'starters']);

type Filled = Partial<FindQuery> & Pick<FindQuery, 'topic'>;

/** How many a player has in all; how often and in a row are counts of games. */
const ofSeason = ({ topic, over, detail }: Filled, { isOfSeason, last, since }: Parts): readonly string[] =>
  topic === 'game_log' && isOfSeason && last === null && since === null && over == null && detail == null
    ? [seasonTotals]
    : [];

/** A player's games are not kept apart by who else played. */
const besideHim = ({ players, without, beside }: Parts): readonly string[] =>
  players.length === 0
    ? []
    : [
        ...without.map((name) => `his games without ${name}`),
        ...beside.map((name) => `his games with ${name}`),
      ];

/** A team's games without somebody, or with him. */
function besidePlayer(
  topic: FindQuery['topic'],
  { without, beside, teams, players, stats }: Parts,
): Filled | undefined {
  const [out = null, ...more] = without;
  const [playing = null, ...others] = beside;
  if (
    more.length + others.length > 0 ||
    (out !== null && playing !== null) ||
    players.length > 0 ||
    stats.length > 0
  )
    return undefined;
  const isKept =
    topic === 'record' ||
    topic === 'spread' ||
    topic === 'total' ||
    topic === 'statistic' ||
    topic === 'form';
  return teams.length === 1
    ? { topic: isKept ? topic : 'record', withoutPlayer: out, withPlayer: playing }
    : undefined;
}

function ofPlayers(topic: FindQuery['topic'], parts: Parts, prompt: string): Filled | undefined {
  const { stats, side, line, against, teams, days, market } = parts;
  // Of a pitcher, starts that are over are his games.
  const isOfStarts = topic === 'starters' && (isOfSpan(parts) || cues.pitched.test(prompt));
  if (topic === 'injuries' || (topic === 'starters' && !isOfStarts))
    return stats.length === 0 && line === null ? { topic } : undefined;
  if (topic === 'schedule') return { topic: 'injuries' };
  if ((!ofGames.has(topic) && !isOfStarts) || market !== null || stats.length > mostStats) return undefined;
  const [stat = null, ...others] = stats;
  if (line !== null && (stat === null ? false : others.length > 0)) return undefined;
  const direction = side === 'under' ? 'under' : 'over';
  return {
    topic: 'game_log',
    // The team that is named beside a player is whom he played.
    teams: [],
    against: [...(against.length > 0 ? against : teams)].slice(0, 2),
    days,
    stat,
    ...(others.length > 0 && { stats: [...stats] }),
    // Of his own line, which is not said.
    ...(line === null &&
      (side === 'over' || side === 'under') &&
      stat !== null &&
      others.length === 0 &&
      asksHowOften.test(prompt) && { side }),
    ...(line !== null && { side: direction, over: beaten(line, side, prompt) }),
    ...detailOfLog(prompt),
  } as Filled;
}
function detailOfLog(prompt: string): Pick<FindQuery, 'detail'> | undefined {
  if (cues.streak.test(prompt)) return { detail: 'streak' };
  if (cues.lowest.test(prompt)) return { detail: 'lowest' };
  if (cues.highest.test(prompt)) return { detail: 'highest' };
  return cues.median.test(prompt) ? { detail: 'median' } : undefined;
}

const isOfSpan = ({ last, since, isOfSeason, isPast }: Parts): boolean =>
  last !== null || since !== null || isOfSeason || isPast;
const ofGames: ReadonlySet<string> = new Set([
  'statistic',
  'game_log',
  'form',
  'record',
  'total',
  'meetings',
  'score',
]);

const numbers: Readonly<Record<string, number>> = Object.fromEntries(
  'one two three four five six seven eight nine ten'.split(' ').map((word, at) => [word, at + 1]),
);

/** "26 or more" is over 25.5, and "over 26" more than 26. */
function beaten(line: number, side: Parts['side'], prompt: string): number {
  // A whole number of a prop may have been read as the line below it.
  const said = cues.beyond.exec(prompt)?.[1]?.toLowerCase() ?? '';
  const beyond = numbers[said] ?? Number(said === '' ? Number.NaN : said);
  if (beyond === line || beyond - 0.5 === line) return beyond;
  return Number.isInteger(line) && ((side !== 'over' && side !== 'under') || cues.atLeast.test(prompt))
    ? line - 0.5
    : line;
}

function ofTeams(topic: FindQuery['topic'], parts: Parts, prompt: string): Filled | undefined {
  const { teams, against, stats, side, line, sports, group, order, limit, days, market, last, unkept } =
    parts;
  const all = [...new Set([...teams, ...against])];
  const isOfTeam = all.length > 0;
  const ordered = { order: order ?? ('most' as const), limit };
  switch (topic) {
    case 'meetings':
      return all.length === 2 ? meetingOf(all, parts, prompt) : undefined;
    case 'leaders':
      if (stats.length === 0 && splitsOf(parts).length > 0 && isOfLeague(parts, prompt))
        return { topic: market === 'spread' ? 'spread' : 'record', splits: splitsOf(parts) };
      if (stats.length === 0)
        return unkept.length > 0 || market !== null || side !== null ? ofRanks(parts) : undefined;
      return stats.length === 1
        ? {
            topic,
            teams: all,
            against: [],
            // "Right now" is said of a season, and of no games of today.
            ...(cues.now.test(prompt) && { days: null }),
            stat: stats[0] ?? null,
            order: order === 'least' ? order : null,
            limit,
          }
        : undefined;
    case 'standings':
      if (!isOfTeam && group === null && sports.length === 0) return undefined;
      return { topic, ...(all.length > 0 && cues.place.test(prompt) && { detail: 'place' as const }) };
    case 'score':
      return isOfTeam || sports.length > 0 || days !== null
        ? {
            topic,
            teams: all,
            market:
              market === 'spread' || cues.covered.test(prompt)
                ? 'spread'
                : market === 'total' || side === 'over' || side === 'under'
                  ? 'total'
                  : null,
            side: side === 'over' || side === 'under' ? side : null,
          }
        : undefined;
    case 'schedule':
      return {
        topic,
        teams: all,
        ...(teams.length === 1 &&
          against.length === 0 &&
          cues.opponent.test(prompt) && { detail: 'opponent' as const }),
      };
    case 'injuries':
      return isOfTeam ? { topic, teams: all } : undefined;
    case 'starters':
      return isOfTeam || sports.length > 0 || days !== null ? { topic, teams: all } : undefined;
    case 'rest':
      return isOfTeam ? { topic, teams: all } : { topic, detail: 'place' };
    case 'form':
      if (against.length === 1 && teams.length === 1) return { topic: 'meetings', teams: all, splits: [] };
      if (!isOfTeam)
        return cues.streak.test(prompt)
          ? { topic, detail: 'streak', limit, order: order === 'least' ? order : streakOf(prompt) }
          : undefined;
      return {
        topic,
        ...(cues.streak.test(prompt) &&
          last === null && {
            detail: 'streak' as const,
            ...(cues.longest.test(prompt) && { order: streakOf(prompt) }),
          }),
      };
    case 'record':
    case 'spread':
      if (against.length > 0)
        return against.length + teams.length === 2
          ? { topic: 'meetings', teams: all, splits: [] }
          : undefined;
      if (isOfTeam && cues.wins.test(prompt) && cues.covers.test(prompt))
        return { topic: 'record', market: 'spread' };
      if (!isOfTeam)
        return isOfLeague(parts, prompt) && splitsOf(parts).length > 0
          ? { topic, splits: splitsOf(parts) }
          : { topic, ...ordered };
      return { topic };
    case 'total': {
      if (against.length > 0)
        return against.length + teams.length === 2
          ? { topic: 'meetings', teams: all, splits: [], market: 'total', side: ofTotal(side) }
          : undefined;
      const of = ofTotal(side);
      if (isOfTeam) return { topic, side: of, over: line };
      return isOfLeague(parts, prompt) && line === null
        ? { topic, splits: splitsOf(parts) }
        : { topic, side: of ?? 'over', ...ordered };
    }
    case 'statistic': {
      const detail = cues.allowed.test(prompt) ? ('allowed' as const) : null;
      const isOfScores = stats.every((stat) => ofScores.has(stat));
      if (!isOfScores || against.length > 0) return undefined;
      return isOfTeam ? { topic, detail } : { topic, detail, ...ordered };
    }
    case 'game_log':
      return isOfTeam && stats.length === 0 ? { topic: 'form' } : undefined;
  }
}

const streakOf = (prompt: string) => (cues.losing.test(prompt) ? ('least' as const) : ('most' as const));

const ofTotal = (side: Parts['side']) => (side === 'under' || side === 'over' ? side : null);

/** The meetings of two teams, or the last time that the first of them won. */
function meetingOf(teams: string[], { side, market, splits }: Parts, prompt: string): Filled {
  const isOfTotals = market === 'total' || ofTotal(side) !== null;
  if (!(cues.lastWin.test(prompt) || asksIfEver.test(prompt)) || isOfTotals)
    return {
      topic: 'meetings',
      teams,
      splits: [],
      ...(isOfTotals && { market: 'total' as const, side: ofTotal(side) }),
    };
  const named = venueIn(prompt.toLowerCase(), teams);
  return {
    topic: 'meetings',
    teams,
    detail: 'last_win',
    splits: named ?? splits.filter((split) => split === 'home' || split === 'road'),
  };
}

/** Of all teams that the splits leave, and not which of them is the best. */
const isOfLeague = ({ order, limit, group }: Parts, prompt: string): boolean =>
  order === null && limit === null && group === null && !cues.ofOneTeam.test(prompt);

/** "Underdogs" is the side of a bet, and here the games that are meant. */
const splitsOf = ({ splits, side }: Parts): FindQuery['splits'] =>
  findSplits.filter((each) => splits.includes(each) || each === side);

/** "Which team is best against the spread": teams in the order of a record, or of what they score where nothing else is kept. */
function ofRanks({ market, side, order, limit, unkept }: Parts): Filled {
  const ordered = { order: order ?? ('most' as const), limit };
  if (market === 'spread') return { topic: 'spread', ...ordered };
  if (side === 'over' || side === 'under') return { topic: 'total', side, ...ordered };
  return { topic: unkept.length > 0 ? 'statistic' : 'record', ...ordered };
}

/** What teams score. */
const ofScores: ReadonlySet<string> = new Set(['points', 'goals', 'runs', 'other']);
