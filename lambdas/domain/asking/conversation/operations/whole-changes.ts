/** Changes of all legs at once: each in a game of its own, all in one game, or on a part of their games. */
import type { Turn } from '../../../../contracts/asking/turn.ts';
import { baseOf } from '../../answer/follow.ts';
import { type LegChange, wishOfLeg, withLegsChanged } from '../../answer/leg-change.ts';
import type { Given } from '../../answer/next.ts';
import { type QuestionContext, sentenceOf } from '../../queries/reading/sentence.ts';
import { readQuestion } from '../../reading/read.ts';
import { settled } from '../../reading/settle.ts';
import { namesAnything } from '../../reading/terms/intent.ts';
import { fragmentOf, tidied } from '../fragment.ts';
import type { Heard } from '../heard.ts';
import { changesOf } from '../taps.ts';
import { plain } from './word-lists.ts';

const apart =
  /\b(?:(?:different|separate|diff|other|own|another) games?(?: each)?|not (?:all )?(?:in |from )?the same game|one (?:per|from each|from every|for each) game|no same game(?: legs)?)\b/i;

/** Around "the same game", where nothing else is said. */
const aroundTogether =
  /^(?:(?:can|could|make|change|put|have|get|need|want|wanted|i|you|u|we|it|so|that|them|they|these|those|all|both|be|to|the|of|legs?|guys?|players?|picks?|teams?|scorers?|bets?|are|is|come|from|in|on|out|just|only|everything|every|one|each|do|for|into|like|same|if|ok|actually|but|and|nah|no|please|pls|instead|tho|though|rather|id|i'd|should|would|two|three|four|\d)(?:[ ,.]+|$))*$/i;
const together =
  /\b(?:(?:in|from|of|on|out of|for|into|off) )?(?:the same|same|one|a single|the one|a) (?:game|matchup|match)\b(?! parlay)/i;
/** Of "one game", it has to be said of all. */
const ofAll = /\b(?:all|both|everything|them|they|guys|legs|every|each|players|scorers|those|these|same)\b/i;

/** @returns undefined if the text asks for none of them */
export function wholeChange(prompt: string, turn: Turn, context: QuestionContext): Heard | undefined {
  const { play, queries } = turn;
  const [reading] = queries;
  if (!play || play.legs.length === 0 || reading?.intent !== 'play') return undefined;
  const given: Given = { reading, ...play };
  const text = tidied(prompt);
  if (apart.test(text)) return inOwnGames(text.replace(apart, ' '), given, context);
  if (together.test(text) && ofAll.test(text) && aroundTogether.test(text.replace(together, ' ')))
    return inOneGame(given);
  return onPart(prompt, given, context);
}

/** "So both guys are from the same game": as many legs of the same kind. */
function inOneGame(given: Given): Heard | undefined {
  const { legs } = given;
  const base = baseOf(given);
  if (legs.length < 2 || base.wishes.length > 0) return undefined;
  const isOne = legs.every(({ gameId }) => gameId === legs[0]?.gameId);
  if (isOne) return { kind: 'unclear', why: 'The legs are of one game already.', instead: changesOf(given) };
  return {
    kind: 'play',
    next: { reading: settled({ ...base, sameGame: true, eachGame: false }), keep: [], without: [] },
  };
}

/** "Can they all be from different games": the first leg of each game stays. */
function inOwnGames(rest: string, given: Given, context: QuestionContext): Heard | undefined {
  const { legs } = given;
  const isAll = sentenceOf(rest, context).tokens.every(
    ({ word, isBreak, figure }) =>
      isBreak ||
      plain.has(word) ||
      figure?.value === legs.length ||
      /^(?:legs?|make|be|come|want|need)$/.test(word),
  );
  if (!isAll || legs.length < 2) return undefined;
  const games = legs.map(({ gameId }) => gameId);
  const swapped = [...legs.keys()]
    .filter((at) => games.indexOf(games[at] ?? '') !== at)
    .map((leg) => ({ leg }));
  if (swapped.length === 0)
    return { kind: 'unclear', why: 'The legs are of different games already.', instead: changesOf(given) };
  const base = baseOf(given);
  const teams = base.teams.filter(({ stance }) => stance === 'avoid');
  return withChange(given, { swapped }, { ...base, sameGame: false, teams });
}

const ordinals = ['', 'first', 'second', 'third', 'fourth'];

/** "First half instead": the same legs, on that part of their games. */
function onPart(prompt: string, given: Given, context: QuestionContext): Heard | undefined {
  const { legs } = given;
  const text = (fragmentOf(prompt)?.text ?? tidied(prompt)).replace(
    /\b([12])h\b|\b([1-4])q\b/gi,
    (_, half: string | undefined, quarter: string | undefined) =>
      half ? `${ordinals[Number(half)]} half` : `${ordinals[Number(quarter)]} quarter`,
  );
  const { reading, unread } = readQuestion(
    text.replace(/^(?:make it|do|the|in|for|on)\s+(?:the )?/i, ''),
    context,
  );
  const { period, ...others } = reading;
  const isOnly = unread.length === 0 && period !== undefined && reading.intent === 'play';
  const { markets, sides } = others;
  if (!isOnly || namesAnything({ ...others, markets: [], sides: [] }) || markets.length + sides.length > 0)
    return undefined;
  if (legs.some(({ prop, outright }) => prop || outright))
    return {
      kind: 'unclear',
      why: 'Player props and tournaments are bet on as a whole.',
      instead: changesOf(given),
    };
  // Any bet on the first quarter was asked for: any on the second one is, too.
  const { wishes, markets: asked, sides: askedSides } = given.reading;
  const isOfAny =
    given.reading.period !== undefined && asked.length + askedSides.length + wishes.length === 0;
  if (isOfAny && legs.length === 1)
    return { kind: 'play', next: { reading: settled({ ...given.reading, period }), keep: [], without: [] } };
  const swapped = legs.map((leg, at) => ({ leg: at, terms: { ...wishOfLeg(leg), period } }));
  return withChange(given, { swapped }, baseOf(given));
}

/**
 * The play with some of its legs changed.
 * @param base the question that the change starts from
 * @returns undefined where no leg would be left
 */
export function withChange(given: Given, change: LegChange, base: Given['reading']): Heard | undefined {
  const next = withLegsChanged(given, base, change);
  return next ? { kind: 'play', next: { ...next, reading: settled(next.reading) } } : undefined;
}
