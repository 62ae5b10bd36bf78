/** The facts that are replayed: games of past seasons with closing prices and final scores. */
import { readFileSync } from 'node:fs';

export type ReplayedSport = 'NFL' | 'NBA' | 'MLB';

export const replayedSports: readonly ReplayedSport[] = ['NFL', 'NBA', 'MLB'];

export interface FeedTeam {
  readonly id: string;
  readonly name: string;
  /** IANA name of the time zone of its home. */
  readonly timezone: string;
}

/** American odds; null where the source has none. */
export interface ClosingPrices {
  readonly moneyline: { readonly home: number; readonly away: number };
  /** `home` is the handicap of the home team. */
  readonly spread: { readonly line: number; readonly home: number; readonly away: number } | null;
  readonly total: { readonly line: number; readonly over: number; readonly under: number | null } | null;
}

export interface PastGame {
  /** Place among the sport's games, from 0. */
  readonly index: number;
  /** `YYYY-MM-DD`, as the league counts it. */
  readonly date: string;
  readonly home: FeedTeam;
  readonly away: FeedTeam;
  readonly score: { readonly home: number; readonly away: number };
  readonly prices: ClosingPrices;
}

/** The source has no prices for NFL spreads and totals; this is what they usually cost. */
const usualPrice = -110;

const teams = new Map(
  rowsOf('teams.csv').map(({ sport, id, name, timezone }) => [
    `${sport} ${name}`,
    { id: text(id), name: text(name), timezone: text(timezone) } satisfies FeedTeam,
  ]),
);

/** All games of a sport, earliest day first and in the order of the source within a day. */
export const history: Readonly<Record<ReplayedSport, readonly PastGame[]>> = {
  NFL: gamesOf('NFL', 'nfl.csv'),
  NBA: gamesOf('NBA', 'nba.csv'),
  MLB: gamesOf('MLB', 'mlb.csv'),
};

export function teamsOf(sport: ReplayedSport): FeedTeam[] {
  return [...teams].filter(([key]) => key.startsWith(`${sport} `)).map(([, team]) => team);
}

type Row = Readonly<Record<string, string | undefined>>;

function gamesOf(sport: ReplayedSport, file: string): PastGame[] {
  return rowsOf(file).map((row, index) => ({
    index,
    date: text(row.date),
    home: teamNamed(sport, row.home),
    away: teamNamed(sport, row.away),
    score: { home: number(row.home_score), away: number(row.away_score) },
    prices: {
      moneyline: { home: number(row.home_moneyline), away: number(row.away_moneyline) },
      spread: row.home_spread
        ? {
            line: number(row.home_spread),
            home: number(row.home_spread_price ?? `${usualPrice}`),
            away: number(row.away_spread_price ?? `${usualPrice}`),
          }
        : null,
      total: row.total ? { line: number(row.total), ...totalPrices(row) } : null,
    },
  }));
}

function totalPrices({ over_price }: Row): { over: number; under: number | null } {
  return over_price ? { over: number(over_price), under: null } : { over: usualPrice, under: usualPrice };
}

function teamNamed(sport: ReplayedSport, name: string | undefined): FeedTeam {
  const team = teams.get(`${sport} ${name}`);
  if (!team) throw new Error(`teams.csv has no ${sport} team named ${name}`);
  return team;
}

/** The files are our own: no quotes, no commas within a field. */
function rowsOf(file: string): Row[] {
  const lines = readFileSync(new URL(`data/${file}`, import.meta.url), 'utf8')
    .trim()
    .split('\n');
  const names = (lines[0] ?? '').split(',');
  return lines.slice(1).map((line) => {
    const fields = line.split(',');
    return Object.fromEntries(names.map((name, index) => [name, fields[index]]));
  });
}

function text(field: string | undefined): string {
  if (!field) throw new Error('a field of the replayed games is empty');
  return field;
}

function number(field: string | undefined): number {
  const value = Number(text(field));
  if (!Number.isFinite(value)) throw new Error(`${field} is not a number`);
  return value;
}
