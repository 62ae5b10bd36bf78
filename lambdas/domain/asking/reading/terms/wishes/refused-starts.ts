/** Hours that no leg may start at, where all others are one range: "no prime time games", "nothing late", "no early kickoffs". */
import type { Reading } from '../../../../../contracts/asking/reading.ts';
import type { Rule } from '../../draft.ts';
import { earlyBefore, footballOnly, lateFrom } from './starts.ts';

type Starts = NonNullable<Reading['starts']>;

const refusing =
  '(?:no|not|nor|without|avoid|avoiding|skip|skipping|exclude|excluding|except|besides|nothing|never|(?:dont|do not) (?:want|give me|like|do|bet|play)|stay away from)';
const between = '(?: (?:any|an?|the|of|on|in|from|at|for|those|these|during))*';
const games =
  '(?: (?:games?|matchups?|matches|slate|window|slots?|kick ?offs?|starts?|tip ?offs?|tips?|ones?|stuff|football|hockey|hoops|basketball|baseball))*';
const refused = new RegExp(
  `(?<= )${refusing}${between} (prime ?-?time|nights?|evenings?|late(?:[ -]night)?|early afternoons?|afternoons?|early|mornings?|day ?time|day(?= games?\\b))(${games})(?= ?(?:[,.?•]|$)| (?:and|or|but|for|please|pls|\\d))`,
  'g',
);

const hour = 60;
/** When evening games start. */
const evening = 18 * hour;
const [noon, midAfternoon, dayUntil] = [12 * hour, 15 * hour, 17 * hour];

/** Runs before hours are wanted. */
export const readRefusedStarts: Rule = (draft) => {
  const { text, reading } = draft;
  text.consume(refused, ([, part = '', kind = '']) => {
    const others = othersOf(part, footballOnly(draft));
    // "Not late", said of nothing, can be about the asker.
    if (!others || reading.starts || (kind === '' && !/^prime/.test(part))) return false;
    reading.starts = others;
    return undefined;
  });
};

/** @returns when the other games start; undefined where that is not known */
function othersOf(part: string, isFootball: boolean | undefined): Starts | undefined {
  if (/^(?:prime|night|evening)/.test(part)) return { from: null, before: evening };
  if (/^morning/.test(part)) return { from: noon, before: null };
  if (part.startsWith('early afternoon')) return { from: midAfternoon, before: null };
  if (/^(?:day|afternoon)/.test(part)) return { from: dayUntil, before: null };
  if (isFootball === undefined) return undefined;
  return part === 'early'
    ? { from: earlyBefore(isFootball), before: null }
    : { from: null, before: lateFrom(isFootball) };
}
