/** Reads bets made elsewhere that are to be tracked, and changes of those that are: "I bet 50 on the Bills -3, log it". */

import type { NamedBet } from '../../../../contracts/asking/queries/common.ts';
import type { TrackQuery } from '../../../../contracts/asking/queries/own.ts';
import type { Period } from '../../../../contracts/feed/markets.ts';
import { wishesForNamed } from '../../reading/plain/bets/named/named.ts';
import { betIn } from '../bets/bets.ts';
import { slipIn } from '../bets/parts.ts';
import { asksForOneMore } from '../reading/one-more.ts';
import { type Subject, subjectOf } from '../table/subject.ts';
import { type Known, type Meant, type Terms, termsOf } from '../table/terms.ts';
import { type TrackMeaning, trackWords } from './words.ts';

const none = {
  ask: 'track',
  legs: [],
  stake: null,
  book: null,
  price: null,
  result: null,
  units: null,
  part: null,
} as const;

/** Parts of a game, which a named bet has no place for. */
const parts = {
  regulation: 'regulation',
  firstHalf: 'first_half',
  secondHalf: 'second_half',
  firstQuarter: 'first_quarter',
  firstPeriod: 'first_period',
  firstFive: 'first_five',
} as const satisfies Partial<Record<TrackMeaning, Period>>;

function partIn(has: (meaning: TrackMeaning) => boolean): Period | null {
  const named = (Object.keys(parts) as (keyof typeof parts)[]).find((each) => has(each));
  return named ? parts[named] : null;
}

/** @returns undefined if it is another kind of question, or if a word is left unread */
export function readTrack(prompt: string, known: Known): TrackQuery | undefined {
  if (wishesForNamed(prompt)) return undefined;
  if (buildsBet.test(prompt) && !isOfTracker.test(prompt)) return undefined;
  if (asksForOneMore(prompt)) return undefined;
  if (/\?\s*$/.test(prompt) && !/\b(?:log|track|save|add|mark|delete|remove)\b/i.test(prompt))
    return undefined;
  const terms = termsOf(prompt, trackWords, known);
  const subject = subjectOf(terms);
  const { unread, books } = subject;
  if (terms.isUnclear || terms.nightGame || books.length > 1) return undefined;
  // "Put 50 on the Cowboys for me" asks us to place it.
  if (/\b(?:place|put|bet)\b.*\bfor me\b/i.test(prompt) && !subject.has('log') && !subject.has('logIt'))
    return undefined;
  // What stands around a change is a story, because nothing is changed by it; around a bet it could be a term of it.
  const { allAsides = false, ...strictly } = known;
  if (allAsides && unread.length > 0) return undefined;
  if (allAsides)
    return (
      changed(subject, prompt) ?? saved(subject) ?? (known.meant && asMeant(known.meant, subject, terms))
    );
  const slip = addedSlip(prompt, strictly);
  if (slip) return slip;
  if (unread.length > 0) return undefined;
  return changed(subject, prompt) ?? added(subject, terms) ?? saved(subject);
}

/** "Parlay the Oilers and the Sabres, and add the Stars": a bet to be made, and none to be tracked. */
const buildsBet =
  /^\W*(?:please |can you |could you )?(?:parlay (?!placed|made|hit|lost|won)|build|combine|put together|give me|make me|construct)/i;
const isOfTracker =
  /\b(?:log|track|save|tracker|record|note|add (?:it|this|that|them|to my)|my (?:bets|picks|slip|card))\b/i;

const isNamed = ({ teams, players }: Subject<TrackMeaning>) => teams.length > 0 || players.length > 0;

/** A pick that is there already: by its team or player, as far as it is named. */
function pickNamed(subject: Subject<TrackMeaning>): NamedBet | undefined {
  const { teams, players, markets, lines, sides, sports } = subject;
  const bare = [markets, lines, sides, subject.numbers].every((each) => each.length === 0);
  if (!bare) return betIn({ ...subject, prices: [], has: () => false });
  const [player = null] = players;
  if (players.length > 1 || (teams.length === 0 && player === null)) return undefined;
  const market = player === null ? null : ('prop' as const);
  return {
    sports,
    teams: teams.slice(0, 2),
    player,
    stat: subject.stats[0] ?? null,
    market,
    side: null,
    line: null,
    price: null,
  };
}

