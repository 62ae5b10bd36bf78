/** What the reading by roles knows in these tests: three players and the teams of the feed. */
import { teams } from '../../../../scripts/eval/teams.ts';

export const roster = [
  { sport: 'NFL', team: 'Kansas City Chiefs', name: 'Travis Kelce' },
  { sport: 'NFL', team: 'Philadelphia Eagles', name: 'Jalen Hurts' },
  { sport: 'NBA', team: 'Denver Nuggets', name: 'Nikola Jokić' },
] as const;

export const context = {
  selectedSport: 'NFL',
  teams,
  players: roster.map(({ name }) => name),
  roster,
  now: new Date('2026-11-22T15:00:00Z'),
} as const;
