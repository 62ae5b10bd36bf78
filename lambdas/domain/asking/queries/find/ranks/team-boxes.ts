/** What a team's players made together in each of its games, by their box scores: rushing yards, rebounds, shots; its own, or its opponents'. */
import { type GradedStat, gradedStats, type PropStat } from '../../../../../contracts/feed/props.ts';
import { countIn, ofEvents, ofPosition } from '../../../../feed/players/box-score.ts';
import type { TeamPlayers } from '../../../../feed/players/player.ts';
import { mostKept } from '../players/player-games.ts';

/** Only one player of a game has it, or nobody adds it up; or the results of the team say it. */
const notOfTeams: ReadonlySet<PropStat> = new Set<PropStat>([
  ...ofEvents,
  'double_doubles',
  'triple_doubles',
  // Of a pitcher or a goalie, and for a team said of both sides.
  ...ofPosition,
  'points',
  'goals',
  'runs',
  'other',
]);

/** Whether a statistic of players says something of their team, which results do not say already. */
export const isOfBoxes = (stat: PropStat | null): stat is GradedStat =>
  stat !== null && !notOfTeams.has(stat) && gradedStats.some((each) => each === stat);

/** Fewer players are no whole team. */
const fewestPlayers = 3;

/**
 * @param players of a team
 * @returns the sum of its players in each of its last games, by the id of the game; older ones may lack players
 */
export function sumsOf({ players }: TeamPlayers, stat: GradedStat): ReadonlyMap<string, number> {
  const all = players.flatMap(({ games }) => games);
  const byGame = Map.groupBy(all, ({ gameId }) => gameId);
  const newest = [...byGame.values()]
    .toSorted((a, b) => (b[0]?.startsAt ?? '').localeCompare(a[0]?.startsAt ?? ''))
    .slice(0, mostKept)
    .filter((lines) => lines.length >= fewestPlayers);
  return new Map(
    newest.map((lines) => [
      lines[0]?.gameId ?? '',
      lines.reduce((sum, { stats }) => sum + (countIn(stats, stat) ?? 0), 0),
    ]),
  );
}
