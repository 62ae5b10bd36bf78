/** A bet that was named to be tracked, with what it was otherwise: "oops it was 50 not 55", "at -105 actually", "on fanduel". */
import type { TrackQuery } from '../../../../contracts/asking/queries/own.ts';
import type { Turn } from '../../../../contracts/asking/turn.ts';
import { dollarsOf, type Figure } from '../../queries/reading/figures.ts';
import type { QuestionContext } from '../../queries/reading/sentence.ts';
import { bookCalled } from '../../reading/names/books.ts';
import { wordsOf } from '../asked/around.ts';
import type { Heard } from '../heard.ts';
import { maskedOf } from './masked.ts';

const around = wordsOf(
  "and ok so no not wrong incorrect messed up mixed wait oops whoops sorry my bad mb actually i meant mean said it it's its was is were the a an of for on at with to by make made change put change fix that should be have had bet bets stake staked wager instead rather only just now price odds line got took paid played did book app through thru there dollars bucks correction typo edit update them this me pls please than never risked risking",
);

/** @returns undefined if it says something else, or if nothing was to be added */
export function editOfTrack(
  prompt: string,
  last: TrackQuery,
  { play }: Turn,
  context: QuestionContext,
): Heard | undefined {
  const masked = last.action === 'add' ? maskedOf(prompt, context) : undefined;
  if (!masked) return undefined;
  const words = masked.text.split(' ');
  const books = words.flatMap((word) => bookCalled(word) ?? []);
  const isRest = words.every(
    (word) => /^[A-Z]$/.test(word) || around.has(word) || bookCalled(word) !== undefined,
  );
  if (!isRest) return undefined;
  const made = withFigures(last, masked.text, masked.figures);
  const [book] = booksMeant(masked.text, books);
  if (!made || (masked.figures.length === 0 && book === undefined)) return undefined;
  const query = book === undefined ? made : { ...made, book };
  if (JSON.stringify(query) === JSON.stringify(last)) return undefined;
  return {
    kind: 'queries',
    queries: [query],
    isAside: false,
    // What was saved before this stays as it was saved.
    ...(play && { says: 'If you tracked it already, change it in the Tracker instead.' }),
  };
}

/** "Fanduel not betmgm". */
const booksMeant = (text: string, books: readonly string[]): readonly string[] =>
  books.length > 1 ? books.filter((book) => !isRefused(text, book)) : books;
const isRefused = (text: string, book: string): boolean =>
  text
    .split(/\b(?:not|instead of)\b/)
    .slice(1)
    .some((rest) => rest.split(' ').some((word) => bookCalled(word) === book));

function withFigures(last: TrackQuery, text: string, figures: readonly Figure[]): TrackQuery | undefined {
  const pieces = text.split(/\b[A-Z]s?\b/);
  // "50 not 55": what is refused is what was there.
  const wanted = figures.filter(
    (_, at) => !/\b(?:not|instead of|than)(?: (?:the|a|at|for|on))*$/.test((pieces[at] ?? '').trim()),
  );
  const prices = wanted.filter(({ form }) => form === 'american');
  const money = wanted.filter((figure) => figure.form !== 'american' && dollarsOf(figure) !== undefined);
  if (prices.length > 1 || money.length > 1 || prices.length + money.length < wanted.length) return undefined;
  const [price, stake] = [prices[0]?.value, money[0] && dollarsOf(money[0])];
  const [leg, ...others] = last.legs;
  const isOne = leg !== undefined && others.length === 0;
  return {
    ...last,
    ...(stake !== undefined && { stake, units: null }),
    ...(price !== undefined &&
      (isOne ? { legs: [{ ...leg, price }], price: last.price === null ? null : price } : { price })),
  };
}
