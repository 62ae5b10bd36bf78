/** Lists of a slate and implied scores: which rows there are, in which order, and what they say. */
import { describe, expect, test } from 'vitest';
import { card } from '../../../../../lambdas/contracts/asking/cards.ts';
import type { MarketQuery } from '../../../../../lambdas/contracts/asking/queries/board.ts';
import { answerMarket } from '../../../../../lambdas/domain/asking/queries/market/answer.ts';
import { market } from '../../../../../lambdas/domain/asking/queries/market/kind.ts';
import { readMarket } from '../../../../../lambdas/domain/asking/queries/market/read.ts';
import { gameWith } from '../../../feed/games/games.ts';
import { book, tablesOf, teams } from '../boards.ts';

const known = {
  selectedSport: 'NFL' as const,
  teams: teams.map(({ name }) => ({ sport: 'NFL' as const, name })),
  today: '2026-11-20',
};

/** A game at two books of the same prices. */
function priced(id: string, home: string, away: string, prices: Parameters<typeof book>[1]) {
  return gameWith({
    id,
    home: { id: `${id}-h`, name: home },
    away: { id: `${id}-a`, name: away },
    books: [book('DraftKings', prices), book('FanDuel', prices)],
  });
}

const close = priced('NFL-1', 'Seattle Seahawks', 'Green Bay Packers', {
  moneyline: { home: -120, away: 100, draw: null },
  spread: { homeLine: -1.5, home: -110, away: -110 },
  total: { line: 44, over: -110, under: -110 },
});
const wide = priced('NFL-2', 'Buffalo Bills', 'New York Jets', {
  moneyline: { home: -700, away: 500, draw: null },
  spread: { homeLine: -12.5, home: -110, away: -110 },
  total: { line: 40.5, over: -105, under: -115 },
});
const key = priced('NFL-3', 'Chicago Bears', 'Detroit Lions', {
  moneyline: { home: 140, away: -160, draw: null },
  spread: { homeLine: 3, home: -110, away: -110 },
  total: { line: 51, over: -110, under: -110 },
});
const tables = tablesOf([close, wide, key]);

function answer(prompt: string, of = tables) {
  const query: MarketQuery | undefined = readMarket(prompt, known);
  if (!query) throw new Error(`not read: ${prompt}`);
  const found = answerMarket(query, of);
  for (const each of found.cards) expect(card.safeParse(each).error).toBeUndefined();
  return found;
}

const names = (prompt: string) =>
  answer(prompt).cards.flatMap((each) => (each.type === 'table' ? each.rows.map(([first]) => first) : []));

describe('teams', () => {
  test.each([
    ['list the favorites', ['Bills', 'Lions', 'Seahawks']],
    ['list the underdogs', ['Jets', 'Bears', 'Packers']],
    ['which favorites are closest to even', ['Seahawks', 'Lions', 'Bills']],
    ['which road favorites are there', ['Lions']],
    ['show the home underdogs', ['Bears']],
    ['favorites of -150 or more', ['Bills', 'Lions']],
    ['favorites of -150 or longer', ['Seahawks']],
    ['underdogs between +120 and +200', ['Bears']],
    ['teams favored by 10 or more', ['Bills']],
    ['list the 2 biggest underdogs', ['Jets', 'Bears']],
    ['which teams are plus money at home', ['Bears']],
  ])('%s', (prompt, expected) => {
    expect(names(prompt)).toEqual(expected);
  });

  test('by value, the one that costs least comes first, with what it costs', () => {
    const { response } = answer('rank the underdogs by value');
    const costs = [...response.matchAll(/costs \$(\d+\.\d\d)/g)].map(([, cost]) => Number(cost));
    expect(costs).toHaveLength(3);
    expect(costs).toEqual(costs.toSorted((a, b) => a - b));
  });

  test('none is said so, with what was looked for', () => {
    expect(answer('any dogs longer than +900').response).toMatch(
      /^None of 3 NFL games .* has an underdog at \+900 or longer now\.$/,
    );
  });
});

