/**
 * Generated odds pages: for any order of sides, marks of main lines, missing books and repeated ids, in decimal or
 * American odds, no price is assigned to a side, line or book other than the one offering it.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Sport } from '../../../lambdas/contracts/feed/sports.ts';
import { decimalToAmerican } from '../../../lambdas/domain/feed/odds/odds.ts';
import { bookName } from '../../../lambdas/services/feed/odds/book-names.ts';
import { booksIn } from '../../../lambdas/services/feed/odds/prices.ts';

const names = { home: 'Seattle Seahawks', away: 'Green Bay Packers' };
const requestedAt = new Date('2026-11-20T23:00:00.000Z');

/** What a book offers, in our terms: written to a page in one of the vendor's formats, and looked up in the result. */
interface Offered {
  readonly book: string;
  readonly market: 'moneyline' | 'spread' | 'total';
  readonly side: 'home' | 'away' | 'draw' | 'over' | 'under';
  /** A spread's line is the side's own. */
  readonly line: number | null;
  readonly price: number;
}

const american = fc.integer({ min: 100, max: 900 }).chain((size) => fc.constantFrom(size, -size));
const halves = fc.integer({ min: -30, max: 30 }).map((count) => count / 2);

/** Each format occurs in real responses: the side by word, by number, or by team name. */
const sideWords = {
  home: ['Home', '1', names.home],
  away: ['Away', '2', names.away],
  draw: ['Draw', 'X'],
  over: ['Over', 'Over 47'],
  under: ['Under', 'under'],
} as const;

const written = fc.record({
  word: fc.nat({ max: 2 }),
  isDecimal: fc.boolean(),
  isFlipped: fc.boolean(),
  isMain: fc.boolean(),
  ownHandicap: fc.boolean(),
  isMissing: fc.integer({ min: 0, max: 5 }).map((draw) => draw === 0),
});

type Written = typeof written extends fc.Arbitrary<infer T> ? T : never;

const signed = (line: number) => (line > 0 ? `+${line}` : String(line));

function oddOf({ side, price }: Offered, { word, isDecimal }: Written) {
  const words = sideWords[side];
  const decimal = price > 0 ? 1 + price / 100 : 1 + 100 / -price;
  const name = words[word % words.length] ?? words[0];
  return isDecimal
    ? { name, value: decimal.toFixed(3) }
    : { name, value: decimal.toFixed(2), us: signed(price) };
}

/** The offers as they can be read back: decimal odds are rounded as on the page. */
function readable(offered: Offered, { isDecimal }: Written): Offered {
  const { price } = offered;
  const decimal = Number((price > 0 ? 1 + price / 100 : 1 + 100 / -price).toFixed(3));
  return isDecimal ? { ...offered, price: decimalToAmerican(decimal) } : offered;
}

const bookNames = ['Draftkings', 'DraftKings', 'Fanduel', 'bet365', 'Pncl', 'Betway', 'Some Book'];

const bookArb = fc.record({
  name: fc.constantFrom(...bookNames),
  id: fc.constantFrom('453', '82', '16'),
  home: american,
  away: american,
  draw: american,
  spreads: fc.uniqueArray(halves, { minLength: 1, maxLength: 3 }),
  totals: fc.uniqueArray(
    halves.map((line) => 60 + line),
    { minLength: 1, maxLength: 3 },
  ),
  prices: fc.array(american, { minLength: 6, maxLength: 6 }),
  ways: fc.array(written, { minLength: 12, maxLength: 12 }),
});
type Book = typeof bookArb extends fc.Arbitrary<infer T> ? T : never;

