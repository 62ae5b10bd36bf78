/** A bet that was named to be tracked, with what it was otherwise: "oops it was 50 not 55", "at -105 actually", "on fanduel". */
import type { NamedBet } from '../../../../contracts/asking/queries/common.ts';
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

/** "It was -3.5": a number with a sign or a half point is the line of a bet that has one. */
const isLineOf = ({ form, value }: Figure, { line, market }: NamedBet): boolean =>
  line !== null && (form === 'line' || (market !== 'moneyline' && Math.abs(value) % 1 === 0.5));

function withFigures(last: TrackQuery, text: string, figures: readonly Figure[]): TrackQuery | undefined {
  const pieces = text.split(/\b[A-Z]s?\b/);
  // "50 not 55": what is refused is what was there.
  const wanted = figures.filter(
    (_, at) => !/\b(?:not|instead of|than)(?: (?:the|a|at|for|on))*$/.test((pieces[at] ?? '').trim()),
  );
  const prices = wanted.filter(({ form }) => form === 'american');
  const [leg, ...others] = last.legs;
  const isOne = leg !== undefined && others.length === 0;
  const lines = wanted.filter((figure) => isOne && isLineOf(figure, leg));
  const money = wanted.filter(
    (figure) => figure.form !== 'american' && !lines.includes(figure) && dollarsOf(figure) !== undefined,
  );
  const isUnclear = prices.length > 1 || money.length > 1 || lines.length > 1;
  if (isUnclear || prices.length + money.length + lines.length < wanted.length) return undefined;
  const [price, stake] = [prices[0]?.value, money[0] && dollarsOf(money[0])];
  const line = isOne && lines[0] ? lineOf(lines[0], leg) : undefined;
  const own = {
    ...(line !== undefined && { line }),
    ...(price !== undefined && { price }),
  };
  return {
    ...last,
    ...(stake !== undefined && { stake, units: null }),
    ...(isOne
      ? { legs: [{ ...leg, ...own }], price: last.price === null ? null : (price ?? last.price) }
      : price !== undefined && { price }),
  };
}

/** "3.5" after -3 is -3.5. */
const lineOf = ({ form, value }: Figure, { line, market }: NamedBet): number =>
  form !== 'line' && market === 'spread' && line !== null && line < 0 ? -value : value;
