/** Views of the board: lists of sides, books that differ, and what is not posted. */
import { expect, test } from 'vitest';
import { card } from '../../../../../lambdas/contracts/asking/cards.ts';
import { answerMarket } from '../../../../../lambdas/domain/asking/queries/market/answer.ts';
import { readView } from '../../../../../lambdas/domain/asking/queries/market/views/reading/read.ts';
import { book, game, tablesOf, teams } from '../boards.ts';

const known = {
  selectedSport: 'NFL' as const,
  teams: teams.map(({ name }) => ({ sport: 'NFL' as const, name })),
  today: '2026-11-20',
};

function answer(prompt: string, tables = tablesOf([game])) {
  const query = readView(prompt, known);
  if (!query) throw new Error(`not read: ${prompt}`);
  const found = answerMarket(query, tables);
  for (const each of found.cards) expect(card.safeParse(each).error).toBeUndefined();
  return found.response;
}

test('sides are filtered by role, place and price', () => {
  expect(answer('which home teams are favored')).toContain('Seahawks to win: −150');
  expect(answer('list all home favorites by win probability')).toContain('Seahawks to win: −150');
  expect(answer('which road teams are favored')).toMatch(/^None of 1 NFL game/);
  expect(answer('are there any underdogs at +135 or longer')).toContain('Packers to win: +140 at FanDuel');
  expect(answer('are there any underdogs at +150 or longer')).toMatch(/^None of 1 NFL game/);
});

test('a line or better are the books with that line and easier ones, and the others apart', () => {
  const response = answer('where can I get the Seahawks at -3 or better');
  expect(response).toMatch(/at 2 of 3 books:/);
  expect(response).toContain('Worse than Seahawks −3: BetMGM: Seahawks −3.5 +100');
  expect(answer('where can I get the Seahawks at -2 or better')).toMatch(
    /^No book has Seahawks −2 or better in .* The closest is \w+: Seahawks −3 −110\./,
  );
});

test('the book with the furthest number of a side or a total comes first', () => {
  const most = answer('which sportsbook gives the Packers the most points?');
  expect(most).toMatch(/^BetMGM has the highest number, Packers \+3\.5: /);
  expect(most).toMatch(/\n• BetMGM: Packers \+3\.5 /);
  expect(answer('Where do I lay the fewest points with the Seahawks?')).toMatch(
    / the lowest number, Seahawks −3: /,
  );
  expect(readView('Which book has the lowest total in Packers at Seahawks?', known)).toMatchObject({
    view: 'furthest',
    market: 'total',
    order: 'least',
  });
  for (const other of [
    'give me the team with the most points',
    'who scores the most points',
    'Packers most points',
  ])
    expect(readView(other, known)?.view).not.toBe('furthest');
});

test.each([
  ['Who has the shortest odds to score a touchdown in Packers at Seahawks?', 'least'],
  ['Which touchdown scorers have the longest odds in Packers at Seahawks?', 'most'],
  ['Who is favored to score the first touchdown in Packers at Seahawks?', undefined],
])('%s is a list by price', (prompt, order) => {
  expect(readView(prompt, known)).toMatchObject({ topic: 'player_lines', ...(order && { order }) });
});

test.each([
  ['Who is the shortest-priced favorite on Sunday?', 'least'],
  ['Which underdog has the longest odds on Sunday?', 'most'],
])('%s is the end of the board', (prompt, order) => {
  expect(readView(prompt, known)).toMatchObject({ topic: 'board', market: 'moneyline', order });
});

test('a book at another line is named with its prices', () => {
  const response = answer('do any books differ on the packers seahawks spread');
  expect(response).toContain(
    'spread: 2 books at Seahawks −3; not BetMGM Seahawks −3.5 +100, Packers +3.5 −120',
  );
});

test('books that agree are said to agree', () => {
  const same = { ...game, books: [book('DraftKings'), book('FanDuel')] };
  expect(answer('do the books agree on packers at seahawks', tablesOf([same]))).toContain(
    'The 2 books agree on its lines',
  );
});

test('why a game has no props: when it starts, and what is priced', () => {
  expect(answer('why are there no player props for packers at seahawks')).toMatch(
    /^No player props for Packers at Seahawks are on the board yet: .* The game starts \w+, .*Priced so far: moneyline, spread and total\./,
  );
});

test('without props none is at plus money everywhere', () => {
  expect(answer('which player over is plus money at every book in packers at seahawks')).toMatch(
    /^No player props for the/i,
  );
});

test('the longest price of all is named with its game', () => {
  expect(answer('what is the longest price on the board')).toMatch(
    /^The longest NFL price .*: Packers to win, Packers at Seahawks: \+140 at FanDuel\./,
  );
});
