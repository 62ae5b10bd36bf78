/**
 * Where the pieces of a question begin and end. Each construction looks at all tokens by itself and says where it cuts and what it
 * holds together, so their order makes no difference.
 */
import { anyCombinedStat } from '../terms/stats.ts';
import { unlisted } from '../terms/unlisted.ts';
import { isHisNumber, ofPlayers } from './of-players.ts';
import { ofPositions } from './of-positions.ts';
import type { Construction, Token } from './tokens.ts';

/** "Two overs and a team", "bills moneyline, one under". */
const joined: Construction = (tokens) => ({
  separators: tokens.flatMap(({ type }, at) => (type === 'join' ? [at] : [])),
});

/** A number after one of these measures something, or says which. */
const measures =
  /^(?:over|under|o|u|top|last|past|next|first|than|line|by|to|around|after|before|week|within|at|from|between|game|number|no)$/;
/** A number before one of these is no count of legs. */
const units =
  /^(?:points?|pts?|yards?|yds|%|percent|units?|dollars|am|pm|x|goals?|runs?|legs?|legged|team|teamer|man|way|fold|days?|hours?|minutes?|of|per|each|game|tonight|today|tomorrow|to|or|and|,|\.|\?|oclock|et|est|ct|pt|eastern)$/;
const isWord = (token: Token | undefined) => token !== undefined && /^(?:[a-z]|[+-]\d)/.test(token.lower);

/** "One nfl spread one nba total": a count begins a piece, joined or not. */
const counted: Construction = (tokens) => ({
  starts: tokens.flatMap((_, at) =>
    isCountOfLegs(tokens, at) && !isOfKind(tokens, at) ? [isLeast(tokens, at) ? at - 2 : at] : [],
  ),
});

/** "Run lines for three underdogs": the count is of what is said before it. */
const isOfKind = (tokens: readonly Token[], at: number): boolean =>
  /^(?:for|on|in|from|across)$/.test(tokens[at - 1]?.lower ?? '') &&
  tokens[at - 2]?.type === 'word' &&
  !leads.test(tokens[at - 2]?.lower ?? '');

/** "At least one", counted by its number. */
const isLeast = (tokens: readonly Token[], at: number): boolean =>
  tokens[at - 1]?.lower === 'least' && tokens[at - 2]?.lower === 'at';

/** Whether a number says how many legs follow. */
export function isCountOfLegs(tokens: readonly Token[], at: number): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (token?.type !== 'count' || !isWord(next) || next?.type === 'slip' || isHisNumber(tokens, at))
    return false;
  if (token.lower === 'couple' || token.lower === 'pair') return true;
  const isScorer = /^goals?$/.test(next?.lower ?? '') && /^scorers?/.test(tokens[at + 2]?.lower ?? '');
  if (units.test(next?.lower ?? '') && !isScorer) return false;
  // "Eight pick parlay", as "eight leg parlay".
  if (/^(?:pick|play|bet|game)$/.test(next?.lower ?? '') && tokens[at + 2]?.lower === 'parlay') return false;
  return isLeast(tokens, at) || !measures.test(before?.lower ?? '');
}

/** "Give me a lock", "parlay of a favorite": an article begins a piece after what only leads to it. */
const leads =
  /^(?:gimme|give|me|want|need|get|make|do|build|find|lemme|add|take|of|then|us|like|parlay|legs?)$/;
const introduced: Construction = (tokens) => ({
  starts: tokens.flatMap(({ type }, at) =>
    type === 'article' && isWord(tokens[at + 1]) && leads.test(tokens[at - 1]?.lower ?? '') ? [at] : [],
  ),
});

/** "Parlay of the Lions and an over", "legs from the Lions": what the slip is made of. */
const ofSlip: Construction = (tokens) => ({
  separators: tokens.flatMap(({ lower }, at) =>
    /^(?:of|using)$/.test(lower) &&
    tokens[at - 1]?.type === 'slip' &&
    !/^\d/.test(tokens[at + 1]?.lower ?? '')
      ? [at]
      : [],
  ),
});

/** "One from hockey, all favorites": what holds for every leg. */
const forAll: Construction = (tokens) => ({
  starts: tokens.flatMap(({ lower }, at) =>
    lower === 'all' && kinds.test(tokens[at + 1]?.lower ?? '') && tokens[at - 1]?.lower !== 'of' ? [at] : [],
  ),
});
const kinds = /^(?:favorites|underdogs|overs|unders|moneylines|spreads|totals|props|home|road|away)$/;

