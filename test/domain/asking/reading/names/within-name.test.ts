/** A team's name inside a player's full name is no team. */
import { describe, expect, test } from 'vitest';
import { readQueries } from '../../../../../lambdas/domain/asking/queries/reading/read-queries.ts';
import { isWithinName } from '../../../../../lambdas/domain/asking/reading/names/people/within-name.ts';
import { readQuestion } from '../../../../../lambdas/domain/asking/reading/read.ts';
import { teams } from '../../../../../scripts/eval/teams.ts';
import { now } from '../../../feed/games/games.ts';

const players = ['Austin Reaves', 'Dallas Goedert', 'Bam Knight', 'D’Angelo Russell', 'Michael Porter Jr.'];
const context = { selectedSport: 'NBA', teams, players, now } as const;

describe('where a team’s name stands', () => {
  const isWithin = (text: string, name: string) => {
    const start = text.indexOf(name);
    return isWithinName(text, start, start + name.length, { players });
  };

  test.each([
    [' austin reaves points line', 'austin'],
    [' over on dallas goedert?', 'dallas'],
    [' bam knight rushing yards', 'knight'],
    [" d'angelo russell, over", 'angelo'],
  ])('“%s” names the player with “%s”', (text, name) => {
    expect(isWithin(text, name)).toBe(true);
  });

  test.each([
    [' austin moneyline', 'austin'],
    [' dallas over goedert', 'dallas'],
    [' knight bam', 'knight'],
    [' reaves and austin', 'austin'],
  ])('“%s” names the team with “%s”', (text, name) => {
    expect(isWithin(text, name)).toBe(false);
  });
});

test.each([
  'austin reaves points line',
  'Austin Reaves points prices',
  'prices on austin reaves over 16.5 points',
])('“%s” is of the player alone', (prompt) => {
  expect(readQueries(prompt, context)).toMatchObject([
    { ask: 'market', teams: [], players: ['Austin Reaves'] },
  ]);
});

test.each(['over on points by austin reaves', 'a play on Dallas Goedert receiving yards'])(
  '“%s” backs no team',
  (prompt) => {
    expect(readQuestion(prompt, context).reading.teams).toEqual([]);
  },
);

test('a team beside a player keeps its name', () => {
  const { teams: named } = readQuestion(
    'parlay austin reaves points over, dallas moneyline',
    context,
  ).reading;
  const wishes = readQuestion('parlay austin reaves points over, dallas moneyline', context).reading.wishes;
  expect([...named, ...wishes.flatMap((wish) => wish.teams)].map(({ name }) => name)).toEqual([
    'Dallas Mavericks',
  ]);
});
