/** A player's last games as a sentence. */
import type { GradedStat } from '../../../contracts/feed/props.ts';
import { statNames } from '../../feed/players/stat-names.ts';
import type { Fact } from '../facts/fact.ts';

/** At least two equivalent sentences, simplest first. */
export function playerSentences({ about: player, values }: Fact): readonly string[] {
  const stat = statNames[values.stat as GradedStat];
  const { line, games, over, under, average, list } = values;
  switch (values.what) {
    case 'over': {
      const isOver = Number(over) >= Number(under);
      const count = isOver ? over : under;
      return [
        `${player} ${isOver ? 'went over' : 'stayed under'} ${line} ${stat} in ${count} of the last ${games} games.`,
        `in ${count} of the last ${games} games ${player} had ${isOver ? 'more' : 'fewer'} than ${line} ${stat}.`,
      ];
    }
    case 'average':
      return [
        `${player} averages ${average} ${stat} over the last ${games} games.`,
        `over the last ${games} games ${player} has averaged ${average} ${stat}.`,
      ];
    default:
      return [
        `${player} in the last ${games} games, newest first: ${list} ${stat}.`,
        `${player}’s ${stat} in the last ${games} games, newest first: ${list}.`,
      ];
  }
}
