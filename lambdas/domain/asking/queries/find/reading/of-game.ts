/** What people ask about a game or its place that nobody here keeps, whatever else its question looks like: the answer names it, with the game. */
import type { FindQuery } from '../../../../../contracts/asking/queries/find.ts';
import { openFind } from '../open-find.ts';
import type { Slots } from './slots.ts';
import { namesBet } from './sure.ts';

export const stadiumNames = 'names of stadiums';

/** By how an answer names it; the words are said of nothing else that is kept. */
const things: readonly (readonly [string, RegExp])[] = [
  [
    'TV channels and streams',
    /\b(?:channels?|tv|television|televis(?:ed|es|ing)|broadcast(?:s|ed|ing|ers?)?|stream(?:s|ed|ing)|streaming|announcers?|commentators?|which network|what network|on (?:espn|abc|fox|cbs|nbc|tnt|peacock|netflix|amazon|prime video))\b/i,
  ],
  [
    stadiumNames,
    /\b(?:(?:which|what|name of the|whose|what(?:'?s| is) the(?: name of the)?)(?: \w+){0,2} (?:stadiums?|arenas?|ballparks?|venues?|building|rink)|(?:stadium|arena|venue|ballpark) (?:name|capacity)|(?:the|a) venue|(?:stadium|arena|ballpark)s?\b.{0,40}\b(?:called|named?|capacity|holds?|seats?))\b/i,
  ],
  [
    'umpires and referees',
    /\b(?:refere(?:e|es|ed|eing)|refs?|reff(?:ed|ing)|umpir(?:e|es|ed|ing)|umps?|officiat(?:e|es|ed|ing)|officials|officiating crew|linesm[ae]n)\b/i,
  ],
  [
    'attendance',
    /\b(?:attendances?|(?:how many|number of) (?:fans|people|spectators)|fans attend\w*|crowd size|(?:big|large|average|biggest|largest)(?: home)? crowds?|sell ?outs?|sold out)\b/i,
  ],
  [
    'travel and time zones',
    /\b(?:how (?:far|long|much|many miles)\b.{0,50}\b(?:travel(?:s|ing)?|fly|flying|flights?|trip)|(?:travel|flight) (?:distance|time|miles|schedule)|miles|kilomet(?:er|re)s|time zones?|jet ?lag)\b/i,
  ],
  ['weather', /\b(?:weather|forecast|temperatures?|windy|snow(?:ing)?|rain(?:ing|y)?)\b/i],
];

/** Whether something is named that belongs to a game and is not kept. */
export const namesGame = (typed: string): boolean => things.some(([, words]) => words.test(typed));

/** Whether what is not kept belongs to a game, and not to a team's figures. */
export const isOfGame = (label: string): boolean => things.some(([each]) => each === label);

/**
 * @param typed as the user wrote it
 * @returns the question for the game, with what is not kept; as it is where it names nothing of the kind, or names it already
 */
export function ofGame(query: FindQuery, typed: string): FindQuery {
  const missing = things.flatMap(([label, words]) => (words.test(typed) ? [label] : []));
  if (missing.length === 0 || query.players.length > 0) return query;
  if (query.topic === 'schedule') return { ...query, unkept: missing };
  const { sports, teams, against, days } = query;
  return {
    ...openFind,
    topic: 'schedule',
    sports: [...sports],
    teams: [...new Set([...teams, ...against])],
    days: days && [...days],
    unkept: missing,
  };
}

/** Asks something, and wants no bet. */
const asks =
  /^\W*(?:who(?:'?s)?|what(?:'?s)?|which|where|is|are|was|were|how|does|do|did|will|when|can|on)\b/i;

/**
 * A question whose other words nobody reads: what it asks for is not kept in any words.
 * @returns the question for the games of its teams; undefined where it names none, or may be a bet
 */
export function onlyOfGame(typed: string, slots: Slots): FindQuery | undefined {
  const { teams, players, sports, days, markets, side, over, prices, lines, money } = slots;
  const isOther = [players, markets, prices, lines, money].some((each) => each.length > 0);
  if (isOther || side !== null || over !== null || teams.length === 0 || teams.length > 2) return undefined;
  if (!asks.test(typed) || namesBet(typed)) return undefined;
  const query: FindQuery = { ...openFind, topic: 'schedule', sports, teams, days: days && [...days] };
  const found = ofGame(query, typed);
  return found.unkept.length > 0 ? found : undefined;
}
