/** Form, standings, injuries, games and head-to-head results around a prediction, each with its time and source. */
import * as z from 'zod/mini';
import { contract } from '../platform/contract.ts';
import { sportFilter, sports } from './sports.ts';

/** The length of a list of names. */
const listMaxLength = 500;
/** Names are part of table keys, which are limited to 2,048 bytes. */
const nameMaxLength = 100;

/** A name from a prediction: the first of a list, as parlays have one; empty for none. */
function nameOf(field: string) {
  const max = (length: number, what: string) =>
    z.maxLength(length, { error: `${what} is too long (at most ${length})` });
  return z.optional(
    z.pipe(
      z.pipe(
        z.string().check(max(listMaxLength, field)),
        z.transform((text: string) => text.split(',')[0]?.trim() || undefined),
      ),
      z.optional(z.string().check(max(nameMaxLength, `a name in ${field}`))),
    ),
  );
}

const team = z.object({ id: z.string(), name: z.string() });

/** A section is always present; if it has no content, it explains why. */
const section = {
  available: z.boolean(),
  /** One sentence for display; null if the section is available. */
  reason: z.nullable(z.string()),
  /** When the feed was read, ISO 8601, the oldest of several reads; null if it never was. */
  asOf: z.nullable(z.string()),
  /** Its age in words: `25 minutes`. */
  age: z.nullable(z.string()),
  /** Whether it is stale, because the feed could not be read since. */
  isStale: z.boolean(),
  /** The source's name; null if the feed has none. */
  source: z.nullable(z.string()),
};
export type Section = z.infer<z.ZodMiniObject<typeof section>>;

const result = z.object({
  gameId: z.string(),
  /** The league day, `YYYY-MM-DD`. */
  day: z.string(),
  opponent: z.string(),
  isHome: z.boolean(),
  outcome: z.enum(['win', 'loss', 'draw']),
  scored: z.number(),
  conceded: z.number(),
});
export type Result = z.infer<typeof result>;

const form = z.object({
  team,
  /** Up to five latest results, newest first. */
  results: z.array(result),
  /** From the standings: `W3`, `Won 3`; null if missing. */
  streak: z.nullable(z.string()),
  /** The record of the last ten games, from the standings: `7-3`. */
  lastTen: z.nullable(z.string()),
});

/** Fields are null if the league's standings lack them. */
const standing = z.object({
  team,
  /** League, conference or division: `American League, East`. */
  group: z.string(),
  position: z.nullable(z.number()),
  won: z.nullable(z.number()),
  lost: z.nullable(z.number()),
  drawn: z.nullable(z.number()),
  overtimeLosses: z.nullable(z.number()),
  points: z.nullable(z.number()),
  /** Share of games won, 0 to 1. */
  winShare: z.nullable(z.number()),
  scored: z.nullable(z.number()),
  conceded: z.nullable(z.number()),
  scoredPerGame: z.nullable(z.number()),
  concededPerGame: z.nullable(z.number()),
  homeRecord: z.nullable(z.string()),
  awayRecord: z.nullable(z.string()),
  streak: z.nullable(z.string()),
  lastTen: z.nullable(z.string()),
});
export type Standing = z.infer<typeof standing>;

const injury = z.object({
  player: z.string(),
  /** The player's availability: `Out`, `Game Time Decision`. */
  status: z.string(),
  /** The injury. */
  description: z.string(),
  /** The day of the report, `YYYY-MM-DD`; null if unknown. */
  day: z.nullable(z.string()),
});
export type Injury = z.infer<typeof injury>;

const score = z.nullable(z.object({ home: z.number(), away: z.number() }));

const listedGame = z.object({
  id: z.string(),
  /** ISO 8601 in UTC. */
  startsAt: z.string(),
  home: team,
  away: team,
  status: z.string(),
  score,
});

const meeting = z.object({
  /** `YYYY-MM-DD` */
  day: z.string(),
  home: z.string(),
  away: z.string(),
  score,
});
export type Meeting = z.infer<typeof meeting>;

const tournament = z.object({
  id: z.string(),
  name: z.string(),
  /** The feed's status. */
  status: z.string(),
  /** First and last day, `YYYY-MM-DD`; null if the feed does not include them. */
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
  /** The top of the leaderboard in the feed. */
  leaders: z.array(z.object({ position: z.string(), player: z.string(), country: z.string() })),
});
export type Tournament = z.infer<typeof tournament>;

export const getStats = contract({
  route: 'goalserve-stats',
  method: 'GET',
  query: z.object({
    sport: sportFilter,
    team: nameOf('team'),
    player: nameOf('player'),
    opponent: nameOf('opponent'),
  }),
  output: z.object({
    /** The sport requested, or the team's sport; null if neither is known. */
    sport: z.nullable(z.enum(sports)),
    /** In the feed's spelling; absent if not requested or unknown. */
    team: z.optional(team),
    opponent: z.optional(team),
    player: z.optional(z.string()),
    form: z.object({ ...section, teams: z.array(form) }),
    /** The rows of the requested teams, or all rows. */
    standings: z.object({ ...section, rows: z.array(standing) }),
    injuries: z.object({
      ...section,
      teams: z.array(z.object({ team, reports: z.array(injury) })),
      /** Reports about the requested player; null if none was requested. */
      player: z.nullable(z.array(injury)),
    }),
    nextGames: z.object({ ...section, games: z.array(listedGame) }),
    lastGames: z.object({ ...section, games: z.array(listedGame) }),
    /** Counts of the listed meetings, from the requested team's perspective. */
    headToHead: z.object({
      ...section,
      meetings: z.array(meeting),
      won: z.number(),
      lost: z.number(),
      drawn: z.number(),
    }),
    /** Golf only: the current and the next tournaments. */
    tournaments: z.optional(
      z.object({ ...section, current: z.array(tournament), next: z.array(tournament) }),
    ),
  }),
});
export type Stats = z.infer<typeof getStats.output>;
