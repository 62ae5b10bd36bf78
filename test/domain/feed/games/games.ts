/** Sample games and legs; each test changes the fields it needs. */
import fc from 'fast-check';
import type { Leg } from '../../../../lambdas/contracts/asking/analysis.ts';
import type { Reading } from '../../../../lambdas/contracts/asking/reading.ts';
import type { Brief } from '../../../../lambdas/domain/asking/brief.ts';
import type { Game, Prices } from '../../../../lambdas/domain/feed/games/game.ts';
import { leagueDay } from '../../../../lambdas/domain/platform/calendar.ts';
import { readingOf, styles } from '../../../../lambdas/domain/records/slate.ts';

/** A Friday evening in New York. */
export const now = new Date('2026-11-20T23:00:00Z');

export const prices: Prices = {
  book: 'Book One',
  at: '2026-11-20T22:55:00.000Z',
  moneyline: { home: -235, away: 195, draw: null },
  spread: { homeLine: -4.5, home: -110, away: -110 },
  total: { line: 47, over: -105, under: -115 },
};

export function gameWith(changes: Partial<Game> = {}): Game {
  const startsAt = changes.startsAt ?? '2026-11-22T18:00:00.000Z';
  return {
    id: 'NFL-1',
    sport: 'NFL',
    startsAt,
    day: leagueDay(new Date(startsAt)),
    home: { id: '10', name: 'Seattle Seahawks' },
    away: { id: '11', name: 'Green Bay Packers' },
    status: 'scheduled',
    statusText: 'Not Started',
    score: null,
    prices,
    ...changes,
  };
}

export function finalGame(home: number, away: number, changes: Partial<Game> = {}): Game {
  return gameWith({ status: 'final', statusText: 'Final', score: { home, away }, prices: null, ...changes });
}

export function legWith(changes: Partial<Leg> = {}): Leg {
  return {
    gameId: 'NFL-1',
    sport: 'NFL',
    startsAt: '2026-11-22T18:00:00.000Z',
    home: 'Seattle Seahawks',
    away: 'Green Bay Packers',
    market: 'spread',
    selection: 'home',
    line: -4.5,
    price: -110,
    book: 'Book One',
    pricedAt: prices.at,
    marketProbability: 50,
    ...changes,
  };
}

const slateTeams = [
  ['Seattle Seahawks', 'Green Bay Packers'],
  ['New York Giants', 'Dallas Cowboys'],
  ['New York Jets', 'San Francisco 49ers'],
  ['Los Angeles Rams', 'Los Angeles Chargers'],
  ['Chicago Bears', 'Detroit Lions'],
  ['Kansas City Chiefs', 'Denver Broncos'],
] as const;

/** Sunday's games and one on Monday night, all priced. */
export const slate: readonly Game[] = slateTeams.map(([home, away], index) =>
  gameWith({
    id: `NFL-${index + 1}`,
    home: { id: `h${index}`, name: home },
    away: { id: `a${index}`, name: away },
    startsAt:
      index === 5 ? '2026-11-24T01:15:00.000Z' : `2026-11-22T${18 + Math.floor(index / 2)}:00:00.000Z`,
  }),
);

/** A question for a play without further terms. */
export function readingWith(changes: Partial<Reading> = {}): Reading {
  const [style] = styles;
  if (!style) throw new Error('no style');
  return { ...readingOf({ ...style, band: { legs: null, chance: null, risk: null } }, 'NFL'), ...changes };
}

/** A brief without a question. */
export const emptyBrief: Brief = {
  question: '',
  before: null,
  sport: 'NFL',
  unread: [],
  read: null,
};

/** Whole American odds, as a book would post them. */
export const american = fc
  .tuple(fc.integer({ min: 100, max: 5000 }), fc.boolean())
  .map(([size, isUnderdog]) => (isUnderdog ? size : -size));
