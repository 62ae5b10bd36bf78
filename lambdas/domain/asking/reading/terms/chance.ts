/** Probability wanted for the whole bet, in percent. */
import type { Bounds } from '../../../../contracts/asking/reading.ts';
import type { Rule } from '../draft.ts';

const percent = '(\\d{1,3}(?:\\.\\d{1,2})?) ?(?:%|percent\\b|pct\\b|per cent\\b)';
const before =
  '(?:(?:with|that|thats|is|are|has|have|an?|the|of|at|chance|probability|likely|likelihood|hit|rate|market|gives|it) ){0,5}';
const after =
  '(?: (?:or (?:better|more|higher|less|lower)|and up|likely|likelihood|chance|chances|probability|to (?:win|hit|cash|happen)|sure|implied|certain|hit rate|win rate|win probability)){0,3}';

const ranged = new RegExp(
  ` ${before}(?:between |from )?(\\d{1,3}(?:\\.\\d{1,2})?) ?%? (?:and|to|-) ${percent}${after}`,
  'g',
);
const joined = new RegExp(` ${before}(\\d{1,3})-${percent}${after}`, 'g');
const one = new RegExp(
  ` ${before}(at least|at most|over|above|more than|better than|greater than|higher than|minimum|min|under|below|less than|lower than|up to|maximum|max|no more than|no less than)?(?: of)? ?${percent}(\\+)?(${after})`,
  'g',
);

export const readChance: Rule = ({ text, reading }) => {
  const keep = (bounds: NonNullable<Bounds>): false | undefined => {
    const { min, max } = bounds;
    if ([min, max].some((each) => each !== null && (each < 0 || each > 100)) || reading.chance) return false;
    reading.chance = min !== null && max !== null && min > max ? { min: max, max: min } : bounds;
    return undefined;
  };
  for (const pattern of [ranged, joined]) {
    text.consume(pattern, ([, low, high]) => keep({ min: Number(low), max: Number(high) }));
  }
  text.consume(one, ({ 1: than = '', 2: number, 4: tail = '' }) => {
    const isMax =
      /^(?:at most|under|below|less|lower|up to|max|no more)/.test(than) || /less|lower/.test(tail);
    return keep(isMax ? { min: null, max: Number(number) } : { min: Number(number), max: null });
  });
};
