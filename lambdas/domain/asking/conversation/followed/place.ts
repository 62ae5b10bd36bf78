/** "Where does that rank", "is that the most in the league", "who has more": the place of whom the last answer was about. */
import type { FindQuery } from '../../../../contracts/asking/queries/find.ts';
import type { PropStat } from '../../../../contracts/feed/props.ts';
import { openFind } from '../../queries/find/open-find.ts';
import { mainStats } from '../../queries/find/players/game-log.ts';
import { isPlain, type Said, sportOf } from './said.ts';
import { statSaid } from './stats-said.ts';

const asksPlace =
  /\b(?:rank(?:s|ed|ing)?|(?:what|which) (?:place|spot|number)|on (?:that|this|the) list|top (?:three|five|ten|twenty|half|\d+))\b|^(?:where|how high)\b.*\b(?:stands?|places?|falls?|lands?|sits?|finish|in the (?:league|nba|nfl|nhl|mlb|mls))$/;
/** "Where are the Steelers" after a ranking. */
const asksWhere = /^(?:and |so )*(?:where(?:'?s| is| are| do| does)\b|how about\b|what about\b)/;
const claims =
  /^(?:is|are|was|were|does|do|did|has|have)\b.*\b(?:most|best|highest|top|fewest|lowest|least|worst|first|number one|#1|leader|lead(?:s|ing)?(?: the| all)?)\b(?: (?:in|of|the|league|nba|nfl|nhl|mlb|mls|among|all|players|teams|anyone|that|this|season|so far|year|on (?:that|the) list))*$/;
const asksMore =
  /^(?:who|which players?|anyone|anybody|does anyone|does anybody|has anyone|is anyone|who else|which teams?) ?(?:has|have|had|is|averages?|scores?|got|else)?(?: \w+)? ?(?:more|higher|better|ahead)(?: (?:than (?:him|that|her|them|they|he|that one)|of (?:him|them)))?$/;

/** @returns undefined if no place is asked for */
export function placeOf(said: Said): FindQuery | undefined {
  const { text, slots, shown } = said;
  const isNamed = slots.teams.length + slots.players.length === 1;
  const isOfList =
    shown.last?.ask === 'find' && (shown.last.order !== null || shown.last.topic === 'leaders');
  const isPlace =
    asksPlace.test(text) || asksMore.test(text) || (isOfList && isNamed && asksWhere.test(text));
  if ((!isPlace && !claims.test(text)) || !isPlain(said) || slots.days || slots.over !== null)
    return undefined;
  if (slots.teams.length + slots.players.length > 1 || slots.stats.length > 1) return undefined;
  if (/\b(?:odds|price|bet|line|spread|favou?rites?|underdogs?)\b/.test(text)) return undefined;
  return ofPlayer(said, isPlace) ?? ofTeam(said, isPlace);
}

function ofPlayer(said: Said, isPlace: boolean): FindQuery | undefined {
  const { slots, shown, context } = said;
  const { last } = shown;
  if (slots.teams.length > 0) return undefined;
  const own = last?.ask === 'find' && last.topic === 'leaders' ? last : undefined;
  const [player = shown.players.length === 1 ? shown.players[0] : undefined] = slots.players;
  if (player === undefined || (slots.players.length > 0 && !own && shown.players.length === 0))
    return undefined;
  const sport = sportOf({ teams: [], players: [player] }, context) ?? said.sport;
  const stat = statSaid(said) ?? own?.stat ?? statShown(said) ?? mainStats[sport]?.[0] ?? null;
  if (stat === null || (sport === 'NFL' && stat === mainStats.NFL?.[0] && !isNamed(said, stat)))
    return undefined;
  return {
    ...openFind,
    topic: 'leaders',
    sports: [sport],
    teams: own?.teams ?? [],
    players: [player],
    stat,
    detail: isPlace ? 'rank' : 'highest',
  };
}

/** A quarterback's yards are nobody else's: without their name, they are not meant. */
const isNamed = (said: Said, stat: PropStat): boolean =>
  statSaid(said) === stat || statShown(said) === stat || said.shown.stat === stat;

function statShown({ shown: { last, stat } }: Said): PropStat | null {
  const first = last?.ask === 'find' ? (last.stats?.[0] ?? last.stat) : stat;
  return first === 'other' ? null : first;
}

const ranked: ReadonlySet<FindQuery['topic']> = new Set(['statistic', 'record', 'spread', 'total']);

function ofTeam({ text, slots, shown, sport }: Said, isPlace: boolean): FindQuery | undefined {
  const { last } = shown;
  const [team = shown.teams.length === 1 ? shown.teams[0] : undefined] = slots.teams;
  if (last?.ask !== 'find' || !ranked.has(last.topic) || team === undefined) return undefined;
  if (slots.players.length > 0 || last.players.length > 0 || last.part !== null) return undefined;
  const about = { ...openFind, sports: [sport], teams: [team], splits: last.splits };
  const isOfDefense = /\b(?:defen[cs]e|allowed)\b/.test(text);
  if (last.topic === 'record' && !isOfDefense && !slots.has('scoring'))
    return isPlace
      ? { ...about, topic: 'record', detail: 'place' }
      : { ...about, topic: 'record', order: last.order ?? 'most' };
  const isAllowed = isOfDefense || (last.topic === 'statistic' && last.detail === 'allowed');
  const least = /\b(?:fewest|lowest|least|worst)\b/.test(text) ? 'least' : 'most';
  const order = last.order ?? (isAllowed ? (isPlace ? 'least' : ofAllowed(text)) : least);
  const isOfScores = last.topic === 'statistic' || isOfDefense || slots.has('scoring');
  return {
    ...about,
    topic: isOfScores ? 'statistic' : last.topic,
    market: isOfScores ? null : last.market,
    side: isOfScores ? null : last.side,
    order,
    detail: isPlace ? (isAllowed ? 'rank_allowed' : 'rank') : isAllowed ? 'allowed' : null,
  };
}

/** The best defense allows the fewest. */
const ofAllowed = (text: string): 'most' | 'least' =>
  /\b(?:most|highest|worst)\b/.test(text) ? 'most' : 'least';
