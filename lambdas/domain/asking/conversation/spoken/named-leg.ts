/** A leg that is named in one breath with what is to become of it: "nervous about leg 2, take it off", "just the first as a single". */
import type { ShownLeg, Turn } from '../../../../contracts/asking/turn.ts';
import { type QuestionContext, sentenceOf } from '../../queries/reading/sentence.ts';
import { tidied } from '../fragment.ts';
import type { Heard } from '../heard.ts';
import { changedLegs } from '../operations/changed-legs.ts';
import { meantLegs } from '../operations/meant-legs.ts';
import { askedAgain } from '../taps.ts';

/** @returns undefined if the text says nothing of this kind, or names no leg of a parlay that was shown */
export function changedNamed(prompt: string, turn: Turn, context: QuestionContext): Heard | undefined {
  const { play, queries } = turn;
  if (!play) return ofNoLeg(prompt, turn);
  if (play.legs.length < 2 || queries[0]?.intent !== 'play') return undefined;
  const text = tidied(prompt);
  const said = alone(text, play.legs, context) ?? withName(text, play.legs, context);
  const heard = said === undefined ? undefined : changedLegs(said, turn, context);
  return heard?.kind === 'play' ? heard : undefined;
}

const lead =
  "(?:(?:ok|nah|no|hm+|so|well|actually|can|could|you|u|we|i|id|i'd|ill|i'll|please|pls|just|only|lets|let's|want|wanna|rather|like|then|now|to|and)[ ,]+)*";
const single =
  '(?:(?:as|for|into) (?:just )?(?:an? |the |one )?(?:straight(?: (?:bet|play|up))?|single(?: bet)?)|by (?:itself|themselves)|on (?:its|their) own|straight(?: up)?|solo|alone)';
/** "Give me the first as a straight bet"; "how much is the first by itself" asks for its price. */
const asSingle = new RegExp(
  `^(?<before>.{4,60}?(?:,| and| then|, and)+ )??${lead}(?:give me|gimme|do|play|take|bet|keep|go with|make|use|have|get me) (?<leg>(?!(?:it|that|this|them|those|each)\\b).{3,30}?) ${single}[ .!]*$|^${lead}(?:just|only) (?<only>(?!(?:it|that|this|them|those|each)\\b).{3,30}?) ${single}[ .!]*$`,
  'i',
);
/** "Drop leg 2 and make it a straight bet": of two legs, one is left. */
const toSingle =
  /^(.{4,60}?)(?:,| and| then)+ (?:just )?(?:make|turn|keep|do|play|leave|bet) (?:it|that|this|the other(?: one| leg)?|the rest|what'?s left) (?:into |as |to )?(?:just )?(?:an? )?(?:straight(?: bet| up)?|single(?: bet)?)$/i;

/** The text as legs that are kept and dropped. */
function alone(text: string, legs: readonly ShownLeg[], context: QuestionContext): string | undefined {
  const { before = '', leg, only } = asSingle.exec(text)?.groups ?? {};
  const named = leg ?? only;
  if (named !== undefined && isOneLeg(named, legs, context)) return `${before}keep only ${named}`;
  return legs.length === 2 ? toSingle.exec(text)?.[1] : undefined;
}

const verb =
  '(?:swap|switch|replace|change|sub|drop|remove|lose|cut|ditch|scratch|nix|dump|axe|delete|get rid of|keep|flip|fade)(?: out)?';
const it = '(?:it|that|this|him|her|them|(?:that|this) (?:one|leg|pick|guy|team))';
const done = new RegExp(
  `^(?<named>.{4,60}?)(?:[ ,.;!-]+(?:so|and|just|please|pls|lets|let's|(?:can|could) (?:you|u|we)|i want to|wanna|maybe))*[ ,.;!-]+(?:(?<verb>${verb}) ${it}(?: out| off)?|(?<off>(?:take|pull|leave|kick|knock|get|toss) ${it} (?:out|off)))(?<rest>(?:[ ,.;!-].{0,60})?)$`,
  'i',
);
/** After an answer without a bet, "leg 2, take it off" is not about a saved pick. */
function ofNoLeg(prompt: string, turn: Turn): Heard | undefined {
  const named = done.exec(tidied(prompt))?.groups?.named;
  return named !== undefined && namesLeg.test(named)
    ? {
        kind: 'unclear',
        why: 'There is no bet of ours in the last answer to change.',
        instead: askedAgain(turn),
      }
    : undefined;
}
/** A leg by its place. */
const namesLeg =
  /\bleg (?:\d|one|two|three|four|five|six)\b|\b(?:1st|2nd|3rd|\dth|first|second|third|fourth|fifth|sixth|last) leg\b/i;
/** It does not just say what is thought of the leg: it asks, or does something else first. */
const isMore =
  /\b(?:if|when|unless|until|why|how|what|which|who|should|swap|drop|add|keep|replace|change|remove|make|give)\b|\?/i;

/** The text with the number of the leg in place of "it". */
function withName(text: string, legs: readonly ShownLeg[], context: QuestionContext): string | undefined {
  const { named, verb: said, off, rest = '' } = done.exec(text)?.groups ?? {};
  if (named === undefined || isMore.test(named)) return undefined;
  const leg = oneLeg(named, legs, context);
  return leg === undefined ? undefined : `${off === undefined ? said : 'drop'} leg ${leg + 1}${rest}`;
}

/** The one leg that words name, whatever else they say of it. */
function oneLeg(words: string, legs: readonly ShownLeg[], context: QuestionContext): number | undefined {
  const { tokens } = sentenceOf(words, context);
  const { legs: named, isMissing, unclear } = meantLegs(tokens, legs);
  return named.length === 1 && !isMissing && !unclear ? named[0] : undefined;
}

/** Words that name one leg, and say nothing else. */
function isOneLeg(words: string, legs: readonly ShownLeg[], context: QuestionContext): boolean {
  const { left } = meantLegs(sentenceOf(words, context).tokens, legs);
  return left.length === 0 && oneLeg(words, legs, context) !== undefined;
}
