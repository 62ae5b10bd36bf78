/** Words that say which legs are chosen: of which days. */
import type { Span } from '../spans.ts';

/** @returns the spans in roles and words that say the same alone */
export const chosen = (spans: readonly Span[]): Span[] => withOneTime(asTime(spans));

/** "The Monday game", told to be a game, is that of a time; a whole day is refused only where no part of it is named. */
const asTime = (spans: readonly Span[]): Span[] =>
  spans.map((span) =>
    span.role === 'game' && (span.isRefused ? day : time).test(span.words)
      ? { ...span, role: 'when', words: span.words.replace(/ night$/i, '$& game') }
      : span,
  );
const [day, time] = [
  /^(?:on )?(?:sun|mon|tues|wednes|thurs|fri|satur)days?(?: games?)?$/i,
  /^(?:the )?(?:(?:sun|mon|tues|wednes|thurs|fri|satur)day(?: (?:night|afternoon|morning))?|\d{1,2}:\d\d|thanksgiving|christmas)(?: day)?(?: games?)?$/i,
];

/** "Thursday or Sunday" are the days of one time. */
function withOneTime(spans: readonly Span[]): Span[] {
  const made: Span[] = [];
  for (const span of spans) {
    const last = made.at(-1);
    const isFurther =
      last?.role === 'when' &&
      span.role === 'when' &&
      last.isRefused === span.isRefused &&
      last.leg === span.leg &&
      weekday.test(last.words) &&
      weekday.test(span.words) &&
      /^(?:and|or|&|,|, (?:and|or))$/i.test(span.before);
    if (isFurther) made[made.length - 1] = { ...last, words: `${last.words} ${span.before} ${span.words}` };
    else made.push(span);
  }
  return made;
}

const weekday = /(?:sun|mon|tues|wednes|thurs|fri|satur)day(?: (?:night|afternoon|morning))?$/i;
