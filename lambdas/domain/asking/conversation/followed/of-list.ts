/** A question about those that a list named: which of them is first by something else, on the days of the list. */
import type { FindQuery } from '../../../../contracts/asking/queries/find.ts';
import { openFind } from '../../queries/find/open-find.ts';
import { readQueries } from '../../queries/reading/read-queries.ts';
import type { Heard } from '../heard.ts';
import { asksWhichOf, ofTeams } from './compared.ts';
import { heardOf, isPlain, type Said } from './said.ts';

const pointing =
  /\b(?:which|what|any|who|how many)(?: (?:one|ones|game|team|teams))?(?: of (?:them|those|these|the (?:three|four|five|two)))?\b/;
const ofThem =
  /\b(?:which one|which ones|of (?:them|those|these)|(?:those|these) (?:teams|games|ones|three|two|five))\b/;

/** @returns undefined where the last answer was no list, or the words name somebody themselves */
export function ofListed(said: Said): Heard | undefined {
  const { shown, slots, text, context, sport } = said;
  const { last } = shown;
  if (!last || (last.ask !== 'find' && last.ask !== 'market') || shown.teams.length > 0) return undefined;
  if (shown.players.length > 0 || slots.teams.length + slots.players.length > 0) return undefined;
  if (!pointing.test(text) || !ofThem.test(text)) return undefined;
  const ranked = asksWhichOf(said) ? ofTeams(said) : undefined;
  // "Which one scores the fewest" after those that score the most is of the whole league.
  const isOfLeague = last.ask === 'find' && last.topic === ranked?.topic && !ofSeveral.test(text);
  if (ranked && !isOfLeague) return { ...heardOf(ranked, said), isOfAllShown: true };
  // "Which one has the biggest favorite": of the games of the day that was listed.
  if (last.ask !== 'find' || last.topic !== 'schedule' || !last.days) return undefined;
  const read = (words: string) => readQueries(words, { ...context, selectedSport: sport });
  const [query, ...others] = read(text) ?? read(text.replace(ofGames, 'which game')) ?? [];
  return query?.ask === 'market' && others.length === 0 && query.teams.length === 0
    ? heardOf({ ...query, sports: [sport], days: [...last.days] }, said)
    : undefined;
}
const ofSeveral = /\bof (?:them|those|these)\b|\b(?:those|these) /;

/** "Which of those", of games that were listed. */
const ofGames = /\b(?:which|what)(?: ones?| games?)? of (?:them|those|these)(?: (?:games?|ones?))?\b/;

const counts =
  /^(?:(?:and|so) )*(?:how many (?:is|are|was|were) (?:that|those|there|they|it)|how many (?:teams|players|games|of them|in (?:all|total))(?: (?:is|are) (?:that|there|those))?(?: in (?:all|total))?|(?:what(?:'?s| is) )?the (?:total|count))$/;

/** "How many is that": of a list that was shown. */
export function countOf({ text, shown: { last } }: Said): Heard | undefined {
  if (last?.ask !== 'find' || !counts.test(text)) return undefined;
  const isList = last.order !== null || last.topic === 'schedule' || last.topic === 'injuries';
  return isList
    ? { kind: 'queries', queries: [last], isAside: true, isWhole: true, opens: 'count' }
    : undefined;
}

const any =
  /^(?:(?:and|so) )*(?:(?:are|is|do|does|will|did|have|has) (?:any|either|one|some) of (?:them|those|these)(?: (?:\w+|guys|players))?|(?:which|who|any|how many) of (?:them|those|these)(?: (?:guys|players|four|five|ten|pitchers))?(?: (?:is|are|do|will|has|have))?|are they|do they|(?:are )?any(?:one)? (?:on|from) (?:that|the) list) /;
const plays: readonly (readonly [RegExp, FindQuery['topic']])[] = [
  [/\b(?:pitch(?:es|ing)?|on the mound|throw(?:s|ing)?|starting|start(?:s)?)\b/, 'starters'],
  [
    /\b(?:hurt|injured|injury|injuries|banged up|questionable|doubtful|sidelined|(?:them|those|these) (?:is |are )?out)\b/,
    'injuries',
  ],
  [/\b(?:play(?:s|ing)?|in action|have a game|suit(?:s|ing)? up)\b/, 'schedule'],
];
const soon = /\b(?:today|tonight|tomorrow|this (?:week|weekend|afternoon|evening)|next|soon|on \w+day)\b/;

/** "Are any of them pitching today" after the leaders of a league: whoever the answer named. */
export function anyOfListed(said: Said): Heard | undefined {
  const { text, shown, slots, sport } = said;
  const { last } = shown;
  const isOfPlayers = last?.ask === 'find' && last.topic === 'leaders' && last.players.length === 0;
  if (!isOfPlayers || !any.test(`${text} `) || !isPlain(said)) return undefined;
  if (slots.teams.length + slots.players.length > 0 || slots.over !== null) return undefined;
  const topic = plays.find(([words, of]) => words.test(text) && (of !== 'starters' || sport === 'MLB'))?.[1];
  if (topic === undefined || (topic !== 'injuries' && !soon.test(text))) return undefined;
  const query: FindQuery = {
    ...openFind,
    topic,
    sports: [sport],
    days: topic === 'injuries' ? null : slots.days,
  };
  return { ...heardOf(query, said), isOfAllShown: true };
}
