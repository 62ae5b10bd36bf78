/** Teams whose names are words: before a bet they are whose it is, in a sport that has them. */
import { expect, test } from 'vitest';
import { readQuestion } from '../../../../../lambdas/domain/asking/reading/read.ts';
import { teams } from '../../../../../scripts/eval/teams.ts';

const now = new Date('2026-11-21T15:00:00Z');
const read = (prompt: string, selectedSport: 'NBA' | 'NFL' | 'NHL') =>
  readQuestion(prompt, { selectedSport, teams, now });
const named = [
  ['NFL', 'bills', 'Buffalo Bills'],
  ['NBA', 'heat', 'Miami Heat'],
  ['NBA', 'jazz', 'Utah Jazz'],
  ['NBA', 'thunder', 'Oklahoma City Thunder'],
  ['NBA', 'kings', 'Sacramento Kings'],
  ['NHL', 'kings', 'Los Angeles Kings'],
  ['NHL', 'lightning', 'Tampa Bay Lightning'],
  ['NHL', 'avalanche', 'Colorado Avalanche'],
  ['NHL', 'sharks', 'San Jose Sharks'],
  ['NHL', 'flames', 'Calgary Flames'],
  ['NHL', 'flyers', 'Philadelphia Flyers'],
] as const;
const forms = ['give me a X bet', 'X pick', 'any X bets', 'need a X prop', 'best X bet'];

test.each(
  named.flatMap(([sport, word, name]) =>
    forms.map((form) => [form.replace('X', word), sport, name] as const),
  ),
)('“%s” (%s) is on the %s', (prompt, sport, name) => {
  const { reading, unread } = read(prompt, sport);
  expect(unread).toEqual([]);
  expect(reading.teams.map((team) => team.name)).toEqual([name]);
});

test.each([
  ['give me a wild bet', 'NHL'],
  ['magic picks', 'NFL'],
  ['a magic pick please', 'NBA'],
  ['fire picks tonight', 'NBA'],
  ['need to pay the bills, one safe bet', 'NFL'],
] as const)('“%s” (%s) names no team', (prompt, sport) => {
  expect(read(prompt, sport).reading.teams).toEqual([]);
});
