/** The legs of a parlay as bets by themselves: "split those into singles". */
import type { Turn } from '../../../../contracts/asking/turn.ts';
import { baseOf } from '../../answer/follow.ts';
import { wishOfLeg } from '../../answer/leg-change.ts';
import { settled } from '../../reading/settle.ts';
import { withWishes } from '../../reading/wishes/wish.ts';
import { tidied } from '../fragment.ts';
import type { Heard } from '../heard.ts';

const lead =
  "(?:(?:ok|nah|no|hm+|so|well|actually|can|could|but|and|you|u|we|i|id|i'd|please|pls|lets|let's|what|if|about|how|want|wanna|rather|would|like|to|just|instead)[ ,]+)*";
const them = '(?:it|them|em|those|these|that|this|(?:the|all the|all) (?:legs|picks|parlay|bets))';
const singles =
  '(?:singles|straights|straight bets|single bets|separate (?:bets|singles|tickets|slips)|individual (?:bets|singles)|separately|individually|one by one|on their own)';
const tail = '(?:[ ,]+(?:instead|please|pls|then|though|tho|thx|thanks|not (?:as )?a parlay))*';
const pattern = new RegExp(
  `^${lead}(?:(?:split|break|separate|divide|turn|make|do|play|bet|give|put|take|have|get|keep|show)(?: me)? ${them}(?: up| out| all)*(?: (?:into|as|to|in))? ${singles}|(?:as )?${singles} instead(?: of (?:a|the) parlay)?|(?:split|break) ${them} (?:up|apart))${tail}$`,
  'i',
);

/** @returns undefined if the text says anything else, or if there is one leg only */
export function apart(prompt: string, { play, queries: [reading] }: Turn): Heard | undefined {
  if (!play || play.legs.length < 2 || reading?.intent !== 'play' || !pattern.test(tidied(prompt)))
    return undefined;
  const { legs } = play;
  const base = { ...baseOf({ reading, ...play }), sameGame: false, payout: null, chance: null, risk: null };
  const slips = { kind: 'singles' as const, count: legs.length, by: null };
  const apart = { ...withWishes(base, legs.map(wishOfLeg)), slips };
  return { kind: 'play', next: { reading: settled(apart), keep: [], without: [] } };
}
