/** "Over then, what else goes with it", "parlay it with something": one more leg beside the bet that was shown. */
import type { LegWish } from '../../../../../contracts/asking/reading.ts';
import type { ShownLeg } from '../../../../../contracts/asking/turn.ts';
import { baseOf } from '../../../answer/follow.ts';
import { withLegsChanged } from '../../../answer/leg-change.ts';
import type { Given } from '../../../answer/next.ts';
import { settled } from '../../../reading/settle.ts';
import { openWish } from '../../../reading/wishes/wish.ts';
import { clausesOf } from '../../asked/around.ts';
import type { Heard } from '../../heard.ts';
import { oppositeOf } from '../opposite.ts';

const it =
  '(?:it|that|this|him|her|them|those|these|that one|this one|that leg|that pick|that bet|this bet|the (?:over|under|pick|bet|leg))';
const lead =
  "(?:(?:can|could|would|you|u|we|i|id|i'd|lets|let's|just|so|ok|then|and|is there|do you have|got|have|give|gimme|find|show|me|want|need|to) )*";
/** In the game of the bet, where legs can go together. */
const goesWith = new RegExp(
  `^${lead}(?:(?:what|whats|what's|which|anything|something|a|another|any|good|other|else|leg|pick|bet|prop|props|legs|that|would|could|should|might|do you|to|i|you|like) )*(?:goes?|pairs?|works?|fits?|stacks?|correlates?|combines?|plays?)(?: (?:well|good|nicely|best|great|nice))? (?:with|w|alongside|along with) ${it}$`,
);
const isAdded = [
  // "What would you add to it", "who would you pair him with".
  `(?:what|who)(?: else)?(?:'d| would| should| could| do| can)? (?:you|i|we|u) (?:add|pair|put|throw in|stack|parlay|combine|go|run)(?: ${it})?(?: (?:in|up))? (?:to|with|into|on|alongside)(?: ${it}| there)?`,
  // "What's a good second leg for that".
  `(?:whats|what's|what is|what|any|another) ?(?:an? )?(?:good|solid|nice|decent|great)? ?(?:second|2nd|other|extra|another|next)? ?(?:leg|pick|prop) (?:for|to go with|to pair with|to add to|beside|to) ${it}`,
  // "Turn that into a same-game parlay".
  `(?:turn|make|build|change) ${it} (?:into |in to )?(?:an? )?(?:sgp|same[- ]game parlay|same[- ]game)`,
].map((each) => new RegExp(`^${lead}${each}$`));
/** Of any game. */
const withSomething = new RegExp(
  `^${lead}(?:parlay|pair|combine|combo|couple|match) ${it} (?:up )?(?:with|w) (?:something|anything|whatever|some ?one|any ?one|an?other (?:leg|bet|pick|one|game)|a (?:leg|pick|bet)|one more)(?: (?:else|good|safe|decent|solid|for me))*$`,
);
const onSide =
  /^(?:(?:the|go|take|take the|go with|go with the|ill take the|i'll take the|give me the|lets do the|let's do the|i like the) )?(over|under)$/;

/** @returns undefined if anything else is said */
export function paired(prompt: string, given: Given): Heard | undefined {
  const clauses = clausesOf(prompt);
  const wanted = clauses.find((clause) => isOfGame(clause) || withSomething.test(clause));
  const sides = clauses.flatMap((clause) => onSide.exec(clause)?.[1] ?? []);
  const [leg, ...others] = given.legs;
  if (wanted === undefined || !leg || leg.outright || clauses.length > sides.length + 1) return undefined;
  if (sides.length > 1 || (sides.length > 0 && others.length > 0)) return undefined;
  const turned = sides[0] !== undefined && sides[0] !== leg.selection ? oppositeOf(leg) : undefined;
  if (turned === null) return undefined;
  const isOne = isOfGame(wanted) && others.every(({ gameId }) => gameId === leg.gameId);
  const open = { payout: null, price: null, chance: null, risk: null, legChance: null, order: null };
  const base = { ...baseOf(given), ...open, sameGame: isOne };
  const next = withLegsChanged(given, base, {
    added: [isOne ? inGameOf(leg) : { ...openWish, sports: [leg.sport] }],
    ...(turned && { swapped: [{ leg: 0, terms: turned }] }),
  });
  return next ? { kind: 'play', next: { ...next, reading: settled(next.reading) } } : undefined;
}

const isOfGame = (clause: string): boolean =>
  goesWith.test(clause) || isAdded.some((each) => each.test(clause));

/** What a leg of another kind can be, which the first one neither contains nor excludes. */
const inGameOf = ({ sport, away, home, prop, selection }: ShownLeg): LegWish => ({
  ...openWish,
  ...(!prop && {
    markets:
      selection === 'over' || selection === 'under' ? ['moneyline', 'spread', 'prop'] : ['total', 'prop'],
  }),
  sports: [sport],
  teams: [away, home].map((name) => ({ sport, name, stance: 'game' as const })),
});
