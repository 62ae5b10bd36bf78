/** Totals of a team: one too low for a game is that of the team named ("Hornets under 105"), and a team's own is on nobody else. */
import type { Reading } from '../../../contracts/asking/reading.ts';
import type { Sport } from '../../../contracts/feed/sports.ts';

/** No game has a total below these. */
const leastOfGame: Partial<Record<Sport, number>> = { NBA: 150, NFL: 25, CFL: 30, MLB: 5, NHL: 4 };

/** @param original the text: "in the Hornets game" says whose total is meant */
export function withTeamTotal(reading: Reading, original: string): Reading {
  const isOwn = reading.markets.length === 1 && reading.markets[0] === 'team_total';
  if (!(isOwn || isOfOneTeam(reading)) || /\bgames?\b/.test(original)) return reading;
  return {
    ...reading,
    markets: ['team_total'],
    teams: reading.teams.map((team) => (team.stance === 'game' ? { ...team, stance: 'back' } : team)),
  };
}

function isOfOneTeam({ intent, markets, teams, line, period, player, stat }: Reading): boolean {
  const [only, ...others] = teams.filter(({ stance }) => stance !== 'avoid');
  const isTotal = markets.length === 1 && markets[0] === 'total' && (period ?? 'game') === 'game';
  if (!only || others.length > 0 || !isTotal || line === null || player !== null || stat !== null)
    return false;
  return intent === 'play' && line > 0 && line < (leastOfGame[only.sport] ?? 0);
}
