/** The replayed sports, their seasons and teams. */
import { rowsOf, text } from './csv.ts';

export type ReplayedSport = 'NFL' | 'NBA' | 'NHL' | 'MLB' | 'MLS';

/** The sports of the US leagues' feeds; soccer has its own. */
export type UsSport = Exclude<ReplayedSport, 'MLS'>;

export const replayedSports: readonly ReplayedSport[] = ['NFL', 'NBA', 'NHL', 'MLB', 'MLS'];

export interface Season {
  /** `2023`, `2023-24` */
  readonly name: string;
  readonly isWhole: boolean;
}

/** The replayed seasons. */
export const seasons: Readonly<Record<ReplayedSport, Season>> = {
  NFL: { name: '2023', isWhole: true },
  NBA: { name: '2023-24', isWhole: false },
  NHL: { name: '2025-26', isWhole: false },
  MLB: { name: '2025', isWhole: false },
  MLS: { name: '2025', isWhole: true },
};

/** `NFL 2023, NBA 2023-24, …`. */
export const seasonsReplayed = Object.entries(seasons)
  .map(([sport, { name }]) => `${sport} ${name}`)
  .join(', ');

export interface FeedTeam {
  readonly id: string;
  readonly name: string;
  /** Empty if the sport has a single table. */
  readonly conference: string;
  /** Empty if the conference has none. */
  readonly division: string;
  /** IANA name of the home time zone. */
  readonly timezone: string;
}

const byCode = new Map(
  rowsOf('teams.csv').map(({ sport, code, id, name, conference = '', division = '', timezone }) => [
    `${sport} ${code}`,
    { id: text(id), name: text(name), conference, division, timezone: text(timezone) } satisfies FeedTeam,
  ]),
);

const bySport = new Map(
  replayedSports.map((sport) => [
    sport,
    [...byCode].filter(([key]) => key.startsWith(`${sport} `)).map(([, team]) => team),
  ]),
);

export function teamsOf(sport: ReplayedSport): readonly FeedTeam[] {
  return bySport.get(sport) ?? [];
}

/** @param code of the team in the data files: `KC` */
export function teamOf(sport: ReplayedSport, code: string | undefined): FeedTeam {
  const team = byCode.get(`${sport} ${code}`);
  if (!team) throw new Error(`teams.csv has no ${sport} team with the code ${code}`);
  return team;
}