function pageOf(books: readonly Book[], sport: Sport) {
  const offered: Offered[] = [];
  const pick = (own: readonly Offered[], ways: readonly Written[], from: number) => {
    const odds = own.flatMap((each, index) => {
      const way = ways[from + index];
      if (!way || way.isMissing) return [];
      offered.push(readable(each, way));
      return [{ odd: oddOf(each, way), offered: each, way }];
    });
    return ways[from]?.isFlipped ? odds.reverse() : odds;
  };
  const bookmakers = (of: (book: Book) => object) =>
    books.map((book) => ({ name: book.name, id: book.id, ...of(book) }));
  const type = [
    {
      value: sport === 'MLS' ? 'Match Winner' : 'Home/Away',
      bookmaker: bookmakers(({ name, home, away, draw, ways }) => {
        const book = bookName(name);
        const of = (side: Offered['side'], price: number): Offered => ({
          book,
          market: 'moneyline',
          side,
          line: null,
          price,
        });
        const sides = [of('home', home), of('away', away), ...(sport === 'MLS' ? [of('draw', draw)] : [])];
        return { odd: pick(sides, ways, 0).map(({ odd }) => odd) };
      }),
    },
    {
      value: 'Handicap',
      bookmaker: bookmakers(({ name, spreads, prices, ways }) => ({
        handicap: spreads.map((line, index) => {
          const book = bookName(name);
          const of = (side: 'home' | 'away', own: number, price = 100): Offered => ({
            book,
            market: 'spread',
            side,
            line: own + 0,
            price,
          });
          const odds = pick(
            [of('home', line, prices[index]), of('away', 0 - line, prices[index + 3])],
            ways,
            3 + index,
          );
          const first = odds[0]?.offered.line ?? line;
          const isOwn = ways[index]?.ownHandicap || odds.length < 2;
          return {
            name: signed(first),
            ...(ways[index]?.isMain && { ismain: 'True' }),
            odd: odds.map(({ odd, offered: each }) =>
              isOwn ? { ...odd, handicap: signed(each.line ?? 0) } : odd,
            ),
          };
        }),
      })),
    },
    {
      value: 'Over/Under',
      bookmaker: bookmakers(({ name, totals, prices, ways }) => ({
        total: totals.map((line, index) => {
          const of = (side: 'over' | 'under', price = 100): Offered => ({
            book: bookName(name),
            market: 'total',
            side,
            line,
            price,
          });
          const odds = pick([of('over', prices[index]), of('under', prices[index + 3])], ways, 7 + index);
          return {
            name: String(line),
            ...(ways[index + 6]?.isMain && { ismain: '1' }),
            odd: odds.map(({ odd }) => odd),
          };
        }),
      })),
    },
  ];
  return { odds: { type }, offered };
}

test.each<Sport>(['NFL', 'NHL', 'MLS'])(
  '%s: every price that is read is one that its book offers',
  (sport) => {
    fc.assert(
      fc.property(fc.array(bookArb, { maxLength: 5 }), (books) => {
        const { odds, offered } = pageOf(books, sport);
        const has = (wanted: Offered) =>
          offered.some((each) => JSON.stringify(each) === JSON.stringify(wanted));
        for (const { book, moneyline, spread, total } of booksIn(odds, sport, names, requestedAt)) {
          const read: readonly (readonly [
            Offered['market'],
            Offered['side'],
            number | null,
            number | null | undefined,
          ])[] = [
            ['moneyline', 'home', null, moneyline?.home],
            ['moneyline', 'away', null, moneyline?.away],
            ['moneyline', 'draw', null, moneyline?.draw],
            ['spread', 'home', spread?.homeLine ?? null, spread?.home],
            ['spread', 'away', spread ? 0 - spread.homeLine + 0 : null, spread?.away],
            ['total', 'over', total?.line ?? null, total?.over],
            ['total', 'under', total?.line ?? null, total?.under],
          ];
          for (const [market, side, line, price] of read) {
            if (typeof price !== 'number') continue;
            expect([{ book, market, side, line, price }, has({ book, market, side, line, price })]).toEqual([
              { book, market, side, line, price },
              true,
            ]);
          }
        }
      }),
      { numRuns: 300 },
    );
  },
);
