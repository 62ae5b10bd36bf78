/** A bet on one team or player on several days: "the Lakers tonight and tomorrow" is a leg on each of them. */
import { amountIn } from '../figures.ts';
import { kinds } from '../legs.ts';
import type { Span } from '../spans.ts';

const day =
  '(?:(?:sun|mon|tue|tues|wed|wednes|thu|thur|thurs|fri|sat|satur)(?:day)?|today|tonight|tonite|2night|tomorrow|tmrw|tmw|tmr|tomm?orow|2moro)(?: (?:night|afternoon|game))?';
const oneDay = new RegExp(`^(?:on )?${day}$`, 'i');
const twoDays = new RegExp(`^(?:both )?(${day}) ?(?:and|&|\\+|,|n|/) ?(${day})$`, 'i');

/** @returns the spans with a leg for each day that is named, as they are where nobody is, or more is said of legs */
export const withEachDay = (all: readonly Span[]): readonly Span[] => {
  const spans = all.filter((span) => !isTwice(span)).flatMap(apart);
  const days = spans.filter(
    ({ role, isRefused, words }) => role === 'when' && !isRefused && oneDay.test(words),
  );
  const names = new Set(days.map(({ words }) => words.toLowerCase().slice(0, 3)));
  const named = spans.filter(({ role, isRefused }) => ofSubjects.has(role) && !isRefused);
  const [only, ...others] = named;
  const isOfOne = only !== undefined && others.length === 0 && ofOneSubject.has(only.role);
  const isCounted = spans.some(({ role, words }) => role === 'n' && amountIn(words) !== days.length);
  const isOther = spans.some(({ role, isRefused }) => ofOther.has(role) && !isRefused);
  const isChoice = days.some(({ before }) => /\bor\b/i.test(before));
  if (days.length < 2 || names.size < days.length || !isOfOne || isCounted || isOther || isChoice) return all;
  const ofLeg = spans.filter((span) => span === only || kinds.has(span.role));
  const rest = spans.filter((span) => !ofLeg.includes(span) && !days.includes(span) && span.role !== 'n');
  return [
    ...rest.map((span) => ({ ...span, leg: null })),
    ...days.flatMap((when, leg) => [...ofLeg, when].map((span) => ({ ...span, leg }))),
  ];
};

const ofSubjects: ReadonlySet<string> = new Set(['team', 'vs', 'game', 'player', 'group']);
/** Who plays on each of the days. */
const ofOneSubject: ReadonlySet<string> = new Set(['team', 'vs', 'player']);
/** What says that legs differ otherwise. */
const ofOther: ReadonlySet<string> = new Set(['each', 'sport', 'order']);

/** "Tonight and tomorrow", told in one. */
function apart(span: Span): Span[] {
  const [, one, other] = (span.role === 'when' && !span.isRefused && twoDays.exec(span.words)) || [];
  return one && other
    ? [
        { ...span, words: one },
        { ...span, words: other, before: 'and' },
      ]
    : [span];
}

/** Said of the days: "twice", "both". */
const isTwice = ({ words }: Span): boolean =>
  /^(?:twice|both|(?:on )?both (?:days|nights|games|times))$/i.test(words);

/** "One from the early slate and the other from prime time": each a leg, also where one of them is told to be of all. */
export const withLegsOfTimes = (spans: readonly Span[]): readonly Span[] => {
  const times = spans.filter((span, at) => isOfOne(span) || isNextToOne(span, spans[at - 1]));
  const ofLegs = new Set(times.map(({ leg }) => leg));
  const isApart = ofLegs.size === times.length && !ofLegs.has(null);
  const isElse = spans.some(
    (span) => span.leg !== null && !times.includes(span) && !(span.role === 'n' && isOne(span)),
  );
  if (times.length < 2 || isApart || isElse) return spans;
  return spans.map((span, at) => {
    const next = spans[at + 1];
    const time = span.role === 'n' && isOne(span) && next && times.includes(next) ? next : span;
    const leg = times.indexOf(time);
    return leg < 0 ? span : { ...span, leg };
  });
};
const isOne = ({ words }: Span): boolean => /^(?:one|1|the other|other|another)$/i.test(words);
const isOfOne = ({ role, isRefused, before }: Span): boolean =>
  role === 'when' && !isRefused && oneFrom.test(before);
/** "[1|n] guy out of [each|each] [7pm|when] game": one of each game of that time. */
export const withEachOfTimes = (spans: readonly Span[]): readonly Span[] =>
  spans.map((span, at) => {
    const next = spans[at + 1];
    const isOfGames =
      span.role === 'each' &&
      !span.isRefused &&
      /^(?:(?:from|in|of|out of|for) )?(?:each|every)$/i.test(span.words) &&
      next?.role === 'when' &&
      !next.isRefused &&
      next.before === '';
    return isOfGames ? { ...span, words: 'each of' } : span;
  });

/** "[The afternoon|when] and [night|when] games": from the first of them on. */
export const withPartsOfDay = (spans: readonly Span[]): readonly Span[] =>
  spans.flatMap((span, at) => {
    const [before, next] = [spans[at - 1], spans[at + 1]];
    if (areParts(before, span)) return [];
    return areParts(span, next) ? [{ ...span, words: 'afternoon and night' }] : [span];
  });
const areParts = (one: Span | undefined, other: Span | undefined): boolean =>
  one?.role === 'when' &&
  other?.role === 'when' &&
  !one.isRefused &&
  !other.isRefused &&
  one.leg === other.leg &&
  /^(?:the )?afternoons?(?: games?| slate)?$/i.test(one.words) &&
  /^(?:the )?(?:nights?|evenings?|prime ?time)(?: games?| slate)?$/i.test(other.words) &&
  /^(?:games? )?(?:and|&|\+|plus|or|n)(?: the)?$/i.test(other.before);

/** "One 1pm game", "one [early|when]": the number stands right before its time. */
const isNextToOne = ({ role, isRefused, before }: Span, last: Span | undefined): boolean =>
  role === 'when' &&
  !isRefused &&
  ((/^(?:from |in |on |for |at |of |during )?(?:the )?$/i.test(before) &&
    last?.role === 'n' &&
    isOne(last)) ||
    oneBefore.test(before));
const oneBefore =
  /(?:^|\b(?:games?|ones?|legs?|slate|kick ?off|and|then|plus)|[,&+]) ?(?:one|1|the other|another)$/i;
const oneFrom =
  /\b(?:one|1|first|other|another|second)(?: (?:one|leg|pick|bet|game))? (?:from|in|on|for|at|of|during)(?: the)?$/i;
