/** Words whose role says something else beside others: "top 3" is a number of legs, "none of them under +150" a price. */
import { amountIn } from './figures.ts';
import { formIn, ofStats } from './forms.ts';
import { noneIn } from './prices.ts';
import {
  withAround,
  withArticles,
  withBounds,
  withIncluded,
  withMargins,
  withMeetings,
  withPriceOfDog,
  withRefusedBets,
  withSideOfTotal,
  withTheGame,
} from './said/apart.ts';
import { withEachChance } from './said/chances.ts';
import { chosen } from './said/chosen.ts';
import { withEachDay, withEachOfTimes, withLegsOfTimes, withPartsOfDay } from './said/each-day.ts';
import { withCountOfEach, withoutMostOfGame } from './said/each-game.ts';
import { withAllOfGroup, withTheirPlayers } from './said/of-teams.ts';
import { parted } from './said/parted.ts';
import {
  withBeatenLines,
  withBestOf,
  withoutGameNamedFirst,
  withoutLeastOfSport,
  withoutSameStat,
  withSportsEach,
  withSportsOfAll,
  withThrees,
} from './said/same.ts';
import { withSums } from './said/sums.ts';
import { asTotals } from './said/totals.ts';
import type { Span } from './spans.ts';

/** @returns the spans in roles and words that say the same alone */
export const restated = (spans: readonly Span[]): readonly Span[] =>
  [
    withArticles,
    withThrees,
    withTheirPlayers,
    withAllOfGroup,
    withBestOf,
    withoutMostOfGame,
    withCountOfEach,
    withoutLeastOfSport,
    withRefusedBets,
    withSideOfTotal,
    withTheGame,
    withBounds,
    withEachChance,
    withPriceOfDog,
    withIncluded,
    withAround,
    withMargins,
    withMeetings,
    withoutGameNamedFirst,
    withoutSameStat,
    withSportsEach,
    withSportsOfAll,
    withBeatenLines,
    withSums,
    chosen,
    withPartsOfDay,
    withEachDay,
    withEachOfTimes,
    withLegsOfTimes,
    asNamed,
    parted,
    outOf,
    withoutBeaten,
    againstHis,
    asPickEm,
    asTotals,
    asYards,
    withHalves,
    asCount,
    countedOnce,
    ofLegs,
    withRefusedPrices,
  ].reduce((said: readonly Span[], restate) => restate(said), spans);

/** "Den/min" are the two teams of a game. */
const asNamed = (spans: readonly Span[]): Span[] =>
  spans.map((span) =>
    span.role === 'game' ? { ...span, words: span.words.replace(/(?<=\w) ?\/ ?(?=[a-z])/i, ' vs ') } : span,
  );

/** "An over out of the NBA" is one from it. */
const outOf = (spans: readonly Span[]): Span[] =>
  spans.map((span) =>
    span.role === 'sport' && span.isRefused && /\bout of(?: the)?$/i.test(span.before)
      ? { ...span, isRefused: false }
      : span,
  );

/** "The Bruins to beat the Wild" is a bet on one of them, as "the Phillies leading the Mets after five" is. */
const withoutBeaten = (spans: readonly Span[]): Span[] =>
  spans.flatMap((span, at) => {
    const earlier = spans.slice(0, at);
    if (isBeatenBy(span, earlier) || isPlayedBy(span, earlier) || isOpponent(span, spans.slice(at + 1)))
      return [];
    const isBeaten =
      (span.role === 'vs' || span.role === 'team') &&
      !span.isRefused &&
      spans[at - 1]?.role === 'team' &&
      beating.test(span.before);
    if (!isBeaten) return [span];
    const isSaid = spans.some(({ role, leg }) => ofBets.has(role) && (leg === null || leg === span.leg));
    return isSaid ? [] : [{ ...span, role: 'market', words: 'moneyline', leg: spans[at - 1]?.leg ?? null }];
  });
