/**
 * Prices on what players do that no source prices: steals, blocks, turnovers, stolen bases, hits + runs + runs batted in, and saves. The
 * line and its prices follow from the player's own average over the earlier games of the season.
 */
import { type BoxRow, boxOf } from '../box.ts';
import type { Player } from '../players.ts';
import { history } from '../seasons/history.ts';
import type { Total } from '../seasons/prices.ts';
import type { ReplayedGame } from '../seasons/replay.ts';
import type { ReplayedSport } from '../seasons/teams.ts';
import { countAbove } from './counts.ts';
import { totalNear } from './lines.ts';
import type { PropMarket } from './prop-markets.ts';
import { propsOf } from './props.ts';

export interface OwnLine {
  readonly player: Player;
  readonly market: PropMarket;
  readonly total: Total;
}

type Which = Pick<ReplayedGame, 'sport' | 'index'>;
type Stats = BoxRow['stats'];

interface Rule {
  readonly market: PropMarket;
  readonly count: (stats: Stats) => number;
  /** The variance of a player's count, in averages, in the box scores of the season. */
  readonly wideness: number;
}

interface Rules {
  /** Rows of a box score that count as a game of the player. */
  readonly played: (box: readonly BoxRow[]) => readonly BoxRow[];
  /** Who may be priced. */
  readonly candidates: (game: Which) => readonly Player[];
  readonly rules: readonly Rule[];
}

const of =
  (column: string): Rule['count'] =>
  (stats) =>
    stats[column] ?? 0;

const rulesOf: Readonly<Partial<Record<ReplayedSport, Rules>>> = {
  NBA: {
    played: (box) => box.filter(({ stats }) => (stats.minutes ?? 0) > 0),
    candidates: pricedPlayers,
    rules: [
      { market: 'steals', count: of('steals'), wideness: 1.05 },
      { market: 'blocks', count: of('blocks'), wideness: 1.14 },
      { market: 'turnovers', count: of('turnovers'), wideness: 1.03 },
    ],
  },
  MLB: {
    played: (box) => box.filter(({ stats }) => (stats.plate_appearances ?? 0) > 0),
    candidates: pricedPlayers,
    rules: [
      { market: 'stolen_bases', count: of('stolen_bases'), wideness: 1.03 },
      {
        market: 'hits_runs_rbis',
        count: ({ hits = 0, runs = 0, runs_batted_in = 0 }) => hits + runs + runs_batted_in,
        wideness: 2.08,
      },
    ],
  },
  NHL: {
    played: goalkeepers,
    candidates: (game) => goalkeepers(boxOf(game) ?? []).map(({ player }) => player),
    rules: [{ market: 'saves', count: of('saves'), wideness: 1.75 }],
  },
};

/** Whoever has a price has a regular role. */
function pricedPlayers(game: Which): readonly Player[] {
  return [...new Set(propsOf(game).map(({ player }) => player))];
}

/** Books list saves once it is known who starts: the one of each team who played the longest. */
function goalkeepers(box: readonly BoxRow[]): readonly BoxRow[] {
  return (['home', 'away'] as const).flatMap((side) => {
    const all = box.filter((row) => row.side === side && row.stats.shots_against !== undefined);
    return all.sort((a, b) => (b.stats.seconds ?? 0) - (a.stats.seconds ?? 0)).slice(0, 1);
  });
}

/** Fewer earlier games tell no average. */
const leastGames = 5;
/** Of the markets that the sources price in a game, so that its list stays about as long. */
const mostShare = 1 / 5;

const known = new Map<string, readonly OwnLine[]>();

/** Cached, because a game is asked for at many hours. Empty for a game in which the source prices hardly anybody. */
export function ownLinesOf(game: Which): readonly OwnLine[] {
  const name = `${game.sport} ${game.index}`;
  const lines = known.get(name) ?? linesOf(game);
  known.set(name, lines);
  return lines;
}

function linesOf(game: Which): OwnLine[] {
  const own = rulesOf[game.sport];
  if (!own) return [];
  const most = Math.floor((mostShare * propsOf(game).length) / own.rules.length);
  const regulars = own.candidates(game).flatMap((player) => {
    const before = earlierGames(own, game, player);
    return before.length < leastGames ? [] : [{ player, before }];
  });
  return own.rules.flatMap(({ market, count, wideness }) =>
    regulars
      .map(({ player, before }) => ({ player, mean: average(before.map(count)) }))
      .sort((a, b) => b.mean - a.mean)
      .slice(0, most)
      .flatMap(({ player, mean }): OwnLine[] => {
        const total = totalNear(mean, (line) => countAbove(mean, wideness, line), 0);
        return total && total.line > 0 ? [{ player, market, total }] : [];
      }),
  );
}

const average = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0) / counts.length;

interface Played {
  readonly date: string;
  readonly stats: Stats;
}

const seasons = new Map<ReplayedSport, ReadonlyMap<Player, readonly Played[]>>();

/** Of the days before, because a game is priced before the games of its own day. */
function earlierGames({ played }: Rules, { sport, index }: Which, player: Player): readonly Stats[] {
  const all = seasons.get(sport) ?? seasonOf(sport, played);
  seasons.set(sport, all);
  const day = history[sport][index]?.date ?? '';
  return (all.get(player) ?? []).flatMap(({ date, stats }) => (date < day ? [stats] : []));
}

function seasonOf(sport: ReplayedSport, played: Rules['played']): ReadonlyMap<Player, readonly Played[]> {
  const games = history[sport].flatMap(({ index, date }) =>
    played(boxOf({ sport, index }) ?? []).map(({ player, stats }) => ({ player, date, stats })),
  );
  return Map.groupBy(games, ({ player }) => player);
}
