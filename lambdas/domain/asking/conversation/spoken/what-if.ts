/** What becomes of the bet that was shown: "what happens if one of em loses", "what if it's a draw". */
import type { Turn } from '../../../../contracts/asking/turn.ts';
import { bareOf } from '../asked/around.ts';
import { tidied } from '../fragment.ts';
import type { Heard } from '../heard.ts';

const asks =
  "(?:what happens|what'?s happen|whats happen|wha?t|so|and|but|do i|does it|am i|is it|im|i'?m|then)\\b.*\\b(?:if|when|once)|\\bif\\b";
const some =
  '(?:(?:any|just |only )?(?:one|1|a|two|2)(?: or (?:two|2))?(?: (?:of (?:them|em|those|these|the (?:legs|teams|picks))|legs?|teams?|picks?|bets?|games?|guy|pick))?|the (?:first|second|third|last) (?:one|leg)|leg \\d+|any of (?:them|em|those))';
const fails =
  "(?:loses?|lost|misses|miss|busts?|fails?|doesn'?t (?:hit|win|cash|cover)|dont (?:hit|win)|goes down|chokes?|falls through|is wrong|blows it|dies|don'?t hit)";
const ofLeg = new RegExp(`(?:${asks})\\b.*\\b${some} ${fails}\\b`, 'i');
/** "What if one leg pushes": whatever else is said of it. */
const ofPush =
  /^(?:(?:and|so|but|ok|what|whats|what's|happens?|if|when|say|suppose|then|do|does|i|how) )*(?:(?:it|this|that|they|any|one|1|a|two|2|the|my|first|second|third|last|game|leg|team|pick|bet|total|spread|player|of|them|em|these|those|legs?|picks?|ends|lands|falls|is|gets|on|was) )*(?:push(?:es|ed|ing)?|a push|ties|tied|exactly on (?:it|the (?:number|line))|on the (?:number|line)|(?:the )?exact number|right on (?:it|the (?:number|line)))(?: (?:then|do|i|get|my|money|stake|back|what|happens|is|it|a|loss|win|refund|refunded|lose|whole|thing|the|does|still|pay|parlay|dead|alive))*$/i;

/** "Whole parlay toast?", "do they all have to hit". */
const ofAll =
  /^(?:so |and |is |does |then |that means )*(?:the |my )?(?:whole|entire) (?:thing|parlay|ticket|bet|slip)(?:'?s| is)? (?:just |all )?(?:toast|dead|done|gone|over|lost|screwed|cooked|busted|a loss|loses)\b|^(?:so |and )*(?:do|does) (?:they all|all (?:of (?:them|these|those)|\w+)|every (?:leg|one|single (?:leg|one))|each (?:leg|one)|all the legs) (?:have|need|gotta|got) to (?:hit|win|cash|come in)\b|^(?:so )?(?:it'?s |its |is it )?all or nothing$/i;
const ofDraw =
  /\b(?:what|if|when|so)\b.*\b(?:it'?s|its|it is|it (?:ends|finishes|ends up)(?: in| as)?|they|there'?s|theres|game is|ends in)\b.*\b(?:a |an? )?(?:draw|tie|tied|level|deadlock)\b/i;

/** Somebody does not play, and what becomes of the bet then. */
const out =
  /\b(?:sits?(?: out)?|scratched|inactive|ruled out|is out|goes out|doesnt play|doesn't play|dnp|dont play|gets? (?:hurt|injured)|hurt|injured|late scratch|warm ?ups)\b/i;
const settles =
  /\b(?:lose|refund(?:ed)?|void(?:ed)?|whole (?:thing|parlay|bet|ticket)|just that leg|that leg|what happens|money back|push(?:ed|es)?|still count|re-?priced|drop(?:s|ped)? (?:off|out))\b/i;

/** @returns undefined if it asks for neither, or if no bet was shown that it could be of */
export function whatIf(prompt: string, { play }: Turn): Heard | undefined {
  const text = tidied(prompt);
  if (!play || play.legs.length === 0) return undefined;
  if (play.legs.length > 1 && (ofLeg.test(text) || ofAll.test(text)))
    return aside('parlay', 'push_in_parlay');
  if (out.test(text) && settles.test(text)) return aside('player_out');
  if (ofPush.test(bareOf(prompt))) return play.legs.length > 1 ? aside('push_in_parlay') : aside('push');
  if (!ofDraw.test(text)) return undefined;
  const isWinner = play.legs.some(({ market, prop }) => market === 'moneyline' && !prop);
  const isOfSoccer = play.legs.some(({ sport }) => sport === 'MLS');
  if (isWinner && isOfSoccer) return aside('three_way');
  return aside('push');
}

const aside = (
  ...terms: readonly ('parlay' | 'push_in_parlay' | 'three_way' | 'push' | 'player_out')[]
): Heard => ({
  kind: 'queries',
  queries: [{ ask: 'explain', terms: [...terms] }],
  isAside: true,
});
