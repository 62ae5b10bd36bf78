/** What betting terms mean: the one list that answers and screens take their definitions from. */
import { bets } from './glossary/bets.ts';
import { prices } from './glossary/prices.ts';
import { results } from './glossary/results.ts';
import { stakes } from './glossary/stakes.ts';
import type { Term } from './glossary/term.ts';

/** By id, which a query names. */
export const glossary = { ...bets, ...prices, ...stakes, ...results } as const;

export type TermId = keyof typeof glossary;

export const termIds = Object.keys(glossary) as TermId[];

/** @returns undefined for an id that is no entry */
export function termOf(id: string): Term | undefined {
  return Object.hasOwn(glossary, id) ? glossary[id as TermId] : undefined;
}
