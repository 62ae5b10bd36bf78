/** The last question with what a follow-up names in the place of the same, and with the rest after it. */
import type { Asked } from '../../queries/parts/asked.ts';
import type { Span } from '../../roles/spans.ts';

/** Roles whose words take each other's place. */
const alike: readonly ReadonlySet<string>[] = [
  new Set(['team', 'game']),
  new Set(['player', 'team']),
  new Set(['vs', 'team']),
  new Set(['market', 'stat']),
  new Set(['span', 'n']),
  new Set(['when', 'span']),
];
/** What points at the last answer names nothing. */
const pointing = 'old';

/** A word or more of the last question, and what kind of words take its place. */
type Place = Pick<Span, 'role' | 'words'>;

/**
 * @param names of the teams and players of the last question, as it has them
 * @returns the last question with all of it in its place, with its terms at the end, and with the whole follow-up there
 */
export function withOtherTerms(asked: Asked, last: Asked, names: readonly string[]): readonly string[] {
  const said = asked.spans.filter(({ role }) => role !== pointing);
  if (said.length === 0) return [];
  const own = placesIn(last, names);
  const words = said.map((span) => span.words).join(' ');
  const texts = [placed(said, last.prompt, own), `${last.prompt} ${words}`, `${last.prompt} ${asked.prompt}`];
  // "Minnesotas" after the form of another team.
  const named = said.map((span) =>
    ofNames.has(span.role) ? { ...span, words: span.words.replace(/['’]?s$/i, '') } : span,
  );
  const isOther = named.some((span, at) => span.words !== said[at]?.words);
  return isOther ? [...texts, placed(named, last.prompt, own)] : texts;
}

const ofNames: ReadonlySet<string> = new Set(['team', 'player', 'vs', 'game']);

/** Its names are known, one or more side by side; the roles of its other words are told. */
function placesIn({ prompt, spans }: Asked, names: readonly string[]): readonly Place[] {
  const own = names.filter((name) => prompt.includes(name));
  if (own.length === 0) return spans;
  const from = Math.min(...own.map((name) => prompt.indexOf(name)));
  const to = Math.max(...own.map((name) => prompt.indexOf(name) + name.length));
  const words = prompt.slice(from, to);
  return [{ role: 'team', words }, ...spans.filter((span) => !words.includes(span.words))];
}

/** Each span in the place of what it is like, and the others behind. */
function placed(said: readonly Span[], question: string, places: readonly Place[]): string {
  let prompt = question;
  const rest: string[] = [];
  const left = new Set(places);
  for (const span of said) {
    const at = placeOf(span, [...left]);
    if (at) {
      prompt = prompt.replace(at.words, () => span.words);
      left.delete(at);
    } else rest.push(span.words);
  }
  return [prompt, ...rest].join(' ');
}

const placeOf = ({ role }: Span, left: readonly Place[]): Place | undefined =>
  left.find((each) => each.role === role) ??
  left.find((each) => alike.some((roles) => roles.has(each.role) && roles.has(role)));
