/** What the reading by roles knows in these tests: three players and the teams of the feed. */
import { canonicalPrompt } from '../../../../lambdas/domain/asking/reading/canonical-prompt.ts';
import { readingOf } from '../../../../lambdas/domain/asking/roles/bet.ts';
import { teams } from '../../../../scripts/eval/teams.ts';
import { parsed, spansOf } from '../../../../scripts/roles/marked.ts';

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

/** The canonical prompt of the bet that marked words make; undefined if they make none. */
export function betOf(line: string): string | undefined {
  const reading = readingOf(spansOf(parsed(line)), context);
  return reading && canonicalPrompt(reading);
}
