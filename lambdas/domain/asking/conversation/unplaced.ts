/**
 * A question that goes on from the last answer and could not be placed on it: it is asked back, because a play for the words that
 * are left would answer something else.
 */
import type { Reading } from '../../../contracts/asking/reading.ts';
import type { Turn } from '../../../contracts/asking/turn.ts';
import { readNear } from '../queries/reading/near.ts';
import { readQueries } from '../queries/reading/read-queries.ts';
import type { QuestionContext } from '../queries/reading/sentence.ts';
import { canonicalPrompt } from '../reading/canonical-prompt.ts';
import { readQuestion } from '../reading/read.ts';
import { spoken } from '../reading/terms/care.ts';
import { isOffTopic } from '../reading/terms/off-topic.ts';
import { fragmentOf, isAmount } from './fragment.ts';
import type { Heard } from './heard.ts';
import { tapsOf, whatToChange } from './taps.ts';

/** The same bet again is not asked for twice. */
export const onThatGame = 'The last answer is on that game already.';

/** Somebody or something that only the last answer names. */
const named =
  /\b(?:(?:that|this|the same|the other|which) (?:one|game|matchup|match|guy|team|bet|pick|play|leg|line|number|price|player|book)s?|the (?:first|second|third|fourth|last|middle|other)(?: (?:one|leg|team|guy|side|pick|two))?|leg #?\d+|he|hes|he's|she|shes|she's|him|her|his|them|those|these)\b/i;
/** The same, said in complete questions too. */
const pronoun = /\b(?:it|they|their|theyre|they're|em|u sure|you sure)\b/i;
/** Asks for a bet of its own. */
const ofBet =
  /\b(?:parlays?|picks?|bets?|plays?|singles?|tips?|locks?|wagers?|predictions?|props?|best|safest)\b/i;
/** Whether a text speaks of something that only the answer before it names. */
export const refersBack = (text: string): boolean => named.test(text) || pronoun.test(text);

/** Says that it goes on from something, wherever it stands, unless it asks for a bet of its own. */
const goesOnFrom =
  /\b(?:in there|on there|to (?:that|it)|as well|instead|id rather|i'd rather|rather have|my bad|wrong (?:one|game|day|team)|i meant|i mean|(?:mon|tues|wednes|thurs|fri|satur|sun)days? one|(?:tonight|today|tomorrow)'?s? one)\b|\btoo\s*[.!?]*$/i;

/** Says where or how, or what was said before, and not on whom. */
const goingOn =
  /^(?:(?:in|at|on|as|into) |(?:u|you|ya) (?:always|never|keep|said|told|just|already|gave|were|lost|picked|missed|lied|suck)\b)/i;
/** "Bet it", "pick one": of what was shown. */
const onShown =
  /\b(?:bet|pick|play|take|choose|parlay) (?:it\b|(?:that|this|them|em|those|these|one)[^a-z0-9]*$)/i;
/** "A safe moneyline", "something good": any bet of that kind. */
const anything =
  /^(?:an?|one|two|three|\d) |\b(?:surprise me|something|anything|wha?t(?: do)? (?:you|u) (?:like|got|have)|who(?: do)? (?:you|u) (?:like|got))\b/i;
/** What was said before. */
const said = /^(?:u|you|ya) (?:always|never|keep|said|told|just|gave|were|lost|picked|missed|lied)\b/i;
/** Words of a text that can still be a fragment. */
const longest = 5;
/** A text that nothing can be read in and as short as this answers what was said. */
const fewWords = 4;

const wordsIn = (prompt: string) => prompt.trim().split(/\s+/).length;
const isShort = (prompt: string) => wordsIn(prompt) <= fewWords;

/** @returns undefined for a question that is complete by itself, and for one that is answered in words */
export function unplaced(prompt: string, turn: Turn, context: QuestionContext): Heard | undefined {
  if (!turn.play && !turn.asked && turn.queries.length === 0) return undefined;
  if (readQueries(prompt, context)) return undefined;
  const { reading, unread } = readQuestion(prompt, context);
  const { intent, teams, player } = reading;
  if (intent === 'care' || isOffTopic(spoken(prompt))) return undefined;
  const refers = refersBack(prompt);
  if (intent === 'off_topic') return refers || isShort(prompt) ? whatToChange(turn) : undefined;
  const isRead = unread.length === 0 && intent === 'play';
  if (!isRead && readNear(prompt, context)) return undefined;
  if (goesOnFrom.test(prompt) && !ofBet.test(prompt)) return whatToChange(turn, isRead ? reading : undefined);
  if (isRead && isShown(prompt, reading, turn))
    return {
      kind: 'unclear',
      why: onThatGame,
      instead: [canonicalPrompt(reading), ...tapsOf(turn)].slice(0, 3),
    };
  // A longer text that is not read in full is asked back word by word; one with a name of its own is a question.
  const isLong = wordsIn(prompt) > longest;
  const hasName = reading.sports.length + teams.length > 0 || player !== null;
  if (isLong && !said.test(prompt) && (!isRead || (hasName && !named.test(prompt)))) return undefined;
  const fragment = fragmentOf(prompt);
  // "Give me one safe moneyline" is no fragment.
  const isLoose =
    isRead &&
    fragment !== undefined &&
    (goingOn.test(prompt) || onShown.test(prompt) || (isShort(prompt) && !hasName && !anything.test(prompt)));
  if (!fragment?.isMarked && !refers && !isLoose) return undefined;
  const isOnNames = teams.length > 0 || player !== null;
  const isOwn =
    ofBet.test(prompt) &&
    !(fragment && isAmount(fragment.text)) &&
    !onShown.test(prompt) &&
    !goingOn.test(prompt);
  const isComplete = unread.length === 0 && isOwn && (isOnNames || !named.test(prompt));
  return isComplete ? undefined : whatToChange(turn);
}

/** "Carolina" after a bet on Carolina's game: the same bet again would be charged twice. */
function isShown(prompt: string, { teams, markets, sides, line, price }: Reading, { play }: Turn): boolean {
  const isBareName =
    markets.length + sides.length === 0 && line === null && price === null && isShort(prompt);
  const games = (play?.legs ?? []).flatMap(({ home, away }) => [home, away]);
  return (
    isBareName && teams.length > 0 && !ofBet.test(prompt) && teams.every(({ name }) => games.includes(name))
  );
}
