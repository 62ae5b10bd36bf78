/** Changes of all legs at once that keep what they are on: each in a game of its own, or on a part of its game. */
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

/** @returns undefined if the text asks for neither */
export function wholeChange(prompt: string, turn: Turn, context: QuestionContext): Heard | undefined {
  const { play, queries } = turn;
  const [reading] = queries;
  if (!play || play.legs.length === 0 || reading?.intent !== 'play') return undefined;
  const given: Given = { reading, ...play };
  const text = tidied(prompt);
  return apart.test(text)
    ? inOwnGames(text.replace(apart, ' '), given, context)
    : onPart(prompt, given, context);
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
