/** Preferences apply where the question leaves a choice, and never override it. */
import { expect, test } from 'vitest';
import type { Profile } from '../../../../lambdas/contracts/accounts/account.ts';
import { withPreferences } from '../../../../lambdas/domain/asking/reading/preferences.ts';
import { read } from './readings.ts';

const profile: Profile = {
  preferredSport: 'NFL',
  preferredTeam: 'Denver Broncos',
  bettingStyle: 'aggressive',
  riskTolerance: null,
  oddsFormat: 'american',
};

test.each([
  ['an NFL pick', profile, 'Denver Broncos', 'high'],
  ['an NBA pick', profile, null, 'high'],
  ['a safe NFL pick', profile, 'Denver Broncos', null],
  ['the Seahawks', profile, null, 'high'],
  ['an NFL pick', { ...profile, riskTolerance: 'low' as const }, 'Denver Broncos', 'low'],
  ['an NBA pick', { ...profile, preferredSport: null }, 'Denver Broncos', 'high'],
  ['What NFL games are on?', profile, null, null],
  ['an NFL pick', undefined, null, null],
])('"%s"', (prompt, preferences, preferredTeam, preferredRisk) => {
  const { reading } = read(prompt);
  expect(withPreferences(reading, preferences)).toEqual({ reading, preferredTeam, preferredRisk });
});

test('the selected sport applies if the question names none', () => {
  const { reading } = read('a pick');
  expect(withPreferences(reading, profile, 'NBA').preferredTeam).toBeNull();
  expect(withPreferences(reading, profile, 'NFL').preferredTeam).toBe('Denver Broncos');
});
