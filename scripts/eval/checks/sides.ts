/** Finds answers that bet on both sides. */
import type { Leg } from '../../../lambdas/contracts/analysis.ts';

/** @returns games with two legs, and teams with one leg for them and another against them */
export function bothSides(legs: readonly Leg[]): string[] {
  const games = legs.map(({ gameId }) => gameId);
  const twice = games.filter((id, index) => games.indexOf(id) !== index);
  const backed = legs.flatMap((leg) => (isOfTeam(leg) ? [leg[leg.selection as 'home' | 'away']] : []));
  const opposed = legs.flatMap((leg) =>
    isOfTeam(leg) ? [leg[leg.selection === 'home' ? 'away' : 'home']] : [],
  );
  return [...new Set([...twice, ...backed.filter((team) => opposed.includes(team))])];
}

const isOfTeam = ({ selection }: Leg) => selection === 'home' || selection === 'away';
