/** A reading while it is being built, and the empty reading. */
import type { Reading, Stance } from '../../contracts/reading.ts';
import type { Sport } from '../../contracts/sports.ts';
import type { KnownTeam } from './directory.ts';
import type { Text } from './text.ts';

export function emptyReading(): Reading {
  return {
    intent: 'play',
    topic: null,
    sports: [],
    legs: null,
    sameGame: false,
    markets: [],
    notMarkets: [],
    stat: null,
    sides: [],
    notSides: [],
    price: null,
    payout: null,
    line: null,
    chance: null,
    days: null,
    nextGame: false,
    nightGame: false,
    risk: null,
    value: false,
    teams: [],
    player: null,
    budget: null,
    namedLegs: [],
  };
}

export interface ReadResult {
  readonly reading: Reading;
  /** Words that say something and that no rule read, lower case, in order. */
  readonly unread: readonly string[];
}

export interface Draft {
  readonly text: Text;
  readonly reading: Reading;
  readonly box: Sport;
  readonly known: readonly KnownTeam[];
  /** Names of the golfers who are priced now. */
  readonly golfers: readonly string[];
  /** The league day it is now. */
  readonly today: string;
  /** By the signs in the text. */
  found: KnownTeam[];
  /** A name was found that could be of several teams. */
  isTeamUnclear: boolean;
  /** Those that the words around a team give it. */
  readonly stances: Map<KnownTeam, Stance>;
  /** A parlay is spoken of, so that a price without more is the whole's. */
  isParlay: boolean;
  /** How many things are named for one parlay: teams that are all to win, sports that each have a leg. */
  namedTogether: number;
  /** A bet on a half, a quarter or the like is asked for. */
  isOfPart: boolean;
  /** Golf alone is asked about. */
  isGolf: boolean;
  /** Compares options, in words that name at least two. */
  compares: boolean;
}

export type Rule = (draft: Draft) => void;

/** Adds what is not there yet. */
export function add<T>(to: T[], ...items: readonly T[]): void {
  for (const item of items) if (!to.includes(item)) to.push(item);
}
