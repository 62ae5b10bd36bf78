/**
 * Recomputes the market consensus at the eval's clock: which books count, their line, the probability of each side, and the
 * best price. Written from the rules, independent of the product's code.
 */
import type { Leg, Market } from '../../../lambdas/contracts/asking/analysis.ts';
import { oneSidedTable } from '../../../lambdas/domain/feed/odds/one-sided-table.ts';
import { allBooksOf } from '../../local/feed/pricing/common-book.ts';
import type { ReplayedGame } from '../../local/feed/seasons/replay.ts';
import { clock } from '../clock.ts';
import { decimalOf } from '../raw.ts';
import { propOffers, yesOffers } from './player.ts';

export interface Board {
  /** The home side's handicap, or the total; null for a moneyline. */
  readonly line: number | null;
  /** Probability in percent of each side: home, away and draw, or over and under. */
  readonly chances: readonly number[];
  /** Books that count, at the line, each with a price for every side. */
  readonly offers: readonly Offer[];
}

interface Offer {
  readonly book: string;
  readonly minute: number;
  readonly line: number | null;
  readonly prices: readonly number[];
  /** No-vig probability in percent of each side; the margin is removed proportionally. */
  readonly fair: readonly number[];
}

const [freshMinutes, strayPoints, agreeingPoints] = [30, 3, 1.5];

/**
 * @param line for the books at this line only; otherwise the line that most books have
 * @returns undefined if no book prices every side
 */
export function boardOf(game: ReplayedGame, market: Market, line?: number): Board | undefined {
  return boardMadeOf(
    allBooksOf(game, clock).flatMap(({ name, at, ...prices }) => {
      const sides = sidesOf(prices, market);
      return sides ? [{ name, at, ...sides }] : [];
    }),
    line,
  );
}

/** The same for a player prop, over and under. */
export function boardOfProp(game: ReplayedGame, leg: Pick<Leg, 'prop' | 'line'>): Board | undefined {
  return boardMadeOf(
    propOffers(game, leg).map(({ name, at, line, over, under }) => ({
      name,
      at,
      line,
      prices: [over, under],
    })),
    leg.line ?? undefined,
  );
}

/**
 * The board of a scorer, of whom only the yes is priced: the middle of what the books imply, by what such prices came in.
 * The chance of each book, which `fair` has, is its own price by the same share.
 */
export function boardOfYes(game: ReplayedGame, leg: Pick<Leg, 'prop' | 'line' | 'sport'>): Board | undefined {
  const all = yesOffers(game, leg).map(({ name, at, price }) => ({
    book: bookName(name),
    minute: at.getTime() / 60_000,
    line: leg.line,
    prices: [price],
  }));
  const newest = Math.max(...all.map(({ minute }) => minute));
  const fresh = all.filter(({ minute }) => newest - minute <= freshMinutes);
  const counting = fresh.filter((offer) => {
    const others = fresh
      .filter((other) => other !== offer)
      .map(({ prices: [price = 0] }) => decimalOf(price));
    const agree = others.length > 1 && Math.max(...others) <= 2 * Math.min(...others);
    return !agree || decimalOf(offer.prices[0] ?? 0) <= 2 * middle(others);
  });
  const implied = middle(counting.map(({ prices: [price = 0] }) => 100 / decimalOf(price)));
  const kind = `${leg.sport} ${leg.prop?.stat}`;
  const measured =
    oneSidedTable[`${kind} ${Math.floor(leg.line ?? 0) + 1}+`] ?? oneSidedTable[`${kind} alternate`];
  const isIn = ([from, to]: readonly number[]) => implied >= (from ?? 0) && implied < (to ?? 0);
  const own = counting.length === 1 ? measured?.books[counting[0]?.book ?? '']?.find(isIn) : undefined;
  const [, , n = 0, won = 0, average = 1] = own ?? measured?.median.find(isIn) ?? [];
  if (counting.length === 0 || n < 200 || won < 40) return undefined;
  const share = Math.min(1, (100 * won) / n / average);
  const offers = counting.map((offer) => ({
    ...offer,
    fair: [(100 * share) / decimalOf(offer.prices[0] ?? 0)],
  }));
  return { line: leg.line, chances: [implied * share], offers };
}

interface Raw extends Pick<Offer, 'line' | 'prices'> {
  readonly name: string;
  readonly at: Date;
}

