/** "Is 5 units too much on the Avalanche tonight": how large a stake is, beside the price of the bet that is named. */
import type { CheckQuery } from '../../../../../contracts/asking/queries/board.ts';
import type { RuledQuery } from '../../reading/kinds.ts';
import { plainlySaid } from '../../sum/plain/said.ts';
import { betAlone } from './read.ts';

const stake = '(?:\\$(\\d{1,7}(?:\\.\\d{1,2})?)(?: dollars)?|(\\d{1,3}(?:\\.\\d{1,2})?) ?(?:units?|u))';
const judged =
  '(?:way |far |a bit |a little )?(?:too (?:much|big|large|many|high|risky|little|small|aggressive)|a lot|reasonable|smart|wise|ok|okay|fine|safe|sensible|excessive|crazy|a mistake|a good (?:idea|size|stake|amount)|a bad idea|reckless|irresponsible|responsible|appropriate|the right (?:size|stake|amount))';
const staking =
  '(?:(?:to |for |as )?(?:a |me to )?(?:bet|betting|risk|risking|stake|staking|put|putting|wager|wagering|lay|play|playing) )?';
const bankroll =
  '(?:(?: ,)? (?:with|of|out of|from|if i have|if my bankroll is|having|when i have|on) (?:an? |my |only |just )*(?:bankroll of )?\\$(\\d{1,7}(?:\\.\\d{1,2})?)(?: (?:bankroll|bank|to bet with|total|in total|in my account))?)?';
const end = '(?: ,)* $';

const forms: readonly RegExp[] = [
  new RegExp(
    `^ (?:is|are|would) ${stake} (?:be )?${judged} ${staking}(?:on|for) (.{2,60}?)${bankroll}${end}`,
  ),
  new RegExp(`^ (?:is|would) it (?:be )?${judged} ${staking}${stake} on (.{2,60}?)${bankroll}${end}`),
  new RegExp(`^ (?:is|would) ${staking}${stake} on (.{2,60}?) (?:be )?${judged}${bankroll}${end}`),
  new RegExp(`^ (?:is|are|would) ${stake} on (.{2,60}?) (?:be )?${judged}${bankroll}${end}`),
];

/**
 * @param read reads a question as queries
 * @returns undefined where no one bet is named
 */
export function sizeOnBet(
  prompt: string,
  read: (prompt: string) => readonly RuledQuery[] | undefined,
): CheckQuery | undefined {
  const said = plainlySaid(prompt);
  if (said.length > longest) return undefined;
  for (const form of forms) {
    const [, dollars, units, bet = '', saved] = form.exec(said) ?? [];
    const check = bet === '' ? undefined : betAlone(bet, read);
    if (check)
      return {
        ...check,
        size: { units: numberOr(units), stake: numberOr(dollars), bankroll: numberOr(saved) },
      };
  }
  return undefined;
}
const longest = 160;

const numberOr = (digits: string | undefined): number | null =>
  digits === undefined ? null : Number(digits);
