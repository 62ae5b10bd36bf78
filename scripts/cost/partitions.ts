/**
 * The partitions of the table that everyone shares, in the busiest minute before a Sunday kickoff: what each serves against what
 * one can, as they were with one partition each, and with the copies, shards and shared reads they have now.
 *
 * Local indexes keep DynamoDB from splitting the items of one partition key, so its limits are those of one partition.
 */
import { lanes, shards } from '../../lambdas/data/platform/counters.ts';
import { copies } from '../../lambdas/data/platform/spread.ts';
import { callsTo, kickoffLoad, seconds, total } from './estimate.ts';
import { withBunching } from './limits.ts';

/** Units a second that one partition serves, and its largest size where there are local indexes. */
export const partitionLimits = { reads: 3_000, writes: 1_000, gigabytes: 10 } as const;

/** Seconds for which a function reuses what everyone reads; the stack sets it (lib/functions/grants.ts). */
const reusedSeconds = 10;

/** Calls a second, by what they do. */
interface Rates {
  readonly visits: number;
  readonly statuses: number;
  readonly predictions: number;
  readonly details: number;
  readonly facts: number;
  readonly asks: number;
  readonly saves: number;
  readonly trackers: number;
  readonly logins: number;
  /** Reads a second if each running function reads once in ten seconds; never more than one a call. */
  readonly shared: (name: 'statuses' | 'predictions' | 'details' | 'facts' | 'asks') => number;
  readonly users: number;
}

const functionOf = {
  statuses: 'get-user-status',
  predictions: 'get-predictions',
  details: 'get-prediction-by-id',
  facts: 'goalserve-stats',
  asks: 'prompt-process',
} as const;

export function ratesOf(users: number): Rates {
  const load = kickoffLoad(users);
  const rate = (name: Parameters<typeof callsTo>[1]) => total(callsTo(load, name));
  const asks = rate('prompt-process');
  return {
    users,
    visits: asks / 2,
    statuses: rate('get-user-status'),
    predictions: rate('get-predictions'),
    details: rate('get-prediction-by-id'),
    facts: rate('goalserve-stats'),
    asks,
    saves: rate('tracker-save'),
    trackers: rate('tracker-get'),
    logins: rate('auth'),
    shared: (name) => {
      const running = withBunching(total(callsTo(load, functionOf[name]), seconds));
      return Math.min(rate(functionOf[name]), running / reusedSeconds);
    },
  };
}

/** Read units of a query or item of that size: 4 KB each, half of it where the newest write may be missing. */
const consistent = (kilobytes: number) => Math.ceil(kilobytes / 4);
const eventual = (kilobytes: number) => consistent(kilobytes) / 2;
/** A write of at most 1 KB in a transaction. */
const inTransaction = 2;

/** Kilobytes of items, measured on the local product's table with a full slate and week, November 2026. */
const size = {
  /** 28 predictions: 21 of one leg, 7 of three. */
  slateAsAttributes: 21 * 4.5 + 7 * 11,
  slatePacked: 21 * 1.5 + 7 * 2.9,
  gamesOfSunday: 14 * 2.5,
  recentGames: 31.3,
  priced: 4.7,
  sheet: 9.2,
  feedStates: 8,
  playersOfLeague: 32 * 3,
  board: 40,
  propsOfDay: 80,
  prices: 40,
} as const;

/** Shares of calls. Who asks or saves before the NFL's early games means the NFL, and three in ten the same game. */
const share = { ofSlate: 0.5, props: 1 / 3, oneGame: 0.3, pricesOfGame: 0.25 } as const;
const legsOfPick = 1.5;
/** Live games on a page of the tracker, while the earlier games are played. */
const liveGames = 2;

type PerSecond = (rates: Rates) => number;

export interface Partition {
  readonly key: string;
  readonly kind: 'reads' | 'writes';
  /** Units a second of one partition; null where the key did not exist before, or is no longer read. */
  readonly before: PerSecond | null;
  readonly now: PerSecond | null;
  readonly how: string;
}

const slateReads =
  (kilobytes: number): PerSecond =>
  ({ predictions, details, saves }) =>
    predictions * (eventual(kilobytes) + 1) + share.ofSlate * (details + saves) * consistent(kilobytes / 28);

