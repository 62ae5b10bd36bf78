/** Composes a play: its legs with their arguments, what differs from the question, and the changes on offer. */
import type { Note } from '../../contracts/asking/analysis.ts';
import type { Reading } from '../../contracts/asking/reading.ts';
import type { Candidate } from '../../domain/asking/answer/candidate.ts';
import type { Choice } from '../../domain/asking/answer/choose.ts';
import { composePlay } from '../../domain/asking/answer/compose.ts';
import { changesTo } from '../../domain/asking/answer/follow.ts';
import type { Offer } from '../../domain/asking/answer/offer.ts';
import { fits } from '../../domain/asking/answer/terms.ts';
import {
  nameOf,
  notAtOwnBooks,
  notes,
  notUnderstood,
  partlyPricedNote,
  propsBesides,
  readByModel,
  substituteNote,
} from '../../domain/asking/answer/words/notes.ts';
import { showReading } from '../../domain/asking/reading/parts.ts';
import type { Loaded } from './boards.ts';
import type { Play } from './outcome.ts';
import type { Understood } from './question.ts';

type Open = Extract<Offer, { kind: 'offer' }>;

export function playOf(
  understood: Understood,
  boards: readonly Loaded[],
  offer: Open,
  choice: Choice & { readonly model: string },
): Play {
  const { result, sport, sports, now, taste, next, hardWords } = understood;
  const { reading, unread } = result;
  const legs = choice.legs.map(({ candidate }) => candidate);
  const lacksProps = reading.markets.includes('prop') && !offer.pool.some(({ market }) => market === 'prop');
  const playNotes = [
    ...offer.substitutes.map(substituteNote),
    ...(offer.partlyPriced ? [partlyPricedNote(offer.partlyPriced)] : []),
    ...(lacksProps ? [propsBesides()] : []),
    ...(unread.length > 0 ? [notUnderstood(unread)] : []),
    ...(hardWords.length > 0 ? [readByModel(hardWords)] : []),
    ...boards.flatMap((board) => board.notes),
    ...notesOfPrices(legs),
  ];
  const composed = composePlay(choice, playNotes);
  const { legs: listed, confidence: chance } = composed.analysis;
  const shown = showReading(reading, { selectedSport: sport });
  // More words left unread than parts understood are not charged; a single unknown word is tolerated.
  const isUnderstood = hardWords.length === 0 && unread.length <= Math.max(1, shown.parts.length);
  return {
    kind: 'play',
    charged: isUnderstood && isExact(legs, reading, offer) && !lacksProps,
    ...composed,
    reading: shown,
    notes: playNotes,
    alternatives: [],
    changes: changesTo(
      { reading, legs: listed, chance, without: next?.without ?? [] },
      { boards, now, taste, sports },
    ),
    read: reading,
    model: choice.model,
    dropped: choice.dropped,
  };
}

function isExact(legs: readonly Candidate[], reading: Reading, { substitutes }: Open): boolean {
  return fits(legs, reading) && substitutes.length === 0;
}

function notesOfPrices(legs: readonly Candidate[]): Note[] {
  const elsewhere = legs.filter(({ isOwnBook }) => !isOwnBook).map(nameOf);
  const isBare = legs.some(({ facts }) => Object.values(facts).every((each) => each.length === 0));
  return [
    ...(elsewhere.length > 0 ? [notAtOwnBooks(elsewhere)] : []),
    ...(isBare ? [notes.priceOnly] : []),
    ...(legs.every(({ books }) => books === 1) ? [notes.oneBook] : []),
    notes.known,
  ];
}
