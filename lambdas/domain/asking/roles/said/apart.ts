/** Words that say something only together with those beside them. */
import type { Span } from '../spans.ts';

/** "[At least|line] [a|stat] [point|stat]": the article is a number, and no assist. */
export const withArticles = (spans: readonly Span[]): Span[] =>
  spans.flatMap((span, at) => {
    const [before, after] = [spans[at - 1], spans[at + 1]];
    if (isLeast(before) && isArticle(span) && after?.role === 'stat') return [];
    if (isLeast(span) && isArticle(after) && spans[at + 2]?.role === 'stat')
      return [{ ...span, words: `${span.words} one` }];
    return [span];
  });
const isLeast = (span: Span | undefined): boolean => span?.role === 'line' && /^at least$/i.test(span.words);
const isArticle = (span: Span | undefined): boolean =>
  (span?.role === 'stat' || span?.role === 'line') && /^an?$/i.test(span.words);

/** "No Islanders moneyline" refuses that bet on them, and not a player of theirs. */
export const withRefusedBets = (spans: readonly Span[]): Span[] =>
  spans.filter((span, at) => {
    const next = spans[at + 1];
    const isOfMarket = next?.role === 'market' && next.isRefused && next.before === '';
    return !(span.role === 'team' && span.isRefused && isOfMarket);
  });

/** "{[Knicks Kings|game] [total|market]}, {[over|side]} please": the side of the total before it. */
export const withSideOfTotal = (spans: readonly Span[]): readonly Span[] =>
  spans.map((span, at) => {
    const before = spans[at - 1];
    const isAlone = spans.every((other) => other === span || other.leg !== span.leg);
    const isOfTotal =
      span.role === 'side' &&
      !span.isRefused &&
      /^(?:the )?(?:over|under)$/i.test(span.words) &&
      /^,?$/.test(span.before) &&
      before?.role === 'market' &&
      !before.isRefused &&
      /total|o\/u|over\/under/i.test(before.words) &&
      before.leg !== span.leg &&
      !spans.some(({ role, leg }) => role === 'side' && leg === before.leg);
    return isOfTotal && isAlone ? { ...span, leg: before.leg, before: '' } : span;
  });

/** "Take the over and the Lakers moneyline": of two legs, the second one on a team, the total is that of its game. */
export function withTheGame(spans: readonly Span[]): readonly Span[] {
  const legs = Map.groupBy(
    spans.filter(({ leg }) => leg !== null),
    ({ leg }) => leg,
  );
  const [one, other, ...more] = [...legs.values()];
  if (!one || !other || more.length > 0) return spans;
  const teams = other.filter(({ role, isRefused }) => !isRefused && (role === 'team' || role === 'game'));
  const isElsewhere = spans.some(({ role, leg }) => leg === null && elsewhere.has(role));
  const [side] = one;
  if (!side || !isTheTotal(one) || teams.length !== 1 || isElsewhere) return spans;
  return spans.flatMap((span) =>
    span === side ? [span, { ...span, role: 'ref', words: 'same game', before: 'in the' }] : [span],
  );
}
const isTheTotal = ([side, ...rest]: readonly Span[]): boolean =>
  side?.role === 'side' &&
  rest.length === 0 &&
  !side.isRefused &&
  /^(?:the )?(?:over|under)$/i.test(side.words) &&
  (/\bthe$/i.test(side.before) || /^the /i.test(side.words));
/** What says of which games the legs are. */
const elsewhere: ReadonlySet<string> = new Set(['n', 'each', 'game', 'team', 'sport', 'group']);

/** "4 legs, nobody under 55% and nobody over 80%": a bound alone is no leg, and holds for all of them. */
export function withBounds(spans: readonly Span[]): readonly Span[] {
  const ofLegs = spans.filter(({ leg }) => leg !== null);
  const areBounds = ofLegs.length > 1 && ofLegs.every(({ role }) => role === 'chance' || role === 'price');
  return areBounds ? spans.map((span) => ({ ...span, leg: null })) : spans;
}

/** "A favorite and an underdog at least +200": no favorite pays as much, so that it is the price of the leg it follows. */
export function withPriceOfDog(spans: readonly Span[]): readonly Span[] {
  const isSide = (words: RegExp, { role, isRefused, words: said }: Span) =>
    role === 'side' && !isRefused && words.test(said);
  return spans.map((span, at) => {
    const leg = spans[at - 1]?.leg ?? null;
    const isOfDog =
      span.role === 'price' &&
      span.leg === null &&
      leg !== null &&
      /\+|\bplus\b/i.test(span.words) &&
      spans.some((other) => other.leg === leg && isSide(/dog/i, other)) &&
      spans.some((other) => other.leg !== leg && isSide(/fav|chalk/i, other));
    return isOfDog ? { ...span, leg } : span;
  });
}

