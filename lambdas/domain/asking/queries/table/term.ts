/** The terms of a question about the table. */
import type { Market } from '../../../../contracts/asking/analysis.ts';
import type { UnlistedBet } from '../../../../contracts/asking/queries/common.ts';
import type { WantedSide } from '../../../../contracts/asking/reading.ts';
import type { Period } from '../../../../contracts/feed/markets.ts';
import type { PropStat } from '../../../../contracts/feed/props.ts';
import type { Sport } from '../../../../contracts/feed/sports.ts';
import type { KnownTeam, Name } from '../../reading/names/directory.ts';

export type Term<Meaning extends string> =
  | { readonly kind: 'phrase'; readonly meaning: Meaning }
  | { readonly kind: 'team'; readonly team: KnownTeam }
  | { readonly kind: 'sport'; readonly sport: Sport }
  | { readonly kind: 'book'; readonly book: string }
  | { readonly kind: 'market'; readonly market: Market }
  | { readonly kind: 'side'; readonly side: WantedSide }
  | { readonly kind: 'price' | 'line' | 'number' | 'money' | 'units' | 'percent'; readonly value: number }
  | { readonly kind: 'player'; readonly name: string }
  /** Open where the words are of any score: "anytime". */
  | { readonly kind: 'stat'; readonly stat: PropStat; readonly isOpen?: boolean }
  // The following are read with a lexicon of bets only.
  | { readonly kind: 'period'; readonly period: Period }
  | { readonly kind: 'team_total' }
  | { readonly kind: 'draw' }
  | { readonly kind: 'unlisted'; readonly bet: UnlistedBet }
  /** A comma, "or", "vs": what can stand between two bets. */
  | { readonly kind: 'between'; readonly word: string }
  | { readonly kind: 'unread'; readonly word: string };

/** A term before its names are known to be teams of one sport. */
export type Raw<Meaning extends string> = Term<Meaning> | { readonly kind: 'name'; readonly name: Name };
