/** The case for the side that was not preferred after a comparison: "make the case for the other side", "convince me of the other one". */
import type { CompareQuery } from '../../../../../contracts/asking/queries/board.ts';
import type { Turn } from '../../../../../contracts/asking/turn.ts';
import { nickname } from '../../../english/team-names.ts';
import type { Heard } from '../../heard.ts';
import { bareOf } from '../around.ts';

const one =
  "(?:the )?(?:other|opposite|opposing|losing)(?: (?:one|side|team|bet|option|choice|way|pick|player|guy))?|(?:the )?(?:underdogs?|dogs?)|the (?:one|side|team) you (?:didn'?t|did not) (?:pick|take|like|choose)";
const forIt = new RegExp(
  `^(?:(?:can|could|would) you )?(?:now )?(?:(?:make|give(?: me)?|argue|state|show(?: me)?|tell me|hear|build|present|what'?s|what is|what are|is there|let me hear|any)(?: (?:me|us))? )?(?:(?:the|a|an|your|best|good|any|some|strongest) )*(?:case|arguments?|reasons?|argue|pitch)(?: to (?:bet|take|back|like))?(?: (?:for|on|behind|of))? (?:${one})$|^(?:talk me into|convince me (?:of|to take|to bet|on)|sell me(?: on)?|why (?:would|might|should) (?:i|anyone|someone|you) (?:bet|take|back|like|want)|why not(?: (?:bet|take|back))?|what (?:favors|speaks for|supports)|argue (?:for)?) ?(?:${one})(?: instead)?$`,
);

/** @returns undefined if it asks for something else, or after no comparison of two */
export function caseForOther(
  prompt: string,
  { asked: [last, ...others] = [], said = '' }: Turn,
): Heard | undefined {
  if (last?.ask !== 'compare' || others.length > 0 || last.options.length !== 2) return undefined;
  if (!forIt.test(bareOf(prompt).replace(/[?!.,]+(?= |$)/g, ''))) return undefined;
  const [first, second] = last.options;
  const other = first && namedFirst(last, said) === first ? second : first;
  if (!other) return undefined;
  const open = { price: null, book: null, boost: null, isBonus: false, against: false, chance: null };
  const days = last.days ? { days: last.days } : {};
  return {
    kind: 'queries',
    queries: [{ ask: 'check', legs: [{ ...other, price: null }], ...open, asks: 'reasons', ...days }],
    isAside: true,
  };
}

/** Whom the answer preferred begins it. */
function namedFirst({ options }: CompareQuery, said: string): CompareQuery['options'][number] | undefined {
  const placeOf = ({ teams, player, sports, side }: CompareQuery['options'][number]) => {
    const [team] = teams;
    const name = player ?? (team === undefined ? '' : nickname(team, sports[0] ?? 'NFL'));
    const isOfLine = side === 'over' || side === 'under';
    const at = said.toLowerCase().indexOf(isOfLine && player === null ? side : name.toLowerCase());
    return at < 0 ? Number.POSITIVE_INFINITY : at;
  };
  return options.toSorted((a, b) => placeOf(a) - placeOf(b))[0];
}
