/** Boards and props for tests: any, and the largest that a feed can send. */
import fc from 'fast-check';
import type { SportBoard } from '../../../lambdas/data/feed/board-item.ts';
import type { PropsByGame } from '../../../lambdas/data/feed/prop-rows.ts';
import type { Game, Prices } from '../../../lambdas/domain/feed/games/game.ts';
import { american } from '../../domain/feed/games/games.ts';

const instant = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString());
const minute = instant.map((at) => `${at.slice(0, 16)}:00.000Z`);
const price = fc.option(american);
const line = fc.integer({ min: -600, max: 600 }).map((halves) => halves / 2);
const name = fc.string({ minLength: 1, maxLength: 20, unit: 'binary' });

const anyBook: fc.Arbitrary<Prices> = fc.record({
  book: name,
  at: instant,
  moneyline: fc.option(fc.record({ home: american, away: price, draw: price })),
  spread: fc.option(fc.record({ homeLine: line, home: price, away: price })),
  total: fc.option(fc.record({ line, over: price, under: price })),
});

const anyGame: fc.Arbitrary<Game> = fc
  .record(
    {
      id: name,
      sport: fc.constantFrom('NFL', 'MLS'),
      startsAt: instant,
      day: fc.constant('2026-11-22'),
      home: fc.record({ id: name, name }),
      away: fc.record({ id: name, name }),
      status: fc.constantFrom('scheduled', 'live', 'final'),
      statusText: name,
      score: fc.option(fc.record({ home: fc.nat(), away: fc.nat() })),
      books: fc.array(anyBook, { minLength: 1, maxLength: 6 }),
      movement: fc.array(
        fc.record({
          at: instant,
          home: fc.option(fc.nat(100)),
          spread: fc.option(line),
          total: fc.option(line),
        }),
        { minLength: 1, maxLength: 6 },
      ),
    },
    { requiredKeys: ['id', 'sport', 'startsAt', 'day', 'home', 'away', 'status', 'statusText', 'score'] },
  )
  .map((game) => ({ ...game, prices: game.books?.[0] ?? null }));

export const anyBoard: fc.Arbitrary<SportBoard> = fc.record(
  {
    sport: fc.constant('NFL'),
    readAt: fc.option(instant),
    triedAt: fc.option(instant),
    problem: fc.option(name),
    teams: fc.array(fc.record({ id: name, name })),
    golfers: fc.array(name),
    games: fc.array(anyGame, { maxLength: 5 }),
    players: fc.dictionary(
      fc.string({ minLength: 1 }).map((id) => `g${id}`),
      fc.array(name),
    ),
    cut: fc.array(name),
  },
  { requiredKeys: ['sport', 'readAt', 'triedAt', 'problem', 'teams', 'games', 'players', 'cut'] },
);

const anyProp = fc.record(
  {
    player: name,
    stat: fc.constantFrom('points', 'passing_yards', 'touchdowns'),
    prices: fc.array(fc.record({ book: name, at: instant, line, over: price, under: price }), {
      minLength: 1,
      maxLength: 5,
    }),
    known: fc.record(
      {
        id: name,
        name,
        side: fc.constantFrom('home', 'away'),
        availability: fc.constantFrom('out', 'questionable', 'back', null),
        last: fc.array(fc.nat(400), { maxLength: 10 }),
        lastAt: fc.oneof(fc.constant(''), minute),
        games: fc.array(
          fc.option(
            fc.record({
              day: fc.constantFrom('2026-11-08', '2026-11-15'),
              opponent: name,
              isAway: fc.boolean(),
            }),
          ),
          { maxLength: 10 },
        ),
        position: fc.constantFrom('quarterback', 'goalie'),
        minutes: fc.array(fc.option(fc.nat(60)), { maxLength: 10 }),
      },
      { requiredKeys: ['id', 'name', 'side', 'availability', 'last', 'lastAt'] },
    ),
  },
  { requiredKeys: ['player', 'stat', 'prices'] },
);

export const anyProps: fc.Arbitrary<PropsByGame> = fc
  .array(fc.tuple(name, fc.array(anyProp, { maxLength: 5 })), { maxLength: 4 })
  .map((games) => new Map(games));

/** Numbers that look random, and are the same in every run. */
function sequence(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

const start = Date.parse('2026-11-22T18:00:00.000Z');
const at = (minutes: number) => new Date(start - minutes * 60_000).toISOString();

/** A week of baseball at 24 books, all different: every tenth price is at another line. */
export function largestBoard(games = 110, books = 24): SportBoard {
  const random = sequence(7);
  const priceOf = () => 100 + random(60);
  const bookOf = (nth: number): Prices => ({
    book: `Book Number ${nth}`,
    at: at(random(2000)),
    moneyline: { home: -priceOf(), away: priceOf(), draw: null },
    spread: { homeLine: random(10) === 0 ? 2.5 : 1.5, home: -priceOf(), away: priceOf() },
    total: { line: random(10) === 0 ? 9.5 : 8.5, over: -priceOf(), under: -priceOf() },
  });
  return {
    sport: 'MLB',
    readAt: at(0),
    triedAt: at(0),
    problem: null,
    teams: Array.from({ length: 30 }, (_, nth) => ({
      id: `${1000 + nth}`,
      name: `Team Of Some City ${nth}`,
    })),
    games: Array.from({ length: games }, (_, nth): Game => {
      const own = Array.from({ length: books }, (__, book) => bookOf(book));
      return {
        id: `MLB-${400_000 + nth}`,
        sport: 'MLB',
        startsAt: new Date(start + nth * 5_000_000).toISOString(),
        day: '2026-11-22',
        home: { id: `${1000 + (nth % 30)}`, name: `Team Of Some City ${nth % 30}` },
        away: { id: `${1000 + ((nth + 7) % 30)}`, name: `Team Of Some City ${(nth + 7) % 30}` },
        status: 'scheduled',
        statusText: 'Not Started',
        score: null,
        prices: own[0] ?? null,
        books: own,
        movement: Array.from({ length: 8 }, () => ({
          at: at(random(9000)),
          home: random(1000) / 10,
          spread: random(3) - 1.5,
          total: 8 + random(4) / 2,
        })),
      };
    }),
    players: {},
    cut: [],
  };
}

/** A Sunday of football: 14 games with 150 props each at 8 books, every fifth price at another line. */
export function largestProps(games = 14, props = 150, books = 8): PropsByGame {
  const random = sequence(11);
  const stats = ['passing_yards', 'rushing_yards', 'receiving_yards', 'receptions', 'touchdowns'] as const;
  return new Map(
    Array.from({ length: games }, (_, game) => [
      `NFL-${1_000_000 + game}`,
      Array.from({ length: props }, (__, nth) => {
        const player = `Player Number${nth % 40} Of${game}`;
        return {
          player,
          stat: stats[Math.floor(nth / 40)] ?? 'touchdowns',
          prices: Array.from({ length: books }, (___, book) => ({
            book: `Book Number ${book}`,
            at: at(random(2000)),
            line: 20.5 + (random(5) === 0 ? 1 + random(40) : 0),
            over: -100 - random(40),
            under: -100 - random(40),
          })),
          known: {
            id: `${5000 + nth}`,
            name: player,
            side: 'home' as const,
            availability: null,
            last: Array.from({ length: 10 }, () => random(300)),
            lastAt: at(10_080),
          },
        };
      }),
    ]),
  );
}
