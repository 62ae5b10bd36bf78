/** Answers questions about the asker's own picks, prompts and plan, with the figures of the tracker. */
import type { CardOf } from '../../../../contracts/asking/cards.ts';
import type { MineQuery } from '../../../../contracts/asking/queries/own.ts';
import type { UserSubscription } from '../../../../contracts/billing/billing.ts';
import type { BetType, PickStatus, Sport } from '../../../../contracts/feed/sports.ts';
import type { RecordLine, RecordSummary } from '../../../../contracts/picks/tracker.ts';
import { plans } from '../../../billing/plans.ts';
import { dateLabel, leagueDay, startLabel } from '../../../platform/calendar.ts';
import { percent, plural, signedDollars, signedPercent } from '../../../platform/format.ts';
import { upperFirst } from '../../../platform/upper-first.ts';
import type { QueryAnswer } from '../answered.ts';
import { item, listed, onDays } from '../table/words.ts';
import { atRiskWords } from './at-risk-words.ts';

/** A record with its parts, as on the tracker. */
export interface OwnRecord {
  readonly whole: RecordSummary;
  readonly bySport: readonly (RecordLine & { readonly sport: Sport })[];
  readonly byBetType: readonly (RecordLine & { readonly bet_type: BetType })[];
}

export interface OwnPick {
  /** `Dolphins −3` */
  readonly name: string;
  readonly sport: Sport;
  readonly status: PickStatus;
  /** Dollars on the flat stake; null while pending or not priced. */
  readonly profit: number | null;
  /** Start of the first leg, ISO 8601; null without legs. */
  readonly startsAt: string | null;
  /** Dollars that the owner entered; null without them. */
  readonly stake?: number | null;
  readonly betType: BetType;
}

/** What a topic needs; the rest is empty. */
export interface Own {
  readonly plan: string;
  readonly promptsPerDay: number;
  readonly promptsUsed: number;
  /** What the plan costs and when it renews; null without a payment, absent where nobody looked. */
  readonly subscription?: UserSubscription | null;
  /** Of the days that the question names. */
  readonly period?: OwnRecord | null;
  readonly days30: OwnRecord | null;
  readonly allTime: OwnRecord | null;
  /** Newest first. */
  readonly picks: readonly OwnPick[];
  /** How many there are of the kind asked for, if more than are listed here. */
  readonly total: number | null;
}

const next = {
  record: { label: 'My record', prompt: 'My record' },
  open: { label: 'What’s still open', prompt: 'My open picks' },
  results: { label: 'How my picks did', prompt: 'Did my picks win' },
} as const;

export function answerMine(query: MineQuery, own: Own): QueryAnswer {
  switch (query.topic) {
    case 'prompts':
      return prompts(own);
    case 'plan':
      return plan(own);
    case 'open':
      return open(query, own);
    case 'results':
      return results(query, own);
    case 'by_sport':
    case 'by_type':
      return parts(query.topic, own);
    case 'streak':
      return streak(own);
    case 'clv':
      return elsewhere(
        'The Tracker shows how often your picks beat the closing line, and by how much on average, for each period.',
      );
    case 'told':
      return elsewhere(
        [
          ...savedWords(own),
          'What you asked and were told is in your history in the Tracker; the picks that you save are there with their results.',
        ].join('\n'),
      );
    case 'uncounted':
      return elsewhere(
        `Your record is counted by sport and by kind of bet, at a flat $100 a pick: not by ${notCounted(query)}. The Tracker lists every pick.`,
      );
    default:
      return record(query, own);
  }
}

const uncountedNames: Readonly<Record<MineQuery['uncounted'][number], string>> = {
  team: 'team',
  player: 'player',
  book: 'book',
  stake: 'your stakes',
  odds: 'the odds you took',
  side: 'side, such as overs or underdogs',
  statistic: 'the statistic of a prop',
  number: 'the number of legs or the line',
};

const notCounted = ({ uncounted }: MineQuery) =>
  uncounted.length === 0
    ? 'team or by book, and not by your stakes'
    : listed(
        uncounted.map((part) => uncountedNames[part]),
        'or by',
      );

const elsewhere = (response: string): QueryAnswer => ({
  response,
  cards: [],
  screens: ['tracker'],
  alternatives: [next.record, next.results],
});

