/** Golf: tournaments, outright odds in every format, and results. */
import { describe, expect, test } from 'vitest';
import type { Game } from '../../../../lambdas/domain/feed/games/game.ts';
import { fetchGames } from '../../../../lambdas/services/feed/feed.ts';
import { readGolfOdds } from '../../../../lambdas/services/feed/golf-odds.ts';
import { plain } from '../../../../lambdas/services/feed/shape.ts';

const now = new Date('2026-11-17T15:00:00Z');
const after = new Date('2026-11-22T23:00:00Z');
const ts = String(Date.parse('2026-11-17T14:55:00Z') / 1000);

const players = [
  'Scottie Scheffler',
  'Tom Kim',
  ...Array.from({ length: 20 }, (_, index) => `Player ${'abcdefghijklmnopqrst'.charAt(index)}`),
];
const odd = (name: string, us: number) => ({ '@name': name, '@value': '', '@us': String(us) });
const odds = players.map((player, index) => odd(player, 400 + 100 * index));
const book = (name: string, own: unknown = odds, more = {}) => ({
  '@name': name,
  '@ts': ts,
  '@id': '1',
  odd: own,
  ...more,
});
const market = (name: string, bookmaker: unknown, more = {}) => ({
  '@value': name,
  '@id': '9',
  bookmaker,
  ...more,
});
const oddsFeed = (type: unknown, match = {}) => ({
  scores: {
    '@ts': ts,
    category: {
      '@name': 'PGA Tour: Example Open',
      '@id': '77',
      matches: { match: { '@id': '1', '@status': 'Not Started', odds: { '@ts': ts, type }, ...match } },
    },
  },
});

const season = {
  shedules: {
    tournament: [{ id: '5', name: 'Example Open', start_date: '19.11.2026', end_date: '22.11.2026' }],
  },
};
const live = (tournament: unknown) => ({ scores: { sport: 'golf', tournament } });

async function tournamentsIn(answers: Record<string, unknown>, at = now) {
  const result = await fetchGames(
    'GOLF',
    { from: '2026-11-03', to: '2026-11-24', now: at },
    {
      baseUrl: 'http://feed.test/getfeed',
      key: 'k',
      fetch: async (input) => {
        const path = new URL(String(input)).pathname.replace('/getfeed/k/', '');
        const answer = answers[path];
        if (answer === undefined) return new Response('', { status: 500 });
        return new Response(typeof answer === 'string' ? answer : JSON.stringify(answer));
      },
    },
  );
  return result;
}

const pages = {
  'golf/pga_schedule': season,
  'golf/live': live(null),
  'getodds/soccer': oddsFeed(market('Winner', book('bet365'))),
};
const only = async (answers: Record<string, unknown>, at = now): Promise<Game> => {
  const result = await tournamentsIn(answers, at);
  const [game] = result.kind === 'games' ? result.games : [];
  if (!game) throw new Error(JSON.stringify(result));
  return game;
};

describe('an upcoming tournament', () => {
  test('has its field, under the name that schedule and odds share', async () => {
    const game = await only(pages);
    expect(game).toMatchObject({
      id: 'GOLF-2026-11-16-example-open',
      sport: 'GOLF',
      // 6 AM Eastern: the schedule has only the day.
      startsAt: '2026-11-19T11:00:00.000Z',
      day: '2026-11-19',
      home: { name: 'Example Open' },
      away: { id: '', name: '' },
      status: 'scheduled',
      score: null,
      prices: null,
    });
    expect(game.field).toMatchObject({
      players: expect.arrayContaining(['Scottie Scheffler']),
      books: [{ book: 'bet365', at: '2026-11-17T14:55:00.000Z' }],
    });
    expect(game.field?.books[0]?.prices[0]).toBe(400);
  });

  test('starts at the time in the odds, if they have one', async () => {
    const odds = oddsFeed(market('Winner', book('bet365')), {
      '@formatted_date': '19.11.2026',
      '@time': '12:10',
    });
    expect((await only({ ...pages, 'getodds/soccer': odds })).startsAt).toBe('2026-11-19T12:10:00.000Z');
  });

  test('has no field without prices, which is not a failure', async () => {
    for (const answer of ['', { scores: null }, '<?xml version="1.0"?><scores/>']) {
      const result = await tournamentsIn({ ...pages, 'getodds/soccer': answer });
      expect(result).toMatchObject({ kind: 'games', problems: [], isComplete: true });
      expect((await only({ ...pages, 'getodds/soccer': answer })).field).toBeUndefined();
    }
  });

  test('keeps its known field while the odds are down', async () => {
    const { 'getodds/soccer': _, ...others } = pages;
    expect(await tournamentsIn(others)).toMatchObject({ kind: 'games', isComplete: false });
  });

  test('is ignored if neither the schedule nor the live page lists it, since it could not be graded', async () => {
    const result = await tournamentsIn({ ...pages, 'golf/pga_schedule': '', 'golf/live': '' });
    expect(result).toEqual({ kind: 'nothing' });
  });

  test('has no field once it has started, whatever the odds contain', async () => {
    expect((await only(pages, new Date('2026-11-19T11:00:00Z'))).field).toBeUndefined();
  });
});

