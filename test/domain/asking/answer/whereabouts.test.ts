/** When a player without a price plays. */
import { expect, test } from 'vitest';
import { whereaboutsOf } from '../../../../lambdas/domain/asking/answer/unmet/whereabouts.ts';
import { whereaboutsSentence } from '../../../../lambdas/domain/asking/answer/words/whereabouts.ts';
import type { Game } from '../../../../lambdas/domain/feed/games/game.ts';
import type { KnownPlayer } from '../../../../lambdas/domain/feed/players/known-player.ts';

const now = new Date('2026-11-21T15:00:00Z');
const team = (name: string) => ({ id: name, name });
const game = (id: string, away: string, home: string, startsAt: string, day: string): Game => ({
  id,
  sport: 'NBA',
  day,
  startsAt,
  status: 'scheduled',
  statusText: '',
  home: team(home),
  away: team(away),
  score: null,
  prices: null,
});
const games = [
  game('3', 'Miami Heat', 'New York Knicks', '2026-11-24T00:00:00Z', '2026-11-23'),
  game('1', 'Boston Celtics', 'Chicago Bulls', '2026-11-22T00:00:00Z', '2026-11-21'),
];
const roster: KnownPlayer[] = [
  { sport: 'NBA', team: 'Miami Heat', name: 'Bam Adebayo' },
  { sport: 'NBA', team: 'Utah Jazz', name: 'Lauri Markkanen' },
];
const said = (name: string, priced: readonly string[]) => {
  const players = Object.fromEntries(priced.map((id) => [id, ['Somebody Else']]));
  const found = whereaboutsOf(name, roster, [{ games, players }], now);
  return found && whereaboutsSentence(name, found, '2026-11-28');
};

test.each([
  [
    'Bam Adebayo',
    ['1'],
    'Bam Adebayo and the Heat play next in Miami Heat at New York Knicks, Mon, Nov 23, 7:00 PM ET. NBA player props are priced through Sat, Nov 21 so far.',
  ],
  [
    'Bam Adebayo',
    ['3'],
    'Bam Adebayo and the Heat play next in Miami Heat at New York Knicks, Mon, Nov 23, 7:00 PM ET.',
  ],
  ['Lauri Markkanen', ['1'], 'Lauri Markkanen’s team, the Jazz, has no game listed through Sat, Nov 28.'],
  ['Nobody Known', ['1'], undefined],
])('%s, with props of %j', (name, priced, sentence) => {
  expect(said(name, priced)).toBe(sentence);
});
