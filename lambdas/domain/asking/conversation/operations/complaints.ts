/** What somebody says against a leg without saying what to do: "the last one sucks". It is asked back what is meant. */
import type { Turn } from '../../../../contracts/asking/turn.ts';
import { type QuestionContext, sentenceOf } from '../../queries/reading/sentence.ts';
import { tidied } from '../fragment.ts';
import type { Heard } from '../heard.ts';
import { saidIn } from '../said.ts';
import { changedLegs } from './changed-legs.ts';
import { meantLegs } from './meant-legs.ts';

const bad =
  /\b(?:sucks?|stinks?|trash|garbage|awful|terrible|horrible|gross|ugly|bad|mid|no good|not (?:so |that )?(?:good|great|hot|sure|it)|scares?(?: me)?|worries?(?: me)?|worried|nervous|idk|iffy|meh|ew|yikes|dead|cooked|washed|chokes?|never (?:hits|wins|covers)|dont (?:know|trust|love|like)|hmm+|ehh*|too (?:long|short|risky|chalky|high|low))\b/i;
/** "Hm, why do you like the second" asks, and does not complain. */
const asking =
  /^(?:(?:hm+|ok|but|so|and|wait|huh|oh)[ ,.]+)*(?:why|how|what|whats|what's|which|who|whos|when|where)\b/i;
/** "Love the first two, …": those stay. */
const praise = /\b(?:love|like|good with|fine with|ok with|cool with)\b[^,.;]*(?:[,.;]|\bbut\b)/i;
const doing =
  /\b(swap|change|replace|switch|drop|remove|lose|cut|ditch|kill)(?: (?:it|that|them|em|him|those|this|out))*(?: (?:out|pls|please))*\s*$/i;

/** @returns undefined if it is no complaint about legs that were shown */
export function complaint(prompt: string, turn: Turn, context: QuestionContext): Heard | undefined {
  const { play } = turn;
  const text = tidied(prompt);
  if (
    !play ||
    turn.queries[0]?.intent !== 'play' ||
    play.legs.length < 2 ||
    /\?\s*$/.test(prompt) ||
    asking.test(text) ||
    !bad.test(text)
  )
    return undefined;
  // "Too chalky, spice it up" says what to do with all of it.
  const said = saidIn(prompt, context, play.legs.length);
  if ((said.has('longer') || said.has('safer')) && said.left.length === 0 && said.place === null)
    return undefined;
  const verb = doing.exec(text)?.[1];
  const { tokens } = sentenceOf((verb ? text.replace(doing, '') : text).replace(praise, ''), context);
  const { legs, isMissing, unclear } = meantLegs(tokens, play.legs);
  if (isMissing || unclear || legs.length === 0 || legs.length === play.legs.length) return undefined;
  const [at = 0, ...others] = legs;
  const numbers = legs.map((leg) => leg + 1).join(' and ');
  // "The Bills are trash, swap them".
  if (verb) return changedLegs(`${verb} leg ${numbers}`, turn, context);
  const word = others.length > 0 ? 'legs' : 'leg';
  return {
    kind: 'unclear',
    why: `What should become of ${word} ${numbers}?`,
    instead: [
      `Swap leg ${numbers}`,
      `Drop leg ${numbers}`,
      ...(others.length === 0 ? [`Why leg ${at + 1}`] : []),
    ],
  };
}