/** Spans that a join does not end: sums of statistics, ranges, money, the points of a spread. */
const holding: readonly RegExp[] = [
  new RegExp(`(?<![a-z])(?:${unlisted.map(({ words }) => words).join('|')})(?![a-z])`, 'gi'),
  new RegExp(`(?<![a-z])${anyCombinedStat}(?![a-z])`, 'gi'),
  /(?<![a-z])(?:between|from) [+\-$]?\d[\w.%]* (?:and|to|-) [+\-$]?\d[\w.%]*/gi,
  /(?<![a-z])(?:plus|with|w|\+) (?:the )?(?:money|odds|points?|pts|ev|the points|price|prices)(?![a-z])/gi,
  /(?<![a-z])(?:with|w|and) (?:an? |the )?(?:totals?|lines?|spreads?|numbers?)(?: (?:of|at|is|are|set|under|over|above|below|up|to|within|between|least|most))* [+-]?\d/gi,
  /(?<![a-z])alt(?:s|ernates?)?(?: [a-z]+){0,2} , (?:way )?down(?![a-z])/gi,
  /(?<![a-z])(?:with|w|at) (?:(?:at least|around|about|roughly|better than|like) )*(?:an? )?\w+ (?:in|out of) \w+ (?:shots?|chances?)(?: (?:of|at|to) (?:hit|win|cash|land|com)\w*(?: (?:in|home|through))?)?(?![a-z])/gi,
  /(?<![a-z])hits ?[,+]? (?:and )?runs ?[,+]? (?:and )?rbis?(?![a-z])/gi,
  /(?<![a-z])(?:overs?|unders?) (?:and|or) (?:overs?|unders?)(?![a-z])/gi,
  /(?<![a-z])(?:and|with) (?:nothing (?:else|more)|(?:thats|that is) (?:it|all)|better|up|longer|more|higher|shorter)(?![a-z])/gi,
  /(?<![a-z])(?:with|w) (?:it|that|them|him|both|my|\$\d+|\d+ (?:dollars|bucks))(?![a-z])/gi,
];

const held: Construction = (tokens) => {
  const text = tokens.map(({ lower }) => lower).join(' ');
  const starts: number[] = [];
  let length = 0;
  for (const { lower } of tokens) {
    starts.push(length);
    length += lower.length + 1;
  }
  const tokenAt = (index: number) => starts.findLastIndex((start) => start <= index);
  const found = holding.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(
      (match) => [tokenAt(match.index), tokenAt(match.index + match[0].length - 1) + 1] as const,
    ),
  );
  return { held: found };
};

export const constructions: readonly Construction[] = [
  joined,
  ofPositions,
  counted,
  introduced,
  ofSlip,
  forAll,
  ofPlayers,
  held,
];

/** A run of tokens between cuts. */
export interface Piece {
  readonly words: string;
  readonly lower: string;
  /** How many legs it asks for; null if it does not say. */
  readonly count: number | null;
  /** "At least one". */
  readonly isLeast: boolean;
  /** A question mark or a full stop is before it. */
  readonly isOwnSentence: boolean;
  /** "With" is before it. */
  readonly isWith: boolean;
}

/** @param using in any order */
export function piecesOf(tokens: readonly Token[], using: readonly Construction[] = constructions): Piece[] {
  const all = using.map((construction) => construction(tokens));
  const spans = all.flatMap((cuts) => cuts.held ?? []);
  const isInside = (at: number) => spans.some(([from, to]) => at >= from && at < to);
  const isAfterFirst = (at: number) => spans.some(([from, to]) => at > from && at < to);
  const separators = new Set(all.flatMap((cuts) => cuts.separators ?? []).filter((at) => !isInside(at)));
  const starts = new Set(all.flatMap((cuts) => cuts.starts ?? []).filter((at) => !isAfterFirst(at)));
  const runs: number[][] = [[]];
  for (const at of tokens.keys()) {
    if (separators.has(at) || starts.has(at)) runs.push([]);
    if (!separators.has(at)) runs.at(-1)?.push(at);
  }
  return runs.flatMap((run) => (run.length > 0 ? [pieceOf(run, tokens)] : []));
}

function pieceOf(run: readonly number[], tokens: readonly Token[]): Piece {
  const words = run.flatMap((at) => tokens[at] ?? []);
  const at = isLeast(words, 2) ? 2 : 0;
  const counting = words[at];
  const isCount =
    counting?.type === 'article'
      ? isWord(words[at + 1])
      : counting !== undefined && isCountOfLegs(words, at) && !isHisNumber(tokens, run[at] ?? 0);
  const rest = isCount ? words.slice(at + 1) : words;
  const own = rest[0]?.lower === 'of' ? rest.slice(1) : rest;
  const text = own.map((token) => token.text).join(' ');
  return {
    words: text,
    lower: text.toLowerCase(),
    count: isCount ? (counting?.count ?? 1) : null,
    isLeast: at > 0 && isCount,
    isOwnSentence: /^[.?]$/.test(tokens[(run[0] ?? 0) - 1]?.lower ?? ''),
    isWith: /^(?:with|w)$/.test(tokens[(run[0] ?? 0) - 1]?.lower ?? ''),
  };
}
