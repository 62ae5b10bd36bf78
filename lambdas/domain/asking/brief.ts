/** The input and output of the model: IDs of this request and words of closed lists. */
import type { Reading, Stance } from '../../contracts/asking/reading.ts';

/** Each compares the teams, or a player with a line, and needs a fact that does. */
export const comparedTheses = [
  'rest_edge',
  'missing_players',
  'form',
  'scoring',
  'record',
  'home',
  'meetings',
  'covers',
  'totals_trend',
  'starters',
  'player_trend',
] as const;
export type ComparedThesis = (typeof comparedTheses)[number];

export const theses = [
  'likeliest',
  'cheapest',
  'best_price',
  'price_move',
  ...comparedTheses,
  'coin_flip',
  'long_shot',
  'asked_team',
  'asked_side',
  'price_only',
] as const;
export type Thesis = (typeof theses)[number];

export const isCompared = (thesis: Thesis): thesis is ComparedThesis =>
  comparedTheses.some((each) => each === thesis);

export const themes = [
  'likeliest',
  'payout',
  'form',
  'rest',
  'home',
  'favorites',
  'underdogs',
  'totals',
  'mixed',
] as const;
export type Theme = (typeof themes)[number];

export const declines = ['nothing_fits', 'asks_for_information', 'not_about_sports'] as const;
export type Decline = (typeof declines)[number];

export interface Brief {
  readonly question: string;
  /** The code's reading of the question. */
  readonly reading: Reading;
  /** Words of the question that the code could not read; without any, the reading is not corrected. */
  readonly unread: readonly string[];
  readonly wanted: { readonly legs: { readonly min: number; readonly max: number } };
  /** The teams and days that a corrected reading may name. */
  readonly teams: readonly string[];
  readonly days: readonly string[];
  readonly games: readonly {
    /** `g1` */
    readonly id: string;
    /** `Away at Home`. */
    readonly game: string;
    /** ISO 8601 in UTC. */
    readonly startsAt: string;
    readonly facts: readonly { readonly id: string; readonly text: string }[];
  }[];
  readonly candidates: readonly {
    /** `c1` */
    readonly id: string;
    /** Id of its game. */
    readonly game: string;
    readonly pick: string;
    readonly market: string;
    /** American odds. */
    readonly price: number;
    /** Percent. */
    readonly chance: number;
    readonly breakEven: number;
    /** Dollars per $100; negative if the bet wins on average. */
    readonly cost: number;
    /** Theses that are true of it. */
    readonly theses: readonly Thesis[];
    readonly for: readonly string[];
    readonly against: readonly string[];
  }[];
}

/** The model's reply. */
export interface Reply {
  /** The reading, corrected if words were unread; teams by name and stance. */
  readonly reading: Omit<Reading, 'teams' | 'player' | 'budget' | 'namedLegs'> & {
    readonly teams: readonly { readonly name: string; readonly stance: Stance }[];
  };
  readonly legs: readonly {
    readonly candidate: string;
    readonly thesis: Thesis;
    readonly for: readonly string[];
    readonly against: readonly string[];
  }[];
  readonly theme: Theme;
  readonly decline: Decline | null;
}
