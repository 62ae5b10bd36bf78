/** The figures of cards as text. */
import type { Card } from '../../../../../../../lambdas/contracts/asking/cards.ts';
import { minus } from '../../../../../../../lambdas/domain/platform/format.ts';
import { type Block, blocksOf } from '../answer-words.ts';

/** With a minus sign before a figure; other hyphens stay. */
export const withMinus = (text: string): string => text.replace(/(?<![\w-])-(?=[$\d])/g, minus);

/** `+3.5`, `−7`, `PK` for a spread; the plain number for a total. @param isSpread a total has no sign */
export function lineText(line: number, isSpread: boolean): string {
  if (!isSpread) return `${line}`;
  return line === 0 ? 'PK' : withMinus(line > 0 ? `+${line}` : `${line}`);
}

/** Cards that list what the words list too. */
const lists: ReadonlySet<Card['type']> = new Set(['table', 'books', 'options', 'movement']);

/** The words beside cards: a list that a card shows as a table, and a definition, are not repeated. */
export function wordsBeside(response: string, cards: readonly Card[]): readonly Block[] {
  if (cards.length > 0 && cards.every(({ type }) => type === 'term')) return [];
  const hasList = cards.some(({ type }) => lists.has(type));
  return blocksOf(response).filter(({ kind }) => kind === 'text' || !hasList);
}
