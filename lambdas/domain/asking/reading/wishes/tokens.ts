/** A question as typed tokens: which words count, join or hold together, whatever they are about. */

export type TokenType =
  /** `two`, `a couple of`: how many legs follow. */
  | 'count'
  /** `a`, `some`, `any`: one leg follows. */
  | 'article'
  /** `and`, `plus`, a comma: what follows is another piece. */
  | 'join'
  /** `parlay`, `legs`: the bet as a whole. */
  | 'slip'
  | 'word';

export interface Token {
  readonly type: TokenType;
  /** With its capitals. */
  readonly text: string;
  readonly lower: string;
  /** Of a count or an article: how many. */
  readonly count: number;
}

const counts: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  couple: 2,
  pair: 2,
};
const articles = new Set(['a', 'an', 'some', 'any']);
const joins = new Set([
  ...['and', 'plus', 'with', 'w', 'n', 'then', 'also', 'pis', 'add', '&', '+', ',', '.', '?', ';'],
]);
const slips = /^(?:parlays?|slips?|tickets?|combos?|legs?|leggers?|legged|sgps?|teamers?|bets?|bet)$/;

/** @param text cleaned and spelled, with its capitals */
export function tokensOf(text: string): Token[] {
  return text
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word): Token => {
      const lower = word.toLowerCase();
      const count = counts[lower] ?? (/^[1-8]$/.test(lower) ? Number(lower) : 1);
      return { type: typeOf(lower), text: word, lower, count };
    });
}

function typeOf(word: string): TokenType {
  if (joins.has(word)) return 'join';
  if (articles.has(word)) return 'article';
  if (counts[word] !== undefined || /^[1-8]$/.test(word)) return 'count';
  return slips.test(word) ? 'slip' : 'word';
}
