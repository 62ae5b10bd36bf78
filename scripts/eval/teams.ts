/** The teams of the replayed games. */
import type { KnownTeam } from '../../lambdas/domain/asking/reading/read.ts';
import { replayedSports, teamsOf } from '../local/feed/seasons/teams.ts';

export const teams: readonly KnownTeam[] = replayedSports.flatMap((sport) =>
  teamsOf(sport).map(({ name }) => ({ sport, name })),
);
