/** Golf questions on a Tuesday, about the tournament that the feed stand-in replays. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { Load, Loaded } from '../../../lambdas/app/asking/boards.ts';
import { predict } from '../../../lambdas/app/asking/slate.ts';
import type { Sport } from '../../../lambdas/contracts/feed/sports.ts';
import { infoText } from '../../../lambdas/domain/asking/answer/info.ts';
import { emptyReading } from '../../../lambdas/domain/asking/reading/draft.ts';
import { stylesOf } from '../../../lambdas/domain/records/slate.ts';
import { fetchGames } from '../../../lambdas/services/feed/feed.ts';
import { golfersIn } from '../../../lambdas/services/feed/golf-games.ts';
import { makeControls } from '../../../scripts/local/controls.ts';
import { makeFeed } from '../../../scripts/local/feed.ts';
import { games as nfl } from '../../domain/asking/answer/board.ts';
import { answerTo } from '../../support/asking.ts';

const now = new Date('2026-11-17T15:00:00Z');
/** At a book that prices golf as well, because a parlay is placed at one. */
const football = nfl.map((game) => ({ ...game, prices: game.prices && { ...game.prices, book: 'FanDuel' } }));
const boards: Partial<Record<Sport, Loaded>> = { NFL: { games: football, notes: [] } };

beforeAll(async () => {
  const feed = makeFeed({ key: 'k', controls: makeControls(), clock: () => now });
  const read = await fetchGames(
    'GOLF',
    { from: '2026-11-03', to: '2026-11-24', now },
    {
      baseUrl: 'http://feed.test',
      key: 'k',
      fetch: async (input) => {
        const url = new URL(String(input));
        const { body, status } = feed.answer({ path: url.pathname, query: url.searchParams });
        return new Response(String(body), { status });
      },
    },
  );
  if (read.kind !== 'games') throw new Error(JSON.stringify(read));
  boards.GOLF = { games: read.games, notes: [] };
});

const load: Load = async (sport) => boards[sport] ?? { games: [], notes: [] };

const ask = (prompt: string, sport: Sport = 'GOLF') =>
  answerTo({ prompt, sport, now, teams: [], golfers: golfersIn(boards.GOLF?.games ?? []) }, { load });

describe('golf prices', () => {
  test('are those of every book on the golfer who is named', async () => {
    const { charged, response } = await ask('what are the odds on matsuyama to win', 'NFL');
    expect(charged).toBe(false);
    expect(response).toMatch(
      /^Hideki Matsuyama to win in the Wyndham Championship 2026, from \w+, Nov \d+: \+\d+ at \w+, [\d.]+% by the market\. By book: /,
    );
  });

  test('are of the favorites where nobody is named', async () => {
    const { response } = await ask('who is favored this week in golf', 'NFL');
    const lines = response.split('\n');
    expect(lines[0]).toMatch(/^Wyndham Championship 2026, from .*, shortest prices to win:$/);
    expect(lines).toHaveLength(12);
    const chances = lines.slice(1, 11).map((line) => Number(/([\d.]+)%/.exec(line)?.[1]));
    expect(chances).toEqual(chances.toSorted((a, b) => b - a));
  });

  test('are those of a finish where one is named', async () => {
    const { response } = await ask('top 10 odds for matsuyama?', 'NFL');
    expect(response).toMatch(/Matsuyama to finish in the top 10 in the Wyndham Championship 2026/);
  });

  test('say that a golfer has none', async () => {
    const { response } = await ask('is tiger woods playing this week');
    expect(response).toMatch(
      /^No book prices Tiger Woods to win in the Wyndham Championship 2026 now\. We keep no/,
    );
  });
});

