/**
 * A change of a bet that could not be had: "take AD out", "leave the Bills but use someone besides the Lions". Nothing was shown, so that
 * the legs that were asked for are changed.
 */
import type { LegWish, Reading } from '../../../../contracts/asking/reading.ts';
import type { Turn } from '../../../../contracts/asking/turn.ts';
import { type Asked, ofRole } from '../../queries/parts/asked.ts';
import type { QuestionContext } from '../../queries/reading/sentence.ts';
import type { Context } from '../../reading/read.ts';
import { legsOf, mostLegs, openWish } from '../../reading/wishes/wish.ts';
import { legsAsked } from '../counts.ts';
import type { Heard } from '../heard.ts';
import { legTermsOf } from '../operations/leg-terms.ts';
import { type Operation, readOperations } from '../operations/read-operations.ts';
import { ofBet, wishIn } from '../told/new-terms.ts';
import type { ChangeTopic } from '../told/topics.ts';
import { asShown, avoiding, ofParts, otherOf, partsNamed, partsOf } from './parts.ts';

interface Wanted {
  readonly reading: Reading;
  readonly parts: readonly LegWish[];
}

/** @returns undefined after a play, and where nobody was named */
function wantedIn({ play, asked, queries: [reading] }: Turn): Wanted | undefined {
  if (play || asked || reading?.intent !== 'play') return undefined;
  const parts = partsOf(reading);
  return parts.length > 0 ? { reading, parts } : undefined;
}

interface Change {
  readonly dropped?: readonly number[];
  /** By index: what comes in the place of a leg; null for another one of its kind. */
  readonly swapped?: ReadonlyMap<number, LegWish | null>;
  readonly added?: readonly LegWish[];
}

function changedTo(
  { reading, parts }: Wanted,
  { dropped = [], swapped = new Map(), added = [] }: Change,
): Heard {
  const left = parts.flatMap((part, at): LegWish[] => {
    if (dropped.includes(at)) return [];
    const other = swapped.get(at);
    return other === undefined ? [part] : [other ?? otherOf(part)];
  });
  const all = [...left, ...added];
  if (all.length === 0) return { kind: 'unclear', why: 'No leg would be left.' };
  if (legsOf(all) > mostLegs) return { kind: 'unclear', why: `A bet has at most ${mostLegs} legs here.` };
  const gone = parts.filter((_, at) => swapped.get(at) === null);
  return { kind: 'play', next: { reading: avoiding(ofParts(reading, all), gone), keep: [], without: [] } };
}

const leaving: ReadonlySet<Operation['verb']> = new Set(['swap', 'fresh', 'refuse']);

/** By the words of operations on legs, of which every one has to be known. */
export function changedWanted(
  prompt: string,
  turn: Turn,
  context: Context & QuestionContext,
): Heard | undefined {
  const wanted = wantedIn(turn);
  const read = wanted && readOperations(prompt, asShown(wanted.parts), context);
  if (!read || read.operations.some(({ meant, verb }) => meant.isMissing || meant.unclear || verb === 'flip'))
    return undefined;
  const { operations } = read;
  const on = (test: (verb: Operation['verb']) => boolean) =>
    operations.flatMap(({ verb, meant }) => (test(verb) ? meant.legs : []));
  const kept = on((verb) => verb === 'only');
  const dropped = [
    ...on((verb) => verb === 'drop'),
    ...(kept.length > 0 ? [...wanted.parts.keys()].filter((at) => !kept.includes(at)) : []),
  ];
  const swapped = new Map<number, LegWish | null>();
  const added: LegWish[] = [];
  for (const { verb, meant, terms } of operations) {
    const wishes = terms === '' ? [] : legTermsOf(terms, context).wishes;
    if (terms !== '' && wishes.length === 0) return undefined;
    if (leaving.has(verb)) for (const at of meant.legs) swapped.set(at, wishes[0] ?? null);
    if (verb === 'add') added.push(...wishes);
  }
  const isAny = dropped.length + swapped.size + added.length > 0;
  return isAny ? changedTo(wanted, { dropped, swapped, added }) : undefined;
}

/** "Add a third leg": to those that were wanted, any other one. */
export function countOfWanted(prompt: string, turn: Turn): Heard | undefined {
  const wanted = wantedIn(turn);
  const shown = wanted?.parts.length ?? 0;
  const legs = wanted && legsAsked(prompt, shown);
  if (!wanted || legs === undefined || legs <= shown) return undefined;
  return changedTo(wanted, { added: [{ ...openWish, count: legs - shown }] });
}

/** By what the encoder tells is to be done, and with whom. */
export function changeOfWanted(
  topic: ChangeTopic,
  asked: Asked,
  turn: Turn,
  context: Context & QuestionContext,
): Heard | undefined {
  const wanted = wantedIn(turn);
  if (!wanted) return undefined;
  const { parts } = wanted;
  const named = ofRole(asked, 'old').map(({ words }) => partsNamed(words, parts, context));
  if (named.includes(undefined)) return undefined;
  const old = [...new Set(named.flatMap((each) => each ?? []))];
  const spans = ofBet(asked);
  if (topic === 'add') {
    const wish = old.length === 0 ? wishIn(spans, asked, context) : undefined;
    return wish && changedTo(wanted, { added: [wish] });
  }
  if (old.length === 0) return undefined;
  if (topic === 'drop' && spans.length === 0) return changedTo(wanted, { dropped: old });
  if (topic === 'keep' && spans.length === 0)
    return changedTo(wanted, { dropped: [...parts.keys()].filter((at) => !old.includes(at)) });
  // Who stays and who leaves is not told where both are named.
  if ((topic !== 'swap' && topic !== 'refuse') || old.length === parts.length) return undefined;
  const wish = spans.length > 0 ? wishIn(spans, asked, context) : null;
  return wish === undefined
    ? undefined
    : changedTo(wanted, { swapped: new Map(old.map((at) => [at, wish])) });
}