export const partitions: readonly Partition[] = [
  {
    key: 'USER#house',
    kind: 'reads',
    before: slateReads(size.slateAsAttributes),
    now: (rates) =>
      slateReads(size.slatePacked)({
        ...rates,
        predictions: rates.shared('predictions'),
        // Each prediction of the slate is kept by itself.
        details: Math.min(rates.details, 28 * rates.shared('details')),
      }),
    how: 'reused for 10 s; picks packed',
  },
  {
    key: 'PRICED',
    kind: 'reads',
    before: ({ statuses }) => statuses * consistent(size.priced),
    now: ({ shared }) => shared('statuses') * consistent(size.priced),
    how: 'reused for 10 s',
  },
  {
    key: 'GAMES#NFL',
    kind: 'reads',
    before: ({ facts }) => facts * consistent(size.recentGames),
    now: ({ shared }) => shared('facts') * consistent(size.recentGames),
    how: 'reused for 10 s',
  },
  {
    key: 'GAMES#NFL#<Sunday>',
    kind: 'reads',
    before: ({ asks, trackers }) => asks * eventual(size.gamesOfSunday) + trackers * liveGames,
    now: ({ trackers }) => trackers * liveGames,
    how: 'asks read the board',
  },
  {
    key: 'FEEDS',
    kind: 'reads',
    before: ({ asks, facts }) => asks * (eventual(size.feedStates) + 1) + facts,
    now: ({ facts }) => facts,
    how: 'asks read the board',
  },
  {
    key: 'SHEET#NFL',
    kind: 'reads',
    before: ({ asks }) => asks * eventual(size.sheet),
    now: ({ asks }) => (asks * eventual(size.sheet)) / copies,
    how: `${copies} copies`,
  },
  {
    key: 'PLAYERS#NFL',
    kind: 'reads',
    before: ({ asks }) => asks * share.props * eventual(size.playersOfLeague),
    now: null,
    how: 'an item a team',
  },
  {
    key: 'BOARD#NFL',
    kind: 'reads',
    before: null,
    now: ({ shared }) => (shared('asks') * eventual(size.board)) / copies,
    how: `${copies} copies, reused for 10 s`,
  },
  {
    key: 'PROPS#NFL#<Sunday>',
    kind: 'reads',
    before: null,
    now: ({ asks }) => (asks * share.props * eventual(size.propsOfDay)) / copies,
    how: `${copies} copies`,
  },
  {
    key: 'PRICES#<game>',
    kind: 'reads',
    before: null,
    now: ({ asks }) => asks * share.pricesOfGame * share.oneGame * eventual(size.prices),
    how: 'an item a game',
  },
  {
    key: 'COUNTERS',
    kind: 'writes',
    before: ({ asks, saves }) => (asks + saves) * inTransaction,
    now: ({ asks, saves }) => ((asks + saves) * inTransaction) / shards,
    how: `${shards} shards`,
  },
  {
    key: 'DAYCOUNTERS',
    kind: 'writes',
    before: ({ asks, saves }) => (asks + saves) * inTransaction,
    now: ({ asks, saves }) => ((asks + saves) * inTransaction) / shards,
    how: `${shards} shards`,
  },
  {
    key: 'GAME#<game>',
    kind: 'writes',
    before: ({ saves }) => saves * legsOfPick * share.oneGame * inTransaction,
    now: ({ saves }) => saves * legsOfPick * share.oneGame * inTransaction,
    how: 'unchanged',
  },
  {
    key: 'L#al',
    kind: 'writes',
    before: ({ logins }) => logins * 2 * inTransaction,
    now: ({ logins }) => logins * 2 * inTransaction,
    how: 'unchanged',
  },
  {
    key: 'W#c',
    kind: 'writes',
    // Almost every address ends in "com", and one name in six starts with a c.
    before: ({ logins }) => logins * (1 + 1 / 6) * inTransaction,
    now: ({ logins }) => logins * (1 + 1 / 6) * inTransaction,
    how: 'unchanged',
  },
];

/** Gigabytes of the two largest shared lists: rows of about 200 bytes with what DynamoDB stores beside them. */
export const listGigabytes = (users: number): number => (users * (1 + 1 / 6) * 200) / 1e9;

/** Each transaction holds its items for about this long. */
const heldSeconds = 0.02;
const attempts = 4;

/**
 * @param items among which the counters are spread
 * @returns one in how many counted calls meets another one in every attempt, and fails
 */
export function oneFails({ asks, saves }: Rates, items = shards * lanes): number {
  const chance = Math.min(1, ((asks + saves) * heldSeconds) / items);
  return 1 / chance ** attempts;
}
