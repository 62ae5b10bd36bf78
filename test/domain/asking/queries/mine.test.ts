/** Answers about the asker's own picks: the figures are those of the tracker, and nothing is made up where there are none. */
import { describe, expect, test } from 'vitest';
import { ownFigures } from '../../../../lambdas/app/asking/queries/own-figures.ts';
import { card } from '../../../../lambdas/contracts/asking/cards.ts';
import { answerMine, type Own } from '../../../../lambdas/domain/asking/queries/mine/answer.ts';
import { atRiskWords } from '../../../../lambdas/domain/asking/queries/mine/at-risk-words.ts';
import { readMine } from '../../../../lambdas/domain/asking/queries/mine/read.ts';
import { readQueries } from '../../../../lambdas/domain/asking/queries/reading/read-queries.ts';
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

test.each([
  ['how are my last 20 bets doing', 20],
  ['how did my last 5 picks do', 5],
  ['record over my last 10 picks', 10],
  ['my roi on my last 12 plays', 12],
])('“%s” is about the newest %d', (prompt, last) => {
  expect(readMine(prompt, known)).toMatchObject({ topic: 'results', last, uncounted: [] });
});

test('the newest picks are counted with those that are open', async () => {
  expect((await answer('how did my last 2 bets do')).response).toMatch(/of your last 2 picks:/);
  expect(readMine('my longest win streak in my last 20 bets', known)).toMatchObject({ topic: 'streak' });
});

test.each(["What's my record over the last 30 days?", 'my roi during the past 7 days'])(
  '“%s” has a period and no side',
  (prompt) => {
    expect(readMine(prompt, known)).toMatchObject({ topic: 'record', uncounted: [] });
  },
);

test('a record on overs is not counted', () => {
  expect(readMine('my record on overs in the last 30 days', known)).toMatchObject({ uncounted: ['side'] });
});

test('prompts and plan', async () => {
  expect((await answer('how many prompts do i have left')).response).toMatch(
    /^You have 38 prompts left today, of 50\./,
  );
  expect((await answer('my plan')).response).toMatch(
    /^You are on the Pro plan, with 50 prompts a day; 38 are left today\./,
  );
});

const paid = {
  plan: 'pro',
  status: 'active',
  interval: 'month',
  next_billing_date: Date.parse('2026-12-03T12:00:00Z') / 1000,
  amount: 24.99,
  cancel_at_period_end: false,
};

test.each([
  [paid, 'You pay $24.99 a month, and it renews on December 3, 2026.'],
  [{ ...paid, cancel_at_period_end: true }, 'It is canceled: it ends on December 3, 2026'],
  [{ ...paid, status: 'trialing' }, 'It is on a trial, and then costs $24.99 a month'],
  [{ ...paid, next_billing_date: null }, 'when it renews is not listed here'],
  [null, 'No payment of yours is on record here, so that we can’t say when it renews.'],
] as const)('a plan with its price and its renewal: %j', async (subscription, said) => {
  const { response } = await answer('what am i paying for my plan and when does it renew', { subscription });
  expect(response).toContain(said);
});

test.each([
  ['my roi since november 10', { days: ['2026-11-10', '2026-11-20'] }],
  ['how have i done since halloween', { days: ['2026-10-31', '2026-11-20'] }],
  ['my profit since last tuesday', { days: ['2026-11-17', '2026-11-20'] }],
  ['my record since labor day', { isLonger: true }],
  ['am i up since the season started', { isLonger: true }],
  ['my win rate since week 3', { isLonger: true }],
  ['my roi since i joined', {}],
])('“%s” is of a span', (prompt, expected) => {
  const query = readMine(prompt, known);
  const days = query?.days ? { days: [query.days[0], query.days.at(-1)] } : {};
  expect({ ...days, ...(query?.isLonger && { isLonger: true }) }).toEqual(expected);
  expect(query?.topic).toBe('record');
});

