/** The best price on one side of a market, with every book’s, and the worst number. */
import type { Market, Selection } from '../../../../contracts/asking/analysis.ts';
import type { CardOf } from '../../../../contracts/asking/cards.ts';
import type { MarketQuery } from '../../../../contracts/asking/queries/board.ts';
import type { Game } from '../../../feed/games/game.ts';
import { americanToDecimal } from '../../../feed/odds/odds.ts';
import { plural } from '../../../platform/format.ts';
import { isBook } from '../../reading/names/books.ts';
import type { QueryAnswer } from '../answered.ts';
import { betWords, checkOf, movesOf, playOn } from '../table/next.ts';
import { offersCard } from '../table/offers-card.ts';
import { mainLineOf, type Offer, offersOf, type Side, sideOfTeam } from '../table/selections.ts';
import { isOf, type Tables } from '../table/tables.ts';
import { ageOf, item, listed, marketWords, matchupAndStart, odds, sideName } from '../table/words.ts';
import { boundWords } from './books/at-books.ts';

/** One answer for each side asked about: a team's, or the over and the under. */
export function bestPrice(games: readonly Game[], query: MarketQuery, tables: Tables): QueryAnswer {
  const found = games.flatMap((game) =>
    sidesAsked(game, query).map((side) => answerFor(side, query, tables)),
  );
  const [game] = games;
  const [first] = found;
  return {
    response: found.map(({ text }) => text).join('\n'),
    cards: found.flatMap(({ card }) => card ?? []),
    alternatives: [
      ...(first?.best ? [checkOf(first.words, first.best.price)] : []),
      ...(game ? [movesOf(game), playOn(game)] : []),
    ],
  };
}

type Team = 'home' | 'away' | 'over' | 'under' | 'draw';
type AskedSide = Side & { readonly selection: Team };

/** Without a market: the moneyline of the team. */
function sidesAsked(game: Game, { teams, market, side }: MarketQuery): AskedSide[] {
  if (market === 'total') {
    const both = ['over', 'under'] as const;
    return both
      .filter((each) => side === null || side === each)
      .map((selection) => ({ game, market, selection }));
  }
  const of: Market = market === 'spread' ? 'spread' : 'moneyline';
  const sides = teams
    .filter((team) => isOf(game, team))
    .map((team) => ({ game, market: of, selection: sideOfTeam(game, team) }));
  // A winner in soccer has three prices.
  const hasDraw = of === 'moneyline' && game.sport === 'MLS' && sides.length === 2;
  return hasDraw ? [...sides, { game, market: of, selection: 'draw' }] : sides;
}

interface Found {
  readonly text: string;
  readonly card?: CardOf<'books'>;
  readonly best?: Offer;
  /** The bet at the best price, in words that read back. */
  readonly words: string;
}

function answerFor(side: AskedSide, query: MarketQuery, tables: Tables): Found {
  const { game, market, selection } = side;
  const offers = offersOf(side, tables.books);
  const main = mainLineOf(side);
  const line = query.line ?? main ?? offers[0]?.line ?? null;
  const at = market === 'moneyline' ? offers : offers.filter((offer) => offer.line === line);
  const name = sideName(game, market, selection, line);
  // The first side, which the words are of, is never the draw.
  const words = selection === 'draw' ? 'draw' : betWords(game, market, selection, line);
  const [best] = at;
  if (!best) return { text: notListed(game, market, selection, line, offers), words };
  const own = at.find(({ isOwn }) => isOwn);
  const others = offers.filter((offer) => !at.includes(offer));
  const text = [
    ...boundWords(at, name, query),
    ...withoutPrice(query, at, name),
    `Best price on ${name}, ${matchupAndStart(game)}: ${odds(best.price)} at ${best.book}, ${ageOf(best.at, tables.now)}.`,
    ...betterNumber(side, best, query.line === null ? others : []),
    ...(own && own !== best ? [`At your books: ${odds(own.price)} at ${own.book}.`] : []),
    ...(!own && tables.books.length > 0 ? ['None of your books lists it.'] : []),
    ...at.slice(1).map((offer) => item(`${offer.book} ${odds(offer.price)}`)),
    ...(others.length > 0
      ? [
          `At another line: ${others.map((o) => `${o.book} ${sideName(game, market, selection, o.line)} ${odds(o.price)}`).join(', ')}.`,
        ]
      : []),
    ...(at.length === 1 ? [`Only ${plural(1, 'book')} lists it.`] : []),
  ].join('\n');
  return { text, card: offersCard(`${name}, ${matchupAndStart(game)}`, market, at, best), best, words };
}

