/** "All 3 on points pls, no assists", "make them all rebounds": every prop of the bet is to be on one statistic. */
import type { ShownLeg } from '../../../../contracts/asking/turn.ts';
import type { QuestionContext } from '../../queries/reading/sentence.ts';
import { readQuestion } from '../../reading/read.ts';
import { bareOf } from '../asked/around.ts';
import { counts } from '../operations/leg-words.ts';

const lead =
  "(?:(?:can|could|would|should|you|u|we|i|id|i'd|i'?ll|lets|let's|just|make|have|want|wanna|need|give me|gimme|do|keep|like|it|if|is|to) )*";
const number = `(\\d|${Object.keys(counts).join('|')})`;
const all = `(?:all(?: of)?(?: the| these| those)?(?: ${number})?(?: of)?(?: them| em| these| those)?|(?:them|they|these|those|em) (?:should |to |must |can )?(?:all|both)|both(?: of (?:them|those|these))?|every (?:leg|one|prop|pick)|each (?:leg|one|prop|pick|of them))`;
const joins =
  '(?: ?(?:legs?|props?|picks?|players?|guys?))?(?: (?:on|to|be|for|should|must|as|about|in|with))*';
const pattern = new RegExp(
  `^${lead}${all}${joins} ([a-z+' ]{3,30}?)(?: (?:props?|bets?|legs?|picks?|instead|please|pls|only))*(?:[ ,.;]+(?:and )?(?:no|not|without|nothing on) ([a-z+' ]{3,40}))?$`,
);
const ofSides = /\b(?:overs?|unders?)\b/;

/** @returns undefined where anything else is said, or a leg is no prop */
export function allOfStat(
  text: string,
  legs: readonly ShownLeg[],
  context: QuestionContext,
): string | undefined {
  if (legs.length < 2 || !legs.every(({ prop }) => prop)) return undefined;
  const [said, count, stat, refused] = pattern.exec(bareOf(text)) ?? [];
  if (said === undefined || stat === undefined || ofSides.test(said)) return undefined;
  if (count !== undefined && (counts[count] ?? Number(count)) !== legs.length) return undefined;
  const areStats = [stat, ...(refused?.split(/ (?:or|and|nor) /) ?? [])].every((each) =>
    isStat(each, context),
  );
  return areStats ? `only ${stat} props` : undefined;
}

function isStat(words: string, context: QuestionContext): boolean {
  const { reading, unread } = readQuestion(`${words} props`, context);
  return reading.stat !== null && unread.length === 0 && reading.player === null;
}
