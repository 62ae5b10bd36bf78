/**
 * Parses golf from the odds feed. Its structure is not documented; it is assumed to match the feed's other odds: a category or
 * match per tournament, and in each market one odd per player.
 */

import type { Placing } from '../../contracts/feed/outright.ts';
import type { Field, FieldBook, PlacingPrice } from '../../domain/feed/golf/field.ts';
import { playerId } from '../../domain/feed/golf/field.ts';
import { netPrice } from '../../domain/feed/odds/commission.ts';
import { firstNameFirst } from './games/golf.ts';
import { type Listed, matchesIn } from './matches.ts';
import { bookKey, bookName } from './odds/book-names.ts';
import { americanIn, timeOf } from './odds/odd.ts';
import { child, flag, list, type Node, text, utc } from './shape.ts';

export interface PricedTournament {
  readonly name: string;
  /** Null if the odds do not contain it. */
  readonly start: Date | null;
  readonly field: Field;
}

/** Limits far above any real field and list of books. */
const [mostPlayers, mostBooks] = [200, 24];

/** Name of the winner market; checked after all other markets are excluded. */
const winner = /\b(winner|outright|to win|win)\b/i;
const others =
  /\b(top|cut|leader|round|matchups?|match[- ]?ups?|head[- ]to[- ]head|[23][- ]?balls?|group|nationality|region|without|w\/o|each[- ]way|hole|score|margin|play[- ]?off|straight forecast|league|season|cup)\b/i;

const placingNames: readonly (readonly [RegExp, Placing])[] = [
  [/\btop[- ]?(5|five)\b/i, 'top_5'],
  [/\btop[- ]?(10|ten)\b/i, 'top_10'],
  [/\btop[- ]?(20|twenty)\b/i, 'top_20'],
  [/\bmake (the )?cut\b/i, 'cut'],
  [/\b(first|1st) round leader\b/i, 'round_leader'],
];

/** @returns tournaments with a priced winner market; started ones have none */
export function readGolfOdds(root: Node, requestedAt: Date): PricedTournament[] {
  const rows = matchesIn(root).map((row) => ({ ...row, name: nameOf(row), start: startOf(row) }));
  const byName = Map.groupBy(rows, ({ name }) => name);
  return [...byName].flatMap(([name, own]): PricedTournament[] => {
    const field = fieldIn(
      own.flatMap(({ match }) => list(child(match, 'odds').type)),
      requestedAt,
    );
    const start = own.find((row) => row.start !== null)?.start ?? null;
    return name === '' || !field ? [] : [{ name, start, field }];
  });
}

function nameOf({ match, within }: Listed): string {
  const named = within.toReversed().find((node) => text(node, 'name', 'league') !== '') ?? {};
  return text(match, 'name', 'tournament') || text(named, 'name', 'league');
}

function startOf({ match }: Listed): Date | null {
  const time = /^\d{1,2}:\d{2}$/.test(text(match, 'time')) ? text(match, 'time') : text(match, 'status');
  return utc(text(match, 'datetime_utc')) ?? utc(`${text(match, 'formatted_date', 'date')} ${time}`);
}

/** @returns undefined if no player has a price to win */
function fieldIn(types: readonly Node[], requestedAt: Date): Field | undefined {
  const names = new Map<string, string>();
  const books = new Map<string, { book: string; at: Date; prices: Map<string, number> }>();
  const placings = new Map<string, PlacingPrice>();
  for (const type of types) {
    const market = marketOf(text(type, 'value', 'name'));
    if (!market || flag(type, 'stop')) continue;
    for (const bookmaker of list(type.bookmaker)) {
      const book = bookName(text(bookmaker, 'name'));
      if (book === '' || flag(bookmaker, 'stop')) continue;
      const prices = pricesIn(bookmaker);
      if (market !== 'outright') {
        for (const { player, price } of prices) keepBest(placings, { market, player, price, book });
        continue;
      }
      const at = timeOf(bookmaker, requestedAt) ?? requestedAt;
      const known = books.get(bookKey(book)) ?? { book, at, prices: new Map<string, number>() };
      for (const { player, price } of prices) {
        const id = playerId(player);
        names.set(id, names.get(id) ?? player);
        if (!known.prices.has(id)) known.prices.set(id, netPrice(price, book));
      }
      books.set(bookKey(book), known);
    }
  }
  if (names.size === 0) return undefined;
  const priced = [...books.values()].filter(({ prices }) => prices.size > 0).slice(0, mostBooks);
  const shortest = (id: string) =>
    Math.min(...priced.map(({ prices }) => prices.get(id) ?? Number.MAX_VALUE));
  const ids = [...names.keys()]
    .sort((a, b) => shortest(a) - shortest(b) || a.localeCompare(b))
    .slice(0, mostPlayers);
  return {
    players: ids.map((id) => names.get(id) ?? id),
    books: priced.map(
      ({ book, at, prices }): FieldBook => ({
        book,
        at: at.toISOString(),
        prices: ids.map((id) => prices.get(id) ?? null),
      }),
    ),
    placings: [...placings.values()],
  };
}

function marketOf(name: string): Placing | 'outright' | null {
  const placing = placingNames.find(([pattern]) => pattern.test(name))?.[1];
  if (placing) return placing;
  return winner.test(name) && !others.test(name) ? 'outright' : null;
}

function pricesIn(bookmaker: Node): { player: string; price: number }[] {
  return list(bookmaker.odd).flatMap((odd) => {
    const player = firstNameFirst(text(odd, 'name'));
    const price = americanIn(odd);
    return price !== null &&
      /^\p{L}[\p{L}\p{M}.'’ -]* [\p{L}\p{M}.'’ -]+$/u.test(player) &&
      !/\b(field|other|any)\b/i.test(player)
      ? [{ player, price }]
      : [];
  });
}

function keepBest(placings: Map<string, PlacingPrice>, own: PlacingPrice): void {
  const id = `${own.market} ${playerId(own.player)}`;
  const before = placings.get(id);
  if (!before || own.price > before.price) placings.set(id, own);
}
