/** Whether a bet at a line won, and why: the margin with the points, or the total beside its number. */
import { decimalOf, written } from '../../../../feed/odds/formats.ts';
import type { QueryAnswer } from '../../answered.ts';
import { cash, type SumOf, sumAnswer } from './build.ts';

type Settled = SumOf<'settled'>;

/** What is left beyond the line in the bet's favor: above 0 wins, and 0 is a push. */
const beyond = ({ bet, line, ended }: Settled): number =>
  bet === 'spread' ? ended + line : bet === 'over' ? ended - line : line - ended;

export function settled(query: Settled): QueryAnswer {
  const { bet, odds, stake } = query;
  const left = beyond(query);
  const result = left > 0 ? 'wins' : left < 0 ? 'loses' : 'is a push';
  const name = bet === 'spread' ? points(query.line) : `${bet} ${query.line}`;
  const steps = bet === 'spread' ? stepsOfSpread(query, left) : stepsOfTotal(query);
  const staked = stake ?? usualStake;
  const pays =
    odds === null || left <= 0
      ? []
      : [`At ${written(odds)}, ${cash(staked)} wins ${cash(staked * (decimalOf(odds) - 1))}.`];
  return sumAnswer({
    title: `${name}, ended on ${bet === 'spread' ? points(query.ended) : query.ended}`,
    steps,
    result: ['The bet', result],
    words: [
      `The bet ${result}: ${whyOf(query, left)}`,
      ...(left === 0 ? ['The stake comes back, and in a parlay the leg drops out at most books.'] : []),
      ...pays,
    ],
  });
}
const usualStake = 100;

const stepsOfSpread = ({ line, ended }: Settled, left: number) =>
  [
    ['Margin', points(ended)],
    ['Line', points(line)],
    ['Margin with the line', points(left)],
  ] as const;

const stepsOfTotal = ({ bet, line, ended }: Settled) =>
  [
    ['Ended on', `${ended}`],
    [bet === 'over' ? 'Over' : 'Under', `${line}`],
  ] as const;

function whyOf(query: Settled, left: number): string {
  const { bet, line, ended } = query;
  if (bet !== 'spread') {
    if (left === 0) return `${ended} is exactly the number.`;
    const is = ended > line ? 'over' : 'under';
    return `${ended} is ${is} ${line}. ${needOfTotal(query)}`;
  }
  const margin = ended === 0 ? 'a tie' : ended > 0 ? `a win by ${ended}` : `a loss by ${Math.abs(ended)}`;
  if (left === 0) return `${margin} is exactly the line of ${points(line)}.`;
  return `${margin} is ${points(left)} with the ${points(line)}. ${needOfSpread(line)}`;
}

/** `Over 8.5 needs 9 or more.` */
function needOfTotal({ bet, line }: Settled): string {
  const least = bet === 'over' ? Math.floor(line) + 1 : Math.ceil(line) - 1;
  const push = Number.isInteger(line) ? `, and exactly ${line} is a push` : '';
  return `${bet === 'over' ? 'Over' : 'Under'} ${line} needs ${least} or ${bet === 'over' ? 'more' : 'fewer'}${push}.`;
}

/** `+3.5 needs a win, a tie or a loss by 3 or fewer.` */
function needOfSpread(line: number): string {
  // The smallest margin that is beyond the line.
  const least = Math.floor(-line) + 1;
  const push = Number.isInteger(line) && line !== 0;
  const exactly = push ? `, and ${line < 0 ? 'a win' : 'a loss'} by exactly ${Math.abs(line)} is a push` : '';
  if (least > 1) return `${points(line)} needs a win by ${least} or more${exactly}.`;
  if (least === 1) return `${points(line)} needs a win${line === 0 ? ', and a tie is a push' : ''}.`;
  if (least === 0) return `${points(line)} needs a win or a tie${exactly}.`;
  return `${points(line)} needs a win, a tie or a loss by ${-least} or fewer${exactly}.`;
}

/** `+3.5`, `−3`, `0` */
const points = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${Math.abs(value)}` : '0');