/** "To [win|market] by [2+|line]" is one thing: a spread, and no moneyline. */
export const withMargins = (spans: readonly Span[]): readonly Span[] =>
  spans.flatMap((span, at) => {
    const [before, next] = [spans[at - 1], spans[at + 1]];
    if (isWin(span) && isMargin(next)) return [];
    return isMargin(span) && isWin(before)
      ? [{ ...span, words: `win by ${span.words}`, before: '' }]
      : [span];
  });
const isWin = (span: Span | undefined): boolean =>
  span?.role === 'market' &&
  !span.isRefused &&
  /^(?:both |all |each )?(?:to )?w[io]n(?:s|ning)?$/i.test(span.words);
const isMargin = (span: Span | undefined): boolean =>
  span?.role === 'line' && !span.isRefused && /^by$/i.test(span.before);

/** "[Bears|game] go to [Detroit|game]", "[Suns|team] vs [Bucks|team]": two teams that play each other have one game. */
export const withMeetings = (spans: readonly Span[]): readonly Span[] =>
  spans.flatMap((span, at) => {
    const [before, next] = [spans[at - 1], spans[at + 1]];
    if (isOfMeeting(span, next) || areBothSides(span, next))
      return [{ ...span, role: 'game', leg: null, words: `${span.words} vs ${next?.words}` }];
    return isOfMeeting(before, span) || areBothSides(before, span) ? [] : [span];
  });
const areBothSides = (one: Span | undefined, other: Span | undefined): boolean =>
  one?.role === 'team' &&
  other?.role === 'team' &&
  !one.isRefused &&
  !other.isRefused &&
  /^(?:vs?\.?|versus)$/i.test(other.before);
const isOfMeeting = (one: Span | undefined, other: Span | undefined): boolean =>
  one?.role === 'game' &&
  other?.role === 'game' &&
  !one.isRefused &&
  one.leg === other.leg &&
  /^(?:go(?:es)? to|travel(?:s)? to|come(?:s)? to|visit(?:s)?|play(?:s)?|face(?:s)?|host(?:s)?|meet(?:s)?|take(?:s)? on)(?: the)?$/i.test(
    other.before,
  );

/** "A 3-leg parlay [with a touchdown scorer|stat] [from the Bills|team]": one of its legs, and not all of them. */
export function withIncluded(spans: readonly Span[]): readonly Span[] {
  const isOfSlip = spans.some(
    ({ role, words, isRefused }) => (role === 'n' || (role === 'form' && ofLegs.test(words))) && !isRefused,
  );
  const first = spans.findIndex(isIncluded);
  if (!isOfSlip || first < 0 || spans.some(({ leg }) => leg !== null)) return spans;
  return asLeg(spans, first);
}

/** With the span at a place, and what follows it of the same, as a leg. */
function asLeg(spans: readonly Span[], first: number): readonly Span[] {
  const next = spans.findIndex((span, at) => at > first && !isOfIt(span));
  const end = next < 0 ? spans.length : next;
  return spans.map((span, at) => (at >= first && at < end ? { ...span, leg: 0 } : span));
}

/** "A parlay [around|] [Werenski|player]": one of its legs, and not all of them. */
export function withAround(spans: readonly Span[]): readonly Span[] {
  const isOfSlip = spans.some(
    ({ role, words, isRefused }) =>
      !isRefused &&
      ((role === 'n' && !/^(?:1|one|an?)$/i.test(words)) || (role === 'form' && ofLegs.test(words))),
  );
  const named = spans.filter(({ role, isRefused }) => !isRefused && (role === 'player' || role === 'team'));
  const [only, ...others] = named;
  const isAlone = only !== undefined && others.length === 0 && spans.every(({ leg }) => leg === null);
  if (!isOfSlip || !isAlone || !around.test(only.before)) return spans;
  return asLeg(spans, spans.indexOf(only));
}
const around =
  /\b(?:around|(?:built|build|based|centered|centred|focused) on|anchored by|featuring|starting with|headlined by)(?: the)?$/i;
const ofLegs = /parlay|slip|ticket|combo|accumulator|legger|\bsgp\b|same.game|builder/i;
const isIncluded = ({ role, isRefused, before, words }: Span): boolean =>
  role === 'stat' &&
  !isRefused &&
  !/s$/i.test(words) &&
  /(?:^|\b)(?:with|w|including|incl|containing|featuring|has|includes)(?: at least)? (?:an?|one|some)$/i.test(
    before,
  );
const isOfIt = ({ role, before }: Span): boolean =>
  (before === '' && ofLeg.has(role)) || /^(?:from|by|for|on|of)(?: the)?$/i.test(before);
const ofLeg: ReadonlySet<string> = new Set(['stat', 'side', 'line', 'market']);
