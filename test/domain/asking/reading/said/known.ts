/** What is known beside the words of a paraphrase. */
import { emptyReading } from '../../../../../lambdas/domain/asking/reading/draft.ts';
import { type ReadResult, readQuestion } from '../../../../../lambdas/domain/asking/reading/read.ts';
import { teams } from '../../../../../scripts/eval/teams.ts';
import { now } from '../readings.ts';
import type { Paraphrase } from './paraphrase.ts';

const roster = [
  { sport: 'NFL', team: 'Kansas City Chiefs', name: 'Travis Kelce' },
  { sport: 'NFL', team: 'Kansas City Chiefs', name: 'Patrick Mahomes' },
  { sport: 'NFL', team: 'Philadelphia Eagles', name: 'Jalen Hurts' },
  { sport: 'NBA', team: 'Denver Nuggets', name: 'Nikola Jokić' },
  { sport: 'NBA', team: 'Los Angeles Lakers', name: 'LeBron James' },
  { sport: 'NHL', team: 'Edmonton Oilers', name: 'Connor McDavid' },
] as const;

export const context = {
  selectedSport: 'NFL',
  teams,
  players: roster.map(({ name }) => name),
  roster,
  now,
} as const;

export const read = (text: string): ReadResult => readQuestion(text, context);

/** The terms that differ, as `term: read instead of expected`, and the words that were not read; empty if all is right. */
export function wrongIn({ expects }: Paraphrase, { reading, unread }: ReadResult): readonly string[] {
  const expected = { ...emptyReading(), ...expects };
  const keys = [...new Set([...Object.keys(expected), ...Object.keys(reading)])] as (keyof typeof expected)[];
  const shown = (value: unknown) => JSON.stringify(value) ?? 'nothing';
  const wrong = keys
    .filter((key) => shown(reading[key]) !== shown(expected[key]))
    .map((key) => `${key}: ${shown(reading[key])} instead of ${shown(expected[key])}`);
  return unread.length > 0 ? [...wrong, `unread: ${unread.join(' ')}`] : wrong;
}
