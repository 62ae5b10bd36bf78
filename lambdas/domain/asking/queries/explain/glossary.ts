/** What betting terms mean: the one list that answers and screens take their definitions from. */

export interface Term {
  /** As a heading. */
  readonly term: string;
  /** Lower case, separated by `|`: how it is written in a question. */
  readonly said: string;
  /** One to three sentences. */
  readonly meaning: string;
  readonly example?: string;
}

/** By id, which a query names. */
export const glossary = {
  moneyline: {
    term: 'Moneyline',
    said: 'moneyline|money line|moneylines|moneyline bet|ml',
    meaning: 'A bet on who wins the game, by any score.',
    example: 'Bills -150: a $150 bet wins $100 if Buffalo wins.',
  },
  spread: {
    term: 'Spread',
    said: 'spread|point spread|spreads|the points|laying points|lay the points|handicap',
    meaning:
      'A bet on the margin. The favorite gives points and the underdog gets them, so that both sides cost about the same.',
    example:
      'Bills -6.5 wins if Buffalo wins by 7 or more; Jets +6.5 wins if New York loses by 6 or fewer, or wins.',
  },
} as const satisfies Readonly<Record<string, Term>>;

export type TermId = keyof typeof glossary;

export const termIds = Object.keys(glossary) as TermId[];

/** @returns undefined for an id that is no entry */
export function termOf(id: string): Term | undefined {
  return Object.hasOwn(glossary, id) ? glossary[id as TermId] : undefined;
}
