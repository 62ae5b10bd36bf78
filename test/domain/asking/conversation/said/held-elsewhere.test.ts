/** Somebody is bet on already, and after a bet on a game another player is wanted. */
import { expect, test } from 'vitest';
import { hear } from '../../../../../lambdas/domain/asking/conversation/hear.ts';
import { legOf } from '../legs.ts';
import { quarterbacks, shownTurn } from '../turns.ts';

const game = [{ sport: 'NFL', name: 'Buffalo Bills', stance: 'game' }];
const shown = shownTurn([legOf({ market: 'total', selection: 'under', line: 44.5 })], { teams: game });
const nextAfter = (prompt: string) => {
  const heard = hear(prompt, shown, quarterbacks);
  return heard?.kind === 'play' ? heard.next : undefined;
};

test.each([
  'i already have allen overs somewhere else, give me something on a different player',
  'already got josh allen in another parlay, who else do you like',
  'i have allen already, give me another player',
  'already bet allen, someone else',
  'already on allen elsewhere so find me another guy',
])('a prop of that game on anybody but him: “%s”', (prompt) => {
  const { reading } = nextAfter(prompt) ?? {};
  expect(reading).toMatchObject({ markets: ['prop'], notPlayers: ['Josh Allen'], player: null, teams: game });
});

test.each([
  'i already have the bills, give me something else',
  'i already have allen, give me the spread',
  'already have him, someone else',
])('no player leaves: “%s”', (prompt) => {
  expect(nextAfter(prompt)?.reading.notPlayers ?? []).toEqual([]);
});
