/** A team's last games against the line of its team total, or of the total of a part of the game, as a sentence. */
import type { Period } from '../../../contracts/feed/markets.ts';
import { periodLabel } from '../../feed/markets/leg-words.ts';
import type { Fact } from '../facts/fact.ts';
import { pushes } from './facts.ts';
import { namedTeam } from './team-names.ts';

/** At least two equivalent sentences, simplest first. */
export function historySentences({ about, sport, values }: Fact): readonly string[] {
  const { line, games, over, under, pushes: level = 0, part, of } = values;
  const isOver = Number(over) >= Number(under);
  const count = isOver ? over : under;
  const team = namedTeam(about, sport);
  const besides = pushes(Number(level));
  const name = part === undefined ? '' : `the ${periodLabel(part as Period)}`;
  if (of === 'both teams') {
    const went = `${name} went ${isOver ? 'over' : 'under'} ${line}`;
    return [
      `${went} in ${count} of ${team.possessive} last ${games} games${besides}.`,
      `in ${count} of ${team.possessive} last ${games} games ${went}${besides}.`,
    ];
  }
  const scored = `scored ${isOver ? 'more' : 'fewer'} than ${line}${name && ` in ${name}`}`;
  return [
    `${team.name} ${scored} in ${count} of ${team.its} last ${games} games${besides}.`,
    `in ${count} of ${team.its} last ${games} games ${team.name} ${scored}${besides}.`,
  ];
}
