/** Follow-ups that go on from one bet: a prop of its game, another player of its teams, another line of it, and its facts. */
import { describe, expect, test } from 'vitest';
import type { ShownLeg } from '../../../../../lambdas/contracts/asking/turn.ts';
import { hear } from '../../../../../lambdas/domain/asking/conversation/hear.ts';
import { isUnderAge } from '../../../../../lambdas/domain/asking/reading/terms/age.ts';
import { legOf } from '../legs.ts';
import { quarterbacks as context, shownTurn } from '../turns.ts';

const bills = { sport: 'NFL' as const, name: 'Buffalo Bills', stance: 'back' as const };
const spread = shownTurn([legOf({})], { teams: [bills] });
const overOf = (player: string, stat: 'passing_yards' | 'points', changes: Partial<ShownLeg> = {}) =>
  shownTurn(
    [
      legOf({
        market: 'prop',
        selection: 'over',
        line: 240.5,
        prop: { playerId: player, player, team: 'Buffalo Bills', stat },
        ...changes,
      }),
    ],
    { player, stat, markets: ['prop'] },
  );
const passing = overOf('Josh Allen', 'passing_yards');
const jets = legOf({
  gameId: 'G2',
  home: 'Miami Dolphins',
  away: 'Chicago Bears',
  market: 'moneyline',
  line: null,
});

describe('a prop that is added', () => {
  test.each([
    'add a player prop to it',
    'and add a prop on one of their guys',
    'throw in a prop from the same game',
  ])('“%s” is one of the game', (prompt) => {
    expect(hear(prompt, spread, context)).toMatchObject({
      kind: 'play',
      next: {
        keep: ['G1 spread home'],
        reading: {
          sameGame: true,
          wishes: [{}, { markets: ['prop'], teams: [{ name: expect.stringMatching(/Bills|Jets/) }] }],
        },
      },
    });
  });

  test('of another game it is not', () => {
    const heard = hear('add a prop from another game', spread, context);
    expect(heard).toMatchObject({ kind: 'play', next: { reading: { wishes: [{}, { teams: [] }] } } });
  });

  test('nobody asked for the game of the day’s best bet', () => {
    const heard = hear('add a player prop', shownTurn([legOf({})]), context);
    expect(heard).toMatchObject({ kind: 'play', next: { reading: { wishes: [{}, { teams: [] }] } } });
  });
});

test('of two players of one name, the one of the game is meant', () => {
  const roster = [
    { sport: 'NBA', team: 'Denver Nuggets', name: 'Jamal Murray' },
    { sport: 'NBA', team: 'Sacramento Kings', name: 'Keegan Murray' },
    { sport: 'NBA', team: 'Denver Nuggets', name: 'Nikola Jokić' },
  ] as const;
  const players = roster.map(({ name }) => name);
  const changes = { sport: 'NBA', home: 'Dallas Mavericks', away: 'Denver Nuggets' } as const;
  const heard = hear('do murray instead', overOf('Nikola Jokić', 'points', changes), {
    ...context,
    selectedSport: 'NBA',
    roster,
    players,
  });
  expect(heard).toMatchObject({ kind: 'play', next: { reading: { player: 'Jamal Murray' } } });
});

test.each([
  'lower the line a bit',
  'can we go a few points lower',
  'a bit lower',
  'a few yards lower please',
])('“%s” moves the line', (prompt) => {
  expect(hear(prompt, passing, context)).toMatchObject({
    kind: 'play',
    next: { reading: { lines: { max: 240, min: null } } },
  });
});

test.each(['over or under, pick one', 'so over or under? just pick one'])(
  '“%s” leaves the side open',
  (prompt) => {
    expect(isUnderAge(prompt)).toBe(false);
    expect(hear(prompt, passing, context)).toMatchObject({
      kind: 'play',
      next: { reading: { player: 'Josh Allen', sides: [], legs: null, wishes: [] } },
    });
  },
);

