/** The kinds of question that rules recognize, each with its rules. */
import type { QueryOfKind } from '../../../../contracts/asking/query.ts';
import { check } from '../check/kind.ts';
import { compare } from '../compare/kind.ts';
import { explain } from '../explain/kind.ts';
import { find } from '../find/kind.ts';
import { market } from '../market/kind.ts';
import { mine } from '../mine/kind.ts';
import { notOffered } from '../not-offered/kind.ts';
import { service } from '../service/kind.ts';
import { sum } from '../sum/kind.ts';
import { track } from '../track/kind.ts';
import type { Kind } from './kind.ts';

/**
 * In the order in which they take a question that several read in full and explain alike: the narrower construction first.
 */
export const kindNames = [
  // A price beside a team or a player is of that bet: "Skubal 8+ ks -110 fair?" is no sum of 8 and -110.
  'check',
  'sum',
  'explain',
  'compare',
  'market',
  'find',
  'mine',
  'track',
  'service',
  'not_offered',
] as const;
export type KindName = (typeof kindNames)[number];
export type RuledQuery = QueryOfKind<KindName>;

/** Whether rules answer it. */
export const isRuled = (query: { readonly ask: string }): query is RuledQuery =>
  kindNames.some((name) => name === query.ask);

/** A kind without rules does not compile. */
export const kinds: { readonly [K in KindName]: Kind<K> } = {
  sum,
  explain,
  check,
  compare,
  market,
  find,
  mine,
  track,
  service,
  not_offered: notOffered,
};

/** What was read, for display. */
export const labelOf = (query: RuledQuery): string => kindOf(query).label(query);

/** The question in the words that read back as this query. */
export const promptOf = (query: RuledQuery): string => kindOf(query).prompt(query);

/** The kind of a query takes it: TypeScript cannot follow that across a union. */
const kindOf = (query: RuledQuery) => kinds[query.ask] as Kind<KindName>;
