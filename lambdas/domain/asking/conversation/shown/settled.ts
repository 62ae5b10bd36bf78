/** "So what if they win by exactly 3": the bet that was shown, with what the game ends on. */
import type { Turn } from '../../../../contracts/asking/turn.ts';
import { type QuestionContext, sentenceOf } from '../../queries/reading/sentence.ts';
import { type LineBet, settledIn } from '../../queries/sum/settled/read.ts';
import type { Heard } from '../heard.ts';
import { shownIn } from './subject.ts';

/** @returns undefined where no result stands beside a line */
export function settledOf(prompt: string, turn: Turn, context: QuestionContext): Heard | undefined {
  const settled = settledIn(sentenceOf(prompt, context), shownBet(turn));
  return settled && { kind: 'queries', queries: [settled], isAside: turn.play !== undefined };
}

/** The one bet that was shown, if it has a line. */
function shownBet(turn: Turn): LineBet | undefined {
  const last = turn.asked?.[0];
  if (last?.ask === 'sum' && last.sum === 'settled') return { bet: last.bet, line: last.line };
  const [bet, ...others] = shownIn(turn)?.bets ?? [];
  if (!bet || others.length > 0 || bet.line === null) return undefined;
  if (bet.side === 'over' || bet.side === 'under') return { bet: bet.side, line: bet.line };
  return bet.market === 'spread' ? { bet: 'spread', line: bet.line } : undefined;
}