test('how old one must be is another question', () => {
  expect(isUnderAge("i'm 16, over or under")).toBe(true);
  expect(isUnderAge('do i have to be over or under 18')).toBe(true);
});

test.each([
  ['how have they done ats lately', 'spread'],
  ['how are they doing against the spread', 'spread'],
  ['how have they done lately', 'form'],
])('“%s” is answered with %s', (prompt, topic) => {
  expect(hear(prompt, spread, context)).toMatchObject({
    kind: 'queries',
    queries: [{ topic, teams: ['Buffalo Bills'] }],
  });
});

test.each([
  'is there a better book for leg 2',
  'who has the best price on the second leg',
  'leg 2 any cheaper somewhere?',
])('“%s” is about that leg', (prompt) => {
  expect(hear(prompt, shownTurn([legOf({}), jets]), context)).toEqual({
    kind: 'about',
    what: 'elsewhere',
    leg: 1,
  });
});

test('“who has the most tds” names no opponent', () => {
  expect(hear('who has the most tds', passing, context)).not.toMatchObject({ kind: 'about' });
});

test.each(['which goalies are starting', 'what goalies are in net', 'goalies confirmed?'])(
  '“%s” of a game',
  (prompt) => {
    const bruins = legOf({ sport: 'NHL', home: 'Boston Bruins', away: 'Minnesota Wild' });
    expect(hear(prompt, shownTurn([bruins]), context)).toMatchObject({
      kind: 'queries',
      queries: [{ topic: 'starters', teams: ['Minnesota Wild', 'Boston Bruins'] }],
    });
  },
);

const onPlayer = (player: string, terms: object = {}) =>
  shownTurn(
    [
      legOf({
        market: 'prop',
        selection: 'over',
        line: 240.5,
        prop: { playerId: player, player, team: 'Buffalo Bills', stat: 'passing_yards' },
      }),
    ],
    { markets: ['prop'], ...terms },
  );

test.each([
  'not allen, give me somebody else',
  'i dont trust allen, someone else',
  'you gave me josh allen last week and he threw 3 picks. someone else',
  'give me somebody else',
])('“%s” is another player, and never more legs', (prompt) => {
  expect(hear(prompt, onPlayer('Josh Allen', { player: 'Josh Allen' }), context)).toMatchObject({
    kind: 'play',
    next: { reading: { player: null, legs: { min: 1, max: 1 }, notPlayers: ['Josh Allen'] } },
  });
});

test('who is refused besides stays refused', () => {
  expect(hear('not mahomes, someone else', onPlayer('Josh Allen'), context)).toMatchObject({
    kind: 'play',
    next: { reading: { notPlayers: ['Patrick Mahomes'] } },
  });
});

test.each(['flip it, jets one', 'other team, the jets one'])('“%s” is on the other team', (prompt) => {
  const turn = shownTurn([legOf({ market: 'team_total', selection: 'over', line: 20.5, team: 'home' })], {
    markets: ['team_total'],
    sides: ['over'],
    teams: [bills],
  });
  expect(hear(prompt, turn, context)).toMatchObject({
    kind: 'play',
    next: { reading: { markets: ['team_total'], sides: ['over'], teams: [{ name: 'New York Jets' }] } },
  });
});

test.each([
  'cut it to 2, keep the strongest ones',
  'give me the 2 safest of those',
  'the two likeliest of them',
])('“%s” keeps legs that were shown', (prompt) => {
  const three = shownTurn([
    legOf({ price: -400, market: 'moneyline', line: null }),
    { ...jets, price: 250 },
    legOf({
      gameId: 'G3',
      home: 'Dallas Cowboys',
      away: 'New York Giants',
      market: 'moneyline',
      line: null,
      price: -300,
    }),
  ]);
  expect(hear(prompt, three, context)).toMatchObject({
    kind: 'play',
    next: { keep: ['G1 moneyline home', 'G3 moneyline home'], reading: { legs: { min: 2, max: 2 } } },
  });
});
