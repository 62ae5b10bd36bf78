/** "What's the Steelers Browns total, feels like it should be in the 30s": the number that is asked, beside what the asker makes of it. */
import type { MarketQuery } from '../../../../../contracts/asking/queries/board.ts';
import type { Known } from '../../table/terms.ts';
import { readMarket } from '../read.ts';

const verb = "(?:feels?|seems?|looks?|i(?:['’]d)? (?:think|thought|guess|figure|expect))";
const near = '(?: (?:in the|around|like|about|at|near|closer to|more like)){0,2}';
const opinion = new RegExp(
  `[,.?;]? *\\b(?:it )?(?:${verb}(?: (?:like|it|that|to me)){0,3} (?:should|would|ought to|might) be${near} [+-]?\\d{1,3}(?:\\.5)?s?|(?:is|are) always (?:so |way )?(?:huge|high|low|big|crazy))\\b`,
  'gi',
);

/** An opinion may be the reason for a bet. */
const wished =
  /\b(?:give|gimme|find|get me|take|taking|bet|pick|picks|play|parlay|want|need|should i|worth)\b/i;

/** @returns undefined where no such opinion is told, or where the rest is not read in full */
export function readBesideOpinion(prompt: string, known: Known): MarketQuery | undefined {
  const rest = prompt.replace(opinion, ' ');
  return rest === prompt || wished.test(rest) ? undefined : readMarket(rest, known);
}
