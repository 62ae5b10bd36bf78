/** Why no player prop matches a question. */

import type { Reading } from '../../../../contracts/asking/reading.ts';
import type { Position } from '../../../../contracts/feed/positions.ts';
import type { GradedStat, PropStat } from '../../../../contracts/feed/props.ts';
import type { Sport } from '../../../../contracts/feed/sports.ts';
import type { Game } from '../../../feed/games/game.ts';
import { americanToDecimal } from '../../../feed/odds/odds.ts';
import { isMeant } from '../../../feed/players/names.ts';
import { positionOfStat } from '../../../feed/players/position.ts';
import type { Prop } from '../../../feed/players/prop.ts';
import type { Candidate } from '../candidate.ts';
import { plays } from '../games/games.ts';

interface OneSided {
  readonly player: string;
  readonly stat: GradedStat;
  /** The number to go over. */
  readonly line: number;
  /** The best American odds. */
  readonly price: number;
  readonly book: string;
}

export type NoProps = { readonly kind: 'props' } & (
  | /** A part of a game, or a statistic without a market: no price of it is read. */ {
      readonly why: 'no_market';
    }
  /** None of the games meant has a prop; `elsewhere` is the first other game that has. */
  | { readonly why: 'unpriced'; readonly sports: readonly Sport[]; readonly elsewhere: Game | null }
  | { readonly why: 'player'; readonly player: string; readonly elsewhere: Game | null }
  | /** Priced, but the player is out or on no roster, so that it cannot be graded. */ {
      readonly why: 'unmatched';
      readonly player: string | null;
    }
  | { readonly why: 'several'; readonly player: string; readonly names: readonly string[] }
  | { readonly why: 'one_sided'; readonly closest: OneSided }
  /** No player of these positions has one; `isKnown` says whether the rosters list positions at all. */
  | {
      readonly why: 'position';
      readonly positions: readonly Position[];
      readonly isKnown: boolean;
      readonly sports: readonly Sport[];
    }
  | {
      readonly why: 'stat';
      readonly stat: PropStat;
      readonly player: string | null;
      readonly available: readonly GradedStat[];
    }
);

/** Where props are looked for. */
export interface Searched {
  /** The games that are meant. */
  readonly games: readonly Game[];
  /** All upcoming games of the sports. */
  readonly open: readonly Game[];
  /** Names of the players with props, by game ID; for games whose props are not loaded. */
  readonly players: Readonly<Record<string, readonly string[]>>;
  readonly sports: readonly Sport[];
}

/** Why the games have no prop to offer: no prices, none for this player, or only one-sided ones. */
export function propsUnmet(
  { player, stat, teams, line, notPlayers }: Reading,
  { games, open, players, sports }: Searched,
): NoProps {
  const all = games.flatMap(({ props = [] }) => props);
  const own = propsOn(games, { player, teams, notPlayers });
  const isMeantIn = ({ id, props = [] }: Game) =>
    [...(players[id] ?? []), ...props.map((prop) => prop.player)].some(
      (name) => player === null || isMeant(player, name),
    );
  const elsewhere =
    open
      .filter((game) => !games.includes(game) && isMeantIn(game))
      .sort((a, b) => a.startsAt.localeCompare(b.startsAt))[0] ?? null;
  if (player !== null && own.length === 0 && (all.length > 0 || elsewhere))
    return { kind: 'props', why: 'player', player, elsewhere };
  const closest = pricedAlone(own, { player, stat, line }) ?? pricedAlone(own, { player, stat, line: null });
  if (closest) return { kind: 'props', why: 'one_sided', closest };
  return own.length > 0
    ? { kind: 'props', why: 'unmatched', player }
    : { kind: 'props', why: 'unpriced', sports, elsewhere };
}

/** The games of teams whose game is meant, and of two that meet that one. */
function gamesOf(games: readonly Game[], teams: Reading['teams']): readonly Game[] {
  const named = teams.flatMap(({ name, stance }) => (stance === 'game' ? [name] : []));
  if (named.length === 0) return games;
  const meeting = games.filter((game) => named.every((name) => plays(game, name)));
  return meeting.length > 0 ? meeting : games.filter((game) => named.some((name) => plays(game, name)));
}

/** The props of games on a player, or on those of a team that is backed but the ones that are refused. */
const propsOn = (
  games: readonly Game[],
  { player, teams, notPlayers = [] }: Pick<Reading, 'player' | 'teams' | 'notPlayers'>,
): Prop[] => {
  const backed = player === null ? teams.filter(({ stance }) => stance === 'back') : [];
  return gamesOf(games, player === null ? teams : []).flatMap(({ props = [], home, away }) =>
    props.filter(({ player: own, known }) => {
      if (player !== null) return isMeant(player, own);
      if (notPlayers.some((name) => isMeant(name, own))) return false;
      const team = known && { home, away }[known.side].name;
      return backed.length === 0 || backed.some(({ name }) => name === team);
    }),
  );
};

type Wanted = Pick<Reading, 'player' | 'stat' | 'line'>;

/**
 * The best yes of which no book prices the other side, at the lowest line unless one is named; the shortest one if no player is
 * named.
 */
function pricedAlone(props: readonly Prop[], { player, stat, line }: Wanted): OneSided | undefined {
  const yes = props
    .filter((prop) => stat === null || prop.stat === stat)
    .flatMap(({ player: name, stat: of, prices }) =>
      prices.flatMap(({ over, under, book, line: at }) =>
        over !== null && under === null && (line === null || at === line)
          ? [{ player: name, stat: of, line: at, price: over, book }]
          : [],
      ),
    )
    .sort((a, b) => americanToDecimal(b.price) - americanToDecimal(a.price));
  if (player === null) return yes.at(-1);
  const lowest = Math.min(...yes.map((each) => each.line));
  return yes.find((each) => each.line === lowest);
}

/** The reason for a line that books list with one side only, and whose chance is not measured. */
export function unmeasuredLine(wanted: Reading, games: readonly Game[]): NoProps | undefined {
  if (wanted.line === null) return undefined;
  const own = propsOn(games, wanted);
  const closest = pricedAlone(own, wanted);
  return closest && { kind: 'props', why: 'one_sided', closest };
}

/** Why no prop of the games is on the statistic, although other props are. */
export function statUnmet(
  reading: Reading,
  stat: PropStat,
  pool: readonly Candidate[],
  searched: Searched,
): NoProps {
  const { player } = reading;
  const isPriced = propsOn(searched.games, reading).some((prop) => prop.stat === stat);
  if (isPriced) return propsUnmet(reading, searched);
  const available = [...new Set(pool.flatMap(({ prop }) => prop?.stat ?? []))];
  return { kind: 'props', why: 'stat', stat, player, available };
}

/**
 * Why no prop is on a player of the positions, or on one of another than those refused.
 * @param all every selection of the games meant
 */
export function positionUnmet({ positions, notPositions = [] }: Reading, all: readonly Candidate[]): NoProps {
  const props = all.filter(({ prop }) => prop);
  return {
    kind: 'props',
    why: 'position',
    positions: positions ?? notPositions,
    isKnown: props.some(({ position, prop }) => position && prop && !positionOfStat(prop.stat)),
    sports: [...new Set(props.map(({ game }) => game.sport))],
  };
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
