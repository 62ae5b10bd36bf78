/** By how much a team is favored, or how many points it gets: "favored by a touchdown or more", "double digit dogs", "-7 or higher". */
import type { FindQuery } from '../../../../../contracts/asking/queries/find.ts';
import { numberNames } from '../../../reading/words/counts.ts';

/** What a spread's size is compared with; a line is a multiple of a half, so that a quarter beside it is on no line. */
export interface SpreadSize {
  readonly over: number;
  readonly side: 'over' | 'under';
  /** Whose spread it is. */
  readonly sort: 'favorite' | 'underdog';
}

const fourteen = 'fourteen';
const words = [...numberNames.slice(2, 11), fourteen];
const [quarter, half] = [0.25, 0.5];
const [touchdown, fieldGoal, doubleDigits] = [7, 3, 10];

const amount = `(?:\\d{1,2}(?:\\.5)?|${words.join('|')}|(?:a |one |two )?(?:touchdowns?|tds?)|(?:a )?(?:field ?goal|fg)|double[- ]digits?)`;
const unit = '(?:[- ]?(?:points?|pts?))?';
const least = '(?:at least|more than|over|north of|above|bigger than|better than)';
const most = '(?:at most|less than|fewer than|under|below|up to|within|no more than)';
const orMore = '(?: ?\\+|[- ]plus| or (?:more|better|higher|greater|bigger|above|over)| and up)';
const orLess = '(?: or (?:less|fewer|lower|smaller|under|below))';
const favorites = 'favou?red|fav(?:ou?rite|e)?s?|chalk|laying|lay|giving(?: up)?|spotting';
const dogs = 'under ?dogs?|dogs?|pups?|getting|get|catching|taking';

const sized = `(?:(${least}|${most}) )?(${amount})${unit}(${orMore}|${orLess})?${unit}`;
const behind = new RegExp(`\\b(${favorites}|${dogs})(?: (?:by|of|at|with))? ${sized}(?![\\w.])`, 'i');
const before = new RegExp(`(?<![\\w.+-])${sized}[- ](${favorites}|${dogs})\\b(${orMore}|${orLess})?`, 'i');
const signed = new RegExp(`(?<![\\w.])(?:at )?([+-])(\\d{1,2}(?:\\.5)?)(${orMore}|${orLess})(?![\\w.])`, 'i');

/** @returns the size, and the words without it; undefined where none is named */
export function spreadSizeIn(
  typed: string,
): { readonly size: SpreadSize; readonly rest: string } | undefined {
  const after = behind.exec(typed);
  if (after) {
    const [all, word = '', bound, number, end] = after;
    return {
      size: { ...sizeOf(number, bound, end), sort: sortOf(word) },
      rest: typed.replace(all, wordOf(word)),
    };
  }
  const first = before.exec(typed);
  if (first) {
    const [all, bound, number, end, word = '', behindIt] = first;
    return {
      size: { ...sizeOf(number, bound, end ?? behindIt), sort: sortOf(word) },
      rest: typed.replace(all, wordOf(word)),
    };
  }
  const sign = signed.exec(typed);
  if (!sign) return undefined;
  const [all, of, number, end] = sign;
  const sort = of === '-' ? ('favorite' as const) : ('underdog' as const);
  return { size: { ...sizeOf(number, undefined, end), sort }, rest: typed.replace(all, `as ${sort}s`) };
}

const sortOf = (word: string): SpreadSize['sort'] =>
  new RegExp(`^(?:${dogs})$`, 'i').test(word) ? 'underdog' : 'favorite';

/** "Laying 7 or more" without its number. */
const wordOf = (word: string): string =>
  /^(?:fav|chalk|under|dog|pup)/i.test(word) ? word : `as ${sortOf(word)}s`;

type Bound = Pick<SpreadSize, 'over' | 'side'>;

/** A number alone is the least that is meant: "favored by 7". */
function sizeOf(typed = '', bound = '', end = ''): Bound {
  const value = sizeIn(typed.toLowerCase());
  const isMost = new RegExp(`^${most}$`, 'i').test(bound) || new RegExp(`^${orLess}$`, 'i').test(end);
  const isBeyond = /^(?:more|over|north|above|bigger|better|less|fewer|under|below|within)/i.test(bound);
  const line = value + (isBeyond ? (isMost ? -half : half) : 0);
  return isMost ? { side: 'under', over: line + quarter } : { side: 'over', over: line - quarter };
}

function sizeIn(typed: string): number {
  if (/^\d/.test(typed)) return Number(typed);
  if (/double/.test(typed)) return doubleDigits;
  if (/field|fg/.test(typed)) return fieldGoal;
  if (/touchdown|td/.test(typed)) return /^two/.test(typed) ? 2 * touchdown : touchdown;
  return typed === fourteen ? 2 * touchdown : numberNames.indexOf(typed);
}

/** Topics whose games a size of the spread leaves: of totals, the number is that of the total. */
const ofSpreads: ReadonlySet<FindQuery['topic']> = new Set(['record', 'spread']);

type Sized = Partial<Pick<FindQuery, 'topic' | 'over' | 'side'>> & Pick<FindQuery, 'splits'>;

/** The size that a query narrows to; null for any. */
export function sizeAsked({ topic, over = null, side, splits }: Sized): Bound | null {
  const isOfSpread = splits.includes('favorite') || splits.includes('underdog');
  return topic !== undefined && ofSpreads.has(topic) && isOfSpread && over !== null
    ? { over, side: side === 'under' ? 'under' : 'over' }
    : null;
}

/** ` of 7 or more`; empty for any. */
export function sizeWords(query: Sized): string {
  const size = sizeAsked(query);
  if (size === null) return '';
  return size.side === 'under' ? ` of ${size.over - quarter} or less` : ` of ${size.over + quarter} or more`;
}

/** Whether a spread is of the size; a line of whichever sign. */
export const isOfSize = (size: Bound | null, line: number | null): boolean =>
  size === null ||
  (line !== null && (size.side === 'under' ? Math.abs(line) < size.over : Math.abs(line) > size.over));

/**
 * A question narrowed to a size; of totals and scores the answer says that it is left out.
 * @returns undefined for a topic that no spread narrows
 */
export function withSize(query: FindQuery, { over, side }: SpreadSize): FindQuery | undefined {
  const sized = { ...query, over, side };
  if (sizeAsked(sized)) return sized;
  return unsizedTopics.has(query.topic)
    ? { ...query, unkept: [...query.unkept, unsized].slice(0, 4) }
    : undefined;
}
const unsizedTopics: ReadonlySet<FindQuery['topic']> = new Set(['total', 'form', 'statistic']);
const unsized = 'figures by the size of the spread';
