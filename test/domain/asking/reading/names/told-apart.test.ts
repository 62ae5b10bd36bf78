/** Surnames of several players: who else the bet names says which one is meant. */
import { expect, test } from 'vitest';
import { toldApart } from '../../../../../lambdas/domain/asking/reading/wishes/told-apart.ts';
import { openWish } from '../../../../../lambdas/domain/asking/reading/wishes/wish.ts';
import { readingWith } from '../../../feed/games/games.ts';

const roster = [
  { sport: 'NBA', team: 'Denver Nuggets', name: 'Nikola Jokić', position: 'center' },
  { sport: 'NBA', team: 'Denver Nuggets', name: 'Jamal Murray', position: 'guard' },
  { sport: 'NBA', team: 'Atlanta Hawks', name: 'Dejounte Murray', position: 'guard' },
  { sport: 'NBA', team: 'Atlanta Hawks', name: 'Trae Young', position: 'guard' },
  { sport: 'NBA', team: 'Miami Heat', name: 'Bam Adebayo', position: 'center' },
  { sport: 'NBA', team: 'Miami Heat', name: 'Keegan Murray', position: 'forward' },
] as const;

test.each([
  [['Nikola Jokić', 'Murray'], '', 'Jamal Murray'],
  [['Trae Young', 'Murray'], '', 'Dejounte Murray'],
  [['Nikola Jokić', 'Trae Young', 'Murray'], '', 'Murray'],
  [['Murray'], '', 'Murray'],
  [['LeBron James', 'Murray'], '', 'Murray'],
  [['LeBron James', 'Murray'], 'forwards: james and murray rebounds', 'Keegan Murray'],
  [['LeBron James', 'Murray'], 'no forwards: james and murray rebounds', 'Murray'],
])('%j %s', (names, prompt, meant) => {
  const wishes = names.map((player) => ({ ...openWish, player }));
  const reading = toldApart(readingWith({ wishes }), { prompt, selected: 'NBA', roster });
  expect(reading.wishes.at(-1)?.player).toBe(meant);
});
