/** Who is out, who is questionable and who is back, in one sentence. */
import { plural } from '../../platform/format.ts';
import type { Named } from './team-names.ts';

type Values = Readonly<Record<string, number | string>>;

/** Two equivalent sentences. */
export function injurySentences(team: Named, values: Values): string[] {
  const out = namesOf(values, 'out');
  const questionable = namesOf(values, 'questionable');
  const back = namesOf(values, 'back');
  const listed = [
    ...(out ? [`out ${out}`] : []),
    ...(questionable ? [`questionable ${questionable}`] : []),
    ...(back ? [`back ${back}`] : []),
  ];
  const first = out
    ? `${team.name} ${team.is} without ${out}`
    : questionable
      ? `questionable for ${team.name}: ${questionable}`
      : `back for ${team.name}: ${back}`;
  const second = out && questionable ? `; questionable: ${questionable}` : '';
  const third = (out || questionable) && back ? `; back: ${back}` : '';
  return [`${first}${second}${third}.`, `on ${team.possessive} injury report: ${listed.join('; ')}.`];
}

/** The shorter-handed team first: `the Jets list 4 players as out, the Bills 1`. */
export function injuryLead(team: Named, opponent: Named, { out = 0, opponentOut = 0 }: Values): string {
  const counts = [
    [team, Number(out)],
    [opponent, Number(opponentOut)],
  ] as const;
  const [more, fewer] = counts.toSorted(([, a], [, b]) => b - a);
  if (!more || !fewer) throw new Error('a comparison has two teams');
  return `${more[0].name} list${more[0].s} ${plural(more[1], 'player')} as out, ${fewer[0].name} ${fewer[1] === 0 ? 'none' : fewer[1]}.`;
}

/** `J. Smith (knee), A. Brown and 2 more`. */
function namesOf(values: Values, name: string): string {
  const names = values[`${name}Names`];
  if (typeof names !== 'string') return '';
  const all = names.split('; ');
  const more = values[`${name}More`];
  const last = typeof more === 'number' ? `${more} more` : all.pop();
  return all.length > 0 ? `${all.join(', ')} and ${last}` : `${last}`;
}