test('a span that is not counted is named', async () => {
  expect((await answer('my roi since memorial day')).response).toMatch(
    /^Your record is counted for up to 31 days and for all time, not since an earlier day\./,
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

test.each([
  'how many prompts before i run out',
  'how many questions till i hit my limit',
  'how many credits until im out',
])('“%s” is about the prompts that are left', (prompt) => {
  expect(readMine(prompt, known)).toMatchObject({ topic: 'prompts' });
});

describe('what is at risk', () => {
  test.each([
    'How much money do I have at risk tonight?',
    'how much do i have riding today',
    'total i have riding on sundays games',
    'what is my exposure right now',
    'what is the total stake of my open bets',
    'how much do I stand to lose tonight',
    'how many dollars do I have on tonight’s games',
    'do I have any money on the line tonight',
    'How much have I wagered for today in total?',
  ])('“%s” asks for the stakes of open picks', (prompt) => {
    expect(readMine(prompt, known)).toMatchObject({ topic: 'open', uncounted: ['stake'] });
  });

  const open = (stake: number | null, startsAt: string) => ({
    name: 'Bills −3',
    sport: 'NFL' as const,
    status: 'pending' as const,
    profit: null,
    startsAt,
    stake,
    betType: 'spread' as const,
  });

  test('adds up the stakes of the days that are named, and says which pick has none', () => {
    const picks = [
      open(25, '2026-11-20T23:00:00Z'),
      open(40, '2026-11-21T01:00:00Z'),
      open(null, '2026-11-20T23:00:00Z'),
      open(500, '2026-11-22T18:00:00Z'),
    ];
    expect(atRiskWords(['2026-11-20'], picks, 4)).toContain(
      'You have $65.00 at risk on 3 open picks on a game on Fri, Nov 20; 1 of them has no stake entered',
    );
    expect(atRiskWords(null, picks, 9)).toContain('Only the newest 4 of 9 open picks are counted here.');
    expect(atRiskWords(['2026-11-25'], picks, 4)).toContain('$0 is at risk');
  });
});

test('the picks that are saved are listed, or said to be none', async () => {
  const own = { plan: 'pro', promptsPerDay: 5, promptsUsed: 0, days30: null, allTime: null, total: null };
  const [query] = readQueries('show me the picks i saved', { selectedSport: 'NFL', teams: [], now }) ?? [];
  if (query?.ask !== 'mine') throw new Error('not read');
  expect(answerMine(query, { ...own, picks: [] }).response).toMatch(/^You have no saved pick yet\./);
  const pick = {
    name: 'Dolphins −3',
    sport: 'NFL',
    status: 'hit',
    profit: 90,
    startsAt: null,
    betType: 'spread',
  } as const;
  expect(answerMine(query, { ...own, picks: [pick] }).response).toMatch(
    /^The picks that you saved:\n• Dolphins −3: hit\n/,
  );
  expect(answerMine(query, { ...own, picks: [pick], total: 12 }).response).toContain('And 11 more');
});

test.each([
  'how do i see my old bets',
  'where do i find the picks i saved yesterday',
  "can't find the pick i saved last night",
  'where do my saved picks show up',
  'i saved a pick yesterday, where is it?',
  'i saved 2 picks last night and i cant find them',
  'where can i see my past bets',
  'how do i find my previous picks',
  'where is my bet history',
  'can i look at my old parlays',
  'how do i view my betting history',
  'where do my saved picks go',
  'is there a way to view my past picks',
  'show me my old picks',
])('“%s” asks where they are kept', (prompt) => {
  expect(readQueries(prompt, { selectedSport: 'NFL', teams: [], now })).toMatchObject([
    { ask: 'mine', topic: 'told' },
  ]);
});

test.each([
  'how did my old picks do',
  'how do i delete my old bets',
  'how did the picks i saved yesterday do',
  'i saved a pick yesterday, did it win?',
  'show me my picks on the bills',
  'where can i see your past picks',
])('“%s” asks for something else', (prompt) => {
  const read = readQueries(prompt, { selectedSport: 'NFL', teams: [], now }) ?? [];
  expect(read.filter((query) => query.ask === 'mine' && query.topic === 'told')).toEqual([]);
});
