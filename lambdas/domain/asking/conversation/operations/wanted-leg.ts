/** Somebody who is to be in the bet, and not in whose place: "I'd rather have the Celtics in there somewhere". */
import type { ShownLeg, Turn } from '../../../../contracts/asking/turn.ts';
import { baseOf } from '../../answer/follow.ts';
import { withLegsChanged } from '../../answer/leg-change.ts';
import { type QuestionContext, sentenceOf } from '../../queries/reading/sentence.ts';
import { shortName } from '../../reading/names/directory.ts';
import { tidied } from '../fragment.ts';
import type { Heard } from '../heard.ts';
import { changesOf } from '../taps.ts';
import { plain } from './word-lists.ts';

const wants =
  /\b(?:(?:i'?d|id|i would|would) (?:rather|prefer|like|love)(?: to)?(?: have| see| get)?|(?:i )?(?:want|need|prefer)(?: to (?:have|get|see))?|(?:can|could|shld|should) (?:you|u|we|i) (?:get|fit|have|work|squeeze|put)|get|fit|work|where(?:'?s| is| are)|wheres|rather have)\b/i;
const into =
  /\b(?:in|on|into|part of) (?:there|here|it|this|that|the (?:parlay|bet|ticket|slip))\b(?: (?:somewhere|somehow|too|as well|instead))?|\b(?:somewhere|rather have|instead)\b/i;
const around =
  /^(?:have|somewhere|somehow|rather|prefer|love|like|see|fit|part|id|i'd|would|should|where|wheres|where's|want|need|work|squeeze|really|there|here|ticket|slip|parlay|bet|too|instead)$/;
/** The most choices. */
const most = 4;

/** @returns undefined if the text says more than whom, or nothing was shown that it can be in */
export function wantedLeg(prompt: string, turn: Turn, context: QuestionContext): Heard | undefined {
  const { play, queries } = turn;
  const [reading] = queries;
  const text = tidied(prompt);
  if (!play || reading?.intent !== 'play' || play.legs.length < 2 || !wants.test(text) || !into.test(text))
    return undefined;
  const { tokens } = sentenceOf(text, context);
  const [team, ...others] = tokens.flatMap(({ team: named }) => named ?? []);
  const isLeft = tokens.some(
    ({ team: named, word, isBreak }) => !named && !isBreak && !plain.has(word) && !around.test(word),
  );
  if (!team || others.length > 0 || isLeft) return undefined;
  const given = { reading, ...play };
  const at = play.legs.findIndex((leg) => isOf(leg, team.name));
  const name = shortName(team);
  if (at >= 0)
    return {
      kind: 'unclear',
      why: `Leg ${at + 1} is on the ${name} game already.`,
      instead: [`Keep leg ${at + 1} and swap the rest`, ...changesOf(given)].slice(0, most),
    };
  const isToAdd = withLegsChanged(given, baseOf(given), {}) !== null;
  return {
    kind: 'unclear',
    why: `Which leg should the ${name} replace?`,
    instead: [
      ...play.legs.slice(0, most - 1).map((_, place) => `Swap leg ${place + 1} for the ${team.name}`),
      ...(isToAdd ? [`Add the ${team.name}`] : []),
    ],
  };
}

const isOf = ({ home, away }: ShownLeg, name: string): boolean => home === name || away === name;