describe('markets, by name', () => {
  const winners = ['Winner', 'Outright', 'Outright Winner', 'To Win Outright', 'Tournament Winner'];
  const others = [
    'Top 5 Finish',
    'Top 10 (Incl. Ties)',
    'To Make The Cut',
    'To Miss the Cut',
    'First Round Leader',
    '1st Round Leader',
    'Round 1 Match-Ups',
    'Winner Without Scottie Scheffler',
    'Top American',
    'Group A Winner',
    'FedEx Cup Winner',
    '3 Balls',
  ];
  const read = (type: unknown) => readGolfOdds(plain(oddsFeed(type)) as never, now)[0]?.field;

  test.each(winners)('%s is the winner', (name) => {
    expect(read(market(name, book('bet365')))?.players).toHaveLength(players.length);
  });

  test.each(others)('%s is another bet', (name) => {
    expect(read(market(name, book('bet365')))).toBeUndefined();
  });

  test('finishing positions keep their best price, next to the field', () => {
    const field = read([
      market('Winner', book('bet365')),
      market('Top 10 Finish', [book('A', odd('Tom Kim', 250)), book('B', odd('Kim, Tom', 275))]),
      market('First Round Leader', book('A', odd('Tom Kim', 3500))),
    ]);
    expect(field?.placings).toEqual([
      { market: 'top_10', player: 'Tom Kim', price: 275, book: 'B' },
      { market: 'round_leader', player: 'Tom Kim', price: 3500, book: 'A' },
    ]);
  });

  test('stopped prices at any level do not count; a single price may be an object; decimal odds are accepted', () => {
    const stopped = { '@stop': 'True' };
    expect(read(market('Winner', book('bet365'), stopped))).toBeUndefined();
    expect(read(market('Winner', book('bet365', odds, stopped)))).toBeUndefined();
    expect(read(market('Winner', book('bet365', { ...odd('Tom Kim', 900), ...stopped })))).toBeUndefined();
    const decimal = read(market('Winner', book('bet365', { '@name': 'Tom Kim', '@value': '21.00' })));
    expect(decimal?.books[0]?.prices).toEqual([2000]);
  });

  test('skips "the field", "any other" and one-word names', () => {
    const names = ['The Field', 'Any Other Player', 'Yes', 'Scheffler'];
    expect(
      read(
        market(
          'Winner',
          book(
            'bet365',
            names.map((name) => odd(name, 500)),
          ),
        ),
      ),
    ).toBeUndefined();
  });

  test('books that leave out players leave gaps', () => {
    const field = read(
      market('Winner', [book('A', [odd('Tom Kim', 900)]), book('B', [odd('Scottie Scheffler', 400)])]),
    );
    expect(field?.players).toEqual(['Scottie Scheffler', 'Tom Kim']);
    expect(field?.books.map(({ prices }) => prices)).toEqual([
      [null, 900],
      [400, null],
    ]);
  });
});

describe('results', () => {
  const player = (name: string, pos: string, more = {}) => ({ id: '1', name, pos, country: 'USA', ...more });
  const board = [
    player('Tom Kim', '1', { total: '-18' }),
    player('Scottie Scheffler', 'T2', { total: '-17' }),
    player('Player a', 'WD'),
  ];
  const finished = (status: string, own: unknown = board) =>
    only({ ...pages, 'golf/live': live({ id: '9', name: 'Example Open 2026', status, player: own }) }, after);

  test.each(['Finished', 'Final', 'Official', 'Completed'])(
    '%s is final, with the whole leaderboard',
    async (status) => {
      expect(await finished(status)).toMatchObject({
        id: 'GOLF-2026-11-16-example-open',
        status: 'final',
        leaderboard: [
          { player: 'Tom Kim', position: '1', hasPlayed: true },
          { player: 'Scottie Scheffler', position: 'T2', hasPlayed: true },
          { player: 'Player a', position: 'WD', hasPlayed: false },
        ],
      });
    },
  );

  test('without any score, it is unknown who has played', async () => {
    const { leaderboard } = await finished('Final', [player('Tom Kim', '1'), player('Player a', 'WD')]);
    expect(leaderboard?.map(({ hasPlayed }) => hasPlayed)).toEqual([null, null]);
  });

  test.each([
    ['In Progress', 'live'],
    ['Round 4', 'live'],
    ['Final Round', 'live'],
    ['Postponed', 'postponed'],
    ['Cancelled', 'cancelled'],
    ['Whatever', 'unknown'],
    ['', 'unknown'],
  ])('%s is %s', async (word, status) => {
    const game = await finished(word);
    expect([game.status, game.leaderboard]).toEqual([status, undefined]);
  });

  test('a status word alone is not a result', async () => {
    expect((await finished('Final', null)).status).toBe('unknown');
  });
});
