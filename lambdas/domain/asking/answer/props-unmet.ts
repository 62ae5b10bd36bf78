/** Why no player prop matches a question. */

import type { Reading } from '../../../contracts/asking/reading.ts';
import type { GradedStat, PropStat } from '../../../contracts/feed/props.ts';
import type { Sport } from '../../../contracts/feed/sports.ts';
import type { Game } from '../../feed/games/game.ts';
import { americanToDecimal } from '../../feed/odds/odds.ts';
import { isMeant } from '../../feed/players/names.ts';
import type { Candidate } from './candidate.ts';

interface OneSided {
  readonly player: string;
  readonly stat: GradedStat;
  /** The best American odds. */
  readonly price: number;
  readonly book: string;
}

export type NoProps = { readonly kind: 'props' } & (
  | /** A part of a game, or a statistic that is not in the box score. */ { readonly why: 'ungraded' }
  | { readonly why: 'unpriced'; readonly sports: readonly Sport[] }
  | { readonly why: 'player'; readonly player: string }
  | /** Priced, but the player is out or on no roster, so that it cannot be graded. */ {
      readonly why: 'unmatched';
      readonly player: string | null;
    }
  | { readonly why: 'several'; readonly player: string; readonly names: readonly string[] }
  | { readonly why: 'one_sided'; readonly closest: OneSided }
  | {
      readonly why: 'stat';
      readonly stat: PropStat;
      readonly player: string | null;
      readonly available: readonly GradedStat[];
    }
);

/** Why the games have no prop to offer: no prices, none for this player, or only one-sided ones. */
export function propsUnmet(
  games: readonly Game[],
  { player, stat }: Reading,
  sports: readonly Sport[],
): NoProps {
  const all = games.flatMap(({ props = [] }) => props);
  const own = all.filter((prop) => player === null || isMeant(player, prop.player));
  if (own.length === 0 && all.length > 0 && player !== null) return { kind: 'props', why: 'player', player };
  const yes = own
    .filter((prop) => stat === null || prop.stat === stat)
    .flatMap(({ player: name, stat: of, prices }) =>
      prices.flatMap(({ over, under, book }) =>
        over !== null && under === null ? [{ player: name, stat: of, price: over, book }] : [],
      ),
    )
    .sort((a, b) => americanToDecimal(b.price) - americanToDecimal(a.price));
  const [closest] = player === null ? yes.toReversed() : yes;
  if (closest) return { kind: 'props', why: 'one_sided', closest };
  return own.length > 0
    ? { kind: 'props', why: 'unmatched', player }
    : { kind: 'props', why: 'unpriced', sports };
}

/** @returns the players if several share the name, for the requested statistic and line; otherwise undefined */
export function clearPlayer(
  props: readonly Candidate[],
  { player, stat, line }: Reading,
): NoProps | undefined {
  if (player === null) return undefined;
  const own = props.filter(
    (each) =>
      each.prop &&
      isMeant(player, each.prop.player) &&
      (stat === null || each.prop.stat === stat) &&
      (line === null || each.line === line),
  );
  const names = [...new Map(own.map(({ prop }) => [prop?.playerId, prop?.player ?? ''])).values()];
  return names.length > 1 ? { kind: 'props', why: 'several', player, names } : undefined;
}
