/** Other words of the same roles in a question, so that more is learned from it: "chiefs ml" for "jets to cover". */
import type { Marked, MarkedToken } from './marked.ts';

type Span = readonly MarkedToken[];
export type Bank = ReadonlyMap<string, readonly Span[]>;

/** How often a span is exchanged. */
const share = 0.3;

/** The spans of a question, and the tokens between them each alone. */
function divided({ tokens }: Pick<Marked, 'tokens'>): MarkedToken[][] {
  const parts: MarkedToken[][] = [];
  for (const token of tokens) {
    const last = parts.at(-1);
    if (last && token.role.startsWith('I-')) last.push(token);
    else parts.push([token]);
  }
  return parts;
}

const roleOf = (span: Span): string => span[0]?.role.slice(2) ?? '';

/** Every span by its role. */
export function spansOf(questions: readonly Marked[]): Bank {
  const spans = questions.flatMap(divided).filter((span) => roleOf(span) !== '');
  return Map.groupBy(spans, roleOf);
}

/** Roles whose words depend on each other, so that none is exchanged. */
const fixed: ReadonlySet<string> = new Set(['', 'other', '!other', 'open', 'ref', 'each', 'order']);

export function exchanged(question: Marked, bank: Bank, random: () => number): Pick<Marked, 'tokens'> {
  const tokens = divided(question).flatMap((span) => {
    const spans = fixed.has(roleOf(span)) || random() > share ? undefined : bank.get(roleOf(span));
    const other = spans?.[Math.floor(random() * spans.length)];
    const [first] = span;
    if (!other || !first) return span;
    return other.map((token, at) => ({
      ...token,
      isGlued: at === 0 ? first.isGlued : token.isGlued,
      leg: at === 0 || first.leg === 'O' ? first.leg : ('I' as const),
    }));
  });
  return { tokens };
}
