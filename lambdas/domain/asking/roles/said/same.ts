/** What is said twice, and what one word says of several legs. */
import { amountIn } from '../figures.ts';
import { formIn, ofStats } from '../forms.ts';
import type { Span } from '../spans.ts';

const isWanted = (role: string, span: Span | undefined): span is Span =>
  span?.role === role && !span.isRefused;

/** "TD parlay, three scorers, just anytime": one statistic by three names. */
export function withoutSameStat(spans: readonly Span[]): readonly Span[] {
  const nameOf = ({ words }: Span) =>
    scored.test(words) ? 'touchdown' : formIn(ofStats, words).toLowerCase();
  return spans.filter(
    (span, at) =>
      !isWanted('stat', span) ||
      !spans
        .slice(0, at)
        .some((other) => isWanted('stat', other) && other.leg === span.leg && nameOf(other) === nameOf(span)),
  );
}
const scored =
  /^(?:an? )?(?:any ?times?|tds?|touchdowns?|(?:td|touchdown|anytime)? ?scorers?|anytime (?:tds?|touchdowns?))$/i;

/** "Two each from the NBA and the NHL": as many legs of each. */
export function withSportsEach(spans: readonly Span[]): readonly Span[] {
  const sports = spans.filter((span) => isWanted('sport', span));
  const [count, ...more] = spans.filter((span) => isWanted('n', span));
  const isEach = (span: Span) => span.role === 'each' && /^(?:each|apiece)$/i.test(span.words);
  const own = count && amountIn(count.words.replace(/ (?:each|apiece)$/i, ''));
  const isSaid = count !== undefined && (/ (?:each|apiece)$/i.test(count.words) || spans.some(isEach));
  const isSum = ({ words }: Span) => amountIn(words) === (own ?? 0) * sports.length;
  if (!count || !own || !isSaid || sports.length < 2 || !more.every(isSum) || spans.some(isOfLeg))
    return spans;
  const numbered = sports.flatMap((sport, leg) => [
    { ...count, words: `${own}`, leg },
    { ...sport, leg },
  ]);
  const rest = spans.filter((span) => span.role !== 'n' && !isEach(span) && !sports.includes(span));
  return [...rest, ...numbered];
}
const isOfLeg = ({ leg }: Span): boolean => leg !== null;

/** "Sunday football and Sunday hoops, six spreads": legs of which only sport and day are said are no legs. */
export function withSportsOfAll(spans: readonly Span[]): readonly Span[] {
  const ofLegs = spans.filter(isOfLeg);
  const count = spans.find((span) => isWanted('n', span) && span.leg === null);
  const sports = ofLegs.filter((span) => isWanted('sport', span));
  const isOnlySports = ofLegs.every(({ role }) => role === 'sport' || role === 'when');
  if (sports.length < 2 || !isOnlySports || (amountIn(count?.words ?? '') ?? 0) <= sports.length)
    return spans;
  return spans.flatMap((span, at) => {
    const isAgain = spans
      .slice(0, at)
      .some((other) => other.role === span.role && other.words.toLowerCase() === span.words.toLowerCase());
    return span.leg !== null && isAgain ? [] : [{ ...span, leg: null }];
  });
}

/** "Cavs - Rockets, Cavs first half": two teams that play each other, before what is bet on one of them. */
export function withoutGameNamedFirst(spans: readonly Span[]): readonly Span[] {
  const isSaidAgain = (at: number) =>
    spans
      .slice(at + 2)
      .some((later) =>
        [spans[at], spans[at + 1]].some((team) => isWanted('team', later) && isSame(team, later)),
      );
  const isOfGame = (at: number) => isMeeting(spans[at], spans[at + 1]) && isSaidAgain(at);
  return spans.filter((_, at) => !isOfGame(at) && !isOfGame(at - 1));
}
const isSame = (one: Span | undefined, other: Span): boolean =>
  one?.words.toLowerCase() === other.words.toLowerCase();
const isMeeting = (one: Span | undefined, other: Span | undefined): boolean =>
  isWanted('team', one) && isWanted('team', other) && /^(?:-|–|\/|vs?\.?|at|@|versus)$/i.test(other.before);

