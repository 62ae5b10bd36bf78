/** "Actually parlay them": bets apart from each other as one slip. "Turn it into a parlay": one bet with another leg. */
import { selectionKey } from '../../../answer/candidate.ts';
import type { Given } from '../../../answer/next.ts';
import { settled } from '../../../reading/settle.ts';
import { legsOf } from '../../../reading/wishes/wish.ts';
import { bareOf } from '../../asked/around.ts';
import { withLegs } from '../../counts.ts';
import type { Heard } from '../../heard.ts';
import { changesOf } from '../../taps.ts';
import { counts } from '../leg-words.ts';

const lead =
  "(?:(?:can|could|would|you|u|we|i|id|i'd|lets|let's|just|please|rather|what if|how about|maybe|want to|want|wanna|ill|i'll|actually|but|and|if|do|should|to|how much if) )*";
const them =
  '(?:them|em|those|these|it|that|all (?:of )?(?:them|em|those|these)|both(?: of (?:them|those|these))?|the (?:bets|picks|singles|two|three|four|five|lot|whole thing)|all (?:the |of the )?(?:bets|picks|singles|\\d|two|three|four))';
const tail =
  '(?: (?:all|both|up|together|instead|then|into one|in one|as one|for me|in one (?:slip|bet|ticket)|please))*';
const one = '(?:(?:a|one|the same) )?(?:single )?(?:parlay|combo|slip|ticket|accumulator|acca)';
const pattern = new RegExp(
  `^${lead}(?:(?:parlay|combine|bundle|tie|stack|link|connect|group) ${them}|(?:put|make|turn|throw|roll|lump|play|bet|do|run|merge|combine|toss|stick) ${them}(?: all| both)?(?: (?:together|(?:in|into|as|to|on) ${one}|${one}))+|(?:as|in|into) ${one}|${one} instead)${tail}$`,
);

const counted = new RegExp(
  `^${lead}(?:(?:make|turn|build|grow|expand|stretch|change) (?:it|that|this|that bet|this bet)(?: (?:in|into|as|to|up to|up into|out to))?) (?:a |an )?(?:(\\d|two|three|four|five|six)[ -]?(?:leg|legs|legger|team|teamer|pick)? ?)?(?:parlay|legger|teamer)${tail}$`,
);

/** @returns undefined if anything else is said */
export function parlayed(prompt: string, given: Given): Heard | undefined {
  const longer = given.legs.length === 1 ? counted.exec(bareOf(prompt)) : null;
  if (longer && given.reading.slips?.kind !== 'singles') return withMore(longer[1], given);
  if (!pattern.test(bareOf(prompt))) return undefined;
  const { reading, legs } = given;
  const { slips, ...rest } = reading;
  if (slips?.kind !== 'singles')
    return legs.length < 2
      ? undefined
      : { kind: 'unclear', why: 'The last answer is a parlay already.', instead: changesOf(given) };
  const count = rest.wishes.length > 0 ? legsOf(rest.wishes) : (slips.count ?? 2);
  if (count < 2) return undefined;
  return {
    kind: 'play',
    next: {
      reading: settled({ ...rest, legs: { min: count, max: count } }),
      keep: legs.map((leg) => selectionKey(leg.gameId, leg)),
      without: [...given.without],
    },
  };
}

/** The leg that was shown stays. */
function withMore(said: string | undefined, given: Given): Heard | undefined {
  const count = said === undefined ? 2 : (counts[said] ?? Number(said));
  const next = count > given.legs.length ? withLegs(given.reading, count, given) : null;
  return next ? { kind: 'play', next } : undefined;
}