/** The best part first. */
function parts(topic: 'by_sport' | 'by_type', { allTime }: Own): QueryAnswer {
  const rows = (
    topic === 'by_sport'
      ? (allTime?.bySport ?? []).map((line) => ({ name: line.sport as string, line }))
      : (allTime?.byBetType ?? []).map((line) => ({ name: line.bet_type as string, line }))
  ).toSorted((a, b) => b.line.profit - a.line.profit);
  const what = topic === 'by_sport' ? 'sport' : 'kind of bet';
  if (rows.length === 0)
    return { response: 'You have no graded pick yet.', cards: [], alternatives: [next.open, next.results] };
  return {
    response: [
      `Your record by ${what}, all time, at a flat $100 a pick:`,
      ...rows.map(({ name, line }) => item(`${name}: ${lineWords(line)}`)),
    ].join('\n'),
    cards: [
      {
        type: 'table',
        title: `Your record by ${what}`,
        columns: [
          { label: upperFirst(what), align: 'start' },
          { label: 'Record', align: 'end' },
          { label: 'Profit', align: 'end' },
        ],
        rows: rows.map(({ name, line }) => [
          name,
          `${line.hits}–${line.misses}${line.pushes > 0 ? `–${line.pushes}` : ''}`,
          signedDollars(line.profit),
        ]),
      },
    ],
    alternatives: [next.record, next.results],
  };
}

/** Of the last picks that are graded: a push neither ends nor lengthens a streak. */
function streak(own: Own): QueryAnswer {
  const decided = own.picks.filter(({ status }) => status === 'hit' || status === 'miss');
  const longest = (wanted: PickStatus) =>
    decided.reduce(
      ({ now, most }, { status }) => {
        const run = status === wanted ? now + 1 : 0;
        return { now: run, most: Math.max(most, run) };
      },
      { now: 0, most: 0 },
    ).most;
  if (decided.length === 0)
    return { response: 'You have no graded pick yet.', cards: [], alternatives: [next.open, next.record] };
  const [last] = decided;
  const end = decided.findIndex(({ status }) => status !== last?.status);
  const now = end < 0 ? decided.length : end;
  const won = decided.filter(({ status }) => status === 'hit').length;
  return {
    response: `You have ${last?.status === 'hit' ? 'won' : 'lost'} ${now === 1 ? 'your last pick' : `your last ${now} picks`}, and won ${won} of the last ${decided.length}. Of your last ${plural(decided.length, 'graded pick')}, the longest winning streak is ${longest('hit')} and the longest losing streak ${longest('miss')}.`,
    cards: [],
    screens: ['tracker'],
    alternatives: [next.record, next.results],
  };
}

const leftOf = ({ promptsPerDay, promptsUsed }: Own) => Math.max(0, promptsPerDay - promptsUsed);

function prompts(own: Own): QueryAnswer {
  return {
    response: `You have ${plural(leftOf(own), 'prompt')} left today, of ${own.promptsPerDay}. They start again at midnight, Eastern Time. Only a play that fits your question uses one.`,
    cards: [],
    alternatives: [next.record, next.open],
  };
}

function plan(own: Own): QueryAnswer {
  return {
    response: [
      `You are on the ${upperFirst(own.plan)} plan, with ${plural(own.promptsPerDay, 'prompt')} a day; ${leftOf(own)} are left today.`,
      paymentWords(own),
      'You can change or cancel it under Account, Subscription.',
    ].join(' '),
    cards: [],
    screens: ['subscription'],
    alternatives: [next.record, next.open],
  };
}

/** What is paid for a plan and until when; what is not known is said. */
function paymentWords({ plan: name, subscription }: Own): string {
  if (name === 'free') return 'It costs nothing and does not renew.';
  const listed = Object.values(plans).find((each) => each.name === name);
  const { amount = null, interval, next_billing_date: until = null } = subscription ?? {};
  if (!subscription || amount === null)
    return `${listed ? `It costs $${listed.price.toFixed(2)} a month for who buys it now. ` : ''}No payment of yours is on record here, so that we can’t say when it renews.`;
  const day = typeof until === 'number' ? dateLabel(new Date(until * 1000).toISOString()) : until;
  const isTrial = subscription.status === 'trialing';
  const costs = `${isTrial ? 'It is on a trial, and then costs' : 'You pay'} $${amount.toFixed(2)} a ${interval ?? 'month'}`;
  if (subscription.cancel_at_period_end)
    return `${costs}. It is canceled: ${day === null ? 'it ends after what is paid' : `it ends on ${day}`}, and nothing more is charged.`;
  if (day === null) return `${costs}; when it renews is not listed here.`;
  return `${costs}, and it renews on ${day}.`;
}

