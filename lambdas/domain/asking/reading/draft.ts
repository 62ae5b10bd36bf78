/** A reading while it is being built, and the empty reading. */
import type { LegWish, Reading, Stance } from '../../../contracts/asking/reading.ts';
import type { Sport } from '../../../contracts/feed/sports.ts';
import type { KnownPlayer } from '../../feed/players/known-player.ts';
import type { KnownTeam } from './names/directory.ts';
import type { OneOfTwo } from './plain/bets/one-of-two.ts';
import type { PerGame } from './plain/per-game.ts';
import { merged, openWish } from './wishes/wish.ts';
import type { Text } from './words/text.ts';

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
    legChance: null,
    days: null,
    nextGame: false,
    nightGame: false,
    starts: null,
    risk: null,
    value: false,
    order: null,
    group: null,
    eachGame: false,
    eachSport: false,
    book: null,
    teams: [],
    player: null,
    budget: null,
    wishes: [],
  };
}

/** As stored before legs were counted: one entry a leg. */
interface Earlier {
  readonly namedLegs?: readonly Partial<LegWish>[];
}

/** A stored reading, which may be older than some of the terms. */
export function completed({ namedLegs = [], ...reading }: Reading & Earlier): Reading {
  const wishes = (reading.wishes ?? namedLegs).map((wish) => ({ ...openWish, ...wish }));
  return { ...emptyReading(), ...reading, wishes: merged(wishes) };
}

export interface ReadResult {
  readonly reading: Reading;
  /** Meaningful words that no rule read: lower case, in order. */
  readonly unread: readonly string[];
  /** The number of legs that the words name; absent where it is only the usual one. */
  readonly legsSaid?: NonNullable<Reading['legs']>;
  /** Somebody under age asks, or is to bet. */
  readonly isUnderAge?: boolean;
  /** A bet is asked for, so that everyday words mean nothing. */
  readonly isOfBet?: boolean;
  /** It is asked for in so many words, so that what is told around it means nothing. */
  readonly isAsked?: boolean;
  /** It names a sport, a team or a player, and nothing asks for a bet. */
  readonly isBare?: boolean;
  /** What a question with unread words may mean, by the roles of its words; the likeliest first. */
  readonly guesses?: readonly Reading[];
  /** Bets of which one is wished for, and the reading is the first: "blocks or rebounds". */
  readonly options?: {
    readonly bets: readonly Reading[];
    /** Each is wished for only where those before it have no price. */
    readonly areInOrder: boolean;
    /** What decides where they are said in full, and what they are called. */
    readonly chosen?: Pick<OneOfTwo, 'by' | 'names'>;
  };
  /** As many legs of each of several games that nobody names. */
  readonly perGame?: PerGame;
  /** The unread words are conditions that no term covers: “in a dome”. */
  readonly areConditions?: boolean;
}

export interface Draft {
  readonly text: Text;
  readonly reading: Reading;
  readonly selectedSport: Sport;
  readonly known: readonly KnownTeam[];
  /** Names of golfers with current prices. */
  readonly golfers: readonly string[];
  /** Names of players with priced props. */
  readonly players: readonly string[];
  /** Every player that the feed has named. */
  readonly roster: readonly KnownPlayer[];
  /** The current league day. */
  readonly today: string;
  /** Names of the teams in the rest of the question, if this is a piece of it. */
  readonly teamsNear: readonly string[];
  /** Players are named in the rest of the question, so that a name which is also a word can be one. */
  readonly isOfPlayers: boolean;
  /** The teams found, indexed by the markers in the text. */
  found: KnownTeam[];
  /** The text with the teams found as markers. */
  marked: string;
  /** A name was found that several teams share. */
  isTeamUnclear: boolean;
  /** Stances set by the words around a team. */
  readonly stances: Map<KnownTeam, Stance>;
  /** The question mentions a parlay, so that a price without further words is the payout. */
  isParlay: boolean;
  /** How many teams (all backed) or sports (one leg each) are named for one parlay. */
  namedTogether: number;
  /** The question asks for a bet on a half, a quarter or another part of a game. */
  isOfPart: boolean;
  /** The question is about golf only. */
  isGolf: boolean;
  /** Phrases of words that mean nothing alone, for which there is no term: they are asked back. */
  readonly left: string[];
  /** The question compares at least two options. */
  compares: boolean;
}

export type Rule = (draft: Draft) => void;

/** Adds the items that are not in the list yet. */
export function add<T>(to: T[], ...items: readonly T[]): void {
  for (const item of items) if (!to.includes(item)) to.push(item);
}
