/** Checks that a question is read as expected in every term, and that its canonical prompt reads back the same. */
import { describe, expect, test } from 'vitest';
import type { Reading } from '../../../../lambdas/contracts/asking/reading.ts';
import type { Sport } from '../../../../lambdas/contracts/feed/sports.ts';
import { canonicalPrompt } from '../../../../lambdas/domain/asking/reading/canonical-prompt.ts';
import { emptyReading } from '../../../../lambdas/domain/asking/reading/draft.ts';
import { read } from './readings.ts';

/** Expected terms; every other term must be empty. Teams as `name: stance`. */
export type Expected = Partial<Omit<Reading, 'teams'>> & { readonly teams?: readonly string[] };

function check(prompt: string, expected: Expected, selectedSport: Sport = 'NBA'): void {
  const { teams, ...terms } = read(prompt, selectedSport).reading;
  const { teams: names = [], ...wanted } = expected;
  const { teams: _, ...empty } = emptyReading();
  expect({ ...terms, teams: teams.map(({ name, stance }) => `${name}: ${stance}`) }).toEqual({
    ...empty,
    ...wanted,
    teams: names,
  });
  const { reading } = read(prompt, selectedSport);
  expect(read(canonicalPrompt(reading), selectedSport).reading, canonicalPrompt(reading)).toEqual(reading);
}

export type Row = readonly [prompt: string, expected: Expected, selectedSport?: Sport];

/** Each group is one rule. The time is a Friday evening and the selected sport NBA, unless a row says otherwise. */
export function describeRules(rules: Readonly<Record<string, readonly Row[]>>): void {
  for (const [rule, rows] of Object.entries(rules)) {
    describe(rule, () => {
      for (const [prompt, expected, selectedSport] of rows) {
        test(`"${prompt}"`, () => check(prompt, expected, selectedSport));
      }
    });
  }
}

export const exactly = (legs: number) => ({ min: legs, max: legs });
export const today = ['2026-11-20'];
export const sunday = ['2026-11-22'];
export const monday = ['2026-11-23'];
export const nfl = { sports: ['NFL'] } satisfies Expected;
export const nba = { sports: ['NBA'] } satisfies Expected;
export const lakers = 'Los Angeles Lakers';
