/** The text of each notice: facts in plain words, without encouragement to bet. */
import type { Sport } from '../../contracts/feed/sports.ts';
import type { WaitingGrade } from '../../data/notifications/notices.ts';
import type { Channel } from '../../domain/notifications/notices.ts';
import type { PriceMove } from '../../domain/picks/price-move.ts';
import { percent, plural, signed, signedDollars } from '../../domain/platform/format.ts';
import { type DatedTally, summary } from '../../domain/records/record.ts';

export interface Notice {
  readonly title: string;
  readonly body: string;
  /** Page of the site that it opens. */
  readonly path: string;
  /** Label of the button in a mail. */
  readonly button: string;
  /** The only channel on which it is sent; absent for all that its reader turned on. */
  readonly only?: Channel;
}

const tracker = { path: '/account/tracker', button: 'Open Tracker' };

const outcomes = { hit: 'hit', miss: 'missed', push: 'pushed', pending: 'is open again' } as const;

/** @param grades of one user, at least one */
export function gradedNotice(
  grades: readonly Pick<WaitingGrade, 'what' | 'status' | 'profitCents' | 'corrected' | 'isSlip'>[],
): Notice {
  const [only] = grades;
  if (only && grades.length === 1) {
    const { what, status, profitCents, corrected } = only;
    const title = corrected
      ? `Result corrected: your pick ${outcomes[status]}`
      : `Your pick ${outcomes[status]}`;
    const noPrice = only.isSlip ? ' Its price is not entered yet.' : '';
    const money = profitCents === null ? noPrice : ` ${signedDollars(profitCents / 100)} on a flat $100.`;
    return { title, body: `${what}.${money}`, ...tracker };
  }
  const count = (status: WaitingGrade['status']) => grades.filter((grade) => grade.status === status).length;
  const pushes = count('push');
  const hits = `${count('hit')} of ${grades.length} picks hit`;
  return {
    title: `${grades.length} picks graded`,
    body: pushes > 0 ? `${hits}, ${pushes} pushed.` : `${hits}.`,
    ...tracker,
  };
}

/**
 * Same-game parlays are the product with the highest hold, so no push notice is about one: a mail tells all grades, a push only
 * the others.
 * @param grades of one user, at least one
 */
export function gradedNotices(grades: readonly WaitingGrade[]): Notice[] {
  const others = grades.filter(({ isSlip }) => !isSlip);
  if (others.length === grades.length) return [gradedNotice(grades)];
  return [
    { ...gradedNotice(grades), only: 'email' },
    ...(others.length > 0 ? [{ ...gradedNotice(others), only: 'push' as const }] : []),
  ];
}

/** @param of the sport of each of the day's predictions */
export function slateNotice(of: readonly Sport[]): Notice {
  const sports = [...new Set(of)];
  return {
    title: 'Today’s slate is up',
    body: `${plural(of.length, 'prediction')}: ${new Intl.ListFormat('en-US').format(sports)}.`,
    path: '/account/predictions',
    button: 'See today’s slate',
  };
}

export interface MovedPick {
  readonly what: string;
  readonly moves: readonly PriceMove[];
}

/** @param picks of one user, at least one */
export function priceNotice(picks: readonly MovedPick[]): Notice {
  const [only] = picks;
  if (only && picks.length === 1) {
    return {
      title: 'The price moved on your pick',
      body: `${only.what}: ${only.moves.map(moveWords).join(', ')}.`,
      ...tracker,
    };
  }
  const named = picks.slice(0, 3).map(({ what }) => what);
  const rest = picks.length > named.length ? `, and ${picks.length - named.length} more` : '';
  return { title: `Prices moved on ${picks.length} picks`, body: `${named.join('; ')}${rest}.`, ...tracker };
}

function moveWords(move: PriceMove): string {
  if (move.kind === 'line') return `the line went from ${signed(move.from)} to ${signed(move.to)}`;
  const direction = move.to > move.from ? 'up' : 'down';
  return `the market’s chance is ${direction} from ${percent(move.from)} to ${percent(move.to)}`;
}

/**
 * @param tallies one per day of last week
 * @param open number of picks without a result
 * @returns null for a week without picks
 */
export function digestNotice(tallies: readonly DatedTally[], open: number): Notice | null {
  const { totalPicks, hits, misses, pushes, winRate, profit } = summary(tallies);
  if (totalPicks === 0) return null;
  const settled = hits + misses;
  const saved = `You saved ${plural(totalPicks, 'pick')} from Monday to Sunday`;
  const parts = [`${hits} hit`, `${misses} missed`, ...(pushes > 0 ? [`${pushes} pushed`] : [])].join(', ');
  const rate =
    settled === 0
      ? ''
      : ` That is a win rate of ${percent(winRate)} over ${plural(settled, 'settled pick')}, with a profit of ${signedDollars(profit)} at a flat $100 per pick. A week of picks is too small a sample to measure skill.`;
  const waiting = open === 0 ? '' : ` ${plural(open, 'pick is', 'picks are')} still open.`;
  return { title: 'Your week in picks', body: `${saved}: ${parts}.${rate}${waiting}`, ...tracker };
}
