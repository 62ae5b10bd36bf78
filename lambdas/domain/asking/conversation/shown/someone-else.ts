/** "Not Chet, give me somebody else" after one bet on a player, in the form in which another player is asked for. */
import type { ShownLeg } from '../../../../contracts/asking/turn.ts';
import { isMeant } from '../../../feed/players/names.ts';

const wish =
  "(?:(?:can|could|would) (?:you|u|i|we) )?(?:(?:please|pls|just|maybe|then|so|but) )*(?:(?:give|get|find|show|pick|have|see|want|need|try|do|use)(?: (?:me|us))? |gimme |how about |what about |i (?:want|need|would rather have|'?d rather have) )?(?:some|any)(?:one|body) else";
const refused =
  "(?:(?:ok|nah|no|nope|ugh|hm+|lol|bro|man|eh|wait)[ ,.!]+)*(?:(?:i )?(?:do ?n[o']?t|don'?t|dont|can'?t|cant|never) (?:really )?(?:like|trust|want|love|stand|feel|buy|believe in)|not(?: feeling)?|no|hate|screw|forget|skip|anyone but|(?:i'?m |im )?(?:sick|tired) of) ([a-z' .-]{2,25}?)";
const pattern = new RegExp(
  `^(?:${refused}[ ,.;!-]+)?${wish}(?: (?:instead|please|pls|then|tonight|today|for me))*[ .!?]*$`,
  'i',
);

/** @returns undefined if it says more, refuses another player, or the answer was no one bet on a player */
export function someoneElse(text: string, legs: readonly ShownLeg[]): string | undefined {
  const [leg, ...others] = legs;
  if (!leg?.prop || others.length > 0) return undefined;
  const [said, name] = pattern.exec(text.trim()) ?? [];
  if (said === undefined) return undefined;
  const isShown = name === undefined || pronoun.test(name) || isMeant(name, leg.prop.player);
  return isShown ? 'another player' : undefined;
}
const pronoun = /^(?:him|her|this guy|that guy|them|the guy|that one|this one|that|it)$/i;
