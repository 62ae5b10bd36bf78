/** Answers about the asker's own picks: the figures are those of the tracker, and nothing is made up where there are none. */
import { describe, expect, test } from 'vitest';
import { ownFigures } from '../../../../lambdas/app/asking/queries/own-figures.ts';
import { card } from '../../../../lambdas/contracts/asking/cards.ts';
import { answerMine, type Own } from '../../../../lambdas/domain/asking/queries/mine/answer.ts';
import { readMine } from '../../../../lambdas/domain/asking/queries/mine/read.ts';
import { countsByKind } from '../../../../lambdas/domain/records/breakdown.ts';
import { deltaOf, emptyTally, summary } from '../../../../lambdas/domain/records/record.ts';
import { now } from './boards.ts';

const known = { selectedSport: 'NFL' as const, teams: [], today: '2026-11-20' };

const pick = (status: 'hit' | 'miss' | 'push' | 'pending', profitCents: number | null) => ({
  sport: 'NFL' as const,
  status,
  profitCents,
  metadata: {
    bet_type: ['over/under' as const],
    legs: [],
    player_name: null,
    team_name: 'Bills',
    opponent: null,
  },
  legResults: [],
  grades: [],
});
const picks = [
  pick('hit', 9091),
  pick('hit', 15000),
  pick('miss', -10000),
  pick('push', 0),
  pick('pending', null),
];
const tallies = picks.map((each) => ({ ...emptyTally, ...deltaOf(null, each), date: '2026-11-18' }));
const kinds = picks
  .map((each) => countsByKind(each))
  .reduce(
    (a, b) =>
      Object.fromEntries(
        [...new Set([...Object.keys(a), ...Object.keys(b)])].map((key) => [
          key,
          (a[key] ?? 0) + (b[key] ?? 0),
        ]),
      ),
    {},
  );

/** The stored counters of these picks. */
const figures = ownFigures({
  usage: { usedPrompts: async () => 12 },
  lists: { pickPage: async () => ({ entries: picks.map((each) => ({ pick: each })) }) },
  records: {
    dailyTallies: async () => tallies,
    countsByKind: async () => kinds,
    monthlyTallies: async () => ({ tallies, byKind: kinds }),
    countPicks: async () => 30,
  },
} as unknown as Parameters<typeof ownFigures>[0]);

async function answer(prompt: string, change: Partial<Own> = {}) {
  const query = readMine(prompt, known);
  if (!query) throw new Error(`not read: ${prompt}`);
  const own = await figures(query.topic, { id: 'u', plan: 'pro' }, now);
  const found = answerMine(query, { ...own, ...change });
  for (const each of found.cards) expect(card.safeParse(each).error).toBeUndefined();
  expect(found.alternatives.length).toBeGreaterThan(0);
  return found;
}

test('the record is the tracker’s, for 30 days and all time', async () => {
  const { response, cards } = await answer('my record');
  const { winRate, roi, profit } = summary(tallies);
  expect([winRate, roi, profit]).toEqual([66.7, 47, 140.91]);
  expect(response).toContain('• the last 30 days: 2–1–1, 66.7% hit, +$140.91, ROI +47%');
  expect(response).toContain('• all time: 2–1–1');
  expect(cards).toMatchObject([
    { type: 'record', wins: 2, losses: 1, pushes: 1, units: 1.41, roi: 0.47 },
    {},
  ]);
});

describe('a part of the record', () => {
  test('counts its own picks', async () => {
    expect((await answer('my record on totals')).response).toContain(
      'Your record on totals, at a flat $100 a pick:',
    );
    expect((await answer('my nfl record')).response).toContain('2–1–1');
  });

  test('without a graded pick is empty', async () => {
    expect((await answer('my record on spreads')).response).toBe(
      'You have no graded pick on spreads yet. 1 pick is open.',
    );
  });

  test('by sport and kind at once is not counted, and says so', async () => {
    expect((await answer('my record on nfl totals')).response).toContain('not by both together');
  });
});

test('open picks are listed, with how many there are in all', async () => {
  const { response } = await answer('what is still open');
  expect(response).toContain('30 picks of yours are open:');
  expect(response).toContain('And 25 more in the tracker.');
});

test('results count those that are graded', async () => {
  expect((await answer('did my bets win')).response).toMatch(
    /^2 hit and 1 missed, 1 push of your last picks:/,
  );
  expect((await answer('did my bets win last night')).response).toContain('was on a game on Thu, Nov 19');
});

test('prompts and plan', async () => {
  expect((await answer('how many prompts do i have left')).response).toMatch(
    /^You have 38 prompts left today, of 50\./,
  );
  expect((await answer('my plan')).response).toMatch(
    /^You are on the Pro plan, with 50 prompts a day; 38 are left today\./,
  );
});

test.each([
  'your record',
  'record',
  'cancel my plan',
  'bet on my team',
  'how did the lakers do',
  'my lock of the day',
])('“%s” is for another reader', (prompt) => {
  expect(readMine(prompt, known)).toBeUndefined();
});
