/** "I bet 110 to win 100 twenty times and went 11-9, am I up or down": a record at the price that a stake and its win make. */
import type { SumQuery } from '../../../../../contracts/asking/queries/sum.ts';
import { priceOfWin } from '../../../../feed/odds/odds.ts';
import { hasOnly } from './said.ts';

const amount = '\\$?(\\d{1,6}(?:\\.\\d{1,2})?)(?: dollars| bucks)?';
const toWin = new RegExp(
  ` (?:bet|bets|betting|risk|risked|risking|laid|lay|laying|at|stake|staked|staking|put|played|playing|wagered) ${amount} to win ${amount} `,
);
const times =
  / (?:\d{1,3}|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|a hundred) (?:times|bets?|games?|plays?|picks?) /;
const record =
  / (?:went|am|going|record(?: is| of| was)?|i'm|finished|ended(?: up)?|gone|hit|at) (\d{1,3}) ?- ?(\d{1,3})(?! ?- ?\d) /;
const wonLost =
  / (?:won|win|hit) (\d{1,3})(?: of them| bets?| times)?(?: ,| and| but)* (?:lost|lose|missed|dropped) (\d{1,3}) /;
const asks =
  / (?:up|down|ahead|behind|profit|profits|profitable|net|even|made|make|money|lost|won|where am i|result|total|how much|how did i do) /;

/** @returns undefined where a figure has no place */
export function recordToWin(said: string): SumQuery | undefined {
  const bet = toWin.exec(said);
  const counts = bet && (record.exec(said) ?? wonLost.exec(said));
  if (!bet || !counts || !asks.test(said.replace(bet[0], ' , '))) return undefined;
  const [stake, win] = [Number(bet[1]), Number(bet[2])];
  const [wins, losses] = [Number(counts[1]), Number(counts[2])];
  const rest = said.replace(bet[0], ' , ').replace(counts[0].trimEnd(), ' , ').replace(times, ' , ');
  const price = priceOfWin(stake, win);
  return price !== null && hasOnly(rest, 0)
    ? { ask: 'sum', sum: 'record', wins, losses, odds: { format: 'american', value: price }, stake }
    : undefined;
}
