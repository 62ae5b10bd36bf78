/** Match data around a prediction: form, standings, injuries, head-to-head. */
import { queryOptions } from '@tanstack/react-query';
import { getStats } from '../../../lambdas/contracts/feed/stats.ts';
import { call } from './client/client.ts';

export interface Matchup {
  readonly sport: string;
  readonly player: string | null;
  readonly team: string | null;
  readonly opponent: string | null;
}

export const matchupQuery = (matchup: Matchup) =>
  queryOptions({
    queryKey: ['matchup', matchup],
    queryFn: ({ signal }) => {
      const { sport, player, team, opponent } = matchup;
      return call(getStats, {
        query: {
          sport: sport.toLowerCase(),
          player: player ?? undefined,
          team: team ?? undefined,
          opponent: opponent ?? undefined,
        },
        signal,
      });
    },
    staleTime: 5 * 60_000,
  });
