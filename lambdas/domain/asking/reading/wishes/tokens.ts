/** A question as typed tokens: which words count, join or hold together, whatever they are about. */
import { counts } from '../words/counts.ts';

export type TokenType =
  /** `two`, `a couple of`: how many legs follow. */
  | 'count'
  /** `a`, `some`, `any`: one leg follows. */
  | 'article'
  /** `and`, `plus`, a comma: what follows is another piece. */
  | 'join'
  /** `parlay`, `legs`: the bet as a whole. */
  | 'slip'
  /** The first word of a player's name. */
  | 'player'
  /** The other words of it. */
  | 'name'
  | 'word';

export interface Token {
  readonly type: TokenType;
  /** With its capitals. */
  readonly text: string;
  readonly lower: string;
  /** Of a count or an article: how many. */
  readonly count: number;
}

const articles = new Set(['a', 'an', 'some', 'any']);
const joins = new Set([
  ...['and', 'plus', 'with', 'w', 'n', 'then', 'also', 'pis', 'add', '&', '+', ',', '.', '?', ';'],
]);
const slips = /^(?:parlays?|slips?|tickets?|combos?|legs?|leggers?|legged|sgps?|teamers?|bets?|bet)$/;

/** How many words from a place on name a player; 0 if none does. */
export type NamesAt = (words: readonly string[], at: number) => number;

/** @param text cleaned and spelled, with its capitals */
export function tokensOf(text: string, namesAt: NamesAt = () => 0): Token[] {
  const tokens = text
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word): Token => {
      const lower = plainOf(word);
      const count = counts[lower] ?? (/^[1-8]$/.test(lower) ? Number(lower) : 1);
      return { type: typeOf(lower), text: word, lower, count };
    });
  return withPlayers(tokens, namesAt);
}

function withPlayers(tokens: readonly Token[], namesAt: NamesAt): Token[] {
  const words = tokens.map(({ lower }) => lower);
  let end = 0;
  return tokens.map((token, at): Token => {
    if (at < end) return { ...token, type: 'name' };
    const length = namesAt(words, at);
    if (length > 0) end = at + length;
    return length > 0 ? { ...token, type: 'player' } : token;
  });
}

const plainOf = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

function typeOf(word: string): TokenType {
  if (joins.has(word)) return 'join';
  if (articles.has(word)) return 'article';
  if (counts[word] !== undefined || /^[1-8]$/.test(word)) return 'count';
  return slips.test(word) ? 'slip' : 'word';
}

/** What a construction says of the tokens. */
export interface Cuts {
  /** Tokens that only separate: they belong to no piece. */
  readonly separators: readonly number[];
  /** Tokens at which a piece begins. */
  readonly starts: readonly number[];
  /** Ranges of tokens that no other construction cuts, the end excluded. */
  readonly held: readonly (readonly [from: number, to: number])[];
}

export type Construction = (tokens: readonly Token[]) => Partial<Cuts>;
