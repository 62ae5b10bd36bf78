/** What the whole is to pay, beside what becomes of its legs: "closer to +800 without touching the Allen leg". */
import type { Turn } from '../../../../contracts/asking/turn.ts';
import type { QuestionContext } from '../../queries/reading/sentence.ts';
import { settled } from '../../reading/settle.ts';
import { mostLegs } from '../../reading/wishes/wish.ts';
import { tidied } from '../fragment.ts';
import type { Heard } from '../heard.ts';
import { changedLegs } from '../operations/changed-legs.ts';
import { payoutFor } from '../payouts.ts';
import { wishFor } from '../wish.ts';

const doing =
  '(?:touch|chang|los|drop|remov|swap|mov|mess with|messing with|giv(?:e|ing) up|tak(?:e|ing) out)(?:p?ing|e)?';
/** Ways to say that a leg stays, before what it is on. */
const staying = new RegExp(
  `[ ,]*\\b(?:(?:and|but|while|just|please|still) )*(?:without ${doing}|(?:don'?t|do not|not) ${doing}|keeping|leaving) `,
  'i',
);
const asIs = / (?:alone|as (?:it )?is|where it is|the same)$/i;
/** Between the two wishes. */
const between =
  /\s*[,.;]+\s*(?:(?:and|but|so|then|just|also)\s+)*|\s+(?:(?:and|but|so|then|just|also)\s+)+/gi;

/** Characters. A longer text says more. */
const longest = 120;

/** @returns undefined unless the text is one wish for the odds of the whole and one for legs, in either order */
export function oddsBesideLegs(prompt: string, turn: Turn, context: QuestionContext): Heard | undefined {
  const { play } = turn;
  if (!play || play.legs.length < 2 || prompt.length > longest) return undefined;
  const said = tidied(prompt).replace(staying, ', keep ').replace(asIs, '');
  for (const { 0: join, index } of said.matchAll(between)) {
    const parts = [said.slice(0, index), said.slice(index + join.length)] as const;
    const heard = withOdds(parts[0], parts[1], turn, context) ?? withOdds(parts[1], parts[0], turn, context);
    if (heard) return heard;
  }
  return undefined;
}

function withOdds(words: string, ofLegs: string, turn: Turn, context: QuestionContext): Heard | undefined {
  const odds = oddsOf(words, turn, context);
  if (!odds) return undefined;
  const legs = changedLegs(ofLegs, turn, context);
  if (legs?.kind !== 'play') return legs;
  const { reading, keep } = legs.next;
  // Where all legs stay, no other odds can be had.
  const isOpen = keep.length < (reading.legs?.max ?? mostLegs);
  // A chance of the whole has no place beside legs that have terms of their own; "not leg 2, something safer" is said of that leg.
  const isOfWhole = reading.wishes.length === 0 && named.test(ofLegs);
  if (!isOpen || (odds.chance && !isOfWhole)) return undefined;
  return { ...legs, next: { ...legs.next, reading: settled({ ...reading, price: null, ...odds }) } };
}

/** A leg that stays by its name or number, and not "the best two". */
const named =
  /^(?:just |please )*(?:keep|leave) (?!(?:(?:only|just|the|my|your) )*(?:best|safest|top|likeliest|most|strongest|\d|two|three|four)(?!(?:st|nd|rd|th)\b))/i;

/** @returns undefined where the words ask for more than other odds */
function oddsOf(words: string, turn: Turn, context: QuestionContext) {
  const { play, queries } = turn;
  const [before] = queries;
  if (!play || before?.intent !== 'play') return undefined;
  const heard = payoutFor(words, { ...before, wishes: [] }, play, context) ?? wishFor(words, turn, context);
  if (heard?.kind !== 'play' || heard.next.keep.length > 0) return undefined;
  const { payout, chance, risk } = heard.next.reading;
  return payout || chance ? { payout, chance, risk } : undefined;
}
