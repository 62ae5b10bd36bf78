/** What is known for and against a bet that is judged. */
import type { CheckQuery } from '../../../../contracts/asking/queries/board.ts';
import { type Candidate, candidatesOf, propCandidatesOf } from '../../answer/candidate.ts';
import { factSentences } from '../../answer/fact-kinds.ts';
import type { Resolved } from '../table/resolved.ts';
import { mainLineOf } from '../table/selections.ts';
import type { Tables } from '../table/tables.ts';
import { losesWhen } from './loses.ts';

/** Facts shown on each side: of a price that is judged, and where the facts are what is asked. */
const [mostFacts, mostAsked] = [2, 3];

/** As in the reasons of a play; asked for the case against it, that first. */
export function facts(resolved: Resolved, tables: Tables, isAgainst: boolean, most = mostFacts): string[] {
  const found = candidateFor(resolved, tables, isAgainst);
  const loses = isAgainst ? [losesWhen(resolved)].filter((words) => words !== null) : [];
  if (!found) return loses;
  const reasonsFor = said(found, 'for', most).map((text) => `For: ${text}`);
  const reasonsAgainst = said(found, 'against', most).map((text) => `Against: ${text}`);
  if (!isAgainst) return [...reasonsFor, ...reasonsAgainst];
  const none = reasonsAgainst.length === 0 ? ['We have no fact against it but the price.'] : [];
  return [...loses, ...reasonsAgainst, ...none, ...reasonsFor];
}

/** Where the facts are what is asked, a side without any is said to have none, and what speaks for neither is told. */
export function factsAsked(found: Resolved, { asks, against }: CheckQuery, tables: Tables): string[] {
  if (asks !== 'reasons' && asks !== 'opinion') return facts(found, tables, against);
  const known = facts(found, tables, against, mostAsked);
  const isWithout = (side: string) => !known.some((words) => words.startsWith(side));
  const candidate = candidateFor(found, tables, against);
  const isShort = isWithout('Against:') || (!against && isWithout('For:'));
  const neutral = candidate && isShort ? said(candidate, 'neutral', mostAsked) : [];
  return [
    ...known,
    ...(!against && isWithout('For:') ? ['For: we have no fact for it.'] : []),
    ...(!against && isWithout('Against:') ? ['Against: we have no fact against it but the price.'] : []),
    ...neutral.map((text) => `For neither side: ${text}`),
  ];
}

const said = (
  { facts: own, market }: Candidate,
  about: 'for' | 'against' | 'neutral',
  most: number,
): string[] =>
  own[about]
    .filter(({ kind }) => about !== 'neutral' || !elsewhere[market]?.has(kind))
    .slice(0, most)
    .flatMap((fact) => factSentences(fact)[0] ?? []);

/** Facts about another market speak for neither side of this one, and say nothing of it. */
const elsewhere: Readonly<Record<string, ReadonlySet<string>>> = {
  moneyline: new Set(['totals', 'cover']),
  spread: new Set(['totals']),
  total: new Set(['cover']),
};

function candidateFor(
  { side, line, priced }: Resolved,
  { sports, now, books }: Tables,
  isAgainst: boolean,
): Candidate | undefined {
  const { game, market, selection, prop } = side;
  if (prop)
    return propCandidatesOf(game, books, line).find(
      (each) =>
        each.prop?.playerId === prop.playerId &&
        each.prop.stat === prop.stat &&
        each.selection === selection &&
        each.line === line,
    );
  if (
    market === 'prop' ||
    market === 'team_total' ||
    (priced && priced.marketKey !== market && !(isAgainst && priced.marketKey === `alternate_${market}`))
  )
    return undefined;
  // What speaks against a side speaks against it at another line, too.
  if (!isAgainst && line !== (mainLineOf({ game, market, selection }) ?? null)) return undefined;
  const sheet = sports.find(({ sport }) => sport === game.sport)?.sheet;
  return candidatesOf(game, sheet, now, books).find(
    (each) => each.market === market && each.selection === selection,
  );
}