const betTypeOf = {
  moneyline: 'moneyline',
  spread: 'spread',
  total: 'over/under',
  prop: 'prop',
  outright: 'general',
  team_total: 'over/under',
} as const;

/** ` on NFL totals`; empty for everything. */
function partWords({ sports, market }: MineQuery): string {
  const what =
    market === null
      ? ''
      : {
          moneyline: 'moneylines',
          spread: 'spreads',
          total: 'totals',
          prop: 'props',
          outright: 'outrights',
          team_total: 'team totals',
        }[market];
  return [sports.join(' and '), what]
    .filter((part) => part !== '')
    .reduce((text, part) => `${text}${text === '' ? ' on ' : ' '}${part}`, '');
}

function record(query: MineQuery, { days30, allTime, period = null }: Own): QueryAnswer {
  const { sports, market, days } = query;
  const alternatives = [next.open, next.results];
  // The counters know each sport and each bet type, and not both together.
  if (sports.length > 0 && market !== null) {
    return {
      response: `We count your record by sport and by kind of bet, not by both together. Ask for ${sports.join(' or ')}, or for ${partWords({ ...query, sports: [] }).replace(' on ', '')}.`,
      cards: [],
      alternatives,
    };
  }
  const span = onDays(days).trim();
  const inPeriod = period && lineOf(period, query);
  const longer = query.isLonger
    ? ['Your record is counted for up to 31 days and for all time, not since an earlier day.']
    : [];
  const isNone = days !== null && (!inPeriod || inPeriod.hits + inPeriod.misses + inPeriod.pushes === 0);
  const periods = [
    ...(days === null ? [] : [[`picks saved ${span}`, period] as const]),
    ['the last 30 days', days30],
    ['all time', allTime],
  ] as const;
  const lines = periods.flatMap(([name, of]) => {
    const line = of && lineOf(of, query);
    return line && line.hits + line.misses + line.pushes > 0 ? [{ name, line }] : [];
  });
  const [first] = lines;
  if (!first) {
    const pending = allTime?.whole.pending ?? 0;
    return {
      response: `${[...longer, ''].join(' ')}You have no graded pick${partWords(query)} yet.${pending > 0 ? ` ${plural(pending, 'pick')} ${pending === 1 ? 'is' : 'are'} open.` : ''}`,
      cards: [],
      alternatives,
    };
  }
  return {
    response: [
      ...longer,
      ...(isNone ? [`No pick${partWords(query)} that you saved ${span} is graded.`] : []),
      `Your record${partWords(query)}, at a flat $100 a pick:`,
      ...lines.map(({ name, line }) => item(`${name}: ${lineWords(line)}`)),
    ].join('\n'),
    cards: lines.map(({ name, line }) => cardOf(`Your record${partWords(query)}, ${name}`, line)),
    alternatives,
  };
}

type Line = Pick<RecordLine, 'hits' | 'misses' | 'pushes' | 'winRate' | 'roi' | 'profit'>;

function lineOf({ whole, bySport, byBetType }: OwnRecord, { sports, market }: MineQuery): Line | undefined {
  if (sports.length > 0) return bySport.find(({ sport }) => sports.includes(sport));
  if (market !== null) return byBetType.find(({ bet_type }) => bet_type === betTypeOf[market]);
  return whole;
}

/** `12–9–1, 57.1% hit, +$140.00, ROI +6.7%` */
function lineWords({ hits, misses, pushes, winRate, roi, profit }: Line): string {
  const parts = [
    `${hits}–${misses}${pushes > 0 ? `–${pushes}` : ''}`,
    ...(winRate === null || hits + misses === 0 ? [] : [`${percent(winRate)} hit`]),
    signedDollars(profit),
    ...(roi === null ? [] : [`ROI ${signedPercent(roi)}`]),
  ];
  return parts.join(', ');
}

function cardOf(title: string, { hits, misses, pushes, roi, profit }: Line): CardOf<'record'> {
  return {
    type: 'record',
    title,
    wins: hits,
    losses: misses,
    pushes,
    units: Math.round(profit) / 100,
    roi: roi === null ? null : roi / 100,
  };
}

const ofQuery = (picks: readonly OwnPick[], { sports, market }: MineQuery) =>
  picks.filter(
    ({ sport, betType }) =>
      (sports.length === 0 || sports.includes(sport)) && (market === null || betType === betTypeOf[market]),
  );

