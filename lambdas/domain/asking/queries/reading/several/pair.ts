/** Two questions in one about facts and prices, of which the second may only refer to the team of the first: "Jaguars record at home? also best price on them -6.5". */
import type { RuledQuery } from '../kinds.ts';
import { type QuestionContext, type Sentence, sentenceOf } from '../sentence.ts';

/** Between two questions. */
const breaks =
  /[?.!;]+\s+(?:(?:and|also|plus|n) )*|,?\s+(?:and also|and|also|plus|n|&|\+)\s+|,\s+(?=(?:what|who|how|when|best|also)\b)/gi;
/** Fewer words are no question. */
const fewest = 2;
const longest = 200;
/** A longer list is one of legs. */
const mostBreaks = 4;

type Read = (sentence: Sentence) => RuledQuery | undefined;
export type Of = Extract<RuledQuery, { ask: 'find' | 'market' | 'check' }>;
type About = Pick<Extract<Of, { ask: 'find' }>, 'teams' | 'players'>;

/** The two parts of a question, wherever it may be two, first to last. */
export function partsOf(prompt: string): readonly (readonly [one: string, other: string])[] {
  return [...prompt.matchAll(breaks)]
    .slice(0, mostBreaks)
    .map((found) => [prompt.slice(0, found.index), prompt.slice(found.index + found[0].length)] as const)
    .filter((parts) => areLong(...parts));
}

/**
 * @param read a question in full
 * @returns undefined unless both are read in full, and ask for two things
 */
export function readPair(prompt: string, context: QuestionContext, read: Read): readonly Of[] | undefined {
  if (prompt.length > longest) return undefined;
  for (const [one, other] of partsOf(prompt)) {
    const pair = pairOf(one, other, (text) => ofTables(read(sentenceOf(text, context))));
    if (pair) return pair;
  }
  return undefined;
}

const areLong = (...texts: readonly string[]) =>
  texts.every((text) => (text.match(/[\p{L}\p{N}][\p{L}\p{N}'’.+-]*/gu) ?? []).length >= fewest);

export const ofTables = (query: RuledQuery | undefined): Of | undefined =>
  query?.ask === 'find' || query?.ask === 'market' || query?.ask === 'check' ? query : undefined;

/** Whom a question names; of a bet that is to be judged, its team or its player. */
const aboutOf = (query: Of): About =>
  query.ask === 'check'
    ? {
        teams: query.legs.flatMap(({ teams }) => teams),
        players: query.legs.flatMap(({ player }) => player ?? []),
      }
    : query;

/** @param read a part in full, as one of the kinds that are answered from tables */
export function pairOf(
  one: string,
  other: string,
  read: (text: string) => Of | undefined,
): readonly Of[] | undefined {
  const [first, second] = [read(one), refersBack.test(other) ? undefined : read(other)];
  if (first && second && (isNamed(first) === isNamed(second) || (isOfLeague(first) && isNamed(second))))
    return apart([first, second]);
  // What one of them does not name, the other does.
  if (first && isNamed(first))
    return together(first, onSameDays(first, sameMarket(first, read(naming(other, first)))), false);
  return second && isNamed(second) ? together(second, read(naming(one, second)), true) : undefined;
}

/** "Who do they play tomorrow and who's pitching": what is asked of a game is asked of the one that the first names the days of. */
function onSameDays(first: Of, other: Of | undefined): Of | undefined {
  if (first.ask === 'check' || other === undefined || other.ask === 'check' || other.days) return other;
  const isOfGame = other.ask === 'market' || other.topic === 'starters';
  return first.days && isOfGame && !isOfPast(first) ? { ...other, days: first.days } : other;
}
/** A result is of a game that has no prices any more. */
const isOfPast = (query: Of): boolean => query.ask === 'find' && query.topic !== 'schedule';

/** "The run line on the Dodgers, and what book has it cheapest": the price is of the market that the first asks about. */
const sameMarket = (first: Of, other: Of | undefined): Of | undefined =>
  first.ask === 'market' && other?.ask === 'market' && other.topic === 'best_price' && other.market === null
    ? { ...other, market: first.market, line: other.line ?? first.line }
    : other;

const together = (named: Of, other: Of | undefined, isAfter: boolean): readonly Of[] | undefined => {
  // "Did they win last time out? need the score too": both are the score of one game.
  if (named.ask === 'find' && other?.ask === 'find' && named.topic === 'score' && other.topic === 'score')
    return [named];
  return other && apart(isAfter ? [other, named] : [named, other]);
};

function isNamed(query: Of): boolean {
  const { teams, players } = aboutOf(query);
  return teams.length + players.length > 0;
}

/** "NFC North standings" are of no team. */
const isOfLeague = (query: Of) =>
  query.ask !== 'check' &&
  !isNamed(query) &&
  (query.sports.length > 0 || (query.ask === 'find' && query.group !== null));

/** Both ask for the same of somebody else: one question. */
const apart = ([one, other]: readonly [Of, Of]): readonly Of[] | undefined =>
  isSame(one, other) || areOfMeeting(one, other) ? undefined : [one, other];

/** Two bets to be judged are one question, too. */
const isSame = (one: Of, other: Of): boolean =>
  one.ask === 'check' || other.ask === 'check'
    ? one.ask === other.ask
    : one.ask === other.ask && one.topic === other.topic;

/** "When did they last play and who won", "last time Knicks and Kings met": both ask for one game. */
const areOfMeeting = (one: Of, other: Of): boolean =>
  one.ask === 'find' && other.ask === 'find' && areOfOneGame(one, other);
const areOfOneGame = (one: Extract<Of, { ask: 'find' }>, other: Extract<Of, { ask: 'find' }>): boolean =>
  other.topic === 'meetings'
    ? one.teams.length < other.teams.length
    : one.topic === 'meetings' && other.topic === 'score';

const ifSo =
  /^(?:and )?(?:if so|if yes|if yeah|if (?:he|she|they|it) (?:is|are|does|do)|assuming (?:so|yes|he is)),? /i;
const refersBack = /\b(?:them|they|their|theirs|it|its|he|him|his|that game|this game|the game)\b/i;
const ofTeam = /\b(?:them|they|it|he|him|(?:that|this|the|their) game|their|theirs|its|his)\b/i;

/**
 * With the names of the other question where it refers to them, otherwise behind it.
 * @param where `only` where it refers to them
 */
export function naming(typed: string, named: Of, where: 'any' | 'only' = 'any'): string {
  const { teams, players } = aboutOf(named);
  const names = (players.length > 0 ? players : teams).join(' vs ');
  // "If so whats his k line" is asked whatever the answer to the first is.
  const text = typed.replace(ifSo, '');
  if (where === 'only') {
    if (names === '' || !ofTeam.test(text)) return text;
    // A bet on their game may be on either side.
    return text.replace(ofTeam, (word) => (/ game$/i.test(word) ? `the ${names} game` : names));
  }
  return ofTeam.test(text) ? text.replace(ofTeam, names) : `${text.replace(/[?.!\s]+$/, '')} ${names}`;
}
