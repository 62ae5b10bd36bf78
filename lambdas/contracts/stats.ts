/** Form, standings, injuries, games and head-to-head results around a prediction, each with its time and source. */
import * as z from 'zod/mini';
import { contract } from './contract.ts';
import { sportFilter, sports } from './sports.ts';

/** Of a list of names. */
const listMaxLength = 500;
/** What is known of a team is kept under its name, and a key of the table has room for 2,048 bytes. */
const nameMaxLength = 100;

/** A name as a prediction has it: of a list, which is the case for a parlay, the first; empty is none. */
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

/** A section is always there; where it has nothing to show it says why. */
const section = {
  available: z.boolean(),
  /** One sentence for a person; null where the section is available. */
  reason: z.nullable(z.string()),
  /** When the feed was read, ISO 8601; of several readings the oldest. Null where it never was. */
  asOf: z.nullable(z.string()),
  /** How long ago that is, in words: `25 minutes`. */
  age: z.nullable(z.string()),
  /** Whether it is older than it should be, because the feed could not be read since. */
  isStale: z.boolean(),
  /** The feed's name for it; null where the feed has none. */
  source: z.nullable(z.string()),
};
export type Section = z.infer<z.ZodMiniObject<typeof section>>;

const result = z.object({
  gameId: z.string(),
  /** The day the league lists it under, `YYYY-MM-DD`. */
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
  /** The last five, newest first; fewer where fewer are known. */
  results: z.array(result),
  /** As the standings write it: `W3`, `Won 3`; null where they do not. */
  streak: z.nullable(z.string()),
  /** Of the last ten games, as the standings write it: `7-3`. */
  lastTen: z.nullable(z.string()),
});

/** A field is null where this league's table does not have it. */
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
  /** Whether he plays: `Out`, `Game Time Decision`. */
  status: z.string(),
  /** What he has. */
  description: z.string(),
  /** Day of the report, `YYYY-MM-DD`; null where it has none. */
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
  /** The feed's own word. */
  status: z.string(),
  /** First and last day, `YYYY-MM-DD`; null where the feed does not say. */
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
  /** The top of the leaderboard as the feed lists it. */
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
    /** The sport asked for, or the one the team plays; null where neither says. */
    sport: z.nullable(z.enum(sports)),
    /** As the feed spells it; absent where it was not asked for or is not known. */
    team: z.optional(team),
    opponent: z.optional(team),
    player: z.optional(z.string()),
    form: z.object({ ...section, teams: z.array(form) }),
    /** The rows of the teams asked for, or the whole table. */
    standings: z.object({ ...section, rows: z.array(standing) }),
    injuries: z.object({
      ...section,
      teams: z.array(z.object({ team, reports: z.array(injury) })),
      /** Reports that name the player asked for; null where none was asked for. */
      player: z.nullable(z.array(injury)),
    }),
    nextGames: z.object({ ...section, games: z.array(listedGame) }),
    lastGames: z.object({ ...section, games: z.array(listedGame) }),
    /** Counts are of the meetings listed here, from the side of the team asked for. */
    headToHead: z.object({
      ...section,
      meetings: z.array(meeting),
      won: z.number(),
      lost: z.number(),
      drawn: z.number(),
    }),
    /** Golf only: what is being played, and what comes next. */
    tournaments: z.optional(
      z.object({ ...section, current: z.array(tournament), next: z.array(tournament) }),
    ),
  }),
});
export type Stats = z.infer<typeof getStats.output>;
