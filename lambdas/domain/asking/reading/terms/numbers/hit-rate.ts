/** How often a bet is to win, in words, as a percentage: "a 1 in 4 shot", "3 out of 4 times", "more often than not". */
import { values } from '../../words/spoken-numbers.ts';
import type { Text } from '../../words/text.ts';

const number = '(\\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|twenty)';
const sizeOf = (word = ''): number => values.get(word) ?? Number(word);

const least = '(?:at least|still(?: has| have)?(?: like| about)?|better than|minimum|min|no worse than)';
const tail =
  '(?: (?:shots?|chances?|odds|times|tries|probability|of the time|to (?:hit|win|cash|happen)|(?:of|at) (?:hitting|winning|cashing|landing|coming (?:in|home|through))|thing|kind of thing|or better|bet|deal))';
/** "1 in 4", but "2 in the NBA" counts legs; of several in several, a word has to say that chances are meant. */
const share = new RegExp(
  `(?:\\b(${least}) )?(?:\\b(?:an?|like|about|around|roughly|the) )*(?<![\\d.+$-])\\b(?:(?:1|one) (?:in|out of)|${number} (?:in|out of)(?= \\S+${tail})) (?:every )?${number}(?![\\d.%]|-)(?! (?:games?|legs?|teams?|quarters?|days?|weeks?|periods?|innings?|leagues?|sports?|of)\\b)((?:${tail}){0,3})`,
  'g',
);

/** Above one half: "likelier than not". */
const aboveHalf =
  /\b(?:(?:hits?|wins?|cashes|lands?) )?(?:more often than not|(?:more likely|likelier|better) than (?:a )?(?:not|coin ?flip|(?:a )?coin toss|fifty fifty|50 percent)|(?:more|better) than half (?:of )?the time|most of the time)\b/g;
/** A price above even money. */
const aboveEven =
  /\b(?:that )?(?:pays?|paying|returns?) (?:out )?(?:more|better|longer) than (?:a )?(?:coin ?flip|coin toss|even(?: money)?|double)\b/g;
/** The chance alone is to decide. */
const byChance =
  /\b(?:the )?(?:price|odds|payouts?|payoff)s? (?:doesnt|dont|does not|do not) matter(?: ,)?(?: (?:but|only|just|its))*(?: (?:the )?(?:chances?|probability|hit rate|winning|likelihood)(?: (?:does|do|matters?))?)?(?= ?(?:[,.?]|$))|\b(?:sort(?:ed)?|rank(?:ed)?|order(?:ed)?) (?:it |them )?by (?:the )?(?:chances?|probability|likelihood|hit rate)\b|\b(?:highest|best|most|max|maximum) (?:chances?|probability|hit rate|likelihood|win (?:probability|chance))(?: (?:of|to) (?:hit(?:ting)?|cash(?:ing)?|land(?:ing)?))?\b/g;

/** Below a half, "a 1 in 4 shot" is about as likely; from there on, at least. */
const [below, above] = [0.86, 1.14];
const rounded = (percent: number): number => Math.round(percent * 10) / 10;

/** Runs before percentages and risks, in whose words it is said again. */
export function rewriteHitRates(text: Text): void {
  text.consume(aboveEven, () => '+100 or longer');
  text.consume(aboveHalf, () => 'over 50% chance');
  text.consume(byChance, () => 'safest');
  text.consume(share, ([, atLeast, several, whole, after = '']) => {
    const [part, of] = [several === undefined ? 1 : sizeOf(several), sizeOf(whole)];
    if (!(part < of)) return false;
    const percent = (100 * part) / of;
    const isLeast = atLeast !== undefined || / or better/.test(after) || percent >= 50;
    return isLeast
      ? `at least ${rounded(percent)}% chance`
      : `${rounded(percent * below)} to ${rounded(percent * above)}% chance`;
  });
}
