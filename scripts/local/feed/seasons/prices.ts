/** The prices of a game or of a part of it, as the files of books have them. */
import { number, type Row } from './csv.ts';

export interface Total {
  readonly line: number;
  readonly over: number;
  readonly under: number | null;
}

/** American odds; null if the source has none. */
export interface GamePrices {
  readonly moneyline: {
    readonly home: number;
    readonly away: number;
    /** Soccer only. */
    readonly draw: number | null;
  } | null;
  /** `line` is the handicap of the home team. */
  readonly spread: { readonly line: number; readonly home: number; readonly away: number } | null;
  readonly total: Total | null;
}

export function gamePrices(row: Row): GamePrices {
  return {
    moneyline: row.home_moneyline
      ? { home: number(row.home_moneyline), away: number(row.away_moneyline), draw: null }
      : null,
    spread: row.home_spread
      ? {
          line: number(row.home_spread),
          home: number(row.home_spread_price),
          away: number(row.away_spread_price),
        }
      : null,
    total: totalIn(row.total, row.over_price, row.under_price),
  };
}

/** The total of one team; null if the source has none. */
export function teamTotal(row: Row, side: 'home' | 'away'): Total | null {
  return totalIn(row[`${side}_total`], row[`${side}_over`], row[`${side}_under`]);
}

function totalIn(line: string | undefined, over: string | undefined, under: string | undefined) {
  return line ? { line: number(line), over: number(over), under: under ? number(under) : null } : null;
}