const resultWords = {
  push: 'push|void|voided|no action|refunded|scratched',
  hit: 'win|won|winner|w|hit|cashed|covered|green',
  miss: 'loss|lost|loser|l|miss|missed|lose|red',
} as const;
/** What a pick was, in contrast to what stands there: "it was a push", "but they covered", "should be a W". */
const really = new RegExp(
  `\\b(?:(?:it|that|this|they|he|she|game|ended|landed|finished)(?: \\w+)? (?:was|is|a|an)|it|its|was|were|they|he|she|but|actually|really|should(?: have|ve)? be(?:en)?|to|not)(?: an?)?(?: actually| really)? (${Object.values(resultWords).join('|')})\\b`,
  'gi',
);

/** The last one that is said of the pick itself; otherwise any. */
function wasReally({ has }: Subject<TrackMeaning>, prompt: string): 'hit' | 'miss' | 'push' | null {
  const said = [...prompt.matchAll(really)].filter(([all]) => !/^(?:not|to)/i.test(all)).at(-1)?.[1];
  const named = (['push', 'hit', 'miss'] as const).filter(has);
  const meant = named.find((each) => resultWords[each].split('|').includes(said?.toLowerCase() ?? ''));
  return (named.length > 1 ? meant : undefined) ?? named[0] ?? null;
}

/** Marks, removes or corrects a pick. */
function changed(subject: Subject<TrackMeaning>, prompt: string): TrackQuery | undefined {
  const { has, prices, money, numbers, lines, units } = subject;
  if (units.length > 0 || has('logIt')) return undefined;
  const isOld = has('that') || has('mine') || isNamed(subject);
  const result = wasReally(subject, prompt);
  // The number of an over is its line.
  const amounts = [...money, ...(subject.sides.length > 0 ? [] : numbers)];
  if (has('cashOut')) {
    if (amounts.length > 1 || prices.length > 0) return undefined;
    return { ...none, legs: [], action: 'cash_out', stake: amounts[0] ?? null };
  }
  // "Undo" alone is about the last one.
  const isAlone = [subject.teams, subject.players, prices, amounts, lines].every((each) => each.length === 0);
  if (has('remove') && result === null && (isOld || isAlone) && prices.length + amounts.length === 0) {
    const leg = isNamed(subject) ? pickNamed(subject) : undefined;
    return leg || !isNamed(subject) ? { ...none, action: 'remove', legs: leg ? [leg] : [] } : undefined;
  }
  const isFix =
    has('fix') ||
    (has('not') && has('that') && subject.books.length === 1 && !has('mark')) ||
    (has('not') && (has('that') || has('made')) && prices.length + amounts.length === 2);
  const isBare = prices.length + amounts.length + lines.length + subject.books.length === 0;
  // "You have my Cards pick as L, it was a push, fix pls".
  if (isFix && result !== null && isBare && isNamed(subject)) {
    const leg = pickNamed(subject);
    return leg && { ...none, action: 'mark', legs: [leg], result };
  }
  if (isFix && !has('mark') && (isOld || has('not') || isAlone || prices.length + amounts.length > 0)) {
    const leg = isNamed(subject) ? pickNamed({ ...subject, numbers: [] }) : undefined;
    const [price] = prices;
    const [stake] = amounts;
    if (price !== undefined && amounts.length === 0 && prices.length <= 2)
      return { ...none, action: 'price', legs: leg ? [leg] : [], price };
    // "I got it at +3.5, not +3": the line is the asker's, or the book.
    const isOfLine = prices.length + amounts.length === 0 && lines.length === 2;
    if (isOfLine) {
      const [line = 0] = lines;
      const named = isNamed(subject) ? pickNamed({ ...subject, numbers: [], lines: [line] }) : undefined;
      return named && { ...none, action: 'price', legs: [named] };
    }
    if (prices.length + amounts.length + lines.length === 0 && subject.books.length === 1)
      return { ...none, action: 'price', legs: leg ? [leg] : [], book: subject.books[0] ?? null };
    if (stake !== undefined && prices.length === 0 && amounts.length <= 2)
      return { ...none, action: 'price', legs: leg ? [leg] : [], stake };
    return undefined;
  }
  if (result === null || !(has('mark') || has('push')) || !isOld || prices.length + money.length > 0)
    return undefined;
  const leg = isNamed(subject) ? pickNamed(subject) : undefined;
  if (!leg && (isNamed(subject) || lines.length > 0)) return undefined;
  return { ...none, action: 'mark', legs: leg ? [leg] : [], result };
}

/** What no word of the tracker says, and the question looks like. */
function asMeant(
  { topic }: Meant,
  subject: Subject<TrackMeaning>,
  terms: Terms<TrackMeaning>,
): TrackQuery | undefined {
  if (topic === 'add') return added(subject, terms, true);
  const isBare = [subject.prices, subject.money, subject.numbers].every((each) => each.length === 0);
  const leg = isNamed(subject) ? pickNamed(subject) : undefined;
  return topic === 'remove' && isBare && leg ? { ...none, action: 'remove', legs: [leg] } : undefined;
}

