/** "Pastrnak anytime": what a player scores is what is scored in his sport, whatever the words of most such bets mean. */
import type { PropStat } from '../../../../contracts/feed/props.ts';
import type { Sport } from '../../../../contracts/feed/sports.ts';
import type { KnownPlayer } from '../../../feed/players/known-player.ts';
import { sportOfPlayer } from '../../reading/names/known-players.ts';
import type { Term } from '../table/term.ts';

const ofGoals: ReadonlySet<Sport> = new Set<Sport>(['NHL', 'MLS']);
const asGoals: Partial<Record<PropStat, PropStat>> = {
  touchdowns: 'goals',
  first_touchdowns: 'first_goals',
  last_touchdowns: 'last_goals',
};

interface Known {
  readonly selectedSport: Sport;
  readonly roster?: readonly KnownPlayer[] | undefined;
}

/** A score of hockey and soccer players is a goal; whom nobody knows plays what is selected. */
export function withOwnScores<Meaning extends string>(
  terms: readonly Term<Meaning>[],
  known: Known,
): readonly Term<Meaning>[] {
  return terms.map((term, at) => {
    if (term.kind !== 'stat' || !term.isOpen) return term;
    const player =
      terms.slice(0, at).findLast(({ kind }) => kind === 'player') ??
      terms.slice(at).find(({ kind }) => kind === 'player');
    return player?.kind === 'player' ? { ...term, stat: ownScore(term.stat, player.name, known) } : term;
  });
}

/** @returns the same statistic, but goals for the touchdowns of who plays hockey or soccer */
export function ownScore(stat: PropStat, player: string, { selectedSport, roster }: Known): PropStat {
  const goals = asGoals[stat];
  return goals && ofGoals.has(sportOfPlayer(player, roster) ?? selectedSport) ? goals : stat;
}