describe('lines', () => {
  test.each([
    ['games with a spread on a key number', ['Lions at Bears']],
    ['the 2 highest totals', ['Lions at Bears', 'Packers at Seahawks']],
    ['sort the games by total', ['Lions at Bears', 'Packers at Seahawks', 'Jets at Bills']],
  ])('%s', (prompt, expected) => {
    expect(names(prompt)).toEqual(expected);
  });

  test('of games with the same total, that whose over costs most is the highest', () => {
    const total = (id: string, over: number, under: number) =>
      gameWith({
        id,
        away: { id, name: id },
        books: [book('DraftKings', { total: { line: 6.5, over, under } })],
      });
    const slate = tablesOf([total('Even', -110, -110), total('High', -150, 130), total('Low', 120, -140)]);
    const order = (prompt: string) => answer(prompt, slate).response.match(/Even|High\b|Low\b/g);
    expect(order('highest totals')).toEqual(['High', 'Even', 'Low']);
    expect(order('lowest totals')).toEqual(['Low', 'Even', 'High']);
  });

  test('both ends are named apart, and no game twice', () => {
    const { response } = answer('highest and lowest totals, top 2');
    expect(response).toMatch(/Highest:\n• 51, .*\n• 44, .*\nLowest:\n• 40.5, /);
  });
});

test.each([
  'list the favorites',
  'list the 2 biggest underdogs by value',
  'favorites of -150 or more',
  'underdogs between +120 and +200',
  'show the home underdogs',
  'teams favored by 10 or more',
  'which teams are plus money at home',
  'which game is closest to a pickem',
  'games with a spread on a key number',
  'highest and lowest totals, top 2',
  'the 3 lowest totals',
  'implied scores tonight',
  'implied score with a spread of -3 and a total of 45',
])('the prompt of "%s" reads back as the same', (prompt) => {
  const query = readMarket(prompt, known);
  if (!query) throw new Error(`not read: ${prompt}`);
  expect(readMarket(market.prompt(query), known)).toEqual(query);
  expect(market.label(query)).not.toBe('');
});

describe('implied scores', () => {
  test('half of the total, and half of the spread more for the favorite', () => {
    const { response } = answer('implied score of the packers game');
    expect(response).toContain('Packers 21.25, Seahawks 22.75, from Seahawks −1.5 and a total of 44.');
  });

  test('of every game of a slate', () => {
    expect(names('implied team totals')).toEqual(['Packers at Seahawks', 'Jets at Bills', 'Lions at Bears']);
    expect(answer('implied team totals').response).toContain('Lions 27, Bears 24');
  });

  test('of lines without a game', () => {
    expect(answer('implied score with a spread of -3 and a total of 45').response).toContain(
      '24 for the favorite and 21 for the other side',
    );
  });

  test('in hockey the chance to win splits the total', () => {
    const games = ([-110, -200] as const).map((home) =>
      gameWith({
        id: `NHL${home}`,
        sport: 'NHL',
        books: [
          book('DraftKings', {
            moneyline: { home, away: home === -110 ? -110 : 170, draw: null },
            spread: { homeLine: -1.5, home: 150, away: -180 },
            total: { line: 6, over: -110, under: -110 },
          }),
        ],
      }),
    );
    const { cards } = answer(
      'implied scores',
      tablesOf([], { sports: [{ sport: 'NHL', games, teams: [] }], selectedSport: 'NHL' }),
    );
    const [even, uneven] = cards.flatMap((each) => (each.type === 'table' ? each.rows : []));
    expect(even?.slice(3)).toEqual(['3', '3']);
    expect(Number(uneven?.[4])).toBeGreaterThan(3.3);
    expect(Number(uneven?.[3]) + Number(uneven?.[4])).toBeCloseTo(6);
  });

  test('a game without a total is named', () => {
    const bare = gameWith({ books: [book('DraftKings', { total: null })] });
    expect(answer('implied score of the packers game', tablesOf([bare])).response).toContain(
      'Without a line for it yet',
    );
  });
});
