/** CFL answers and grades, from rows of the general football feed and its odds. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { Loaded } from '../../../lambdas/app/asking/boards.ts';
import type { Sport } from '../../../lambdas/contracts/feed/sports.ts';
import { updatedSheet } from '../../../lambdas/domain/asking/facts/played.ts';
import { pricedAmong } from '../../../lambdas/domain/feed/board/priced.ts';
import { reportOf } from '../../../lambdas/domain/feed/games/result.ts';
import { gradeLeg } from '../../../lambdas/domain/feed/games/settlement.ts';
import { isCorrection } from '../../../lambdas/domain/picks/correction.ts';
import { legGradeOf } from '../../../lambdas/domain/picks/leg-grade.ts';
import { fetchGames } from '../../../lambdas/services/feed/feed.ts';
import { cflMatch, footballDay } from '../../services/feed/samples.ts';
import { answerTo } from '../../support/asking.ts';

/** A Friday. */
const now = new Date('2026-11-20T15:00:00Z');
const ts = String(Date.parse('2026-11-20T14:55:00Z') / 1000);

const odd = (name: string, us: string, more = {}) => ({ '@name': name, '@us': us, ...more });
const books = (own: (name: string) => object) =>
  ['bet365', 'Pinnacle'].map((name) => ({ '@name': name, '@ts': ts, ...own(name) }));
const odds = {
  scores: {
    category: {
      '@name': 'Canada: Cfl',
      matches: {
        match: {
          '@id': '70001',
          odds: {
            type: [
              {
                '@value': 'Home/Away',
                bookmaker: books(() => ({ odd: [odd('1', '-240'), odd('2', '+200')] })),
              },
              {
                '@value': 'Over/Under',
                bookmaker: books(() => ({
                  total: { '@name': '49.5', odd: [odd('Over', '-110'), odd('Under', '-110')] },
                })),
              },
            ],
          },
        },
      },
    },
  },
};

async function feedRows(rows: Record<string, unknown>, at = now) {
  const result = await fetchGames(
    'CFL',
    { from: '2026-11-17', to: '2026-11-27', now: at },
    {
      baseUrl: 'http://feed.test/getfeed',
      key: 'k',
      fetch: async (input) => {
        const path = new URL(String(input)).pathname.replace('/getfeed/k/', '');
        return new Response(JSON.stringify(rows[path] ?? { scores: { sport: 'football', category: null } }));
      },
    },
  );
  return result.kind === 'games' ? result.games : [];
}

const boards: Partial<Record<Sport, Loaded>> = {};

beforeAll(async () => {
  const games = await feedRows({ 'football/d1': footballDay(cflMatch), 'getodds/soccer': odds });
  const sheet = updatedSheet({ sport: 'CFL' }, { games, isWhole: true, now });
  boards.CFL = { games, sheet, notes: [] };
});

const ask = (prompt: string) =>
  answerTo(
    { prompt, sport: 'CFL', now, teams: [] },
    { load: async (sport) => boards[sport] ?? { games: [], notes: [] } },
  );

describe('with a priced game', () => {
  test.each([
    ['Safest CFL moneyline pick this week', 'moneyline', 'home', -240],
    ['Which CFL over/under stands out?', 'total', null, -110],
    ['Argonauts moneyline', 'moneyline', 'home', -240],
  ])('%s', async (prompt, market, selection, price) => {
    const { kind, charged, analysis } = await ask(prompt);
    expect([kind, charged]).toEqual(['play', true]);
    expect(analysis.legs).toMatchObject([
      { sport: 'CFL', market, price, books: 2, ...(selection && { selection }) },
    ]);
  });

  test.each([
    ['A CFL spread with real value', /^No CFL spread is priced\. Priced: /],
    ['Best CFL player props this week', /^Our box scores don’t cover the CFL/],
  ])('%s: no play', async (prompt, reason) => {
    const { kind, charged, notes, alternatives } = await ask(prompt);
    expect([kind, charged]).toEqual(['no_play', false]);
    expect(notes[0]?.text).toMatch(reason);
    expect(alternatives.length).toBeGreaterThan(0);
  });

  test('a parlay of three has one leg and explains it', async () => {
    const { charged, notes } = await ask('Build me a 3-leg CFL parlay');
    expect([charged, notes[0]?.kind]).toEqual([false, 'fewer_legs']);
  });

  test('suggested questions use what is priced', () => {
    expect(pricedAmong(boards.CFL?.games ?? [], now)).toMatchObject({
      markets: ['moneyline', 'total'],
      games: 1,
    });
  });

  test('the final score grades the pick', async () => {
    const [leg] = (await ask('Argonauts moneyline')).analysis.legs;
    const later = new Date('2026-11-22T15:00:00Z');
    const row = {
      ...cflMatch,
      status: 'Finished',
      localteam: { ...cflMatch.localteam, totalscore: '27' },
      awayteam: { ...cflMatch.awayteam, totalscore: '20' },
    };
    const [game] = await feedRows({ 'football/d-1': footballDay(row) }, later);
    if (!leg || !game) throw new Error('no leg or no game');
    expect(gradeLeg(leg, game)).toBe('won');
    const report = reportOf(game, later.toISOString());
    expect(isCorrection(legGradeOf(report), report)).toBe(false);
  });
});

test('without a game, the answer says that none is listed', async () => {
  const { CFL } = boards;
  boards.CFL = { games: [], notes: [] };
  expect((await ask('Safest CFL moneyline pick this week')).notes[0]?.text).toBe(
    'No upcoming CFL game is listed through Fri, Nov 27.',
  );
  boards.CFL = CFL as Loaded;
});
