/** "Id rather have the over on the total": the leg on the total of the game, with its other side. */
import type { ShownLeg } from '../../../../contracts/asking/turn.ts';

const ofGame = '(?:on|for|of) the (?:total|game|game total|total points|points total)';
const courtesy = '(?:(?:ok|nah|no|hm+|eh|actually|so|well|but|and)[ ,.]+)*';
const forms: readonly RegExp[] = [
  /^(?:can|could|should|let|have) the (?:game )?total be (?:an? |the )?(over|under)(?: instead)?$/i,
  /^(?:(?:can|could) (?:you|u|we) )?(?:just )?(?:make|turn|switch|change|flip|swap) the (?:game )?total (?:be |to |into )?(?:the )?(over|under)(?: instead)?$/i,
  new RegExp(
    `^${courtesy}(?:(?:i'?d|i would) rather(?: have| take| do)?|i'?d (?:like|prefer)|i (?:want|like|prefer)|give me|gimme|take|do|use|let'?s do|go with|have|put|prefer)(?: me)? the (over|under) ${ofGame}(?: instead| rather)?$`,
    'i',
  ),
  new RegExp(
    `^${courtesy}(?:(?:can|could) (?:you|u|we) )?(?:make|turn|switch|change|flip|swap) the (?:over|under) ${ofGame} (?:to|into|for) (?:the |an )?(over|under)(?: instead)?$`,
    'i',
  ),
];

/** @returns the text in the form in which a leg is changed; as it is where no one leg of several is on a total */
export function totalTurned(text: string, legs: readonly ShownLeg[]): string {
  const totals = legs.filter(({ market, prop }) => market === 'total' && !prop);
  if (legs.length < 2 || totals.length !== 1) return text;
  const [side] = forms.flatMap((form) => form.exec(text.replace(/[ .!?]+$/, ''))?.slice(1) ?? []);
  return side === undefined ? text : `make the total an ${side.toLowerCase()}`;
}
