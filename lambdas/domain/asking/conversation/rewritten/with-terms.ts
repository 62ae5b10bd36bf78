/** The last question with what a follow-up names in the place of the same, and with the rest after it. */
import type { Asked } from '../../queries/parts/asked.ts';
import type { Span } from '../../roles/spans.ts';

/** Roles whose words take each other's place. */
const alike: readonly ReadonlySet<string>[] = [
  new Set(['team', 'game']),
  new Set(['player', 'team']),
  new Set(['market', 'stat']),
  new Set(['span', 'n']),
  new Set(['when', 'span']),
];
/** What points at the last answer names nothing. */
const pointing = 'old';

/** @returns the last question with all of it in its place, with its terms at the end, and with the whole follow-up there */
export function withOtherTerms(asked: Asked, last: Asked): readonly string[] {
  const said = asked.spans.filter(({ role }) => role !== pointing);
  if (said.length === 0) return [];
  let { prompt } = last;
  const rest: string[] = [];
  const left = new Set(last.spans);
  for (const span of said) {
    const at = placeOf(span, [...left]);
    if (at) {
      prompt = prompt.replace(at.words, () => span.words);
      left.delete(at);
    } else rest.push(span.words);
  }
  const words = said.map((span) => span.words).join(' ');
  return [[prompt, ...rest].join(' '), `${last.prompt} ${words}`, `${last.prompt} ${asked.prompt}`];
}

const placeOf = ({ role }: Span, left: readonly Span[]): Span | undefined =>
  left.find((each) => each.role === role) ??
  left.find((each) => alike.some((roles) => roles.has(each.role) && roles.has(role)));
