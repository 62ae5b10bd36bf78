/** "1k bankroll, 2 percent units, I've lost 8 straight, where am I at": units that were lost, and what they leave. */
import type { SumQuery } from '../../../../../contracts/asking/queries/sum.ts';
import { amountOf, hasOnly } from './said.ts';

const sum = '\\$?(\\d{1,7}(?:\\.\\d{1,2})?k?)';
const bankroll: readonly RegExp[] = [
  new RegExp(` ${sum}(?: dollar| dollars| bucks)? (?:bankroll|bank ?roll|roll|bank|balance|account|budget) `),
  new RegExp(
    ` (?:bankroll|bank ?roll|roll|bank|balance|account|budget|started|start|starting)(?: (?:is|was|of|with|at|out|=|a))* ${sum} `,
  ),
];
const share =
  / (\d{1,2}(?:\.\d{1,2})?) ?(?:%|percent|pct)(?: of (?:it|my (?:roll|bankroll)))?(?: (?:flat|a|per|each|every|on|bet|bets|betting|unit|units|stake|stakes|game|play|plays|time|of|it))* /;
const size = new RegExp(
  ` ${sum}(?: dollars?| bucks)? (?:units?|bets|flat bets|a bet|per bet|a unit|each|a game) `,
);
const lost =
  / (?:lost|lose|dropped|on a|0 for(?: my last)?|down)(?: (?:my|the|last|a))* (\d{1,2})(?: (?:bets?|games?|units?|plays?|picks?))?(?: (?:straight|in a row|losing streak|game losing streak|bet losing streak|consecutive))? /;
const isRun = / (?:straight|in a row|losing streak|consecutive|units|bets|of them) | 0 for /;
const asks =
  / (?:where (?:am|does|do|would|is)|how much (?:is|do|am|would|have|money)|what (?:is|do|does|am|would|will)|what's|whats|left|balance|down) /;

/** @returns undefined where a part is missing, or a figure has no place */
export function losingRun(said: string): SumQuery | undefined {
  const owned = bankroll.map((form) => form.exec(said)).find((each) => each !== null);
  if (!owned || !asks.test(said)) return undefined;
  const afterRoll = said.replace(owned[0].trimEnd(), ' , ');
  const percent = share.exec(afterRoll);
  const flat = percent ? null : size.exec(afterRoll);
  const one = percent ?? flat;
  if (!one) return undefined;
  const afterUnit = afterRoll.replace(one[0].trimEnd(), ' , ');
  const run = lost.exec(afterUnit);
  if (!run || !isRun.test(afterUnit)) return undefined;
  if (!hasOnly(afterUnit.replace(run[0].trimEnd(), ' , '), 0)) return undefined;
  const all = amountOf(owned[1] ?? '');
  const unit = percent ? (all * Number(percent[1])) / 100 : amountOf(one[1] ?? '');
  return { ask: 'sum', sum: 'units', bankroll: all, unit: Number(unit.toFixed(2)), units: Number(run[1]) };
}
