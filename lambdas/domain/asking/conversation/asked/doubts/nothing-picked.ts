/** "Why did you choose those two" after an answer without a play: nothing was chosen, and the answer says why. */
import type { Turn } from '../../../../../contracts/asking/turn.ts';
import { info } from '../../../answer/words/info.ts';
import type { Heard } from '../../heard.ts';
import { bareOf } from '../around.ts';

const asksWhy =
  /^(?:(?:can|could|would) (?:you|u) |please )*(?:(?:explain|tell me|say|walk me through) )?(?:to me )?(?:why|how come|what made) (?:(?:did |do |would |were )?(?:you|u|ya) )?(?:choose|chose|chosen|pick|picked|take|took|go(?:ing)? with|went with|select|selected|like|suggest|suggested)(?: (?:you|on|to))*(?: (?:it|that|this|those|these|them))(?: (?:two|three|four|ones?|legs?|picks?|players?|guys|teams?|bets?|2|3|4))?$/;

/** The reason of an answer without a play; undefined for any other answer. */
export function reasonOfNoPlay({ play, asked, queries, said }: Partial<Turn>): string | undefined {
  const [, reason] = /^No play\. ([^\n]+)/.exec(said ?? '') ?? [];
  return !play && !asked && queries?.[0]?.intent === 'play' ? reason : undefined;
}

/** @returns undefined if something was picked, or if something else is asked */
export function nothingPicked(prompt: string, turn: Turn): Heard | undefined {
  const reason = reasonOfNoPlay(turn);
  return reason !== undefined && asksWhy.test(bareOf(prompt))
    ? {
        kind: 'unclear',
        isSure: true,
        why: `We chose nothing: the last answer had no play. ${reason}`,
        instead: [info.askSchedule, info.askHow],
      }
    : undefined;
}
