/** A team's last games against the line of its team total, as a sentence. */
import type { Fact } from '../facts/fact.ts';
import { pushes } from './facts.ts';
import { namedTeam } from './team-names.ts';

/** At least two equivalent sentences, simplest first. */
export function historySentences({ about, sport, values }: Fact): readonly string[] {
  const { line, games, over, under, pushes: level = 0 } = values;
  const isOver = Number(over) >= Number(under);
  const count = isOver ? over : under;
  const team = namedTeam(about, sport);
  const scored = `scored ${isOver ? 'more' : 'fewer'} than ${line}`;
  const besides = pushes(Number(level));
  return [
    `${team.name} ${scored} in ${count} of ${team.its} last ${games} games${besides}.`,
    `in ${count} of ${team.its} last ${games} games ${team.name} ${scored}${besides}.`,
  ];
}
