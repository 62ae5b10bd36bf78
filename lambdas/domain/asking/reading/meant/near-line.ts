/** "Cowboys spread around -10.5": a line close to the one that is named is what is wished for, too. */
import type { LegWish, Reading, WantedLines } from '../../../../contracts/asking/reading.ts';

const near =
  '(?:around|about|roughly|approximately|near|close to|somewhere (?:around|near)|in the (?:area|neighborhood) of)';
/** No price, chance, hour or sum of money. */
const number =
  "([+-]?)(\\d{1,3}(?:\\.5)?)(?![\\d.]|\\.\\d| ?(?:%|percent|pct|[ap]m\\b|bucks|dollars|o'?clock|et\\b|legs?\\b))";
const nearBefore = new RegExp(`\\b${near} ${number}`, 'gi');
const nearAfter =
  /(?<![\d.$])([+-]?)(\d{1,3}(?:\.5)?) ?(?:-?ish|or so|or thereabouts|give or take|or close(?: to (?:it|that))?)\b/gi;

/** How far from a line is still around it: a point, of large numbers more. */
const nearby = (line: number): number => (line < 50 ? 1 : line < 100 ? 2 : 3);

const linesNear = (prompt: string): ReadonlySet<number> =>
  new Set(
    [nearBefore, nearAfter].flatMap((form) => [...prompt.matchAll(form)].map(([, , size]) => Number(size))),
  );

type OfLine = Pick<LegWish, 'line' | 'lines' | 'sides' | 'markets' | 'stat'>;

/** @returns the reading with the lines near each that is said so; unchanged where none is, or other lines are wanted */
export function withLinesNear(reading: Reading, prompt: string): Reading {
  const said = reading.intent === 'play' ? linesNear(prompt) : new Set<number>();
  if (said.size === 0) return reading;
  const own = nearIn(reading, said);
  const wishes = own.wishes.map((wish) => nearIn(wish, said));
  return wishes.every((wish, at) => wish === own.wishes[at]) ? own : { ...own, wishes };
}

function nearIn<Of extends OfLine>(of: Of, said: ReadonlySet<number>): Of {
  const { line, lines, sides, markets } = of;
  const isOther =
    lines !== undefined && (lines.min ?? lines.max ?? lines.ending ?? lines.any[0] ?? null) !== null;
  if (line === null || isOther || !said.has(Math.abs(line))) return of;
  const size = Math.abs(line);
  const bounds: WantedLines = {
    min: Math.max(0.5, size - nearby(size)),
    max: size + nearby(size),
    any: [],
    ending: null,
    // What is near may be the main line.
    alternate: null,
  };
  const isSpread = markets.includes('spread') && sides.length === 0;
  const given = line < 0 ? ('favorite' as const) : ('underdog' as const);
  return { ...of, line: null, lines: bounds, ...(isSpread && { sides: [given] }) };
}
