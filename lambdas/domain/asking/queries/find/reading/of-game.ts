/** What people ask about a game or its place that nobody here keeps, whatever else its question looks like: the answer names it, with the game. */
import type { FindQuery } from '../../../../../contracts/asking/queries/find.ts';
import { openFind } from '../open-find.ts';

export const stadiumNames = 'names of stadiums';

/** By how an answer names it; the words are said of nothing else that is kept. */
const things: readonly (readonly [string, RegExp])[] = [
  [
    'TV channels and streams',
    /\b(?:channels?|tv|television|televis(?:ed|es|ing)|broadcast(?:s|ed|ing|ers?)?|stream(?:s|ed|ing)|streaming|announcers?|commentators?|which network|what network|on (?:espn|abc|fox|cbs|nbc|tnt|peacock|netflix|amazon|prime video))\b/i,
  ],
  [
    stadiumNames,
    /\b(?:(?:which|what|name of the|whose|what(?:'?s| is) the(?: name of the)?)(?: \w+){0,2} (?:stadiums?|arenas?|ballparks?|venues?|building|rink)|(?:stadium|arena|venue|ballpark) (?:name|capacity)|(?:the|a) venue)\b/i,
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
