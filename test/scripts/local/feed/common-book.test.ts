/** The demo book that lists what any book lists, so that a slip over several leagues can be placed. */
import { expect, test } from 'vitest';
import { booksOf } from '../../../../scripts/local/feed/pricing/books.ts';
import { allBooksOf, commonBook } from '../../../../scripts/local/feed/pricing/common-book.ts';
import { quotesAt } from '../../../../scripts/local/feed/pricing/player-odds.ts';
import { impliedBy } from '../../../../scripts/local/feed/pricing/pricing.ts';
import { gamesBetween, type ReplayedGame } from '../../../../scripts/local/feed/seasons/replay.ts';
import { replayedSports } from '../../../../scripts/local/feed/seasons/teams.ts';

const games = replayedSports.flatMap((sport) => gamesBetween(sport, '2026-11-12', '2026-11-30'));
const before = ({ startsAt }: ReplayedGame, hours: number) => new Date(startsAt.getTime() - hours * 3600_000);

test('prices every game of every league, once', () => {
  expect(new Set(games.map(({ sport }) => sport))).toEqual(new Set(replayedSports));
  for (const game of games) {
    const names = allBooksOf(game, before(game, 20)).map(({ name }) => name);
    expect(names.filter((name) => name === commonBook)).toHaveLength(1);
  }
});

test('is never the best price of a game, and asks for no less than the one in the middle', () => {
  const added = games.filter(
    (game) => !booksOf(game, before(game, 20)).some(({ name }) => name === commonBook),
  );
  expect(added.length).toBeGreaterThan(50);
  for (const game of added) {
    const books = allBooksOf(game, before(game, 20));
    const own = books.find(({ name }) => name === commonBook);
    const others = books.filter((book) => book !== own);
    for (const side of ['home', 'away'] as const) {
      const implied = others.map(({ moneyline }) => impliedBy(moneyline[side]));
      expect(impliedBy(own?.moneyline[side] ?? Number.NaN)).toBeGreaterThan(Math.min(...implied));
    }
    const isListed = others.some(({ total }) => total?.line === own?.total?.line);
    expect(isListed).toBe(true);
  }
});

test('prices every player whom a book prices, in the line that most of them have', () => {
  const quoted = games
    .flatMap((game) => [
      ...Map.groupBy(
        quotesAt(game, before(game, 20)),
        ({ player, market }) => `${player.name} ${market}`,
      ).values(),
    ])
    // What no source prices is at this book alone.
    .filter((quotes) => quotes.some(({ book }) => book !== commonBook));
  expect(quoted.length).toBeGreaterThan(1000);
  for (const quotes of quoted) {
    const own = quotes.filter(({ book }) => book === commonBook);
    expect(own).toHaveLength(1);
    const prices = quotes.filter(({ book }) => book !== commonBook).map(({ price }) => price);
    const [price] = own.map((each) => each.price);
    if (price?.kind !== 'line') continue;
    const lines = prices.flatMap((each) => (each.kind === 'line' ? [each.line] : []));
    const count = (line: number) => lines.filter((each) => each === line).length;
    expect(count(price.line)).toBe(Math.max(...lines.map(count)));
  }
});
