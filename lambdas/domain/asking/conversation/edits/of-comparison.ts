/** A comparison once more, by what is asked of it: by how much, which is likelier, which pays more. */
import type { CompareQuery } from '../../../../contracts/asking/queries/board.ts';
import { asPercent } from '../asked/break-even.ts';
import { byMargin } from '../compared/by-margin.ts';
import type { Heard } from '../heard.ts';

/** What each costs and how likely it is stands in the answer. */
const byHowMuch =
  /^(?:so )?(?:by )?how (?:much|big)(?: (?:better|worse|likelier|safer|cheaper|of a difference|is the (?:difference|gap)|more|so|is it|are they|value))*$/;

const which =
  "(?:so |and )?(?:(?:which|what|who)(?: (?:one|of (?:them|those|these|the two)|bet|side|team))?(?:'?s| is| are| has| would be| looks?| seems?)?(?: the)?)";
const to =
  '(?: (?:one|bet|of (?:them|those|these|the two)|to (?:win|cover|hit|cash|happen|come in|score)|choice|option|pick|play|by (?:chance|price)))*';
const bys: readonly (readonly [words: string, by: CompareQuery['by']])[] = [
  [
    '(?:more likely|likelier|most likely|likeliest|safer|safest|less risky|a? ?better chance|better chances|higher chance|best chance|more certain|surer)',
    'chance',
  ],
  ['(?:pays? (?:more|better|most)|bigger payout|higher payout|better payout|longer odds)', 'payout'],
  ['(?:cheaper|cheapest|costs? less|better priced|better price|least expensive)', 'cost'],
];
const patterns = bys.map(([words, by]) => ({ form: new RegExp(`^${which} ${words}${to}$`), by }));

/**
 * @param text without courtesies
 * @returns undefined if it asks for something else
 */
export function editOfComparison(text: string, last: CompareQuery): Heard | undefined {
  const ofMargin = byMargin(text, last);
  if (ofMargin) return ofMargin;
  const again: Heard = { kind: 'queries', queries: [last], isAside: true };
  if (asPercent.test(text) || byHowMuch.test(text)) return again;
  const by = patterns.find(({ form }) => form.test(text))?.by;
  return by && { ...again, queries: [{ ...last, by, order: 'best' }] };
}