const beating =
  /\b(?:beat(?:s|ing)?|defeat(?:s|ing)?|lead(?:s|ing)?|ahead of|top(?:s|ping)?|w[io]n(?:s|ning)? (?:over|against))(?: the)?$/i;
const ofBets: ReadonlySet<string> = new Set(['market', 'line', 'period']);

/** "The Bengals [to upset|market] the Steelers". */
function isBeatenBy({ role, before, isRefused }: Span, earlier: readonly Span[]): boolean {
  const [team, market] = earlier.slice(-2);
  return (
    role === 'vs' &&
    !isRefused &&
    team?.role === 'team' &&
    market?.role === 'market' &&
    /\b(?:beat|upset|defeat)(?:s|ing)?$/i.test(market.words) &&
    /^(?:the)?$/i.test(before)
  );
}

/** "The Jets with the points at the Bills" are one bet, "the Jets and go against the Bills" two. */
function isPlayedBy({ role, leg, before, isRefused }: Span, earlier: readonly Span[]): boolean {
  const subject = earlier.findLast((span) => ofSubjects.has(span.role) && span.leg === leg);
  return role === 'vs' && !isRefused && subject?.role === 'team' && playing.test(before);
}
const ofSubjects: ReadonlySet<string> = new Set(['team', 'vs', 'game', 'player']);
const playing =
  /^(?:(?:when|if) they )?(?:play(?:ing)?|against|vs\.?|versus|at|facing|visiting|hosting)(?: the)?$/i;

/** "They are too kind to the Bears. I'd take the Lions against them, giving seven". */
function isOpponent({ role, leg, isRefused }: Span, later: readonly Span[]): boolean {
  const at = later.findIndex((span) => span.role === 'team' && !span.isRefused && span.leg === leg);
  const isOfThem = (span: Span) => /\b(?:against|over|to beat|beating|facing) them\b/i.test(span.before);
  return role === 'vs' && !isRefused && at >= 0 && later.slice(at).some(isOfThem);
}

/** "McDavid 2+ points against the Ducks": beside a player, his opponent says in which game. */
const againstHis = (spans: readonly Span[]): Span[] =>
  spans.map((span, at) => {
    const isHis =
      span.role === 'vs' &&
      !span.isRefused &&
      /\b(?:against|vs\.?|versus|facing|v)(?: the)?$/i.test(span.before) &&
      spans.slice(0, at).some(({ role, isRefused }) => role === 'player' && !isRefused);
    return isHis ? { ...span, role: 'game' } : span;
  });

