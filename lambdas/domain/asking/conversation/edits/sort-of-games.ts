/** A record once more, of a sort of its games: "just the ones where they were laying points". */
import type { FindQuery } from '../../../../contracts/asking/queries/find.ts';
import { mergedSplits } from '../ellipsis/merged-splits.ts';

const lead =
  "^(?:(?:and|ok|so|but|just|only|show|me|give|now|what|whats|what's|about|how|hows|the|those|ones|games|times|where|when|in|which|that|they|they're|theyre|it|if|as|being|been|did|do|have|has|was|were|are|is|had|got|go|went|a|of|them|for|with) )*";
const favorite =
  '(?:(?:big |heavy |home |road )?(?:favou?rites?|favs?|faves?)|favou?red|lay(?:ing|s|ed)?(?: the)? (?:points|pts|wood|chalk|number|price)|giv(?:ing|e|es)(?: up)?(?: the)? points|chalk|minus money)';
const underdog =
  "(?:(?:under)?dogs?|(?:getting|catching|taking|given|got|get)(?: the)? (?:points|pts|a head start)|plus money|not favou?red|weren'?t favou?red)";
const end = '(?: (?:only|instead|though|then|ones?|games|in|them|those|at home|on the road))*$';
const sorts = [
  ['favorite', new RegExp(`${lead}${favorite}${end}`)],
  ['underdog', new RegExp(`${lead}${underdog}${end}`)],
] as const;

/** @param text in lower case, without courtesy */
export function sortOfGames(text: string, last: FindQuery): FindQuery | undefined {
  const isOfGames = last.topic === 'record' || last.topic === 'spread' || last.topic === 'total';
  if (!isOfGames || last.teams.length !== 1 || last.players.length > 0) return undefined;
  const found = sorts.find(([, words]) => words.test(text));
  return found && { ...last, splits: mergedSplits(last.splits, [found[0]]) };
}
