/** Whether a question is read as it should be, in every term, and read again from its own canonical prompt. */
import { describe, expect, test } from 'vitest';
import type { Reading } from '../../../lambdas/contracts/reading.ts';
import type { Sport } from '../../../lambdas/contracts/sports.ts';
import { emptyReading } from '../../../lambdas/domain/reading/draft.ts';
import { sayReading } from '../../../lambdas/domain/reading/say.ts';
import { read } from './readings.ts';

/** Terms that must be read; every other must be as in an empty reading. Teams as `name: stance`. */
export type Expected = Partial<Omit<Reading, 'teams'>> & { readonly teams?: readonly string[] };

function check(prompt: string, expected: Expected, box: Sport = 'NBA'): void {
  const { teams, ...terms } = read(prompt, box).reading;
  const { teams: names = [], ...wanted } = expected;
  const { teams: _, ...empty } = emptyReading();
  expect({ ...terms, teams: teams.map(({ name, stance }) => `${name}: ${stance}`) }).toEqual({
    ...empty,
    ...wanted,
    teams: names,
  });
  const { reading } = read(prompt, box);
  expect(read(sayReading(reading), box).reading, sayReading(reading)).toEqual(reading);
}

export type Row = readonly [prompt: string, expected: Expected, box?: Sport];

/** Each group is one rule; all times are those of a Friday evening, with the NBA in the box unless a row says another. */
export function describeRules(rules: Readonly<Record<string, readonly Row[]>>): void {
  for (const [rule, rows] of Object.entries(rules)) {
    describe(rule, () => {
      for (const [prompt, expected, box] of rows) {
        test(`"${prompt}"`, () => check(prompt, expected, box));
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
