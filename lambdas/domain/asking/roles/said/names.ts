/** Names of teams that were told in parts: "San Francisco" and "49ers" are one, and "Bills" at "Jets" one game. */
import type { Span } from '../spans.ts';
import type { Read } from '../values.ts';

const ofTeam: ReadonlySet<string> = new Set(['team', 'vs', 'game']);
const between = /^(?:at|vs?\.?|@|-|\/|versus|(?:when )?(?:visit|host|face|play|meet)s?(?: the)?)$/i;

/** @returns the spans with such names as one span */
export function inOneName(spans: readonly Span[], read: Read): Span[] {
  const made: Span[] = [];
  for (const span of spans) {
    const last = made.at(-1);
    const joined = last && joinedOf(last, span, read);
    if (joined) made.splice(-1, 1, joined);
    else made.push(span);
  }
  return made;
}

function joinedOf(last: Span, span: Span, read: Read): Span | undefined {
  if (!ofTeam.has(last.role) || !ofTeam.has(span.role) || last.isRefused || span.isRefused) return undefined;
  const isGame = last.role === 'game' && span.role === 'game' && between.test(span.before);
  if (isGame)
    return { ...last, words: `${last.words} ${/^(?:at|@)$/i.test(span.before) ? 'at' : 'vs'} ${span.words}` };
  if (span.before !== '') return undefined;
  const words = `${last.words} ${span.words}`;
  const teamsIn = (said: string) => read(`in the ${said} game`).reading.teams;
  const [team, ...others] = teamsIn(words);
  // "Jets Bills" are two, and "Texas Rangers" one.
  return team && others.length === 0 && teamsIn(span.words)[0]?.name === team.name
    ? { ...span, words, leg: last.leg ?? span.leg }
    : undefined;
}
