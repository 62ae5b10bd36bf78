/** Operations on the legs of the last answer, carried out: what becomes of each leg, and what comes in its place. */
import type { LegWish, Reading } from '../../../../contracts/asking/reading.ts';
import type { ShownLeg, Turn } from '../../../../contracts/asking/turn.ts';
import { plural } from '../../../platform/format.ts';
import { selectionKey } from '../../answer/candidate.ts';
import { baseOf, follow } from '../../answer/follow.ts';
import { type LegChange, markOfPlayer, type Swap, withLegsChanged } from '../../answer/leg-change.ts';
import type { Given } from '../../answer/next.ts';
import { wordsNamed } from '../../answer/words/clarify.ts';
import type { QuestionContext } from '../../queries/reading/sentence.ts';
import { settled } from '../../reading/settle.ts';
import { isOpenWish, legsOf, mostLegs } from '../../reading/wishes/wish.ts';
import type { Heard } from '../heard.ts';
import { changesOf } from '../taps.ts';
import { type LegTerms, legTermsOf } from './leg-terms.ts';
import { counts } from './leg-words.ts';
import { oppositeOf } from './opposite.ts';
import { problemIn } from './problems.ts';
import { type Operation, type Operations, readOperations } from './read-operations.ts';
import { type Refused, refusing } from './refused.ts';
import { withLegsCounted } from './said/counted-legs.ts';
import { asTheOthers, kindOf, sameAs } from './same-as.ts';

/** @returns undefined if the text names no operation, or has words that belong to none */
export function changedLegs(prompt: string, turn: Turn, others: QuestionContext): Heard | undefined {
  const { play, queries } = turn;
  const [reading] = queries;
  if (!play || play.legs.length === 0 || reading?.intent !== 'play') return undefined;
  const context = ofTheirSport(others, play.legs);
  const said = withoutTotal(prompt, play.legs.length);
  const read = readOperations(
    play.legs.length > 1
      ? withLegsCounted(
          said
            .replace(oneOfThem, 'swap the riskiest one for $1')
            .replace(oneToBe, 'swap the riskiest one for $1')
            .replace(plusMoney, 'swap the safest one for a plus money leg'),
          play.legs,
        )
      : said,
    play.legs,
    context,
  );
  if (!read || !isOperation(read.operations)) return undefined;
  // "Just the spread" after a bet on the winner keeps no leg: it is another bet on that game.
  const isOther = read.operations.every(({ verb, meant }) => verb === 'only' && meant.isMissing);
  if (play.legs.length === 1 && isOther) return undefined;
  const given: Given = { reading, ...play };
  const only = refusedOnly(read, given) ?? otherPlayerOf(read, given);
  if (only) return only;
  const all = withRefusals(read);
  return problemIn(all.operations, given, context) ?? carriedOut(all, given, context);
}

/** What no leg is, and what is refused for the next ones: the legs stay. */
function refusedOnly({ operations }: Operations, given: Given): Heard | undefined {
  const all = operations.flatMap(({ refused, meant }) =>
    refused && meant.isMissing && meant.legs.length === 0 ? [{ refused, meant }] : [],
  );
  if (all.length < operations.length) return undefined;
  const missing = all.flatMap(({ meant }) => meant.missing ?? []);
  const kinds = all.filter(({ meant }) => meant.missing === undefined).map(({ refused }) => refused);
  if (!kinds.every(isOfKind)) return undefined;
  return shownAgain(given, missing.reduce(withoutPlayer, refusing(baseOf(given), kinds)));
}

/** "Not McDavid" after a scorer of the game or team that was asked for: another player of it. */
function otherPlayerOf({ operations, same }: Operations, given: Given): Heard | undefined {
  const [operation, ...others] = operations;
  const [leg, ...legs] = given.legs;
  const { refused, meant, terms = '' } = operation ?? {};
  if (!leg?.prop || !refused || others.length + legs.length + same.size > 0 || terms !== '') return undefined;
  const { playerId } = leg.prop;
  if (isOfKind(refused) || meant?.missing !== undefined || !refused.players.includes(playerId))
    return undefined;
  const base = baseOf(given);
  const isOfNamed = base.teams.some(({ stance }) => stance !== 'avoid');
  if (!isOfNamed || base.player !== null || base.wishes.length > 0) return undefined;
  return {
    kind: 'play',
    next: {
      reading: settled(withoutPlayer(base, leg.prop.player)),
      keep: [],
      without: [...new Set([...given.without, markOfPlayer(playerId)])],
    },
  };
}

/** "Make one of them a touchdown scorer": nobody says which, so that the least likely leaves. */
const oneOfThem =
  /^(?:(?:can|could|please|you|we|i|want|to|now|just) )*(?:make|swap|change|turn|replace|switch) (?:just )?one (?:of (?:them|those|these|the (?:legs|picks))|leg|pick)(?: out)? (?:(?:into|to|for|with|be) )?((?:an?|the|some) .{3,60})$/i;

