/** "What is the record of the first team", "is the second player hurt": a fact about whom a leg of the bet is on. */
import type { Turn } from '../../../../contracts/asking/turn.ts';
import { readQueries } from '../../queries/reading/read-queries.ts';
import type { QuestionContext } from '../../queries/reading/sentence.ts';
import type { Heard } from '../heard.ts';
import { namedBetOf } from '../named-bet.ts';

/** The last one is at -1, as is what is not among them. */
const ordinals: readonly string[] = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
const pointing = /\b(?:the|that) (first|second|third|fourth|fifth|sixth|last) (?:team|player|guy)\b/i;

/** @returns undefined where no leg is pointed at, or where the words with its name ask for no fact */
export function factOfLeg(prompt: string, { play }: Turn, context: QuestionContext): Heard | undefined {
  const [said, ordinal] = pointing.exec(prompt) ?? [];
  if (!play || said === undefined || ordinal === undefined) return undefined;
  const place = ordinals.indexOf(ordinal.toLowerCase());
  const leg = play.legs.at(place);
  const bet = leg && namedBetOf(leg);
  const name = bet && (bet.player ?? (bet.teams.length === 1 ? bet.teams[0] : undefined));
  if (!leg || name === undefined) return undefined;
  const written = prompt.replace(said, /player|guy/i.test(said) ? name : `the ${name}`);
  const [query, ...others] = readQueries(written, { ...context, selectedSport: leg.sport }) ?? [];
  return query?.ask === 'find' && others.length === 0
    ? { kind: 'queries', queries: [query], isAside: true, isWhole: true }
    : undefined;
}
