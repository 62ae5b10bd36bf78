/** "Put that in with the Blues under", "redo it but Broncos win": words by which what was there stays, and a leg is added or changed. */
const staying =
  /\b(?:add(?:ing)?|also|as well|too|throw|toss|tack|include|re-?do|(?:put|keep|make|run|do|pair|parlay|combine) (?:it|that|this|those|these|them|both))\b/i;
/** What is asked for alone, with fewer legs, or anew. */
const fewer =
  /\b(?:only|just|alone|single|straight|separate(?:ly)?|drop|remove|without|fewer|less|forget|instead of)\b/i;

/**
 * @param typed as typed
 * @param legs as many on somebody as the rules hear, who know what was shown
 * @param written as many as the restatement has
 * @returns whether legs that stay are missing in what was written
 */
export const losesLegs = (typed: string, legs: number, written: number): boolean =>
  legs > 1 && written < legs && staying.test(typed) && !fewer.test(typed);