/** One bet that was made. */
function added(
  subject: Subject<TrackMeaning>,
  terms: Terms<TrackMeaning>,
  isMeant = false,
): TrackQuery | undefined {
  const { has, books, units } = subject;
  if (
    !(isMeant || has('log') || has('logIt') || has('made')) ||
    ['hit', 'miss', 'push', 'remove', 'fix', 'not', 'mark'].some((each) => has(each as TrackMeaning))
  )
    return undefined;
  if (!isNamed(subject) || subject.percents.length > 0) return undefined;
  const { stakes, lines } = numbersIn(terms);
  const [stake = null, ...more] = [...subject.money, ...stakes];
  if (more.length > 0 || units.length > 1) return undefined;
  const leg = betIn({ ...subject, has: () => false, numbers: lines });
  return (
    leg && {
      ...none,
      action: 'add',
      legs: [leg],
      stake,
      units: units[0] ?? null,
      book: books[0] ?? null,
      part: partIn(has),
    }
  );
}

/** "Track that", "save just those, 20 bucks, got +180 on MGM": the last answer, if there is one. */
function saved(subject: Subject<TrackMeaning>): TrackQuery | undefined {
  const { has, money, numbers, teams, players, units, prices, books } = subject;
  const amounts = money.length > 0 ? money : numbers;
  const odd = [teams, players, subject.lines, subject.markets, subject.sides, subject.stats];
  if (
    !(has('logIt') || (has('log') && has('that'))) ||
    amounts.length > 1 ||
    prices.length > 1 ||
    units.length > 1 ||
    odd.some((each) => each.length > 0)
  )
    return undefined;
  return {
    ...none,
    legs: [],
    action: 'save_last',
    stake: amounts[0] ?? null,
    units: units[0] ?? null,
    price: prices[0] ?? null,
    book: books[0] ?? null,
  };
}

/** A parlay: one price and one stake for all its legs. */
function addedSlip(prompt: string, known: Known): TrackQuery | undefined {
  const slip = slipIn(prompt.replace(/\bfor (?=\$?\d)/gi, ', '), trackWords, known);
  if (!slip) return undefined;
  const has = (meaning: TrackMeaning) => slip.parts.some((part) => part.has(meaning));
  // A parlay has no place for the parts of its games.
  if (partIn(has) !== null) return undefined;
  if (!(has('log') || has('logIt') || has('made')) || has('fix') || has('remove')) return undefined;
  // "Was +480" is the price of the slip; another figure beside it would be a correction.
  if (has('not') && slip.parts.filter((part) => part.prices.length > 0).length !== 1) return undefined;
  const own = slip.legs.flatMap(({ price }) => price ?? []);
  const rest = slip.rest.flatMap(({ prices }) => prices);
  const counted = slip.rest.flatMap(({ numbers }) => numbers).filter((number) => number !== slip.legs.length);
  const amounts = [...slip.parts.flatMap(({ money }) => money), ...counted];
  const books = [...new Set(slip.parts.flatMap((part) => part.books))];
  const isWhole = own.length + rest.length <= 1;
  if (
    amounts.length > 1 ||
    books.length > 1 ||
    !(isWhole || (rest.length === 0 && own.length === slip.legs.length))
  )
    return undefined;
  const price = rest[0] ?? (isWhole ? own[0] : undefined) ?? null;
  return {
    ...none,
    action: 'add',
    legs: slip.legs.map((leg) => milestone(isWhole ? { ...leg, price: null } : leg)),
    stake: amounts[0] ?? null,
    book: books[0] ?? null,
    price,
  };
}

/** "Swift 50 rush" is 50 yards or more. */
const milestone = (leg: NamedBet): NamedBet =>
  leg.market === 'prop' &&
  leg.side === null &&
  leg.line !== null &&
  Number.isInteger(leg.line) &&
  leg.line >= 1
    ? { ...leg, side: 'over', line: leg.line - 0.5 }
    : leg;

/** A number after "over" or "under" is a line; any other is the stake in dollars. */
function numbersIn({ terms }: Terms<TrackMeaning>): { stakes: number[]; lines: number[] } {
  const found: { stakes: number[]; lines: number[] } = { stakes: [], lines: [] };
  for (const [at, term] of terms.entries()) {
    if (term.kind !== 'number') continue;
    const isLine = terms[at - 1]?.kind === 'side' || terms[at + 1]?.kind === 'stat';
    (isLine ? found.lines : found.stakes).push(term.value);
  }
  return found;
}
