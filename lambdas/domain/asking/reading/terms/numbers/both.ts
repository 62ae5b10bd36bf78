/** "Two picks, and both of them should be at least 70% likely": of two legs, both are each of them. */
import type { Rule } from '../../draft.ts';

const both =
  /\b(?:(?:in|with|of|for|on) )?both(?: of (?:them|those|these|the (?:two|games|legs|picks|bets)))(?: (should|must|have to|has to|need to|gotta)(?: be)?)?\b|\bboth (should|must|have to|has to|need to|gotta)(?: be)?\b/g;

/** Runs after the terms in whose words "both" stands: "both teams to score", "both overs". */
export const readBoth: Rule = ({ text, reading }) => {
  if (reading.legs?.min !== 2 || reading.legs.max !== 2) return;
  text.consume(both, ([, ofThem, alone]) => {
    if (ofThem === undefined && alone === undefined) return;
    reading.legChance ??= reading.chance;
    reading.chance = null;
  });
};
