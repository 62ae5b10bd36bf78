/** Names of teams that are typed as one word. */
import { expect, test } from 'vitest';
import { directoryOf } from '../../../../../lambdas/domain/asking/reading/names/directory.ts';
import { teams } from '../../../../../scripts/eval/teams.ts';

const { names } = directoryOf(teams);

test.each([
  ['bluejackets', 'Columbus Blue Jackets'],
  ['redsox', 'Boston Red Sox'],
  ['whitesox', 'Chicago White Sox'],
  ['trailblazers', 'Portland Trail Blazers'],
  ['mapleleafs', 'Toronto Maple Leafs'],
])('“%s” is one team', (word, team) => {
  expect(names.get(word)?.teams.map(({ name }) => name)).toEqual([team]);
});

test('a city is no such name', () => {
  expect(names.get('losangeles')).toBeUndefined();
});