describe('a golf play', () => {
  test('is a leg on a player, with the tournament and the field as the opponent', async () => {
    const { charged, analysis, response } = await ask('Matsuyama to win');
    expect(charged).toBe(true);
    expect(analysis).toMatchObject({
      sport: 'GOLF',
      bet_type: 'moneyline',
      team_name: 'Hideki Matsuyama',
      player_name: 'Hideki Matsuyama',
      opponent: 'the field',
      suggestion: [expect.stringMatching(/^Hideki Matsuyama to win, Wyndham Championship 2026 \(\+\d+\)$/)],
      books: 3,
      legs: [
        {
          home: 'Wyndham Championship 2026',
          away: '',
          market: 'outright',
          selection: 'win',
          outright: { playerId: 'hideki-matsuyama', player: 'Hideki Matsuyama' },
          line: null,
          book: 'DraftKings',
          movement: [],
        },
      ],
    });
    expect(response).toMatch(/^Golf outright pick\n/);
  });

  test.each([
    ['Best golf bet this week', 'GOLF'],
    ['golf outright this weekend', 'GOLF'],
    ['An outright golf winner worth a look', 'GOLF'],
    ['golf long shot', 'GOLF'],
    ['Hideki Matsuyama to win', 'NBA'],
    ['golf pick, player Tom Kim', 'NFL'],
    ['back Day to win', 'GOLF'],
  ] as const)('%s (%s) is charged and names its player', async (prompt, sport) => {
    const { kind, charged, analysis } = await ask(prompt, sport);
    expect([kind, charged, analysis.legs.length]).toEqual(['play', true, 1]);
    const [leg] = analysis.legs;
    expect(leg?.evidence?.every(({ text }) => !/ at Wyndham|undefined|GOLF/.test(text))).toBe(true);
  });

  test('has numbers that can be recomputed from each other', async () => {
    const { analysis } = await ask('golf long shot');
    const [leg] = analysis.legs;
    const decimal = 1 + (leg?.price ?? 0) / 100;
    expect(leg?.cost).toBeCloseTo(100 - (leg?.marketProbability ?? 0) * decimal, 2);
    expect(analysis.expected_value).toBeCloseTo(0 - (leg?.cost ?? 0), 2);
  });

  test('respects a requested price', async () => {
    const { analysis } = await ask('a golf outright at +2000 or longer');
    expect(analysis.legs[0]?.price).toBeGreaterThanOrEqual(2000);
  });

  test('picks the shortest price for the favorite', async () => {
    expect((await ask('golf favorite to win')).analysis.player_name).toBe('Cameron Young');
  });

  test('joins a parlay with another sport, but never with another player of the tournament', async () => {
    const { analysis, charged } = await ask('2 leg NFL and golf parlay', 'NFL');
    expect([charged, analysis.legs.map(({ sport }) => sport).sort()]).toEqual([true, ['GOLF', 'NFL']]);
    const parlay = await ask('Build me a 3-leg golf parlay');
    expect([parlay.charged, parlay.analysis.legs.length]).toEqual([false, 1]);
    expect(parlay.notes[0]?.text).toBe('Only 1 tournament has a leg that fits, and you asked for 3 legs.');
  });

  test('explains that no golf winner is a safe pick', async () => {
    const { charged, notes } = await ask('A safe golf bet this week');
    expect([charged, notes[0]?.kind]).toEqual([false, 'substituted']);
  });
});

describe('no play, with the reason and alternatives', () => {
  test.each([
    [
      'top 10 finish for Matsuyama',
      /^Books price only one side of a top-10 finish by Hideki Matsuyama \(\+\d+ at \w+\)/,
    ],
    [
      'a top 10 finish',
      /^Books price only one side of a top-10 finish by Cameron Young \(\+\d+ at \w+, the shortest price\)/,
    ],
    ['will Tom Kim make the cut', /^No book prices Tom Kim to make the cut right now/],
    ['first round leader', /^No book prices a player to lead after the first round/],
    [
      'Best golf player props this week',
      /^For golf, our feed prices tournament winners only: no player props/,
    ],
    ['A golf over/under on round scores', /^For golf, our feed prices tournament winners only/],
    ['Tiger Woods to win', /^Tiger Woods is not priced to win the Wyndham Championship 2026\.$/],
    ['Kim to win', /^Kim could be Tom Kim or Michael Kim\. Please use the full name\.$/],
    ['William McGirt to win', /^William McGirt to win is \+\d+ at \w+: too long a price/],
    ['golf value bet', /^No golf bet beats its price right now\./],
  ])('%s', async (prompt, reason) => {
    const { kind, charged, notes, alternatives } = await ask(prompt);
    expect([kind, charged]).toEqual(['no_play', false]);
    expect(notes[0]?.text).toMatch(reason);
    expect(alternatives.length).toBeGreaterThan(0);
    const [first] = alternatives;
    expect((await ask(first?.prompt ?? '')).kind).toBe('play');
  });

  test('a top-10 question next to another sport is not answered with a winner', async () => {
    expect((await ask('NFL moneyline and golf top 10 finish parlay', 'NFL')).kind).toBe('no_play');
  });

  test('"top 10" in another sport is not golf', async () => {
    expect((await ask('top 10 NFL picks', 'NFL')).reading.sports).toEqual(['NFL']);
  });
});

test('the list of games names the tournament and its likeliest winners', async () => {
  expect((await ask('Which golf games are on this week?')).response).toContain(
    '• Wyndham Championship 2026, Thu, Nov 19',
  );
  const reading = {
    ...emptyReading(),
    intent: 'info' as const,
    topic: 'prices' as const,
    sports: ['GOLF' as const],
  };
  expect(infoText(reading, [{ games: boards.GOLF?.games ?? [] }], now)).toMatch(
    /Wyndham.*: Cameron Young to win \(\+\d+\), /,
  );
});

test('the slate has a golf style, and no pick if no long shot has value', async () => {
  expect(stylesOf('GOLF').map(({ name }) => name)).toEqual(['hail-mary']);
  const [style] = stylesOf('GOLF');
  if (!style || !boards.GOLF) throw new Error('no style');
  const dear = await predict(style, 'GOLF', boards.GOLF, new Set(), now);
  expect(dear.kind).toBe('no_play');
  const cheap = await predict({ ...style, mostCost: 20 }, 'GOLF', boards.GOLF, new Set(), now);
  expect(cheap.kind).toBe('play');
});
