/** Follow-ups that go on from a question: other people in as many games, a team without its player, the spread of two that were compared. */
import { expect, test } from 'vitest';
import { hear } from '../../../../../lambdas/domain/asking/conversation/hear.ts';
import { teams } from '../../../../../scripts/eval/teams.ts';
import { legOf } from '../legs.ts';
import { shownTurn, turnAfter } from '../turns.ts';

const context = {
  selectedSport: 'NBA' as const,
  teams,
  players: [],
  roster: [
    { sport: 'NBA', team: 'Los Angeles Lakers', name: 'LeBron James' },
    { sport: 'NBA', team: 'Golden State Warriors', name: 'Stephen Curry' },
    { sport: 'NBA', team: 'Sacramento Kings', name: "De'Aaron Fox" },
  ] as const,
  now: new Date('2026-11-21T15:00:00Z'),
};
const after = (before: string, prompt: string) => hear(prompt, turnAfter(before, context), context);

test.each(['same for fox', 'what about fox', 'same thing for fox'])(
  '“%s” asks for as many games',
  (prompt) => {
    expect(after('curry points last 5 games', prompt)).toMatchObject({
      kind: 'queries',
      queries: [{ topic: 'game_log', players: ["De'Aaron Fox"], last: 5 }],
    });
  },
);

test.each(['how do they do without him', 'whats their record when he sits', 'how are they w/o him'])(
  '“%s” counts the games that he missed',
  (prompt) => {
    expect(after('is lebron playing', prompt)).toMatchObject({
      kind: 'queries',
      queries: [{ topic: 'record', teams: ['Los Angeles Lakers'], withoutPlayer: 'LeBron James' }],
    });
  },
);

test.each(['by how many points', 'whats the spread', 'is the spread too big', 'how much will they win by'])(
  '“%s” after two teams of one game',
  (prompt) => {
    expect(after('celtics or wizards tomorrow', prompt)).toMatchObject({
      kind: 'queries',
      queries: [{ ask: 'market', market: 'spread', teams: ['Boston Celtics', 'Washington Wizards'] }],
    });
  },
);

test('the spread and the winner are compared by how much they cost', () => {
  const heard = after('celtics -10 or celtics ml tomorrow', 'how much better');
  expect(heard).toMatchObject({ kind: 'queries', queries: [{ ask: 'compare' }] });
});

test.each([
  ['give me an over from one of those', { markets: ['total'], sides: ['over'], legs: { min: 1, max: 1 } }],
  ['get me 2 underdogs out of those games', { sides: ['underdog'], legs: { min: 2, max: 2 } }],
  ['pick a moneyline from those', { markets: ['moneyline'] }],
])('“%s” is a bet on the games of the list', (prompt, reading) => {
  expect(after('who plays tonight', prompt)).toMatchObject({
    kind: 'play',
    next: { reading: { ...reading, days: ['2026-11-21'] } },
  });
});

test('a bet on somebody else is a question of its own', () => {
  const heard = after('who plays tonight', 'give me a curry over from one of those');
  expect(heard).not.toMatchObject({ kind: 'play', next: { reading: { days: ['2026-11-21'] } } });
});

test.each([
  ['what about f5', 'first_five'],
  ['1h line?', 'first_half'],
])('“%s” after a schedule asks for that part', (prompt, period) => {
  expect(after('lakers game tonight', prompt)).toMatchObject({
    queries: [{ ask: 'market', topic: 'books', period, teams: ['Los Angeles Lakers'] }],
  });
});

test.each(['how many points will there be', 'how many points do you expect in that game'])(
  '“%s” is what the total says',
  (prompt) => {
    expect(hear(prompt, shownTurn([legOf({})]), context)).toMatchObject({
      queries: [{ ask: 'market', market: 'total', teams: ['New York Jets', 'Buffalo Bills'] }],
    });
  },
);

test('another player beside the one who was bet on', () => {
  const prop = {
    playerId: 'james',
    player: 'LeBron James',
    team: 'Los Angeles Lakers',
    stat: 'points',
  } as const;
  const leg = legOf({ sport: 'NBA', market: 'prop', selection: 'over', line: 25.5, prop });
  const turn = shownTurn([leg], {
    sports: ['NBA'],
    player: 'LeBron James',
    stat: 'points',
    markets: ['prop'],
  });
  expect(
    hear('make it 2 picks with curry', turn, { ...context, players: ['LeBron James', 'Stephen Curry'] }),
  ).toMatchObject({
    kind: 'play',
    next: {
      keep: [expect.stringContaining('james')],
      reading: { wishes: [{}, { player: 'Stephen Curry' }] },
    },
  });
});
