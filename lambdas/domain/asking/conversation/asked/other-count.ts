/** The last games of the same, more or fewer of them: "do 10", "go back 10 games", "make it ten" after a form of five. */
import type { FindQuery } from '../../../../contracts/asking/queries/find.ts';
import type { Turn } from '../../../../contracts/asking/turn.ts';
import { isRuled } from '../../queries/reading/kinds.ts';
import type { Heard } from '../heard.ts';
import { bareOf } from './around.ts';

const counts: Readonly<Record<string, number>> = {
  ...{ one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10 },
  ...{ twelve: 12, fifteen: 15, twenty: 20 },
};
const games = new RegExp(
  `^(?:(?:(?:can|could) (?:you|u|i|we)|do|make|it|that|them|go|back|give|gimme|me|show|see|get|try|just|now|want|i|need|expand|extend|stretch|change|switch|bump|up|cut|take|out|down|what|how|about|bout|abt|more|like|to|for|over|in|the|his|her|their|if|its|it's|instead|say|list|meant|mean) )*(?:(?:last|past|previous) )?(\\d{1,2}|${Object.keys(counts).join('|')})(?: (?:games?|of (?:them|em)|instead|instead of \\d{1,2}|matches|outings|starts|back|ones|total|rather|not \\d{1,2}|game (?:log|form|sample)))*$`,
);

/** Those that list the last games, however many are asked for. */
const ofGames: ReadonlySet<FindQuery['topic']> = new Set(['form', 'game_log']);

/** @returns undefined if it asks for something else, or if the last answer was of no last games */
export function otherCountOf(prompt: string, { play, asked = [] }: Turn): Heard | undefined {
  const [last, ...others] = asked;
  if (play || !last || others.length > 0 || !isRuled(last) || last.ask !== 'find') return undefined;
  if (last.last === null && !ofGames.has(last.topic)) return undefined;
  const said = games.exec(bareOf(prompt))?.[1];
  const count = said === undefined ? 0 : (counts[said] ?? Number(said));
  if (count < 1) return undefined;
  return { kind: 'queries', queries: [{ ...last, last: count, since: null }], isAside: false };
}
