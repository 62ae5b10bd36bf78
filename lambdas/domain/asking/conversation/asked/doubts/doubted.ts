/** "You sure? Mostert's been splitting carries": a doubt, and what speaks for it. The answer is the same, with what it rests on. */
import type { Turn } from '../../../../../contracts/asking/turn.ts';
import { isRuled } from '../../../queries/reading/kinds.ts';
import type { Heard } from '../../heard.ts';
import { isReason } from '../../operations/reasons.ts';
import { clausesOf } from '../around.ts';

const sure =
  /^(?:(?:really|seriously|come on|honestly|hmm*|idk|wait) )*(?:(?:are|r) )?(?:you|u|ya|we) (?:(?:really|absolutely|100%?|so|that|pretty|still) )*(?:sure|certain|positive|serious|confident|for real)(?: (?:about|on|of|with|in|that'?s|thats|that is|it's|its))*(?: (?:it|this|that|him|her|them|right|that one|this one|the right (?:one|pick|call)|correct))*$|^(?:(?:really|seriously|for real|no way|come on|hmm*|idk|i don'?t know|not sure|im not sure|i'?m not sure|i doubt (?:it|that)|doubt (?:it|that)|not buying (?:it|that)|(?:that )?(?:can'?t|cant) be right)(?: (?:though|tho|about (?:that|it|this|that one)))?)$/;
/** Only beside a doubt of its own: "hm, seriously". */
const alone = /\b(?:sure|certain|positive|serious|seriously|confident|for real|doubt|buying|right|no way)\b/;

/** @returns undefined if anything else is said, or nothing was answered that can be doubted */
export function doubted(prompt: string, { play, asked, askId, queries }: Turn): Heard | undefined {
  const clauses = clausesOf(prompt);
  const doubts = clauses.filter((clause) => sure.test(clause));
  const rest = clauses.filter((clause) => !sure.test(clause));
  const isDoubt = doubts.some((clause) => alone.test(clause) || rest.length > 0);
  if (!isDoubt || !rest.every(isReason)) return undefined;
  if (play && queries[0]?.intent === 'play')
    return askId !== null && rest.length > 0 ? { kind: 'about', what: 'why' } : undefined;
  const [last, ...others] = asked ?? [];
  if (!last || others.length > 0 || !isRuled(last)) return undefined;
  const isOfChoice = last.ask === 'compare' || (last.ask === 'check' && rest.length > 0);
  return isOfChoice ? { kind: 'queries', queries: [last], isAside: true, opens: 'sure' } : undefined;
}
