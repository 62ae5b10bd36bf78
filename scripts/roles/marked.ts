/**
 * Bets as people ask for them, with the role of each word: `[3|n] leg, {[chiefs|team] [ml|market]} and {[over|side] in the [bills|game] game}`.
 * Braces stand around the words of one leg, and `!` before a role for what is refused (docs/decisions/0028).
 */
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Token, tokensOf } from '../../lambdas/domain/asking/encoder/tokens.ts';
import { type Span, spansIn } from '../../lambdas/domain/asking/roles/spans.ts';

export interface MarkedToken extends Token {
  /** `O` for none, `B-team` for the first token of a span, `I-team` for the others. */
  readonly role: string;
  /** `B` for the first token of a leg, `I` for the others, `O` outside of legs. */
  readonly leg: 'O' | 'B' | 'I';
  /** What the words of the role mean, where the mark says it: `[when travelling|split=road]`. It stands with the first of them. */
  readonly means?: string;
}

export interface Marked {
  readonly file: string;
  readonly text: string;
  readonly tokens: readonly MarkedToken[];
}

const corpus = resolve(import.meta.dirname, 'corpus');

/** Every question of the corpus, one a line of its files. */
export function allMarked(): Marked[] {
  return readdirSync(corpus)
    .sort()
    .flatMap((file) =>
      readFileSync(resolve(corpus, file), 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => ({ file, ...parsed(line) })),
    );
}

const span = /\[([^[\]|{}]*)\|(!?[a-z]+)(?:=([a-z_\d]+))?\]|([{}])|([^[{}])/g;

/** What is said of a letter. */
interface Under {
  readonly role: string;
  readonly means?: string | undefined;
  readonly span: number;
  readonly leg: number;
}

/** @throws if a mark is not closed */
export function parsed(line: string): Pick<Marked, 'text' | 'tokens'> {
  let [text, leg, legs, spans] = ['', -1, 0, 0];
  const at: Under[] = [];
  for (const [, words, role = '', means, brace, other] of line.matchAll(span)) {
    if (brace) leg = brace === '{' ? legs++ : -1;
    else {
      spans += 1;
      for (const letter of words ?? other ?? '') {
        text += letter;
        at.push({ role, means, span: spans, leg });
      }
    }
  }
  if (/[[\]{}|]/.test(text)) throw new Error(`A mark is not closed: ${line}`);
  let before: { readonly span: number; readonly leg: number } = { span: -1, leg: -1 };
  const tokens = tokensOf(text).map((token): MarkedToken => {
    const under = at.slice(token.at, token.at + token.text.length);
    const own: Under = under.find(({ role }) => role !== '') ?? under[0] ?? { role: '', span: 0, leg: -1 };
    const isFirst = own.span !== before.span;
    const inLeg = under.find((each) => each.leg >= 0)?.leg ?? -1;
    const role = own.role === '' ? 'O' : `${isFirst ? 'B' : 'I'}-${own.role}`;
    const part = inLeg < 0 ? 'O' : inLeg === before.leg ? 'I' : 'B';
    before = { span: own.role === '' ? -1 : own.span, leg: inLeg };
    return { ...token, role, leg: part, ...(isFirst && own.means !== undefined && { means: own.means }) };
  });
  return { text, tokens };
}

const parts: readonly MarkedToken['leg'][] = ['O', 'B', 'I'];

/** The spans of a marked bet, each with a chance of 1. */
export const spansOf = ({ text, tokens }: Pick<Marked, 'text' | 'tokens'>): Span[] =>
  spansIn(
    text,
    tokens,
    tokens.map(({ role }) => role),
    tokens.map(({ leg }) => parts.indexOf(leg)),
  );
