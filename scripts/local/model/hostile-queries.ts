/** Queries other than a play that contradict the question, or name what nobody said, but fit the schema. */
import { legMarkets } from '../../../lambdas/contracts/asking/analysis.ts';
import { marketTopics } from '../../../lambdas/contracts/asking/queries/board.ts';
import { findSplits, findTopics } from '../../../lambdas/contracts/asking/queries/find.ts';
import { mineTopics, trackActions } from '../../../lambdas/contracts/asking/queries/own.ts';
import { oddsFormats } from '../../../lambdas/contracts/asking/queries/sum.ts';
import { wantedSides } from '../../../lambdas/contracts/asking/reading.ts';
import { sports } from '../../../lambdas/contracts/feed/sports.ts';
import type { Brief, ReplyQuery } from '../../../lambdas/domain/asking/brief.ts';
import { termIds } from '../../../lambdas/domain/asking/queries/explain/glossary.ts';
import { things } from '../../../lambdas/domain/asking/queries/not-offered/things.ts';
import { serviceEntries } from '../../../lambdas/domain/asking/queries/service/entries.ts';
import { sumKinds } from '../../../lambdas/domain/asking/queries/sum/from-terms.ts';
import { hostileWords } from './hostile-words.ts';
import { chance, pick, type Random, some } from './random.ts';

const numbers = [-10_000, -110, -3, 0, 0.5, 1, 2.5, 8, 55, 150, 250, 1e6];

/** A name of the request, a word of the question, or an invention. */
function name(random: Random, { teams, question }: Brief): string {
  return pick(random, [
    pick(random, teams.length > 0 ? teams : hostileWords),
    pick(random, question.split(' ')),
    pick(random, hostileWords),
  ]);
}

const names = (random: Random, brief: Brief, most: number) =>
  some(random, [1, 2, 3], most).map(() => name(random, brief));
const open = <Value>(random: Random, value: Value): Value | null => (chance(random, 0.5) ? value : null);

const bet = (random: Random, brief: Brief) => ({
  sports: some(random, sports, 2),
  teams: names(random, brief, 2),
  player: open(random, name(random, brief)),
  stat: open(random, 'points' as const),
  market: open(random, pick(random, legMarkets)),
  side: open(random, pick(random, wantedSides)),
  line: open(random, pick(random, numbers)),
  price: open(random, pick(random, numbers)),
});

const about = (random: Random, brief: Brief) => ({
  sports: some(random, sports, 2),
  teams: names(random, brief, 2),
  players: names(random, brief, 1),
  days: open(random, some(random, brief.days, 2)),
});

const odds = (random: Random) => ({ format: pick(random, oddsFormats), value: pick(random, numbers) });

const makers: readonly ((random: Random, brief: Brief) => ReplyQuery)[] = [
  (random, brief) => ({
    ask: 'check',
    legs: [bet(random, brief)],
    price: open(random, pick(random, numbers)),
    book: open(random, name(random, brief)),
    boost: null,
    isBonus: chance(random, 0.5),
    against: chance(random, 0.5),
    chance: open(random, pick(random, numbers)),
  }),
  (random, brief) => ({
    ask: 'compare',
    options: [bet(random, brief), bet(random, brief)],
    by: 'any',
    order: 'best',
  }),
  (random, brief) => ({
    ask: 'market',
    topic: pick(random, marketTopics),
    ...about(random, brief),
    market: open(random, pick(random, legMarkets)),
    side: null,
    line: open(random, pick(random, numbers)),
    stat: null,
    books: names(random, brief, 2),
    order: open(random, pick(random, ['most', 'least'] as const)),
    night: chance(random, 0.2),
  }),
  (random, brief) => ({
    ask: 'find',
    topic: pick(random, findTopics),
    ...about(random, brief),
    group: open(random, name(random, brief)),
    last: open(random, pick(random, numbers)),
    since: open(random, pick(random, [...brief.days, '1999-01-01', 'yesterday'])),
    splits: some(random, findSplits, 2),
    against: names(random, brief, 1),
    withPlayer: open(random, name(random, brief)),
    withoutPlayer: open(random, name(random, brief)),
    market: null,
    side: null,
    stat: null,
    over: open(random, pick(random, numbers)),
    order: null,
    limit: open(random, pick(random, numbers)),
    detail: null,
    part: null,
    rested: null,
    unkept: [],
  }),
  (random) => ({
    ask: 'sum',
    sum: pick(random, sumKinds),
    stake: open(random, pick(random, numbers)),
    odds: open(random, odds(random)),
    other: null,
    offered: open(random, odds(random)),
    sides: [odds(random), odds(random)],
    legs: [odds(random), odds(random)],
    lines: [],
    returns: open(random, pick(random, numbers)),
    win: null,
    to: null,
    pushes: null,
    picks: 3,
    by: 2,
    bankroll: null,
    unit: null,
    units: null,
    chance: open(random, 0.55),
    total: null,
  }),
  (random, brief) => ({
    ask: 'mine',
    topic: pick(random, mineTopics),
    ...about(random, brief),
    market: null,
    uncounted: [],
  }),
  (random, brief) => ({
    ask: 'track',
    action: pick(random, trackActions),
    legs: [bet(random, brief)],
    stake: open(random, pick(random, numbers)),
    book: open(random, name(random, brief)),
    price: null,
    result: null,
    units: open(random, pick(random, numbers)),
    part: null,
  }),
  (random) => ({ ask: 'explain', terms: [pick(random, [...termIds, 'free_money'])] }),
  (random) => ({ ask: 'service', topic: pick(random, [...Object.keys(serviceEntries), 'withdraw']) }),
  (random) => ({ ask: 'not_offered', thing: pick(random, [...Object.keys(things), 'everything']) }),
  () => ({ ask: 'off_topic' }),
];

/** @returns one to three queries */
export const hostileQueries = (brief: Brief, random: Random): ReplyQuery[] =>
  [pick(random, makers), ...(chance(random, 0.2) ? some(random, makers, 2) : [])].map((make) =>
    make(random, brief),
  );