/** "Can one of them be an underdog". */
const oneToBe =
  /^(?:(?:can|could|should|let|have|i want|i'?d like|need) )(?:just |at least )?one (?:of (?:them|those|these|the (?:legs|picks))|leg|pick) (?:to )?be ((?:an?|the|some) .{3,60}?)[ .!?]*$/i;

/** "The Jets" beside legs of football are the football team, whatever the box says. */
function ofTheirSport(context: QuestionContext, legs: readonly ShownLeg[]): QuestionContext {
  const [sport, ...others] = [...new Set(legs.map((leg) => leg.sport))];
  return sport && others.length === 0 ? { ...context, selectedSport: sport } : context;
}

const total =
  /^((?:(?:ok|okay|nah|yeah|actually|and|now|can you|could you|lets|let's|please)[ ,]+)*)(?:make|bump|get|take|bring|turn) (?:it|this|that)(?: (?:up|in|into|to|a|an))* (\d|two|three|four|five|six|seven|eight)(?:[ -]?(?:legs?|legger|teams?|teamer|picks?))?(?: and|[,.;:-]+ ?(?:and )?| by) ?(?=(?:add|adding|throw|toss|put|include|tack|slide|slip|squeeze|mix|work|give|get)\b)/i;

/** "Make it three, throw in the Lions": the leg that is added makes it three. */
function withoutTotal(prompt: string, legs: number): string {
  const said = total.exec(prompt)?.[2]?.toLowerCase();
  const count = said === undefined ? undefined : (counts[said] ?? Number(said));
  return count === legs + 1 ? prompt.replace(total, '$1') : prompt;
}

/** "Too chalky, give me at least one plus money leg": the shortest price leaves for it. */
const plusMoney =
  /^(?:(?:(?:thats|that'?s|its|it'?s|this is|way|a bit|kinda|so) )*(?:too )?(?:chalky|chalk|safe|short|boring|juicy|much chalk|many favorites)(?: for me)?[,.!? ]+)?(?:(?:can|could|please|you|we|i|want|need|give|gimme|me|get|have|make|find|with|to|now|just|sure|of|is|theres|there's) )*(?:at least )?(?:one|1)(?: (?:of (?:them|those|these|the (?:legs|picks))|leg|pick))?(?: (?:that is|thats|that's|to be|be|is|has|with|at))* (?:plus[ -]?money|\+ ?money|plus odds)(?: (?:leg|pick|one|bet|odds|play|team))?(?: in (?:it|there))?[ .!?]*$/i;

const isOfKind = ({ teams, sides, markets, stats = [] }: Refused): boolean =>
  teams.length + sides.length + markets.length + stats.length > 0;

/** Beside legs that leave, what no leg is stays out of those that come in their place. */
const withRefusals = ({ operations, same }: Operations): Operations => ({
  same,
  operations: operations.map((each) =>
    each.refused && isOfKind(each.refused) && each.meant.legs.length === 0 && !each.meant.isNumbered
      ? { ...each, meant: { ...each.meant, isMissing: each.meant.missing !== undefined } }
      : each,
  ),
});

/** The same legs; what is refused stays out of later changes. */
const shownAgain = (given: Given, base: Reading): Heard => ({
  kind: 'play',
  next: {
    reading: settled(base),
    keep: given.legs.map((leg) => selectionKey(leg.gameId, leg)),
    without: [...given.without],
  },
});

const withoutPlayer = (base: Reading, name: string): Reading => ({
  ...base,
  notPlayers: [...new Set([...(base.notPlayers ?? []), name])],
});

const strong: ReadonlySet<Operation['verb']> = new Set([
  ...(['keep', 'drop', 'swap', 'flip', 'fresh', 'refuse', 'only'] as const),
]);

/** "I like the Bills" and "give me an over" change nothing unless something else does. */
const isOperation = (operations: readonly Operation[]): boolean =>
  operations.some(
    ({ verb, meant, terms }) =>
      (verb === 'add' && terms !== '') ||
      (strong.has(verb) && (meant.legs.length > 0 || meant.isMissing || meant.unclear !== undefined)),
  );

function carriedOut(
  { operations, same }: Operations,
  given: Given,
  context: QuestionContext,
): Heard | undefined {
  const { legs } = given;
  const on = (...verbs: Operation['verb'][]) =>
    new Set(operations.flatMap(({ verb, meant }) => (verbs.includes(verb) ? meant.legs : [])));
  const dropped = on('drop');
  const kept = on('keep', 'only', 'like');
  const unread: string[] = [];
  const termsFor = (text: string, leg?: ShownLeg): LegTerms['wishes'] => {
    const terms = legTermsOf(text, context, leg);
    unread.push(...terms.unread);
    return terms.wishes;
  };
  // "I don't like that, give me a total": what is wanted comes in the place of what leaves.
  const wanted = operations.filter(({ verb }) => verb === 'find');
  const isReplacing = operations.some(
    ({ verb, terms, meant }) => isLeaving(verb) && terms === '' && meant.legs.length > 0,
  );
  const [one, ...more] = isReplacing ? wanted : [];
  if (more.length > 0) return undefined;
  const swaps = new Map<number, Swap>();
  for (const { meant, terms, verb } of operations) {
    if (verb !== 'swap' && verb !== 'fresh' && verb !== 'flip' && verb !== 'refuse') continue;
    for (const at of meant.legs) {
      const leg = legs[at];
      if (!leg || dropped.has(at)) continue;
      const isOfKind = verb === 'fresh' && !meant.isNumbered;
      const asBefore = () => sameAs(leg, same) ?? (isOfKind ? kindOf(leg) : undefined);
      const side = /^the (over|under)$/i.exec(terms)?.[1]?.toLowerCase();
      if (side !== undefined && side === leg.selection)
        return unclear(`Leg ${at + 1} is an ${side} already.`, given);
      // "Swap the first for the other team".
      const isFlipped = verb === 'flip' || (verb === 'swap' && ofOtherSide.test(terms));
      const wish = isFlipped
        ? oppositeOf(leg)
        : terms === '' && !one
          ? asBefore()
          : termsFor(terms || (one?.terms ?? ''), leg)[0];
      if (wish === null) return unclear('That leg has no other side with a price.', given);
      swaps.set(at, { leg: at, ...(wish && !isOpenWish(wish) && { terms: { ...wish, count: 1 } }) });
    }
  }
  const added = operations.flatMap(({ verb, terms }) =>
    verb === 'add' || (verb === 'find' && !isReplacing)
      ? termsFor(terms, ofOneGame(legs)).map((wish) => asTheOthers(wish, legs))
      : [],
  );
  if (unread.length > 0)
    return unclear(`We couldn’t place ${wordsNamed([...new Set(unread)])} in that change.`, given);
  if ([...kept].some((at) => dropped.has(at) || swaps.has(at))) return undefined;
  const refused = operations.flatMap((each) => each.refused ?? []);
  const rest = othersThan(operations, { kept, dropped, swaps, added, legs });
  const change: LegChange = {
    dropped: [...dropped, ...rest.dropped],
    swapped: [...swaps.values(), ...rest.swapped],
    added,
    without: refused.flatMap(({ players }) => players).map(markOfPlayer),
  };
  return changedTo(given, change, refused.length > 0 ? refusing(baseOf(given), refused) : baseOf(given));
}

const ofOtherSide = /^(?:against (?:them|that|it)|(?:the |their )?(?:other (?:team|side)|opponents?))$/;

const isLeaving = (verb: Operation['verb']): boolean => verb === 'swap' || verb === 'fresh';

/** The leg whose game "the over" is of, where all legs are of one. */
const ofOneGame = (legs: readonly ShownLeg[]): ShownLeg | undefined =>
  new Set(legs.map(({ gameId }) => gameId)).size === 1 ? legs.find(({ prop }) => !prop) : undefined;

interface Sorted {
  readonly kept: ReadonlySet<number>;
  readonly dropped: ReadonlySet<number>;
  readonly swaps: ReadonlyMap<number, Swap>;
  readonly added: readonly LegWish[];
  readonly legs: readonly ShownLeg[];
}

/** What becomes of the legs that no operation names: they stay, unless all that is said is which ones to keep. */
function othersThan(operations: readonly Operation[], { kept, dropped, swaps, added, legs }: Sorted) {
  const isOnly = operations.some(({ verb }) => verb === 'only');
  const isKeeping = isOnly || operations.some(({ verb }) => verb === 'keep');
  // "Drop the second and keep only the first" leaves no third one.
  if (!isKeeping || kept.size === 0 || swaps.size > 0 || (dropped.size > 0 && !isOnly))
    return { dropped: [], swapped: [] };
  const others = [...legs.keys()].filter((at) => !kept.has(at) && !dropped.has(at));
  return isOnly || added.length > 0
    ? { dropped: others, swapped: [] }
    : { dropped: [], swapped: others.map((leg) => ({ leg })) };
}

function changedTo(given: Given, change: LegChange, whole: Reading): Heard {
  const { legs } = given;
  // Of several singles one is shown, and is the one that changes.
  const { slips, ...single } = whole;
  const base = legs.length === 1 && slips?.kind === 'singles' ? single : whole;
  const { dropped = [], swapped = [], added = [], without = [] } = change;
  const count = legs.length - dropped.length + legsOf(added);
  if (count > mostLegs) return unclear(`A bet has at most ${plural(mostLegs, 'leg')} here.`, given);
  if (dropped.length + swapped.length + added.length === 0)
    return unclear('Nothing in the last answer would change.', given);
  const [only] = swapped;
  const isAll = swapped.length === legs.length && swapped.every(({ terms }) => !terms) && added.length === 0;
  const next =
    isAll && only && without.length === 0 && base.notSides === given.reading.notSides
      ? follow(given, { kind: 'again' })
      : withLegsChanged(given, base, change);
  if (!next) return unclear('No leg would be left.', given);
  return { kind: 'play', next: { ...next, reading: settled(next.reading) } };
}

const unclear = (why: string, given: Given): Heard => ({ kind: 'unclear', why, instead: changesOf(given) });