/** "Three starters to beat their strikeout number" are overs. */
export function withBeatenLines(spans: readonly Span[]): readonly Span[] {
  if (spans.some((span) => isWanted('side', span) || isWanted('line', span))) return spans;
  return spans.flatMap((span) =>
    isWanted('stat', span) && beating.test(span.before)
      ? [span, { ...span, role: 'side', words: 'over', before: '' }]
      : [span],
  );
}
const beating =
  /\b(?:beat|top|clear|exceed|surpass|smash|eclipse|crush|go (?:past|over))(?:s|e?ing)? (?:his|her|their|the|that|this)$/i;

/** "A mix of NBA and NHL, at least one hockey leg": each league that is named has one anyway. */
export function withoutLeastOfSport(spans: readonly Span[]): readonly Span[] {
  const to = spans.findIndex((span, at) => isLeague(span) && leastOne.test(leadOf(spans, at)));
  if (to < 0) return spans;
  const rest = [...spans.slice(0, firstOfLead(spans, to)), ...spans.slice(to + 1)];
  const sports = rest.filter((span) => isWanted('sport', span));
  const isOfSports = rest.every(({ leg, role }) => leg === null || role === 'sport');
  const isCounted = rest.some(isOfSlip);
  if (sports.length < 2 || !isOfSports || !isCounted) return spans;
  return rest.map((span) => ({ ...span, leg: null }));
}
const isOfSlip = ({ role, isRefused, words }: Span): boolean =>
  !isRefused && (role === 'n' || (role === 'form' && /parlay|slip|ticket|combo/i.test(words)));
const isLeague = ({ role, isRefused, words }: Span): boolean =>
  !isRefused && (role === 'sport' || (role === 'market' && /^(?:mls|soccer)$/i.test(words)));
/** The numbers right before a league: "at", "one". */
const firstOfLead = (spans: readonly Span[], to: number): number => {
  const isLead = (span: Span | undefined) =>
    isWanted('n', span) && /^(?:at|at least|(?:at least )?(?:one|1|an?))$/i.test(span.words);
  if (!isLead(spans[to - 1])) return to;
  return isLead(spans[to - 2]) ? to - 2 : to - 1;
};
const leadOf = (spans: readonly Span[], to: number): string =>
  [
    ...spans.slice(firstOfLead(spans, to), to).map(({ before, words }) => `${before} ${words}`),
    spans[to]?.before ?? '',
  ].join(' ');
const leastOne = /\bleast(?: (?:one|1|an?))?(?: (?:leg|pick|bet|play|game|from|of|in|the))* *$/i;

/** "1 points, 1 rebound, 1 assist, 1 three": the last is a statistic, too. */
export function withThrees(spans: readonly Span[]): readonly Span[] {
  const ofStats = spans.filter((span) => isWanted('stat', span) && span.leg !== null);
  return spans.flatMap((span, at) => {
    const [before, next] = [spans[at - 1], spans[at + 1]];
    const isThree = (one: Span | undefined, other: Span | undefined): boolean =>
      ofStats.length > 1 &&
      isWanted('n', one) &&
      isWanted('n', other) &&
      other.before === '' &&
      /^(?:threes?|3s|treys?)$/i.test(other.words);
    if (isThree(before, span)) return [{ ...span, role: 'stat', words: 'threes' }];
    return isThree(span, next) ? [{ ...span, leg: next?.leg ?? span.leg }] : [span];
  });
}

/** "Every home underdog, give me the best one": one of them. */
export function withBestOf(spans: readonly Span[]): readonly Span[] {
  const at = spans.findIndex(
    (span) => isWanted('each', span) && /^(?:every|all|each)(?: of)?$/i.test(span.words),
  );
  const isBest = spans.some(
    (span, place) =>
      place > at && isWanted('order', span) && /^(?:the |your )?(?:best|strongest|top)/i.test(span.words),
  );
  return at >= 0 && isBest && !spans.some((span) => isWanted('n', span)) ? spans.toSpliced(at, 1) : spans;
}
