/** Players named without a statistic beside the name, by the names that are priced. */
import { expect, test } from 'vitest';
import { playersMeant } from '../../../../../lambdas/domain/asking/reading/names/known-players.ts';
import { readQuestion } from '../../../../../lambdas/domain/asking/reading/read.ts';
import { listed, now } from '../readings.ts';

const players = [
  'Patrick Mahomes',
  'Jordan Love',
  'Bryce Young',
  'Donovan Mitchell',
  'Davion Mitchell',
  'Domantas Sabonis',
];
const read = (prompt: string) => readQuestion(prompt, { selectedSport: 'NFL', teams: listed, players, now });

test.each([
  ['mahomes tonight', 'Patrick Mahomes'],
  ['bet on patrick mahomes', 'Patrick Mahomes'],
  ['love passing yards over', 'Jordan Love'],
  ['pts+reb over for sabonis', 'Domantas Sabonis'],
  ['wemby blocks over', 'Victor Wembanyama'],
])('%s is about %s', (prompt, player) => {
  const { reading, unread } = read(prompt);
  expect(unread).toEqual([]);
  expect(reading.markets).toEqual(['prop']);
  expect(reading.player).toBe(player);
});

test.each(['i love the lakers', 'lakers to win', 'young team tonight, lakers'])(
  '%s is about no player',
  (prompt) => {
    expect(read(prompt).reading.player).toBeNull();
  },
);

test('a surname that is also a word names its player only where a statistic or his team is', () => {
  const roster = [{ sport: 'NFL', team: 'Green Bay Packers', name: 'Jordan Love' }] as const;
  expect(playersMeant('love', { players, roster })).toEqual([]);
  expect(playersMeant('love', { players, roster, isOfPlayer: true })).toEqual(['Jordan Love']);
  expect(playersMeant('love', { players, roster, teams: ['Green Bay Packers'] })).toEqual(['Jordan Love']);
  expect(playersMeant('jordan love', { players, roster })).toEqual(['Jordan Love']);
});

test.each([
  ['cee dee lamb', 'CeeDee Lamb'],
  ['ja marr chase', 'Ja’Marr Chase'],
  ['c j stroud', 'C.J. Stroud'],
  ['de rozan', 'DeMar DeRozan'],
])('“%s” is the name in parts', (words, player) => {
  const all = ['CeeDee Lamb', 'Ja’Marr Chase', 'C.J. Stroud', 'DeMar DeRozan', 'Anthony Lamb'];
  expect(playersMeant(words, { players: all, roster: [] })).toEqual([player]);
});

test.each([
  ['russ wilson', ['Russell Wilson']],
  ['nate mackinnon', ['Nathan MacKinnon']],
  ['scottie barnes', []],
  ['tre wilson', []],
])('“%s” is the short name of one', (words, meant) => {
  const all = ['Russell Wilson', 'Garrett Wilson', 'Nathan MacKinnon', 'Harrison Barnes'];
  expect(playersMeant(words, { players: all, roster: [] })).toEqual(meant);
});

test('a name that several players have stays as typed, so that the answer can ask which', () => {
  expect(read('mitchell points').reading.player?.toLowerCase()).toBe('mitchell');
});

test('“DK Metcalf” names no book', () => {
  const { reading } = read('DK Metcalf over 50.5 receiving yards on dk');
  expect(reading).toMatchObject({ player: 'DK Metcalf', book: 'DraftKings' });
  expect(read('dk metcalf to score').reading.book).toBeNull();
});

const people = [
  ...['Josh Allen', 'Derrick Henry', 'Mike Evans', 'Tyreek Hill'].map((name) => ({
    sport: 'NFL' as const,
    team: 'X',
    name,
  })),
  ...['Jalen Williams', 'Jaylin Williams', 'Stephen Curry', 'Seth Curry'].map((name) => ({
    sport: 'NBA' as const,
    team: 'Y',
    name,
  })),
];

test.each([
  ['josh allan', ['Josh Allen']],
  ['steph cury', ['Stephen Curry']],
  ['tyreek hil', ['Tyreek Hill']],
  ['dereck henry', ['Derrick Henry']],
  // Two of them are as close.
  ['jaylen williams', []],
  // Nobody's first name.
  ['bob cury', []],
  ['josh the', []],
])('“%s” is %j', (typed, names) => {
  expect(playersMeant(typed, { roster: people })).toEqual(names);
});
