/** The notes above a play: what differs from the question, what to know about the prices, and what the prices know. */
import type { Note } from '../../../../contracts/asking/analysis.ts';
import type { Candidate } from '../candidate.ts';
import type { Offer } from '../offer.ts';
import {
  nameOf,
  notAtOwnBooks,
  notes,
  partlyPricedNote,
  propsBesides,
  readByModel,
  substituteNote,
} from './notes.ts';

interface Noted {
  readonly offer: Extract<Offer, { kind: 'offer' }>;
  readonly legs: readonly Candidate[];
  /** Whether props were asked for among other markets, and none is priced. */
  readonly lacksProps: boolean;
  /** Words that only the model could read. */
  readonly hardWords: readonly string[];
  /** What is to be said of the games, for example that their prices are old. */
  readonly boards: readonly { readonly notes: readonly Note[] }[];
}

export function playNotes({ offer, legs, lacksProps, hardWords, boards }: Noted): Note[] {
  const elsewhere = legs.filter(({ isOwnBook }) => !isOwnBook).map(nameOf);
  const isBare = legs.some(({ facts }) => Object.values(facts).every((each) => each.length === 0));
  return [
    ...offer.substitutes.map(substituteNote),
    ...(offer.partlyPriced ? [partlyPricedNote(offer.partlyPriced)] : []),
    ...(lacksProps ? [propsBesides()] : []),
    ...(hardWords.length > 0 ? [readByModel(hardWords)] : []),
    ...boards.flatMap((board) => board.notes),
    ...(elsewhere.length > 0 ? [notAtOwnBooks(elsewhere)] : []),
    ...(isBare ? [notes.priceOnly] : []),
    ...(legs.every(({ books }) => books === 1) ? [notes.oneBook] : []),
    notes.known,
  ];
}
