/** Names of picks, games and scores. */
import { describe, expect, test } from 'vitest';
import type { Leg } from '../../../../lambdas/contracts/asking/analysis.ts';
import {
  gameName,
  legName,
  legShort,
  pickName,
  scoreName,
} from '../../../../lambdas/domain/asking/english/pick.ts';
import { nickname } from '../../../../lambdas/domain/asking/english/team-names.ts';
import { legWith } from '../../feed/games/games.ts';

const leg = legWith({ home: 'Dallas Cowboys', away: 'Denver Broncos', selection: 'away' });
const kelce = { playerId: '7', player: 'Travis Kelce', team: 'Chiefs', stat: 'receiving_yards' } as const;
const kim: Partial<Leg> = {
  sport: 'GOLF',
  home: 'Example Open',
  away: '',
  market: 'outright',
  selection: 'win',
  outright: { playerId: 'tom-kim', player: 'Tom Kim' },
  line: null,
};

describe('a leg is named by its nickname, market and line', () => {
  test.each<[string, Partial<Leg>]>([
    ['Broncos +3.5', { market: 'spread', line: 3.5 }],
    ['Broncos PK', { market: 'spread', line: 0 }],
    ['Cowboys moneyline', { market: 'moneyline', selection: 'home', line: null }],
    ['Over 44.5, Broncos/Cowboys', { market: 'total', selection: 'over', line: 44.5 }],
    ['Draw, Broncos/Cowboys', { market: 'moneyline', selection: 'draw', line: null }],
    [
      'Travis Kelce under 62.5 receiving yards',
      { market: 'prop', selection: 'under', line: 62.5, prop: kelce },
    ],
    ['Tom Kim to win', kim],
  ])('%s', (name, change) => {
    const changed = { ...leg, ...change };
    expect(legName(changed)).toBe(name);
    expect(pickName({ legs: [changed], team_name: null, player_name: null, opponent: null })).toBe(name);
  });
});

test('a parlay is named by its legs', () => {
  const rangers = legWith({ sport: 'MLB', home: 'Texas Rangers', away: 'Los Angeles Angels' });
  const legs = [
    { ...rangers, selection: 'home' as const },
    { ...rangers, home: 'Chicago White Sox', selection: 'home' as const },
    { ...rangers, selection: 'over' as const, market: 'total' as const },
  ];
  const names = { team_name: 'Texas Rangers', player_name: null, opponent: null };
  expect(pickName({ legs, ...names })).toBe('3-leg parlay: Rangers, White Sox, Angels/Rangers');
});

test('a pick without legs uses the names in the answer', () => {
  const named = { legs: [], team_name: 'Broncos, Chiefs', player_name: null, opponent: 'Cowboys, Raiders' };
  expect(pickName(named)).toBe('Broncos vs Cowboys');
  expect(pickName({ ...named, opponent: null })).toBe('Broncos');
  expect(pickName({ ...named, player_name: 'Ann Lee, Bo Ray' })).toBe('Ann Lee vs Cowboys');
  expect(pickName({ ...named, team_name: null })).toBe('Open play');
});

test('a game and its score list the away team first', () => {
  expect(gameName(leg)).toBe('Broncos at Cowboys');
  expect(scoreName(leg, { home: 27, away: 20 })).toBe('Broncos 20, Cowboys 27');
  expect(gameName({ ...leg, ...kim })).toBe('Example Open');
  expect(legShort({ ...leg, ...kim })).toBe('Kim');
});

test.each([
  ['Portland Trail Blazers', 'NBA', 'Trail Blazers'],
  ['Washington Football Team', 'NFL', 'Football Team'],
  ['Denver Broncos', 'NFL', 'Broncos'],
  ['New York City FC', 'MLS', 'New York City FC'],
  ['Utah Hockey Club', 'NHL', 'Utah Hockey Club'],
])('%s in the %s is %s', (team, sport, name) => expect(nickname(team, sport)).toBe(name));