function boardMadeOf(raw: readonly Raw[], wanted?: number): Board | undefined {
  const all = raw.map(({ name, at, line, prices: quoted }) => {
    // An exchange keeps 5% of winnings.
    const prices =
      name === 'Betfair Exchange'
        ? quoted.map((price) => nearestAmerican(1 + 0.95 * (decimalOf(price) - 1)))
        : quoted;
    const sides = { line, prices };
    const implied = sides.prices.map((price) => 1 / decimalOf(price));
    const whole = sum(implied);
    const fair = implied.map((each) => (100 * each) / whole);
    return { book: bookName(name), minute: at.getTime() / 60_000, ...sides, fair };
  });
  const newest = Math.max(...all.map(({ minute }) => minute));
  const fresh = all.filter(({ minute }) => newest - minute <= freshMinutes);
  const counting = fresh.filter((offer) => !isStray(offer, fresh));
  const offers = wanted === undefined ? mainOf(counting) : counting.filter(({ line }) => line === wanted);
  const [first] = offers;
  if (!first) return undefined;
  // The median logit of each side, normalized to 100.
  const shares = first.prices.map((_, side) => {
    const logit = middle(offers.map(({ fair }) => logitOf(fair[side] ?? 50)));
    return 1 / (1 + Math.exp(-logit));
  });
  return { line: first.line, chances: shares.map((share) => (100 * share) / sum(shares)), offers };
}

/** Removes suffixes that two books have in the source. */
const bookName = (name: string) => name.replace(/\.ag$| \(US\)$/, '');

function nearestAmerican(decimal: number): number {
  return Math.round(decimal >= 2 ? 100 * (decimal - 1) : -100 / (decimal - 1));
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);
const logitOf = (percent: number) => Math.log(percent / (100 - percent));

/** Each team's market probability in percent; undefined without a moneyline. */
export function chancesOf(game: ReplayedGame): { home: number; away: number } | undefined {
  const [home, away] = boardOf(game, 'moneyline')?.chances ?? [];
  return home === undefined || away === undefined ? undefined : { home, away };
}

/** The moneyline favorite; undefined if both sides are equally likely. */
export function favoriteOf(game: ReplayedGame): 'home' | 'away' | undefined {
  const { home, away } = chancesOf(game) ?? { home: 0, away: 0 };
  if (home === away) return undefined;
  return home > away ? 'home' : 'away';
}

function sidesOf(
  { moneyline, spread, total }: Pick<ReplayedGame['prices'], 'moneyline' | 'spread' | 'total'>,
  market: Market,
): Pick<Offer, 'line' | 'prices'> | undefined {
  switch (market) {
    case 'moneyline':
      return {
        line: null,
        prices: [moneyline.home, moneyline.away, ...(moneyline.draw === null ? [] : [moneyline.draw])],
      };
    case 'spread':
      return spread ? { line: spread.line, prices: [spread.home, spread.away] } : undefined;
    case 'total':
      return total && total.under !== null
        ? { line: total.line, prices: [total.over, total.under] }
        : undefined;
  }
}

/** Whether a book is an outlier: far from the agreement at its line, and in the minority. */
function isStray(offer: Offer, all: readonly Offer[]): boolean {
  const others = all.filter(({ book, line }) => book !== offer.book && line === offer.line);
  if (others.length < 2) return false;
  return offer.fair.some((own, side) => {
    const theirs = others.map(({ fair }) => fair[side] ?? 0);
    const center = middle(theirs);
    const near = (point: number) => theirs.filter((each) => Math.abs(each - point) <= agreeingPoints).length;
    return Math.abs(own - center) > strayPoints && near(center) > 1 + near(own);
  });
}

/** The offers at the most common line; in a tie, the most balanced, then the lowest. */
function mainOf(offers: readonly Offer[]): readonly Offer[] {
  const unevenness = (of: readonly Offer[]) =>
    middle(of.map(({ fair: [first = 50] }) => Math.abs(first - 50)));
  const groups = [...Map.groupBy(offers, ({ line }) => line).values()].sort(
    (a, b) => b.length - a.length || unevenness(a) - unevenness(b) || (a[0]?.line ?? 0) - (b[0]?.line ?? 0),
  );
  return groups[0] ?? [];
}

export function middle(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  const [low = 0, high = 0] = Number.isInteger(half)
    ? [sorted[half - 1], sorted[half]]
    : [sorted[Math.floor(half)], sorted[Math.floor(half)]];
  return (low + high) / 2;
}
