/** "A triple-double if you have it, otherwise his assists over": a second bet for where the first is not offered, in one word order. */
import { type Rewrite, rewriting } from '../../rewrite.ts';

const isThere =
  "(?:(?:if|when|assuming) (?:(?:you|they|the books?)(?:'ve| do)? (?:have|has|got|offer|list|see) (?:it|that|one)|(?:it|that|one)(?:'s| is) (?:available|offered|listed|priced|there|up|on the board|possible)|available|offered|possible|listed|priced|there is one))";
const isNot =
  "(?:failing that|if (?:it|that|this)(?:'s not| isn't| is not| aint| ain't) (?:available|offered|listed|priced|there|up|on the board|possible|a thing|an option)|if (?:you|they) (?:don't|do not) (?:have|offer|list) (?:it|that|one)|if unavailable)";
const otherwise = `(?:otherwise|if not|or else|else|${isNot})`;
/** No bet is what a bet is otherwise. */
/** Of the same player: two teams or two players would be compared. */
const ofPlayer = '(?=(?:his|her) )';
const bet = `(?:then |just |maybe |give me |i'll take |i want |take |go with )*(?!skip|pass|drop|leave|scrap|forget|no\\b|nothing|don't|nvm|never ?mind)(${ofPlayer}[^.;!?]{3,80}?)(?: instead)?(?=\\s*(?:[.;!?]|$))`;

const rewrites: readonly Rewrite[] = [
  [`(?<=\\S )${isThere}[,;.]? (?:and |but )?${otherwise},? ${bet}`, "or $1 if you don't have that"],
  [`(?<=[,;.] )(?:and |but |or )?${isNot},? ${bet}`, "or $1 if you don't have that"],
  ['to (?:record|get|have|notch|post|put up) an? ((?:triple|double)[ -]double)', '$1'],
];
/** Nobody here prices these, so that what may be instead is the bet: "draw no bet or something safe for the Miami match". */
const unpriced: readonly Rewrite[] = [
  [
    '(?:an? |the )?(?:draw[ -]no[ -]bet|dnb|double chance|win or draw)(?: bet)? or (something|anything|another)(?: else)?',
    '$1',
  ],
];
/** "Rays or Tigers, doesn't matter": no refusal of both. */
const either: readonly Rewrite[] = [
  [
    "(?<=\\bor [\\w'’]+(?: [\\w'’]+)?,? )(?:it )?(?:really )?(?:doesn't|does not|dont|don't) (?:really )?matter(?: (?:to me|which(?: one)?))?",
    '',
  ],
];
const plain = rewriting([...either, ...unpriced, ...rewrites]);

/** @returns the question with the second choice after an “or” */
export const withSecondChoice = (prompt: string): string =>
  /\b(?:if|otherwise|else|failing|when|assuming|double|draw|dnb|matter)\b/i.test(prompt)
    ? plain(prompt).replace(/[,;.]? or (?=[^,;.]* if you don't have that)/i, ', or ')
    : prompt;