/** An easier line for the same price, or for a better one: `A better number: Over 235.5 −110 at PointsBet.` */
function betterNumber(
  { game, market, selection }: AskedSide,
  best: Offer,
  others: readonly Offer[],
): string[] {
  const ease = easeOf(market, selection);
  const [better] = others
    .filter((offer) => ease(offer) > ease(best) && paid(offer) >= paid(best))
    .toSorted((a, b) => ease(b) - ease(a) || paid(b) - paid(a));
  return better
    ? [
        `A better number: ${sideName(game, market, selection, better.line)} ${odds(better.price)} at ${better.book}.`,
      ]
    : [];
}

const paid = ({ price }: Offer): number => americanToDecimal(price);

/** How easily a bet at a line wins: more points to give or to reach make it harder, and an under easier. */
const easeOf =
  (market: Market, selection: Selection) =>
  ({ line }: Offer): number =>
    line === null ? 0 : market === 'total' && selection === 'over' ? 0 - line : line;

/** `Caesars has no price on Mets to win here.`, of the books that are named. */
function withoutPrice({ books }: MarketQuery, offers: readonly Offer[], name: string): string[] {
  const missing = books.filter((named) => !offers.some(({ book }) => isBook(book, named)));
  return missing.length === 0
    ? []
    : [`${listed(missing)} ${missing.length === 1 ? 'has' : 'have'} no price on ${name} here.`];
}

function notListed(
  game: Game,
  market: Market,
  selection: Selection,
  line: number | null,
  offers: readonly Offer[],
): string {
  const name = sideName(game, market, selection, line);
  const nearest = offers.toSorted(
    (a, b) => Math.abs((a.line ?? 0) - (line ?? 0)) - Math.abs((b.line ?? 0) - (line ?? 0)),
  )[0];
  return nearest
    ? `No book lists ${name} in ${matchupAndStart(game)} now. The nearest is ${sideName(game, market, selection, nearest.line)}, ${odds(nearest.price)} at ${nearest.book}.`
    : `No book prices the ${marketWords(market, game.sport)} of ${matchupAndStart(game)} yet.`;
}

/** The worst number on a side, which is the one to avoid: the harder line first, then the shorter price. */
export function worstPrice(games: readonly Game[], query: MarketQuery, { books }: Tables): QueryAnswer {
  const [game] = games;
  return {
    response: games
      .flatMap((each) => sidesAsked(each, query))
      .map((side) => worstOf(side, offersOf(side, books)))
      .join('\n'),
    cards: [],
    alternatives: game ? [movesOf(game), playOn(game)] : [],
  };
}

function worstOf({ game, market, selection }: AskedSide, offers: readonly Offer[]): string {
  const ease = easeOf(market, selection);
  const ranked = offers.toSorted((a, b) => ease(a) - ease(b) || paid(a) - paid(b));
  const [worst] = ranked;
  const best = ranked.at(-1);
  const said = ({ line, price, book }: Offer) =>
    `${sideName(game, market, selection, line)} ${odds(price)} at ${book}`;
  if (!worst || !best)
    return `No book prices the ${marketWords(market, game.sport)} of ${matchupAndStart(game)} yet.`;
  if (ranked.length === 1) return `Only one book lists it: ${said(worst)}, ${matchupAndStart(game)}.`;
  const between = ranked.slice(1, -1).map((offer) => item(said(offer)));
  return [
    `The worst number, ${matchupAndStart(game)}: ${said(worst)}.`,
    ...between,
    `The best: ${said(best)}.`,
  ].join('\n');
}
