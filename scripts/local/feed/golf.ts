/**
 * Golf in the feed's format: one tournament a week, Thursday to Sunday, always the same one with the same field. Prices
 * move from Monday until the start, from the source's first price to its last. The source has no results, so the
 * leaderboard has no positions, unless a control names a winner.
 */
import {
  addDays,
  dayIn,
  leagueZone,
  startOfDay,
  weekdayOf,
} from '../../../lambdas/domain/platform/calendar.ts';
import { unit } from './pricing/chance.ts';
import { dayMonthYear, utc } from './seasons/dates.ts';
import { type GolferPrices, golfBooks, topTens, tournamentName, winners } from './seasons/golf-data.ts';
import type { Tree } from './tree.ts';

/** Invented: the feed's ids are not known. */
const id = '7001';
const hourMs = 3600_000;
/** 6:45 a.m. Eastern. */
const firstTeeMs = 6.75 * hourMs;
/** 7 p.m. Eastern on Sunday. */
const lastPuttMs = 19 * hourMs;

interface Week {
  readonly monday: string;
  readonly thursday: string;
  readonly priced: Date;
  readonly start: Date;
  readonly end: Date;
}

function weekOf(now: Date): Week {
  const today = dayIn(leagueZone, now);
  const monday = addDays(today, -((weekdayOf(today) + 6) % 7));
  const thursday = addDays(monday, 3);
  return {
    monday,
    thursday,
    priced: startOfDay(leagueZone, monday),
    start: new Date(startOfDay(leagueZone, thursday).getTime() + firstTeeMs),
    end: new Date(startOfDay(leagueZone, addDays(thursday, 3)).getTime() + lastPuttMs),
  };
}

/**
 * `golf/live`: the current tournament, without positions.
 * @param winner whom a control lets win; from the end until midnight, the tournament then has a final leaderboard
 */
export function golfLive(now: Date, winner?: string): Tree {
  const { start, end } = weekOf(now);
  const named = { id, name: tournamentName };
  if (winner !== undefined && now >= end) {
    return { sport: 'golf', tournament: { ...named, status: 'Finished', player: leaderboard(winner) } };
  }
  const status = now < start ? 'Not Started' : 'In Progress';
  return { sport: 'golf', tournament: { ...named, status, player: null } };
}

/** Invented behind the winner: the field in the order of its prices. */
function leaderboard(winner: string): Tree[] {
  const others = winners.map(({ player }) => player).filter((player) => player !== winner);
  return [winner, ...others].map((name, index) => ({ pos: String(index + 1), name }));
}

export function golfSchedule(now: Date): Tree {
  const { thursday } = weekOf(now);
  const [start_date, end_date] = [dayMonthYear(thursday), dayMonthYear(addDays(thursday, 3))];
  return { tour: 'PGA', tournament: { id, name: tournamentName, status: '', start_date, end_date } };
}

/** `getodds/soccer?cat=golf_10`, in the format of the feed's other odds, because golf's is not published. Null once it starts. */
export function golfOdds(now: Date): Tree | null {
  const week = weekOf(now);
  if (now >= week.start) return null;
  const [date = '', time = ''] = utc(week.start).split(' ');
  return {
    sport: 'golf',
    ts: seconds(now),
    category: {
      id,
      gid: id,
      name: tournamentName,
      matches: {
        match: {
          id,
          static_id: id,
          status: 'Not Started',
          formatted_date: date,
          time,
          odds: {
            ts: seconds(now),
            type: [
              typeOf('1', 'Winner', winners, week, now),
              typeOf('2', 'Top 10 Finish', topTens, week, now),
            ],
          },
        },
      },
    },
  };
}

/** Each book's price for each player to win, for code that recomputes answers. */
export function winnerPrices(now: Date) {
  const week = weekOf(now);
  return golfBooks.map((book, index) => ({
    book,
    at: updatedAt(book, week, now),
    prices: new Map(
      winners.flatMap(({ player, early, close }) => {
        const price = priceAt(early[index] ?? null, close[index] ?? null, shareLeft(week, now));
        return price === null ? [] : [[player, price] as const];
      }),
    ),
  }));
}

function typeOf(id: string, value: string, prices: readonly GolferPrices[], week: Week, now: Date): Tree {
  const bookmaker = golfBooks.map((name, index) => ({
    id: String(index + 1),
    name,
    stop: 'False',
    ts: seconds(updatedAt(name, week, now)),
    odd: prices.flatMap(({ player, early, close }) => {
      const price = priceAt(early[index] ?? null, close[index] ?? null, shareLeft(week, now));
      return price === null ? [] : [oddOf(player, price)];
    }),
  }));
  return { id, value, stop: 'False', bookmaker };
}

/** 1 on Monday morning, 0 at the start. */
function shareLeft({ priced, start }: Week, now: Date): number {
  const left = Math.floor((start.getTime() - now.getTime()) / hourMs) * hourMs;
  return Math.min(1, Math.max(0, left / (start.getTime() - priced.getTime())));
}

/** Interpolates the implied probability, so that long prices do not jump, and rounds as books do. */
function priceAt(early: number | null, close: number | null, share: number): number | null {
  if (close === null) return null;
  if (early === null || share === 0) return close;
  const chance = (american: number) => (american > 0 ? 100 / (american + 100) : american / (american - 100));
  const at = chance(close) + (chance(early) - chance(close)) * share;
  const exact = at > 0.5 ? (-100 * at) / (1 - at) : (100 * (1 - at)) / at;
  const step = steps.find(([most]) => Math.abs(exact) < most)?.[1] ?? 2500;
  return Math.round(exact / step) * step;
}

const steps = [
  [500, 5],
  [2000, 50],
  [10_000, 100],
  [50_000, 500],
] as const;

function oddOf(name: string, american: number): Tree {
  const decimal = american > 0 ? 1 + american / 100 : 1 - 100 / american;
  return { name, value: decimal.toFixed(2), us: american > 0 ? `+${american}` : String(american), id: '' };
}

/** Up to eight minutes ago. */
function updatedAt(book: string, { monday }: Week, now: Date): Date {
  const hour = Math.floor(now.getTime() / hourMs);
  return new Date(now.getTime() - Math.floor(8 * 60_000 * unit('GOLF', monday, book, hour)));
}

const seconds = (at: Date) => Math.floor(at.getTime() / 1000);
