/** The notes above a play: what differs from the question, what to know about the prices, and what the prices know. */
import type { Note } from '../../../../contracts/asking/analysis.ts';
import type { Reading } from '../../../../contracts/asking/reading.ts';
import type { Sport } from '../../../../contracts/feed/sports.ts';
import { isOneScore, parts } from '../../../feed/markets/periods.ts';
import { registry } from '../../../feed/markets/registry.ts';
import { commissionOf } from '../../../feed/odds/commission.ts';
import { americanToDecimal, formatAmerican } from '../../../feed/odds/odds.ts';
import type { Candidate } from '../candidate.ts';
import type { Offer } from '../offer/result.ts';
import { elsewhereOf } from '../one-book.ts';
import { numberMissed } from '../payout/near.ts';
import { shareGame } from '../same-game/joint-of.ts';
import { chanceOf, payoutOf } from '../terms.ts';
import {
  afterCommission,
  measuredNote,
  nameOf,
  notAtOwnBooks,
  notes,
  notTogetherAtOwnBooks,
  oneBookPays,
  partlyPricedNote,
  propsBesides,
  readByModel,
  substituteNote,
} from './notes.ts';
import { sportsNamed } from './wanted-bet.ts';

interface Noted {
  readonly offer: Extract<Offer, { kind: 'offer' }>;
  readonly legs: readonly Candidate[];
  /** Whether props were asked for among other markets, and none is priced. */
  readonly lacksProps: boolean;
  /** Words that only the model could read. */
  readonly hardWords: readonly string[];
  /** What is to be said of the games, for example that their prices are old. */
  readonly boards: readonly { readonly notes: readonly Note[] }[];
  /** The sports that were selected, and have no game on the days of the question. */
  readonly insteadOf?: readonly Sport[] | undefined;
}

export function playNotes({ offer, legs, lacksProps, hardWords, boards, insteadOf }: Noted): Note[] {
  const elsewhere = legs.filter(({ isOwnBook }) => !isOwnBook).map(nameOf);
  const book = legs[0]?.book ?? '';
  const isBare = legs.some(({ facts }) => Object.values(facts).every((each) => each.length === 0));
  return [
    ...(insteadOf
      ? [
          otherSport(
            insteadOf,
            legs.map(({ game }) => game.sport),
          ),
        ]
      : []),
    ...offer.substitutes.map(substituteNote),
    ...missedNotes(legs, offer.wanted.reading),
    ...(offer.partlyPriced ? [partlyPricedNote(offer.partlyPriced)] : []),
    ...(lacksProps ? [propsBesides()] : []),
    ...(hardWords.length > 0 ? [readByModel(hardWords)] : []),
    ...boards.flatMap((board) => board.notes),
    ...(elsewhere.length > 0
      ? [legs.length > 1 ? notTogetherAtOwnBooks(book) : notAtOwnBooks(elsewhere)]
      : []),
    ...(commissionOf(book) > 0 ? [afterCommission(book)] : []),
    ...edgeNotes(legs),
    ...(isBare ? [notes.priceOnly] : []),
    ...legs.flatMap(measuredNotes).slice(0, 1),
    ...legs.flatMap(tieNotes).slice(0, 1),
    ...(legs.every(({ books }) => books === 1) ? [notes.oneBook] : []),
    notes.known,
  ];
}

function otherSport(selected: readonly Sport[], answered: readonly Sport[]): Note {
  const text = `No ${sportsNamed(selected)} game is left on the days you asked about, so this is from the ${sportsNamed([...new Set(answered)])}.`;
  return { kind: 'substituted', text };
}

/** A payout in the range of the number that was asked for, and not near it. */
function missedNotes(legs: readonly Candidate[], reading: Reading): Note[] {
  const number = numberMissed(legs, reading);
  if (number === undefined) return [];
  const pays = formatAmerican(payoutOf(legs));
  const text = `Nothing we found that fits pays within 20% of ${formatAmerican(number)}: this pays ${pays}${shareGame(legs) ? ' by a parlay calculator' : ''}.`;
  return [{ kind: 'substituted', text }];
}

/** What the chance of a two-way moneyline of a part means. */
function tieNotes({ marketKey }: Candidate): Note[] {
  const { period, sides, hasLine } = registry[marketKey];
  if (period === 'game' || isOneScore(period) || hasLine || sides.includes('draw')) return [];
  const text = `If the ${parts[period].label} is tied, the stake comes back. The chance is the one if it isn’t.`;
  return [{ kind: 'tie', text }];
}

/** How the chance of a leg is known of which books price one side. */
function measuredNotes({ measured }: Candidate): Note[] {
  return measured ? [measuredNote(measured)] : [];
}

/** Says so where the one book of the bet is the only one at which it pays on average. */
function edgeNotes(legs: readonly Candidate[]): Note[] {
  // No feed has the price of legs of one game.
  if (shareGame(legs)) return [];
  const chance = chanceOf(legs);
  const pays = (odds: number) => chance * americanToDecimal(odds) > 100;
  if (legs.length === 0 || !pays(payoutOf(legs))) return [];
  const [next] = elsewhereOf(legs);
  if (next && pays(Number(next.odds))) return [];
  const price = next && `${formatAmerican(Number(next.odds))} at ${next.book}`;
  return [oneBookPays(legs[0]?.book ?? '', price ?? null)];
}