const inTracker = 'The picks that you save are in the Tracker, with their results.';

function open(query: MineQuery, own: Own): QueryAnswer {
  if (query.uncounted.includes('stake')) return atRisk(query, own);
  const picks = ofQuery(own.picks, query);
  if (picks.length === 0) {
    return {
      response: `No pick of yours${partWords(query)} is open. ${inTracker}`,
      cards: [],
      alternatives: [next.results, next.record],
    };
  }
  const isAll = query.sports.length === 0 && query.market === null;
  const count = isAll ? (own.total ?? picks.length) : picks.length;
  return {
    response: [
      `${plural(count, 'pick')} of yours ${count === 1 ? 'is' : 'are'} open:`,
      ...picks.map(({ name, startsAt }) =>
        item(`${name}${startsAt === null ? '' : `, ${startLabel(startsAt)}`}`),
      ),
      ...(count > picks.length ? [`And ${count - picks.length} more in the tracker.`] : []),
    ].join('\n'),
    cards: [
      {
        type: 'table',
        title: 'Open picks',
        columns: [
          { label: 'Pick', align: 'start' },
          { label: 'Start', align: 'end' },
        ],
        rows: picks.map(({ name, startsAt }) => [
          name.slice(0, 120),
          startsAt === null ? '–' : startLabel(startsAt),
        ]),
      },
    ],
    alternatives: [next.results, next.record],
  };
}

function atRisk(query: MineQuery, own: Own): QueryAnswer {
  return {
    response: atRiskWords(query.days, own.picks, own.total),
    cards: [],
    screens: ['tracker'],
    alternatives: [next.open, next.record],
  };
}

/** The last picks that are saved, or that there are none. */
function savedWords({ picks, total }: Own): string[] {
  if (picks.length === 0) return ['You have no saved pick yet.'];
  const some = picks.slice(0, mostSaved);
  const more = (total ?? picks.length) - some.length;
  return [
    `${more > 0 ? 'The last picks that you saved' : 'The picks that you saved'}:`,
    ...some.map(({ name, status }) => item(`${name}: ${statusWords[status]}`)),
    ...(more > 0 ? [`And ${more} more in the Tracker.`] : []),
  ];
}
const mostSaved = 10;

const statusWords: Readonly<Record<PickStatus, string>> = {
  pending: 'open',
  hit: 'hit',
  miss: 'missed',
  push: 'push',
};

/** Of the last picks: those of the days named, otherwise those that are graded. */
function results(query: MineQuery, own: Own): QueryAnswer {
  const { days, last } = query;
  const alternatives = [next.open, next.record];
  const listedPicks = ofQuery(own.picks, query).filter(({ status, startsAt }) =>
    days === null
      ? last !== undefined || status !== 'pending'
      : startsAt !== null && days.includes(leagueDay(new Date(startsAt))),
  );
  // The picks are the newest first.
  const picks = listedPicks.slice(0, last);
  if (own.picks.length === 0)
    return { response: `You have no saved pick yet. ${inTracker}`, cards: [], alternatives };
  if (picks.length === 0) {
    return {
      response: `None of your last ${plural(own.picks.length, 'pick')}${partWords(query)} ${days === null ? 'is graded yet' : `was on a game${onDays(days)}`}.`,
      cards: [],
      alternatives,
    };
  }
  const count = (status: PickStatus) => picks.filter((pick) => pick.status === status).length;
  const pushes = count('push');
  return {
    response: [
      `${count('hit')} hit and ${count('miss')} missed${pushes > 0 ? `, ${plural(pushes, 'push', 'pushes')}` : ''}${count('pending') > 0 ? `, ${count('pending')} still open` : ''} of your last ${last === undefined ? 'picks' : plural(picks.length, 'pick')}${partWords(query)}${onDays(days)}:`,
      ...picks.map(({ name, status, profit }) =>
        item(`${name}: ${statusWords[status]}${profit === null ? '' : `, ${signedDollars(profit)}`}`),
      ),
    ].join('\n'),
    cards: [
      {
        type: 'table',
        title: `Your picks${onDays(days)}`,
        columns: [
          { label: 'Pick', align: 'start' },
          { label: 'Result', align: 'start' },
          { label: 'Profit on $100', align: 'end' },
        ],
        rows: picks.map(({ name, status, profit }) => [
          name.slice(0, 120),
          statusWords[status],
          profit === null ? '–' : signedDollars(profit),
        ]),
      },
    ],
    alternatives,
  };
}