/** "Jags pk": without points, a spread is a bet on the winner. */
const asPickEm = (spans: readonly Span[]): Span[] =>
  spans.map((span) =>
    span.role === 'line' && /^(?:at )?(?:pk|pick ?-?[’']?em)$/i.test(span.words)
      ? { ...span, role: 'market', words: 'moneyline' }
      : span,
  );

/** "To throw for 250 yards": the yards of what is said before them. */
const asYards = (spans: readonly Span[]): Span[] =>
  spans.filter(
    ({ role, words, leg }, at) =>
      role !== 'stat' ||
      !/^(?:yards|yds|yardage)$/i.test(words) ||
      !spans
        .slice(0, at)
        .some(
          (other) =>
            other.role === 'stat' && other.leg === leg && / yards$/.test(formIn(ofStats, other.words)),
        ),
  );

/** "Eight legs, half of them unders": of a stated number. */
function withHalves(spans: readonly Span[]): Span[] {
  const whole = spans.find(({ role, leg, isRefused }) => role === 'n' && leg === null && !isRefused);
  const half = (whole ? (amountIn(whole.words) ?? 0) : 0) / 2;
  if (half < 1 || !Number.isInteger(half)) return [...spans];
  return spans.map((span) =>
    span.role === 'n' && span.leg !== null && /^(?:the other )?half$/i.test(span.words)
      ? { ...span, words: `${half}` }
      : span,
  );
}

/** "A couple of upsets, two teams": the same number twice counts once. */
export const countedOnce = (spans: readonly Span[]): Span[] => {
  const isCount = ({ role, leg, isRefused }: Span) => role === 'n' && leg === null && !isRefused;
  const numberOf = ({ words }: Span) => (/\b(?:couple|pair)\b/i.test(words) ? 2 : amountIn(words));
  const first = spans.find(isCount);
  const count = first && numberOf(first);
  const isAgain = (span: Span) => isCount(span) && span !== first && numberOf(span) === count;
  return count === undefined ? [...spans] : spans.filter((span) => !isAgain(span));
};

/** "A favorite and a hockey dog who's paying +130": the price of that leg. */
const ofLegs = (spans: readonly Span[]): Span[] => {
  // "A parlay around McDavid that pays 3 to 1": of the parlay, of which he is the only leg that is named.
  if (new Set(spans.flatMap(({ leg }) => leg ?? [])).size < 2) return [...spans];
  return spans.map((span, at) => {
    const leg = spans[at - 1]?.leg ?? null;
    const isOfLeg =
      span.role === 'payout' && leg !== null && /\b(?:who|that|which)(?:['’]?s| is)?$/i.test(span.before);
    return isOfLeg
      ? { ...span, role: 'price', words: span.words.replace(/^(?:pays?|paying) /i, ''), leg }
      : span;
  });
};

/** The "top 3 receiving yards" are three legs. */
const asCount = (all: readonly Span[]): Span[] => {
  // "Exactly five legs, not four", "two defensemen, no forwards": who is wanted is said.
  const spans = all.filter(
    (span) =>
      !(span.role === 'form' && bySize.test(span.words)) &&
      !(span.role === 'n' && all[0] !== span && /\bnot$/i.test(span.before)) &&
      !isOfOneSlip(span, all) &&
      !(
        span.role === 'pos' &&
        span.isRefused &&
        all.some((other) => other.role === 'pos' && !other.isRefused)
      ),
  );
  const size = all.find(({ role, words }) => role === 'form' && bySize.test(words))?.words;
  const isCounted = spans.some(({ role }) => role === 'n');
  return spans.map((span) => {
    // "A round robin of four underdogs, by 2s".
    if (size !== undefined && span.role === 'form' && /round ?robin/i.test(span.words))
      return { ...span, words: `${span.words} ${size}` };
    const [, count] =
      /^(?:the |my |your )?(?:top|best) (\d|two|three|four|five|six)$/i.exec(span.words) ?? [];
    return count !== undefined && span.role === 'order' && !span.isRefused && !isCounted
      ? { ...span, role: 'n', words: count }
      : span;
  });
};

/** "All in one parlay": a slip, and no number of legs. */
function isOfOneSlip({ role, words, leg }: Span, all: readonly Span[]): boolean {
  const hasForm = all.some((other) => other.role === 'form' && !other.isRefused);
  return (
    role === 'n' &&
    leg === null &&
    /^(?:one|1|a single|just one)$/i.test(words) &&
    hasForm &&
    all.some((other) => other.leg !== null)
  );
}

const bySize = /^by (?:\d|twos?|threes?)['’]?s?$/i;

/** "No favorites under -300" refuses the price, and not the favorites; so does "none of them shorter than +150". */
const withRefusedPrices = (spans: readonly Span[]): Span[] =>
  spans.flatMap((span, at) => {
    const isOfPrice = ({ role, isRefused, words }: Span) =>
      role === 'side' && isRefused && /^(?:the )?(?:fav\w*|chalk)$/i.test(words);
    const isNext = (other: Span | undefined) => other?.role === 'price' && other.before === '';
    const before = spans[at - 1];
    const isOfOdds = span.role === 'price' || span.role === 'payout';
    const none = isOfOdds && !span.isRefused ? noneIn(span.before, span.words) : undefined;
    if (none !== undefined) return [{ ...span, words: none }];
    if (isOfPrice(span) && isNext(spans[at + 1])) return [];
    return [before && isOfPrice(before) && isNext(span) ? { ...span, isRefused: true } : span];
  });
